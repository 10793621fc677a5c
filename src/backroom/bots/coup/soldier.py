"""The soldier: rules of thumb for Coup. It counts cards, remembers claims, and reckons what a word may be worth.

It pretends to a hand, the story: a part of it is drawn as a hand is, so that good hands lie as often as poor ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from backroom.bots.coup.character import SOLDIER, Character
from backroom.bots.coup.deeds import effect, stands_or_falls
from backroom.bots.coup.memory import Memory
from backroom.bots.coup.parties import safer
from backroom.bots.coup.peril import is_doomed, is_mortal
from backroom.bots.coup.player import Player, role_of, target_of
from backroom.bots.coup.reckon import (
    CLAIMED,
    CoupView,
    Doubted,
    doubted,
    envoy,
    fair_game,
    rivals,
    surely_false,
    surely_true,
    unseen,
)
from backroom.bots.coup.standing import HELD, Change, Standing, hand_worth
from backroom.bots.reasons import Reason, Weighed
from backroom.games.coup.actions import ASSASSIN_PRICE, ENVOY
from backroom.games.coup.steps import Action
from backroom.games.coup.words import ROLES
from backroom.games.game import Fact
from backroom.games.steps import innermost

HONEST_BLOCK = 0.95  # who holds the card, blocks with it
BLUFF_BLOCK = {"assassinate": 0.25, "steal": 0.12, "aid": 0.03}
LAST_CARD_BLUFF = 0.7  # ... for the last card
COUP_GAIN = 0.1  # what a coup brings of the win that is still open, beyond the blow: coins that are kept make enemies
PATIENCE, RESTLESS = 4, 0.01  # rounds in which nobody falls, and how much sweeter a coup is for each turn after them
EXCHANGE_GAIN = 0.03  # what an exchange adds to the best of hands
EXCHANGE_MENDS = 0.3  # the part of what a hand lacks that an exchange brings
GOOD_CARD, GOOD_HAND = 0.45, 0.2  # a hand lacks nothing at so much a card, and so much
EXAMINE_GAIN = 0.03
LIE_AT_MOST = 0.999  # no lie is so good that a sure win is left for it
LEAST_TEMPER = 0.02  # of a temper is left where the game is won or lost
ENOUGH = 1  # blocks of one seat, after which it is not robbed again before its cards change
FATIGUE = 0.5  # what is left of the gain of an exchange after another one
GUARD = 0.3  # what a Contessa adds to a hand when somebody who was an Assassin can pay for one
STAY_OUT = 0.012  # what a challenge should gain at least when the claim is none of my business


class Soldier(Player):
    """One rule of thumb for each kind of question; the reasons are kept."""

    def __init__(self, seed: int, character: Character = SOLDIER) -> None:
        super().__init__(seed)
        self.character = character
        self.belief = Memory()
        self.story: list[str] = []
        self.told: list[str] = []  # the hand that the story was made for
        self.caught: set[str] = set()
        self.reasons: list[Reason] = []
        self.standing: Standing | None = None

    def hear(self, view: CoupView, events: list[Fact]) -> None:
        for fact in events:
            self.belief.hear(view, fact)
            if fact.what == "conceded" and fact.args["seat"] == view.viewer:
                self.caught.add(str(fact.args["claim"]))
            elif fact.what in ("returned_cards", "showed") and fact.args["seat"] == view.viewer:
                self.caught.clear()
        self.belief.look(view)
        self.standing = Standing(view)
        if len(view.hand) == view.seats[view.viewer or 0].cards and view.hand != self.told:
            self.make_up(view)

    def make_up(self, view: CoupView) -> None:
        """A story: some of the cards in hand as they are, others drawn from what is out of sight."""
        self.told = list(view.hand)
        counts = unseen(view)
        roles = list(counts)
        weights = [counts[role] + 0.01 for role in roles]
        self.story = [
            self.random.choices(roles, weights)[0] if self.maybe(self.character.nerve) else role for role in view.hand
        ]

    # choosing

    def say(self, thought: str, rated: Sequence[tuple[str, float]], temper: float = 0.0) -> str:
        """The best of the rated words; now and then one nearly as good, but no whims where all is won or lost."""
        ranked = sorted(rated, key=lambda pair: -pair[1])
        best = ranked[0][1]
        temper = temper or self.character.temper * max(LEAST_TEMPER, 4 * best * (1 - best))
        close = [(word, worth) for word, worth in ranked if worth > best - 4 * temper]
        weights = [exp((worth - best) / temper) for _, worth in close]
        word = self.random.choices([word for word, _ in close], weights)[0]
        self.reasons.append(Reason(word, thought, [Weighed(each, min(max(worth, 0.0), 1.0)) for each, worth in ranked]))
        return word

    def like(self, thought: str, rated: Sequence[tuple[str, float]], temper: float) -> str:
        """One of the words by taste: no share of the win was reckoned."""
        word = self.say(thought, rated, temper)
        self.reasons[-1] = Reason(word, thought, [Weighed(each.word) for each in self.reasons[-1].weighed])
        return word

    def now(self) -> Standing:
        assert self.standing is not None, "it has looked at the table"
        return self.standing

    # how likely

    def may_claim(self, view: CoupView, role: str) -> bool:
        """What it holds, and what its story says, unless everybody knows better."""
        return role in view.hand or (role in self.story and self.is_possible(view, role))

    def is_possible(self, view: CoupView, role: str) -> bool:
        """Does nobody know better yet?"""
        return role not in self.caught and unseen(view).get(role, 0) > 0

    def challenged(self, view: CoupView, role: str) -> float:
        """How likely somebody challenges my claim of this character."""
        believed = 1.0
        lost = sum(seat.lost.count(role) for seat in view.seats)
        me = view.viewer or 0
        strange = self.belief.strange(me, role, view.seats[me].cards)
        for seat in rivals(view):
            doubt = self.belief.doubting(seat) * (0.6 if view.seats[seat].cards == 1 else 1.0)
            believed *= 1 - min(0.9, max(strange, doubt * (1 + lost)))
        return 1 - believed

    def challenger(self, view: CoupView) -> int:
        """Who would most likely be the one."""
        return max(rivals(view), key=lambda seat: self.belief.doubting(seat) * view.seats[seat].cards)

    def blocked(self, view: CoupView, verb: str, target: int) -> float:
        """How likely the target, or for foreign aid anybody, blocks."""
        roles = {"aid": ("duke",), "assassinate": ("contessa",), "steal": ("captain", envoy(view))}[verb]
        seats = fair_game(view) if verb == "aid" else [target]
        open_road = 1.0
        for seat in seats:
            held = 1.0
            for role in roles:
                held *= 1 - self.belief.holds(view, seat, role)
            bluff = self.bluff(view, verb, seat, roles)
            open_road *= held * (1 - bluff) + (1 - held) * (1 - HONEST_BLOCK)
        return 1 - open_road

    def bluff(self, view: CoupView, verb: str, seat: int, roles: Sequence[str]) -> float:
        """How likely a seat blocks with a character that it does not hold; not with one that can be nowhere."""
        counts = unseen(view)
        if all(counts.get(role, 0) <= 0 for role in roles):
            return 0.0
        return LAST_CARD_BLUFF if verb == "assassinate" and view.seats[seat].cards == 1 else BLUFF_BLOCK[verb]

    # my turn

    def turn(self, view: CoupView, actions: Sequence[str]) -> str:
        rated = [(word, self.worth(view, word)) for word in actions if self.sensible(view, word)]
        forced = all(word.startswith("coup") for word in actions)  # with ten coins
        return self.say("forced" if forced else "turn", rated or [(actions[0], 0.0)])

    def sensible(self, view: CoupView, word: str) -> bool:
        verb = word.partition(" P")[0]
        if verb == "steal" and self.belief.repelled.get(target_of(word), 0) >= ENOUGH:
            return False
        if is_wasteful(view, word):
            return False
        if verb == "embezzle":  # who has a Duke says so, unless the story has none
            return "duke" not in view.hand or "duke" not in self.story
        claim = envoy(view) if verb in ("exchange", "examine") else CLAIMED.get(verb)
        return claim is None or self.may_claim(view, claim) or (is_doomed(view) and self.is_possible(view, claim))

    def worth(self, view: CoupView, word: str) -> float:
        """The share of the win that this action promises."""
        verb, target = word.partition(" P")[0], target_of(word)
        now, me = self.now(), view.viewer or 0
        grudge = self.character.grudge * self.belief.attacks.get(me, {}).get(target, 0.0)
        match verb:
            case "income":
                return now.share((me, 0, 1))
            case "aid":
                stopped = self.blocked(view, verb, -1)
                return stopped * now.share() + (1 - stopped) * now.share((me, 0, 2))
            case "coup":
                share = now.share((me, 0, -7), (target, -1, 0))
                waited = max(0, self.belief.quiet - PATIENCE * (1 + len(rivals(view))))
                return share + COUP_GAIN * (1 - share) + grudge + RESTLESS * waited
            case "bomb":
                return self.worth_of_bomb(view, target) + grudge
            case "convert":
                return self.worth_of_change(view, target)
            case "embezzle":
                return self.worth_of_claim(view, "no duke", [(me, 0, view.reserve)], "", -1)
            case "exchange":
                return self.worth_of_exchange(view)
            case "examine":
                return self.worth_of_claim(view, "inquisitor", [], "", -1) + EXAMINE_GAIN / len(rivals(view))
            case "tax":
                return self.worth_of_claim(view, "duke", [(me, 0, 3)], "", -1)
            case "steal":
                loot = min(2, view.seats[target].coins)
                share = self.worth_of_claim(view, "captain", [(me, 0, loot), (target, 0, -loot)], verb, target)
                return share + grudge * (1 - self.blocked(view, verb, target))
            case _:
                share = self.worth_of_claim(view, "assassin", [(target, -1, 0)], verb, target)
                return share + grudge * (1 - self.blocked(view, verb, target))

    def worth_of_claim(self, view: CoupView, role: str, effect: list[Change], verb: str, target: int) -> float:
        """Unchallenged, challenged, blocked: each with its odds."""
        now, me = self.now(), view.viewer or 0
        cost = 3 if verb == "assassinate" else 0
        true = "duke" not in view.hand if role == "no duke" else role in view.hand
        tested = self.challenged(view, role)
        stopped = self.blocked(view, verb, target) if verb else 0.0
        paid = (me, 0, -cost)
        after_block = self.after_block(view, target, paid) if verb == "assassinate" else now.share(paid)
        smooth = (1 - stopped) * now.share(paid, *effect) + stopped * after_block
        if true:  # once it is proven it can still be blocked (COUP-CHAL-12)
            shown = paid, (self.challenger(view), -1, 0)
            proven = (1 - stopped) * now.share(*shown, *effect) + stopped * now.share(*shown)
            return (1 - tested) * smooth + tested * proven
        lied = (1 - tested) * smooth + tested * now.share((me, -1, 0))
        return min(lied + self.character.boldness, LIE_AT_MOST)

    def after_block(self, view: CoupView, target: int, paid: Change) -> float:
        """My share when a Contessa stops the Assassin: let it be, or doubt her, which costs a liar two cards."""
        now, me = self.now(), view.viewer or 0
        held = self.belief.holds(view, target, "contessa")
        pretended = (1 - held) * self.bluff(view, "assassinate", target, ("contessa",))
        lie = pretended / (pretended + held * HONEST_BLOCK) if pretended else 0.0
        doubting = lie * now.share(paid, (target, -2, 0)) + (1 - lie) * now.share(paid, (me, -1, 0))
        return max(now.share(paid), doubting)

    def worth_of_exchange(self, view: CoupView) -> float:
        """A poor hand gains by it, a good one hardly."""
        now = self.now()
        mine = now.hand
        lacks = GOOD_CARD * len(view.hand) + GOOD_HAND - mine
        gain = EXCHANGE_GAIN + EXCHANGE_MENDS * max(0.0, lacks)
        now.hand = mine + gain * FATIGUE**self.belief.exchanges
        worth = self.worth_of_claim(view, envoy(view), [], "", -1)
        now.hand = mine
        return worth

    def worth_of_change(self, view: CoupView, target: int) -> float:
        """Another party, for me or somebody else: what it costs, and the blows that it keeps off me."""
        now, me = self.now(), view.viewer or 0
        paid = (me, 0, -1 if target < 0 else -2)
        turncoat = me if target < 0 else target
        share, struck = now.share(paid), now.share(paid, (me, -1, 0))
        return share + (share - struck) * safer(view, turncoat, now.strengths(now.cards, now.coins))

    def worth_of_bomb(self, view: CoupView, target: int) -> float:
        now, me = self.now(), view.viewer or 0
        saved = self.belief.holds(view, target, "contessa")
        saved += (1 - saved) * (LAST_CARD_BLUFF if view.seats[target].cards == 1 else 0.2)
        hit = now.share((me, 0, -5), (target, -1, 0))
        others = [seat for seat in rivals(view) if seat != target]
        missed = now.share((me, 0, -5), (others[0], -1, 0)) if others else now.share((me, 0, -5))
        return (1 - saved) * hit + saved * (missed + now.share((me, 0, -5))) / 2

    # others' claims

    def challenge(self, view: CoupView, actions: Sequence[str]) -> str:
        claim = doubted(view)
        assert claim is not None, "a challenge is asked about a claim"
        if surely_true(view, claim.seat, claim.claim):
            return self.like("true", [("pass", 0.0)], 1.0)
        passing, right, wrong = self.stakes(view, claim)
        if surely_false(view, claim.seat, claim.claim):
            if right >= passing:
                return self.say("false", [("challenge", right)])
            return self.say("pointless", [("pass", passing)])
        lie = 1 - self.honesty(view, claim)
        doubting = lie * right + (1 - lie) * wrong + self.character.doubt
        if claim.aimed != view.viewer and len(rivals(view)) > 1:
            doubting -= STAY_OUT
        return self.say("doubt", [("challenge", doubting), ("pass", passing)])

    def honesty(self, view: CoupView, claim: Doubted) -> float:
        if claim.claim == "no duke":
            return 1 - self.belief.holds(view, claim.seat, "duke")
        return self.belief.holds(view, claim.seat, claim.claim)

    def stakes(self, view: CoupView, claim: Doubted) -> tuple[float, float, float]:
        """My share if I pass, if I challenge a lie, and if I challenge the truth."""
        now, me = self.now(), view.viewer or 0
        done, undone = stands_or_falls(view, claim)
        passing = now.share(*done)
        action = innermost(view.where, Action)
        if claim.aimed == me and action is not None and action.seat == claim.seat:
            passing = max(passing, self.best_block(view, done)[1])
        right = now.share((claim.seat, -1, 0), *undone)
        wrong = now.share((me, -1, 0), *done)
        return passing, right, wrong

    # blocks

    def best_block(self, view: CoupView, done: list[Change]) -> tuple[str, float]:
        """The best way to stop what is aimed at me, and my share with it."""
        action = innermost(view.where, Action)
        assert action is not None
        roles = [envoy(view) if role == ENVOY else ROLES[role] for role in action.row.blocked_by]
        rated = [(role, self.worth_of_block(view, role, action.seat, done)) for role in roles]
        return max(rated, key=lambda pair: pair[1], default=("", 0.0))

    def worth_of_block(self, view: CoupView, role: str, actor: int, done: list[Change]) -> float:
        now, me = self.now(), view.viewer or 0
        tested = self.challenged(view, role)
        tested += (1 - tested) * self.belief.doubting(actor)  # whose action it is doubts more
        if role in view.hand:
            return (1 - tested) * now.share() + tested * now.share((actor, -1, 0))
        left = unseen(view).get(role, 0)
        if left <= 0:
            return 0.0
        if left <= 1:  # whoever holds the last one knows
            tested += (1 - tested) * self.belief.holds(view, actor, role)
        caught = now.share((me, -1, 0), *done)
        return (1 - tested) * now.share() + tested * caught + self.character.boldness

    def block(self, view: CoupView, actions: Sequence[str]) -> str:
        action = innermost(view.where, Action)
        assert action is not None, "a block stops an action"
        done = effect(view, action)
        rated = [("pass", self.now().share(*done))]
        dying = is_mortal(view)
        for word in actions[1:]:
            role = role_of(word)
            if self.may_claim(view, role) or (dying and self.is_possible(view, role)):
                rated.append((word, self.worth_of_block(view, role, action.seat, done)))
        return self.say("block", rated)

    # cards

    def lose(self, view: CoupView, actions: Sequence[str]) -> str:
        assert view.question is not None, "somebody asks"
        rated = [(word, self.without(view, role_of(word))) for word in actions]
        return self.like(view.question.kind, rated, 0.05)  # lose, return or reveal

    def without(self, view: CoupView, role: str) -> float:
        """What is left in hand when this card is gone, as a hand."""
        rest = list(view.hand)
        rest.remove(role)
        me = view.viewer or 0
        claims = 0.2 * sum(1 for name in set(rest) if name in self.story)
        guard = GUARD if "contessa" in rest and self.is_hunted(view) else 0.0
        return hand_worth(rest) + guard + (claims if view.seats[me].cards == 1 else 0.0)

    def is_hunted(self, view: CoupView) -> bool:
        """Has a rival who has been an Assassin the money for one?"""
        claims = self.belief.claims
        return any("assassin" in claims.of(seat) and view.seats[seat].coins >= ASSASSIN_PRICE for seat in rivals(view))

    def prove(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.like("prove", [(word, -float(i)) for i, word in enumerate(actions)], 0.01)

    def decide(self, view: CoupView, actions: Sequence[str]) -> str:
        seen = HELD.get(view.examined or "", 0.0)
        counts = unseen(view)
        average = sum(HELD[role] * counts[role] for role in counts) / max(1.0, sum(counts.values()))
        return self.like("examine", [("swap", seen - average), ("give back", 0.0)], 0.02)

    def draft(self, view: CoupView, actions: Sequence[str]) -> str:
        rated = [(word, HELD[role_of(word)]) for word in actions]
        return self.like("draft", rated, 0.12)

    def bomb(self, view: CoupView, actions: Sequence[str]) -> str:
        now, me = self.now(), view.viewer or 0
        rated = [("explode", now.share((me, -1, 0)))]
        true = "contessa" in view.hand
        if true or (unseen(view)["contessa"] > 0 and (self.may_claim(view, "contessa") or len(view.hand) == 1)):
            tested = self.challenged(view, "contessa")
            caught = now.share((me, -2, 0))
            for word in actions:
                if word == "explode":
                    continue
                heir = target_of(word)
                safe = now.share((heir, -1, 0)) if heir >= 0 else now.share()
                proven = now.share((self.challenger(view), -1, 0))
                rated.append((word, (1 - tested) * safe + tested * (proven if true else caught)))
        return self.say("bomb", rated)

    def redirect(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.say("redirect", [(word, self.now().share((target_of(word), -1, 0))) for word in actions])

    def party(self, view: CoupView, actions: Sequence[str]) -> str:
        return self.like("party", [(word, 0.0) for word in actions], 1.0)


def is_wasteful(view: CoupView, word: str) -> bool:
    """Is it less than the Duke in my hand would bring, who cannot be blocked, and whom it is well to be doubted for?"""
    return word in ("income", "aid") and "duke" in view.hand
