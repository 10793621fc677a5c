"""A drawing of the standings: each bot's wins with their interval, beside the fair share."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from backroom.bots.arena.standings import Standing

COLOUR, GREY, INK = "#1b6ca8", "#9a9a9a", "#444444"
FONT = "sans-serif"


class NoPlot(Exception):
    """Nothing to draw with."""


def the_pen() -> Any:
    """The library that draws; only those need it who want a plot."""
    try:
        return importlib.import_module("leather")
    except ImportError:
        raise NoPlot("there is no leather in this environment to draw with; 'pip install leather' brings it") from None


def draw(standings: Sequence[Standing], title: str, path: Path) -> None:
    """Write an SVG."""
    leather = the_pen()
    theme = leather.theme
    theme.background_color = "#ffffff"
    theme.title_font_family = theme.legend_font_family = theme.axis_title_font_family = theme.tick_font_family = FONT
    theme.label_color = theme.axis_title_color = INK
    chart = leather.Chart(title)
    top = len(standings)
    fair = 100 * standings[0].fair
    spans: list[tuple[float | None, float | None]] = []
    for k, standing in enumerate(standings):
        spans += [(100 * standing.rate.low, top - k), (100 * standing.rate.high, top - k), (None, None)]
    chart.add_line(spans[:-1], name="95 % interval", stroke_color=COLOUR, width=2)
    dots = [(100 * standing.rate.value, top - k) for k, standing in enumerate(standings)]
    chart.add_dots(dots, name="measured", fill_color=COLOUR)
    bar = [(fair, 0.3), (fair, top + 0.7)]
    chart.add_line(bar, name="fair share", stroke_color=GREY, width=1, stroke_dasharray="4")
    names = {top - k: standing.name for k, standing in enumerate(standings)}
    chart.add_x_scale(0, min(100, 10 * (int(max(fair, *(100 * s.rate.high for s in standings)) / 10) + 1)))
    chart.add_y_scale(0.3, top + 0.7)
    chart.add_x_axis(name="games won, in percent")
    chart.add_y_axis(ticks=sorted(names), tick_formatter=lambda y, *_: names[y])
    path.write_text(chart.to_svg(width=760, height=210 + 26 * top).rstrip() + "\n", encoding="utf-8")
