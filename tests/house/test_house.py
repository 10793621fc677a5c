"""The house itself: its pins and its manners."""

import doctest
import importlib
import re
import subprocess
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build

ROOT = Path(hatch_build.__file__).parent

# Spelt with brackets so that this file does not accuse itself.
STRANGERS = {
    "a machine path": re.compile(r"/(?:work|home|root|Users)[/]\w|/tmp[/]\w|[A-Z]:\\Users"),
    "a registry address": re.compile(r"https?://[^\s\"']*(?:pypi|pythonhosted|npmjs|/simple[/])|[i]ndex-url"),
}


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:  # a picture or a font
        return []


@pytest.mark.parametrize("what", STRANGERS)
def test_no_file_names_a_machine_or_a_registry(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(lines(path), 1)
        if STRANGERS[what].search(line)
    ]
    assert not found, f"{what} in\n" + "\n".join(found)


def test_no_library_lies_beside_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == [], "it would shadow later edits of its source"


@pytest.mark.parametrize("name", hatch_build.hot_modules())
def test_these_tests_run_interpreted(name: str) -> None:
    assert not str(importlib.import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_the_readme_opens_with_a_game_that_runs() -> None:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", (ROOT / "README.md").read_text(), re.DOTALL | re.MULTILINE)
    language, text = blocks[0]
    assert language in {"python", "pycon"}
    examples = doctest.DocTestParser().get_examples(text)
    assert "backroom.new(" in "".join(example.source for example in examples)


def pins() -> dict[str, str]:
    entries = (line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if line[:1] != "#")
    return {canonicalize_name(name): version for name, version in entries}


def asked_for() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"].values()
    texts = [
        *project["build-system"]["requires"],
        *project["tool"]["backroom"]["compile"]["requires"],
        *project["project"]["dependencies"],
        *(text for extra in extras for text in extra),
    ]
    return [wanted for text in texts if (wanted := Requirement(text)).name != "backroom"]


@pytest.mark.parametrize("wanted", asked_for(), ids=str)
def test_every_requirement_is_pinned(wanted: Requirement) -> None:
    assert wanted.specifier.contains(pins()[canonicalize_name(wanted.name)])
