"""Chapter 12, what a job costs: Narcotics for other goods, in every combination."""

from collections import Counter
from itertools import product

import pytest

import backroom
from backroom.games.corleone.edition import build
from backroom.games.corleone.game import CorleoneGame
from tests.cites import asked_by
from tests.edition.paper import entry
from tests.edition.paper import fresh as paper
from tests.empire import asked, cited, goods_of, hand, kind, look, options, refused, rule, scene, told

TYPES = ("gun", "blood-money", "booze", "narcotics")
JOKER = "the narcotics of P0 stand for another good"
Goods = tuple[int, int, int, int]


def goods(held: Goods) -> str:
    return " ".join(f"{n}*{good}" for n, good in zip(held, TYPES, strict=True) if n)


def paid(table: backroom.Table) -> Goods:
    """What P0 has paid, by kind."""
    facts = Counter(str(fact).removeprefix("P0 pays ") for fact in table.events() if fact.what == "paid")
    gun, blood_money, booze, narcotics = (facts[good] for good in TYPES)
    return gun, blood_money, booze, narcotics


def ways_to_pay(text: str, job: str) -> list[Goods]:
    """Every payment that the words lead to: the same scene again and again, with all the words there are."""
    found: list[Goods] = []
    scripts = [f"P0 job {job}"]
    while scripts:
        script = scripts.pop()
        table = scene(text, script)
        if kind(table) == "turn" and asked(table) == [0]:
            scripts += [f"{script}; P0 {word}" for word in options(table, 0)]
        else:
            found.append(paid(table))
    return found


def right_payments(cost: Goods, held: Goods) -> list[Goods]:
    """The same from the rule alone: every number of jokers for each good, as far as hand and jokers go."""
    found = []
    for jokers in product(*(range(n + 1) for n in cost[:3])):
        gun, blood_money, booze = (n - joker for n, joker in zip(cost[:3], jokers, strict=True))
        payment = (gun, blood_money, booze, sum(jokers) + cost[3])
        if all(n <= have for n, have in zip(payment, held, strict=True)):
            found.append(payment)
    return found


# Narcotics are jokers.


@rule("CE-JOB-04")
@pytest.mark.parametrize("missing", ["gun", "blood-money", "booze"])
def test_narcotics_stand_for_any_other_good(missing: str) -> None:
    others = " ".join(good for good in ("gun", "blood-money", "booze") if good != missing)
    table = scene(f"{others} narcotics / / ; public shakedown", "P0 job shakedown; P0 money first; P0 pass")
    assert hand(table, 0) == ["$5"]
    assert sorted(cited(table, "CE-JOB-03")) == sorted(f"P0 pays {good}" for good in [*others.split(), "narcotics"])
    assert cited(table, "CE-JOB-04") == [JOKER]
    assert look(table).supply["narcotics"] == 5


@rule("CE-JOB-04")
def test_narcotics_come_from_some_red_tiles_only() -> None:
    sources = [row["id"] for row in paper()["business"] if "good:narcotics" in [*row["front"], *row["back"]]]
    assert sources == ["idlewild-air-cargo", "mercer-street-pharmacy", "cabaret-tangier"]
    assert {row["kind"] for row in paper()["business"] if row["id"] in sources} == {"red"}


@rule("CE-JOB-04")
def test_a_real_good_may_be_kept_and_a_joker_given_instead() -> None:
    table = scene("gun narcotics word-at-the-barbershop / / ", "P0 job word-at-the-barbershop")
    assert options(table, 0) == ["pay gun", "pay narcotics"]
    table.play("P0 pay narcotics; P0 money first")
    assert goods_of(table, 0) == ["gun"]
    assert cited(table, "CE-JOB-04") == [JOKER]


@rule("CE-JOB-04")
def test_without_narcotics_nothing_is_asked() -> None:
    table = scene("3*gun 3*blood-money 3*booze ambush-at-the-toll-plaza / / ", "P0 job ambush-at-the-toll-plaza")
    assert kind(table) == "order"
    assert goods_of(table, 0) == ["gun", "blood-money", "blood-money", "booze", "booze"]


# Any number of them.


@rule("CE-G-07")
def test_one_job_may_be_paid_with_narcotics_alone() -> None:
    table = scene("4*narcotics all-debts-by-sundown / / ", "P0 job all-debts-by-sundown; P0 money first")
    assert goods_of(table, 0) == []
    assert look(table).seats[0].jobs == ["all-debts-by-sundown"]
    assert told(table).count("P0 pays narcotics") == told(table).count(JOKER) == 4


@rule("CE-G-07")
def test_every_joker_stands_for_one_good_only() -> None:
    table = scene("gun 2*narcotics all-debts-by-sundown / / ; public none")
    assert refused(table, 0, "job all-debts-by-sundown") == "CE-JOB-03"


@rule("CE-G-07")
def test_no_other_good_is_a_joker() -> None:
    table = scene("9*gun 9*booze word-at-the-barbershop two-sets-of-books / / ; public none")
    assert [word for word in options(table, 0) if word.startswith("job")] == ["job word-at-the-barbershop"]
    assert refused(table, 0, "job two-sets-of-books") == "CE-JOB-03"


@rule("CE-G-07")
@pytest.mark.parametrize("good", ["blood-money", "booze"])
def test_a_good_that_the_job_does_not_ask_for_is_no_payment(good: str) -> None:
    text = "gun blood-money booze narcotics word-at-the-barbershop / / "
    table = scene(text, "P0 job word-at-the-barbershop")
    assert refused(table, 0, f"pay {good}") == "CE-G-07"


def with_cost(*cost: str) -> CorleoneGame:
    """An edition in which Shakedown costs something else."""
    changed = paper()
    entry(changed, "job", "shakedown")["cost"] = list(cost)
    return CorleoneGame(build(changed, "dear.toml"))


@rule("CE-G-07")
def test_narcotics_in_a_price_are_paid_with_narcotics_only() -> None:
    game = with_cost("narcotics", "gun")
    table = backroom.scene(game, "9*gun 9*booze shakedown / / ; public none")
    assert refused(table, 0, "job shakedown") == "CE-JOB-03"
    table = backroom.scene(game, "gun narcotics shakedown / / ")
    table.play("P0 job shakedown")
    assert paid(table) == (1, 0, 0, 1)  # no choice: the one that is there is wanted for itself
    assert cited(table, "CE-JOB-04") == []
    table = backroom.scene(game, "2*narcotics shakedown / / ")
    table.play("P0 job shakedown")
    assert paid(table) == (0, 0, 0, 2)


@rule("CE-JOB-04")
def test_narcotics_that_the_price_shows_are_no_jokers() -> None:
    table = backroom.scene(with_cost("narcotics", "gun"), "2*narcotics shakedown / / ")
    table.play("P0 job shakedown")
    assert cited(table, "CE-JOB-03") == ["P0 pays narcotics", "P0 pays narcotics"]
    assert cited(table, "CE-JOB-04") == [JOKER]  # for the Gun


@rule("CE-G-07")
def test_what_the_price_leaves_over_may_be_a_joker() -> None:
    table = backroom.scene(with_cost("narcotics", "gun"), "gun 2*narcotics shakedown / / ")
    table.play("P0 job shakedown")
    assert options(table, 0) == ["pay gun", "pay narcotics"]
    table.play("P0 pay narcotics")
    assert (paid(table), goods_of(table, 0)) == ((0, 0, 0, 2), ["gun"])


@rule("CE-G-07")
def test_narcotics_may_be_given_up_for_a_swap_or_a_sale() -> None:
    text = "3*narcotics $1 / / ; act 3; tiles upper-east-side=cabaret-tangier wall-street=ninth-avenue-pawn"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 swap; P0 discard narcotics; P0 take gun; P0 pass")
    assert hand(table, 0) == ["$1", "gun", "narcotics", "narcotics"]
    table = scene(text, "P0 thug cabaret-tangier; P0 sell 2; P0 discard narcotics; P0 discard narcotics")
    assert hand(table, 0) == ["$1", "$2", "$5", "booze", "narcotics"]


# How the payment is said.


@rule("CE-G-34")
def test_a_choice_is_asked_for_good_by_good() -> None:
    text = "gun blood-money booze 2*narcotics shakedown / / "
    table = scene(text, "P0 job shakedown")
    assert options(table, 0) == ["pay gun", "pay narcotics"]
    table.play("P0 pay narcotics")
    assert options(table, 0) == ["pay blood-money", "pay narcotics"]
    table.play("P0 pay blood-money")
    assert options(table, 0) == ["pay booze", "pay narcotics"]
    table.play("P0 pay narcotics")
    assert kind(table) == "order"
    assert goods_of(table, 0) == ["gun", "booze"]


@rule("CE-G-34")
def test_what_is_no_choice_is_not_asked() -> None:
    text = "gun 2*narcotics shakedown / / "  # both jokers are needed
    table = scene(text, "P0 job shakedown")
    assert (kind(table), goods_of(table, 0)) == ("order", [])
    table = scene("2*gun blood-money narcotics drive-by-on-delancey / / ", "P0 job drive-by-on-delancey")
    assert options(table, 0) == ["pay gun", "pay narcotics"]  # the second gun; the first is paid in any case
    table.play("P0 pay narcotics")
    assert (kind(table), goods_of(table, 0)) == ("order", ["gun"])


@rule("CE-G-34")
def test_real_goods_come_first() -> None:
    table = scene("2*gun blood-money 3*narcotics drive-by-on-delancey / / ", "P0 job drive-by-on-delancey")
    table.play("P0 pay narcotics")  # for both guns
    assert options(table, 0) == ["pay blood-money", "pay narcotics"]
    assert refused(table, 0, "pay gun") == "CE-G-34"
    assert look(table, 0).half == ["job drive-by-on-delancey", "pay narcotics"]


@rule("CE-G-34")
@pytest.mark.parametrize("word", ["pass", "thug penn-central-railroad", "money first", "job shakedown"])
def test_whoever_has_named_a_job_goes_on_to_pay(word: str) -> None:
    table = scene("gun blood-money booze narcotics shakedown / / ", "P0 job shakedown")
    assert refused(table, 0, word) == "CE-G-34"


@rule("CE-G-34")
def test_nobody_hears_of_the_job_before_it_is_paid_for() -> None:
    table = scene("gun blood-money booze 2*narcotics / / ; public shakedown")
    views = [table.view(viewer) for viewer in (None, 1, 2)]
    facts = [table.events(viewer) for viewer in (None, 1, 2)]
    for word in ("job shakedown", "pay narcotics", "pay blood-money"):
        table.say(0, word)
        assert [table.view(viewer) for viewer in (None, 1, 2)] == views
        assert [table.events(viewer) for viewer in (None, 1, 2)] == facts
    table.play("P0 pay booze")
    assert told(table, 1) == [
        *("P0 sets about shakedown", "P0 pays narcotics", JOKER, "P0 pays blood-money", "P0 pays booze")
    ]


@rule("CE-G-34")
def test_until_then_the_words_can_be_taken_back() -> None:
    table = scene("gun narcotics word-at-the-barbershop / / ")
    before = options(table, 0)
    table.play("P0 job word-at-the-barbershop; P0 undo")
    assert options(table, 0) == before
    assert asked_by(table) == "CE-FB-02"


# Every combination.

COSTS: dict[str, Goods] = {
    "precinct-envelope": (0, 0, 1, 0),
    "bathtub-gin": (0, 2, 0, 0),
    "shakedown": (1, 1, 1, 0),
    "drive-by-on-delancey": (2, 1, 0, 0),
    "all-debts-by-sundown": (2, 2, 0, 0),
    "ambush-at-the-toll-plaza": (2, 1, 1, 0),
}


@rule("CE-JOB-04", "CE-G-07", "CE-G-34")
@pytest.mark.parametrize("job", COSTS)
@pytest.mark.parametrize("narcotics", range(6))
def test_every_way_to_pay_is_there_and_is_said_in_one_way(job: str, narcotics: int) -> None:
    cost = COSTS[job]
    looked_at = 0
    for gun, blood_money, booze in product(*(range(n + 2) for n in cost[:3])):
        held = (gun, blood_money, booze, narcotics)
        text = f"{goods(held)} {job} / ; public none"
        right = right_payments(cost, held)
        if right:
            found = ways_to_pay(text, job)
            assert sorted(found) == sorted(right), text
        else:
            assert refused(scene(text), 0, f"job {job}") == "CE-JOB-03"
        looked_at += 1
    assert looked_at == (cost[0] + 2) * (cost[1] + 2) * (cost[2] + 2)
