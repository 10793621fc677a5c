"""Chapter 12: row 4 - the last die calls a person, whose service may be declined."""

import pytest

from tests.cites import closed
from tests.pate import (
    cited,
    family,
    held,
    kind,
    look,
    options,
    owner,
    refused,
    rule,
    track,
    vacant,
    whereabouts,
)
from tests.tableau import THREE, put, row_four, row_three

SENATOR = "influence=10 used=cop,judge"
# Everybody has something to gain from every person: a vacant business, prisoners, somebody to denounce, open tracks.
BUSY = "15k prison=1 / 15k / 15k ; at GV1=vacant"


@rule("DP-ROW4-01")
@pytest.mark.parametrize("face", [1, 5, "puppet"])
@pytest.mark.parametrize(
    ("die", "person", "service"),
    [
        ("grey", "consigliere", "DP-ROW4-03"),
        ("red", "prosecutor", "DP-ROW4-04"),
        ("black", "informer", "DP-ROW4-05"),
        ("white", "banker", "DP-ROW4-06"),
    ],
)
def test_the_colour_of_the_last_die_calls_a_person_whatever_it_shows(
    die: str, person: str, service: str, face: int | str
) -> None:
    table = row_four(BUSY, **{die: face})
    assert cited(table, "DP-ROW4-01") == [f"P0 calls the {person}"]
    assert (kind(table), table.asks[0].seat, table.asks[0].rule) == ("service", 0, service)
    assert (look(table).tableau[3].die, look(table).tableau[3].field) == (die, die)


@rule("DP-ROW4-01", "DP-PRESS-01")
def test_a_puppet_in_row_four_is_no_press() -> None:
    table = row_four(BUSY, red="puppet")
    assert (track(table, "reputation")[0], track(table, "influence")[0]) == (0, 0)
    assert cited(table, "DP-PRESS-03") == []


@rule("DP-ROW4-02", "DP-GAP-09")
@pytest.mark.parametrize(
    ("die", "person"), [("grey", "consigliere"), ("red", "prosecutor"), ("black", "informer"), ("white", "banker")]
)
def test_a_service_may_be_declined(die: str, person: str) -> None:
    table = row_four(BUSY, **{die: 3})
    before = look(table).seats
    table.say(0, "pass")
    assert cited(table, "DP-ROW4-02") == [f"P0 does not want the {person}"]
    assert (look(table).seats, look(table).turn) == (before, 1)


@rule("DP-ROW4-03", "DP-ROW4-04")
@pytest.mark.parametrize(("die", "person"), [("grey", "DP-ROW4-03"), ("red", "DP-ROW4-04")])
def test_a_person_with_nothing_to_do_asks_nothing(die: str, person: str) -> None:
    table = row_four(THREE, **{die: 3})
    assert cited(table, person) == ["there is nothing to do for P0"]
    assert look(table).turn == 1


# The Consigliere.


@rule("DP-ROW4-03")
@pytest.mark.parametrize("space", ["GV1", "ES2", "LI3"])
def test_the_consigliere_puts_a_member_into_a_vacant_business_of_any_kind(space: str) -> None:
    table = row_four(f"{THREE} ; at GV1=vacant ES2=vacant LI3=vacant", grey=4)
    assert options(table, 0) == ["pass", "man GV1", "man ES2", "man LI3"]
    table.say(0, f"man {space}")
    assert (owner(table, space), whereabouts(table, 0)) == (0, (3, 4, 0, 0))
    assert cited(table, "DP-ROW4-03") == [f"a member of P0 takes {space}"]


@rule("DP-ROW4-03", "DP-CAR-04", "DP-CAR-05")
@pytest.mark.parametrize(("word", "reason"), [("man LM2", "DP-CAR-04"), ("man ES1", "DP-ROW4-03")])
def test_it_must_be_vacant_and_unprotected(word: str, reason: str) -> None:
    table = row_four(f"{THREE} ; at LM2=vacant GV1=vacant", grey=4)
    assert refused(table, 0, word) == reason
    assert closed(table, 0) == {"man LM2": "DP-CAR-04"}


@rule("DP-SC-40", "DP-ROW4-03", "DP-CAR-04")
def test_the_consigliere_can_do_nothing_in_the_district_of_the_car() -> None:
    table = row_four(f"{THREE} ; at LM2=vacant", grey=4)
    assert (vacant(table), cited(table, "DP-ROW4-03")) == (["LM2"], ["there is nothing to do for P0"])


@rule("DP-ROW4-03")
def test_without_a_member_in_stock_the_consigliere_can_do_nothing() -> None:
    table = row_four("15k river=4 / 15k / 15k ; at GV1=vacant", grey=4)
    assert (vacant(table), cited(table, "DP-ROW4-03")) == (["GV1"], ["there is nothing to do for P0"])


# The public prosecutor.


@rule("DP-SC-39", "DP-ROW4-04", "DP-GAP-09", "DP-JAIL-02")
def test_the_prosecutor_brings_all_own_prisoners_into_stock() -> None:
    table = row_four("15k prison=3 / 15k prison=2 / 15k", red="puppet")
    assert options(table, 0) == ["pass", "free"], "all or none"
    table.say(0, "free")
    assert (whereabouts(table, 0), whereabouts(table, 1)) == ((4, 3, 0, 0), (2, 3, 2, 0))
    assert cited(table, "DP-ROW4-04") == ["3 of P0 come out of prison"]


# The informer.


@rule("DP-SC-41", "DP-ROW4-05", "DP-JAIL-01")
def test_the_informer_sends_a_member_to_prison() -> None:
    table = row_four(f"{THREE} ; at ES2=P1", black=2)
    table.say(0, "inform ES2")
    assert (owner(table, "ES2"), whereabouts(table, 1)) == (None, (3, 3, 1, 0))
    assert cited(table, "DP-ROW4-05") == ["the member of P1 in ES2 goes to prison"]


@rule("DP-ROW4-05", "DP-CAR-05", "DP-GAP-08")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("inform LM1", "DP-ROW4-05"),
        ("inform GV1", "DP-ROW4-05"),
        ("inform ES1", "DP-CAR-05"),
        ("inform LI1", "DP-GAP-08"),
    ],
)
def test_the_informer_denounces_unprotected_members_of_other_players_only(word: str, reason: str) -> None:
    table = row_four(f"{THREE} ; at GV1=vacant ; car ES2", black=2)
    assert options(table, 0) == ["pass", "inform GV2", "inform GV3"]
    assert refused(table, 0, word) == reason


@rule("DP-GAP-08", "DP-ROW4-05")
def test_neutral_families_are_denounced_only_if_that_was_agreed() -> None:
    plain = row_four("15k / 15k", black=2)
    agreed = row_four("15k / 15k ; options informer_hits_neutral", black=2)
    assert options(plain, 0) == ["pass", "inform GV1", "inform GV2", "inform GV3"]
    assert [word for word in options(agreed, 0) if word not in options(plain, 0)] == [
        *("inform ES1", "inform ES2", "inform ES3", "inform LI1", "inform LI2", "inform LI3")
    ]
    agreed.say(0, "inform LI2")
    assert (owner(agreed, "LI2"), held(agreed, 3)) == (None, ["LI1", "LI3"])
    assert cited(agreed, "DP-GAP-08") == ["the neutral member of Stracci is gone from LI2"]
    assert [family(agreed, seat).prison for seat in (0, 1)] == [0, 0]


@rule("DP-GAP-08", "DP-CAR-05", "DP-CAR-09")
def test_even_then_the_car_protects_them() -> None:
    table = row_four("15k / 15k ; car LI1 ; options informer_hits_neutral", black=2)
    assert refused(table, 0, "inform LI2") == "DP-CAR-05"


# The banker.


@rule("DP-SC-42", "DP-ROW4-06")
@pytest.mark.parametrize(("word", "income", "favours"), [("advance income", 2, 0), ("advance favours", 1, 1)])
def test_the_banker_advances_income_or_favours(word: str, income: int, favours: int) -> None:
    table = row_four("15k income=1 / 15k", white=5)
    assert options(table, 0) == ["pass", "advance income", "advance favours"]
    table.say(0, word)
    assert (track(table, "income")[0], track(table, "favours")[0]) == (income, favours)
    (told,) = cited(table, "DP-ROW4-06")
    assert told == f"P0 has {income if 'income' in word else favours} on {word.split()[1]}"


@rule("DP-ROW4-06")
@pytest.mark.parametrize("word", ["advance reputation", "advance influence"])
def test_the_banker_has_no_other_track(word: str) -> None:
    assert refused(row_four("15k / 15k", white=5), 0, word) == "DP-ROW4-06"


@rule("DP-GAP-12", "DP-ROW4-06")
@pytest.mark.parametrize(("full", "left"), [("income", "favours"), ("favours", "income")])
def test_a_full_track_is_not_chosen_while_there_is_another(full: str, left: str) -> None:
    table = row_four(f"15k {full}=4 / 15k", white=5)
    assert options(table, 0) == ["pass", f"advance {left}"]
    assert refused(table, 0, f"advance {full}") == "DP-GAP-12"
    assert closed(table, 0) == {f"advance {full}": "DP-GAP-12"}


@rule("DP-GAP-12", "DP-ROW4-06", "DP-TRACK-02")
def test_with_both_tracks_full_the_banker_has_no_effect() -> None:
    table = row_four("15k income=4 favours=4 / 15k", white=5)
    assert cited(table, "DP-ROW4-06") == ["there is nothing to do for P0"]
    assert (track(table, "income")[0], track(table, "favours")[0]) == (4, 4)


# Chips in row 4.


@rule("DP-GAP-15", "DP-CHIP-10", "DP-DICE-05")
@pytest.mark.parametrize("face", [3, "puppet"])
@pytest.mark.parametrize(("person", "called"), [("grey", "consigliere"), ("black", "informer"), ("white", "banker")])
def test_with_a_senator_any_face_may_call_any_person(face: int | str, person: str, called: str) -> None:
    table = row_four(f"15k {SENATOR} / 15k / 15k ; at GV1=vacant", red=face)
    assert (kind(table), table.asks[0].rule) == ("place", "DP-DICE-05")
    assert options(table, 0) == ["place red", "senator red:black", "senator red:white", "senator red:grey"]
    table.say(0, f"senator red:{person}")
    assert cited(table, "DP-ROW4-01") == [f"P0 calls the {called}"]
    assert cited(table, "DP-CHIP-10") == ["P0 uses the senator"]
    assert kind(table) == "service"


@rule("DP-CHIP-10", "DP-ROW4-01")
def test_the_senator_may_be_kept_in_row_four() -> None:
    table = row_four(f"15k {SENATOR} prison=1 / 15k", red=3)
    table.say(0, "place red")
    assert (cited(table, "DP-ROW4-01"), family(table, 0).chips) == (["P0 calls the prosecutor"], ["senator"])


@rule("DP-GAP-15")
def test_a_senator_calls_with_the_last_die_only() -> None:
    table = row_four(f"15k {SENATOR} / 15k", red=3)
    assert refused(table, 0, "senator grey:red") == "DP-GAP-15"


@rule("DP-SC-46", "DP-GAP-14", "DP-CHIP-08", "DP-CHIP-09")
@pytest.mark.parametrize("word", ["judge", "cop red"])
@pytest.mark.parametrize("chips", ["influence=7", "influence=10"])
def test_cop_and_judge_have_nothing_to_roll_in_row_four(chips: str, word: str) -> None:
    """With a senator the last die is asked about, without one it lies there already."""
    table = row_four(f"15k {chips} prison=1 / 15k", red=3)
    assert word not in options(table, 0)
    assert refused(table, 0, word) == "DP-GAP-14"


@rule("DP-GAP-14")
def test_a_die_on_the_tableau_is_not_rolled_again() -> None:
    table = row_three("15k influence=4 / 15k", white=3, grey=1)
    assert [word for word in options(table, 0) if word.startswith("cop")] == ["cop white", "cop grey"]
    assert refused(table, 0, "cop black") == "DP-GAP-14"
    put(table, "grey")
    assert refused(table, 0, "cop white") == "DP-GAP-14"
    assert kind(table) == "service"
