"""`pytest tests/golden --golden-update` writes the playthroughs anew; read the diff before you keep it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden-update", action="store_true", help="write the playthroughs of tests/golden anew")


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    # This page is read late when all tests are run; the option is then unknown, and off.
    return bool(request.config.getoption("golden_update", default=False))
