# The desk around every board: tabs, draft, keys, notices, and the table in sentences.

tab-ask = انتخاب‌ها
tab-hand = دست
tab-seats = بازیکنان
tab-log = گزارش
derpate-tab-seats = خاندان‌ها
derpate-tab-hand = مال شما
tabs = بخش‌های میز
sheet-larger = جای بیشتر برای این
sheet-smaller = جای بیشتر برای صفحهٔ بازی
draft-count = { $n } انتخاب
draft-missing = { $n } مورد دیگر
draft-sum = جمع: { $sum }
draft-take-out = بیرون آوردن: { $what }
lately-struck = از آخرین انتخاب شما
lately = همین حالا
lately-more = { $n } اتفاق دیگر در گزارش
things-happened = { $n } اتفاق دیگر
sound = صدا

## What may come of the step under way

coup-next-claim = چالش، یا باور
coup-next-block = اقدام متقابل، یا نه
coup-next-proof = رو می‌شود، یا یک کارت از دست می‌رود
coup-next-exchange = کارت‌ها به دربار برمی‌گردند
coup-next-examination = پس داده می‌شود، یا عوض می‌شود
coup-next-draft = هر دو انتخاب می‌کنند، بعد نوبت اول
corleone-next-turf-war = بعد رشوه
corleone-next-bribery = پیشنهادها با هم رو می‌شود
corleone-next-favours = بعد باج به دُن
corleone-next-tribute = کارت‌ها با هم رو می‌شود
derpate-next-event-card = بعد تاس‌های همه

## Keys

key-choose = یکی از انتخاب‌ها
key-send = فرستادن پاسخ چندبخشی
key-back = یک قدم به عقب
key-ask = رفتن به تصمیم
key-hand = رفتن به دست شما
key-board = رفتن به صفحهٔ بازی؛ با جهت‌نماها رویش حرکت کنید
key-log = رفتن به گزارش
key-chat = رفتن به گفتگو
key-undo = پس گرفتن حرف آخر، تا وقتی کسی از آن باخبر نشده
key-describe = شرح میز به زبان ساده
key-list = همین فهرست
keys-on = کلیدها روشن است
keys-typing = هنگام نوشتن هیچ کلیدی کار نمی‌کند. Tab و Enter همیشه کار می‌کنند.

## The table in sentences

describe-title = شرح میز
describe-short = میز را شرح بده
describe-copy = کپی
describe-now = تصمیم فعلی
describe-me = شما
describe-board = صفحهٔ بازی
describe-counts = شمارش‌ها
describe-last = آخرین اتفاق‌ها
describe-choices = { $n } انتخاب دارید: { $choices }.
describe-said = پاسخ شما تا اینجا: { $words }.

coup-say-coins = { $n } سکه.
coup-say-cards = { $n } کارت به پشت.
coup-say-hand = کارت‌های شما: { $cards }.
coup-say-drawn = کشیده‌شده از دربار: { $cards }.
coup-say-held = در دست: { $cards }.
coup-say-lost = سوخته: { $cards }.
coup-say-party = حزب: { $party }.
coup-say-known = این‌ها را دیده‌اید: { $cards }.
coup-say-claim = ادعای { $who }: { $claim }.
coup-say-challenged = { $who } آن را به چالش کشیده است.
coup-say-court = { $n } کارت در دربار.
coup-say-treasury = { $n } سکه در خزانه.
coup-say-reserve = { $n } سکه در صندوق ذخیره.

corleone-say-family = خاندان: { $family }.
corleone-say-horse = سر اسب را دارد و اول بازی می‌کند.
corleone-say-figures = در رزرو: اوباش { $thugs }؛ خاندان: { $members }.
corleone-say-nobody = هیچ‌کس
corleone-say-none = هیچ
corleone-say-neutral = بی‌طرف
corleone-say-jobs = ماموریت‌های انجام‌شده: { $names }.
corleone-say-protected = فیگورهای این خاندان در امان‌اند.
corleone-say-fortune = ثروت: { $n } دلار.
corleone-say-hand = { $n } کارت در دست: { $names }.
corleone-say-suitcase = در چمدان: { $names }.
corleone-say-drawn = ماموریت‌ها برای انتخاب: { $names }.
corleone-say-holds = کارت‌های دست: { $hand }؛ در چمدان: { $suitcase }.
corleone-say-known = خبر دارید از: { $names }.
corleone-say-territory = { $territory }: در کنترل { $control }، { $markers } نشانگر. تجارت‌ها: { $businesses }. نفوذ: { $influence }.
corleone-say-stands = { $figure } در { $place }
corleone-say-spaces = روی خانه‌های خاندان: { $figures }.
corleone-say-river = در هادسون: { $names }.
corleone-say-act = اکت { $act }، { $phase }.
corleone-say-public = ماموریت‌های عمومی: { $names }.
corleone-say-allies = متحدان خریدنی: { $names }.
corleone-say-deck = { $n } ماموریت در دستهٔ کارت.
corleone-say-supply = بانک بازی: { $supply }.

derpate-say-family = خاندان: { $family }.
derpate-say-money = پول: { $money }.
derpate-say-people = در ذخیره { $stock }، در زندان { $prison }، در هادسون { $river }.
derpate-say-friends = { $n } دوست.
derpate-say-debts = بدهی به: { $debts }.
derpate-say-tracks = مسیرها: { $tracks }.
derpate-say-chips = مهره‌ها: { $chips }.
derpate-say-vacant = خالی
derpate-say-neutral = یک خاندان بی‌طرف
derpate-say-business = { $business }، نوع { $kind }: { $owner }.
derpate-say-protected = در حفاظت ماشین.
derpate-say-car = ماشین کنار { $business } ایستاده است.
derpate-say-dice = تاس‌ها: { $dice }.
derpate-say-row = ردیف { $row }: { $die } { $face } روی { $field }.
derpate-say-round = راند { $round }، { $phase }.
derpate-say-pool = دوستان باقی‌مانده در بروکلین: { $n }.
derpate-say-deck = { $n } رویداد در راه است.
derpate-say-open = رویداد برقرار: { $card }.
derpate-say-ko = رنگ حذف: { $colour }.
derpate-say-events = نشانگرهای رویداد: { $steps }.

fact-timeout = وقت { $seat } تمام شد.
    .you = وقت شما تمام شد.
