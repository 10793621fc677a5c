## The board of Der Pate

derpate-board-thousands = { $n } هزار
derpate-board-nothing = ۰

## The road

derpate-board-road = جاده، ساعت‌گرد
derpate-board-business = { $name }، { $district }
derpate-board-pays = { $number }، { $kind }، درآمد { $money }
derpate-board-vacant = خالی
derpate-board-held = در دست { $who }
derpate-board-neutral = بی‌طرف
derpate-board-neutral-of = در دست خاندان بی‌طرف { $family }
derpate-board-protected = در حفاظت ماشین
derpate-board-safe = در حفاظت
derpate-board-car-here = ماشین اینجاست
derpate-board-round = راند
derpate-board-phase-income = درآمد
derpate-board-phase-event = کارت رویداد
derpate-board-phase-dice = تاس‌ها
derpate-board-pool = بروکلین
derpate-board-pool-note = دوستان خاندان که هنوز می‌شود به دست آورد
derpate-board-friends = دوست مانده
derpate-board-prison = تومبز
    .full = زندان تومبز
derpate-board-river = هادسون
derpate-board-empty = هیچ‌کس

## Events

derpate-board-ko = حذف
derpate-board-ko-tracks = نشانگرهای رویداد در راه خانهٔ حذف
derpate-board-ko-step = نشانگر { $colour }، برای { $track }، { $n } قدم از ۴ قدم را رفته است.
derpate-board-ko-decided = هر که پس از راند ۷ در انتهای { $track } نباشد حذف می‌شود.
derpate-board-no-card = اولین کارت رویداد با راند ۱ می‌آید.
derpate-board-x = نشانگر رویداد { $colour } یک قدم جلو می‌رود
derpate-board-drive = ماشین { $n } خانه جلو می‌رود
derpate-board-card-open = تا پایان راند برقرار است.
derpate-board-deck = کارت‌های رویداد: { $shown } رو شده، { $deck } در راه
derpate-board-deck-shown = رو شده تا اینجا
derpate-board-deck-unseen =
    { $deck ->
        [0] دیده نشد: این { $n } کارت در جعبه ماند
       *[other] هنوز دیده نشده: { $n } کارت، که { $deck } تای آن در راه است
    }

## Development tracks, chips, favours

derpate-board-tracks = مسیرهای پیشرفت
derpate-board-goal-open = انتهای یکی از دو مسیر اول هدف خواهد بود
derpate-board-goal = هدف انتهای { $track } است
derpate-board-chips = مهره‌ها
derpate-board-chip = مهره: { $chip }
derpate-board-chip-ahead = روی مسیرش
derpate-board-chip-held = در دست
derpate-board-chip-fresh = در دست، همین حالا می‌شود به کار برد
derpate-board-chip-used = مصرف‌شده
derpate-board-extras = مهره‌ها و لطف‌های شما
derpate-board-extras-none = وقتی نشانگرتان در اعتبار یا نفوذ از مهره‌ای بگذرد، آن مهره مال شماست. دوستان تا جایی لطف می‌کنند که نشانگرتان در لطف‌ها رسیده باشد.
derpate-board-chip-wedding = عروسی
    .note = یک دوست خاندان از بروکلین می‌آید.
derpate-board-chip-grandchild = نوه
    .note = تاس بریزید: برای هر خال ۱٬۰۰۰ دلار.
derpate-board-chip-birthday = تولد
    .note = یک خانه در هر مسیری که خواستید.
derpate-board-chip-cop = پلیس
    .note = یکی از این تاس‌ها را دوباره بریزید.
derpate-board-chip-judge = قاضی
    .note = همهٔ این تاس‌ها را دوباره بریزید.
derpate-board-chip-senator = سناتور
    .note = رنگ یکی از تاس‌ها به حساب نمی‌آید.
derpate-board-favour = لطف: { $favour }
derpate-board-favour-member = هادسون
    .note = یکی از افرادتان از رودخانه برمی‌گردد.
derpate-board-favour-marker = بدهی
    .note = یکی از نشانگرهای بدهی‌تان برمی‌گردد.
derpate-board-favour-steps = ۲ قدم
    .note = در اعتبار یا در نفوذ.
derpate-board-favour-money = ۵ هزار
    .note = بانک می‌پردازد.
derpate-board-favours-used = لطف‌های این نوبت: { $n } از ۲
derpate-board-in-business = { $n } در تجارت
derpate-board-at-home = { $n } در ذخیره
derpate-board-in-prison = { $n } در زندان
derpate-board-in-river = { $n } در هادسون
derpate-board-markers = { $n } نشانگر بدهی مانده
derpate-board-owed = { $n } دست { $holder }
derpate-board-friends-left = { $n } دوست

## The dice and their tableau

derpate-board-tableau = صفحهٔ تاس
derpate-board-tableau-of = صفحهٔ تاس { $who }
derpate-board-tableau-idle = تاس‌ها منتظرند
derpate-board-tableau-note = در هر نوبت چهار ردیف پر می‌شود، هر کدام با یک تاس، و هر ردیف بی‌درنگ اجرا می‌شود.
derpate-board-dice = تاس‌ها
derpate-board-die = تاس { $colour }: { $face }
derpate-board-die-idle = تاس { $colour }، هنوز ریخته نشده
derpate-board-die-placed = تاس { $colour }، گذاشته شده
derpate-board-die-here = تاس { $colour } اینجاست: { $face }
derpate-board-row-1 = درآمد
    .note = ردیف ۱: عدد مهم است. تجارت‌های آن نوع به هر که آن‌ها را دارد پول می‌دهند.
derpate-board-row-2 = سیاست
    .note = ردیف ۲: عدد روی خانهٔ هم‌رنگش می‌رود، و هرچه بزرگ‌تر باشد اثرش بیشتر است.
derpate-board-row-3 = تجارت
    .note = ردیف ۳: عدد روی خانهٔ هم‌رنگش می‌رود. آنچه آنجاست باید اجرا شود، مگر تصاحب.
derpate-board-row-4 = آشناها
    .note = ردیف ۴: تاس آخر، هرچه نشان بدهد، شخص هم‌رنگش را خبر می‌کند.
derpate-board-field-of = { $name } (ردیف { $row }):
derpate-board-field-kind-protection = باج
    .note = همهٔ خاندان‌ها برای هر تجارت از این نوع که دارند پول می‌گیرند و برایش یک خانه در نفوذ جلو می‌روند.
derpate-board-field-kind-smuggling = قاچاق
    .note = همهٔ خاندان‌ها برای هر تجارت از این نوع که دارند پول می‌گیرند و برایش یک خانه در اعتبار جلو می‌روند.
derpate-board-field-kind-bookmaking = شرط‌بندی
    .short = شرط
    .note = همهٔ خاندان‌ها برای هر تجارت از این نوع که دارند پول می‌گیرند.
derpate-board-field-kind-loans = نزول‌خواری
    .short = نزول
    .board = نزول
    .note = همهٔ خاندان‌ها برای هر تجارت از این نوع که دارند پول می‌گیرند.
derpate-board-field-kind-gambling = قمار
    .note = همهٔ خاندان‌ها برای هر تجارت از این نوع که دارند پول می‌گیرند.
derpate-board-field-press = مطبوعات
    .short = جراید
    .note = عروسک خیمه‌شب‌بازی از هر رنگی: یک خانه در اعتبار و یک خانه در نفوذ.
derpate-board-field-2-grey = اعتبار
    .note = به تعداد خال‌ها در اعتبار جلو بروید.
derpate-board-field-2-red = نفوذ
    .note = به تعداد خال‌ها در نفوذ جلو بروید.
derpate-board-field-2-black = دیدار
    .note = ماشین به تعداد خال‌ها می‌رود. جایی که می‌ایستد رقیب بیرون می‌رود، یا می‌توانید در تجارت خالی عضو بگذارید.
derpate-board-field-2-white = دست‌کاری شرط‌بندی
    .short = شرط‌ها
    .note = برای هر خال ۱٬۰۰۰ دلار.
derpate-board-field-3-grey = گردهمایی پدرخوانده‌ها
    .short = گردهمایی
    .tiny = جمع
    .note = همهٔ نشانگرهای بدهی دیگران را پس می‌دهید. صاحبانشان برای هر نشانگر و هر خال ۱٬۰۰۰ دلار به شما می‌پردازند.
derpate-board-field-3-red = یورش اف‌بی‌آی
    .short = یورش
    .note = همهٔ اعضای تجارت‌های بی‌حفاظتِ این شماره به زندان می‌روند، افراد خودتان هم.
derpate-board-field-3-black = تصاحب تجارت
    .short = تصاحب
    .note = می‌توانید یک تجارت بی‌حفاظتِ این شماره را بگیرید. یک نشانگر بدهی هزینه دارد و عضو آنجا غرق می‌شود.
derpate-board-field-3-white = دوست خاندان
    .short = دوست
    .note = برای هر خال ۱٬۰۰۰ دلار می‌پردازید و یک دوست خاندان به دست می‌آورید.
derpate-board-field-person = کسی خبر می‌شود
    .short = آشنا
    .note = شخص این رنگ کاری برایتان می‌کند.
derpate-board-field-consigliere = مشاور
    .note = عضوی از ذخیره‌تان به یک تجارت خالی و بی‌حفاظت می‌رود.
derpate-board-field-prosecutor = دادستان
    .note = همهٔ افرادتان از زندان بیرون می‌آیند.
derpate-board-field-informer = خبرچین
    .note = عضو یک رقیب در یک تجارت بی‌حفاظت به زندان می‌رود.
derpate-board-field-banker = بانکدار
    .note = یک خانه در درآمد یا در لطف‌ها.

## Seats

derpate-seat-markers = نشانگر بدهی خودش
