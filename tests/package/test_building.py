"""What is built from a repository without the browser client: a library, but no release."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from hatch_build import PAGE, ROOT

NOT_BUILT = "it has not been built"
SAYS_PURE = "backroom: built without compiling (BACKROOM_PURE is set)"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of everything that a package is built from, but for the client."""
    made_here = shutil.ignore_patterns("static", "__pycache__")
    for folder in ("src", "rules"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=made_here)
    for file in (".gitignore", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path)
    return tmp_path


def build(project: Path, target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As pip and others do it."""
    make = f"from hatchling.build import build_{target}; build_{target}('dist')"
    pure = os.environ | {"BACKROOM_PURE": "1"} | environment
    return subprocess.run(
        [sys.executable, "-c", make], cwd=project, env=pure, capture_output=True, text=True, check=False
    )


def lines(done: subprocess.CompletedProcess[str]) -> list[str]:
    return (done.stdout + done.stderr).splitlines()


def refusal(gap: str) -> list[str]:
    return [f"backroom: a release needs the browser client ({gap}); `make web` builds it"]


def warning(gap: str) -> str:
    no_page = "built without the browser client, so `backroom serve` will show no page"
    return f"backroom: {no_page} ({gap}); `make web` builds it"


def test_an_sdist_needs_the_client(project: Path) -> None:
    done = build(project, "sdist")
    assert (done.returncode, lines(done)) == (1, refusal(NOT_BUILT))
    assert not list(project.glob("dist/*.tar.gz"))


def test_so_does_a_wheel_for_others(project: Path) -> None:
    done = build(project, "wheel", BACKROOM_RELEASE="1")
    assert (done.returncode, lines(done)) == (1, refusal(NOT_BUILT))


def test_so_does_a_wheel_that_is_built_from_an_sdist(project: Path) -> None:
    (project / "PKG-INFO").write_text(f"Metadata-Version: 2.4\nName: backroom\nVersion: {PROJECT['version']}\n")
    done = build(project, "wheel")
    assert (done.returncode, lines(done)) == (1, refusal(NOT_BUILT))


def test_a_client_with_a_gap_is_none(project: Path) -> None:
    client = project / "src/backroom/server/static"
    (client / "assets").mkdir(parents=True)
    (client / PAGE).write_text('<script type="module" src="/assets/index-CUmoG2ZC.js"></script>')
    without_script = build(project, "sdist")
    assert lines(without_script) == refusal(f"{PAGE} needs assets/index-CUmoG2ZC.js, which is missing")
    (client / "assets/index-CUmoG2ZC.js").write_text("import`./Icon-BxvBi4-8.js`")
    without_its_import = build(project, "sdist")
    gap = "assets/index-CUmoG2ZC.js needs assets/Icon-BxvBi4-8.js, which is missing"
    assert lines(without_its_import) == refusal(gap)
    assert without_script.returncode == without_its_import.returncode == 1
    assert lines(build(project, "wheel")) == [warning(gap), SAYS_PURE]


def test_an_editable_install_needs_no_client(project: Path) -> None:
    done = build(project, "editable")
    assert (done.returncode, lines(done)) == (0, [])


def test_a_wheel_for_oneself_holds_the_rules_and_every_module(project: Path) -> None:
    done = build(project, "wheel")
    assert (done.returncode, lines(done)) == (0, [warning(NOT_BUILT), SAYS_PURE])
    names = set(zipfile.ZipFile(next(project.glob("dist/*-py3-none-any.whl"))).namelist())
    rules = {f"backroom/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "rules").rglob("*.toml")}
    modules = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")}
    assert rules
    assert rules | modules | {"backroom/py.typed"} <= names


@pytest.mark.parametrize(("system", "wanted"), [("linux", True), ("darwin", True), ("win32", False)])
def test_uvloop_is_asked_for_only_where_it_exists(system: str, wanted: bool) -> None:
    (uvloop,) = (text for text in PROJECT["optional-dependencies"]["server"] if text.startswith("uvloop"))
    marker = Requirement(uvloop).marker
    assert marker is not None
    assert marker.evaluate({"sys_platform": system}) is wanted


def test_the_page_about_hosting_names_the_packages_that_are_built() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    for name in ("backroom-{}-py3-none-any.whl", "backroom-{}.tar.gz"):
        assert name.format(PROJECT["version"]) in page
