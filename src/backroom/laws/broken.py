"""A broken law, with all that is needed to see it break again."""

from __future__ import annotations


class Broken(AssertionError):
    """A law that does not hold: which one, what was seen, and where."""

    def __init__(self, law: int, message: str, where: str = "") -> None:
        super().__init__(f"law {law}: {message}" + (f"\n  {where}" if where else ""))
        self.law = law
        self.message = message
        self.where = where


def require(law: int, holds: bool, message: str) -> None:
    """Break the law unless it holds."""
    if not holds:
        raise Broken(law, message)
