"""Who somebody is: a name and a secret that only that person's devices have. There are no accounts.

The secret is in an HttpOnly cookie, and in the link of return that brings a person to another device. The database
knows a hash of it, so whoever reads the database is nobody.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Awaitable
from hashlib import blake2b

import msgspec
import sqlalchemy as sa

from backroom.server.schema import people
from backroom.server.store import Store

LONGEST_NAME = 24
SECRET_BYTES = 24
ID_BYTES = 12
UNSEEN = ("C", "Zl", "Zp")  # signs that no name needs; joiners of Persian and Indic words are let through
JOINERS = "\u200c\u200d"


class BadName(ValueError):
    """A name that cannot be shown to others."""


class Person(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    name: str


def new_id() -> str:
    """An identifier that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def clean_name(name: str) -> str:
    """The name as it is shown; BadName says what is wrong with it."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name.strip(JOINERS):
        raise BadName("say a name, at least one letter")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name has at most {LONGEST_NAME} letters")
    for sign in name:
        if sign not in JOINERS and unicodedata.category(sign).startswith(UNSEEN):
            raise BadName("a name has only signs that can be seen")
    return name


def hashed(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=32, person=b"backroom-person").hexdigest()


def arrive(store: Store, name: str, at: int) -> tuple[Person, str, Awaitable[None]]:
    """Somebody new: the person, the secret, and the moment from which it is known."""
    person, secret = Person(new_id(), clean_name(name)), secrets.token_urlsafe(SECRET_BYTES)
    row = {"id": person.id, "name": person.name, "secret": hashed(secret), "made_at": at}

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people), row)

    return person, secret, store.write(deed)


async def recognise(store: Store, secret: str) -> Person | None:
    """Whose secret is it?"""
    if not secret or len(secret) > 100:
        return None
    query = sa.select(people.c.id, people.c.name).where(people.c.secret == hashed(secret))
    row = await store.read(lambda connection: connection.execute(query).first())
    return Person(*row) if row else None


def rename(store: Store, person: Person, name: str) -> Awaitable[None]:
    cleaned = clean_name(name)

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.update(people).where(people.c.id == person.id).values(name=cleaned))

    return store.write(deed)
