"""A little plane geometry, enough to see whether a board is drawn well."""

from __future__ import annotations

import math
from collections.abc import Iterator

Point = tuple[float, float]
Polygon = list[Point]
Box = tuple[float, float, float, float]  # x, y, width, height


def edges(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    return zip(polygon, polygon[1:] + polygon[:1], strict=True)


def inside(point: Point, polygon: Polygon) -> bool:
    x, y = point
    crossed = 0
    for (x1, y1), (x2, y2) in edges(polygon):
        crossed += (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
    return crossed % 2 == 1


def to_edge(point: Point, start: Point, end: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, start, end
    along = (px - ax) * (bx - ax) + (py - ay) * (by - ay)
    share = max(0.0, min(1.0, along / ((bx - ax) ** 2 + (by - ay) ** 2)))
    return math.hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay))


def to_border(point: Point, polygon: Polygon) -> float:
    return min(to_edge(point, start, end) for start, end in edges(polygon))


def distance(point: Point, polygon: Polygon) -> float:
    """How far a point is from an area; 0 inside it."""
    return 0.0 if inside(point, polygon) else to_border(point, polygon)


def box_inside(box: Box, polygon: Polygon) -> bool:
    x, y, width, height = box
    return all(inside((x + width * i / 8, y + height * j / 8), polygon) for i in range(9) for j in range(9))


def gap(one: Box, two: Box) -> float:
    across = max(two[0] - one[0] - one[2], one[0] - two[0] - two[2], 0)
    down = max(two[1] - one[1] - one[3], one[1] - two[1] - two[3], 0)
    return math.hypot(across, down)


def gap_to_point(box: Box, point: Point) -> float:
    return gap(box, (*point, 0, 0))
