"""What a person types for an answer: a number, a label of the menu, a word of the game, or the beginning of one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from backroom.cli.face import Choice, Missing
from backroom.cli.grammar import listed
from backroom.cli.screen import Names

LONGEST = 200  # nobody types a longer answer
MOST_DIGITS = 4
SIGNS = str.maketrans({"'": "", "’": "", "ʼ": "", ",": " ", "&": " and "})
HYPHEN = re.compile(r"(?<=\w)-(?=\w)")


class Unclear(Exception):
    """No one option is meant; the message asks back. `found` are the options that it could be."""

    def __init__(self, message: str, found: Iterable[Choice] = ()) -> None:
        super().__init__(message)
        self.found = list(found)


def read_number(text: str) -> int | None:
    """`3` or `3.`; None if it is no number, or one that no menu reaches."""
    digits = text.removesuffix(".").strip()
    return int(digits) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None


def read_numbers(text: str) -> list[int]:
    """`1 3 3` or `1, 3, 3`; empty if it is anything else."""
    found = [read_number(part) for part in text.replace(",", " ").split()]
    return [number for number in found if number] if all(found) else []


def read_amounts(text: str) -> list[int]:
    """The same for money: `5 1`, `$5 $1`, `5+1` or `bid 5, 1`."""
    return read_numbers(text.lower().removeprefix("bid ").replace("$", " ").replace("+", " "))


def spoken(text: str) -> str:
    """The words alone: `Moretti's`, `morettis` and `MORETTI’S` are the same, and so are `Hell Gate` and `hell-gate`."""
    return " ".join(HYPHEN.sub(" ", text.lower()).translate(SIGNS).split())


def find_choice(typed: str, choices: list[Choice]) -> Choice | None:
    """The option that the words mean; None if they begin none, Unclear if they begin several."""
    text = spoken(typed)
    if not text:
        return None
    exact = [choice for choice in choices if text in forms(choice)]
    if exact:  # `convert` is a word by itself, and one that lacks its target
        exact += [choice for choice in choices if choice not in exact and text in heads(choice)]
    return the_one(
        typed, exact or [choice for choice in choices if any(form.startswith(text) for form in forms(choice))]
    )


def find_shortened(typed: str, choices: list[Choice]) -> Choice | None:
    """The option whose words begin as those that were typed; None if there is none, Unclear if there are several."""
    return the_one(typed, [choice for choice in choices if is_short_for(typed, choice)])


def is_short_for(typed: str, choice: Choice) -> bool:
    """`cons brooklyn` is short for `consigliere to Brooklyn Bridge`: words are cut short, or left out but the first."""
    words = spoken(typed).split()
    return len(words) > 1 and any(follows(words, form.split()) for form in forms(choice))


def follows(words: list[str], form: list[str]) -> bool:
    """Does each word begin one of the form, in the same order, and the first the first?"""
    left = iter(form)
    return form[0].startswith(words[0]) and all(any(one.startswith(word) for one in left) for word in words)


def the_one(typed: str, found: list[Choice]) -> Choice | None:
    """What is meant if only one can be; else it is asked back."""
    if len(found) == 1:
        return found[0]
    if not found:
        return None
    if len({choice.verb for choice in found}) == 1 and all(choice.target for choice in found):
        raise Unclear(f"{head(found[0])} whom? {listed((choice.target for choice in found), 'or')}.", found)
    raise Unclear(f"'{typed}' could be {listed((choice.title for choice in found), 'or')}.", found)


def find_missing_shortened(typed: str, missing: list[Missing]) -> list[Missing]:
    """The same with words that are cut short."""
    return [wanted for wanted in missing if is_short_for(typed, wanted.choice)]


def find_missing(typed: str, missing: list[Missing]) -> list[Missing]:
    """What the words mean or begin and cannot be had; a verb alone stands for the first of its targets."""
    text = spoken(typed)
    if not text:
        return []
    exact = [wanted for wanted in missing if text in forms(wanted.choice) | heads(wanted.choice)]
    begun = [wanted for wanted in missing if any(form.startswith(text) for form in forms(wanted.choice))]
    return exact[:1] or begun


def check_name(typed: str, known: list[Choice], names: Names) -> None:
    """Unclear if the words aim an action at somebody who is not at the table."""
    text = spoken(typed)
    for choice in known:
        for verb in sorted(heads(choice), key=len, reverse=True) if choice.target else ():
            whom = text.removeprefix(verb + " ")
            if whom != text and whom not in {name.lower() for name in names.called} and not names.is_seat(whom):
                others = [name for seat, name in enumerate(names.called) if seat != names.viewer]
                raise Unclear(f"There is nobody called '{whom}' at this table; you play with {', '.join(others)}.")


def forms(choice: Choice) -> set[str]:
    """Everything that means the option: its label, its word, its word with a name, and other ways to say it."""
    named = f"{choice.verb} {choice.target}" if choice.target else choice.word
    return {spoken(form) for form in (choice.title, choice.word, named, *choice.also)}


def heads(choice: Choice) -> set[str]:
    """The option without its target."""
    return {choice.verb, spoken(head(choice))} if choice.target else set()


def head(choice: Choice) -> str:
    return choice.title.removesuffix(choice.target).strip()
