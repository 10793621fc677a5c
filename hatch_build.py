"""The build hook: compiles the hot modules where that is possible, and checks that the browser client is packed.

A C compiler and Python's headers are needed to compile; without them, or with BACKROOM_PURE=1, one line says so
and the same sources are shipped uncompiled. An editable install is never compiled. Which modules are hot stands in
pyproject.toml under [tool.backroom.compile]. Run as a script it says whether this machine can compile.

The browser client is built by `make web` and not kept in git. A release must carry all of it, or its build fails. An
sdist is a release; so is a wheel that is built from one, or with BACKROOM_RELEASE=1. Any other wheel may go without
the client, since the library needs none: one line says that it does.
"""

from __future__ import annotations

import functools
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
GROUP = "backroom"  # names the one shared library, so that calls between modules stay inside it

CLIENT = ROOT / "src/backroom/server/static"
PAGE = "index.html"
# The page names files by their address; scripts and styles name other files of assets/, each of which ends in a hash.
IN_THE_PAGE = re.compile(r'(?:src|href)="/([^"]+)"')
IN_AN_ASSET = re.compile(r"(?:\./|assets/)([\w@.-]+-[\w-]{8}\.\w+)")


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in {"", "0"}


# --- the browser client ----------------------------------------------------------------------------------------------


def named_in(name: str, text: str) -> set[str]:
    """The files of the client that one of its files names."""
    if name == PAGE:
        return set(IN_THE_PAGE.findall(text))
    if name.endswith((".js", ".css")):
        return {f"assets/{asset}" for asset in IN_AN_ASSET.findall(text)}
    return set()


def client_gap() -> str:
    """What the browser client lacks, in a few words; empty if it is whole."""
    if not (CLIENT / PAGE).is_file():
        return "it has not been built"
    for path in sorted(CLIENT.rglob("*.*")):
        if path.suffix in {".html", ".js", ".css"}:
            name = path.relative_to(CLIENT).as_posix()
            for named in sorted(named_in(name, path.read_text(encoding="utf-8"))):
                if not (CLIENT / named).is_file():
                    return f"{name} needs {named}, which is missing"
    return ""


# --- the compiled modules --------------------------------------------------------------------------------------------


@functools.cache
def settings() -> dict[str, list[str]]:
    """The [tool.backroom.compile] table."""
    table: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["backroom"]["compile"]
    return table


def hot_sources() -> list[Path]:
    """The files to compile, relative to the root."""
    found = {path.relative_to(ROOT) for pattern in settings()["include"] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in settings()["exclude"]))


def hot_modules() -> list[str]:
    """The dotted names of the files to compile."""
    return [".".join(path.relative_to("src").with_suffix("").parts) for path in hot_sources()]


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


@functools.cache
def obstacle() -> str:
    """Why this machine cannot compile, in a few words; empty if it can."""
    if is_set("BACKROOM_PURE"):
        return "BACKROOM_PURE is set"
    compiler = c_compiler()
    if not compiler or not shutil.which(compiler[0]):
        return "no C compiler"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        tried = subprocess.run(
            [*compiler, include, "-c", str(probe), "-o", f"{probe}.o"], capture_output=True, check=False
        )
    return "no Python headers" if tried.returncode else ""


def compiled() -> dict[str, str]:
    """Compile the hot sources; maps each library made to its place in the wheel."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    # Kept between builds, outside src/: unchanged C is not compiled again, and no library shadows a source.
    build = Path("build", f"mypyc-{mypy_version}-{sys.implementation.cache_tag}")
    # Strictness is the business of `make check`; here a type error matters only where it changes the code made.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    extensions = mypycify(
        [*options, *map(str, hot_sources())],
        target_dir=str(build / "c"),
        group_name=GROUP,
        debug_level="0",
        multi_file=True,  # a C file for each module, so that all cores compile
    )
    for extension in extensions:
        tune(extension)
    settings = {"name": GROUP, "ext_modules": extensions, "cmdclass": {"build_ext": side_by_side()}}
    command: Any = Distribution(settings).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "temp")
    command.ensure_finalized()
    command.run()
    # Asked from the command: the folder may still hold libraries of modules that are gone.
    libraries = [Path(path) for path in command.get_outputs()]
    return {str(path.resolve()): path.relative_to(build / "lib").as_posix() for path in libraries}


def tune(extension: Any) -> None:
    """Let the compiler inline calls inside the one library, also from file to file: a tenth faster."""
    if os.name != "posix":
        return
    extension.extra_compile_args.append("-fno-semantic-interposition")
    if is_gcc():
        extension.extra_compile_args += ["-flto", "-fno-fat-lto-objects"]
        extension.extra_link_args += ["-flto=auto", "-O3", "-fno-semantic-interposition"]


def is_gcc() -> bool:
    told = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


def side_by_side() -> type:
    """The command that builds extensions, with as many compilers at a time as there are cores."""
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [object_file for objects in made for object_file in objects]

            self.compiler.compile = compile_all
            super().build_extensions()

    return BuildSideBySide


class Hook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls, for an sdist and for a wheel."""

    @property
    def is_release(self) -> bool:
        built_from_sdist = (ROOT / "PKG-INFO").is_file()
        return self.target_name == "sdist" or built_from_sdist or is_set("BACKROOM_RELEASE")

    def dependencies(self) -> list[str]:
        """Asked before the build, so that a pure build need not install a compiler's worth of packages."""
        if self.target_name != "wheel" or obstacle():
            return []
        return [*settings()["requires"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # reads src/ and rules/ where they are
            return
        self.check_client()
        if self.target_name == "wheel":
            build_data["force_include"][str(ROOT / "rules")] = "backroom/rules"
            self.compile(build_data)

    def check_client(self) -> None:
        gap = client_gap()
        if gap and self.is_release:
            self.app.abort(f"backroom: a release needs the browser client ({gap}); `make web` builds it")
        elif gap:
            told = "built without the browser client, so `backroom serve` will show no page"
            self.app.display_warning(f"backroom: {told} ({gap}); `make web` builds it")

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules if this machine can make them."""
        if reason := obstacle():
            self.app.display_warning(f"backroom: built without compiling ({reason})")
            return
        try:
            build_data["force_include"].update(compiled())
        except BaseException:
            self.app.display_error("backroom: compiling failed; BACKROOM_PURE=1 installs without it")
            raise
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


if __name__ == "__main__":
    print(obstacle() or "can compile")
    sys.exit(bool(obstacle()))
