## The table of Coup: seats, claims, the middle

coup-cards = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
  }
coup-coins = { $n ->
    [one] coin
   *[other] coins
  }
coup-seat-acting = acts
coup-seat-target = target
coup-seat-blocks = blocks
coup-seat-doubts = challenges
coup-seat-bomb = has the bomb
coup-seat-out = out
coup-lost = Lost { $roles }
coup-held = Held { $roles }
coup-seen = You saw { $roles }

coup-claimed = Claimed
coup-claimed-me = You have claimed
coup-claimed-no-duke = no Duke
coup-claim-now = (now)
coup-claim-proven = proven
coup-claim-caught = not proven
coup-own-true = { $word ->
    [embezzle] You hold none
   *[other] You hold it
  }
coup-own-bluff = A bluff
coup-claim-none = nothing yet
coup-claim-more = +{ $n }

coup-more-lost = Lost
coup-more-held = Held
coup-more-seen = You saw
coup-more-bombed = has had it
coup-own-note = Your note, kept in this browser only
coup-note-open = Claims of { $name } and your note

coup-bomb = Bomb
coup-bomb-nowhere = with nobody
coup-deed = { $who }: { $what }
coup-deed-claims = claims { $what }
coup-deed-claim = { $who } claims { $what }
coup-lost-so-far = Lost so far
coup-lost-none = none
coup-lost-count = Lost { $n }

## Why something cannot be done now, by the rule that stops it. `.brief` where the player is named already

coup-why-COUP-TURN-07 = { $cost }; you have { $coins }.
coup-why-COUP-TURN-10 = With 10 coins or more you must stage a coup.
coup-why-COUP-GAP-23 = { coup-why-COUP-TURN-10 }
coup-why-COUP-GAP-07 = { $noun } has no coins.
    .brief = no coins
coup-why-COUP-GAP-08 = The Reserve is empty.
coup-why-COUP-GAP-16 = { $noun } has had the bomb already.
    .brief = has had it
coup-why-COUP-ANAR-08 = { coup-why-COUP-GAP-16 }
    .brief = has had it
coup-why-COUP-GAP-17 = { $noun } is of your party.
    .brief = your party
coup-why-COUP-REF-PLAY-01 = { coup-why-COUP-GAP-17 }
    .brief = your party
coup-why-COUP-REF-PLAY-02 = { coup-why-COUP-GAP-17 }
    .brief = your party
coup-why-COUP-REF-PLAY-03 = { coup-why-COUP-GAP-17 }
    .brief = your party
coup-why-COUP-REF-PLAY-05 = { coup-why-COUP-GAP-17 }
    .brief = your party
coup-why-COUP-ANAR-09 = { $noun } paid for this bomb.
    .brief = paid for it
coup-why-COUP-CHAL-06 = You have no { $noun }.
coup-why-COUP-INFL-04 = Yours lies face up and no longer counts.
coup-why-COUP-REF-EMBEZ-02 = You hold a Duke.
coup-why-COUP-REF-EMBEZ-04 = { coup-why-COUP-REF-EMBEZ-02 }
