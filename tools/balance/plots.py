"""The drawings of a page, made with leather."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import leather  # type: ignore[import-untyped]

from tools.balance.figures import Interval

COLOURS = ("#1b6ca8", "#c0392b", "#2e8b57", "#8e5ea2")
GREY = "#9a9a9a"
FONT = "sans-serif"


def set_style() -> None:
    theme = leather.theme
    theme.background_color = "#ffffff"
    theme.title_font_family = theme.legend_font_family = FONT
    theme.axis_title_font_family = theme.tick_font_family = FONT
    theme.label_color = theme.axis_title_color = "#444444"


def save(chart: object, path: Path, height: int) -> None:
    chart.to_svg(str(path), width=760, height=height)  # type: ignore[attr-defined]
    path.write_text(path.read_text().rstrip() + "\n")


def draw_spread(
    lines: Sequence[tuple[str, Mapping[str, int]]], step: int, most: int, title: str, unit: str, path: Path
) -> None:
    """How often each value comes up, gathered by steps; one line for each of the counts."""
    set_style()
    chart = leather.Chart(title)
    for (name, counts), colour in zip(lines, COLOURS, strict=False):
        gathered: dict[int, int] = {}
        for value, n in counts.items():
            gathered[int(value) // step * step] = gathered.get(int(value) // step * step, 0) + n
        total = sum(gathered.values())
        points = [(at + step / 2, 100 * gathered.get(at, 0) / total) for at in range(0, most, step)]
        chart.add_line(points, name=name, stroke_color=colour)
    chart.add_x_scale(0, most)
    chart.add_x_axis(name=unit, ticks=list(range(0, most + 1, 25)))
    chart.add_y_axis(name="percent of players")
    save(chart, path, 380)


def draw_shares(rows: Sequence[tuple[str, Interval]], bar: float, title: str, path: Path) -> None:
    """Multiples of the fair share with their intervals, one row each, and the bar that none may lie beyond."""
    set_style()
    chart = leather.Chart(title)
    top = len(rows)
    spans: list[tuple[float | None, float | None]] = []
    for k, (_, interval) in enumerate(rows):
        spans += [(interval.low, top - k), (interval.high, top - k), (None, None)]
    chart.add_line(spans[:-1], name="95 % interval", stroke_color=COLOURS[0], width=2)
    chart.add_dots([(i.value, top - k) for k, (_, i) in enumerate(rows)], name="measured", fill_color=COLOURS[0])
    for x, name, colour in ((1.0, "fair share", GREY), (bar, f"bar, {bar}", COLOURS[1])):
        chart.add_line([(x, 0.3), (x, top + 0.7)], name=name, stroke_color=colour, width=1, stroke_dasharray="4")
    names = {top - k: name for k, (name, _) in enumerate(rows)}
    low = min(0.8, *(i.low for _, i in rows))
    high = max(bar + 0.05, *(i.high for _, i in rows))
    chart.add_x_scale(round(low - 0.05, 1), round(high + 0.05, 1))
    chart.add_y_scale(0.3, top + 0.7)
    chart.add_x_axis(name="wins, as a multiple of the fair share")
    chart.add_y_axis(ticks=sorted(names), tick_formatter=lambda y, *_: names[y])
    save(chart, path, 110 + 22 * top)
