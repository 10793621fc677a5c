"""CE-DO-09 and CE-DO-10: what cards take from rivals, and what rivals offer."""

import pytest

from tests.empire import (
    asked,
    cited,
    figures,
    goods_of,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    since,
    told,
)
from tests.rolls import chances, stopped
from tests.workshop import errand, friend


def take(**given: object) -> str:
    """The effect, as it is written in an edition; unless said otherwise, a random card of a rival's hand."""
    entry = {"zone": "hand", "from": "one-rival", "what": "card", "pick": "random", "count": 1, "to": "hand"}
    entry |= {name.rstrip("_"): value for name, value in given.items()}
    written = ", ".join(
        f"{name} = {value}" if name == "count" else f'{name} = "{value}"' for name, value in entry.items()
    )
    return f'{{ do = "take", {written} }}'


RICH = "$1 $3 gun booze vig-night shakedown mayor-on-the-stump"


# Whose, and which zone.


@rule("CE-DO-09")
def test_one_rival_of_the_actors_choice() -> None:
    table = friend(take(), "/ $1 / $2 / ")
    assert (kind(table), options(table, 0), table.asks[0].rule) == ("target", ["rob P1", "rob P2", "pass"], "CE-DO-09")
    assert refused(table, 0, "rob P3") == "CE-DO-09", "there is no card in that hand"
    table.play("P0 rob P2; draw $2")
    assert (hand(table, 0), hand(table, 2), asked(table)) == (["$2"], [], [1])
    assert cited(table, "CE-DO-09") == ["P0 takes 1 from P2", "P2 loses a card to P0"]


@rule("CE-DO-09")
def test_each_rival_clockwise_from_the_actor() -> None:
    table = friend(take(from_="each-rival"), "/ $1 / $2 / / $5 ; horse P3 ; turn P0")
    assert [line for line in told(table) if "takes" in line] == [f"P0 takes 1 from P{seat}" for seat in (1, 2, 4)]
    assert (hand(table, 0), asked(table)) == (["$1", "$2", "$5"], [1])


@rule("CE-DO-09")
@pytest.mark.parametrize("zone", ["hand", "suitcase"])
@pytest.mark.parametrize("to", ["hand", "suitcase", "supply"])
@pytest.mark.parametrize(("pick", "script"), [("random", "draw $3"), ("victim", "P1 give $3"), ("look", "P0 take $3")])
def test_money_from_either_zone_into_hand_suitcase_or_supply(zone: str, to: str, pick: str, script: str) -> None:
    table = friend(take(zone=zone, what="money", pick=pick, to=to), "/ $1 $3 gun +$2 +$3 / $1", f"P0 rob P1; {script}")
    assert hand(table, 0) == (["$3"] if to == "hand" else [])
    assert money_of(table, 0) == (["$3"] if to == "suitcase" else [])
    assert look(table).supply["$3"] == (45 if to == "supply" else 44)
    assert hand(table, 1) == (["$1", "gun"] if zone == "hand" else ["$1", "$3", "gun"])
    assert money_of(table, 1) == (["$2"] if zone == "suitcase" else ["$2", "$3"])
    assert asked(table) == [1]
    assert ("P1 discards $3" in told(table) or "P1 pays $3 out of the suitcase" in told(table)) == (to == "supply")


# What.


@rule("CE-DO-09")
@pytest.mark.parametrize(
    ("what", "cards"),
    [
        ("card", RICH.split()),
        ("money", ["$1", "$3"]),
        ("good", ["gun", "booze"]),
        ("job", ["vig-night", "shakedown"]),
        ("ally", ["mayor-on-the-stump"]),
    ],
)
@pytest.mark.parametrize("pick", ["victim", "look"])
def test_a_card_says_what_it_takes(what: str, cards: list[str], pick: str) -> None:
    table = friend(take(what=what, pick=pick), f"/ {RICH} / $1", "P0 rob P1")
    word, seat = ("give", 1) if pick == "victim" else ("take", 0)
    assert (asked(table), options(table, seat)) == ([seat], [f"{word} {card}" for card in cards])
    table.say(seat, f"{word} {cards[-1]}")
    assert hand(table, 0) == [cards[-1]]


@rule("CE-DO-09")
@pytest.mark.parametrize(
    ("what", "odds"),
    [
        ("card", {"draw $1": 2, "draw gun": 1, "draw vig-night": 1, "draw mayor-on-the-stump": 1}),
        ("money", {"draw $1": 2}),
        ("good", {"draw gun": 1}),
        ("job", {"draw vig-night": 1}),
        ("ally", {"draw mayor-on-the-stump": 1}),
    ],
)
def test_the_lot_falls_on_what_the_card_takes(what: str, odds: dict[str, int]) -> None:
    table = friend(take(what=what), "/ 2*$1 gun vig-night mayor-on-the-stump +$5 / $1")
    assert chances(stopped(table, "P0 rob P1")) == odds


@rule("CE-DO-09", "CE-G-12")
@pytest.mark.parametrize(("card", "what"), [("vig-night", "job"), ("mayor-on-the-stump", "ally"), ("gun", "good")])
def test_what_is_taken_to_the_supply_is_discarded_as_at_tribute(card: str, what: str) -> None:
    table = friend(take(what=what, pick="look", to="supply"), f"/ {card} / $1", f"P0 rob P1; P0 take {card}")
    assert (hand(table, 0), hand(table, 1)) == ([], [])
    assert cited(table, "CE-DO-09")[-2:] == [f"P1 discards {card}", "P1 loses a card to P0"], "everybody sees it"
    assert look(table).pile == ([card] if what == "job" else [])
    assert look(table).bought == ["friend"], "a discarded ally is out of the game"


@rule("CE-DO-09")
def test_completed_jobs_are_safe() -> None:
    table = friend(take(what="job", pick="look", count=2), "/ +shakedown vig-night / $1", "P0 rob P1")
    assert options(table, 0) == ["take vig-night"]
    table.play("P0 take vig-night")
    assert (look(table).seats[1].jobs, asked(table)) == (["shakedown"], [1])


# How many.


@rule("CE-DO-09")
@pytest.mark.parametrize("pick", ["random", "victim", "look"])
@pytest.mark.parametrize(("count", "taken"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_as_many_as_the_card_says_or_as_there_are(pick: str, count: int, taken: int) -> None:
    table = friend(take(pick=pick, count=count), "/ $1 $2 $3 / $1", "P0 rob P1")
    while kind(table) in {"give", "card"}:
        table.say(asked(table)[0], options(table, asked(table)[0])[0])
    assert (len(hand(table, 0)), len(hand(table, 1))) == (taken, 3 - taken)
    assert cited(table, "CE-DO-09")[0] == f"P0 takes {taken} from P1"


@rule("CE-DO-09")
@pytest.mark.parametrize("what", ["good", "job", "ally"])
def test_a_rival_with_cards_but_none_of_that_sort_loses_nothing(what: str) -> None:
    table = friend(take(what=what), "/ $1 / $1", "P0 rob P1")
    assert (cited(table, "CE-DO-09"), hand(table, 1), asked(table)) == (["P0 takes 0 from P1"], ["$1"], [1])


# Who sees what.


@rule("CE-DO-09")
@pytest.mark.parametrize("zone", ["hand", "suitcase"])
@pytest.mark.parametrize("pick", ["random", "victim", "look"])
def test_only_the_two_see_which_card_it_was(zone: str, pick: str) -> None:
    script = {"random": "draw $3", "victim": "P1 give $3", "look": "P0 take $3"}[pick]
    text = "/ $1 $3 +$2 +$3 / $1"
    table = friend(take(zone=zone, what="money", pick=pick), text, f"P0 rob P1; {script}")
    for viewer in (0, 1):
        assert "P0 takes $3 from P1" in told(table, viewer)
    for other in (None, 2):
        assert not any("$3" in line for line in told(table, other))
        assert told(table, other)[-2] == "P1 loses a card to P0"


@rule("CE-DO-09")
def test_whoever_may_look_sees_all_cards_of_the_zone_and_nobody_else_does() -> None:
    table = friend(take(pick="look"), "/ $1 gun shakedown +$5 / $1", "P0 rob P1")
    assert look(table, 0).looking == ["$1", "gun", "shakedown"]
    assert told(table, 0)[-3:] == ["P1 has $1", "P1 has gun", "P1 has shakedown"]
    assert (look(table, 2).looking, told(table, 2)[-1]) == ([], "P0 looks at the cards of P1")
    case = friend(take(zone="suitcase", what="money", pick="look"), "/ $1 +$5 / $1", "P0 rob P1")
    assert (look(case, 0).looking, options(case, 0)) == (["$5"], ["take $5"])


# The owner of a whacked figure.

WHACK = '{ do = "whack", count = 2, kind = "any", owner = "any", where = "board", up_to = true }, '
STREET = "at morettis-gunsmith=P1 sunnyside-social-club=P2 paradiso-ballroom=P0 hell-gate=mayor"


@rule("CE-DO-09")
def test_the_owner_of_the_whacked_figure_is_robbed_without_a_question() -> None:
    table = friend(WHACK + take(from_="victim"), f"/ $1 / $2 ; {STREET}", "P0 whack sunnyside-social-club; P0 pass")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == (["$2"], ["$1"], [])


@rule("CE-DO-09")
def test_of_several_owners_the_actor_chooses_one() -> None:
    text = f"/ $1 / $2 / $3 ; {STREET}"
    table = friend(WHACK + take(from_="victim"), text, "P0 whack sunnyside-social-club; P0 whack morettis-gunsmith")
    assert (kind(table), options(table, 0)) == ("target", ["rob P1", "rob P2", "pass"]), "P3 has lost nobody"
    table.play("P0 rob P1")
    assert (hand(table, 0), asked(table)) == (["$1"], [1])


@rule("CE-DO-09")
@pytest.mark.parametrize("place", ["hell-gate", "paradiso-ballroom", ""])
def test_a_neutral_figure_ones_own_or_none_leaves_nobody_to_rob(place: str) -> None:
    script = f"P0 whack {place}; P0 pass" if place else "P0 pass"
    table = friend(WHACK + take(from_="victim"), f"/ $1 / $2 ; {STREET}", script)
    assert (hand(table, 0), asked(table), kind(table)) == ([], [1], "turn")


@rule("CE-DO-09")
def test_only_the_whack_before_counts() -> None:
    one = '{ do = "whack", count = 1, kind = "thug", owner = "rival", where = "board" }, '
    table = friend(
        one + one + take(from_="victim"),
        f"/ $1 / $2 ; {STREET}",
        "P0 whack morettis-gunsmith; P0 whack sunnyside-social-club",
    )
    assert (hand(table, 0), hand(table, 1)) == (["$2"], ["$1"]), "the owner of the figure whacked last"


@rule("CE-DO-09")
@pytest.mark.parametrize("pick", ["victim", "look"])
def test_a_victim_may_choose_or_be_looked_at(pick: str) -> None:
    text = f"/ $1 $5 / $2 ; {STREET}"
    table = friend(WHACK + take(from_="victim", pick=pick), text, "P0 whack morettis-gunsmith; P0 pass")
    word, seat = ("give", 1) if pick == "victim" else ("take", 0)
    assert options(table, seat) == [f"{word} $1", f"{word} $5"]


# CE-DO-10: offer.

OFFER = '{ do = "offer" }'


@rule("CE-DO-10")
def test_all_rivals_offer_in_secret_and_show_together() -> None:
    table = friend(OFFER, "$1 / $2 $5 / $1 $3 gun")
    assert (asked(table), kind(table), table.asks[0].mode) == ([1, 2], "offer", "sealed")
    assert options(table, 2) == ["offer $1", "offer $3"]
    before = look(table, 0), len(table.events(0))
    table.play("P2 offer $3")
    assert (look(table, 0), len(table.events(0))) == before
    assert since(table, "P1 offer $2") == [
        *("P1 offers $2", "P2 offers $3", "P1 discards $2"),
        *("$3 goes straight into the suitcase of P0", "the turn of P1"),
    ]
    assert (money_of(table, 0), hand(table, 0)) == (["$3"], ["$1"])
    assert (hand(table, 1), hand(table, 2)) == (["$5"], ["$1", "gun"])
    assert look(table).supply["$2"] == 36


@rule("CE-DO-10")
def test_of_equal_offers_one_goes_into_the_suitcase_and_the_others_to_the_supply() -> None:
    table = friend(OFFER, "/ $3 / $3 / $3", "P1 offer $3; P2 offer $3; P3 offer $3")
    assert (money_of(table, 0), look(table).supply["$3"]) == (["$3"], 45)
    assert [hand(table, seat) for seat in (1, 2, 3)] == [[], [], []]


@rule("CE-DO-10")
def test_a_rival_without_money_offers_nothing() -> None:
    table = friend(OFFER, "/ $1 / gun / ")
    assert (asked(table), options(table, 2)) == ([1, 2], ["pass"]), "an empty hand is not asked"
    news = since(table, "P2 pass; P1 offer $1")
    assert news[:2] == ["P1 offers $1", "P2 has no money to offer"]
    assert (money_of(table, 0), goods_of(table, 2)) == (["$1"], ["gun"])


@rule("CE-DO-10")
def test_only_money_in_hand_is_offered() -> None:
    table = friend(OFFER, "/ $1 +$5 / $2", "")
    assert options(table, 1) == ["offer $1"]
    assert refused(table, 1, "offer $5") == "CE-DO-10"
    assert refused(table, 0, "offer $1") == "TABLE-01", "the actor offers nothing"


@rule("CE-DO-10")
def test_where_nobody_has_money_there_is_no_offer_and_the_card_goes_on() -> None:
    table = errand(f'{OFFER}, {{ do = "hand-limit", amount = 1 }}', "/ gun / booze", "P1 pass; P2 pass")
    assert (money_of(table, 0), look(table).seats[0].more_cards, figures(table)) == ([], 1, {})
    assert look(table).seats[0].jobs == ["errand"]
