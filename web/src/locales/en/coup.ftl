coup-title = Coup
coup-note = Claim any character. Someone may doubt you.
coup-more = Classic, Reformation, Inquisitor, Anarchist

## Names of things. Forms beside a name (.a, .acc, …) are there for the sentences that need them.

coup-name-duke = Duke
    .a = a Duke
coup-name-assassin = Assassin
    .a = an Assassin
coup-name-captain = Captain
    .a = a Captain
coup-name-ambassador = Ambassador
    .a = an Ambassador
coup-name-contessa = Contessa
    .a = a Contessa
coup-name-inquisitor = Inquisitor
    .a = an Inquisitor
coup-name-no-duke = no Duke
coup-name-empire = Empire
coup-name-resistance = Resistance
coup-name-income = income
coup-name-aid = foreign aid
coup-name-coup = coup
coup-name-tax = tax
coup-name-assassinate = assassination
coup-name-steal = theft
coup-name-exchange = exchange
coup-name-examine = examination
coup-name-convert = conversion
coup-name-embezzle = embezzlement
coup-name-bomb = bomb

## Parts of the table

coup-seat-coins = { $n ->
    [one] coin
   *[other] coins
  }
coup-seat-cards = cards
coup-seat-lost = lost
coup-seat-party = party
coup-seat-hand = held
coup-table-court = Court
coup-table-treasury = Treasury
coup-table-reserve = Reserve
coup-hand-hand = Your cards
coup-hand-drawn = Drawn from the court
coup-hand-removed = Out of the game

## Questions

coup-ask-turn = What do you do?
coup-ask-challenge = { $stake_id ->
    [steal-later] { $who } claims { $claim } to steal from you. Do you challenge?
    [assassinate-later] { $who } claims { $claim } to assassinate you. Do you challenge?
    [examine-later] { $who } claims { $claim } to examine you. Do you challenge?
   *[other] Do you challenge { $who }’s { $claim }?
  }
coup-ask-block = { $stake_id ->
    [steal] { $actor } wants to steal from you. Do you block?
    [assassinate] { $actor } wants to assassinate you. Do you block?
    [aid] { $actor } takes foreign aid. Do you block?
   *[other] Do you block?
  }
coup-ask-prove = { $doubter } challenges your claim: { $claim }. Do you prove it?
coup-ask-lose = { $stake_id ->
    [coup] { $actor } launches a coup against you. Which card do you lose?
    [assassinate] { $actor } assassinates you. Which card do you lose?
   *[other] Which card do you lose?
  }
coup-ask-return = { $surplus ->
    [1] Which card goes back to the court?
   *[other] { $surplus } cards go back to the court. Which one first?
  }
coup-ask-reveal = Which card do you show to the Inquisitor?
coup-ask-decide = What happens to the card you saw?
coup-ask-bomb = The bomb is in your hands. What now?
coup-ask-redirect = That player is out. Who gets the bomb instead?
coup-ask-party = Which party do you join?
coup-ask-draft = Which card do you keep?
coup-waiting-claim = They decide whether to challenge { $seat }’s { $claim }
coup-waiting-block = They decide whether to block

## Where we are

coup-step-set-up = The table is set
coup-step-draft = The draft
coup-step-turn = { $seat }’s turn
    .you = { ask-turn }
coup-step-action = { $seat }: { $deed }
coup-step-block = { $blocker_id ->
    [nobody] Does anybody block?
   *[other] { $blocker } blocks
  }
coup-step-claim = { $seat } claims { $claim }
coup-step-proof = { $challenger } challenges { $seat }’s { $claim }
coup-step-loss = { $seat } loses a card
coup-step-exchange = { $seat } exchanges
coup-step-draw = A card for { $seat }
coup-step-examination = { $seat } examines { $target }
coup-step-bomb = { $holder } holds the bomb of { $payer }
coup-step-party-choice = { $seat } chooses a party
coup-step-lots = Lots are drawn for the challenger

## Choices. $noun is what the choice is about, $id its bare id, $nouns 1 if there is one and 0 if not.

coup-word-income = Income
    .note = Take 1 coin. Nobody can stop it.
coup-word-aid = Foreign aid
    .note = Take 2 coins. A Duke may block it.
coup-word-tax = Tax
    .note = Claims the Duke: take 3 coins.
    .risk = May be challenged
coup-word-exchange = Exchange
    .note = { $envoy_id ->
        [inquisitor] Claims the { $envoy }: draw 1 card, put 1 back.
       *[other] Claims the { $envoy }: draw 2 cards, put 2 back.
      }
    .risk = May be challenged
coup-word-coup = Coup against { $noun }
    .note = They lose a card. Nobody can stop it.
    .cost = Costs 7 coins
coup-word-assassinate = Assassinate { $noun }
    .note = Claims the Assassin: they lose a card.
    .cost = Costs 3 coins
    .risk = May be challenged, or blocked by the Contessa
coup-word-steal = Steal from { $noun }
    .note = Claims the Captain: take up to 2 coins.
    .risk = May be challenged or blocked
coup-word-examine = Examine { $noun }
    .note = Claims the Inquisitor: see a card of theirs; they may have to swap it.
    .risk = May be challenged
coup-word-convert = { $nouns ->
    [0] Change your own party
   *[other] Convert { $noun }
  }
    .note = To the other party. Nobody can stop it.
    .cost = { $nouns ->
        [0] 1 coin into the Reserve
       *[other] 2 coins into the Reserve
      }
    .group = Convert
coup-word-embezzle = Embezzle
    .note = Claims to hold no Duke: take the whole Reserve.
    .risk = May be challenged
coup-word-bomb = Bomb for { $noun }
    .note = They let it explode, or claim the Contessa.
    .cost = Costs 5 coins
coup-word-pass = Let it pass
    .note = { $stake_id ->
        [steal-later] You may still block it. Otherwise up to 2 of your coins go.
        [assassinate-later] { $held ->
            [1] You may still block it. Otherwise you lose your last card.
           *[other] You may still block it. Otherwise you lose a card.
          }
        [examine-later] They will see one of your cards.
        [mine-stopped] Your action is stopped.
        [block-stands] The block stands.
        [goes-on] It goes on as claimed.
        [steal] Up to 2 of your coins go.
        [assassinate] { $held ->
            [1] You lose your last card and are out.
           *[other] You lose a card.
          }
        [aid] They take 2 coins.
       *[other] You risk nothing.
      }
coup-word-challenge = Challenge
    .note = If they cannot show it, they lose a card.
    .risk = { $danger_id ->
        [out] If they can, you are out
        [both] If they can, you lose both: one for this, one to the Assassin
        [unblocked] If they can, you lose one and can’t block
       *[other] If they can, you lose one
      }
coup-word-block = Block as { $noun }
    .note = A claim like any other: it may be challenged.
    .risk = { $danger_id ->
        [out] May cost you your last card
        [both] May cost you both cards
       *[other] May cost you a card
      }
coup-word-show = Show { $noun }
    .note = { $doubter } loses a card. Yours goes back to the court, and you draw another.
coup-word-show-all = Show the whole hand
    .note = All your cards are exchanged for new ones.
coup-word-concede = Concede
    .note = You do not prove it.
    .cost = { $held ->
        [1] Costs you your last card
       *[other] Costs you a card
      }
coup-word-lose = Lose { $noun }
    .note = It lies open for the rest of the game.
coup-word-return = Put back { $noun }
coup-word-reveal = Show { $noun }
    .note = Only the Inquisitor sees it.
coup-word-give-back = Give it back
    .note = They keep the card, and you know it.
coup-word-swap = Make them swap it
    .note = They put it back and draw another.
coup-word-explode = Let it explode
    .cost = { $held ->
        [1] Costs you your last card
       *[other] Costs you a card
      }
coup-word-defuse = Defuse it
    .note = Claims the Contessa.
    .risk = May cost you both cards
coup-word-hand-on = Hand it on to { $noun }
    .note = Claims the Contessa.
    .risk = May cost you both cards
coup-word-redirect = Send it to { $noun }
coup-word-draft = Keep { $noun }
coup-word-join = Join the { $noun }

## What happened

coup-fact-turn = { $seat }’s turn.
    .you = { ask-turn }.
coup-fact-took = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
coup-fact-paid = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.
coup-fact-minted = The Treasury is empty; { $coins ->
    [one] { $coins } more coin is found
   *[other] { $coins } more coins are found
  }.
coup-fact-refunded = { $seat } gets { $coins ->
    [one] { $coins } coin back
   *[other] { $coins } coins back
  }.
coup-fact-reserved = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } into the Reserve.
coup-fact-embezzled = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } out of the Reserve.
coup-fact-stole = { $seat } steals { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } from { $target }.
coup-fact-settled = { $coins ->
    [one] { $coins } coin of { $seat } goes to the Treasury
   *[other] { $coins } coins of { $seat } go to the Treasury
  }.
coup-fact-converted = { $seat } now stands with the { $party }.
coup-fact-joined = { $seat } joins the { $party }.
coup-fact-lifted = All who live are of one party: its limits are off.
coup-fact-restored = There are two parties again: their limits hold.
coup-fact-declared = { $seat }: { $action }.
coup-fact-challenged = { $seat } challenges { $target }: { $claim }?
coup-fact-unchallenged = Nobody challenges { $seat }’s { $claim }.
coup-fact-showed = { $seat } shows { $role_a }.
coup-fact-conceded = { $seat } does not prove it: { $claim }.
coup-fact-failed = { $seat }: the { $verb } comes to nothing.
coup-fact-upheld = { $seat }: the { $verb } goes on.
coup-fact-stopped_by = { $seat }: the { $verb } is stopped.
coup-fact-idle = { $seat }: the { $verb } finds nobody.
coup-fact-blocked = { $seat } blocks { $target }, claiming { $role }.
coup-fact-unblocked = Nobody blocks { $seat }.
coup-fact-block_fell = The block of { $seat } falls.
coup-fact-block_stood = The block of { $seat } stands.
coup-fact-no_block = { $seat } challenged in vain and may not block.
coup-fact-drew = { $seat } draws { $role_a }.
coup-fact-drew_card = { $seat } draws a card.
coup-fact-returned = { $seat } puts { $role_a } back into the court.
coup-fact-returned_cards = { $seat } puts { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } back, and the court is shuffled.
coup-fact-lost = { $seat } loses { $role_a }.
coup-fact-eliminated = { $seat } is out.
coup-fact-revealed = { $seat } reveals { $role_a }.
coup-fact-examined = { $seat } looks at a card of { $target }.
coup-fact-gave_back = { $seat } gives the card back to { $target }.
coup-fact-swapped = { $seat } makes { $target } swap the card.
coup-fact-handed = { $seat } hands the bomb to { $target }.
coup-fact-exploded = The bomb goes off in the hands of { $seat }.
coup-fact-defusing = { $seat } defuses the bomb, claiming Contessa.
coup-fact-handing = { $seat } wants to hand the bomb on to { $target }, claiming Contessa.
coup-fact-defused = The bomb of { $seat } is harmless.
coup-fact-drafted = Both have chosen; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of each set leave the game.
coup-fact-kept = { $seat } keeps { $role_a }.
coup-fact-left = { $seat } leaves the game.
coup-fact-won = { $seat } wins.
coup-fact-stopped = The game stops after { $turns } turns without a winner.
coup-fact-opened = { $seat } held { $role_a }.

## Options of a table: what each is called, what it changes (.note), and its values

coup-presets-version = Version
coup-presets-reading = Fine points
coup-preset-classic = Classic
    .note = The game itself, without expansions. New to Coup? Start here.
coup-preset-reformation = Reformation
    .note = Two parties, and the Inquisitor replaces the Ambassador.
coup-preset-everything = Everything
    .note = Two parties, the Inquisitor and the Anarchist’s bomb.
coup-preset-book = By the book
    .note = Nobody gets the bomb twice in one round. A target who challenges and loses may not block.
coup-preset-house = House rules
    .note = As often played online: the bomb may come back next turn, and a target who challenges and loses may still block.
coup-crowd = With more than { $n } players the game takes long, and eliminated players wait. Best for groups that know it well.
coup-option-reformation = Reformation
    .note = Two parties: no attacks between party-mates; you may convert people and embezzle the Reserve.
coup-option-inquisitor = Inquisitor
    .note = The Inquisitor replaces the Ambassador and may examine a card of somebody else.
coup-option-anarchist = Anarchist
    .note = Adds the bomb: it costs five coins, and somebody must answer it.
coup-option-two_player = Two players
    .note = With two seats each drafts a first card from a set of five, or both are dealt as usual.
coup-option-two_player-draft = Draft
coup-option-two_player-plain = Dealt
coup-option-first_player = Who begins
    .note = The seat that takes the first turn.
coup-option-reaction_mode = Several challenges
    .note = Whose challenge counts if several challenge at once.
coup-option-reaction_mode-sealed = First clockwise
coup-option-reaction_mode-target_first = The target first
coup-option-reaction_mode-random = By lot
coup-option-single_block = Only one block
    .note = Only the first block of foreign aid counts; no other follows it.
coup-option-strict_double_danger = Strict double danger
    .note = A target who challenges in vain may not block any more.
coup-option-coin_limit = Coins in the box
    .note = Coins never run out, or only fifty exist.
coup-option-coin_limit-none = No limit
coup-option-allow_empty_steal = Empty pockets
    .note = Stealing from a player without coins is allowed.
coup-option-allow_empty_embezzle = Empty Reserve
    .note = Embezzling an empty Reserve is allowed.
coup-option-bomb_scope = Safe from the bomb
    .note = How long a player who has had the bomb is safe from getting it again.
coup-option-bomb_scope-turn = This turn
coup-option-bomb_scope-round = A whole round
coup-option-bomb_party_limit = Bomb and party
    .note = The bomb may not be handed to a party-mate.
coup-option-max_turns = Longest game
    .note = The game stops without a winner after so many turns.
coup-option-max_turns-none = No limit
