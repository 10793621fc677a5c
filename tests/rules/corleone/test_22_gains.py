"""Chapter 22, gains: what nobody would refuse happens unasked, unless its order could matter or the table asks."""

import pytest

from tests.cites import asked_by
from tests.empire import asked, cited, goods_of, hand, kind, look, options, refused, rule, scene, since

TWOS = 36  # notes of $2

# Scene, words and what comes of it: everything that happens by itself.
EFFECTS = {
    "money for what a card counts": (
        "2*blood-money booze dividend-day / / ; stacks queens=P0 midtown=P0",
        "dividend-day",
        ["P0 takes $3", "P0 takes $3"],
    ),
    "a higher hand limit": ("blood-money booze widows-mattress / / ", "widows-mattress", ["P0 may keep 2 more"]),
    "protection": (
        "gun booze double-the-bodyguards / / ",
        "double-the-bodyguards",
        ["the figures of P0 are protected", "P0 may keep 2 more"],
    ),
    "taking from all rivals": ("2*gun booze vig-night / $1 / $1", "vig-night", ["P0 takes 1 from P1"]),
}


# Without a question.


@rule("CE-G-33")
@pytest.mark.parametrize("seat", [0, 1])
def test_money_and_goods_come_without_a_question(seat: int) -> None:
    table = scene(f" / / ; turn P{seat}; stacks chelsea=P{seat}", f"P{seat} thug morettis-gunsmith")
    assert goods_of(table, seat) == ["gun", "blood-money"]
    assert (kind(table), asked(table)) == ("turn", [seat + 1])


@rule("CE-G-33")
@pytest.mark.parametrize("what", EFFECTS)
def test_so_do_other_effects_that_only_bring_something(what: str) -> None:
    text, job, facts = EFFECTS[what]
    table = scene(text, f"P0 job {job}")
    found = since(table, "P0 money first")
    assert [fact for fact in found if fact in facts] == facts


@rule("CE-G-33")
def test_an_offer_is_made_without_asking_whether_it_is_wanted() -> None:
    table = scene("gun blood-money booze offer-past-refusing / $1 / $2", "P0 job offer-past-refusing; P0 money first")
    assert (kind(table), asked(table)) == ("offer", [1, 2])


@rule("CE-G-33")
def test_the_owner_of_a_whacked_figure_is_robbed_without_a_question() -> None:
    text = "gun blood-money empty-his-pockets / $5 / ; at paradiso-ballroom=P1"
    table = scene(text, "P0 job empty-his-pockets; P0 money first; P0 whack paradiso-ballroom; draw $5")
    assert hand(table, 0) == ["$1", "$2", "$5"]
    assert asked(table) == [1]


# A pile that is short.


@rule("CE-G-33")
def test_a_short_pile_alone_is_no_reason_to_ask() -> None:
    """Whichever note comes first, they are the same notes."""
    text = f" / +{TWOS - 1}*$2 +46*$3 / ; tiles wall-street=jamaica-turf-club"  # one $2 and no $3
    table = scene(text, "P0 thug jamaica-turf-club")
    assert hand(table, 0) == ["$1", "$2"]
    assert cited(table, "CE-OUT-02") == ["P0 takes $1"]
    assert asked(table) == [1]


CABARET = " ; act 3; tiles upper-east-side=cabaret-tangier"  # it sells 2, and has a Booze and $2


@rule("CE-G-33")
def test_a_sale_may_fill_a_pile_of_goods_first() -> None:
    table = scene(f"booze $1 / 8*booze /{CABARET}", "P0 thug cabaret-tangier")
    assert hand(table, 0) == ["$1", "$2", "booze"], "what is there has come"
    assert (options(table, 0), asked_by(table)) == (["sell 2", "pass"], "CE-G-02")
    assert refused(table, 0, "gain booze") == "CE-OUT-01"
    table.play("P0 sell 2; P0 discard booze")
    assert since(table, "P0 discard $1") == ["P0 discards $1", "P0 takes $5", "P0 takes booze", "the turn of P1"]
    assert hand(table, 0) == ["$2", "$5", "booze"]


@rule("CE-G-33", "CE-OUT-02")
def test_a_lower_note_can_wait_for_a_sale_that_brings_the_right_one() -> None:
    table = scene(f"$2 $3 / +{TWOS - 1}*$2 /{CABARET}", "P0 thug cabaret-tangier")
    assert (kind(table), asked_by(table)) == ("icons", "CE-G-33")
    assert options(table, 0) == ["gain $2", "sell 2", "pass"]
    assert hand(table, 0) == ["$2", "$3", "booze"], "nothing else waits"
    table.play("P0 sell 2; P0 discard $3; P0 discard $2")
    assert hand(table, 0) == ["$2", "$5", "booze"]
    assert asked(table) == [1]


@rule("CE-G-33", "CE-OUT-02")
def test_or_be_taken_first_and_sold() -> None:
    table = scene(f"$3 / +{TWOS}*$2 / ; turn P0", "P0 thug van-alst-auction-rooms")
    assert options(table, 0) == ["gain $2", "swap", "pass"]
    table.play("P0 gain $2; P0 swap; P0 discard $1; P0 take gun")
    assert hand(table, 0) == ["$3", "gun"]


@rule("CE-G-33")
@pytest.mark.parametrize(
    ("board", "word", "gained"),
    [
        (f"$3 / +{TWOS}*$2 / ; turn P0", "thug van-alst-auction-rooms", ["$1", "$3"]),
        ("$3 / / ; turn P0 ; options ask_gains", "thug van-alst-auction-rooms", ["$2", "$3"]),
        ("$3 / / ; turn P0 ; options ask_gains", "thug morettis-gunsmith", ["$3", "gun", "blood-money"]),
        (
            "2*blood-money booze dividend-day / / ; stacks queens=P0 ; options ask_gains",
            "job dividend-day",
            ["$2", "$3"],
        ),
    ],
)
def test_who_falls_asleep_loses_no_gain(board: str, word: str, gained: list[str]) -> None:
    table = scene(board, f"P0 {word}")
    while asked(table) == [0]:
        fallback = table.asks[0].fallback
        assert fallback is not None
        table.say(0, fallback)
    assert hand(table, 0) == gained


@rule("CE-G-33")
def test_without_a_card_to_sell_the_lower_note_comes_first() -> None:
    table = scene(f"/ +{TWOS}*$2 / ; turn P0", "P0 thug van-alst-auction-rooms")
    assert (hand(table, 0), options(table, 0)) == (["$1"], ["swap", "pass"])


@rule("CE-G-33", "CE-OUT-02")
def test_after_the_last_sale_nothing_waits_any_more() -> None:
    table = scene(
        f"$3 gun / +{TWOS}*$2 /{CABARET}", "P0 thug cabaret-tangier; P0 sell 2; P0 discard $3; P0 discard gun"
    )
    assert hand(table, 0) == ["$1", "$5", "booze"]
    assert asked(table) == [1]


@rule("CE-G-33")
def test_or_by_a_swap() -> None:
    text = "narcotics / 4*narcotics / ; act 3; tiles upper-east-side=mercer-street-pharmacy"
    table = scene(text, "P0 thug mercer-street-pharmacy; P0 swap; P0 discard narcotics; P0 take gun")
    assert hand(table, 0) == ["$3", "gun", "narcotics"]
    assert asked(table) == [1]


@rule("CE-G-33")
def test_a_swap_may_empty_a_pile_before_it_is_gained_from() -> None:
    text = "$1 / 8*booze / ; act 2; tiles brooklyn=cataldo-funeral-home; options ask_gains"
    table = scene(text, "P0 member newtown-creek")
    assert options(table, 0) == ["gain $2", "gain booze", "swap", "pass"]
    table.play("P0 swap; P0 discard $1; P0 take booze")
    assert look(table).supply["booze"] == 0
    assert options(table, 0) == ["gain $2", "pass"]


@rule("CE-G-33")
def test_what_is_left_of_a_short_pile_can_be_declined() -> None:
    table = scene(f"$3 / +{TWOS}*$2 / ; turn P0", "P0 thug van-alst-auction-rooms; P0 pass")
    assert hand(table, 0) == ["$3"]
    assert cited(table, "CE-G-03") == ["P0 declines money:2 swap"]


# Asked every time.


@rule("CE-G-33")
@pytest.mark.parametrize("what", EFFECTS)
@pytest.mark.parametrize("answer", ["accept", "pass"])
def test_with_ask_gains_every_such_effect_is_put_to_its_user(what: str, answer: str) -> None:
    text, job, facts = EFFECTS[what]
    table = scene(f"{text}; options ask_gains", f"P0 job {job}; P0 money first")
    found: list[str] = []
    while kind(table) == "effect":
        assert options(table, 0) == ["accept", "pass"]
        found += since(table, f"P0 {answer}")
    assert [fact for fact in found if fact in facts] == (facts if answer == "accept" else [])
    assert ("P0 wants the effect" in cited(table, "CE-G-33")) == (answer == "accept")


@rule("CE-G-33")
def test_with_ask_gains_an_offer_need_not_be_made() -> None:
    text = "gun blood-money booze offer-past-refusing / $1 / $2; options ask_gains"
    table = scene(text, "P0 job offer-past-refusing; P0 money first; P0 pass")
    assert (hand(table, 1), hand(table, 2)) == (["$1"], ["$2"])
    assert asked(table) == [1]
    table = scene(text, "P0 job offer-past-refusing; P0 money first; P0 accept")
    assert (kind(table), asked(table)) == ("offer", [1, 2])


@rule("CE-G-33")
def test_with_ask_gains_a_gain_on_a_card_is_asked_about_like_an_icon() -> None:
    text = "2*blood-money bathtub-gin / / ; options ask_gains"
    table = scene(text, "P0 job bathtub-gin; P0 money first")
    assert (kind(table), options(table, 0)) == ("icons", ["gain booze", "pass"])
    table.play("P0 gain booze; P0 pass")
    assert hand(table, 0) == ["$1", "booze"]


@rule("CE-G-33")
def test_the_money_of_a_job_is_no_icon_and_is_never_asked_about() -> None:
    table = scene("gun booze policy-bank / / ; options ask_gains", "P0 job policy-bank; P0 money first")
    assert hand(table, 0) == ["$2", "$2"]
    assert options(table, 0) == ["launder $2", "pass"]
