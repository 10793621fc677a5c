"""Chapter 20: what happens between two acts."""

import pytest

import backroom
from backroom.games.corleone.game import CORLEONE
from tests.empire import asked, cited, figures, hand, look, money_of, options, rule, scene, since, stack
from tests.rolls import at, chances

# P0 has a card too many at the Tribute of Act I, II or III; the Entr'acte follows when it is given.
HANDS = {1: "6*$1 / $2 / $3", 2: "5*$1 / $2 / $3", 3: "4*$1 / $2 / $3"}
GIVE = "P0 discard $1; P0 done"
SOME_JOBS = [
    *("drive-by-on-delancey", "word-at-the-barbershop", "no-flowers-please", "empty-his-pockets"),
    *("double-the-bodyguards", "broken-thumbs", "price-per-head", "policy-bank"),
]


def tribute(act: int, fields: str = "") -> str:
    return f"{HANDS[act]} ; act {act} ; phase tribute ; {fields}"


def late(fields: str, deck: list[str]) -> str:
    """The Tribute of Act I with little in the deck: P2 has completed every job that is not named."""
    away = [*deck, *fields.split()]
    done = " ".join(f"+{job.key}" for job in CORLEONE.rows.jobs if job.key not in away)
    return f"{HANDS[1]} {done} ; phase tribute ; {fields}"


def entracte(act: int, fields: str = "", script: str = "") -> backroom.Table:
    """The table after the Entr'acte that follows an act."""
    return scene(tribute(act, fields), f"{GIVE}; {script}")


# CE-ENTR-01: board and river


@rule("CE-ENTR-01")
def test_the_figures_of_the_families_return_to_their_reserves() -> None:
    board = "at union-square=P0-consigliere penn-central-railroad=P0 morettis-gunsmith=P1 queensboro-bridge=P1-don"
    table = entracte(2, f"{board} ; river P0-don P1-thug P2-consigliere")
    assert cited(table, "CE-ENTR-01") == ["all figures leave the board and the river"]
    assert (figures(table), look(table).river) == ({}, [])
    for seat in look(table).seats:
        assert (seat.thugs, seat.members) == (2, ["don", "consigliere"])


@rule("CE-ENTR-01")
def test_neutral_figures_go_back_to_the_edge_of_the_board() -> None:
    table = entracte(1, "at union-square=mayor queens=police-chief ; river union-boss")
    view = look(table)
    assert (view.figures, view.chief, view.river) == ({}, None, [])
    assert all(not any(territory.influence) for territory in view.territories)


@rule("CE-ENTR-01")
def test_a_neutral_figure_from_the_river_can_be_placed_again() -> None:
    table = scene("mayor 4*$1 / $2 / $3 ; act 2 ; phase tribute ; river mayor", "P0 discard $1; P0 done; P0 ally mayor")
    assert "place union-square" in options(table, 0)


# CE-ENTR-02, CE-ENTR-03: the next act


@rule("CE-ENTR-02")
@pytest.mark.parametrize(("act", "title"), [(1, "II"), (2, "III"), (3, "IV")])
def test_don_corleone_moves_on(act: int, title: str) -> None:
    table = entracte(act)
    assert cited(table, "CE-ENTR-02") == [f"Act {title} begins"]
    assert look(table).act == act + 1


@rule("CE-ENTR-03")
@pytest.mark.parametrize(("act", "rank"), [(1, "consigliere"), (3, "heir")])
def test_a_family_member_joins_before_acts_two_and_four(act: int, rank: str) -> None:
    table = entracte(act)
    assert cited(table, "CE-ENTR-03") == [f"P{seat}-{rank} joins P{seat}" for seat in range(3)]
    assert [seat.members[-1] for seat in look(table).seats] == [rank] * 3


@rule("CE-ENTR-03")
def test_nobody_joins_before_act_three() -> None:
    table = entracte(2)
    assert cited(table, "CE-ENTR-03") == []
    assert [seat.members for seat in look(table).seats] == [["don", "consigliere"]] * 3


@rule("CE-ENTR-03", "CE-G-31")
def test_nobody_joins_a_family_that_has_left() -> None:
    table = scene("6*$1 / gone / $3 ; phase tribute", GIVE)
    assert cited(table, "CE-ENTR-03") == ["P0-consigliere joins P0", "P2-consigliere joins P2"]
    assert look(table).seats[1].members == []


# CE-ENTR-04: public jobs


@rule("CE-ENTR-04")
def test_gaps_among_the_public_jobs_are_filled_and_the_others_stay() -> None:
    table = entracte(1, "public shakedown", "draw vig-night; draw motorcade")
    assert sorted(look(table).public) == ["motorcade", "shakedown", "vig-night"]
    assert cited(table, "CE-ENTR-04") == ["vig-night is a public job", "motorcade is a public job"]


@rule("CE-ENTR-04")
def test_a_full_row_stays_as_it_is() -> None:
    table = entracte(2, "public shakedown vig-night motorcade")
    assert sorted(look(table).public) == ["motorcade", "shakedown", "vig-night"]
    assert cited(table, "CE-ENTR-04") == []
    assert look(table).deck == 41


@rule("CE-ENTR-04")
@pytest.mark.parametrize(("seats", "jobs"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_there_are_as_many_as_at_setup(seats: int, jobs: int) -> None:
    hands = " / ".join(["6*$1", *["$2"] * (seats - 1)])
    table = scene(f"{hands} ; phase tribute ; public none", GIVE)
    assert len(look(table).public) == len(cited(table, "CE-ENTR-04")) == jobs


@rule("CE-ENTR-04", "CE-OUT-03")
def test_an_empty_deck_is_made_anew_for_the_public_jobs() -> None:
    table = at(late(f"public none ; pile {' '.join(SOME_JOBS)}", deck=[]), GIVE)
    assert chances(table) == {f"draw {job}": 1 for job in SOME_JOBS}
    table.play("draw broken-thumbs; draw policy-bank; draw price-per-head")
    assert cited(table, "CE-OUT-03") == ["the discard pile (8) is shuffled into a new deck"]
    assert (look(table).pile, look(table).deck) == ([], 5)


@rule("CE-ENTR-04", "CE-OUT-03")
def test_the_deck_is_made_anew_between_two_public_jobs() -> None:
    last, *jobs = SOME_JOBS[:4]
    table = scene(
        late(f"public none ; pile {' '.join(jobs)}", deck=[last]),
        f"{GIVE}; draw {last}; draw {jobs[0]}; draw {jobs[1]}",
    )
    assert [str(fact) for fact in table.events() if fact.rule in ("CE-ENTR-04", "CE-OUT-03")] == [
        f"{last} is a public job",
        "the discard pile (3) is shuffled into a new deck",
        f"{jobs[0]} is a public job",
        f"{jobs[1]} is a public job",
    ]


@rule("CE-ENTR-04", "CE-OUT-03")
def test_with_a_full_row_nothing_is_drawn_and_nothing_shuffled() -> None:
    public, pile = SOME_JOBS[:3], SOME_JOBS[3:]
    table = scene(late(f"public {' '.join(public)} ; pile {' '.join(pile)}", deck=[]), GIVE)
    assert cited(table, "CE-OUT-03") == []
    assert sorted(look(table).pile) == sorted(pile)


@rule("CE-G-26")
def test_without_jobs_the_gaps_remain() -> None:
    table = scene(late("public none ; pile policy-bank", deck=[]), f"{GIVE}; draw policy-bank")
    assert look(table).public == ["policy-bank"]
    assert cited(table, "CE-G-26") == ["there are no jobs for 2 of the public spaces"]


# CE-ENTR-05: allies


@rule("CE-ENTR-05", "CE-BRIBE-09", "CE-DX-04")
def test_allies_whom_nobody_bribed_go_and_new_ones_come() -> None:
    table = scene(
        "6*$1 +$2 / +$3 / $3 ; phase bribery ; allies hollywood-producer small-time-bookie"
        " ; public shakedown vig-night motorcade",
        "P0 done; P1 done; P0 discard $1; P0 done; reveal police-chief; reveal family-accountant",
    )
    assert cited(table, "CE-BRIBE-09") == [
        "nobody has bought hollywood-producer",
        "nobody has bought small-time-bookie",
    ]
    assert cited(table, "CE-ENTR-05") == ["police-chief can be bought", "family-accountant can be bought"]
    assert sorted(look(table).allies) == ["family-accountant", "police-chief"]
    assert all("hollywood-producer" not in hand(table, seat) for seat in range(3))


@rule("CE-ENTR-05")
@pytest.mark.parametrize(
    ("act", "allies"),
    [
        (1, ["police-chief", "union-boss-wildcat", "family-accountant", "mayor"]),
        (2, ["mayor-second-term", "police-chief-on-the-take", "tax-adviser", "capo"]),
    ],
)
def test_the_six_allies_of_the_new_act_are_mixed(act: int, allies: list[str]) -> None:
    table = at(tribute(act, "public shakedown vig-night motorcade"), GIVE)
    assert len(chances(table)) == 6
    assert {f"reveal {ally}" for ally in allies} < set(chances(table))
    assert set(chances(table).values()) == {1}


@rule("CE-ENTR-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("act", [1, 2])
def test_there_is_one_ally_fewer_than_players(seats: int, act: int) -> None:
    hands = " / ".join([f"{7 - act}*$1", *["$2"] * (seats - 1)])
    table = scene(f"{hands} ; act {act} ; phase tribute", GIVE)
    assert len(look(table).allies) == seats - 1
    assert len(cited(table, "CE-ENTR-05")) == seats - 1


@rule("CE-ENTR-05", "CE-BRIBE-09")
def test_for_act_four_there_are_no_new_allies() -> None:
    table = entracte(3, "allies capo tax-adviser")
    assert cited(table, "CE-BRIBE-09") == ["nobody has bought tax-adviser", "nobody has bought capo"]
    assert cited(table, "CE-ENTR-05") == []
    assert look(table).allies == []


@rule("CE-ENTR-05")
def test_allies_in_hand_stay_there() -> None:
    table = scene("hollywood-producer 5*$1 / $2 / mayor-on-the-stump ; phase tribute", GIVE)
    assert hand(table, 0)[-1] == "hollywood-producer"
    assert hand(table, 2) == ["mayor-on-the-stump"]
    assert look(table).bought == ["hollywood-producer", "mayor-on-the-stump"]


# CE-ENTR-06: what stays


@rule("CE-ENTR-06")
def test_all_else_stays_as_it_is() -> None:
    table = scene(
        "5*$1 gun +$5 +shakedown / $2 hollywood-producer +2*$3 / $3 ; phase tribute ; horse P2"
        " ; stacks midtown=P0,P1,P0 chelsea=P2 ; tiles wall-street=ninth-avenue-pawn ; pile vig-night",
        GIVE,
    )
    view = look(table)
    assert [hand(table, seat) for seat in range(3)] == [["$1"] * 4 + ["gun"], ["$2", "hollywood-producer"], ["$3"]]
    assert [money_of(table, seat) for seat in range(3)] == [["$5"], ["$3", "$3"], []]
    assert [seat.jobs for seat in view.seats] == [["shakedown"], [], []]
    assert [seat.markers for seat in view.seats] == [7, 8, 8]
    assert (stack(table, "midtown"), stack(table, "chelsea")) == ([0, 1, 0], [2])
    assert (view.horse, view.territories[0].tile, view.pile) == (2, "ninth-avenue-pawn", ["vig-night"])


@rule("CE-ENTR-06", "CE-ED-07")
def test_what_cards_gave_for_the_act_is_over() -> None:
    table = entracte(1, "influence queens=P1:2 midtown=neutral:1 ; protected P0 ; limit P2=2")
    assert cited(table, "CE-ED-07") == [
        *(f"what cards gave to P{seat} for this act is over" for seat in range(3)),
        "what cards gave to the neutral force for this act is over",
    ]
    assert all(not any(territory.extra) for territory in look(table).territories)
    assert [(seat.protected, seat.more_cards) for seat in look(table).seats] == [(False, 0)] * 3


# CE-ENTR-07: the next act opens


@rule("CE-ENTR-07")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_new_act_begins_with_open_new_business(act: int) -> None:
    number = ("II", "III", "IV")[act - 1]
    facts = since(scene(tribute(act)), GIVE)
    tail = facts[facts.index(f"Act {number}: opening") :]
    assert [fact.split(" opens in ")[-1] for fact in tail] == [
        f"Act {number}: opening",
        ("brooklyn", "upper-east-side", "queens")[act - 1],
        f"Act {number}: business",
        "the turn of P0",
    ]


@rule("CE-ENTR-07", "CE-ENTR-06")
def test_the_holder_of_the_horse_head_begins_the_new_act() -> None:
    table = entracte(1, "horse P2")
    assert (look(table).phase, asked(table)) == ("business", [2])


@rule("CE-ENTR-01", "CE-ENTR-02", "CE-ENTR-03", "CE-ENTR-04", "CE-ENTR-05")
def test_the_entracte_goes_step_by_step() -> None:
    facts = scene(tribute(1, "public none ; allies hollywood-producer"), GIVE).events()
    steps = [fact.rule for fact in facts if fact.rule.startswith("CE-ENTR") or fact.rule == "CE-BRIBE-09"]
    assert steps == [
        *("CE-ENTR-01", "CE-ENTR-02", "CE-ENTR-03", "CE-ENTR-03", "CE-ENTR-03"),
        *("CE-ENTR-04", "CE-ENTR-04", "CE-ENTR-04"),
        *("CE-BRIBE-09", "CE-ENTR-05", "CE-ENTR-05"),
    ]
