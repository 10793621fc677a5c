"""The pages that greet whoever finds the repository are true: what they name exists, and versions agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", text(page))]
    assert [link for link in links if not link.startswith("https://") and not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_can_be_given(page: str) -> None:
    makefile = text("Makefile")
    for target in re.findall(r"^    make ([a-z]+)", text(page), re.MULTILINE):
        assert f"\n{target}:" in makefile
    for path in re.findall(r"tests/[\w/]+\.py", text(page)):
        assert (ROOT / path).is_file()


def test_what_is_cited_is_what_is_packed() -> None:
    cited = dict(re.findall(r"^([a-z-]+): (.+)$", text("CITATION.cff"), re.MULTILINE))
    assert (cited["version"], cited["license"]) == (PROJECT["version"], PROJECT["license"])


def test_the_changes_begin_with_what_is_not_released_and_have_the_version() -> None:
    heads = re.findall(r"^## (.+)$", text("CHANGELOG.md"), re.MULTILINE)
    assert heads[:2] == ["Unreleased", PROJECT["version"]]


def test_nobody_is_told_to_install_what_is_on_no_index() -> None:
    """Only from the folder, or from a file that `make dist` has made."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    told = [line for page in pages for line in re.findall(r"pip install (.+)", page.read_text(encoding="utf-8"))]
    assert told
    wrong = [what for what in told if not re.match(r"'?(\.|[\w.-]+\.(whl|tar\.gz))", what) and "backroom" in what]
    assert wrong == []
