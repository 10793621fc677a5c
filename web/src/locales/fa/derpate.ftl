derpate-title = پدرخوانده
derpate-note = چهار تاس، چهار ردیف. به هدفی برسید که حساب است، وگرنه حذف می‌شوید.
derpate-more = دوازده تجارت، یک ماشین

## Names of things that every edition has. Those of the house edition are in derpate-names.ftl.

derpate-name-dollars = { $n } دلار
derpate-name-pair = { $what ->
    [marker] پس گرفتن نشانگر بدهی از { $second }
   *[other] تاس { $first } روی خانهٔ { $second }
  }
derpate-name-bank = بانک
derpate-name-black = سیاه
derpate-name-white = سفید
derpate-name-grey = خاکستری
derpate-name-red = قرمز
derpate-name-puppet = عروسک خیمه‌شب‌بازی
derpate-name-press = { derpate-board-field-press }
derpate-name-income-1 = { derpate-board-field-kind-protection }
derpate-name-income-2 = { derpate-board-field-kind-smuggling }
derpate-name-income-3 = { derpate-board-field-kind-bookmaking }
derpate-name-income-4 = { derpate-board-field-kind-loans }
derpate-name-income-5 = { derpate-board-field-kind-gambling }
derpate-name-reputation = اعتبار
derpate-name-influence = نفوذ
derpate-name-income = درآمد
derpate-name-favours = لطف‌ها
derpate-name-wedding = عروسی
derpate-name-grandchild = نوه
derpate-name-birthday = تولد
derpate-name-cop = پلیس
derpate-name-judge = قاضی
derpate-name-senator = سناتور
derpate-name-member = عضوی از هادسون
derpate-name-marker = نشانگر بدهی
derpate-name-steps = دو قدم
derpate-name-money = ۵٬۰۰۰ دلار
derpate-name-consigliere = مشاور
derpate-name-prosecutor = دادستان
derpate-name-informer = خبرچین
derpate-name-banker = بانکدار
derpate-name-event = رویداد
derpate-name-dice = تاس‌ها

## Parts of the table

derpate-seat-family = خاندان
derpate-seat-money = پول
derpate-seat-stock = در ذخیره
derpate-seat-prison = در زندان
derpate-seat-river = در هادسون
derpate-seat-friends = دوست
derpate-seat-debts = بدهی به

## Questions

derpate-ask-car = ماشین از کجا شروع کند؟
    .note = محله‌ای که ماشین در آن ایستاده در حفاظت است: آن‌جا نه یورش هست، نه خبرچینی و نه تصاحب، و کسی هم وارد نمی‌شود. ماشین با دیدارها و کارت‌های رویداد پیش می‌رود.
derpate-ask-district = کدام محله مال شماست؟
    .note = افراد شما از سه تجارت آن شروع می‌کنند.
derpate-ask-start = پیش از ریختن تاس کاری دارید؟
derpate-ask-place = کدام تاس را می‌گذارید؟
derpate-ask-pause = پیش از ادامه کاری دارید؟
derpate-ask-occupy = این تجارت خالی است. عضوی در آن می‌گذارید؟
derpate-ask-takeover = تجارتی را تصاحب می‌کنید؟
derpate-ask-service = از این شخص چه می‌خواهید؟
derpate-ask-chip = مهرهٔ تازه‌تان را همین حالا به کار می‌برید؟
derpate-ask-vacate = از کدام تجارت می‌گذرید؟
derpate-ask-bail = وثیقه، یا رودخانه؟

## Where we are

derpate-step-set-up = میز چیده شد
derpate-step-event-card = کارت رویداد
derpate-step-card-text = رویداد: { $card }
derpate-step-kind-roll = تاس برای یورش
derpate-step-vacating = هر کس از یک تجارت می‌گذرد
derpate-step-bailing = وثیقه برای زندانی‌ها
derpate-step-turn = نوبت { $seat }، ردیف { $row }
    .you = { ask-turn }، ردیف { $row }
derpate-step-throw = { $seat } تاس می‌ریزد
derpate-step-grandchild = نوه برای { $seat } تاس می‌ریزد
derpate-step-interrupts = دیگران مهره‌های تازه‌شان را به کار می‌برند
derpate-step-visit = دیدار { $seat }
derpate-step-take-over = تصاحب { $seat }
derpate-step-service = { $seat } و { $person }

## Choices

derpate-word-pass = هیچ، ادامه
derpate-word-car = ماشین به { $noun }
    .group = جای ماشین
derpate-word-district = محلهٔ { $noun }
    .group = محله
derpate-word-place = گذاشتن تاس { $noun }
    .short = { $noun }
    .group = گذاشتن تاس
derpate-word-senator = سناتور: { $noun }
    .note = رنگ این تاس به حساب نمی‌آید.
    .cost = مهرهٔ سناتور مصرف می‌شود
derpate-word-cop = پلیس: تاس { $noun } دوباره
    .note = یکی از این تاس‌ها دوباره ریخته می‌شود.
    .cost = مهرهٔ پلیس مصرف می‌شود
    .group = پلیس: یک تاس دوباره
derpate-word-judge = قاضی: همهٔ تاس‌ها دوباره
    .cost = مهرهٔ قاضی مصرف می‌شود
derpate-word-wedding = عروسی: یک دوست بگیرید
    .cost = مهرهٔ عروسی مصرف می‌شود
derpate-word-grandchild = نوه: تاس برای پول
    .note = برای هر خال ۱٬۰۰۰ دلار، برای عروسک هیچ.
    .cost = مهرهٔ نوه مصرف می‌شود
derpate-word-birthday = تولد: یک قدم در { $noun }
    .cost = مهرهٔ تولد مصرف می‌شود
    .group = تولد: یک قدم
derpate-word-favour = خواستن لطف: { $noun }
    .cost = یک دوست هزینه دارد
derpate-word-favour-reputation = خواستن لطف: دو قدم در اعتبار
    .cost = یک دوست هزینه دارد
derpate-word-favour-influence = خواستن لطف: دو قدم در نفوذ
    .cost = یک دوست هزینه دارد
derpate-word-occupy = رفتن به { $noun }
    .group = رفتن به تجارت خالی
derpate-word-takeover = تصاحب { $noun }
    .note = عضو آنجا در هادسون غرق می‌شود و عضو شما جایش را می‌گیرد.
    .cost = یک نشانگر بدهی هزینه دارد
derpate-word-man = گذاشتن عضو در { $noun }
    .group = گذاشتن عضو
derpate-word-free = آزاد کردن افرادتان
    .note = همهٔ اعضای زندانی‌تان به ذخیره برمی‌گردند.
derpate-word-inform = لو دادن { $noun }
    .note = عضو آنجا به زندان می‌رود.
derpate-word-advance = پیشروی در { $noun }
    .group = پیشروی
derpate-word-vacate = گذشتن از { $noun }
    .note = عضوتان به ذخیره برمی‌گردد و ۴٬۰۰۰ دلار می‌گیرید.
    .group = گذشتن از تجارت
derpate-word-bail = وثیقه برای { $noun } عضو
    .cost = هر نفر ۲٬۰۰۰ دلار
    .group = وثیقه
derpate-word-sink = بگذارید غرق شوند
    .note = زندانی‌هایتان به هادسون می‌روند.

## What happened

derpate-fact-starts = { $seat } بازیکن شروع‌کننده است.
derpate-fact-family = { $seat } رهبر خاندان { $family } است.
derpate-fact-received = { $seat } { $amount } دلار می‌گیرد.
derpate-fact-car = ماشین کنار { $space } می‌ایستد.
derpate-fact-district = { $seat } محلهٔ { $district } را برمی‌دارد.
derpate-fact-neutral = خاندان بی‌طرف { $family } در { $district } است.
derpate-fact-round = راند { $number }.
derpate-fact-event = رویداد: { $card }.
derpate-fact-marker = نشانگر رویداد { $colour } به قدم { $number } می‌رسد.
derpate-fact-marker_stays = نشانگر رویداد { $colour } سر جایش می‌ماند.
derpate-fact-ko = رنگ حذف { $colour } است.
derpate-fact-stays_open = { $card } تا پایان راند برقرار است.
derpate-fact-put_away = { $card } کنار گذاشته می‌شود.
derpate-fact-contributed = { $seat } { $amount } دلار می‌پردازد.
derpate-fact-no_victim = در { $space } کسی نیست.
derpate-fact-keeps_all = { $seat } تجارتی ندارد که از آن بگذرد.
derpate-fact-no_raid = به هیچ تجارتی یورش برده نمی‌شود.
derpate-fact-rolled_alone = { $seat } تاس می‌ریزد: { $face }.
derpate-fact-drowned = { $number } عضو { $seat } در هادسون غرق می‌شود.
derpate-fact-turn = نوبت { $seat }.
    .you = { ask-turn }.
derpate-fact-rolled = { $seat } تاس { $die } را می‌ریزد: { $face }.
derpate-fact-placed = { $seat } تاس { $die } را در ردیف { $row } می‌گذارد: { $row ->
    [2] { $field_id ->
        [grey] { derpate-board-field-2-grey }
        [red] { derpate-board-field-2-red }
        [black] { derpate-board-field-2-black }
        [white] { derpate-board-field-2-white }
       *[press] { $field }
      }
    [3] { $field_id ->
        [grey] { derpate-board-field-3-grey }
        [red] { derpate-board-field-3-red }
        [black] { derpate-board-field-3-black }
        [white] { derpate-board-field-3-white }
       *[press] { $field }
      }
    [4] { derpate-board-row-4 }
   *[other] { $field }
  }.
derpate-fact-called = { $seat } خبر می‌کند: { $person }.
derpate-fact-declined = { $seat } این شخص را نمی‌خواهد: { $person }.
derpate-fact-nothing_to_do = برای { $seat } کاری نیست.
derpate-fact-settled = عضوی از { $seat } به { $space } می‌رود.
derpate-fact-went_home = عضو { $seat } از { $space } به ذخیره برمی‌گردد.
derpate-fact-arrested = عضو { $seat } در { $space } به زندان می‌رود.
derpate-fact-spared = { $space } در حفاظت ماشین است.
derpate-fact-sunk = عضو { $seat } از { $space } به ته هادسون می‌رود.
derpate-fact-boxed = عضو بی‌طرف خاندان { $family } از { $space } رفت.
derpate-fact-released = { $number } عضو { $seat } از زندان آزاد می‌شود.
derpate-fact-took_over = { $seat } { $space } را تصاحب می‌کند.
derpate-fact-owes = { $seat } یک نشانگر بدهی به { $holder } می‌دهد.
derpate-fact-redeemed = { $seat } { $number } نشانگر بدهی از { $holder } پس می‌گیرد.
derpate-fact-paid = { $seat } { $amount } دلار به { $to } می‌پردازد.
derpate-fact-paid_bank = { $seat } { $amount } دلار به بانک می‌پردازد.
derpate-fact-waived = { $seat } نمی‌تواند { $amount } دلار بپردازد؛ بخشیده شد.
derpate-fact-befriended = { $seat } یک دوست خاندان به دست می‌آورد.
derpate-fact-no_friend = دوستی برای { $seat } نمانده است.
derpate-fact-advanced = { $seat } در مسیر { $track } به { $number } می‌رسد.
derpate-fact-lost_step = { $seat } در انتهای مسیر { $track } است.
derpate-fact-took_chip = { $seat } مهره برمی‌دارد: { $chip }.
derpate-fact-used_chip = { $seat } مهره را به کار می‌برد: { $chip }.
derpate-fact-kept_chip = { $seat } مهره را نگه می‌دارد: { $chip }.
derpate-fact-favour = { $seat } از دوستی لطف می‌خواهد: { $favour }.
derpate-fact-rescued = عضوی از { $seat } از هادسون برمی‌گردد.
derpate-fact-eliminated = { $seat } حذف می‌شود.
derpate-fact-total = { $seat } با { $amount } دلار تمام می‌کند.
derpate-fact-won = { $seat } برنده است.
derpate-fact-no_winner = بازی برنده‌ای ندارد.
derpate-fact-left = { $seat } بازی را ترک می‌کند.
derpate-fact-owes_bank = { $number } نشانگر بدهی { $seat } از این پس طلب بانک است.

## Options of a table

derpate-option-start_seat = آغازکننده
    .note = صندلی‌ای که هر راند را شروع می‌کند؛ در چیدن بازی نفر آخر اول است.
derpate-option-starting_money = پول آغاز بازی
    .note = پول همه در آغاز بازی. با ۱۰٬۰۰۰ پول تنگ‌تر است.
derpate-option-informer_hits_neutral = خبرچین و بی‌طرف‌ها
    .note = خبرچین می‌تواند اعضای خاندان‌های بی‌طرف را هم لو بدهد.
derpate-option-bail_per_member = وثیقهٔ تک‌به‌تک
    .note = کارت وثیقه: هر تعداد زندانی که خواستید آزاد کنید، نه همه یا هیچ.
derpate-option-eliminated_settle = تسویهٔ آخر
    .note = حذف‌شده‌ها هم در پایان حسابشان را تسویه می‌کنند تا طلبکارها به پولشان برسند.
derpate-option-no_survivor_rule = اگر کسی نماند
    .note = هیچ‌کس به انتهای مسیر تعیین‌کننده نرسیده: بدون برنده، یا هر که جلوتر است.
derpate-option-no_survivor_rule-none = بدون برنده
derpate-option-no_survivor_rule-furthest = هر که جلوتر است
derpate-option-hidden_money = پول پنهان
    .note = تا پایان بازی کسی پول دیگران را نمی‌بیند؛ پرداخت‌ها همچنان دیده می‌شود.
derpate-option-beginner_setup = بازی اول
    .note = چهارنفره: محله‌ها و ماشین همان‌طور چیده می‌شوند که برای بازی اول پیشنهاد شده است.
