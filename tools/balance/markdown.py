"""Pieces of a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tools.balance.figures import quantile


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """A table in Markdown."""
    return [
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows],
        "",
    ]


def yes(met: bool) -> str:
    return "yes" if met else "**no**"


def tenths(counts: Mapping[str, int]) -> str:
    """Where a tenth, half and nine tenths of the counted values lie."""
    return f"{quantile(counts, 0.1)} / {quantile(counts, 0.5)} / {quantile(counts, 0.9)}"
