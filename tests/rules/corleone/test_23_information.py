"""Chapter 23 and CE-G-24: what is secret, from whom and for how long."""

import pytest

import backroom
from tests.empire import asked, cited, fresh, hand, look, money_of, rule, scene, since, told
from tests.rolls import at, chances

OPEN = "public motorcade vig-night picket-line"  # so that hidden jobs decide nothing else
EVERYBODY = (None, 0, 1, 2)
OTHERS = (None, 1, 2)  # of three, all but P0
Seen = list[tuple[object, list[str]]]


def seen_by(table: backroom.Table, viewers: tuple[int | None, ...]) -> Seen:
    """All that these viewers have: the view and the facts."""
    return [(look(table, viewer), told(table, viewer)) for viewer in viewers]


def unseen(text: str, script: str, *, seat: int = 0) -> backroom.Table:
    """Words of one seat from which nobody else learns anything."""
    table = scene(text)
    others = tuple(viewer for viewer in (None, *range(table.seats)) if viewer != seat)
    before = seen_by(table, others)
    for word in script.split(";"):
        table.say(seat, word.strip())
        assert seen_by(table, others) == before, word
    return table


# CE-INFO-01: hands


@rule("CE-INFO-01")
def test_a_hand_is_for_the_eyes_of_its_owner() -> None:
    table = scene(f"$5 gun shakedown / $2 / $3 ; {OPEN}")
    assert hand(table, 0) == ["$5", "gun", "shakedown"]
    for viewer in OTHERS:
        view = look(table, viewer)
        assert (view.seats[0].known, view.seats[0].cards) == ([], None)
        assert "shakedown" not in view.hand
    assert look(table).hand == []


@rule("CE-INFO-01")
def test_jobs_in_hand_make_no_difference_to_the_others() -> None:
    first = scene(f"city-contract $1 / $2 / $3 ; turn P1 ; {OPEN}")
    second = scene(f"bathtub-gin $1 / $2 / $3 ; turn P1 ; {OPEN}")
    assert seen_by(first, OTHERS) == seen_by(second, OTHERS)
    assert look(first, 0) != look(second, 0)


@rule("CE-INFO-01")
@pytest.mark.parametrize(
    "hands", ["gun $1 / $2 / $5 shakedown", "shakedown $5 / $2 / $1 gun", "$1 $5 / $2 / gun shakedown"]
)
def test_who_has_which_of_the_cards_that_are_out_only_the_owners_know(hands: str) -> None:
    table = scene(f"{hands} ; turn P1 ; {OPEN}")
    alike = scene(f"$1 shakedown / $2 / $5 gun ; turn P1 ; {OPEN}")
    assert seen_by(table, (None, 1)) == seen_by(alike, (None, 1))


@rule("CE-INFO-01")
def test_nobody_else_is_shown_what_somebody_could_do() -> None:
    # P0 could complete a job from hand; that is in the own question and in no other view.
    table = scene(f"gun word-at-the-barbershop / $2 / $3 ; {OPEN}")
    question = look(table, 0).question
    assert question is not None
    assert "job word-at-the-barbershop" in question.actions
    for viewer in OTHERS:
        assert look(table, viewer).asked == [0]
        assert look(table, viewer).question is None


@rule("CE-INFO-01")
def test_two_jobs_are_drawn_and_one_is_kept_in_secret() -> None:
    table = scene("$1 / $2 / $3", "P0 thug penn-central-railroad; P0 draw; draw shakedown; draw city-contract")
    assert look(table, 0).drawn == ["city-contract", "shakedown"]
    for viewer in OTHERS:
        assert (look(table, viewer).drawn, look(table, viewer).question) == ([], None)
    table.say(0, "keep shakedown")
    assert told(table, 0)[-8:-1] == [
        *("P0 looks at shakedown", "P0 looks at a job", "P0 looks at city-contract", "P0 looks at a job"),
        *("P0 keeps shakedown", "P0 keeps 1", "P0 discards city-contract"),
    ]
    assert told(table, 1)[-5:-1] == [*["P0 looks at a job"] * 2, "P0 keeps 1", "P0 discards city-contract"]
    assert look(table, 1).seats[0].hand == 3


@rule("CE-INFO-01")
def test_choosing_the_first_of_two_to_keep_is_seen_by_nobody() -> None:
    text = "booze tip-from-the-docks / $2 / $3"
    draws = "; ".join(f"draw {job}" for job in ("shakedown", "city-contract", "policy-bank", "bathtub-gin"))
    table = scene(text, f"P0 job tip-from-the-docks; P0 money first; P0 draw; {draws}")
    before = seen_by(table, OTHERS)
    table.say(0, "keep policy-bank")
    assert seen_by(table, OTHERS) == before
    assert (look(table, 0).kept, len(look(table, 0).drawn)) == (["policy-bank"], 3)


@rule("CE-INFO-01", "CE-G-34")
def test_half_a_payment_is_seen_by_nobody() -> None:
    text = f"gun narcotics word-at-the-barbershop / $2 / $3 ; {OPEN}"
    table = unseen(text, "job word-at-the-barbershop")
    assert look(table, 0).half == ["job word-at-the-barbershop"]
    assert look(table, 1).half == []


# CE-INFO-02: bids, and other sealed words


@rule("CE-INFO-02")
def test_nobody_sees_a_bid_grow_or_end() -> None:
    table = unseen("+$5 +2*$1 / +$2 / +$3 ; phase bribery", "bid $5; bid $1; take back; bid $1; done")
    assert look(table, 0).said == ["bid $5", "bid $1", "done"]
    assert look(table, 1).said == []
    assert look(table, 1).asked == [0, 1, 2]


@rule("CE-INFO-02")
def test_all_bids_are_opened_at_once() -> None:
    table = scene("+$5 +2*$1 / +$2 / +$3 ; phase bribery", "P0 bid $5; P0 done; P2 bid $3; P2 done; P1 bid $2")
    assert since(table, "P1 done", 1)[:6] == [
        *("P0 has bid $5", "P0 bids 5 in all"),
        *("P1 has bid $2", "P1 bids 2 in all"),
        *("P2 has bid $3", "P2 bids 3 in all"),
    ]
    assert look(table).bids == [["$5"], ["$2"], ["$3"]]


@rule("CE-INFO-02")
def test_a_bid_of_nothing_looks_like_any_other_until_then() -> None:
    text = "+$5 / +$2 / +$3 ; phase bribery"
    nothing, everything = scene(text, "P0 done"), scene(text, "P0 bid $5; P0 done")
    assert seen_by(nothing, OTHERS) == seen_by(everything, OTHERS)


@rule("CE-INFO-01", "CE-G-21")
def test_a_tribute_is_chosen_in_secret() -> None:
    table = unseen("5*$1 2*gun / 6*$2 / $3 ; phase tribute", "discard gun; take back; discard gun; discard $1; done")
    assert look(table, 0).said == ["discard gun", "discard $1", "done"]
    assert since(table, "P1 discard $2; P1 done", 2)[:3] == ["P0 discards $1", "P0 discards gun", "P1 discards $2"]


@rule("CE-INFO-01", "CE-DO-10")
def test_an_offer_is_made_in_secret() -> None:
    text = "gun blood-money booze offer-past-refusing / $1 $5 / $2 gun"
    table = scene(text, "P0 job offer-past-refusing; P0 money first")
    before = seen_by(table, (None, 0, 2))
    table.say(1, "offer $5")
    assert seen_by(table, (None, 0, 2)) == before
    assert since(table, "P2 offer $2", 0)[:2] == ["P1 offers $5", "P2 offers $2"]


# CE-INFO-03: money on its way into a suitcase


@rule("CE-INFO-03")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_which_note_goes_into_a_suitcase(viewer: int | None) -> None:
    table = scene("$3 $5 / $2 / $1", "P0 thug harcourt-and-vane")
    assert since(table, "P0 launder $5", viewer) == ["P0 puts $5 into the suitcase", "the turn of P1"]
    assert look(table, viewer).seats[0].known_money == ["$5"]
    assert look(table, viewer).seats[0].suitcase == 1


# CE-INFO-04: what lies open


@rule("CE-INFO-04")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_lies_open_is_seen_by_all(viewer: int | None) -> None:
    table = scene(
        "5*$2 gun / union-boss $1 / $3 ; act 2 ; allies police-chief ; public shakedown ; pile vig-night"
        " ; stacks queens=P1,P0 ; river P2-thug mayor ; at midtown=police-chief union-square=P1"
    )
    view = look(table, viewer)
    assert (view.public, view.pile, view.allies) == (["shakedown"], ["vig-night"], ["police-chief"])
    assert [view.supply[note] for note in ("$1", "$2", "$3", "$5")] == [15, 31, 45, 22]
    assert [view.supply[good] for good in ("gun", "blood-money", "booze", "narcotics")] == [8, 9, 9, 5]
    assert view.territories[3].stack == [1, 0]
    assert view.river == ["P2-thug", "mayor"]
    assert (view.figures, view.chief) == ({"union-square": "P1-don"}, "midtown")


@rule("CE-INFO-04")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_played_ally_lies_open(viewer: int | None) -> None:
    table = scene("small-time-bookie / $2 / $3 ; act 2", "P0 ally small-time-bookie; P0 pass")
    assert look(table, viewer).seats[0].played == ["small-time-bookie"]
    assert cited(table, "CE-ALLY-02", viewer) == ["P0 plays small-time-bookie"]


@rule("CE-INFO-04")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_comes_from_an_open_pile_or_goes_onto_one_is_seen(viewer: int | None) -> None:
    table = scene("shakedown $1 / $2 / $3 ; tiles wall-street=ninth-avenue-pawn", "P0 thug ninth-avenue-pawn")
    assert since(table, "P0 swap; P0 discard shakedown; P0 take booze", viewer)[:2] == [
        "P0 discards shakedown",
        "P0 takes booze",
    ]
    assert look(table, viewer).pile == ["shakedown"]


# CE-INFO-05: what nobody knows


@rule("CE-INFO-05")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_of_the_deck_the_number_is_seen_and_no_more(viewer: int | None) -> None:
    first = scene(f"shakedown / $2 / $3 ; {OPEN}")
    assert look(first, viewer).deck == 40
    assert "policy-bank" not in str(look(first, viewer))  # one of the forty


@rule("CE-INFO-05")
def test_every_job_in_the_deck_may_come_next() -> None:
    table = at(f"shakedown / $2 / city-contract ; pile policy-bank ; {OPEN}", "P0 thug penn-central-railroad; P0 draw")
    jobs = chances(table)
    assert len(jobs) == 38
    assert set(jobs.values()) == {1}
    away = {"draw shakedown", "draw city-contract", "draw policy-bank", "draw motorcade"}
    assert not away & set(jobs)


@rule("CE-INFO-05")
def test_the_future_is_in_no_view() -> None:
    # Other seeds shuffle decks, tiles and allies otherwise; up to the first draw nobody can tell.
    text = f"$1 / $2 / $3 ; {OPEN}"
    tables = [backroom.scene("corleone", text, seed=seed) for seed in (1, 2)]
    for table in tables:
        table.play("P0 thug gowanus-cold-storage; P1 thug paradiso-ballroom")
    assert seen_by(tables[0], EVERYBODY) == seen_by(tables[1], EVERYBODY)
    for table in tables:
        table.play("P2 thug penn-central-railroad; P2 draw")
    assert look(tables[0], 2).drawn != look(tables[1], 2).drawn
    assert seen_by(tables[0], (None, 0, 1)) == seen_by(tables[1], (None, 0, 1))


@rule("CE-INFO-05")
def test_nobody_is_told_which_allies_stayed_in_the_box() -> None:
    table = fresh(
        3,
        "pick P0; draw shakedown; draw vig-night; draw motorcade; reveal hollywood-producer; reveal small-time-bookie",
    )
    for viewer in EVERYBODY:
        text = str(look(table, viewer)) + str(told(table, viewer))
        assert "small-time-bookie" in text
        assert not any(ally in text for ally in ("hired-muscle", "on-the-stump", "on-the-beat", "union-boss"))


# CE-G-24: suitcases, sizes of hands, completed jobs


@rule("CE-G-24")
def test_a_suitcase_is_for_its_owner_to_look_into() -> None:
    table = scene("$1 +$5 +2*$1 / $2 / $3")
    assert money_of(table, 0) == ["$1", "$1", "$5"]
    for viewer in OTHERS:
        assert look(table, viewer).suitcase == []
        seat = look(table, viewer).seats[0]
        assert (seat.suitcase, seat.known_money, seat.money) == (3, [], None)


@rule("CE-G-24")
def test_two_suitcases_look_alike_to_everybody_else() -> None:
    first = scene(f"+$5 / $2 / +$1 ; turn P1 ; {OPEN}")
    second = scene(f"+$1 / $2 / +$5 ; turn P1 ; {OPEN}")
    assert seen_by(first, (None, 1)) == seen_by(second, (None, 1))


@rule("CE-G-24")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_number_of_cards_in_a_hand_is_open(viewer: int | None) -> None:
    table = scene("$1 gun shakedown / 3*$2 / union-boss ; act 2")
    assert [seat.hand for seat in look(table, viewer).seats] == [3, 3, 1]
    table.play("P0 thug gowanus-cold-storage; P1 thug harcourt-and-vane; P1 launder $2; P2 ally union-boss; P2 pass")
    assert [seat.hand for seat in look(table, viewer).seats] == [5, 3, 0]


@rule("CE-G-24")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_job_from_a_hand_is_known_when_it_is_completed(viewer: int | None) -> None:
    table = scene("gun word-at-the-barbershop / $2 / $3")
    assert "P0 has completed word-at-the-barbershop" in since(
        table, "P0 job word-at-the-barbershop; P0 money first", viewer
    )
    assert look(table, viewer).seats[0].jobs == ["word-at-the-barbershop"]


@rule("CE-G-24")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_last_cards_and_the_suitcases_are_laid_open_at_the_end(viewer: int | None) -> None:
    table = scene("3*gun +$5 / $2 +2*$1 / $3 ; act 4 ; phase tribute")
    assert [seat.money for seat in look(table, viewer).seats] == [None] * 3
    table.play("P0 discard gun; P0 done")
    assert [seat.money for seat in look(table, viewer).seats] == [["$5"], ["$1", "$1", "$2"], ["$3"]]
    assert [seat.cards for seat in look(table, viewer).seats] == [[], [], []]


@rule("CE-G-24")
def test_who_has_money_in_the_suitcase_is_open_too_and_so_is_who_may_bid() -> None:
    assert asked(scene("+$5 / $2 / +$1 ; phase bribery")) == [0, 2]
