# Everything the interface says. Seats in sentences are written P0, P1 and drawn as tokens and names.

app = Backroom
close = Close
back = Back
loading = Setting the table
offline = The server does not answer. Look at your connection, then try again.
went-wrong = Something broke on our side. Your seat is kept.
try-later = The server cannot do that right now. Try again in a moment.
try-again = Try again
not-found = There is nothing here
not-found-note = The address may be mistyped, or the table is gone.
to-home = To the first page
skip = Skip to the content
unofficial = Unofficial fan project. Own art, own words, every rule cited.
nav = Around the house
nav-rules = Rules
nav-records = Replays
broken-note = The page can be opened again; the table has lost nothing. If it happens twice, tell whoever runs this server.
broken-copy = Copy details
seat-number = Player { $n }
language-en = English
language-de = German
language-pl = Polish
language-ja = Japanese
language-fa = Persian

## Arriving

home-title = Pull up a chair.
home-note = Three games of bluff, bribes and family business. Play with friends by link, or with bots tonight. No account needed.
home-games = Games
play-now = Play now
play-now-note = { $game } with bots
play-now-bots = You and { $n } bots
play-now-rookies = You and { $n } rookies
with-friends = With friends
around-device = Around this device
quick-match = Quick match
quick-note = Sit down with whoever is looking for this game
players = { $least } to { $most } players
minutes = about { $most } minutes
minutes-range = { $least } to { $most } minutes
length-coup = about 15 minutes
length-corleone = about 75 minutes
public-tables = Public tables
no-tables = No open tables. Open one, bots are ready.
seats-taken = { $taken } of { $seats } seats
join = Join
watch = Watch
left-open = { $n ->
    [one] You left a table open
   *[other] You left { $n } tables open
  }
back-to-table = Back to the table
got-link = Got a link?
got-link-field = Link or code of a table
sit-down = Sit down
bad-link = This is no link to a table.
name-title = What are you called?
name-label = Your name at the tables
name-short = Your name
name-note = Asked once. No account, no password; this device remembers you.
name-go = Sit down

## Opening a table

open-title = Open a table: { $game }
open-note = Every choice says what it changes. You can start with the defaults.
open-seats = Seats
open-clock = Clock
open-public = Anybody may join
open-public-note = On: the table is listed on the first page. Off: only who has the link comes in.
open-whispers = Whispers
open-whispers-note = On: two players may talk in the chat without the others. Off: everyone reads everything.
open-who = Who sits here
open-go = Open the table
open-more = More options ({ $n })
open-hint = { $n ->
    [one] One chair is empty: you get a link and a QR code to send to a friend.
   *[other] { $n } chairs are empty: you get a link and a QR code to send to friends.
  }
preset-own = Your own mix.
begins-lot = Drawn by lot
chair-me = You
chair-open = Empty chair
chair-open-note = waits for a guest
chair-bot = Bot
chair-device = On this device
chair-name = Name of player { $n }
device-title = Around this device: { $game }
device-note = Say who plays. A curtain hides every hand while the device changes hands.
device-go = Deal
clock-none = No limit
clock-none-note = Nobody is hurried.
clock-days = Days
clock-days-note = Two days for every decision.
clock-relaxed = Relaxed
clock-relaxed-note = Four times the usual time, a minute at least.
clock-normal = Standard
clock-normal-note = About 45 seconds for a turn, 15 for a reaction.
clock-fast = Quick
clock-fast-note = Half the usual time, eight seconds at least.
on = On
off = Off
minus = −{ $what }
bot-name-0 = Bot Vera
bot-name-1 = Bot Otto
bot-name-2 = Bot Ines
bot-name-3 = Bot Milo
bot-name-4 = Bot Rosa
bot-name-5 = Bot Enzo
bot-name-6 = Bot Nora
bot-name-7 = Bot Hugo
bot-name-8 = Bot Lena
bot-name-9 = Bot Arno
bot-soldier = Soldier: plays well
bot-capo-100ms = Capo, quick: thinks briefly
bot-capo = Capo: thinks ahead
bot-capo-1000ms = Capo, patient: thinks longer
bot-rookie = Rookie: makes mistakes
bot-random = Reckless
bot-honest = Honest: never bluffs
bot-liar = Liar: bluffs a lot
bot-sceptic = Sceptic: challenges often
bot-vengeful = Vengeful: strikes back
bots-levels = By strength
bots-characters = By character
bots-guests = Guests of this server

## Before the game

lobby-title = { $game }: before the deal
lobby-host = host
lobby-take = Sit here
lobby-leave = Stand up
lobby-bot = Put a bot here
lobby-fill = Fill the rest with bots
lobby-fewer = Take empty chairs away
lobby-more = Another chair
lobby-unbot = Take the bot away
lobby-start = Start the game
lobby-start-empty = { $n ->
    [one] One chair is empty. Wait for somebody, or put a bot there.
   *[other] { $n } chairs are empty. Wait for somebody, or put bots there.
  }
lobby-wait-host = The host starts the game when everybody sits.
lobby-wait-quick = The game begins by itself when all chairs are taken.
lobby-alone = Nobody else is looking for this game at the moment. You can go on waiting, or play with bots right away.
lobby-alone-bots = Play with bots now
lobby-listed = Listed on the first page: anybody may sit down or watch.
lobby-secret = Not listed: only who has the link comes in.
lobby-send-link = Send this link
lobby-copy = Copy link
lobby-copied = Copied
lobby-qr = QR code of the link
lobby-qr-note = A phone beside you? Point its camera here.
lobby-only-here = Only this computer can open this link. To let others in, start the server with --host 0.0.0.0 and open it by the name or address of this computer.
lobby-fair = Fair shuffles
lobby-fair-note = The seed of every shuffle is fixed already. This is its hash; after the game anybody can check that it was not changed. Add a grain of your own, so that it cannot have been chosen against you.
lobby-salt = A few letters of your own
lobby-add-salt = Add
lobby-salted = Your grain is in.
lobby-options = Options of this table
lobby-default = all as usual
lobby-you = you

## At the table

table-live = Table
table-crumbs = Where we are
table-seats = Players
table-board = The table
table-hand = Your hand
table-ask = Decision
table-log = Log
table-chat = Chat
table-rules = Rules
table-rail = Log, chat and rules
rules-whole = The whole book
table-open-log = Log and chat
table-leave = Leave the table
table-menu = Table menu
seat-you = you
seat-away = away
seat-bot = bot
seat-stand-in = a bot sits in
seat-out = out of the game
seat-asked = decides
seat-winner = winner
seat-choose = { $name }: { $n } choices
seat-more = More about { $name }
spectating = You see what everybody sees
spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
  }
waiting-for = Waiting for { $who }
waiting-several = { $n } players decide at the same time, sealed
waiting-nobody = One moment
ask-beaten = You are out. The others play on.
ask-too-soon = The choices have just changed. Press again.
sealed = Nobody sees your answer before all have answered
sealed-note = Nobody sees who has answered, or how fast.
answer-in = Your answer is in. You may change it until all have answered.
sent = Sent
sent-late = Not yet confirmed, trying again
send-answer = Send this answer
send-nothing = Answer with nothing
draft-empty = Nothing chosen yet
draft-title = Your answer so far
ask-turn = Your turn
ask-fallback = No answer in time counts as: { $answer }
ask-fallback-random = No answer in time: chance chooses.
ask-default = Your decision: { $kind }
not-now = { $n ->
    [one] One thing is not possible now
   *[other] { $n } things are not possible now
  }
why = Why?
why-title = Rule { $rule }
why-missing = The text of this rule is not on this server.
undo = Undo
extend = +15 s ({ $left } left)
order-turn = Pass until my turn
    .note = Every challenge and block is passed for you until it is your turn. With three or more players, what you alone are asked still comes to you.
order-turn-on = Passing until your turn. Stop
order-kind = Always pass such questions
    .note = From now on questions like this one are passed for you. You can stop it at any time.
order-kind-on = Always passing such questions. Stop
seconds = { $n } s
time-left = { $n } seconds left
log-empty = The first move will be written here.
log-filter = Show in the log
log-filter-all = All
log-filter-claims = Claims
log-filter-money = Money
log-filter-me = Me
log-what-missed = What did I miss?
log-missed = { $n ->
    [one] One thing happened while you were away
   *[other] { $n } things happened while you were away
  }
chat-field = Say something to the table
chat-send = Send
chat-empty = Nobody has said anything.
chat-whisper = whispers
chat-to = To
chat-all = Everybody
chat-muted = The host has asked you for silence.
chat-hush = Hide these lines
chat-hear = Show the lines of { $name } again
react = React
sign-clap = Applause
sign-cry = Tears
sign-doubt = Doubt
sign-gasp = Surprise
sign-heart = Love
sign-laugh = Laughter
sign-think = Thinking
sign-wave = Wave
sign-by = { $name }: { $sign }
hand-hide = Hide hand
hand-show = Show hand
hand-only = Only you see these cards.
hand-empty = Nothing in hand
lost = Connection lost. Your seat is kept, trying again.
back-again = You are back.
gone = This table cannot be opened here.
gone-note = The link may be incomplete, or the seat belongs to another device.
hand-over = Let a bot play for me
take-back = Take my seat back
bot-plays = A bot plays for you.
mute = Mute
unmute = Unmute
knock-asks = { $name } asks for the chair of { $bot }, hand and all.
knock-yes = Give the chair
knock-no = Decline
knock-ask = Ask for a chair: { $name }
knock-waits = The host has been asked. Until then you watch.
leave-sure = Leave the game for good? Your seat is lost.
leave-yes = Leave for good
curtain-title = Give the device to { $name }
curtain-note = { $name }: hold the button when nobody else is looking.
curtain-hold = Hold to open
keys-title = Keys

## After the game

over-crumb = The game is over
over-title = { $who } wins
over-shared = { $who } win together
over-nobody = Nobody wins
over-again = Play again
over-record = Record of this game
over-honest = The shuffles can be checked
over-honest-note = The seed behind the hash below is now open. Download the record and run: backroom verify FILE
over-home = To the first page

## Settings

settings = Settings
settings-name = Your name
settings-save = Save
settings-saved = Saved.
settings-mode = Light and dark
settings-mode-note = Each game has a light of its own; this is only how bright it is.
settings-language = Language
settings-sound = Sounds
settings-sound-note = Six quiet sounds: your decision, a window opens, coin, card, figure, the end. None tells what another player did in secret.
settings-volume = Volume
settings-table = At the table
settings-motion = Little movement
settings-motion-note = Nothing flies or flips; what changed is outlined instead. The wish of your system always counts too.
settings-notices = Tell me when it is my turn
settings-notices-note = A notification of the browser, while this page is in the background.
settings-notices-refused = The browser does not allow notifications for this page.
settings-keys = Keys
settings-keys-note = Single keys such as 1 to 9 play at the table. Switch them off if they get in your way.
mode-system = As the system
mode-light = Light
mode-dark = Dark
settings-return = Link of return
settings-return-note = Opens your seats on another device. Whoever has it is you: send it to nobody else.
settings-return-show = Make a link
settings-return-warn = The link you made before no longer works.
return-title = Welcome back
return-note = This device now knows you as { $name }.
return-bad = This link of return is no longer good.

## Words that every game has

word-pass = Pass
word-done = Done
word-take-back = Take back the last one
word-leave = Leave
