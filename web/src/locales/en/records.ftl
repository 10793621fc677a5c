# After a game: its result, looking back at it, what is kept of it.

## The result

over-how = How it came about
over-had = Show what everybody had
over-had-hide = Hide what everybody had
over-had-hand = In hand
over-had-case = In the suitcase
over-had-lost = Lost
over-had-nothing = nothing
over-replay = Watch the replay
over-replay-all = Watch it with everybody’s cards
over-share = Copy a link to the replay
over-mine = Your place: { $n } of { $of }
over-board = The table at the end
over-player = Player
over-turn = turn { $n }
over-alive = alive
over-with = { $who } wins with { $score }
tally-suitcase = Suitcase
tally-hand = Money kept in hand
tally-territories = Territories
tally-jobs = Jobs, { $colour }
tally-fortune = Fortune
tally-survived = End of the deciding track
tally-survived-yes = reached
tally-survived-no = not reached: out
tally-cash = Money before the settlement
tally-income = Last income
tally-businesses = Businesses
tally-fines = Fines for prisoners
tally-debts = Debts among players
tally-bank = Debts to the bank
tally-total = Money at the end
tally-place = Place
tally-out = Out of the game
tally-lost = Card lost
tally-held = Held at the end
tally-coins = Coins

## Looking back

replay-title = Replay
replay-of = Replay: { $game }
replay-who-won = Who won?
replay-loading = Fetching the game
replay-closed = This game cannot be watched
replay-foreign = This game was played by other rules or cards than those here. What everybody saw of it is told in the log.
replay-eyes = See it through
replay-all = Everybody’s cards
replay-spectator = A spectator
replay-reel = Steps of the game
replay-slider = Step
replay-where = Step { NUMBER($step) } of { NUMBER($last) }
replay-keys = Space, arrow keys, Home, End
replay-clashes = challenged, hit or out
replay-step = Step
replay-turn = Turn
replay-before = back
replay-after = forward
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-to-turn = Go to { $n }
replay-next = Said next
replay-all-pass = Everybody lets it pass
replay-share = Link to this step
replay-why = Why?
replay-why-weighed = What I weighed
replay-why-share = { $share } to win
replay-why-said = said
replay-why-more = { $n ->
    [one] and one more
   *[other] and { $n } more
  }

## My games

records-mine = Games I played
records-public = Games at public tables
records-none = Nothing played yet. Every game you finish can be watched again here.
records-loading = Fetching your games
records-more = Older games
records-bring = Bring a record
records-bring-note = A record file of a finished game, saved here or by the terminal. It is replayed and checked; only you will see it.
records-choose = Choose a file
records-brought = brought by you
records-won = won
records-throw-away = Throw this record away
records-too-large = The file is too large for a record.
records-scores = How often you won
scores-game = Game
scores-games = Games
scores-wins = Wins
scores-share = Share
scores-note = A shared win counts in part. Where there are games enough, the range is what chance leaves open (95 %). Games you brought as files are not counted.
players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
minutes-count = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
