"""Rules found by what they say: the best first, for words half typed, inflected or spelt otherwise, in every language.

The browser searches the same books in the same way, in `web/src/rules/search.ts`: `tests/searches.toml` says for both
what somebody who types some words must find first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from math import log

from backroom.games.register import Rule

# Marks on letters, the half-space, and the stroke that makes Arabic words longer.
DROPPED = re.compile("[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200c\u200d]")
SAME = str.maketrans(
    {"ł": "l", "ß": "ss", "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه"}
    | {digit: str(value) for digits in ("۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩") for value, digit in enumerate(digits)}
)
UMLAUTS = re.compile("([aou])e")  # as who has no umlauts types them
UNSPACED = "\u3040-\u30ff\u3400-\u9fff"  # written without spaces: found by pairs of signs
PIECE = re.compile(f"[{UNSPACED}]+|[^\\W_{UNSPACED}]+")
IS_UNSPACED = re.compile(f"[{UNSPACED}]")
NUMBERS = re.compile("[0-9]+")  # of an id: who types a number looks for one in a rule
STEM = 4  # signs that two forms of a word have in common at least
ENDING = 3  # signs that a form has beside its stem at most
NEAR = 0.3  # of the best score: what has less is no answer
CHAPTER = 0.4  # of a word in the heading, beside one in the rule itself
WEIGHTS = {"rule": 1.0, "ruling": 0.9, "variant": 0.9, "fact": 0.8, "manner": 0.7}


def search(rules: Iterable[Rule], wanted: str, lang: str = "en") -> list[Rule]:
    """The rules that the wanted words are about, the best first; all of them where nothing is wanted."""
    book = list(rules)
    named = [rule for rule in book if "-" in wanted and wanted.strip().lower() in rule.id.lower()]
    asked = list(dict.fromkeys(terms(wanted, lang)))
    if not wanted.strip() or named:
        return named or book
    pages = [page(rule, lang) for rule in book]
    usual = sum(len(text) for text, _ in pages) / max(1, len(pages))
    hits = [[weight(word, *one) for word in asked] for one in pages]
    rarity = [rare(sum(row[i] > 0 for row in hits), len(book)) for i in range(len(asked))]
    scores = []
    for rule, (text, _), row in zip(book, pages, hits, strict=True):
        score = sum(hit * rare for hit, rare in zip(row, rarity, strict=True))
        share = sum(rare for hit, rare in zip(row, rarity, strict=True) if hit) / (sum(rarity) or 1)
        scores.append(score * share * WEIGHTS[rule.kind] / (0.75 + 0.25 * len(text) / usual))
    best = max(scores, default=0)
    order = sorted(range(len(book)), key=lambda i: -scores[i])
    return [book[i] for i in order if scores[i] > 0 and scores[i] >= NEAR * best]


def page(rule: Rule, lang: str) -> tuple[list[str], list[str]]:
    """What can be found of a rule: its own words, and those of its chapter and its id."""
    heading = f"{rule.chapters.get(lang, rule.chapter)} {NUMBERS.sub('', rule.id)}"
    return terms(rule.text.get(lang, rule.text["en"]), lang), terms(heading, lang)


def rare(found: int, of: int) -> float:
    """A word tells the more the fewer rules have it."""
    return log(1 + (of - found + 0.5) / (found + 0.5))


def weight(word: str, text: Sequence[str], chapter: Sequence[str]) -> float:
    inside = max((likeness(word, term) for term in text), default=0.0)
    return max(inside, CHAPTER * max((likeness(word, term) for term in chapter), default=0.0))


def likeness(word: str, term: str) -> float:
    """How surely whoever types the word means the term."""
    if word == term:
        return 1
    if IS_UNSPACED.match(word):
        return 0.5 if len(word) == 1 and word in term else 0
    if len(word) < 2:
        return 0
    if term.startswith(word):
        return 0.8 if len(term) - len(word) <= ENDING else 0.6
    alike = common(word, term)
    if alike >= STEM and alike >= min(len(word), len(term)) - 1 and max(len(word), len(term)) - alike <= ENDING:
        return 0.7
    if len(word) >= STEM and word in term:
        return 0.4
    return 0.3 if len(term) > STEM and (word.startswith(term) or word.endswith(term)) else 0  # part of a compound


def common(one: str, other: str) -> int:
    """So many signs at the beginning are the same."""
    for i, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return i
    return min(len(one), len(other))


def terms(text: str, lang: str = "en") -> list[str]:
    """The words of a text as they are compared; where none are divided, every two neighbouring signs."""
    found = []
    for piece in PIECE.findall(fold(text, lang)):
        is_pairs = len(piece) > 1 and IS_UNSPACED.match(piece)
        found += [piece[i : i + 2] for i in range(len(piece) - 1)] if is_pairs else [piece]
    return found


def fold(text: str, lang: str = "en") -> str:
    """A text without what people type in several ways: capitals, marks, half-spaces, kinds of digits."""
    plain = DROPPED.sub("", unicodedata.normalize("NFKD", text.lower()))
    plain = unicodedata.normalize("NFC", plain).translate(SAME)
    return UMLAUTS.sub(r"\1", plain) if lang == "de" else plain
