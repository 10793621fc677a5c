## The table of Coup: seats, claims, the middle

coup-cards = { $n } کارت به پشت
coup-coins = سکه
coup-seat-acting = در حال اقدام
coup-seat-target = هدف
coup-seat-blocks = اقدام متقابل
coup-seat-doubts = چالش‌گر
coup-seat-bomb = بمب دارد
coup-seat-out = بیرون
coup-lost = سوخته: { $roles }
coup-held = در دست: { $roles }
coup-seen = دیده‌اید: { $roles }

coup-claimed = ادعاها
coup-claimed-me = ادعاهای شما
coup-claimed-no-duke = بی بزرگ‌زاده
coup-claim-now = (حالا)
coup-claim-proven = اثبات‌شده
coup-claim-caught = اثبات‌نشده
coup-own-true = { $word ->
    [embezzle] بزرگ‌زاده ندارید
   *[other] این کارت را دارید
  }
coup-own-bluff = بلوف
coup-claim-none = هنوز هیچ
coup-claim-more = { $n }+

coup-more-lost = سوخته
coup-more-held = در دست
coup-more-seen = دیده‌اید
coup-more-bombed = آن را داشته
coup-own-note = یادداشت شما، فقط در همین مرورگر
coup-note-open = ادعاهای { $name } و یادداشت شما

coup-bomb = بمب
coup-bomb-nowhere = دست کسی نیست
coup-deed = { $who }: { $what }
coup-deed-claims = با ادعای { $what }
coup-deed-claim = ادعای { $who }: { $what }
coup-lost-so-far = سوخته تا اینجا
coup-lost-none = هیچ
coup-lost-count = سوخته: { $n }

## Why something cannot be done now

coup-why-COUP-TURN-07 = { $cost }؛ شما { $coins } سکه دارید.
coup-why-COUP-TURN-10 = با ۱۰ سکه یا بیشتر باید کودتا کنید.
coup-why-COUP-GAP-23 = { coup-why-COUP-TURN-10 }
coup-why-COUP-GAP-07 = { $noun } سکه‌ای ندارد.
    .brief = بی‌سکه
coup-why-COUP-GAP-08 = صندوق ذخیره خالی است.
coup-why-COUP-GAP-16 = { $noun } پیش‌تر بمب را داشته است.
    .brief = قبلاً داشته
coup-why-COUP-ANAR-08 = { coup-why-COUP-GAP-16 }
    .brief = قبلاً داشته
coup-why-COUP-GAP-17 = { $noun } از حزب شماست.
    .brief = حزب شما
coup-why-COUP-REF-PLAY-01 = { coup-why-COUP-GAP-17 }
    .brief = حزب شما
coup-why-COUP-REF-PLAY-02 = { coup-why-COUP-GAP-17 }
    .brief = حزب شما
coup-why-COUP-REF-PLAY-03 = { coup-why-COUP-GAP-17 }
    .brief = حزب شما
coup-why-COUP-REF-PLAY-05 = { coup-why-COUP-GAP-17 }
    .brief = حزب شما
coup-why-COUP-ANAR-09 = { $noun } پول این بمب را داده است.
    .brief = پولش را داده
coup-why-COUP-CHAL-06 = این کارت را ندارید: { $noun }.
coup-why-COUP-INFL-04 = کارت شما رو شده و دیگر به حساب نمی‌آید.
coup-why-COUP-REF-EMBEZ-02 = شما بزرگ‌زاده دارید.
coup-why-COUP-REF-EMBEZ-04 = { coup-why-COUP-REF-EMBEZ-02 }
