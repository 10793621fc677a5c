"""Small sums: counts and lists that are added up."""

from __future__ import annotations


def plus(a: list[float], b: list[float]) -> list[float]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else b.copy()


def plus_counts(a: list[int], b: list[int]) -> list[int]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else b.copy()


def merge(into: dict[str, int], more: dict[str, int]) -> None:
    for key, n in more.items():
        into[key] = into.get(key, 0) + n


def merge_all(into: dict[str, dict[str, int]], more: dict[str, dict[str, int]]) -> None:
    for key, counts in more.items():
        merge(into.setdefault(key, {}), counts)


def count(into: dict[str, int], key: object, n: int = 1) -> None:
    into[str(key)] = into.get(str(key), 0) + n
