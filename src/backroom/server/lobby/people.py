"""Who somebody is: a name, and secrets that only that person's devices have. There are no accounts.

Each device has a secret of its own, in an HttpOnly cookie that no script and no answer ever shows. To come to another
device a person asks for a link of return. It holds a secret of another kind, which can only be exchanged for a cookie,
as often as one likes, until a new link is asked for. The database knows hashes of all of them, so whoever reads the
database is nobody.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Awaitable, Iterable, Iterator
from functools import partial
from hashlib import blake2b

import msgspec
import sqlalchemy as sa

from backroom.server.storage.schema import chairs, chat, devices, people, players, records
from backroom.server.storage.store import Store

LONGEST_NAME = 24
LONGEST_SECRET = 100
SECRET_BYTES = 24
ID_BYTES = 12
MOST_DEVICES = 20  # of one person; the oldest is forgotten
SOMEBODY = "somebody"  # who asked to be forgotten
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


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


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
    """Somebody new: the person, the secret of the device, and the moment from which it is known."""
    person, secret = Person(new_id(), clean_name(name)), new_secret()
    row = {"id": person.id, "name": person.name, "secret": hashed(new_secret()), "made_at": at}

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.insert(people), row)
        add_device(connection, person, secret, at)

    return person, secret, store.write(deed)


def add_device(connection: sa.Connection, person: Person, secret: str, at: int) -> None:
    own = devices.c.person == person.id
    newest = sa.select(devices.c.secret).where(own).order_by(devices.c.made_at.desc()).limit(MOST_DEVICES - 1)
    kept = list(connection.execute(newest).scalars())
    connection.execute(sa.delete(devices).where(own, devices.c.secret.not_in(kept)))
    connection.execute(sa.insert(devices), {"secret": hashed(secret), "person": person.id, "made_at": at})


WHOSE = (
    sa.select(people.c.id, people.c.name)
    .join(devices, devices.c.person == people.c.id)
    .where(devices.c.secret == sa.bindparam("hashed"))
)
KNOWN = sa.select(devices.c.secret).where(devices.c.secret.in_(sa.bindparam("hashed", expanding=True)))
AT_ONCE = 500  # devices that are looked for together


async def recognise(store: Store, secret: str) -> Person | None:
    """Whose device is it?"""
    return await store.glance(lambda connection: whose(connection, secret)) if secret else None


def whose(connection: sa.Connection, secret: str) -> Person | None:
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    row = connection.execute(WHOSE, {"hashed": hashed(secret)}).first()
    return Person(*row) if row else None


async def strangers(store: Store, secrets_held: set[str]) -> set[str]:
    """Those of these secrets that are no device's."""
    held = {hashed(secret): secret for secret in secrets_held}
    for some in batched(held, AT_ONCE):
        known = await store.glance(partial(known_among, some))
        held = {hash_: secret for hash_, secret in held.items() if hash_ not in known}
    return set(held.values())


def known_among(hashes: list[str], connection: sa.Connection) -> set[str]:
    return set(connection.execute(KNOWN, {"hashed": hashes}).scalars())


def batched(things: Iterable[str], most: int) -> Iterator[list[str]]:
    several = list(things)
    return (several[i : i + most] for i in range(0, len(several), most))


def rename(store: Store, person: Person, name: str) -> Awaitable[None]:
    cleaned = clean_name(name)

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.update(people).where(people.c.id == person.id).values(name=cleaned))

    return store.write(deed)


# other devices


def offer_return(store: Store, person: Person) -> tuple[str, Awaitable[None]]:
    """The secret of a new link of return; an older link ends."""
    secret = new_secret()

    def deed(connection: sa.Connection) -> None:
        set_return(connection, person, secret)

    return secret, store.write(deed)


def set_return(connection: sa.Connection, person: Person, secret: str) -> None:
    connection.execute(sa.update(people).where(people.c.id == person.id).values(secret=hashed(secret)))


def come_back(store: Store, secret: str, at: int) -> Awaitable[tuple[Person, str] | None]:
    """Who has that link of return, and the secret of their new device; None if nobody has."""
    fresh = new_secret()

    def deed(connection: sa.Connection) -> tuple[Person, str] | None:
        query = sa.select(people.c.id, people.c.name).where(people.c.secret == hashed(secret[: LONGEST_SECRET + 1]))
        row = connection.execute(query).first()
        if row is None:
            return None
        person = Person(*row)
        add_device(connection, person, fresh, at)
        return person, fresh

    return store.write(deed)


def log_out(store: Store, secret: str) -> Awaitable[None]:
    """This device is nobody's."""

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.delete(devices).where(devices.c.secret == hashed(secret)))

    return store.write(deed)


def renew(store: Store, person: Person, at: int) -> tuple[str, Awaitable[None]]:
    """A new secret for this device; every other device and the link of return are strangers from now on."""
    fresh = new_secret()

    def deed(connection: sa.Connection) -> None:
        connection.execute(sa.delete(devices).where(devices.c.person == person.id))
        set_return(connection, person, new_secret())
        add_device(connection, person, fresh, at)

    return fresh, store.write(deed)


def forget(connection: sa.Connection, person: Person) -> None:
    """Nobody has this name or these secrets any more; what was played stays, by somebody."""
    connection.execute(sa.delete(devices).where(devices.c.person == person.id))
    set_return(connection, person, new_secret())
    connection.execute(sa.update(people).where(people.c.id == person.id).values(name=SOMEBODY))
    for named in (chairs, chat, players):
        connection.execute(sa.update(named).where(named.c.person == person.id).values(name=SOMEBODY))
    connection.execute(sa.delete(records).where(records.c.owner == person.id))  # brought, and nobody else saw them
