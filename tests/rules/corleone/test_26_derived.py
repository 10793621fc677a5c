"""Scenarios that follow from the rules, played out."""

from tests.empire import asked, cited, look, refused, rule, scene

ALL_OUT = "at hell-gate=P1 paradiso-ballroom=P1 gowanus-cold-storage=P1"


@rule("CE-DX-06")
def test_a_payable_job_without_a_figure_in_reserve_is_not_done() -> None:
    table = scene(f" / gun blood-money booze shakedown / ; {ALL_OUT}", "P0 thug morettis-gunsmith")
    assert cited(table, "CE-FB-04") == ["P1 has no figure left and is skipped"]
    assert asked(table) == [2]
    assert refused(table, 1, "job shakedown") == "CE-JOB-09"
    assert look(table).seats[1].jobs == []


@rule("CE-DX-06")
def test_with_one_figure_the_same_job_is_done() -> None:
    one_left = ALL_OUT.rpartition(" ")[0]
    table = scene(f" / gun blood-money booze shakedown / ; {one_left}", "P0 thug morettis-gunsmith")
    table.play("P1 job shakedown; P1 money first; P1 pass")
    assert look(table).seats[1].jobs == ["shakedown"]
