corleone-title = Corleone’s Empire
corleone-note = Send your family across the city; bank the money before the tribute.
corleone-more = House edition

## Names of things that every edition has. Those of the house edition are in corleone-names.ftl.

corleone-name-dollars = ${ $n }
corleone-name-of = { $owner }’s { $thing }
corleone-name-pair = { $first }, marker { $second } from the bottom
corleone-name-the-neutral-force = the neutral force
corleone-name-don = Don
corleone-name-consigliere = Consigliere
corleone-name-heir = Heir
corleone-name-thug = thug
corleone-name-gun = Gun
corleone-name-blood-money = Blood Money
corleone-name-booze = Booze
corleone-name-narcotics = Narcotics
corleone-name-good-gun = Gun
corleone-name-good-blood-money = Blood Money
corleone-name-good-booze = Booze
corleone-name-good-narcotics = Narcotics
corleone-name-money-1 = $1
corleone-name-money-2 = $2
corleone-name-money-3 = $3
corleone-name-money-5 = $5
corleone-name-suitcase = suitcase
corleone-name-job = job
corleone-name-sell-1 = sell one
corleone-name-sell-2 = sell two
corleone-name-sell-3 = sell three
corleone-name-swap = swap
corleone-name-horse = horse head
corleone-name-yellow = yellow
corleone-name-blue = blue
corleone-name-green = green
corleone-name-grey = grey
corleone-name-red = red
corleone-name-printed = printed
corleone-name-I = I
corleone-name-II = II
corleone-name-III = III
corleone-name-IV = IV
corleone-name-opening = Opening
corleone-name-business = Family Business
corleone-name-turf = Turf War
corleone-name-bribery = Bribery
corleone-name-tribute = Tribute to the Don
corleone-name-money = money
corleone-name-ability = ability

## Parts of the table

corleone-seat-family = family
corleone-seat-hand = in hand
corleone-seat-suitcase = in the suitcase
corleone-seat-thugs = thugs
corleone-seat-members = at home
corleone-seat-jobs = jobs done
corleone-seat-protected = protected
corleone-seat-cards = held
corleone-seat-money = suitcase
corleone-hand-hand = In hand
corleone-hand-suitcase = Suitcase
corleone-hand-drawn = Jobs to choose from
corleone-hand-kept = Kept
corleone-hand-looking = You look at

## Questions

corleone-ask-turn = What does your family do?
corleone-ask-icons = Which of these do you use?
corleone-ask-first = You share this front. Who goes first? It matters only if the supply runs short.
corleone-ask-front = You control this territory. Do you take your share of the front?
corleone-ask-order = What comes first: the money or the ability of the card?
corleone-ask-effect = Do you use the card’s effect?
corleone-ask-target = What do you use the card on?
corleone-ask-discard = Which card do you discard?
corleone-ask-good = Which good do you take?
corleone-ask-keep = Which job do you keep?
corleone-ask-give = Which card do you give away?
corleone-ask-card = Which card do you take?
corleone-ask-offer = Which note do you offer? The others choose at the same time.
corleone-ask-bid = What do you bid for the allies?
corleone-ask-ally = Which ally do you take?
corleone-ask-marker = You have no marker left. Do you bring one here from elsewhere?
corleone-ask-tribute = { $least ->
    [1] One card too many in hand. Which one do you give up?
   *[other] { $least } cards too many in hand. Which do you give up?
  }

## Where we are

corleone-step-set-up = The table is set
corleone-step-first-jobs = Jobs are dealt
corleone-step-open-tile = A business opens
corleone-step-public-jobs = Public jobs are turned up
corleone-step-new-allies = Allies are laid out
corleone-step-entr-acte = Entr’acte
corleone-step-family-business = Family Business
corleone-step-turf-war = Turf War
corleone-step-bribery = Bribery
corleone-step-favours = Allies are bought
corleone-step-tribute = Tribute to the Don
corleone-step-turn = { $seat }’s turn
    .you = { ask-turn }
corleone-step-completion = { $seat } completes { $card }
corleone-step-ability = Ability of { $card }
corleone-step-icons = { $seat } may use: { $icons }
corleone-step-sale = { $seat } sells { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
corleone-step-swap = { $seat } swaps a card
corleone-step-front = Front of { $business }
corleone-step-share = { $seat }’s share
corleone-step-draw-jobs = { $seat } looks at jobs
corleone-step-whack = { $seat } whacks
corleone-step-move = { $seat } moves a figure
corleone-step-recall = { $seat } recalls a figure
corleone-step-neutral = { $seat } places the { $figure }
corleone-step-take = { $seat } robs somebody
corleone-step-robbery = { $seat } takes from { $victim }
corleone-step-offers = Offers to { $seat }
corleone-step-pick-goods = { $seat } takes goods
corleone-step-pick-jobs = { $seat } takes a job
corleone-step-shakedown = { $seat } shakes down
corleone-step-marker = { $seat } and the markers
corleone-step-lift = { $seat } has no marker left for { $territory }
corleone-step-influence = { $seat } gains influence

## Choices. $noun is what the choice is about, $id its bare id, $nouns 1 if there is one and 0 if not.

corleone-word-pass = Do without
corleone-word-thug = Thug to { $noun }
    .note = Shakes down the front of this business.
corleone-word-member = Family member to { $noun }
    .note = Shakes down every back this space touches.
corleone-word-job = Complete { $noun }
    .cost = Costs the goods on the card
corleone-word-ally = Play { $noun }
corleone-word-pay = Pay { $noun }
corleone-word-gain = Take { $noun }
corleone-word-launder = Put { $noun } into the suitcase
    .note = Safe: it counts at the end, and no hand limit touches it.
    .group = Put into the suitcase
corleone-word-draw = Look at jobs
    .note = See two jobs from the deck, keep one.
corleone-word-sell = { $noun ->
    [one] Sell { $noun } card
   *[other] Sell { $noun } cards
  }
    .note = { $id ->
        [3] Discard them, take $3 and $5.
       *[other] Discard, take $5.
      }
    .group = Sell
corleone-word-swap = Swap a card
    .note = Discard a card, take a Booze, a Gun or a Blood Money.
corleone-word-horse = Take the horse head
    .note = From now on you go first.
corleone-word-first = { $noun } goes first
    .group = Who goes first
corleone-word-accept = Yes, use it
corleone-word-money-first = The money first
corleone-word-ability-first = The ability first
corleone-word-discard = Discard { $noun }
corleone-word-take = Take { $noun }
corleone-word-keep = Keep { $noun }
corleone-word-give = Give away { $noun }
corleone-word-rob = Rob { $noun }
corleone-word-offer = Offer { $noun }
corleone-word-bid = Bid { $noun }
    .risk = Lost if it buys you an ally
corleone-word-in = In { $noun }
corleone-word-whack = Whack at { $noun }
    .note = The figure falls into the Hudson until the Entr’acte.
corleone-word-move = Move from { $noun }
corleone-word-to = To { $noun }
corleone-word-recall = Recall from { $noun }
    .note = The figure comes home and can be sent again.
corleone-word-place = Place at { $noun }
corleone-word-shake = Shake down { $noun }
corleone-word-mark = Marker on { $noun }
corleone-word-unmark = Send the top marker home from { $noun }
corleone-word-raise = Lift your marker to the top of { $noun }
corleone-word-lift = Take the marker from { $noun }
corleone-word-influence = Influence in { $noun }
    .note = Counts in this act’s turf war.

## What happened

corleone-fact-horse = { $seat } has the horse head and goes first.
corleone-fact-family = { $seat } leads the family { $family }.
corleone-fact-opened = { $business } opens in { $territory }.
corleone-fact-public = { $card } becomes a public job.
corleone-fact-no_public = There are no jobs for { $number ->
    [one] { $number } public space
   *[other] { $number } public spaces
  }.
corleone-fact-ally_shown = { $card } can be bought.
corleone-fact-ally_left = Nobody has bought { $card }.
corleone-fact-dealt = { $seat } is dealt { $card }.
corleone-fact-dealt_card = { $seat } is dealt a job.
corleone-fact-phase = Act { $act }: { $phase }.
corleone-fact-no_bribery = Act { $act } has no bribery.
corleone-fact-act = Act { $act } begins.
corleone-fact-turn = { $seat }’s turn.
    .you = { ask-turn }.
corleone-fact-skipped = { $seat } has no figure left and is skipped.
corleone-fact-idle = { $seat } does nothing.
corleone-fact-no_more_turns = Nobody has a turn any more.
corleone-fact-thug = { $seat } sends a thug to { $business }.
corleone-fact-member = { $seat } sends { $figure } to { $space }.
corleone-fact-shook_front = { $seat } shakes down the front of { $business }.
corleone-fact-shook_backs = { $seat } shakes down the backs at { $place }.
corleone-fact-goes_first = { $first } goes first, as { $seat } wants it.
corleone-fact-shared_front = { $seat } controls the territory and has a share of { $business }.
corleone-fact-declined_front = { $seat } wants no share of { $business }.
corleone-fact-declined = { $seat } declines { $icons }.
corleone-fact-took = { $seat } takes { $card }.
corleone-fact-lacked = There is no { $card } left for { $seat }.
corleone-fact-banked = { $card } goes straight into the suitcase of { $seat }.
corleone-fact-laundered = { $seat } puts { $card } into the suitcase.
corleone-fact-discarded = { $seat } discards { $card }.
corleone-fact-saw = { $seat } looks at { $card }.
corleone-fact-drew_card = { $seat } looks at a job.
corleone-fact-kept = { $seat } keeps { $card }.
corleone-fact-kept_cards = { $seat } keeps { $number ->
    [one] { $number } job
   *[other] { $number } jobs
  }.
corleone-fact-passed_over = { $seat } puts { $card } on the discard pile.
corleone-fact-reshuffled = The discard pile ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
  }) is shuffled into a new deck.
corleone-fact-job = { $seat } sets about { $card }.
corleone-fact-paid = { $seat } pays { $card }.
corleone-fact-stood_in = The narcotics of { $seat } stand for another good.
corleone-fact-ordered = { $seat } takes the { $money_first } of { $card } first.
corleone-fact-completed = { $seat } has completed { $card }.
corleone-fact-ally = { $seat } plays { $card }.
corleone-fact-declined_effect = { $seat } does not use the effect.
corleone-fact-no_effect = { $card } finds nothing to do.
corleone-fact-accepted = { $seat } uses the effect.
corleone-fact-chose = { $seat } takes { $card } into hand.
corleone-fact-whacked = { $seat } has { $figure } whacked at { $place }.
corleone-fact-moved = { $seat } moves { $figure } to { $place }.
corleone-fact-recalled = { $seat } recalls { $figure } from { $place }.
corleone-fact-placed = { $seat } puts the { $figure } on { $place }.
corleone-fact-stayed = The { $figure } cannot be placed.
corleone-fact-neutral = The { $figure } is neutral again.
corleone-fact-robbed = { $seat } takes { $number ->
    [one] { $number } card
   *[other] { $number } cards
  } from { $victim }.
corleone-fact-taken = { $seat } takes { $card } from { $victim }.
corleone-fact-lost_card = { $victim } loses a card to { $seat }.
corleone-fact-looked = { $seat } looks at the cards of { $victim }.
corleone-fact-saw_card = { $victim } has { $card }.
corleone-fact-offered = { $seat } offers { $card }.
corleone-fact-offered_nothing = { $seat } has no money to offer.
corleone-fact-marked = { $seat } puts a marker on { $territory }.
corleone-fact-remarked = { $seat } moves a marker ({ $marker }) to { $territory }.
corleone-fact-unmarked = { $seat } sends the top marker of { $owner } home from { $territory }.
corleone-fact-raised = { $seat } lifts a marker to the top of { $territory }.
corleone-fact-no_marker = { $seat } puts no marker on { $territory }.
corleone-fact-influenced = { $side } has { $number } more influence in { $territory }.
corleone-fact-protected = The figures of { $seat } are protected.
corleone-fact-hand_limit = { $seat } may keep { $number ->
    [one] { $number } more card
   *[other] { $number } more cards
  }.
corleone-fact-turf_won = { $seat } wins { $territory } with { $number } influence.
corleone-fact-no_winner = Nobody wins { $territory }.
corleone-fact-no_bribes = Nobody bids.
corleone-fact-bid = { $seat } has bid { $card }.
corleone-fact-bid_total = { $seat } bids ${ $number } in all.
corleone-fact-ranked = { $seat } is number { $number } in the bidding.
corleone-fact-spent = { $seat } pays { $card } out of the suitcase.
corleone-fact-no_ally = { $seat } gets no ally and keeps the bid of ${ $number }.
corleone-fact-lapsed = What cards gave to { $side } for this act is over.
corleone-fact-cleared = All figures leave the board and the river.
corleone-fact-joined = { $figure } joins { $seat }.
corleone-fact-last_card = { $seat } ends with { $card } in hand.
corleone-fact-dominates = { $seat } dominates { $territory }.
corleone-fact-most_jobs = { $seat } has most { $colour } jobs.
corleone-fact-no_dominance = Nobody dominates { $territory }.
corleone-fact-no_jobs = Nobody has completed a { $colour } job.
corleone-fact-fortune = { $seat } has a fortune of ${ $number }.
corleone-fact-won = { $seat } wins.
corleone-fact-left = { $seat } leaves the game.
corleone-fact-gave_up = { $card } of { $seat } goes back.

## Options of a table: what each is called, what it changes (.note), and its values

corleone-option-ask_gains = Ask before gains
    .note = Ask before every gain, also of money and goods that nobody would refuse.
corleone-option-hand_limits = Hand limits
    .note = How many cards you may hold at the Tribute of each act, as four numbers.
corleone-option-final_tie = Last tie
    .note = Who wins if two are still tied after the territories.
corleone-option-final_tie-shared = Both win
corleone-option-final_tie-jobs = More jobs
corleone-option-job_money = Money of jobs
    .note = Where the money of a completed job goes.
corleone-option-job_money-hand = Into the hand
corleone-option-job_money-suitcase = Into the suitcase
corleone-option-territory_tie = Tie in a territory
    .note = With as many markers each, the bonus goes to the highest marker among the tied, or only to the top one of all.
corleone-option-territory_tie-highest = The highest of the tied
corleone-option-territory_tie-top = Only the top
corleone-option-controller = Share of a controller
    .note = A controller may decline each icon of a front, or takes all of it or nothing.
corleone-option-controller-per_icon = Icon by icon
corleone-option-controller-whole_front = All or nothing
