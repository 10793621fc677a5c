"""Where a word can be taken back: half a choice and a sealed word, and nothing that anybody else has learnt of."""

import pytest

import backroom
from tests.empire import asked, hand, look, options, refused, rule, scene
from tests.workshop import friend

WHACK = '{ do = "whack", count = 2, kind = "thug", owner = "rival", where = "one-territory" }'
MOVE = '{ do = "move", count = 2, kind = "thug", owner = "rival", work = "none" }'
STREET = "at morettis-gunsmith=P1 sunnyside-social-club=P2 paradiso-ballroom=P2"
BRIBES = "+$1 +$2 / +$2 / +$3 ; phase bribery"
TRIBUTE = "7*$1 / 7*$2 / $3 ; phase tribute"
PAY = "2*gun blood-money booze 2*narcotics car-bomb-at-the-curb / / "


def same(one: backroom.Table, other: backroom.Table) -> None:
    """To every viewer the two tables look alike, and they would be written alike."""
    for viewer in (None, *range(one.seats)):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.record() == other.record()


@rule("TABLE-06", "CE-G-34")
@pytest.mark.parametrize("words", [1, 2, 3])
def test_a_payment_that_is_not_complete_is_taken_back_word_by_word(words: int) -> None:
    said = ["P0 job car-bomb-at-the-curb", "P0 pay gun", "P0 pay narcotics", "P0 pay blood-money"]
    table = scene(PAY, "; ".join(said[:words]))
    table.undo(0)
    same(table, scene(PAY, "; ".join(said[: words - 1])))


@rule("TABLE-06", "CE-G-34")
def test_a_job_that_is_paid_for_is_not_taken_back() -> None:
    said = "P0 job car-bomb-at-the-curb; P0 pay gun; P0 pay narcotics; P0 pay blood-money; P0 pay booze"
    assert refused(scene(PAY, said), 0, "undo") == "TABLE-06"


@rule("TABLE-06", "CE-DO-06")
def test_a_territory_may_be_taken_back_before_its_first_figure() -> None:
    table = friend(WHACK, f"/ / ; {STREET}", "P0 in chelsea")
    table.undo(0)
    same(table, friend(WHACK, f"/ / ; {STREET}"))
    table.play("P0 in queens; P0 whack sunnyside-social-club")
    assert refused(table, 0, "undo") == "TABLE-06", "everybody has seen who fell"


@rule("TABLE-06", "CE-DO-07")
@pytest.mark.parametrize("before", ["", "P0 move morettis-gunsmith; P0 to gowanus-cold-storage"])
def test_a_figure_may_be_taken_back_before_its_destination(before: str) -> None:
    table = friend(MOVE, f"/ / ; {STREET}", f"{before}; P0 move sunnyside-social-club")
    table.undo(0)
    same(table, friend(MOVE, f"/ / ; {STREET}", before))
    assert "move paradiso-ballroom" in options(table, 0)
    assert refused(table, 0, "undo") == "TABLE-06", "the whole move before stands"


@rule("TABLE-06", "CE-DO-04")
def test_the_first_of_two_kept_jobs_may_be_taken_back() -> None:
    board = "booze tip-from-the-docks / / "
    script = "P0 job tip-from-the-docks; P0 money first; P0 draw; draw vig-night; draw shakedown; draw policy-bank; "
    script += "draw bathtub-gin"
    table = scene(board, f"{script}; P0 keep vig-night")
    table.undo(0)
    same(table, scene(board, script))
    table.play("P0 keep shakedown; P0 keep policy-bank")
    assert hand(table, 0) == ["$1", "policy-bank", "shakedown"]
    assert refused(table, 0, "undo") == "TABLE-06"


@rule("TABLE-06", "CE-DO-10")
def test_an_offer_may_be_taken_back_while_others_owe_theirs() -> None:
    offer = '{ do = "offer" }'
    table = friend(offer, "/ $1 $5 / $2 / $3", "P1 offer $5; P3 offer $3")
    table.undo(1)
    assert (asked(table), look(table, 1).said, look(table, 3).said) == ([1, 2], [], ["offer $3"])
    table.play("P1 offer $1; P2 offer $2")
    assert look(table, 0).suitcase == ["$3"]
    assert refused(table, 1, "undo") == "TABLE-06"


@rule("TABLE-06", "TABLE-07", "CE-BRIBE-02")
@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("P0 bid $1", ""),
        ("P0 bid $1; P0 bid $2", "P0 bid $1"),
        ("P0 bid $1; P0 done", "P0 bid $1"),
        ("P0 bid $1; P1 bid $2", "P1 bid $2"),
        ("P0 bid $1; P0 done; P1 done", "P0 bid $1; P1 done"),
        ("P0 bid $1; P0 take back", "P0 bid $1"),
    ],
)
def test_sealed_words_may_be_taken_back_one_after_another(script: str, left: str) -> None:
    table = scene(BRIBES, script)
    table.undo(0)
    same(table, scene(BRIBES, left))


@rule("TABLE-06", "CE-BRIBE-03")
def test_open_bids_are_not_taken_back() -> None:
    table = scene(BRIBES, "P0 bid $1; P0 done; P1 done; P2 bid $3; P2 done")
    for seat in range(3):
        assert refused(table, seat, "undo") == "TABLE-06"


@rule("TABLE-06", "CE-G-21")
def test_discards_may_be_taken_back_until_all_are_shown() -> None:
    table = scene(TRIBUTE, "P0 discard $1; P0 discard $1; P0 done; P1 discard $2")
    table.undo(0)
    assert (asked(table), options(table, 0)) == ([0, 1], ["done", "take back"])
    table.undo(0)
    assert options(table, 0) == ["discard $1", "take back"]
    table.play("P0 discard $1; P0 done; P1 discard $2; P1 done")
    assert refused(table, 1, "undo") == "TABLE-06"


@rule("TABLE-06")
@pytest.mark.parametrize(
    ("text", "script", "seat"),
    [
        ("$1 / $2 / $3", "", 0),
        ("$1 / $2 / $3", "P0 thug morettis-gunsmith", 0),
        ("$1 / $2 / $3", "P0 thug harcourt-and-vane; P0 launder $1", 0),
        ("$1 / $2 / $3", "P0 thug penn-central-railroad; P0 draw", 0),
        ("$1 / $2 / $3 ; stacks wall-street=P1", "P0 thug harcourt-and-vane; P0 first P1", 0),
        (
            "$1 $2 / $2 / $3 ; tiles wall-street=ninth-avenue-pawn",
            "P0 thug ninth-avenue-pawn; P0 swap; P0 discard $1",
            0,
        ),
        ("booze precinct-envelope / $2 / $3", "P0 job precinct-envelope", 0),
        ("gun booze policy-bank / $2 / $3", "P0 job policy-bank; P0 money first", 0),
        (BRIBES, "P1 bid $2", 0),
    ],
)
def test_no_word_is_taken_back_once_others_have_learnt_of_it(text: str, script: str, seat: int) -> None:
    assert refused(scene(text, script), seat, "undo") == "TABLE-06"


@rule("TABLE-06")
def test_what_was_taken_back_is_not_written() -> None:
    table = scene(PAY, "P0 job car-bomb-at-the-curb; P0 pay gun; P0 undo; P0 undo; P0 thug morettis-gunsmith")
    assert table.record() == scene(PAY, "P0 thug morettis-gunsmith").record()
