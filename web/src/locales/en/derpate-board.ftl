## The board of Der Pate

derpate-board-thousands = ${ $n }k
derpate-board-nothing = $0

## The road

derpate-board-road = The road, clockwise
derpate-board-business = { $name }, { $district }
derpate-board-pays = { $number }, { $kind }, pays { $money }
derpate-board-vacant = vacant
derpate-board-held = held by { $who }
derpate-board-neutral = neutral
derpate-board-neutral-of = held by the neutral family { $family }
derpate-board-protected = protected by the car
derpate-board-safe = protected
derpate-board-car-here = the car stands here
derpate-board-round = Round
derpate-board-phase-income = Income
derpate-board-phase-event = Event card
derpate-board-phase-dice = Dice
derpate-board-pool = Brooklyn
derpate-board-pool-note = Friends of the family who are still to be won
derpate-board-friends = friends left
derpate-board-prison = The Tombs
    .full = The Tombs, the prison
derpate-board-river = Hudson
derpate-board-empty = nobody

## Events

derpate-board-ko = K.O.
derpate-board-ko-tracks = Event markers on their way to the K.O. field
derpate-board-ko-step = The { $colour } marker, for { $track }, has made { $n } of 4 steps.
derpate-board-ko-decided = Whoever is not at the end of { $track } after round 7 is out.
derpate-board-no-card = The first event card comes with round 1.
derpate-board-x = The { $colour } event marker moves one step
derpate-board-drive =
    { $n ->
        [one] The car drives { $n } space
       *[other] The car drives { $n } spaces
    }
derpate-board-card-open = In force until the end of the round.
derpate-board-deck = Event cards: { $shown } shown, { $deck } to come
derpate-board-deck-shown = Shown so far
derpate-board-deck-unseen =
    { $deck ->
        [0] Not seen: these { $n } stayed in the box
        [one] Not seen yet: { $n } cards, of which one is still to come
       *[other] Not seen yet: { $n } cards, of which { $deck } are still to come
    }

## Development tracks, chips, favours

derpate-board-tracks = Development tracks
derpate-board-goal-open = One of the first two ends will be the goal
derpate-board-goal = The goal is the end of { $track }
derpate-board-chips = Chips
derpate-board-chip = Chip: { $chip }
derpate-board-chip-ahead = on its track
derpate-board-chip-held = in hand
derpate-board-chip-fresh = in hand, can be used just now
derpate-board-chip-used = used
derpate-board-extras = Your chips and favours
derpate-board-extras-none = Chips come to your hand when your marker passes them on reputation or influence. Friends do you favours as far as your marker is on favours.
derpate-board-chip-wedding = Wedding
    .note = A friend of the family comes from Brooklyn.
derpate-board-chip-grandchild = Grandchild
    .note = Roll a die: $1,000 for each pip.
derpate-board-chip-birthday = Birthday
    .note = One space on any track.
derpate-board-chip-cop = Cop
    .note = Roll one of these dice again.
derpate-board-chip-judge = Judge
    .note = Roll the whole throw again.
derpate-board-chip-senator = Senator
    .note = The colour of one die does not count.
derpate-board-favour = Favour: { $favour }
derpate-board-favour-member = Hudson
    .note = One of your people comes back from the river.
derpate-board-favour-marker = Debt
    .note = One of your debt markers comes back.
derpate-board-favour-steps = 2 steps
    .note = On reputation or on influence.
derpate-board-favour-money = $5k
    .note = The bank pays.
derpate-board-favours-used = Favours of this turn: { $n } of 2
derpate-board-in-business = { $n } in business
derpate-board-at-home = { $n } at home
derpate-board-in-prison = { $n } in prison
derpate-board-in-river = { $n } in the Hudson
derpate-board-markers =
    { $n ->
        [one] { $n } debt marker left
       *[other] { $n } debt markers left
    }
derpate-board-owed = { $n } held by { $holder }
derpate-board-friends-left =
    { $n ->
        [one] { $n } friend
       *[other] { $n } friends
    }

## The dice and their tableau

derpate-board-tableau = Dice tableau
derpate-board-tableau-of = Tableau of { $who }
derpate-board-tableau-idle = The dice wait
derpate-board-tableau-note = In a turn four rows are filled, one die each, and every row is carried out at once.
derpate-board-dice = Dice
derpate-board-die = { $colour } die: { $face }
derpate-board-die-idle = { $colour } die, not rolled yet
derpate-board-die-placed = { $colour } die, placed
derpate-board-die-here = The { $colour } die lies here: { $face }
derpate-board-row-1 = Income
    .note = Row 1: the number counts. Businesses of that kind pay everybody who holds them.
derpate-board-row-2 = Politics
    .note = Row 2: a number goes on the field of its colour, and the higher it is the more it does.
derpate-board-row-3 = Business
    .note = Row 3: a number goes on the field of its colour. What lies there must be carried out, except a takeover.
derpate-board-row-4 = Calls
    .note = Row 4: the last die calls the person of its colour, whatever it shows.
derpate-board-field-of = { $name } (row { $row }):
derpate-board-field-kind-protection = Protection money
    .short = Protect
    .board = Protection
    .note = All families are paid for each business of this kind that they hold, and advance one space on influence for it.
derpate-board-field-kind-smuggling = Smuggling
    .short = Smuggle
    .note = All families are paid for each business of this kind that they hold, and advance one space on reputation for it.
derpate-board-field-kind-bookmaking = Bookmaking
    .short = Bookies
    .note = All families are paid for each business of this kind that they hold.
derpate-board-field-kind-loans = Loan sharking
    .short = Loans
    .board = Loans
    .note = All families are paid for each business of this kind that they hold.
derpate-board-field-kind-gambling = Gambling
    .short = Gamble
    .note = All families are paid for each business of this kind that they hold.
derpate-board-field-press = Press
    .note = A puppet of any colour: one space on reputation and one on influence.
derpate-board-field-2-grey = Reputation
    .tiny = Reput.
    .note = Advance on reputation by the pips.
derpate-board-field-2-red = Influence
    .tiny = Infl.
    .note = Advance on influence by the pips.
derpate-board-field-2-black = Visit
    .note = The car drives as far as the pips say. Where it stops, a rival leaves, or you may move into a vacant business.
derpate-board-field-2-white = Bet manipulation
    .short = Bets
    .note = $1,000 for every pip.
derpate-board-field-3-grey = Meeting of the godfathers
    .short = Meeting
    .tiny = Meet
    .note = You return all debt markers of others. Their owners pay you $1,000 for every pip and marker.
derpate-board-field-3-red = FBI raid
    .tiny = FBI
    .note = Everybody in unprotected businesses of this number goes to prison, your own people too.
derpate-board-field-3-black = Takeover
    .tiny = Take
    .note = You may take one unprotected business of this number. It costs a debt marker, and the member there is sunk.
derpate-board-field-3-white = Friend of the family
    .short = Friend
    .note = You pay $1,000 for every pip and win a friend of the family.
derpate-board-field-person = Somebody is called
    .short = Call
    .note = The person of this colour does you a service.
derpate-board-field-consigliere = Consigliere
    .tiny = Consig.
    .note = A member from your stock moves into a vacant, unprotected business.
derpate-board-field-prosecutor = Public prosecutor
    .short = Prosecutor
    .tiny = Prosec.
    .note = All your people come out of prison.
derpate-board-field-informer = Informer
    .note = A member of a rival in an unprotected business goes to prison.
derpate-board-field-banker = Banker
    .note = One space on income or on favours.

## Seats

derpate-seat-markers = own debt markers
