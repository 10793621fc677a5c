## The board of Corleone's Empire

corleone-map = نقشهٔ شهر
corleone-setting = صفحهٔ بازی دارد چیده می‌شود.
corleone-territory = { $n } { $name }
corleone-short-upper-west-side = آپر وست
corleone-short-upper-east-side = آپر ایست
corleone-short-wall-street = وال‌استریت
corleone-short-central-park = پارک
corleone-short-midtown = میدتاون
corleone-banknote = { "\u2066" }{ $n }${ "\u2069" }
corleone-nothing-bid = رشوه نمی‌دهم
corleone-tap-again = برای انتخاب، دوباره روی آن بزنید.
corleone-hudson = هادسون
corleone-river = { $n ->
    [0] کسی در هادسون نیست
   *[other] { $n } فیگور در هادسون است
  }
corleone-controlled = در کنترل { $who }
corleone-uncontrolled = هنوز در کنترل کسی نیست.
corleone-stack = نشانگرها از پایین:
corleone-influence = نفوذ فعلی:
corleone-neutral = بی‌طرف
corleone-back = پشت تجارت
corleone-shares = { $who } ناحیه را در کنترل دارد و می‌تواند از این جلوی تجارت هم سهم ببرد.
corleone-place-here = اینجا بگذارید
corleone-zoom = بزرگ‌نمایی
corleone-whole-map = کل نقشه
corleone-go = رفتن به { $name }

corleone-acts = اکت‌ها
corleone-phases = فازهای اکت
corleone-limit = { $n } کارت در باج
corleone-phase-opening = باز کردن
corleone-phase-business = تجارت
corleone-phase-turf = نبرد نواحی
corleone-phase-bribery = رشوه
corleone-phase-tribute = باج

corleone-jobs = ماموریت‌های عمومی
corleone-deck = { $n } در دسته، { $gone } سوخته
corleone-no-jobs = ماموریت عمومی نیست.
corleone-allies = متحدان برای رشوهٔ این اکت
corleone-supply = بانک بازی
corleone-colour-grey = ماموریت خاکستری
corleone-colour-yellow = ماموریت زرد
corleone-colour-green = ماموریت سبز
corleone-colour-blue = ماموریت آبی

corleone-families = خاندان‌ها
corleone-at-home = در رزرو
corleone-in-hand = دست
corleone-case = چمدان
corleone-horse = سر اسب را دارد و اول بازی می‌کند
corleone-reserve = در رزرو: { $thugs } اوباش، { $members } عضو خاندان.
corleone-protected = در امان
corleone-bid = رشوهٔ { $n } دلاری ({ $notes })
corleone-known-hand = دست
corleone-known-case = چمدان
corleone-known-seen = دیده‌شده در دست
corleone-known-seen-money = دیده‌شده در چمدان
corleone-known-jobs = ماموریت‌های انجام‌شده
corleone-known-played = متحدان بازی‌شده
corleone-known-markers = نشانگرهای مانده
corleone-known-fortune = ثروت
corleone-fortune = { $all } دلار: پول { $money }، نواحی { $lands }، ماموریت‌ها { $colours }

corleone-held-money = پول: { $n } دلار
corleone-held-goods = کالاها
corleone-held-jobs = ماموریت‌ها
corleone-held-allies = متحدان
corleone-held-drawn = یکی را نگه دارید
corleone-held-kept = نگه‌داشته تا اینجا
corleone-held-looking = این‌ها را می‌شود برداشت
corleone-held-suitcase = چمدان: { $n } دلار
    .note = در امان از باج
corleone-purse = پول تا این لحظه: { $all } دلار (دست { $hand }، چمدان { $case })
corleone-holds = { $n } کارت، در باج حداکثر { $limit }
corleone-discard = ({ $n } کارت کنار می‌رود)
corleone-draft = { $n } کارت در پاسخ شما
corleone-chosen = { $n } در پاسخ شما
corleone-nothing = هیچ

corleone-tab-families = خاندان‌ها
corleone-tab-jobs = ماموریت‌ها
