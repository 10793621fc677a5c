"""Running tests in the copy, and reading from their reports which test has failed."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.mutations import Mutation
from tools.mutants.scratch import Scratch

HANG = 120  # seconds for one test
PYTEST = ("-m", "pytest", "-x", "-q", "-n", "2", "-p", "no:cacheprovider", f"--timeout={HANG}")
FAILED = re.compile(r"^FAILED (.+?)(?: - .*)?$", re.MULTILINE)
REPORT = "vitest.json"
SHOWN = 30  # lines of a report that cannot be understood


@dataclass(frozen=True)
class Verdict:
    """How the tests went: all passed, or some failed, or there was an error and no failed test."""

    passed: bool
    failed: str  # the first test that failed
    output: str

    @property
    def tail(self) -> str:
        return "\n".join(self.output.strip().splitlines()[-SHOWN:])


def run_suite(scratch: Scratch, mutation: Mutation) -> Verdict:
    """Run the tests that should notice the mutation."""
    return run_vitest(scratch, mutation.vitest) if mutation.vitest else run_pytest(scratch, mutation.tests)


def run_pytest(scratch: Scratch, tests: Sequence[str]) -> Verdict:
    """Only `FAILED` counts as failed: an `ERROR` may be a module that cannot be imported."""
    done = scratch.run(sys.executable, *PYTEST, *tests)
    failed = FAILED.search(done.stdout)
    return Verdict(done.returncode == 0, failed[1] if failed else "", done.stdout + done.stderr)


def run_vitest(scratch: Scratch, files: Sequence[str]) -> Verdict:
    report = scratch.folder / "web" / REPORT
    report.unlink(missing_ok=True)
    command = ("npx", "vitest", "run", "--reporter=json", f"--outputFile={REPORT}")
    done = scratch.run(*command, *(str(Path(file).relative_to("web")) for file in files), inside="web")
    failed = first_failed(report, scratch.folder) if report.exists() else ""
    return Verdict(done.returncode == 0, failed, done.stdout + done.stderr)


def first_failed(report: Path, folder: Path) -> str:
    for file in json.loads(report.read_text(encoding="utf-8"))["testResults"]:
        for test in file["assertionResults"]:
            if test["status"] == "failed":
                return f"{Path(file['name']).relative_to(folder)}::{test['fullName']}"
    return ""
