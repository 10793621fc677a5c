"""The compiled build is compiled. Run where the wheel is installed: `make compiled`."""

import importlib
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import hatch_build


@pytest.mark.parametrize("name", hatch_build.hot_modules())
def test_every_hot_module_is_compiled(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{name} runs from {file}"


def test_there_are_hot_modules() -> None:
    assert "backroom.kernel.core" in hatch_build.hot_modules()
