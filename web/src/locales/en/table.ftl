# The desk around every board: tabs, draft, keys, notices, and the table in sentences.

tab-ask = Choices
tab-hand = Hand
tab-seats = Players
tab-log = Log
derpate-tab-seats = Families
derpate-tab-hand = Yours
tabs = Parts of the table
sheet-larger = More room for this
sheet-smaller = More room for the board
draft-count = { $n ->
    [one] One chosen
   *[other] { $n } chosen
  }
draft-missing = { $n ->
    [one] One more
   *[other] { $n } more
  }
draft-sum = { $sum } in all
draft-take-out = Take out: { $what }
lately-struck = Since your last choice
lately = Just now
lately-more = { $n ->
    [one] One more thing in the log
   *[other] { $n } more things in the log
  }
things-happened = { $n ->
    [one] One more thing happened
   *[other] { $n } things happened
  }
sound = Sound

## What may come of the step under way

coup-next-claim = challenged, or believed
coup-next-block = blocked, or not
coup-next-proof = shown, or a card is lost
coup-next-exchange = cards go back to the court
coup-next-examination = given back, or swapped
coup-next-draft = both choose, then the first turn
corleone-next-turf-war = then Bribery
corleone-next-bribery = bids are opened together
corleone-next-favours = then Tribute
corleone-next-tribute = all are shown together
derpate-next-event-card = then everybody's dice

## Keys

key-choose = take a choice
key-send = send an answer of several parts
key-back = one step back
key-ask = to the decision
key-hand = to your hand
key-board = to the board; arrows walk on it
key-log = to the log
key-chat = to the chat
key-undo = take back your last word, while nobody has learnt from it
key-describe = describe the table in words
key-list = this list
keys-on = Keys are on
keys-typing = No key works while you are typing. Tab and Enter always do.

## The table in sentences

describe-title = The table in words
describe-short = Describe the table
describe-copy = Copy
describe-now = What is being decided
describe-me = You
describe-board = The board
describe-counts = Counts
describe-last = What happened last
describe-choices = { $n ->
    [one] You can: { $choices }.
   *[other] You have { $n } choices: { $choices }.
  }
describe-said = Your answer so far: { $words }.

coup-say-coins = { $n ->
    [one] 1 coin.
   *[other] { $n } coins.
  }
coup-say-cards = { $n ->
    [one] 1 card face down.
   *[other] { $n } cards face down.
  }
coup-say-hand = Your cards: { $cards }.
coup-say-drawn = Drawn from the court: { $cards }.
coup-say-held = Held: { $cards }.
coup-say-lost = Lost: { $cards }.
coup-say-party = Party: { $party }.
coup-say-known = You have seen: { $cards }.
coup-say-claim = { $who } claims: { $claim }.
coup-say-challenged = { $who } has challenged it.
coup-say-court = { $n ->
    [one] 1 card in the court.
   *[other] { $n } cards in the court.
  }
coup-say-treasury = { $n ->
    [one] 1 coin in the Treasury.
   *[other] { $n } coins in the Treasury.
  }
coup-say-reserve = { $n ->
    [one] 1 coin in the Reserve.
   *[other] { $n } coins in the Reserve.
  }

corleone-say-family = Family: { $family }.
corleone-say-horse = Has the horse head and goes first.
corleone-say-figures = At home: thugs { $thugs }; family: { $members }.
corleone-say-nobody = nobody
corleone-say-none = none
corleone-say-neutral = neutral
corleone-say-jobs = Jobs done: { $names }.
corleone-say-protected = The figures of this family are protected.
corleone-say-fortune = Fortune: ${ $n }.
corleone-say-hand = { $n ->
    [one] 1 card in hand: { $names }.
   *[other] { $n } cards in hand: { $names }.
  }
corleone-say-suitcase = In the suitcase: { $names }.
corleone-say-drawn = Jobs to choose from: { $names }.
corleone-say-holds = Cards in hand: { $hand }; in the suitcase: { $suitcase }.
corleone-say-known = You know of: { $names }.
corleone-say-territory = { $territory }: controlled by { $control }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
  }. Businesses: { $businesses }. Influence: { $influence }.
corleone-say-stands = { $figure } in { $place }
corleone-say-spaces = On family spaces: { $figures }.
corleone-say-river = In the Hudson: { $names }.
corleone-say-act = Act { $act }, { $phase }.
corleone-say-public = Public jobs: { $names }.
corleone-say-allies = Allies for sale: { $names }.
corleone-say-deck = { $n ->
    [one] 1 job in the deck.
   *[other] { $n } jobs in the deck.
  }
corleone-say-supply = Supply: { $supply }.

derpate-say-family = Family: { $family }.
derpate-say-money = Money: { $money }.
derpate-say-people = At home { $stock }, in prison { $prison }, in the Hudson { $river }.
derpate-say-friends = { $n ->
    [one] 1 friend.
   *[other] { $n } friends.
  }
derpate-say-debts = Debts to: { $debts }.
derpate-say-tracks = Tracks: { $tracks }.
derpate-say-chips = Chips: { $chips }.
derpate-say-vacant = vacant
derpate-say-neutral = a neutral family
derpate-say-business = { $business }, kind { $kind }: { $owner }.
derpate-say-protected = Protected by the car.
derpate-say-car = The car stands at { $business }.
derpate-say-dice = Dice: { $dice }.
derpate-say-row = Row { $row }: { $die } { $face } on { $field }.
derpate-say-round = Round { $round }, { $phase }.
derpate-say-pool = Friends left in Brooklyn: { $n }.
derpate-say-deck = { $n ->
    [one] 1 event to come.
   *[other] { $n } events to come.
  }
derpate-say-open = Event in force: { $card }.
derpate-say-ko = K.O. colour: { $colour }.
derpate-say-events = Event markers: { $steps }.

fact-timeout = Time ran out for { $seat }.
    .you = Your time ran out.
