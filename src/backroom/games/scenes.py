"""Scenes: what positions in writing have in common. Seats are parted by `/`, then come named fields, parted by `;`."""

from __future__ import annotations

LONGEST_FAULT = 300
SHORTENED = "..."


def fault(message: str, rule: str = "") -> ValueError:
    """What is wrong with a scene; the writer may have made it as long as they like."""
    if len(message) > LONGEST_FAULT:
        message = message[: LONGEST_FAULT - len(SHORTENED)] + SHORTENED
    return ValueError(f"{message} ({rule})" if rule else message)


def is_number(word: str, digits: int = 2) -> bool:
    """A number that a table could hold: one or two digits, unless it may be longer."""
    return word.isascii() and word.isdigit() and len(word) <= digits


class Fields:
    """A scene taken apart: the words of each seat, and those of each field by its name."""

    def __init__(self, text: str, names: tuple[str, ...]) -> None:
        board, *rest = [part.strip() for part in text.lower().split(";")]
        self.seats = [part.split() for part in board.split("/")]
        self.fields: dict[str, list[str]] = {}
        for part in rest:
            name, *words = part.split() or [""]
            if not name:
                continue
            if name not in names:
                raise fault(f"'{name}' is no field of a scene; there are {', '.join(names)}")
            if name in self.fields:
                raise fault(f"a scene says '{name}' once")
            self.fields[name] = words
        self.options = read_options(self.fields.get("options", []))

    def number(self, name: str, least: int, most: int) -> int:
        """The number that a field is; the least, if the scene leaves it out."""
        words = self.fields.get(name, [str(least)])
        if len(words) != 1 or not is_number(words[0]) or not least <= int(words[0]) <= most:
            raise fault(f"'{name}' is a number from {least} to {most}")
        return int(words[0])


def read_options(words: list[str]) -> dict[str, object]:
    """Options by name: `kind`, `kind=true`, `money=12`, `order=random`. Which there are, the game says."""
    chosen: dict[str, object] = {}
    for word in words:
        name, given, value = word.partition("=")
        if given and not value:
            raise fault(f"'{word}': an option is said alone, or with its value as in '{name}=true'")
        chosen[name] = read_value(value) if given else True
    return chosen


def read_value(value: str) -> object:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if is_number(value, digits=6) else value


def spell_options(chosen: dict[str, object]) -> list[str]:
    """The field of the options, if any was chosen."""
    words = [name if value is True else f"{name}={str(value).lower()}" for name, value in chosen.items()]
    return ["options " + " ".join(words)] if words else []
