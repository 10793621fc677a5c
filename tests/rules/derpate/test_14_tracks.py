"""Chapter 14: the development tracks, their ends, and what goes beyond."""

import pytest

from tests.pate import cited, family, look, money, options, play_on, refused, rule, scene, since, track
from tests.tableau import ended, games, hush, put, ramble, row_four, row_two


@rule("DP-TRACK-01", "DP-TRACK-02")
def test_markers_only_move_forward_and_never_beyond_the_end() -> None:
    most = {"reputation": 12, "influence": 12, "income": 4, "favours": 4}
    for number, table in enumerate(games()):
        before = [dict.fromkeys(most, 0)] * table.seats
        for _ in ramble(table, seed=number):
            now = [seat.tracks for seat in look(table).seats]
            for then, later in zip(before, now, strict=True):
                assert all(then[name] <= later[name] <= most[name] for name in most)
            before = now
        assert any(seat[name] for seat in before for name in most)


@rule("DP-TRACK-02", "DP-TRACK-03", "DP-TRACK-04")
@pytest.mark.parametrize(
    ("start", "pips", "paid"), [(7, 5, 0), (8, 5, 1000), (11, 1, 0), (11, 2, 1000), (11, 5, 1000), (12, 5, 1000)]
)
@pytest.mark.parametrize(("name", "die"), [("reputation", "grey"), ("influence", "red")])
def test_what_goes_beyond_the_end_pays_one_thousand_once(name: str, die: str, start: int, pips: int, paid: int) -> None:
    table = row_two(f"15k {name}={start} / 15k", white=1, **{"grey": 1, "red": 1} | {die: pips})
    before = money(table)[0] or 0
    put(table, die)
    assert (track(table, name)[0], money(table)[0]) == (12, before + paid)
    assert cited(table, "DP-TRACK-03") == (["P0 receives $1,000"] if paid else [])


@rule("DP-TRACK-05")
@pytest.mark.parametrize(("name", "die"), [("reputation", "grey"), ("influence", "red")])
def test_reaching_the_end_exactly_pays_nothing(name: str, die: str) -> None:
    table = row_two(f"15k {name}=10 / 15k", white=1, **{"grey": 1, "red": 1} | {die: 2})
    before = money(table)
    put(table, die)
    assert (track(table, name)[0], money(table)[0]) == (12, before[0])


@rule("DP-TRACK-04", "DP-GAP-11")
@pytest.mark.parametrize(("influence", "reached", "paid"), [(9, 12, 0), (10, 12, 1000), (12, 12, 1000)])
def test_the_steps_of_one_field_of_row_one_are_one_advance(influence: int, reached: int, paid: int) -> None:
    """P1 holds all three businesses of kind 1 and is paid in P0's turn."""
    dice = "dice black=1 white=1 grey=1 red=1"
    table = scene(f"15k / 15k influence={influence} ; at LM1=P1 GV3=P1 ES3=P1 ; {dice}", "P0 place black")
    assert (track(table, "influence")[1], money(table)[1]) == (reached, 15000 + 3000 + paid)
    assert cited(table, "DP-TRACK-03") == (["P1 receives $1,000"] if paid else [])


@rule("DP-GAP-11", "DP-TRACK-03", "DP-PRESS-03")
@pytest.mark.parametrize(
    ("tracks", "paid"),
    [
        ("reputation=12 influence=12", 2000),
        ("reputation=12 influence=11", 1000),
        ("reputation=3 influence=12", 1000),
        ("reputation=11 influence=11", 0),
    ],
)
def test_each_of_the_two_press_steps_is_an_advance_of_its_own(tracks: str, paid: int) -> None:
    table = scene(f"15k {tracks} / 15k ; dice black=puppet white=4 grey=4 red=4", "P0 place black")
    hush(table)
    assert money(table)[0] == 15000 + paid
    assert cited(table, "DP-TRACK-03") == ["P0 receives $1,000"] * (paid // 1000)


@rule("DP-GAP-11", "DP-TRACK-04", "DP-FAV-07")
@pytest.mark.parametrize(("start", "paid"), [(10, 0), (11, 1000), (12, 1000)])
def test_a_favour_is_one_advance(start: int, paid: int) -> None:
    table = scene(f"15k reputation={start} friends=2 favours=3 / 15k", "P0 favour reputation")
    assert (track(table, "reputation")[0], money(table)[0]) == (12, 15000 + paid)


@rule("DP-GAP-11", "DP-TRACK-03")
def test_every_advance_is_paid_for_itself() -> None:
    table = scene("15k reputation=12 friends=2 favours=3 / 15k", "P0 favour reputation; P0 favour reputation")
    assert money(table)[0] == 17000
    table.play("P0 birthday reputation")
    assert money(table)[0] == 18000


# Income and favours.


@rule("DP-TRACK-06", "DP-GAP-17")
def test_a_surplus_step_on_favours_is_lost() -> None:
    table = scene("15k favours=4 / 15k favours=3 ; round 2 ; phase income ; events R2", "reveal G1")
    assert (track(table, "favours"), money(table)) == ([4, 4], [13000, 13000])
    assert cited(table, "DP-TRACK-06") == ["P0 is at the end of favours"]
    assert cited(table, "DP-TRACK-03") == []


@rule("DP-GAP-12", "DP-CHIP-07")
def test_a_birthday_is_not_spent_on_a_full_track_of_income_or_favours() -> None:
    table = scene("15k reputation=10 income=4 favours=4 / 15k")
    birthdays = [word for word in options(table, 0) if word.startswith("birthday")]
    assert birthdays == ["birthday reputation", "birthday influence"]
    for word in ("birthday income", "birthday favours"):
        assert refused(table, 0, word) == "DP-GAP-12"


@rule("DP-GAP-12", "DP-TRACK-03", "DP-CHIP-07")
@pytest.mark.parametrize("name", ["reputation", "influence"])
def test_a_birthday_may_be_spent_on_a_full_track_of_the_other_two_and_pays(name: str) -> None:
    table = scene("15k reputation=12 influence=12 / 15k", f"P0 birthday {name}")
    assert (track(table, name)[0], money(table)[0]) == (12, 16000)
    assert cited(table, "DP-TRACK-03") == ["P0 receives $1,000"]


# Chips on the way and the goal.


@rule("DP-TRACK-03", "DP-CHIP-02", "DP-SC-43", "DP-CHIP-01")
def test_five_steps_from_two_lead_to_seven_past_two_chips() -> None:
    table = row_two("15k reputation=2 / 15k", white=1, grey=5, red=1)
    table.say(0, "place grey")
    assert (track(table, "reputation")[0], family(table, 0).chips) == (7, ["wedding", "grandchild"])
    assert cited(table, "DP-CHIP-01") == ["P0 takes the chip wedding", "P0 takes the chip grandchild"]


@rule("DP-TRACK-07")
def test_the_last_space_is_the_goal() -> None:
    table = ended("15k reputation=12 influence=0 / 15k reputation=11 influence=12 / 15k reputation=12")
    assert [family(table, seat).survived for seat in range(3)] == [True, False, True]
    assert cited(table, "DP-END-01") == ["P1 is eliminated"]


@rule("DP-TRACK-07", "DP-TRACK-01")
def test_the_goal_may_be_reached_in_the_last_turn() -> None:
    table = row_two("15k / 15k / 15k reputation=10 ; round 7 ; turn P2", white=1, grey=2, red=1)
    put(table, "grey")
    assert track(table, "reputation")[2] == 12
    play_on(table)
    assert [family(table, seat).survived for seat in range(3)] == [False, False, True]


@rule("DP-TRACK-02", "DP-ROW4-06")
def test_the_banker_leads_to_the_end_of_a_track() -> None:
    table = row_four("15k income=3 / 15k", white=5)
    assert "P0 has 4 on income" in since(table, "P0 advance income")
    assert track(table, "income")[0] == 4
