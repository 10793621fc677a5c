"""Chapter 12: completing a job, its ability, its money, and where the card goes."""

import pytest

from tests.cites import asked_by, closed
from tests.empire import (
    asked,
    cited,
    figures,
    hand,
    kind,
    look,
    money_of,
    options,
    refused,
    rule,
    scene,
    since,
    stack,
    told,
)

GOODS = "gun blood-money booze"
PUBLIC = f"{GOODS} / / ; public shakedown motorcade policy-bank"
HELD = f"{GOODS} shakedown / / ; public none"
OUT_OF_FIGURES = "at hell-gate=P1 paradiso-ballroom=P1 gowanus-cold-storage=P1"


# Which jobs can be completed.


@rule("CE-JOB-01")
def test_a_job_in_hand_can_be_completed() -> None:
    table = scene(HELD)
    assert "job shakedown" in options(table, 0)
    assert since(table, "P0 job shakedown")[0] == "P0 sets about shakedown"
    assert cited(table, "CE-JOB-01") == ["P0 sets about shakedown"]
    assert hand(table, 0) == []


@rule("CE-JOB-01")
def test_a_public_job_can_be_completed() -> None:
    table = scene(PUBLIC)
    assert [word for word in options(table, 0) if word.startswith("job")] == [
        "job policy-bank",
        "job motorcade",
        "job shakedown",
    ]
    table.play("P0 job shakedown")
    assert look(table).public == ["policy-bank", "motorcade"]
    assert cited(table, "CE-JOB-01") == ["P0 sets about shakedown"]


@rule("CE-JOB-01")
@pytest.mark.parametrize("elsewhere", ["shakedown / ; pile motorcade", " / ; pile shakedown", " / ; pile motorcade"])
def test_jobs_in_other_hands_discarded_or_in_the_deck_are_out_of_reach(elsewhere: str) -> None:
    table = scene(f"{GOODS} / {elsewhere}; public none")
    assert not [word for word in options(table, 0) if word.startswith("job")]
    assert refused(table, 0, "job shakedown") == "CE-JOB-01"


@rule("CE-JOB-02")
def test_one_action_completes_one_job() -> None:
    table = scene("2*booze blood-money precinct-envelope widows-mattress / / ; public none", "P0 job precinct-envelope")
    table.play("P0 influence chelsea")
    assert look(table).seats[0].jobs == ["precinct-envelope"]
    assert asked(table) == [1]
    assert refused(table, 0, "job widows-mattress") == "CE-FB-01"


# What it costs.


@rule("CE-JOB-03")
def test_exactly_the_goods_shown_return_to_their_piles() -> None:
    table = scene("3*gun 2*blood-money 2*booze $1 shakedown / / ", "P0 job shakedown; P0 money first; P0 pass")
    assert hand(table, 0) == ["$1", "$5", "gun", "gun", "blood-money", "booze"]
    piles = look(table).supply
    assert (piles["gun"], piles["blood-money"], piles["booze"]) == (7, 8, 8)
    assert cited(table, "CE-JOB-03") == ["P0 pays gun", "P0 pays blood-money", "P0 pays booze"]


@rule("CE-JOB-03")
@pytest.mark.parametrize(
    ("goods", "job"),
    [
        ("gun blood-money", "shakedown"),
        ("3*gun 3*blood-money", "shakedown"),
        ("gun booze", "hijacked-truck"),
        ("blood-money booze 2*$5", "word-at-the-barbershop"),
        ("2*gun 2*booze", "all-debts-by-sundown"),
    ],
)
def test_a_missing_good_forbids_the_job(goods: str, job: str) -> None:
    table = scene(f"{goods} {job} / / ; public none")
    assert closed(table, 0)[f"job {job}"] == "CE-JOB-03"
    assert refused(table, 0, f"job {job}") == "CE-JOB-03"


@rule("CE-JOB-03")
def test_goods_on_other_hands_pay_nothing() -> None:
    table = scene(f"gun / {GOODS} / ; public shakedown")
    assert refused(table, 0, "job shakedown") == "CE-JOB-03"


# Ability and money.


@rule("CE-JOB-05")
@pytest.mark.parametrize(
    ("order", "facts"),
    [
        ("money first", ["P0 takes the money of shakedown first", "P0 takes $5"]),
        ("ability first", ["P0 takes the ability of shakedown first"]),
    ],
)
def test_the_player_chooses_what_comes_first(order: str, facts: list[str]) -> None:
    table = scene(HELD, "P0 job shakedown")
    assert (kind(table), asked_by(table), options(table, 0)) == ("order", "CE-JOB-05", ["money first", "ability first"])
    assert since(table, f"P0 {order}") == facts
    assert kind(table) == "target"
    later = since(table, "P0 shake gowanus-cold-storage")
    assert ("P0 takes $5" in later) == (order == "ability first")
    assert hand(table, 0) == ["$5", "gun", "booze"]
    assert cited(table, "CE-JOB-05")[-1] == "P0 takes $5"


@rule("CE-JOB-05")
def test_money_taken_first_can_be_used_by_the_ability() -> None:
    table = scene("2*blood-money two-sets-of-books / / ", "P0 job two-sets-of-books; P0 money first")
    assert options(table, 0) == ["launder $2", "pass"]
    table.play("P0 launder $2")
    assert (hand(table, 0), money_of(table, 0)) == ([], ["$2"])


@rule("CE-JOB-05")
def test_money_taken_last_comes_too_late_for_it() -> None:
    table = scene("2*blood-money two-sets-of-books / / ", "P0 job two-sets-of-books; P0 ability first")
    assert (hand(table, 0), money_of(table, 0)) == (["$2"], [])
    assert asked(table) == [1]


@rule("CE-JOB-05")
def test_goods_are_paid_before_the_ability() -> None:
    text = "blood-money 2*booze insurance-fire $1 / / "
    table = scene(text, "P0 job insurance-fire; P0 ability first")
    assert hand(table, 0) == ["$1"]  # the goods cannot be sold as well
    assert "sell 3" not in options(table, 0)


@rule("CE-JOB-05")
def test_meanwhile_the_job_lies_aside() -> None:
    text = "blood-money 2*booze insurance-fire 3*$1 / / "
    table = scene(text, "P0 job insurance-fire; P0 ability first; P0 sell 3")
    assert options(table, 0) == ["discard $1"]
    assert refused(table, 0, "discard insurance-fire") == "CE-ED-05"
    view = look(table)
    assert "insurance-fire" not in [*view.public, *view.pile, *view.seats[0].jobs, *hand(table, 0)]
    assert view.seats[0].hand == 3


@rule("CE-JOB-05")
def test_a_job_without_money_asks_for_no_order() -> None:
    table = scene("booze precinct-envelope / / ", "P0 job precinct-envelope")
    assert kind(table) == "target"
    table.play("P0 influence queens")
    assert hand(table, 0) == []


@rule("CE-EX-08")
def test_two_and_two_are_never_one_and_three() -> None:
    table = scene("gun booze policy-bank / / ", "P0 job policy-bank; P0 money first")
    assert hand(table, 0) == ["$2", "$2"]
    assert cited(table, "CE-JOB-05")[-2:] == ["P0 takes $2", "P0 takes $2"]
    assert (look(table).supply["$1"], look(table).supply["$3"]) == (16, 46)


# Where the card goes.


@rule("CE-JOB-06")
@pytest.mark.parametrize("text", [HELD, PUBLIC])
def test_the_completed_job_goes_into_the_suitcase(text: str) -> None:
    table = scene(text, "P0 job shakedown; P0 money first")
    assert look(table).seats[0].jobs == []
    assert "P0 has completed shakedown" in since(table, "P0 pass")
    assert look(table).seats[0].jobs == ["shakedown"]
    assert cited(table, "CE-JOB-06") == ["P0 has completed shakedown"]
    assert hand(table, 0) == ["$5"]


@rule("CE-JOB-07")
def test_a_completed_job_does_nothing_more() -> None:
    table = scene(f"{GOODS} +shakedown / / ; public none")
    assert not [word for word in options(table, 0) if word.startswith("job")]
    assert refused(table, 0, "job shakedown") == "CE-JOB-08"
    table = scene(
        "+shakedown $1 3*gun / / ; tiles wall-street=ninth-avenue-pawn", "P0 thug ninth-avenue-pawn; P0 sell 3"
    )
    assert options(table, 0) == ["discard $1", "discard gun"]


@rule("CE-JOB-07")
def test_only_the_bonuses_look_at_completed_jobs() -> None:
    table = scene("+shakedown / +$3 / ; act 4; phase tribute")
    assert table.over
    assert look(table).seats[0].fortune == [0, 0, 5]
    assert table.result is not None
    assert table.result.winners == [0]


@rule("CE-JOB-08")
def test_a_completed_public_job_is_not_replaced_in_this_act() -> None:
    table = scene(PUBLIC, "P0 job shakedown; P0 money first; P0 pass; P1 thug paradiso-ballroom")
    assert look(table).public == ["policy-bank", "motorcade"]
    assert refused(table, 2, "job shakedown") == "CE-JOB-08"


@rule("CE-JOB-08")
def test_the_entracte_fills_the_gap() -> None:
    text = "+$1 / / ; phase bribery; public motorcade policy-bank"
    table = scene(text, "P0 done; draw vig-night")
    assert (look(table).act, look(table).public) == (2, ["vig-night", "policy-bank", "motorcade"])


@rule("CE-JOB-08")
def test_without_public_jobs_only_those_in_hand_are_left() -> None:
    table = scene("2*booze precinct-envelope / / ; public tip-from-the-docks")
    assert [word for word in options(table, 0) if word.startswith("job")] == [
        "job precinct-envelope",
        "job tip-from-the-docks",
    ]
    table.play("P0 job tip-from-the-docks; P0 money first; P0 pass")
    assert look(table).public == []
    table.play("P1 thug paradiso-ballroom; P2 thug morettis-gunsmith")
    assert [word for word in options(table, 0) if word.startswith("job")] == ["job precinct-envelope"]


@rule("CE-JOB-09")
def test_without_a_figure_in_reserve_no_job_is_completed() -> None:
    table = scene(f" / {GOODS} / ; public shakedown; {OUT_OF_FIGURES}", "P0 thug morettis-gunsmith")
    assert asked(table) == [2]
    assert refused(table, 1, "job shakedown") == "CE-JOB-09"


# Shakedown, as the rulebook tells it.


@rule("CE-EX-09")
def test_the_public_job_shakedown() -> None:
    table = scene("gun blood-money booze / / ; public shakedown motorcade policy-bank; stacks chelsea=P1")
    table.play("P0 job shakedown; P0 money first")
    piles = look(table).supply
    assert (piles["gun"], piles["blood-money"], piles["booze"], piles["$5"]) == (9, 9, 9, 21)
    assert hand(table, 0) == ["$5"]
    assert "shake morettis-gunsmith" in options(table, 0)
    table.play("P0 shake morettis-gunsmith; P0 first P1")
    assert hand(table, 1) == ["gun", "blood-money"]
    assert hand(table, 0) == ["$5", "gun", "blood-money"]
    assert look(table).seats[0].jobs == ["shakedown"]
    assert look(table).public == ["policy-bank", "motorcade"]
    assert figures(table) == {}


@rule("CE-EX-09")
def test_shakedown_need_not_shake_anything_down() -> None:
    table = scene(PUBLIC, "P0 job shakedown; P0 money first; P0 pass")
    assert hand(table, 0) == ["$5"]
    assert look(table).seats[0].jobs == ["shakedown"]
    assert asked(table) == [1]


# An ability that can do little or nothing.


@rule("CE-G-08")
@pytest.mark.parametrize(
    ("job", "goods", "money"),
    [
        ("word-at-the-barbershop", "gun", ["$2"]),
        ("no-flowers-please", "gun blood-money", ["$3"]),
        ("city-contract", "blood-money booze", ["$3"]),
        ("double-shift", "blood-money booze", ["$1"]),
        ("stuffed-ballots", "2*blood-money 2*booze", ["$2", "$3"]),
    ],
)
def test_a_job_without_a_target_still_brings_its_money_and_counts(job: str, goods: str, money: list[str]) -> None:
    table = scene(f"{goods} {job} / / ; public none", f"P0 job {job}; P0 money first")
    assert cited(table, "CE-G-08") == [f"{job} finds nothing to do"]
    assert hand(table, 0) == money
    assert look(table).seats[0].jobs == [job]
    assert asked(table) == [1]


@rule("CE-G-08")
def test_what_can_be_done_is_done_as_far_as_it_goes() -> None:
    text = "2*gun blood-money drive-by-on-delancey / / ; public none; at hell-gate=P1 paradiso-ballroom=P1"
    table = scene(text, "P0 job drive-by-on-delancey; P0 money first; P0 whack hell-gate")
    assert look(table).river == ["P1-don"]  # the other owner has nobody on the board
    assert cited(table, "CE-G-08") == []
    assert asked(table) == [1]


@rule("CE-G-08")
def test_whoever_has_begun_cannot_stop_halfway() -> None:
    text = "2*gun blood-money drive-by-on-delancey / / ; public none; at hell-gate=P1 paradiso-ballroom=P2"
    table = scene(text, "P0 job drive-by-on-delancey; P0 money first; P0 whack hell-gate")
    assert options(table, 0) == ["whack paradiso-ballroom"]
    assert refused(table, 0, "pass") == "CE-WHACK-01"


@rule("CE-G-08")
def test_the_second_part_of_an_ability_works_without_the_first() -> None:
    text = "gun 2*blood-money eviction-notice / / ; public none"
    table = scene(text, "P0 job eviction-notice; P0 money first; P0 influence queens")
    assert cited(table, "CE-G-08") == ["eviction-notice finds nothing to do"]
    assert stack(table, "queens") == []
    assert next(t.extra for t in look(table).territories if t.key == "queens") == [1, 0, 0, 0]


# Where the money goes, by agreement.


@rule("CE-DIFF-10")
def test_by_default_the_money_comes_into_the_hand() -> None:
    table = scene(HELD, "P0 job shakedown; P0 money first; P0 pass")
    assert (hand(table, 0), money_of(table, 0)) == (["$5"], [])


@rule("CE-DIFF-10")
@pytest.mark.parametrize("order", ["money first; P0 launder $1", "ability first; P0 launder $1"])
def test_by_agreement_it_goes_straight_into_the_suitcase(order: str) -> None:
    text = "gun blood-money 2*booze 2*$1 skim-the-count-room / / ; options job_money=suitcase"
    table = scene(text, f"P0 job skim-the-count-room; P0 {order}; P0 pass")
    assert (hand(table, 0), money_of(table, 0)) == (["$1"], ["$1", "$2", "$5"])
    assert cited(table, "CE-DIFF-10") == [
        "$5 goes straight into the suitcase of P0",
        "$2 goes straight into the suitcase of P0",
    ]
    assert "P0 takes $5" not in told(table)


@rule("CE-DIFF-10")
def test_only_the_money_of_the_job_itself_is_meant() -> None:
    text = f"{GOODS} shakedown / / ; options job_money=suitcase"
    table = scene(text, "P0 job shakedown; P0 money first; P0 shake paradiso-ballroom")
    assert (hand(table, 0), money_of(table, 0)) == (["$2", "booze"], ["$5"])
