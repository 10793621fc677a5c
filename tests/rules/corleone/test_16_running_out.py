"""Chapter 16: piles that run out, and the job deck made anew."""

import pytest

from tests.edition.paper import tables
from tests.empire import (
    asked,
    cited,
    goods_of,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    told,
)

NO_GUNS = " / 9*gun / "
EVERY_JOB = [row["id"] for row in tables()["job"]]
PILES = {"$1": 16, "$2": 36, "$3": 46, "$5": 22}


def gone(*notes: str) -> str:
    """All notes of these values, in a suitcase."""
    return " ".join(f"+{PILES[note]}*{note}" for note in notes)


def done_but(*jobs: str) -> str:
    """All jobs but these, completed."""
    return " ".join(f"+{job}" for job in EVERY_JOB if job not in jobs)


# Goods.


@rule("CE-OUT-01")
def test_an_empty_pile_of_goods_gives_nothing() -> None:
    table = scene(NO_GUNS, "P0 thug zabriskie-sporting-arms")
    assert hand(table, 0) == []
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-OUT-01")
def test_everybody_hears_what_there_was_none_of() -> None:
    table = scene(NO_GUNS, "P0 thug zabriskie-sporting-arms")
    assert cited(table, "CE-OUT-01") == ["there is no gun left for P0"] * 2


@rule("CE-OUT-01")
def test_nothing_makes_up_for_it() -> None:
    table = scene(NO_GUNS, "P0 thug morettis-gunsmith")
    assert goods_of(table, 0) == ["blood-money"]
    assert asked(table) == [1]
    table = scene(f"{NO_GUNS} ; options ask_gains", "P0 thug morettis-gunsmith")
    assert options(table, 0) == ["gain blood-money", "pass"]
    assert refused(table, 0, "gain gun") == "CE-OUT-01"
    assert refused(table, 0, "gain booze") != "CE-OUT-01"  # the Gunsmith has none anyway


@rule("CE-OUT-01")
def test_the_last_good_of_a_pile_is_still_given() -> None:
    table = scene(" / 8*gun / ", "P0 thug zabriskie-sporting-arms")
    assert goods_of(table, 0) == ["gun"]
    assert look(table).supply["gun"] == 0
    assert asked(table) == [1]


# Money.


@rule("CE-OUT-02")
@pytest.mark.parametrize(
    ("empty", "paid"),
    [
        (("$5",), ["$3"]),
        (("$5", "$3"), ["$2"]),
        (("$5", "$2"), ["$3"]),
        (("$5", "$3", "$2"), ["$1"]),
        (("$5", "$3", "$2", "$1"), []),
        (("$3", "$2", "$1"), ["$5"]),
    ],
)
def test_the_nearest_lower_note_takes_the_place_of_a_five(empty: tuple[str, ...], paid: list[str]) -> None:
    text = f"gun blood-money booze shakedown / {gone(*empty)} / "
    table = scene(text, "P0 job shakedown; P0 money first; P0 pass")
    assert hand(table, 0) == paid
    lower = [f"P0 takes {note}" for note in paid if note != "$5"]
    assert cited(table, "CE-OUT-02") == (lower if paid else ["there is no $5 left for P0"])


@rule("CE-OUT-02")
def test_a_higher_note_is_never_taken_instead() -> None:
    table = scene(
        f"gun word-at-the-barbershop / {gone('$2', '$1')} / ", "P0 job word-at-the-barbershop; P0 money first"
    )
    assert hand(table, 0) == []
    assert cited(table, "CE-OUT-02") == ["there is no $2 left for P0"]


@rule("CE-OUT-02")
def test_it_is_card_for_card_and_not_worth_for_worth() -> None:
    text = "2*gun 2*booze stick-up-at-the-card-game / +35*$2 / "  # one $2 is left for the three it pays
    table = scene(text, "P0 job stick-up-at-the-card-game; P0 money first")
    assert hand(table, 0) == ["$1", "$1", "$2"]
    assert cited(table, "CE-OUT-02") == ["P0 takes $1", "P0 takes $1"]


@rule("CE-OUT-02")
def test_a_money_icon_gives_the_lower_note() -> None:
    table = scene(f" / {gone('$2')} / ", "P0 thug paradiso-ballroom")
    assert asked(table) == [1]
    assert hand(table, 0) == ["$1", "booze"]
    assert cited(table, "CE-OUT-02") == ["P0 takes $1"]


@rule("CE-OUT-02")
def test_a_lower_note_can_be_left() -> None:
    text = f" / {gone('$2')} / ; options ask_gains"
    table = scene(text, "P0 thug paradiso-ballroom; P0 gain booze; P0 pass")
    assert hand(table, 0) == ["booze"]
    assert cited(table, "CE-OUT-02") == []


@rule("CE-OUT-02")
def test_a_money_icon_without_any_lower_note_gives_nothing() -> None:
    table = scene(f" / {gone('$2', '$1')} / ; options ask_gains", "P0 thug paradiso-ballroom")
    assert options(table, 0) == ["gain booze", "pass"]
    assert refused(table, 0, "gain $2") == "CE-OUT-02"


@rule("CE-OUT-02")
def test_everybody_hears_that_there_was_no_money() -> None:
    table = scene(f" / {gone('$2', '$1')} / ", "P0 thug paradiso-ballroom")
    assert cited(table, "CE-OUT-02") == ["there is no $2 left for P0"]


@rule("CE-OUT-02")
@pytest.mark.parametrize(("tile", "sale"), [("cabaret-tangier", 2), ("ninth-avenue-pawn", 3)])
def test_a_sale_pays_the_lower_note_too(tile: str, sale: int) -> None:
    place = "upper-east-side" if tile == "cabaret-tangier" else "wall-street"
    table = scene(f"3*gun / {gone('$5')} / ; act 3; tiles {place}={tile}", f"P0 thug {tile}; P0 sell {sale}")
    table.play("; ".join(["P0 discard gun"] * sale))
    assert [card for card in hand(table, 0) if card == "$3"] == ["$3"] * (sale - 1)
    assert cited(table, "CE-OUT-02") == ["P0 takes $3"]


@rule("CE-OUT-02")
def test_sell_one_pays_the_lower_note_too() -> None:
    text = f"gun small-time-bookie / {gone('$5')} / ; act 2"
    table = scene(text, "P0 ally small-time-bookie; P0 sell 1; P0 discard gun")
    assert hand(table, 0) == ["$2", "$3"]


@rule("CE-OUT-02")
def test_money_that_goes_into_the_suitcase_runs_out_alike() -> None:
    text = f"gun blood-money booze shakedown / {gone('$5')} / ; options job_money=suitcase"
    table = scene(text, "P0 job shakedown; P0 money first; P0 pass")
    assert (hand(table, 0), money_of(table, 0)) == ([], ["$3"])
    assert cited(table, "CE-OUT-02") == ["$3 goes straight into the suitcase of P0"]


@rule("CE-G-13")
@pytest.mark.parametrize(
    ("empty", "paid"),
    [
        ((), ["$3", "$5"]),
        (("$5",), ["$3", "$3"]),
        (("$3",), ["$2", "$5"]),
        (("$5", "$3"), ["$2", "$2"]),
        (("$3", "$2"), ["$1", "$5"]),
        (("$3", "$2", "$1"), ["$5"]),
        (("$5", "$3", "$2", "$1"), []),
    ],
)
def test_sell_three_looks_at_each_of_its_notes_alone(empty: tuple[str, ...], paid: list[str]) -> None:
    text = f"3*gun / {gone(*empty)} / ; tiles wall-street=ninth-avenue-pawn"
    table = scene(text, "P0 thug ninth-avenue-pawn; P0 sell 3; P0 discard gun; P0 discard gun; P0 discard gun")
    assert hand(table, 0) == paid


# The job deck.


@rule("CE-OUT-03")
def test_an_empty_deck_is_made_anew_of_the_discarded_jobs() -> None:
    text = (
        f" / {done_but('motorcade', 'policy-bank', 'vig-night')} / ; public none; pile motorcade policy-bank vig-night"
    )
    table = scene(text, "P0 thug penn-central-railroad")
    assert (look(table).deck, len(look(table).pile)) == (0, 3)
    assert (
        since(table, "P0 draw; draw motorcade; draw vig-night")[0] == "the discard pile (3) is shuffled into a new deck"
    )
    assert cited(table, "CE-OUT-03") == ["the discard pile (3) is shuffled into a new deck"]
    table.play("P0 keep vig-night")
    assert (look(table).deck, look(table).pile) == (1, ["motorcade"])
    assert hand(table, 0) == ["$2", "vig-night"]


@rule("CE-OUT-03")
def test_completed_jobs_stay_in_the_suitcases() -> None:
    text = (
        f"+shakedown / {done_but('motorcade', 'shakedown', 'policy-bank')} / ; public none; pile motorcade policy-bank"
    )
    table = scene(text, "P0 thug penn-central-railroad; P0 draw; P0 keep motorcade")
    assert look(table).seats[0].jobs == ["shakedown"]
    assert len(look(table).seats[1].jobs) == 41
    assert (look(table).deck, look(table).pile) == (0, ["policy-bank"])


@rule("CE-OUT-03")
def test_with_nothing_discarded_there_are_no_jobs_to_draw() -> None:
    table = scene(f" / {done_but()} / ; public none", "P0 thug penn-central-railroad")
    assert hand(table, 0) == ["$2"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-OUT-03")
def test_the_deck_is_not_made_anew_before_a_job_is_wanted() -> None:
    text = f" / {done_but('motorcade', 'policy-bank')} / ; public none"
    table = scene(text, "P0 thug penn-central-railroad; P0 draw; P0 keep motorcade")
    assert (look(table).deck, look(table).pile) == (0, ["policy-bank"])
    assert cited(table, "CE-OUT-03") == []


@rule("CE-OUT-03")
def test_not_even_in_the_entracte() -> None:
    text = f"+$1 / {done_but('motorcade', 'policy-bank', 'vig-night', 'shakedown')} / ; phase bribery; "
    table = scene(text + "public motorcade policy-bank vig-night; pile shakedown", "P0 done")
    assert look(table).act == 2
    assert (look(table).deck, look(table).pile) == (0, ["shakedown"])
    assert cited(table, "CE-OUT-03") == []


@rule("CE-G-11")
def test_a_single_job_is_taken_and_kept() -> None:
    text = f" / {done_but('motorcade')} / ; public none"
    table = scene(text, "P0 thug penn-central-railroad; P0 draw")
    assert hand(table, 0) == ["$2", "motorcade"]
    assert cited(table, "CE-G-11", 0) == ["P0 keeps motorcade", "P0 keeps 1"]
    assert cited(table, "CE-G-11", 1) == ["P0 keeps 1"]
    assert (kind(table), asked(table)) == ("turn", [1])


@rule("CE-G-11")
def test_a_single_discarded_job_is_drawn_again() -> None:
    text = f" / {done_but('motorcade')} / ; public none; pile motorcade"
    table = scene(text, "P0 thug penn-central-railroad; P0 draw")
    assert hand(table, 0) == ["$2", "motorcade"]
    assert (look(table).deck, look(table).pile) == (0, [])
    assert cited(table, "CE-OUT-03") == ["the discard pile (1) is shuffled into a new deck"]


@rule("CE-G-11")
def test_the_deck_is_made_anew_between_the_two_draws() -> None:
    text = f" / {done_but('motorcade', 'policy-bank', 'vig-night')} / ; public none; pile policy-bank vig-night"
    table = scene(text, "P0 thug penn-central-railroad")
    assert since(table, "P0 draw; draw motorcade; draw vig-night", 0) == [
        "P0 looks at motorcade",
        "P0 looks at a job",
        "the discard pile (2) is shuffled into a new deck",
        "P0 looks at vig-night",
        "P0 looks at a job",
    ]
    assert options(table, 0) == ["keep vig-night", "keep motorcade"]


@rule("CE-G-11")
def test_the_unwanted_card_is_discarded_last() -> None:
    text = f" / {done_but('motorcade', 'policy-bank', 'vig-night')} / ; public none; pile policy-bank vig-night"
    table = scene(text, "P0 thug penn-central-railroad; P0 draw; draw motorcade; draw vig-night; P0 keep vig-night")
    assert (look(table).deck, look(table).pile) == (1, ["motorcade"])  # not mixed with the rest


@rule("CE-G-11")
def test_two_jobs_in_the_deck_are_enough() -> None:
    text = f" / {done_but('motorcade', 'policy-bank')} / ; public none"
    table = scene(text, "P0 thug penn-central-railroad; P0 draw")
    assert options(table, 0) == ["keep policy-bank", "keep motorcade"]
    assert cited(table, "CE-G-11") == []


# The public jobs.

TO_THE_ENTRACTE = "phase bribery; public none"


@rule("CE-G-26")
def test_without_any_jobs_the_gaps_among_the_public_ones_remain() -> None:
    table = scene(f"+$1 / {done_but()} / ; {TO_THE_ENTRACTE}", "P0 done")
    assert (look(table).act, look(table).public) == (2, [])
    assert cited(table, "CE-G-26") == ["there are no jobs for 3 of the public spaces"]


@rule("CE-G-26")
def test_as_many_gaps_are_filled_as_there_are_jobs() -> None:
    text = f"+$1 / {done_but('motorcade', 'vig-night')} / ; {TO_THE_ENTRACTE}; pile vig-night"
    table = scene(text, "P0 done")
    assert look(table).public == ["vig-night", "motorcade"]
    assert cited(table, "CE-G-26") == ["there are no jobs for 1 of the public spaces"]
    assert cited(table, "CE-OUT-03") == ["the discard pile (1) is shuffled into a new deck"]
    assert told(table).index("motorcade is a public job") < told(table).index("vig-night is a public job")


@rule("CE-G-26")
def test_public_jobs_that_are_there_leave_no_gap() -> None:
    text = f"+$1 / {done_but('motorcade', 'vig-night', 'policy-bank')} / ; phase bribery"
    table = scene(f"{text}; public motorcade vig-night policy-bank", "P0 done")
    assert len(look(table).public) == 3
    assert cited(table, "CE-G-26") == []
