"""`backroom verify`: true records are told as true, and nothing that was changed in one goes through."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

import backroom
from backroom.bots import RandomBot, play_on, seat_bots
from backroom.cli import main
from backroom.games import GAMES, BadRecord, record
from backroom.games.record import Record

SEED = bytes(range(32))
COMMITMENT = blake2b(SEED, digest_size=32).hexdigest()
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "coup": (4, {"inquisitor": True, "reformation": True}),
    "corleone": (2, {"final_tie": "jobs"}),
    "derpate": (2, {}),
}


def invoke(*args: str, typed: str | bytes = "") -> Result:
    return CliRunner().invoke(main, ["verify", *args], input=typed)


def played(game: str, seed: int | bytes = SEED) -> str:
    """The line of a finished game."""
    seats, options = TABLES[game]
    keyed: dict[str, Any] = {"table_id": "t1", "salts": tuple(f"salt {seat}" for seat in range(seats))}
    table = backroom.new(game, seats=seats, seed=seed, options=options, **keyed if isinstance(seed, bytes) else {})
    play_on(table, seat_bots(table, range(seats), RandomBot))
    return table.record()


def scripted() -> str:
    """The line of a finished game that began from a scene and has a decided draw."""
    table = backroom.scene("coup", "duke captain 2 / assassin +contessa 2")
    table.play("P0 tax; P1 challenge; P0 show duke; draw captain")
    assert table.over
    return table.record()


@pytest.fixture(scope="module")
def lines() -> dict[str, str]:
    return {game: played(game) for game in TABLES}


def sealed(fields: dict[str, Any]) -> str:
    """The line with a checksum that fits, as somebody would make it who has this code; BadRecord if no game fits."""
    changed = msgspec.convert(fields | {"check": ""}, Record)
    changed.check = record.checksum(changed, record.replay(changed, GAMES[changed.game]))
    return msgspec.json.encode(changed).decode()


# Telling.


@pytest.mark.parametrize("game", TABLES)
def test_a_true_record_is_told_as_true_with_its_end(lines: dict[str, str], tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(lines[game] + "\n", encoding="utf-8")
    done = invoke(str(path), "--commitment", COMMITMENT)
    assert done.exit_code == 0, done.output
    told = " ".join(done.stdout.split())
    result = backroom.replay(lines[game]).result
    assert result is not None
    assert (" and ".join(f"P{seat}" for seat in result.winners) or "Nobody") + " won" in told
    assert result.rule in told
    assert "The seed is the one that was committed to" in told
    assert "P1 'salt 1'" in told


def test_the_input_is_read_line_by_line_and_each_bad_one_is_named(lines: dict[str, str]) -> None:
    text = f"{lines['coup']}\n\n{lines['coup'][:-9]}\nnonsense\n{lines['derpate']}\n"
    done = invoke("-", typed=text)
    assert done.exit_code == 1
    assert [line.split(":")[0] for line in done.stdout.splitlines() if "-, line" in line] == [
        "true  -, line 1",
        "not true  -, line 3",
        "not true  -, line 4",
        "true  -, line 5",
    ]


def test_programs_are_told_in_json(lines: dict[str, str]) -> None:
    done = invoke("-", "--json", typed=f"{lines['corleone']}\n{lines['coup'][1:]}\n")
    assert done.exit_code == 1
    good, bad = (json.loads(line) for line in done.stdout.splitlines())
    result = backroom.replay(lines["corleone"]).result
    assert result is not None
    assert (good["true"], good["winners"], good["scores"]) == (True, result.winners, result.scores)
    assert (good["commitment"], good["check"]) == (COMMITMENT, json.loads(lines["corleone"])["check"])
    assert (bad["true"], bad["line"]) == (False, 2)
    assert "no whole record" in bad["reason"]


def test_a_game_that_is_not_over_is_true_and_said_to_be_unfinished() -> None:
    table = backroom.new("coup", seats=3, seed=3)
    table.say(0, "income")
    done = invoke("-", typed=table.record())
    assert done.exit_code == 0
    assert "The game is not over." in done.stdout


@pytest.mark.parametrize("text", [b"", b"\n \n", b"\xff\xfe\x00", b"\x00" * 50, b"{" * 100_000, b"[]", b"1e999"])
def test_what_is_no_record_is_one_sentence_and_exit_code_one(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "noise"
    path.write_bytes(text)
    done = invoke(str(path))
    assert done.exit_code == 1
    assert done.stdout.startswith("not true")
    assert done.exception is None or isinstance(done.exception, SystemExit)


def test_a_file_that_is_not_there_does_not_hide_the_others(lines: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(lines["coup"])
    done = invoke(str(tmp_path / "nowhere"), str(tmp_path), str(path))
    assert done.exit_code == 1
    assert [line.split()[0] for line in done.stdout.splitlines() if str(tmp_path)[:9] in line][-1] == "true"
    assert "cannot be read" in done.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--commitment", "12"), "64 hexadecimal digits"),
        (("--check", "x" * 32), "32 hexadecimal digits"),
        (("--edition", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_a_flag_that_cannot_be_is_refused(args: tuple[str, ...], says: str) -> None:
    done = invoke("-", *args, typed="x")
    assert done.exit_code == 2
    assert says in done.stderr


def test_a_commitment_is_of_one_record(lines: dict[str, str]) -> None:
    done = invoke("-", "--commitment", COMMITMENT, typed=f"{lines['coup']}\n{lines['coup']}\n")
    assert done.exit_code == 2
    assert "belong to one record" in done.stderr


# Nothing that was changed goes through.


def other_fields(line: str) -> Iterator[dict[str, Any]]:
    """The record with each of its fields changed, every way that makes sense."""
    true = json.loads(line)
    other = "coup" if true["game"] != "coup" else "derpate"
    changes: list[dict[str, Any]] = [
        {"format": "backroom/2"},
        {"game": other},
        {"game": other, "edition": GAMES[other].edition},
        {"version": true["version"] + 1},
        {"seats": true["seats"] + 1},
        {"seats": true["seats"] - 1},
        {"fate": "fast"},
        {"seed": 7},
        {"table": "t2"},
        {"table": ""},
        {"edition": "0" * 64},
        {"scene": "duke captain 2 / assassin contessa 2"},
        {"over": False},
        {"words": []},
        {"words": [*true["words"], "P0 pass"]},
        {"words": [*true["words"], "P0 leave"]},
        {"check": ""},
        {"more": 1},
    ]
    changes += [{"rolls": {str(n): outcome}} for n in (0, 3, 10_000, -1) for outcome in (0, 1, 4, -1)]
    changes += [{"seed": flip(true["seed"], i)} for i in range(64)] if isinstance(true["seed"], str) else []
    changes += [{"check": flip(true["check"], i)} for i in range(32)]
    changes += [{"salts": swapped(true["salts"], i, "another")} for i in range(len(true.get("salts", [])))]
    changes += [{"salts": salts} for salts in ([], ["a"] * 9, true.get("salts", [])[::-1])]
    for name, value in true["options"].items():
        changes.append({"options": {key: kept for key, kept in true["options"].items() if key != name}})
        changes.append({"options": true["options"] | {name: "x" if isinstance(value, str) else not value}})
    for option in GAMES[true["game"]].options:
        changes += [{"options": true["options"] | {option.name: value}} for value in option.values]
    changes.append({"options": true["options"] | {"unheard_of": True}})
    yield from (true | change for change in changes if true | change != true)


def other_words(line: str, *, every: bool) -> Iterator[dict[str, Any]]:
    """The record with each of its words changed: by every kind of change, or each word by the next kind."""
    true = json.loads(line)
    words: list[str] = true["words"]
    for i, word in enumerate(words):
        seat, _, said = word.partition(" ")
        changes = [
            swapped(words, i, "P0 pass" if word != "P0 pass" else "P1 pass"),
            words[:i] + words[i + 1 :],
            words[:i] + [word] + words[i:],
            swapped(words, i, f"P{(int(seat[1:]) + 1) % true['seats']} {said}"),
            swapped(words, i, f"{seat} {words[i - 1].partition(' ')[2]}"),
            words[:i] + words[i : i + 2][::-1] + words[i + 2 :],
            swapped(words, i, word.upper()),
            swapped(words, i, f"{seat} undo"),
        ]
        for changed in changes if every else [changes[i % len(changes)]]:
            if changed != words:
                yield true | {"words": changed}


def swapped(items: list[str], i: int, other: str) -> list[str]:
    return [*items[:i], other, *items[i + 1 :]]


def flip(digits: str, i: int) -> str:
    return digits[:i] + f"{int(digits[i], 16) ^ 1:x}" + digits[i + 1 :]


def refused(fields: dict[str, Any]) -> bool:
    try:
        backroom.replay(msgspec.json.encode(fields).decode())
    except BadRecord:
        return True
    return False


@pytest.mark.parametrize("game", TABLES)
def test_every_changed_field_and_every_changed_word_is_refused(lines: dict[str, str], game: str) -> None:
    tried = [*other_fields(lines[game]), *other_words(lines[game], every=game == "coup")]
    assert len(tried) > 100 + len(json.loads(lines[game])["words"])
    assert [fields for fields in tried if not refused(fields)] == []


def test_every_changed_field_of_a_script_is_refused() -> None:
    line = scripted()
    rolls = json.loads(line)["rolls"]
    assert rolls
    tried = [*other_fields(line), *other_words(line, every=True)]
    tried += [json.loads(line) | {"rolls": rolls | {n: outcome + 1}} for n, outcome in rolls.items()]
    tried += [json.loads(line) | {"rolls": {}}, json.loads(line) | {"rolls": rolls | {"99": 0}}]
    assert [fields for fields in tried if not refused(fields)] == []


def test_the_command_refuses_what_was_changed(lines: dict[str, str]) -> None:
    tried = [*other_fields(lines["coup"]), *other_words(lines["coup"], every=False)]
    done = invoke("-", "--json", typed=b"\n".join(msgspec.json.encode(fields) for fields in tried))
    assert done.exit_code == 1
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    assert [verdict["true"] for verdict in verdicts] == [False] * len(tried)
    assert all(verdict["reason"] for verdict in verdicts)


@pytest.mark.parametrize("change", ["spaces", "order", "doubled", "escape"])
def test_the_same_game_written_otherwise_is_refused(lines: dict[str, str], change: str) -> None:
    line = lines["coup"]
    otherwise = {
        "spaces": json.dumps(json.loads(line)),
        "order": json.dumps(dict(reversed(json.loads(line).items())), separators=(",", ":")),
        "doubled": line.replace('"seats":4', '"seats":5,"seats":4'),
        "escape": line.replace("coup", "c\\u006fup"),
    }[change]
    assert otherwise != line
    assert json.loads(otherwise) == json.loads(line)
    assert invoke("-", typed=otherwise).exit_code == 1


def test_a_record_that_was_sealed_anew_is_found_out_by_what_the_table_showed(lines: dict[str, str]) -> None:
    """Whoever has this code can write the record of another game; not one with the same seed or checksum."""
    true = json.loads(lines["coup"])
    forged = []
    for fields in [*other_fields(lines["coup"]), *other_words(lines["coup"], every=True)]:
        try:
            line = sealed(fields)
            backroom.replay(line)
        except (BadRecord, msgspec.ValidationError, KeyError):
            continue
        if line != lines["coup"]:
            forged.append(line)
    forged.append(played("coup", bytes(reversed(SEED))))
    assert forged
    for line in forged:
        assert invoke("-", "--check", true["check"], typed=line).exit_code == 1
        if json.loads(line)["seed"] != true["seed"]:
            assert invoke("-", "--commitment", COMMITMENT, typed=line).exit_code == 1
    given = invoke("-", "--check", true["check"].upper(), "--commitment", COMMITMENT.upper(), typed=lines["coup"])
    assert given.exit_code == 0


def test_a_commitment_proves_nothing_about_a_plain_seed_or_a_script() -> None:
    plain = invoke("-", "--commitment", COMMITMENT, typed=played("coup", 7))
    assert plain.exit_code == 1
    assert "nobody can have committed" in " ".join(plain.stdout.split())
    table = backroom.new("coup", seats=3, seed=SEED)
    table.play("P0 exchange; P1 pass; P2 pass; draw contessa; draw contessa; P0 leave; P1 leave")
    script = invoke("-", "--commitment", COMMITMENT, typed=table.record())
    assert script.exit_code == 1
    assert "proves nothing" in " ".join(script.stdout.split())


def test_a_roll_that_the_game_never_comes_to_is_refused_even_if_it_is_sealed_anew(lines: dict[str, str]) -> None:
    for n in ("10000", "-1"):
        with pytest.raises(BadRecord, match="never comes to"):
            sealed(json.loads(lines["coup"]) | {"rolls": {n: 0}})


def test_a_record_with_an_undo_is_refused_before_it_costs_a_replay(lines: dict[str, str]) -> None:
    true = json.loads(lines["coup"])
    with pytest.raises(BadRecord, match="undone"):
        sealed(true | {"words": [true["words"][0], "P0  UNDO", *true["words"]]})


def test_salts_are_one_for_each_seat_or_none(lines: dict[str, str]) -> None:
    with pytest.raises(BadRecord, match="salts"):
        sealed(json.loads(lines["coup"]) | {"salts": ["a"]})
