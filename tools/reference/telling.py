"""Steps in lines for a person, and the first difference between two games."""

from __future__ import annotations

import difflib
from itertools import zip_longest

import msgspec

from tools.reference.engine import Happened
from tools.reference.files import Lines
from tools.reference.play import Step


def tell(step: Step) -> list[str]:
    """A step in lines: the question, the choices, the word, the rolls, the events, the result."""
    told = []
    if step.asked is not None:
        told.append(f"asked: {step.asked.mode} {step.asked.kind} {step.asked.rule}, or else {step.asked.fallback}")
        told += [f"P{ask.seat} may say: {', '.join(ask.words)}" for ask in step.asked.asks]
        refused = f", refused by {step.refused}" if step.refused else ""
        told.append(f"P{step.seat} says: {step.word}{refused}")
    told += [f"roll: outcome {roll.outcome} of odds {roll.odds}" for roll in step.rolls]
    told += [tell_event(event) for event in step.events]
    if step.result is not None:
        told.append(f"result: winners {step.result.winners}, scores {step.result.scores}, {step.result.rule}")
    return told


def tell_event(event: Happened) -> str:
    args = " ".join(f"{name}={value}" for name, value in event.args.items())
    audience = event.audience if isinstance(event.audience, str) else " ".join(f"P{seat}" for seat in event.audience)
    return f"{event.rule} {event.kind} {args} (seen by {audience})"


def tell_line(line: bytes | None) -> list[str]:
    return [] if line is None else tell(msgspec.json.decode(line, type=Step))


def tell_game(lines: Lines) -> str:
    told = []
    for number, line in enumerate(lines):
        told += [f"step {number}", *(f"  {part}" for part in tell_line(line))]
    return "\n".join(told)


def first_difference(expected: Lines, got: Lines) -> str:
    """The first step that differs, with what was expected (-) and what came (+); empty if the games are the same."""
    for number, (old, new) in enumerate(zip_longest(expected, got)):
        if old != new:
            parts = list(difflib.ndiff(tell_line(old), tell_line(new)))
            return "\n".join([f"step {number}", *(f"  {part}" for part in parts if not part.startswith("?"))])
    return ""
