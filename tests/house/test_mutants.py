"""The list of mutations: each can be planted, and names tests that are there. `make soak` says that each is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutants.mutations import Mutation, load
from tools.mutants.scratch import ROOT
from tools.mutants.suites import FAILED

MUTATIONS = load()
PARTS = {"coup", "corleone", "derpate", "views", "server", "storage", "client", "terminal"}
each = pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda one: one.name)


def test_there_are_forty_mutations_of_every_part() -> None:
    assert len(MUTATIONS) >= 40
    assert {mutation.part for mutation in MUTATIONS} >= PARTS


def test_no_two_mutations_have_one_name() -> None:
    names = [mutation.name for mutation in MUTATIONS]
    assert len(set(names)) == len(names)


@each
def test_a_mutation_can_be_planted_and_changes_something(mutation: Mutation) -> None:
    assert mutation.fault(ROOT) == ""
    assert mutation.find != mutation.replace


@each
def test_the_tests_that_should_notice_a_mutation_are_there(mutation: Mutation) -> None:
    assert bool(mutation.tests) != bool(mutation.vitest), "they are run by pytest or by vitest"
    paths = [word for word in mutation.tests + mutation.vitest if "/" in word]
    assert paths
    assert [path for path in paths if "::" in path or not (ROOT / path).exists()] == []


def test_a_mutation_whose_text_is_gone_or_there_twice_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("a = 1\nb = 1\n")
    mutation = Mutation("more", "coup", "rule.py", "= 1", "= 2", ("tests",))
    assert mutation.fault(tmp_path) == "its text occurs 2 times in rule.py, not once"
    (tmp_path / "rule.py").unlink()
    assert mutation.fault(tmp_path) == "there is no rule.py"


def test_an_error_while_tests_are_collected_is_no_failed_test() -> None:
    assert FAILED.search("ERROR tests/a.py - ImportError: no FAILED test") is None
    found = FAILED.search("=== short test summary info ===\nFAILED tests/a.py::test_b[x - y] - assert 1 == 2\n")
    assert found is not None
    assert found[1].startswith("tests/a.py::test_b")
