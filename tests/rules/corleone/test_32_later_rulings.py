"""CE-G-32, CE-G-33, CE-G-34: who leads which family, what happens without a question, and how a job is paid for."""

import pytest

from backroom.games.corleone.edition import house_edition
from tests.empire import asked, cited, figures, fresh, goods_of, hand, kind, look, options, refused, rule, scene, since

# CE-G-32: families and members.


@rule("CE-G-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_families_are_given_out_in_the_order_of_the_edition(seats: int) -> None:
    table = fresh(seats)
    families = ["Marzullo", "Matarazzo", "Vitale", "Caccamo", "Pizzino"][:seats]
    assert house_edition().families[:seats] == families
    assert [seat.family for seat in look(table).seats] == families
    assert cited(table, "CE-G-32") == [f"P{i} leads the family {name}" for i, name in enumerate(families)]


@rule("CE-G-32")
@pytest.mark.parametrize(
    ("there", "next_one"),
    [
        ("", "P0-don"),
        ("hell-gate=P0-don", "P0-consigliere"),
        ("hell-gate=P0-don union-square=P0-consigliere", "P0-heir"),
    ],
)
def test_the_don_goes_before_the_consigliere_and_both_before_the_heir(there: str, next_one: str) -> None:
    table = scene(f"/ ; act 4 ; at {there or 'none'}", "P0 member newtown-creek")
    assert figures(table)["newtown-creek"] == next_one


@rule("CE-G-32")
def test_the_don_goes_first_though_the_consigliere_is_out() -> None:
    table = scene("/ / ; act 2 ; at hell-gate=P0-consigliere", "P0 member newtown-creek")
    assert figures(table) == {"hell-gate": "P0-consigliere", "newtown-creek": "P0-don"}


# CE-G-33: what happens without a question.


@rule("CE-G-33")
def test_money_and_goods_come_by_themselves() -> None:
    table = scene("/ / ", "P0 thug morettis-gunsmith")
    assert (goods_of(table, 0), asked(table)) == (["gun", "blood-money"], [1])


@rule("CE-G-33", "CE-G-03")
def test_with_ask_gains_every_gain_is_asked_and_may_be_declined() -> None:
    table = scene("/ / ; options ask_gains", "P0 thug morettis-gunsmith")
    assert (kind(table), options(table, 0)) == ("icons", ["gain gun", "gain blood-money", "pass"])
    assert since(table, "P0 gain blood-money; P0 pass")[:2] == ["P0 takes blood-money", "P0 declines good:gun"]
    assert hand(table, 0) == ["blood-money"]


@rule("CE-G-33", "CE-OUT-02")
def test_an_empty_pile_does_not_put_the_other_icons_in_question() -> None:
    board = "/ 36*$2 / ; tiles wall-street=jamaica-turf-club ; horse P1 ; turn P0"
    table = scene(board, "P0 thug jamaica-turf-club")
    assert hand(table, 0) == ["$1", "$3"], "the next lower note for the missing one"
    assert (options(table, 0), table.asks[0].rule) == (["horse", "pass"], "CE-G-02")


@rule("CE-G-33", "CE-OUT-01")
def test_of_a_short_pile_of_goods_comes_what_is_left() -> None:
    table = scene("/ 8*gun / ; tiles wall-street=zabriskie-sporting-arms", "P0 thug zabriskie-sporting-arms")
    assert (goods_of(table, 0), asked(table)) == (["gun"], [1])
    assert cited(table, "CE-OUT-01") == ["there is no gun left for P0"]


@rule("CE-G-33")
def test_a_sale_that_fills_the_pile_lets_the_rest_come_by_itself() -> None:
    board = "booze $1 $3 / 8*booze / ; act 4 ; tiles upper-east-side=cabaret-tangier ; turn P0"
    table = scene(board, "P0 thug cabaret-tangier")
    assert options(table, 0) == ["sell 2", "pass"], "there is no booze in the supply"
    table.play("P0 sell 2; P0 discard booze; P0 discard $1")
    assert (hand(table, 0), asked(table)) == (["$2", "$3", "$5", "booze"], [1])


# CE-G-34: paying with Narcotics.

BOMB = "car-bomb-at-the-curb"  # two Guns, a Blood Money and a Booze


@rule("CE-G-34")
def test_without_a_choice_nothing_is_asked() -> None:
    for goods in ("2*gun blood-money booze", "gun blood-money booze narcotics", "4*narcotics", "2*gun 2*narcotics"):
        table = scene(f"{goods} {BOMB} / / ", f"P0 job {BOMB}")
        assert (kind(table), goods_of(table, 0)) == ("order", [])


@rule("CE-G-34")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("narcotics", ["gun", "gun"]),
        ("gun, narcotics, blood-money, booze", ["gun", "narcotics"]),
        ("gun, narcotics, blood-money, narcotics", ["gun", "booze"]),
        ("gun, gun, narcotics, booze", ["blood-money", "narcotics"]),
        ("gun, gun, narcotics, narcotics", ["blood-money", "booze"]),
        ("gun, gun, blood-money, booze", ["narcotics", "narcotics"]),
    ],
)
def test_goods_are_named_one_by_one_the_real_ones_first(words: str, left: list[str]) -> None:
    table = scene(f"2*gun blood-money booze 2*narcotics {BOMB} / / ", f"P0 job {BOMB}")
    assert (kind(table), options(table, 0)) == ("turn", ["pay gun", "pay narcotics"])
    for word in words.split(", "):
        table.say(0, f"pay {word}")
    assert (kind(table), goods_of(table, 0)) == ("order", left)


@rule("CE-G-34")
def test_a_real_good_is_not_named_after_narcotics() -> None:
    table = scene(f"2*gun blood-money booze 3*narcotics {BOMB} / / ", f"P0 job {BOMB}; P0 pay narcotics")
    assert options(table, 0) == ["pay blood-money", "pay narcotics"], "both Guns are replaced"
    assert refused(table, 0, "pay gun") == "CE-G-34"


@rule("CE-G-34")
def test_nobody_hears_of_the_job_until_it_is_paid_for() -> None:
    table = scene(f"2*gun blood-money booze 2*narcotics {BOMB} / / ")
    before = [look(table, viewer) for viewer in (None, 1, 2)], len(table.events())
    table.play(f"P0 job {BOMB}; P0 pay gun")
    assert ([look(table, viewer) for viewer in (None, 1, 2)], len(table.events())) == before
    assert look(table, 0).half == [f"job {BOMB}", "pay gun"]
    news = since(table, "P0 pay narcotics; P0 pay blood-money; P0 pay booze", 2)
    assert [line for line in news if line.startswith("P0 ")] == [
        *(f"P0 sets about {BOMB}", "P0 pays gun", "P0 pays narcotics", "P0 pays blood-money", "P0 pays booze"),
    ]
