# After a game: its result, looking back at it, what is kept of it.

## The result

over-how = چطور به اینجا رسید
over-had = نمایش آنچه همه داشتند
over-had-hide = پنهان کردن آنچه همه داشتند
over-had-hand = در دست
over-had-case = در چمدان
over-had-lost = سوخته
over-had-nothing = هیچ
over-replay = تماشای بازپخش
over-replay-all = تماشا با کارت‌های همه
over-share = کپی لینک بازپخش
over-mine = رتبهٔ شما: { $n } از { $of }
over-board = میز در پایان بازی
over-player = بازیکن
over-turn = نوبت { $n }
over-alive = زنده
over-with = { $who } با { $score } برنده است
tally-suitcase = چمدان
tally-hand = پول مانده در دست
tally-territories = نواحی
tally-jobs = ماموریت‌های { $colour }
tally-fortune = ثروت
tally-survived = انتهای مسیر تعیین‌کننده
tally-survived-yes = رسید
tally-survived-no = نرسید: حذف
tally-cash = پول پیش از تسویه
tally-income = آخرین درآمد
tally-businesses = تجارت‌ها
tally-fines = جریمهٔ زندانی‌ها
tally-debts = بدهی میان بازیکنان
tally-bank = بدهی به بانک
tally-total = پول در پایان
tally-place = رتبه
tally-out = بیرون از بازی
tally-lost = کارت سوخته
tally-held = در دست تا پایان
tally-coins = سکه

## Looking back

replay-title = بازپخش
replay-of = بازپخش: { $game }
replay-who-won = چه کسی برد؟
replay-loading = در حال آوردن بازی
replay-closed = این بازی را نمی‌شود تماشا کرد
replay-foreign = این بازی با قوانین یا کارت‌هایی جز این‌ها بازی شده است. آنچه همه دیدند در گزارش آمده است.
replay-eyes = از چشم
replay-all = کارت‌های همه
replay-spectator = تماشاگر
replay-reel = گام‌های بازی
replay-slider = گام
replay-where = گام { NUMBER($step) } از { NUMBER($last) }
replay-keys = Space، کلیدهای جهت‌نما، Home، End
replay-clashes = چالش، ضربه یا حذف
replay-step = گام
replay-turn = نوبت
replay-before = عقب
replay-after = جلو
replay-play = پخش
replay-pause = مکث
replay-speed = سرعت
replay-to-turn = رفتن به { $n }
replay-next = حرف بعدی
replay-all-pass = همه صرف‌نظر می‌کنند
replay-share = لینک این گام
replay-why = چرا؟
replay-why-weighed = چیزهایی که سنجیدم
replay-why-share = شانس برد: { $share }
replay-why-said = انتخاب من
replay-why-more = و { $n } گزینهٔ دیگر

## My games

records-mine = بازی‌های من
records-public = بازی‌های میزهای عمومی
records-none = هنوز بازی نکرده‌اید. هر بازی را که تمام کنید، اینجا دوباره می‌شود دید.
records-loading = در حال آوردن بازی‌هایتان
records-more = بازی‌های قدیمی‌تر
records-bring = آوردن پرونده
records-bring-note = پروندهٔ یک بازی تمام‌شده که اینجا یا در ترمینال ذخیره شده است. بازی از نو اجرا و بررسی می‌شود؛ فقط شما آن را می‌بینید.
records-choose = انتخاب فایل
records-brought = آوردهٔ شما
records-won = برد
records-throw-away = حذف این پرونده
records-too-large = این فایل برای یک پرونده زیادی بزرگ است.
records-scores = چند بار برده‌اید
scores-game = بازی
scores-games = تعداد
scores-wins = برد
scores-share = سهم
scores-note = برد مشترک به نسبت حساب می‌شود. وقتی بازی‌ها به اندازهٔ کافی باشد، بازه نشان می‌دهد که چقدرش کار بخت است (۹۵٪). بازی‌هایی که با فایل آورده‌اید حساب نمی‌شوند.
players-count = { $n } بازیکن
minutes-count = { $n } دقیقه
