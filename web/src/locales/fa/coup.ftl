coup-title = کودتا
coup-note = هر شخصیتی را که خواستید ادعا کنید. شاید کسی باور نکند.
coup-more = کلاسیک، اصلاحات، بازرس، آنارشیست

## Names of things

coup-name-duke = بزرگ‌زاده
coup-name-assassin = آدم‌کش
coup-name-captain = فرمانده
coup-name-ambassador = سفیر
coup-name-contessa = شاهدخت
coup-name-inquisitor = بازرس
coup-name-no-duke = نداشتن بزرگ‌زاده
coup-name-empire = امپراتوری
coup-name-resistance = گروه مقاومت
coup-name-income = کسب درآمد
coup-name-aid = کمک‌های خارجی
coup-name-coup = کودتا
coup-name-tax = جمع‌آوری مالیات
coup-name-assassinate = سوءقصد
coup-name-steal = باج‌گیری
coup-name-exchange = معاوضه
coup-name-examine = بازرسی
coup-name-convert = چرخش سیاست
coup-name-embezzle = اختلاس
coup-name-bomb = بمب

## Parts of the table

coup-seat-coins = سکه
coup-seat-cards = کارت
coup-seat-lost = سوخته
coup-seat-party = حزب
coup-seat-hand = در دست
coup-table-court = دربار
coup-table-treasury = خزانه
coup-table-reserve = صندوق ذخیره
coup-hand-hand = کارت‌های شما
coup-hand-drawn = کشیده‌شده از دربار
coup-hand-removed = بیرون از بازی

## Questions

coup-ask-turn = چه می‌کنید؟
coup-ask-challenge = { $stake_id ->
    [steal-later] { $who } با ادعای { $claim } می‌خواهد از شما باج بگیرد. به چالش می‌کشید؟
    [assassinate-later] { $who } با ادعای { $claim } به شما سوءقصد می‌کند. به چالش می‌کشید؟
    [examine-later] { $who } با ادعای { $claim } می‌خواهد شما را بازرسی کند. به چالش می‌کشید؟
   *[other] ادعای { $who } را به چالش می‌کشید؟ ({ $claim })
  }
coup-ask-block = { $stake_id ->
    [steal] { $actor } می‌خواهد از شما باج بگیرد. اقدام متقابل می‌کنید؟
    [assassinate] { $actor } به شما سوءقصد می‌کند. اقدام متقابل می‌کنید؟
    [aid] { $actor } کمک خارجی می‌گیرد. اقدام متقابل می‌کنید؟
   *[other] اقدام متقابل می‌کنید؟
  }
coup-ask-prove = { $doubter } ادعای شما را به چالش می‌کشد: { $claim }. اثباتش می‌کنید؟
coup-ask-lose = { $stake_id ->
    [coup] { $actor } علیه شما کودتا می‌کند. کدام کارت را از دست می‌دهید؟
    [assassinate] سوءقصد { $actor } به شما کارگر افتاد. کدام کارت را از دست می‌دهید؟
   *[other] کدام کارت را از دست می‌دهید؟
  }
coup-ask-return = { $surplus ->
    [1] کدام کارت به دربار برمی‌گردد؟
   *[other] { $surplus } کارت به دربار برمی‌گردند. اول کدام؟
  }
coup-ask-reveal = کدام کارت را به بازرس نشان می‌دهید؟
coup-ask-decide = با کارتی که دیدید چه کنیم؟
coup-ask-bomb = بمب در دست شماست. حالا چه؟
coup-ask-redirect = آن بازیکن از بازی بیرون رفت. بمب به چه کسی برسد؟
coup-ask-party = به کدام حزب می‌پیوندید؟
coup-ask-draft = کدام کارت را نگه می‌دارید؟
coup-waiting-claim = تصمیم می‌گیرند که ادعای { $seat } را به چالش بکشند یا نه: { $claim }
coup-waiting-block = تصمیم می‌گیرند که اقدام متقابل کنند یا نه

## Where we are

coup-step-set-up = میز چیده شد
coup-step-draft = گزینش کارت
coup-step-turn = نوبت { $seat }
    .you = { ask-turn }
coup-step-action = { $seat }: { $deed }
coup-step-block = { $blocker_id ->
    [nobody] کسی اقدام متقابل می‌کند؟
   *[other] اقدام متقابل { $blocker }
  }
coup-step-claim = ادعای { $seat }: { $claim }
coup-step-proof = { $challenger } ادعای { $seat } را به چالش می‌کشد: { $claim }
coup-step-loss = { $seat } یک کارت از دست می‌دهد
coup-step-exchange = معاوضهٔ { $seat }
coup-step-draw = یک کارت برای { $seat }
coup-step-examination = { $seat } از { $target } بازرسی می‌کند
coup-step-bomb = بمبِ { $payer } در دست { $holder }
coup-step-party-choice = { $seat } حزبش را انتخاب می‌کند
coup-step-lots = قرعه برای چالش‌گر

## Choices

coup-word-income = کسب درآمد
    .note = ۱ سکه بردارید. هیچ‌کس نمی‌تواند جلویش را بگیرد.
coup-word-aid = کمک‌های خارجی
    .note = ۲ سکه بردارید. بزرگ‌زاده می‌تواند جلویش را بگیرد.
coup-word-tax = جمع‌آوری مالیات
    .note = با ادعای بزرگ‌زاده: ۳ سکه بردارید.
    .risk = ممکن است به چالش کشیده شود
coup-word-exchange = معاوضه
    .note = { $envoy_id ->
        [inquisitor] با ادعای { $envoy }: ۱ کارت بکشید و ۱ کارت پس بدهید.
       *[other] با ادعای { $envoy }: ۲ کارت بکشید و ۲ کارت پس بدهید.
      }
    .risk = ممکن است به چالش کشیده شود
coup-word-coup = کودتا علیه { $noun }
    .note = یک کارت از دست می‌دهد. هیچ‌کس نمی‌تواند جلویش را بگیرد.
    .cost = ۷ سکه هزینه دارد
    .group = کودتا
coup-word-assassinate = سوءقصد به { $noun }
    .note = با ادعای آدم‌کش: هدف یک کارت از دست می‌دهد.
    .cost = ۳ سکه هزینه دارد
    .risk = چالش یا اقدام متقابل شاهدخت در کمین است
    .group = سوءقصد
coup-word-steal = باج‌گیری از { $noun }
    .note = با ادعای فرمانده: تا ۲ سکه بگیرید.
    .risk = چالش یا اقدام متقابل در کمین است
    .group = باج‌گیری
coup-word-examine = بازرسی از { $noun }
    .note = با ادعای بازرس: یکی از کارت‌هایش را ببینید؛ می‌توانید وادارش کنید آن را عوض کند.
    .risk = ممکن است به چالش کشیده شود
    .group = بازرسی
coup-word-convert = { $nouns ->
    [0] چرخش سیاست خودتان
   *[other] چرخش سیاست { $noun }
  }
    .note = به حزب دیگر. هیچ‌کس نمی‌تواند جلویش را بگیرد.
    .cost = { $nouns ->
        [0] ۱ سکه به صندوق ذخیره
       *[other] ۲ سکه به صندوق ذخیره
      }
    .group = چرخش سیاست
coup-word-embezzle = اختلاس
    .note = با ادعای نداشتن بزرگ‌زاده: همهٔ صندوق ذخیره را بردارید.
    .risk = ممکن است به چالش کشیده شود
coup-word-bomb = بمب برای { $noun }
    .note = یا می‌گذارد منفجر شود، یا شاهدخت را ادعا می‌کند.
    .cost = ۵ سکه هزینه دارد
    .group = بمب
coup-word-pass = صرف‌نظر
    .note = { $stake_id ->
        [steal-later] هنوز می‌توانید اقدام متقابل کنید. وگرنه تا ۲ سکه از دست می‌دهید.
        [assassinate-later] { $held ->
            [1] هنوز می‌توانید اقدام متقابل کنید. وگرنه آخرین کارتتان را از دست می‌دهید.
           *[other] هنوز می‌توانید اقدام متقابل کنید. وگرنه یک کارت از دست می‌دهید.
          }
        [examine-later] یکی از کارت‌هایتان را می‌بیند.
        [mine-stopped] اقدام شما متوقف می‌شود.
        [block-stands] اقدام متقابل برقرار می‌ماند.
        [goes-on] کار همان‌طور که ادعا شده پیش می‌رود.
        [steal] تا ۲ سکه از دست می‌دهید.
        [assassinate] { $held ->
            [1] آخرین کارتتان را از دست می‌دهید و از بازی بیرون می‌روید.
           *[other] یک کارت از دست می‌دهید.
          }
        [aid] ۲ سکه می‌گیرد.
       *[other] خطری برایتان ندارد.
      }
coup-word-challenge = چالش
    .note = اگر نتواند نشان بدهد، یک کارت از دست می‌دهد.
    .risk = { $danger_id ->
        [out] اگر بتواند، از بازی بیرون می‌روید
        [both] اگر بتواند، هر دو کارت را از دست می‌دهید: یکی برای چالش، یکی به دست آدم‌کش
        [unblocked] اگر بتواند، یک کارت از دست می‌دهید و دیگر حق اقدام متقابل ندارید
       *[other] اگر بتواند، شما یک کارت از دست می‌دهید
      }
coup-word-block = اقدام متقابل: { $noun }
    .note = ادعایی است مثل بقیه و می‌شود آن را به چالش کشید.
    .risk = { $danger_id ->
        [out] شاید به قیمت آخرین کارتتان
        [both] شاید به قیمت هر دو کارت
       *[other] شاید به قیمت یک کارت
      }
    .group = اقدام متقابل
coup-word-show = رو کردن { $noun }
    .note = { $doubter } یک کارت از دست می‌دهد. کارت شما به دربار برمی‌گردد و کارت دیگری می‌کشید.
coup-word-show-all = رو کردن همهٔ کارت‌ها
    .note = همهٔ کارت‌هایتان با کارت‌های تازه عوض می‌شود.
coup-word-concede = اثبات نمی‌کنم
    .note = ادعایتان را اثبات نمی‌کنید.
    .cost = { $held ->
        [1] آخرین کارتتان را از دست می‌دهید
       *[other] یک کارت از دست می‌دهید
      }
coup-word-lose = از دست دادن { $noun }
    .note = تا پایان بازی رو می‌ماند.
coup-word-return = پس دادن { $noun }
coup-word-reveal = نشان دادن { $noun }
    .note = فقط بازرس آن را می‌بیند.
coup-word-give-back = پس دادن کارت
    .note = کارت را نگه می‌دارد و شما از آن خبر دارید.
coup-word-swap = باید عوضش کند
    .note = کارت را پس می‌دهد و یکی دیگر می‌کشد.
coup-word-explode = بگذارید منفجر شود
    .cost = { $held ->
        [1] آخرین کارتتان را از دست می‌دهید
       *[other] یک کارت از دست می‌دهید
      }
coup-word-defuse = خنثی کردن
    .note = با ادعای شاهدخت.
    .risk = شاید به قیمت هر دو کارت
coup-word-hand-on = دادن بمب به { $noun }
    .note = با ادعای شاهدخت.
    .risk = شاید به قیمت هر دو کارت
    .group = دادن بمب به دیگری
coup-word-redirect = فرستادن بمب برای { $noun }
    .group = فرستادن بمب
coup-word-draft = نگه داشتن { $noun }
coup-word-join = پیوستن به { $noun }
    .group = پیوستن به حزب

## What happened

coup-fact-turn = نوبت { $seat }.
    .you = { ask-turn }.
coup-fact-took = { $seat } { $coins } سکه برمی‌دارد.
coup-fact-paid = { $seat } { $coins } سکه می‌پردازد.
coup-fact-minted = خزانه خالی است؛ { $coins } سکهٔ دیگر پیدا می‌شود.
coup-fact-refunded = { $seat } { $coins } سکه پس می‌گیرد.
coup-fact-reserved = { $seat } { $coins } سکه به صندوق ذخیره می‌پردازد.
coup-fact-embezzled = { $seat } { $coins } سکه از صندوق ذخیره برمی‌دارد.
coup-fact-stole = { $seat } از { $target } { $coins } سکه باج می‌گیرد.
coup-fact-settled = { $coins } سکهٔ { $seat } به خزانه می‌رود.
coup-fact-converted = { $seat } حالا با { $party } است.
coup-fact-joined = { $seat } به { $party } می‌پیوندد.
coup-fact-lifted = همهٔ بازماندگان از یک حزب‌اند: محدودیت‌های حزبی برداشته شد.
coup-fact-restored = دوباره دو حزب در بازی است: محدودیت‌های حزبی برگشت.
coup-fact-declared = { $seat }: { $action }.
coup-fact-challenged = { $seat } ادعای { $target } را به چالش می‌کشد: { $claim }؟
coup-fact-unchallenged = هیچ‌کس ادعای { $seat } را به چالش نمی‌کشد: { $claim }.
coup-fact-showed = { $seat } کارت { $role } را رو می‌کند.
coup-fact-conceded = { $seat } ادعایش را اثبات نمی‌کند: { $claim }.
coup-fact-failed = { $seat }: { $verb } به جایی نمی‌رسد.
coup-fact-upheld = { $seat }: { $verb } ادامه دارد.
coup-fact-stopped_by = { $seat }: جلوی { $verb } گرفته شد.
coup-fact-idle = { $seat }: { $verb } کسی را پیدا نمی‌کند.
coup-fact-blocked = { $seat } با ادعای { $role } جلوی { $target } را می‌گیرد.
coup-fact-unblocked = هیچ‌کس جلوی { $seat } را نمی‌گیرد.
coup-fact-block_fell = اقدام متقابل { $seat } شکست می‌خورد.
coup-fact-block_stood = اقدام متقابل { $seat } برقرار است.
coup-fact-no_block = { $seat } در چالش باخت و حق اقدام متقابل ندارد.
coup-fact-drew = { $seat } کارت { $role } را می‌کشد.
coup-fact-drew_card = { $seat } یک کارت می‌کشد.
coup-fact-returned = { $seat } کارت { $role } را به دربار پس می‌دهد.
coup-fact-returned_cards = { $seat } { $cards } کارت پس می‌دهد و دربار بُر می‌خورد.
coup-fact-lost = { $seat } کارت { $role } را از دست می‌دهد.
coup-fact-eliminated = { $seat } از بازی بیرون می‌رود.
coup-fact-revealed = { $seat } کارت { $role } را نشان می‌دهد.
coup-fact-examined = { $seat } یک کارت { $target } را می‌بیند.
coup-fact-gave_back = { $seat } کارت را به { $target } پس می‌دهد.
coup-fact-swapped = { $seat } کاری می‌کند که { $target } کارتش را عوض کند.
coup-fact-handed = { $seat } بمب را به { $target } می‌دهد.
coup-fact-exploded = بمب در دست { $seat } منفجر می‌شود.
coup-fact-defusing = { $seat } با ادعای شاهدخت بمب را خنثی می‌کند.
coup-fact-handing = { $seat } با ادعای شاهدخت می‌خواهد بمب را به { $target } بدهد.
coup-fact-defused = بمب { $seat } بی‌خطر شد.
coup-fact-drafted = هر دو انتخاب کردند؛ از هر دسته { $cards } کارت از بازی بیرون می‌رود.
coup-fact-kept = { $seat } کارت { $role } را نگه می‌دارد.
coup-fact-left = { $seat } بازی را ترک می‌کند.
coup-fact-won = { $seat } برنده است.
coup-fact-stopped = بازی پس از { $turns } نوبت بدون برنده تمام می‌شود.
coup-fact-opened = { $seat } کارت { $role } را داشت.

## Options of a table

coup-presets-version = نسخه
coup-presets-reading = ریزه‌کاری‌ها
coup-preset-classic = کلاسیک
    .note = خود بازی، بدون توسعه‌دهنده. تازه با «کودتا» آشنا شده‌اید؟ از همین شروع کنید.
coup-preset-reformation = اصلاحات
    .note = دو حزب، و بازرس به جای سفیر.
coup-preset-everything = همه با هم
    .note = دو حزب، بازرس و بمب آنارشیست.
coup-preset-book = طبق دفترچه
    .note = هیچ‌کس در یک دور دو بار بمب نمی‌گیرد. هدفی که چالشش را ببازد، حق اقدام متقابل ندارد.
coup-preset-house = قانون خانگی
    .note = مثل بسیاری از بازی‌های آنلاین: بمب می‌تواند در نوبت بعد برگردد و هدفی که چالشش را ببازد، هنوز حق اقدام متقابل دارد.
coup-crowd = با بیش از { $n } بازیکن، بازی طولانی می‌شود و کسانی که حذف می‌شوند زیاد منتظر می‌مانند. برای جمعی خوب است که بازی را خوب بلد باشد.
coup-option-reformation = اصلاحات
    .note = دو حزب: رفقای حزبی به هم حمله نمی‌کنند؛ چرخش سیاست و اختلاس از صندوق ذخیره ممکن است.
coup-option-inquisitor = بازرس
    .note = بازرس جای سفیر را می‌گیرد و می‌تواند کارتی از دیگران را بازرسی کند.
coup-option-anarchist = آنارشیست
    .note = بمب به بازی می‌آید: پنج سکه هزینه دارد و کسی باید پاسخش را بدهد.
coup-option-two_player = بازی دونفره
    .note = در بازی دونفره هر کس کارت اولش را از یک دستهٔ پنج‌تایی برمی‌گزیند، یا مثل همیشه کارت داده می‌شود.
coup-option-two_player-draft = گزینش
coup-option-two_player-plain = پخش معمولی
coup-option-first_player = آغازکنندهٔ بازی
    .note = صندلی‌ای که نوبت اول را بازی می‌کند.
coup-option-reaction_mode = چند چالش همزمان
    .note = اگر چند نفر با هم چالش کنند، چالش چه کسی حساب است.
coup-option-reaction_mode-sealed = نفر اول ساعت‌گرد
coup-option-reaction_mode-target_first = اول هدف
coup-option-reaction_mode-random = به قید قرعه
coup-option-single_block = فقط یک اقدام متقابل
    .note = در برابر کمک‌های خارجی فقط اقدام متقابل نفر اول حساب است و نوبت به بعدی نمی‌رسد.
coup-option-strict_double_danger = خطر مضاعف سخت‌گیرانه
    .note = هدفی که چالشش را ببازد، دیگر حق اقدام متقابل ندارد.
coup-option-coin_limit = تعداد سکه‌ها
    .note = سکه‌ها هرگز تمام نمی‌شوند، یا فقط پنجاه سکه هست.
coup-option-coin_limit-none = بی‌نهایت
coup-option-allow_empty_steal = جیب خالی
    .note = باج‌گیری از بازیکن بی‌سکه مجاز است.
coup-option-allow_empty_embezzle = صندوق خالی
    .note = اختلاس از صندوق ذخیرهٔ خالی مجاز است.
coup-option-bomb_scope = در امان از بمب
    .note = کسی که بمب را داشته، تا کی از گرفتن دوباره‌اش در امان است.
coup-option-bomb_scope-turn = همین نوبت
coup-option-bomb_scope-round = یک دور کامل
coup-option-bomb_party_limit = بمب و حزب
    .note = بمب را نمی‌توان به رفیق حزبی داد.
coup-option-max_turns = طولانی‌ترین بازی
    .note = بازی پس از این تعداد نوبت بدون برنده تمام می‌شود.
coup-option-max_turns-none = بدون محدودیت
