"""A game that differs from 0.1.0 is found and shown; only an entry of changes.toml lets it pass."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from backroom.games.coup import menu
from backroom.games.coup.actions import ROWS, Row
from backroom.games.coup.game import CoupGame
from backroom.games.coup.words import DUKE, TAX
from backroom.games.game import Fact
from backroom.kernel.core import Event
from tools.reference import files
from tools.reference.__main__ import main
from tools.reference.changes import Changes, NewDigest
from tools.reference.compare import difference, full_difference, record_difference
from tools.reference.files import Full, Kept
from tools.reference.play import digest_of, lines
from tools.reference.renamed import OldNames, Renamed

TAXED = b'["COUP-CHR-01","took",'  # somebody has taken the tax in this game


def is_taxed(game: Full) -> bool:
    return any(TAXED in line for line in game.lines)


@pytest.fixture
def taxed() -> Full:
    """A game in which somebody takes the tax."""
    return next(game for game in files.full_games("coup") if is_taxed(game))


@pytest.fixture
def untaxed() -> Full:
    return next(game for game in files.full_games("coup") if not is_taxed(game))


@contextmanager
def tax_of_four() -> Iterator[None]:
    """A planted change of the rules: a Duke takes four coins."""
    row = ROWS[TAX]
    ROWS[TAX] = Row(TAX, "COUP-CHR-01", claim=DUKE, gain=4)
    yield
    ROWS[TAX] = row


@pytest.fixture
def four_coins() -> Iterator[None]:
    with tax_of_four():
        yield


def kept(game: Full) -> Kept:
    return files.kept_games("coup")[game.plan.number]


def written(
    folder: Path, *new: NewDigest, records: str = "[]", rule: str = "COUP-CHR-01", note: str = "Four."
) -> Changes:
    """Changes with one entry."""
    digests = b"\n".join(msgspec.json.encode(digest) for digest in new)
    (folder / "new.jsonl").write_bytes(digests)
    entry = f'[[change]]\nrule = "{rule}"\nnote = "{note}"\ndigests = "new.jsonl"\nrecords = {records}\n'
    (folder / "changes.toml").write_text(entry)
    return Changes(folder / "changes.toml")


def nothing_changed(folder: Path) -> Changes:
    (folder / "changes.toml").write_text("change = []\n")
    return Changes(folder / "changes.toml")


def new_digest(game: Full, digest: str = "") -> NewDigest:
    return NewDigest("coup", game.plan.number, digest or digest_of(lines(game.plan)))


# A difference is found


def test_a_changed_rule_is_shown_with_its_step(tmp_path: Path, taxed: Full, four_coins: None) -> None:
    number = next(n for n, line in enumerate(taxed.lines) if TAXED in line)
    told = full_difference(taxed, nothing_changed(tmp_path)).splitlines()
    assert told[0] == taxed.plan.where()
    assert told[1] == f"step {number}"
    assert sum(line.startswith("  - COUP-CHR-01 took coins=3") for line in told) == 1
    assert sum(line.startswith("  + COUP-CHR-01 took coins=4") for line in told) == 1
    assert told[-2].endswith(f"show coup {taxed.plan.number}")


def test_a_game_of_which_only_the_digest_is_kept_is_shown_just_so(
    tmp_path: Path, taxed: Full, four_coins: None
) -> None:
    unchanged = nothing_changed(tmp_path)
    assert difference(kept(taxed), unchanged) == full_difference(taxed, unchanged)


def test_a_game_without_the_changed_rule_does_not_differ(tmp_path: Path, untaxed: Full, four_coins: None) -> None:
    assert not full_difference(untaxed, nothing_changed(tmp_path))
    assert not difference(kept(untaxed), nothing_changed(tmp_path))


def test_a_wrong_menu_is_a_difference(tmp_path: Path, taxed: Full, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "ALWAYS", menu.ALWAYS[:-1])  # no exchange
    monkeypatch.setattr(menu, "WAITS", {})
    told = full_difference(taxed, nothing_changed(tmp_path)).splitlines()
    assert [line[:4] for line in told if "may say:" in line] == ["  - ", "  + "]


# An entry lets it pass


def test_a_covered_game_has_its_new_digest(tmp_path: Path, taxed: Full, four_coins: None) -> None:
    changes = written(tmp_path, new_digest(taxed))
    assert changes.faults() == []
    assert not difference(kept(taxed), changes)
    assert not full_difference(taxed, changes)


def test_a_covered_game_that_does_not_differ_is_stale(tmp_path: Path, taxed: Full) -> None:
    changes = written(tmp_path, new_digest(taxed, "0" * 32))
    assert "plays as in 0.1.0, and changes.toml says that it does not" in difference(kept(taxed), changes)


def test_a_covered_game_that_differs_otherwise_is_found(tmp_path: Path, taxed: Full, four_coins: None) -> None:
    changes = written(tmp_path, new_digest(taxed, "0" * 32))
    assert "plays neither as in 0.1.0 nor as changes.toml says" in full_difference(taxed, changes)


@pytest.mark.parametrize(
    ("rule", "note", "fault"),
    [
        ("COUP-CHR-99", "Four.", "no law book has the rule 'COUP-CHR-99'"),
        ("chr-01", "Four.", "no law book has the rule 'chr-01'"),
        ("COUP-CHR-01", " ", "COUP-CHR-01 lacks a note"),
    ],
)
def test_an_entry_names_a_rule_and_says_what_changed(
    tmp_path: Path, untaxed: Full, rule: str, note: str, fault: str
) -> None:
    [found] = written(tmp_path, new_digest(untaxed), rule=rule, note=note).faults()
    assert fault in found


def test_an_entry_covers_something(tmp_path: Path) -> None:
    assert written(tmp_path).faults() == ["changes.toml: COUP-CHR-01 covers no game and no record"]


def test_an_entry_covers_what_there_is(tmp_path: Path) -> None:
    changes = written(tmp_path, NewDigest("coup", 2000, "0" * 32), records="[300]")
    assert changes.faults() == ["changes.toml: there is no game coup 2000", "changes.toml: there is no record 300"]


# Records


@pytest.fixture
def tax_record() -> tuple[int, str]:
    """A record in which somebody takes the tax and nobody challenges it."""
    unchallenged = '"P0 tax","P1 pass","P2 pass"'
    return next((n, line) for n, line in enumerate(files.records()) if unchallenged in line and '"seats":3' in line)


def test_a_record_that_plays_differently_is_found(
    tmp_path: Path, tax_record: tuple[int, str], four_coins: None
) -> None:
    found = record_difference(*tax_record, nothing_changed(tmp_path))
    assert found.startswith(f"record {tax_record[0]}, coup: the record ")


def test_a_covered_record_is_refused(tmp_path: Path, tax_record: tuple[int, str]) -> None:
    changes = written(tmp_path, records=f"[{tax_record[0]}]")
    assert record_difference(*tax_record, changes).endswith("is replayed, and changes.toml says that it is refused")
    with tax_of_four():
        assert not record_difference(*tax_record, changes)


# Names


def test_old_names_are_found_for_new_ones() -> None:
    renamed = Renamed(
        events={"took": "gained"},
        questions={"lose": "lose_influence"},
        arguments={"took.coins": "amount"},
        values={"act.IV": 4},
    )
    old = OldNames(renamed)
    assert old.question("lose_influence") == "lose"
    assert old.event("gained", {"seat": 2, "amount": 3}) == ("took", {"seat": 2, "coins": 3})
    assert old.event("paid", {"seat": 2, "amount": 3}) == ("paid", {"seat": 2, "amount": 3})
    assert old.event("phase", {"act": 4, "number": 4}) == ("phase", {"act": "IV", "number": 4})


def test_two_names_cannot_become_one() -> None:
    with pytest.raises(ValueError, match="have become one"):
        OldNames(Renamed(events={"took": "gained", "stole": "gained"}))


def test_a_renamed_event_is_the_same_event(tmp_path: Path, taxed: Full, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = CoupGame.fact

    def tell_anew(self: CoupGame, event: Event) -> Fact:
        fact = tell(self, event)
        return msgspec.structs.replace(fact, what="gained") if fact.what == "took" else fact

    monkeypatch.setattr(CoupGame, "fact", tell_anew)
    assert "gained" in full_difference(taxed, nothing_changed(tmp_path))
    (tmp_path / "changes.toml").write_text('[renamed.events]\ntook = "gained"\n')
    assert not full_difference(taxed, Changes(tmp_path / "changes.toml"))


# The commands


@pytest.fixture
def desk(tmp_path: Path, taxed: Full, untaxed: Full, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with changes of its own, and two games of Coup and no other."""
    (tmp_path / "changes.toml").write_text("change = []\n")
    games = {"coup": [kept(taxed), kept(untaxed)]}
    monkeypatch.setattr(files, "kept_games", lambda key: games.get(key, []))
    monkeypatch.setattr(files, "full_games", lambda key: [])
    monkeypatch.setattr(files, "records", list)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(files, "CHANGES", tmp_path / "changes.toml")
    return tmp_path


def run(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def test_check_passes_where_nothing_differs(desk: Path) -> None:
    done = run("check", "--all")
    assert done.exit_code == 0
    assert done.output == "reference: everything is played as in 0.1.0\n"


def test_what_is_accepted_passes_the_check(desk: Path, four_coins: None) -> None:
    assert run("check", "--all").exit_code == 1
    entry = run("accept", "COUP-CHR-01").stdout
    (desk / "changes.toml").write_text(entry.replace('note = ""', 'note = "Four coins."'))
    assert len((desk / "changes" / "COUP-CHR-01.jsonl").read_text().splitlines()) == 1
    done = run("check", "--all")
    assert (done.exit_code, done.output) == (
        0,
        "reference: everything is played as in 0.1.0, but for what has changed\n",
    )
