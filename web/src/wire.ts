// Made by tools/wire_types.py from the server's own structs. Do not edit.

/** The host answers request number `n` for the chair of a bot. */
export interface Admit {
  type: "admit";
  n: number;
  on: boolean;
}

/** A bot that the host wants in a chair, by its level. */
export interface Botted {
  bot?: string;
}

/** A record that somebody brings: the line as it was written. */
export interface Brought {
  line: string;
}

/** A business on the road: its kind, who is in it (a family, by number), and whether the car protects it. */
export interface BusinessView {
  key: string;
  district: string;
  kind: number;
  owner: number | null;
  protected: boolean;
}

/** The server is going down, or this socket has been replaced; come back. */
export interface Bye {
  type: "bye";
  reason: string;
}

/**
 * Who sits where: a person, a bot or nobody; and whether somebody is there right now.
 *
 * A bot that only stands in for a person bears that person's name. `muted`: has no voice in the chat.
 */
export interface Chair {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  stands_in: boolean;
  present: boolean;
  muted: boolean;
  host: boolean;
}

/**
 * A chair as everybody sees it; `mine` says that it is mine, `bot` is the level of a bot.
 *
 * `kept`: an open chair waits for somebody by this name, or a bot plays for them until they are back.
 */
export interface ChairFace {
  seat: number;
  kind: string;
  name: string;
  mine: boolean;
  bot: string;
  kept: boolean;
}

/**
 * What the host wants otherwise before the start; what is left out stays. `options` are all of them.
 *
 * With fewer `seats` empty chairs are taken away, the last one first.
 */
export interface Change {
  seats?: number | null;
  options?: Record<string, boolean | number | string> | null;
  clock?: string | null;
  listed?: boolean | null;
  whispers?: boolean | null;
}

/** The claim that is being tested: who claims what, and who has challenged it. */
export interface Claimed {
  seat: number;
  claim: string;
  challenger: number | null;
}

/**
 * The time of the open question in milliseconds, and extensions the seat still has. None: no limit.
 *
 * `left` is what is left of the `whole`, which is the same for everybody.
 */
export interface Clock {
  left: number | null;
  whole: number | null;
  extensions: number;
}

/** Who is at the table. The first one is told after the resume; then whenever it changes. */
export interface Company {
  type: "company";
  chairs: Chair[];
  spectators: number;
  over: boolean;
}

/** The effects of a card, one after the other. `struck`: the owners of the figures that were whacked last. */
export interface CorleoneAbility {
  kind: "ability";
  seat: number;
  card: string;
  effect: number;
  struck: string[];
  asked: boolean;
}

/** The four acts; `begun`: the phase that the table shows is under way. */
export interface CorleoneActs {
  kind: "acts";
  begun: boolean;
}

/** Everybody bids in secret. */
export interface CorleoneBribery {
  kind: "bribery";
}

/** A job is completed: its ability and its money, in either order. */
export interface CorleoneCompletion {
  kind: "completion";
  seat: number;
  card: string;
  stage: "ability next" | "money last" | "money next" | "over" | "paid";
}

/** The action is over when what it has set going is. */
export interface CorleoneDone {
  kind: "done";
}

/** A seat looks at jobs of the deck and keeps some. */
export interface CorleoneDrawJobs {
  kind: "draw-jobs";
  seat: number;
  look: number;
  keep: number;
  drawn: number;
  by_card: boolean;
}

/** Between two acts: figures go home, jobs and allies are laid out. */
export interface CorleoneEntrActe {
  kind: "entr-acte";
  stage: "figures" | "jobs" | "over";
}

/** The phase of turns; `seat` is next, and `idle` are those who could do nothing since somebody last could. */
export interface CorleoneFamilyBusiness {
  kind: "family-business";
  seat: number;
  idle: number[];
}

/** The bidders choose allies; these have had their turn. */
export interface CorleoneFavours {
  kind: "favours";
  served: number[];
}

/** A seat is dealt the jobs of its starting hand. */
export interface CorleoneFirstJobs {
  kind: "first-jobs";
  seat: number;
  left: number;
}

/** A front that two use: the one who plays the figure, and who controls the territory. */
export interface CorleoneFront {
  kind: "front";
  seat: number;
  business: string;
  controller: number;
  why: "card" | "control" | "mayor" | "member" | "shakedown" | "thug" | "union-boss";
  stage: "actor first" | "actor second" | "asked" | "controller first" | "controller second" | "over";
}

/** A seat uses icons one by one; `must`: none that can be used may be declined. */
export interface CorleoneIcons {
  kind: "icons";
  seat: number;
  icons: string[];
  why: "card" | "control" | "mayor" | "member" | "shakedown" | "thug" | "union-boss";
  must: boolean;
}

/** More influence in one territory for this act. */
export interface CorleoneInfluence {
  kind: "influence";
  seat: number;
  card: string;
  effect: number;
}

/** A seat without a marker left may move one of its own to a territory. */
export interface CorleoneLift {
  kind: "lift";
  seat: number;
  territory: string;
}

/** A control marker is put, sent home or lifted. */
export interface CorleoneMarker {
  kind: "marker";
  seat: number;
  card: string;
  effect: number;
}

/** Figures go to other places; figures of this effect stand at `moved`. */
export interface CorleoneMove {
  kind: "move";
  seat: number;
  card: string;
  effect: number;
  left: number;
  moved: string[];
}

/** A neutral figure is placed or moved. */
export interface CorleoneNeutral {
  kind: "neutral";
  seat: number;
  figure: string;
}

/** The allies of the act are laid out. */
export interface CorleoneNewAllies {
  kind: "new-allies";
  left: number;
}

/** Every rival offers a money card in secret. */
export interface CorleoneOffers {
  kind: "offers";
  seat: number;
}

/** A business opens in a territory. */
export interface CorleoneOpenTile {
  kind: "open-tile";
  territory: string;
  at_setup: boolean;
}

/** Goods from the supply, of these kinds. */
export interface CorleonePickGoods {
  kind: "pick-goods";
  seat: number;
  goods: string[];
  left: number;
  begun: boolean;
}

/** Open jobs into the hand. */
export interface CorleonePickJobs {
  kind: "pick-jobs";
  seat: number;
  source: "deck" | "discard" | "public";
  left: number;
  begun: boolean;
}

/** Jobs are turned up for everybody. */
export interface CorleonePublicJobs {
  kind: "public-jobs";
  at_setup: boolean;
}

/** Own figures go back into the reserve. */
export interface CorleoneRecall {
  kind: "recall";
  seat: number;
  card: string;
  effect: number;
  left: number;
}

/** Cards of one victim are taken. */
export interface CorleoneRobbery {
  kind: "robbery";
  seat: number;
  victim: number;
  card: string;
  effect: number;
  left: number;
}

/** A seat sells cards; so many are still to be discarded. */
export interface CorleoneSale {
  kind: "sale";
  seat: number;
  cards: number;
  left: number;
}

/**
 * One player as the viewer sees them.
 *
 * `known` and `known_money` are cards of the hand and the suitcase that the viewer is sure of. `cards` and `money`
 * are all of them, once the game is over. `fortune` is money, territory bonuses and colour bonuses, at the end.
 */
export interface CorleoneSeatView {
  family: string;
  hand: number;
  suitcase: number;
  known: string[];
  known_money: string[];
  jobs: string[];
  played: string[];
  thugs: number;
  members: string[];
  markers: number;
  protected: boolean;
  more_cards: number;
  in_play: boolean;
  cards: string[] | null;
  money: string[] | null;
  fortune: number[] | null;
}

/** Who begins, then tiles, public jobs, allies and hands. */
export interface CorleoneSetUp {
  kind: "set-up";
  stage: "allies" | "hands" | "jobs" | "over" | "starter" | "tiles";
}

/** A card shakes down fronts or backs, and no figure is placed. `chosen` have had their turn. */
export interface CorleoneShakedown {
  kind: "shakedown";
  seat: number;
  card: string;
  effect: number;
  left: number;
  chosen: string[];
  territory: string | null;
}

/** The controller takes all of a front or nothing. */
export interface CorleoneShare {
  kind: "share";
  seat: number;
  business: string;
  why: "card" | "control" | "mayor" | "member" | "shakedown" | "thug" | "union-boss";
}

/** A seat discards a card and takes a good. */
export interface CorleoneSwap {
  kind: "swap";
  seat: number;
  discarded: boolean;
}

/** Rivals are robbed; if none is `named` yet, one of them has to be. */
export interface CorleoneTake {
  kind: "take";
  seat: number;
  card: string;
  effect: number;
  rivals: number[];
  named: boolean;
}

/** Everybody over the hand limit discards. */
export interface CorleoneTribute {
  kind: "tribute";
  stage: "allies" | "discarding";
}

/** The turf war; `next` is the territory after the one that is settled now, empty if that is the last. */
export interface CorleoneTurfWar {
  kind: "turf-war";
  next: string;
}

/** A turn of one action; an effect may give one (`extra`) that has to be of one sort. */
export interface CorleoneTurn {
  kind: "turn";
  seat: number;
  only: "ally" | "any" | "job" | "member" | "thug";
  extra: boolean;
}

/**
 * The table of Corleone's Empire through one pair of eyes.
 *
 * `figures` are by place, a business or a space; the Police Chief stands on none, but in the territory `chief`.
 * `drawn` are the jobs that the viewer is looking at, `kept` those already chosen, `half` the words of a choice that
 * is not complete, `looking` the cards of another that the viewer may choose from.
 */
export interface CorleoneView {
  game: "corleone";
  viewer: number | null;
  where: CorleoneStep[];
  asked: number[];
  question: Question | null;
  said: string[];
  edition: string;
  options: Record<string, unknown>;
  act: number;
  phase: string;
  turn: number | null;
  horse: number;
  seats: CorleoneSeatView[];
  hand: string[];
  suitcase: string[];
  supply: Record<string, number>;
  territories: TerritoryView[];
  figures: Record<string, string>;
  chief: string | null;
  river: string[];
  lent: string[];
  public: string[];
  pile: string[];
  deck: number;
  allies: string[];
  bought: string[];
  bids: string[][];
  drawn: string[];
  kept: string[];
  half: string[];
  looking: string[];
  winners: number[];
  over: boolean;
}

/** Figures go to the river; `rival` is whose turn it is to be struck, if each rival is. */
export interface CorleoneWhack {
  kind: "whack";
  seat: number;
  card: string;
  effect: number;
  left: number;
  territory: string | null;
  rival: number | null;
  struck: string[];
}

/** The action of a turn: its claim is tested, then it may be blocked. `hurt`: it has cost the target a card. */
export interface CoupAction {
  kind: "action";
  seat: number;
  verb: "aid" | "assassinate" | "bomb" | "convert" | "convert self" | "coup" | "embezzle" | "examine" | "exchange" | "income" | "steal" | "tax";
  target: number | null;
  stage: "block" | "claim";
  hurt: boolean;
}

/** Some may block the action of a seat, or one of them has. */
export interface CoupBlock {
  kind: "block";
  against: number;
  verb: "aid" | "assassinate" | "bomb" | "convert" | "convert self" | "coup" | "embezzle" | "examine" | "exchange" | "income" | "steal" | "tax";
  eligible: number[];
  stage: "asked" | "claimed" | "fallen";
  blocker: number | null;
}

/** The bomb lies before its holder; `heir` is whom it is to be handed on to. */
export interface CoupBomb {
  kind: "bomb";
  payer: number;
  holder: number;
  stage: "asked" | "defusing" | "handing" | "redirecting";
  heir: number | null;
}

/** A seat claims a character, or to hold no Duke; `aimed` is whom the claim would hurt. */
export interface CoupClaim {
  kind: "claim";
  seat: number;
  claim: "ambassador" | "assassin" | "captain" | "contessa" | "duke" | "inquisitor" | "no duke";
  purpose: "action" | "block" | "bomb" | "embezzlement";
  aimed: number | null;
}

/** Both of two players choose a card in secret. */
export interface CoupDraft {
  kind: "draft";
}

/** A seat draws cards from the court. */
export interface CoupDraw {
  kind: "draw";
  seat: number;
  left: number;
  reason: "deal" | "deal to two" | "draft" | "embezzlement" | "exchange" | "inquiry" | "proof" | "swap";
}

/** The Inquisitor looks at a card of the target and decides what becomes of it. */
export interface CoupExamination {
  kind: "examination";
  seat: number;
  target: number;
  stage: "deciding" | "showing" | "swapping";
}

/** A seat draws cards and puts as many back. */
export interface CoupExchange {
  kind: "exchange";
  seat: number;
  cards: number;
  drawn: boolean;
}

/** A seat loses a card and chooses which. */
export interface CoupLoss {
  kind: "loss";
  seat: number;
  reason: "assassination" | "bomb" | "challenge" | "coup" | "double danger" | "embezzlement";
}

/** Chance says who of those who want to challenge does. */
export interface CoupLots {
  kind: "lots";
}

/** The starter chooses a party; the others alternate. */
export interface CoupPartyChoice {
  kind: "party-choice";
  seat: number;
}

/** A claim is challenged: its maker shows the card or concedes. */
export interface CoupProof {
  kind: "proof";
  seat: number;
  claim: "ambassador" | "assassin" | "captain" | "contessa" | "duke" | "inquisitor" | "no duke";
  purpose: "action" | "block" | "bomb" | "embezzlement";
  challenger: number;
  stage: "asked" | "losing" | "redrawing";
}

/** One player as everybody sees them. `hand` is filled only when the game is over. */
export interface CoupSeatView {
  coins: number;
  cards: number;
  lost: string[];
  party: string | null;
  alive: boolean;
  hand: string[] | null;
}

/** Coins, cards and parties before the first turn. */
export interface CoupSetUp {
  kind: "set-up";
  stage: "cards" | "coins" | "parties";
}

/** A seat has the turn; `acted`: it has declared its action. */
export interface CoupTurn {
  kind: "turn";
  seat: number;
  acted: boolean;
}

/**
 * The table of Coup through one pair of eyes.
 *
 * `known` are cards of others that the viewer has examined and that are surely still there;
 * `drawn` is what the viewer's own exchange brought; `examined` is the card being examined now;
 * `removed` are the viewer's own four cards of the draft. `bombed` had the bomb in this turn or round; `began`
 * and `bombed_in` are the turn each seat began last and had the bomb in last, where bombs are counted by the round.
 */
export interface CoupView {
  game: "coup";
  viewer: number | null;
  where: CoupStep[];
  asked: number[];
  question: Question | null;
  said: string[];
  options: Record<string, unknown>;
  seats: CoupSeatView[];
  hand: string[];
  court: number;
  treasury: number;
  reserve: number;
  minted: number;
  turn: number;
  turns: number;
  declared: string | null;
  claim: Claimed | null;
  bombed: number[];
  began: number[];
  bombed_in: number[];
  known: Record<string, string[]>;
  drawn: string[];
  examined: string | null;
  removed: string[];
  winner: number | null;
  over: boolean;
}

/** A number of players that the rulebook advises only to those who know the game well, and the rule that says so. */
export interface Crowd {
  seats: number;
  rule: string;
}

/**
 * The table of Der Pate through one pair of eyes.
 *
 * `road` goes clockwise from space 0. `dice` are the faces of the dice that have been rolled this turn, `tableau` the
 * rows that are filled. `shown` are the event cards so far, `unseen` the others: as many as `deck` says are still to
 * come, the rest is in the box, and nobody knows which. `open` acts until the end of the round.
 */
export interface DerPateView {
  game: "derpate";
  viewer: number | null;
  where: DerpateStep[];
  asked: number[];
  question: Question | null;
  said: string[];
  edition: string;
  options: Record<string, unknown>;
  start: number;
  round: number;
  phase: string;
  turn: number | null;
  car: string | null;
  road: BusinessView[];
  seats: FamilyView[];
  pool: number;
  shown: string[];
  unseen: string[];
  deck: number;
  open: string | null;
  event_steps: Record<string, number>;
  ko: string | null;
  dice: Record<string, string>;
  tableau: RowView[];
  favours_used: number;
  winners: number[];
  over: boolean;
}

/** Everybody pays for prisoners or loses them; it is the turn of `seat`. */
export interface DerpateBailing {
  kind: "bailing";
  seat: number;
}

/** What an event card says is carried out. */
export interface DerpateCardText {
  kind: "card-text";
  card: string;
}

/** The top card of the deck is turned up. */
export interface DerpateEventCard {
  kind: "event-card";
}

/** A die for the grandchild. */
export interface DerpateGrandchild {
  kind: "grandchild";
  seat: number;
}

/** In the turn of `seat` others may use the chips that they have just taken; these have answered. */
export interface DerpateInterrupts {
  kind: "interrupts";
  seat: number;
  answered: number[];
}

/** A die names the kind of business that is raided. */
export interface DerpateKindRoll {
  kind: "kind-roll";
}

/** The seven rounds; `seat` has the next turn. */
export interface DerpateRounds {
  kind: "rounds";
  seat: number;
}

/** A person is called. */
export interface DerpateService {
  kind: "service";
  seat: number;
  person: string;
}

/** Money, the car, and the first districts. */
export interface DerpateSetUp {
  kind: "set-up";
  stage: "car" | "money" | "turf";
}

/** A business of this kind may be taken over. */
export interface DerpateTakeOver {
  kind: "take-over";
  seat: number;
  business_kind: number;
}

/** Dice are rolled; these are still to come. */
export interface DerpateThrow {
  kind: "throw";
  seat: number;
  dice: string[];
}

/** A turn, in a row of the tableau. `raided`: the takeover of an event card is done; `used`: chips and favours. */
export interface DerpateTurn {
  kind: "turn";
  seat: number;
  row: number;
  stage: "acting" | "done" | "others" | "placed" | "placing" | "start" | "throw";
  raided: boolean;
  used: number;
}

/** Everybody gives up a business; it is the turn of `seat`. */
export interface DerpateVacating {
  kind: "vacating";
  seat: number;
}

/** The car has stopped at a vacant business. */
export interface DerpateVisit {
  kind: "visit";
  seat: number;
}

/** More time for the open question, as often as the table allows. */
export interface Extend {
  type: "extend";
  seat: number;
  decision: number;
}

/** An event as one viewer saw it: what happened, to whom, and the rule behind it. `private`: not everyone saw it. */
export interface Fact {
  rule: string;
  what: string;
  args: Record<string, number | string>;
  text: string;
  private: boolean;
}

/**
 * One player. `money` is None where it is hidden from the viewer (DP-GAP-29).
 *
 * `debts` says who holds how many of this player's markers. `chips` are in hand, `used` in the box, `fresh` those that
 * the player may use in another's turn just now; the others lie on their tracks. `total` is the money at the end,
 * `rank` the place that came of it (DP-GAP-41).
 */
export interface FamilyView {
  family: string;
  money: number | null;
  stock: number;
  prison: number;
  river: number;
  markers: number;
  debts: Record<string, number>;
  friends: number;
  tracks: Record<string, number>;
  chips: string[];
  used: string[];
  fresh: string[];
  in_play: boolean;
  survived: boolean | null;
  total: number | null;
  rank: number | null;
}

/**
 * A game: for how many, what can be agreed on, how many minutes it takes if that is known, which bots play it.
 *
 * `bots` are levels, the usual one first; `capo@1000ms` is one that thinks for so long. `characters` are bots, too,
 * and so are `guests`, whom this server has brought along. Of each group of `presets` a table begins with the first.
 */
export interface GameFace {
  key: string;
  title: string;
  version: number;
  least: number;
  most: number;
  minutes: number[] | null;
  options: OptionFace[];
  presets: Preset[];
  crowd: Crowd | null;
  bots: string[];
  characters: string[];
  guests: string[];
}

/** Let a bot of this level play the seat; an empty level takes it back. The host may do the first for the absent. */
export interface Hand {
  type: "hand";
  seat: number;
  level: string;
}

/** The link that lets others in, and the same as a picture for a camera. */
export interface Invitation {
  link: string;
  svg: string;
}

/** Request number `n`: somebody by this name asks for the chair of a bot. */
export interface Knock {
  n: number;
  seat: number;
  name: string;
}

/** All requests that wait for an answer; only the host is told. */
export interface Knocks {
  type: "knocks";
  waiting: Knock[];
}

/** Leave the game for good. */
export interface Leave {
  type: "leave";
  seat: number;
}

/**
 * A line of chat. `n` counts the lines that this viewer may read; `to` is the seat that a whisper is for.
 *
 * The last lines are told after the resume, in order; a number that the viewer has is a line that it has.
 */
export interface Line {
  type: "line";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  to: number | null;
}

/** A link with a secret in its fragment, which browsers send to nobody. */
export interface Link {
  link: string;
}

/** Some public tables, the newest first; `next` is asked for as `before` to have the following ones. */
export interface Listing {
  tables: TableFace[];
  next: string | null;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
}

/** A clock or a bot: its name, and what it means. */
export interface Meaning {
  name: string;
  meaning: string;
}

/** The host takes a seat's voice in the chat, or gives it back; None: that of all spectators. */
export interface Mute {
  type: "mute";
  seat: number | null;
  on: boolean;
}

/** A name that somebody wants to be called. */
export interface Named {
  name: string;
}

/** A new table, and the key that lets others in. */
export interface Opened {
  id: string;
  key: string;
}

/**
 * An option of a game.
 *
 * `kind` is `switch`, `choice` (one of `choices`), `number` (a whole number, or the default) or `seat` (the number of
 * the chair that begins; if it is not said, it is drawn). `needs` are switches without which it may not be said;
 * `seats` the numbers of players with which it may be, if not with all.
 */
export interface OptionFace {
  name: string;
  kind: string;
  default: boolean | number | string | null;
  choices: (boolean | number | string)[];
  meaning: string;
  rule: string;
  needs: string[];
  seats: number[];
}

/**
 * A standing order: pass on sealed questions of this kind, by the kind's name, until it is withdrawn.
 *
 * The kind `until my turn` is all of them, until this seat is asked alone.
 */
export interface Order {
  type: "order";
  seat: number;
  kind: string;
  on: boolean;
}

/** Some records, the newest first; `next` is asked for as `before` to have the following ones. */
export interface Page {
  records: Summary[];
  next: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number;
}

/**
 * Who sat in a chair when the game ended; `mine` says that it was I. `bot` is the level of a bot.
 *
 * `stands_in`: the chair was a person's, whose name it has, and a bot played it to the end.
 */
export interface Player {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  mine: boolean;
  stands_in: boolean;
}

/** Yes. */
export interface Pong {
  type: "pong";
  n: number;
}

/** Options that are chosen together, under a name. Of one `group` a table has one, usually the first. */
export interface Preset {
  name: string;
  group: string;
  options: Record<string, boolean | number | string>;
}

/**
 * A seat's own open question as its view shows it, all in notation.
 *
 * `least` and `most`: how many words an answer of several words needs and may have.
 */
export interface Question {
  kind: string;
  mode: string;
  actions: string[];
  rule: string;
  fallback: string;
  seconds: number;
  why_not: WhyNot[];
  least: number | null;
  most: number | null;
}

/** A game with whoever comes; without `seats`, at a table of any size. */
export interface Quick {
  game: string;
  seats?: number | null;
  clock?: string;
}

/** A quick reaction out of `SIGNS`, that everybody sees and nobody keeps. */
export interface React {
  type: "react";
  sign: string;
}

/** A message that changed nothing: why, by which rule, and in answer to what. */
export interface Refused {
  type: "refused";
  to: string;
  rule: string;
  reason: string;
}

/**
 * The first message of a socket: tell me everything after fact `seq` of this seat (None: as a spectator).
 *
 * `key` opens the door of a table that is not listed.
 */
export interface Resume {
  type: "resume";
  seat?: number | null;
  seq?: number;
  key?: string;
}

/** A die on the tableau. */
export interface RowView {
  die: string;
  face: string;
  field: string;
}

/** A rule as it is read: `lang` is the language of the text, which is English where nobody has translated it. */
export interface RuleText {
  id: string;
  kind: string;
  chapter: string;
  option: string | null;
  text: string;
  lang: string;
}

/** All rules of one game, in the order of its book; `table` is the book of what holds at every table. */
export interface Rulebook {
  game: string;
  rules: RuleText[];
}

/** A word that was said. */
export interface Said {
  seat: number;
  word: string;
}

/** A grain of chance of one's own. */
export interface Salted {
  salt: string;
}

/**
 * An answer of a seat to its question number `decision`.
 *
 * One word; or, to a sealed question of several words, the whole answer. An answer to a question that others are asked
 * too may be replaced until the question closes.
 */
export interface Say {
  type: "say";
  seat: number;
  decision: number;
  words: string[];
}

/**
 * One step through somebody's eyes: the facts after number `since`, up to number `seq`, and the views then.
 *
 * A view holds the open question of its viewer. Through everybody's eyes the first view is a spectator's and the
 * others are the seats'. A game that cannot be replayed has facts and no views.
 */
export interface Scene {
  n: number;
  eyes: string;
  replayable: boolean;
  notice: string;
  since: number;
  seq: number;
  facts: Fact[];
  views: Record<string, unknown>[];
}

/**
 * Games and wins of one game with so many seats. A win that is shared by two counts half for each.
 *
 * `low` and `high` are the 95 % interval of the share of wins, where there are games enough to speak of one.
 */
export interface Score {
  game: string;
  seats: number;
  games: number;
  wins: number;
  low: number | null;
  high: number | null;
}

/** A chair by its number. */
export interface Seated {
  seat: number;
}

/** What the link of return holds after its `#return=`. */
export interface Secret {
  secret: string;
}

/** Everything that a table can be opened with. */
export interface Shelf {
  games: Record<string, GameFace>;
  clocks: Meaning[];
  bots: Meaning[];
}

/** Somebody's reaction. */
export interface Sign {
  type: "sign";
  seat: number | null;
  name: string;
  sign: string;
}

/**
 * Everything this viewer may know now, and what has happened since fact `since`.
 *
 * Sent after a resume, after every change that the viewer may notice, and after a refusal. `seq` is the number of the
 * last fact; `said` is the viewer's own answer to a question that is still open to others.
 */
export interface State {
  type: "state";
  seat: number | null;
  since: number;
  seq: number;
  events: Fact[];
  view: GameView;
  decision: number;
  clock: Clock;
  said: string[];
  orders: string[];
}

/** Games and wins of a person, or of a bot of one level, by game and number of seats. */
export interface Statistics {
  name: string;
  games: number;
  wins: number;
  scores: Score[];
}

/**
 * A place where the game stood still: what was said since the one before.
 *
 * `seq` counts the facts that everybody had seen by then, so that a list of steps can be marked with what happened.
 */
export interface StepFace {
  n: number;
  title: string;
  said: Said[];
  seq: number;
}

/** All steps of a game. One that cannot be replayed has a step for each fact that everybody saw, and says why. */
export interface Steps {
  replayable: boolean;
  notice: string;
  steps: StepFace[];
}

/**
 * A finished game.
 *
 * `ended_at` of a record that was brought is when it was brought, and `lasted` is unknown. Times are milliseconds.
 */
export interface Summary {
  id: string;
  game: string;
  version: number;
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  players: Player[];
  winners: number[];
  scores: number[];
  rule: string;
  steps: number;
  started_at: number | null;
  ended_at: number;
  lasted: number | null;
  imported: boolean;
  check: string;
  commitment: string;
}

/**
 * A table as everybody who may come in sees it. `commitment` is the hash of the seed of its chance.
 *
 * `host` says that I am the host; `quick` that it starts by itself when it is full; `rematch` is the table where those
 * who sat here play again.
 */
export interface TableFace {
  id: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  clock: string;
  listed: boolean;
  whispers: boolean;
  quick: boolean;
  status: string;
  host: boolean;
  chairs: ChairFace[];
  commitment: string;
  salts: string[];
  made_at: number;
  rematch: string | null;
}

/** A line for the table's chat; with `to`, a whisper to that seat alone. */
export interface Talk {
  type: "talk";
  text: string;
  to?: number | null;
}

/**
 * A territory: its two businesses, its markers from the bottom up, and who has how much influence.
 *
 * `influence` is by seat, with the neutral force last; `extra` is how much of it cards have added.
 */
export interface TerritoryView {
  key: string;
  printed: string;
  tile: string | null;
  stack: number[];
  influence: number[];
  extra: number[];
}

/** Take back the seat's last word, as long as nobody has learnt anything from it. */
export interface Undo {
  type: "undo";
  seat: number;
}

/** A word that was weighed, with the share of the win that the bot expected of it; None if it did not reckon. */
export interface Weighed {
  word: string;
  share: number | null;
}

/** How it is, in a word and why. */
export interface Well {
  status: string;
  reason: string;
}

/**
 * A bot's reason for what it said before step `step`: a thought, by its key, and what it weighed, the best first.
 *
 * `share` is the share of the win that the bot expected.
 */
export interface Why {
  step: number;
  seat: number;
  word: string;
  thought: string;
  weighed: Weighed[];
}

/** An option somebody would look for and cannot have, with the rule that forbids it. */
export interface WhyNot {
  action: string;
  rule: string;
}

/**
 * A table as somebody wants it opened.
 *
 * Each of `chairs` is "open", "bot:LEVEL", "me" or, for a friend on the same device, "me:NAME"; without them the host
 * has the first chair and the others are open. `start` begins at once; then no chair may be open.
 */
export interface Wish {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  clock?: string;
  listed?: boolean;
  whispers?: boolean;
  chairs?: string[];
  start?: boolean;
}

export type FromViewer = Resume | Say | Undo | Leave | Extend | Order | Hand | Talk | React | Mute | Admit | Ping;

export type ToViewer = State | Refused | Company | Line | Sign | Knocks | Pong | Bye;

export type GameView = CoupView | CorleoneView | DerPateView;

export type CoupStep =
  | CoupSetUp
  | CoupDraft
  | CoupPartyChoice
  | CoupTurn
  | CoupAction
  | CoupBlock
  | CoupClaim
  | CoupLots
  | CoupProof
  | CoupDraw
  | CoupLoss
  | CoupExchange
  | CoupExamination
  | CoupBomb;

export type CorleoneStep =
  | CorleoneSetUp
  | CorleoneFirstJobs
  | CorleoneActs
  | CorleoneOpenTile
  | CorleonePublicJobs
  | CorleoneNewAllies
  | CorleoneEntrActe
  | CorleoneFamilyBusiness
  | CorleoneTurfWar
  | CorleoneBribery
  | CorleoneFavours
  | CorleoneTribute
  | CorleoneTurn
  | CorleoneDone
  | CorleoneCompletion
  | CorleoneAbility
  | CorleoneIcons
  | CorleoneSale
  | CorleoneSwap
  | CorleoneFront
  | CorleoneShare
  | CorleoneDrawJobs
  | CorleoneWhack
  | CorleoneMove
  | CorleoneRecall
  | CorleoneNeutral
  | CorleoneTake
  | CorleoneRobbery
  | CorleoneOffers
  | CorleonePickGoods
  | CorleonePickJobs
  | CorleoneShakedown
  | CorleoneMarker
  | CorleoneLift
  | CorleoneInfluence;

export type DerpateStep =
  | DerpateSetUp
  | DerpateRounds
  | DerpateEventCard
  | DerpateCardText
  | DerpateKindRoll
  | DerpateVacating
  | DerpateBailing
  | DerpateTurn
  | DerpateThrow
  | DerpateVisit
  | DerpateTakeOver
  | DerpateService
  | DerpateGrandchild
  | DerpateInterrupts;

export type AnyStep = CoupStep | CorleoneStep | DerpateStep;

export const SIGNS = ["clap", "cry", "doubt", "gasp", "heart", "laugh", "think", "wave"] as const;

export const UNTIL_MY_TURN = "until my turn";

export const LONGEST_CHAT = 400;
