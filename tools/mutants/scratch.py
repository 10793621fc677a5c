"""A copy of the project in which mutations are planted. The working tree is never touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path

from tools.mutants.mutations import Mutation

ROOT = Path(__file__).parents[2]
CLIENT = "src/backroom/server/static"  # built, so git does not have it
MODULES = "web/node_modules"
BUILD = ("npm", "run", "build", "--silent", "--", "--logLevel", "error")


class Scratch:
    """The copy, and how programs are run in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = os.environ | {
            "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
            "CI": "1",  # hypothesis searches the same examples in every run
            "COLUMNS": "240",
        }
        copy_tracked(folder)
        if (ROOT / CLIENT).is_dir():
            shutil.copytree(ROOT / CLIENT, folder / CLIENT)
        if self.has_client:
            (folder / MODULES).symlink_to(ROOT / MODULES)
        self.check_import()

    @property
    def has_client(self) -> bool:
        """Can the client be tested here?"""
        return (ROOT / MODULES).is_dir() and shutil.which("npm") is not None

    def run(self, *command: str, inside: str = ".") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.folder / inside, env=self.environment, capture_output=True, text=True, check=False
        )

    def check_import(self) -> None:
        """The environment has the project installed as editable: make sure that the copy is found before it."""
        found = self.run(sys.executable, "-c", "import backroom; print(backroom.__file__)").stdout.strip()
        if not Path(found).is_relative_to(self.folder):
            raise RuntimeError(f"the tests would import {found}, which is not the copy")

    @contextmanager
    def planted(self, mutation: Mutation) -> Iterator[None]:
        path = self.folder / mutation.file
        original = path.read_text(encoding="utf-8")
        self.write(path, original.replace(mutation.find, mutation.replace))
        try:
            if mutation.build:
                self.build_client()
            yield
        finally:
            self.write(path, original)
            if mutation.build:
                self.build_client()

    def write(self, path: Path, text: str) -> None:
        """Write a source. Bytecode is kept by size and second, which one changed digit may not alter: it is removed."""
        path.write_text(text, encoding="utf-8")
        if path.suffix == ".py":
            Path(cache_from_source(str(path))).unlink(missing_ok=True)

    def build_client(self) -> None:
        built = self.run(*BUILD, inside="web")
        if built.returncode:
            raise RuntimeError(f"the client could not be built: {built.stderr.strip()}")


def copy_tracked(folder: Path) -> None:
    """Copy what git tracks, as it is in the working tree."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():  # a deleted file stays listed until the deletion is committed
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
