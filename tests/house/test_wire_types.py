"""The types of the browser client are those of the server."""

from __future__ import annotations

import subprocess
import sys

from tools.wire_types import interface, spell


def test_the_types_of_the_client_are_up_to_date() -> None:
    checking = [sys.executable, "-m", "tools.wire_types", "--check"]
    checked = subprocess.run(checking, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_schema_is_spelt_as_a_type() -> None:
    numbers = {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}
    assert spell(numbers) == "(number | null)[]"
    assert spell({"type": "object", "additionalProperties": {"$ref": "a.games.coup.view.Seat"}}) == (
        "Record<string, CoupSeat>"
    )
    assert spell({"enum": ["a", 1]}) == '"a" | 1'


def test_only_what_is_sent_may_leave_fields_out() -> None:
    schema = {"properties": {"a": {"type": "integer"}, "b": {"type": "string"}}, "required": ["a"]}
    assert "b?: string;" in interface("Sent", schema, is_sent=True)
    assert "b: string;" in interface("Told", schema, is_sent=False)
