derpate-title = Der Pate
derpate-note = Four dice, four rows. Reach the goal that counts, or be out.
derpate-more = Twelve businesses, one car

## Names of things that every edition has. Those of the house edition are in derpate-names.ftl.

derpate-name-dollars = ${ $n }
derpate-name-pair = { $what ->
    [marker] debt marker back from { $second }
   *[other] { $first } die to the { $second } field
  }
derpate-name-bank = the bank
derpate-name-black = black
derpate-name-white = white
derpate-name-grey = grey
derpate-name-red = red
derpate-name-puppet = puppet
derpate-name-press = { derpate-board-field-press }
derpate-name-income-1 = { derpate-board-field-kind-protection }
derpate-name-income-2 = { derpate-board-field-kind-smuggling }
derpate-name-income-3 = { derpate-board-field-kind-bookmaking }
derpate-name-income-4 = { derpate-board-field-kind-loans }
derpate-name-income-5 = { derpate-board-field-kind-gambling }
derpate-name-reputation = reputation
derpate-name-influence = influence
derpate-name-income = income
derpate-name-favours = favours
derpate-name-wedding = wedding
derpate-name-grandchild = grandchild
derpate-name-birthday = birthday
derpate-name-cop = cop
derpate-name-judge = judge
derpate-name-senator = senator
derpate-name-member = member from the Hudson
derpate-name-marker = debt marker
derpate-name-steps = two steps
derpate-name-money = $5,000
derpate-name-consigliere = Consigliere
derpate-name-prosecutor = Prosecutor
derpate-name-informer = Informer
derpate-name-banker = Banker
derpate-name-event = event
derpate-name-dice = dice

## Parts of the table

derpate-seat-family = family
derpate-seat-money = money
derpate-seat-stock = at home
derpate-seat-prison = in prison
derpate-seat-river = in the Hudson
derpate-seat-friends = friends
derpate-seat-debts = debts to

## Questions

derpate-ask-car = Where does the car start?
    .note = The district where the car stands is protected: nobody there is raided, denounced or taken over, and nobody moves in. The car drives on with visits and event cards.
derpate-ask-district = Which district is yours?
    .note = Your people begin in its three businesses.
derpate-ask-start = Anything before you roll?
derpate-ask-place = Which die do you place?
derpate-ask-pause = Anything before you go on?
derpate-ask-occupy = The business is vacant. Do you move in?
derpate-ask-takeover = Do you take a business over?
derpate-ask-service = What do you want from this person?
derpate-ask-chip = Do you use your new chip now?
derpate-ask-vacate = Which business do you give up?
derpate-ask-bail = Bail, or the river?

## Where we are

derpate-step-set-up = The table is set
derpate-step-event-card = An event card
derpate-step-card-text = Event: { $card }
derpate-step-kind-roll = A die for a raid
derpate-step-vacating = Everybody gives up a business
derpate-step-bailing = Bail for the prisoners
derpate-step-turn = { $seat }’s turn, row { $row }
    .you = { ask-turn }, row { $row }
derpate-step-throw = { $seat } rolls
derpate-step-grandchild = The grandchild rolls for { $seat }
derpate-step-interrupts = Others use their new chips
derpate-step-visit = { $seat } visits
derpate-step-take-over = { $seat } takes over
derpate-step-service = { $seat } and the { $person }

## Choices. $noun is what the choice is about, $id its bare id, $nouns 1 if there is one and 0 if not.

derpate-word-pass = Nothing, go on
derpate-word-car = Car to { $noun }
derpate-word-district = District { $noun }
derpate-word-place = Place the { $noun } die
    .short = { $noun }
    .group = Place a die
derpate-word-senator = Senator: { $noun }
    .note = The colour of this die does not count.
    .cost = Costs the senator chip
derpate-word-cop = Cop: roll { $noun } again
    .note = One die of this throw is rolled again.
    .cost = Costs the cop chip
    .group = Cop: roll one die again
derpate-word-judge = Judge: roll everything again
    .cost = Costs the judge chip
derpate-word-wedding = Wedding: take a friend
    .cost = Costs the wedding chip
derpate-word-grandchild = Grandchild: roll for money
    .note = $1,000 for each pip, nothing for the puppet.
    .cost = Costs the grandchild chip
derpate-word-birthday = Birthday: one step on { $noun }
    .cost = Costs the birthday chip
derpate-word-favour = Ask a favour: { $noun }
    .cost = Costs a friend
derpate-word-favour-reputation = Ask a favour: two steps on reputation
    .cost = Costs a friend
derpate-word-favour-influence = Ask a favour: two steps on influence
    .cost = Costs a friend
derpate-word-occupy = Move into { $noun }
derpate-word-takeover = Take over { $noun }
    .note = The member there is sunk in the Hudson, and yours moves in.
    .cost = Costs a debt marker
derpate-word-man = Put a member into { $noun }
derpate-word-free = Free your people
    .note = All your members in prison come home.
derpate-word-inform = Denounce { $noun }
    .note = The member there goes to prison.
derpate-word-advance = Advance on { $noun }
derpate-word-vacate = Give up { $noun }
    .note = Your member comes home, and you receive $4,000.
derpate-word-bail = { $noun ->
    [one] Bail out { $noun } member
   *[other] Bail out { $noun } members
  }
    .cost = $2,000 each
    .group = Bail out
derpate-word-sink = Let them sink
    .note = Your prisoners go into the Hudson.

## What happened

derpate-fact-starts = { $seat } is start player.
derpate-fact-family = { $seat } leads the family { $family }.
derpate-fact-received = { $seat } receives ${ $amount }.
derpate-fact-car = The car stops at { $space }.
derpate-fact-district = { $seat } takes the district { $district }.
derpate-fact-neutral = The neutral family { $family } sits in { $district }.
derpate-fact-round = Round { $number }.
derpate-fact-event = Event: { $card }.
derpate-fact-marker = The { $colour } event marker makes step { $number }.
derpate-fact-marker_stays = The { $colour } event marker stays where it is.
derpate-fact-ko = The K.O. colour is { $colour }.
derpate-fact-stays_open = { $card } stays in force until the end of the round.
derpate-fact-put_away = { $card } is put away.
derpate-fact-contributed = { $seat } contributes ${ $amount }.
derpate-fact-no_victim = Nobody is in { $space }.
derpate-fact-keeps_all = { $seat } has no business to give up.
derpate-fact-no_raid = No business is raided.
derpate-fact-rolled_alone = { $seat } rolls a { $face }.
derpate-fact-drowned = { $number ->
    [one] { $number } member of { $seat } is sunk in the Hudson
   *[other] { $number } members of { $seat } are sunk in the Hudson
  }.
derpate-fact-turn = { $seat }’s turn.
    .you = { ask-turn }.
derpate-fact-rolled = { $seat } rolls { $die }: { $face }.
derpate-fact-placed = { $seat } puts the { $die } die in row { $row }: { $row ->
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
derpate-fact-called = { $seat } calls the { $person }.
derpate-fact-declined = { $seat } does not want the { $person }.
derpate-fact-nothing_to_do = There is nothing to do for { $seat }.
derpate-fact-settled = A member of { $seat } moves into { $space }.
derpate-fact-went_home = The member of { $seat } leaves { $space } for home.
derpate-fact-arrested = The member of { $seat } in { $space } goes to prison.
derpate-fact-spared = { $space } is protected by the car.
derpate-fact-sunk = The member of { $seat } in { $space } is sunk in the Hudson.
derpate-fact-boxed = The neutral member of { $family } is gone from { $space }.
derpate-fact-released = { $number ->
    [one] { $number } member of { $seat } comes out of prison
   *[other] { $number } members of { $seat } come out of prison
  }.
derpate-fact-took_over = { $seat } takes { $space } over.
derpate-fact-owes = { $seat } gives a debt marker to { $holder }.
derpate-fact-redeemed = { $seat } gets { $number ->
    [one] { $number } debt marker
   *[other] { $number } debt markers
  } back from { $holder }.
derpate-fact-paid = { $seat } pays ${ $amount } to { $to }.
derpate-fact-paid_bank = { $seat } pays ${ $amount } to the bank.
derpate-fact-waived = { $seat } cannot pay ${ $amount }; it is waived.
derpate-fact-befriended = { $seat } gains a friend of the family.
derpate-fact-no_friend = There is no friend left for { $seat }.
derpate-fact-advanced = { $seat } reaches { $number } on { $track }.
derpate-fact-lost_step = { $seat } is at the end of { $track }.
derpate-fact-took_chip = { $seat } takes the chip: { $chip }.
derpate-fact-used_chip = { $seat } uses the { $chip }.
derpate-fact-kept_chip = { $seat } keeps the { $chip }.
derpate-fact-favour = { $seat } asks a friend for a favour: { $favour }.
derpate-fact-rescued = A member of { $seat } comes back from the Hudson.
derpate-fact-eliminated = { $seat } is eliminated.
derpate-fact-total = { $seat } ends with ${ $amount }.
derpate-fact-won = { $seat } wins.
derpate-fact-no_winner = Nobody wins.
derpate-fact-left = { $seat } leaves the game.
derpate-fact-owes_bank = { $number ->
    [one] { $number } debt marker of { $seat } is owed to the bank now
   *[other] { $number } debt markers of { $seat } are owed to the bank now
  }.

## Options of a table: what each is called, what it changes (.note), and its values

derpate-option-start_seat = Who begins
    .note = The seat that starts every round; the last one sets up first.
derpate-option-starting_money = Starting money
    .note = What everybody has at the start. With 10,000 money is tighter.
derpate-option-informer_hits_neutral = Informer and neutrals
    .note = The informer may also denounce members of neutral families.
derpate-option-bail_per_member = Bail one by one
    .note = The bail card: free as many prisoners as you like, instead of all or none.
derpate-option-eliminated_settle = Last accounts
    .note = Eliminated players still settle their accounts at the end, so that their creditors are paid.
derpate-option-no_survivor_rule = If nobody survives
    .note = Nobody reaches the end of the deciding track: no winner, or whoever came furthest.
derpate-option-no_survivor_rule-none = No winner
derpate-option-no_survivor_rule-furthest = Whoever came furthest
derpate-option-hidden_money = Hidden money
    .note = Nobody sees how much money the others have until the end; every payment is still seen.
derpate-option-beginner_setup = First game
    .note = Four players: districts and car are laid out as proposed for a first game.
