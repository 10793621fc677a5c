## The board of Corleone's Empire

corleone-map = Map of the city
corleone-setting = The board is being laid out.
corleone-territory = { $n } { $name }
corleone-short-upper-west-side = U. West
corleone-short-upper-east-side = U. East
corleone-short-wall-street = Wall St
corleone-short-central-park = Park
corleone-short-midtown = Midtown
corleone-banknote = ${ $n }
corleone-nothing-bid = Bid nothing
corleone-tap-again = Tap the place again to choose it.
corleone-hudson = Hudson
corleone-river = { $n ->
    [0] Nobody lies in the Hudson
    [one] One figure lies in the Hudson
   *[other] { $n } figures lie in the Hudson
  }
corleone-controlled = controlled by { $who }
corleone-uncontrolled = Nobody controls it yet.
corleone-stack = Markers, from the bottom:
corleone-influence = Influence now:
corleone-neutral = neutral
corleone-back = at the back
corleone-shares = { $who } controls the territory and may use this front too.
corleone-place-here = Place here
corleone-zoom = Zoom
corleone-whole-map = Whole map
corleone-go = Go to { $name }

corleone-acts = Acts
corleone-phases = Phases of the act
corleone-limit = { $n } cards at Tribute
corleone-phase-opening = Opening
corleone-phase-business = Business
corleone-phase-turf = Turf war
corleone-phase-bribery = Bribery
corleone-phase-tribute = Tribute

corleone-jobs = Public jobs
corleone-deck = { $n } in the deck, { $gone } discarded
corleone-no-jobs = No job lies open.
corleone-allies = Allies for this act’s bribery
corleone-supply = Supply
corleone-colour-grey = grey job
corleone-colour-yellow = yellow job
corleone-colour-green = green job
corleone-colour-blue = blue job

corleone-families = Families
corleone-at-home = At home
corleone-in-hand = Hand
corleone-case = Case
corleone-horse = has the horse head and goes first
corleone-reserve = At home: { $thugs ->
    [one] one thug
   *[other] { $thugs } thugs
  }, { $members ->
    [one] one family member
   *[other] { $members } family members
  }.
corleone-protected = protected
corleone-bid = bid ${ $n } ({ $notes })
corleone-known-hand = Hand
corleone-known-case = Suitcase
corleone-known-seen = Seen in hand
corleone-known-seen-money = Seen in the suitcase
corleone-known-jobs = Jobs done
corleone-known-played = Allies played
corleone-known-markers = Markers left
corleone-known-fortune = Fortune
corleone-fortune = ${ $all }: money ${ $money }, territories ${ $lands }, jobs ${ $colours }

corleone-held-money = Money ${ $n }
corleone-held-goods = Goods
corleone-held-jobs = Jobs
corleone-held-allies = Allies
corleone-held-drawn = Keep one of these
corleone-held-kept = Kept so far
corleone-held-looking = What you may take
corleone-held-suitcase = Suitcase ${ $n }
    .note = Safe from Tribute
corleone-purse = Money now: ${ $all } (hand ${ $hand }, suitcase ${ $case })
corleone-holds = { $n ->
    [one] One card
   *[other] { $n } cards
  }, of which { $limit } may stay at Tribute
corleone-discard = ({ $n } too many)
corleone-draft = { $n ->
    [one] One card in your answer
   *[other] { $n } cards in your answer
  }
corleone-chosen = { $n } in your answer
corleone-nothing = nothing

corleone-tab-families = Families
corleone-tab-jobs = Jobs
