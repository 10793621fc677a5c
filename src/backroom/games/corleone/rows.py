"""An edition as typed rows: what is printed on every card, tile, business and space.

`edition.py` reads and checks the file that an owner of the game may edit and makes these rows of it, once. The rules
read rows only, so a new card is a row of data.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

# What an effect does (CE-DO-01..CE-DO-16).
DO_ICON: Final = 0
DO_GOODS: Final = 1
DO_MONEY_PER: Final = 2
DO_DRAW_JOBS: Final = 3
DO_SHAKEDOWN: Final = 4
DO_WHACK: Final = 5
DO_MOVE: Final = 6
DO_RECALL: Final = 7
DO_TAKE: Final = 8
DO_OFFER: Final = 9
DO_MARKER: Final = 10
DO_INFLUENCE: Final = 11
DO_PROTECT: Final = 12
DO_HAND_LIMIT: Final = 13
DO_NEUTRAL: Final = 14
DO_AGAIN: Final = 15
DOES: Final[tuple[str, ...]] = (
    "icon",
    "goods",
    "money-per",
    "draw-jobs",
    "shakedown",
    "whack",
    "move",
    "recall",
    "take",
    "offer",
    "marker",
    "influence",
    "protect",
    "hand-limit",
    "neutral",
    "again",
)

# The words of the parameters; a row holds the index, and the numbers below each are those that somebody asks for.
PER: Final[tuple[str, ...]] = ("controlled-territory", "river-figure", "board-figure", "completed-job")
FROM: Final[tuple[str, ...]] = ("deck", "discard", "public")
FROM_DISCARD: Final = 1
SIDE: Final[tuple[str, ...]] = ("front", "back")
BACK_SIDE: Final = 1
OF: Final[tuple[str, ...]] = ("business", "territory", "space")
OF_BUSINESS: Final = 0
OF_TERRITORY: Final = 1
WHERE: Final[tuple[str, ...]] = ("board", "one-territory", "presence", "own-control", "chief")
BOARD: Final = 0
ONE_TERRITORY: Final = 1
PRESENCE: Final = 2
OWN_CONTROL: Final = 3
CHIEF: Final = 4
KIND: Final[tuple[str, ...]] = ("thug", "member", "family", "neutral", "any")
THUGS: Final = 0
MEMBERS: Final = 1
NEUTRAL_ONES: Final = 3
OWNER: Final[tuple[str, ...]] = ("rival", "own", "not-own", "any")
RIVAL: Final = 0
OWN: Final = 1
NOT_OWN: Final = 2
WORK: Final[tuple[str, ...]] = ("none", "actor")
WORKS: Final = 1
ZONE: Final[tuple[str, ...]] = ("hand", "suitcase")
SUITCASE_ZONE: Final = 1
VICTIM: Final[tuple[str, ...]] = ("one-rival", "each-rival", "victim")
ONE_RIVAL: Final = 0
EACH_RIVAL: Final = 1
OF_VICTIM: Final = 2
WHAT: Final[tuple[str, ...]] = ("card", "money", "good", "job", "ally")
ANY_CARD: Final = 0
ANY_MONEY: Final = 1
ANY_GOOD: Final = 2
ANY_JOB: Final = 3
PICK: Final[tuple[str, ...]] = ("random", "victim", "look")
BY_LOT: Final = 0
BY_LOSER: Final = 1
BY_LOOK: Final = 2
GOES_TO: Final[tuple[str, ...]] = ("hand", "suitcase", "supply")
TO_SUITCASE: Final = 1
TO_SUPPLY: Final = 2
MODE: Final[tuple[str, ...]] = ("add", "remove", "raise")
ADD: Final = 0
REMOVE: Final = 1
FORCE: Final[tuple[str, ...]] = ("own", "neutral")
FIGURE: Final[tuple[str, ...]] = ("mayor", "union-boss", "police-chief")
AGAIN: Final[tuple[str, ...]] = ("any", "thug", "member", "job", "ally")
ANY_ACTION: Final = 0
A_THUG: Final = 1
A_MEMBER: Final = 2
A_JOB: Final = 3
AN_ALLY: Final = 4


@mypyc_attr(acyclic=True)
class Effect:
    """One entry of an `effects` list: a verb and its parameters. Parameters that the verb does not have are 0."""

    def __init__(self, do: int) -> None:
        self.do = do
        self.icons = 0  # icon: packed, `times` times
        self.choose = 0  # goods: mask of cards 4 to 6
        self.count = 0  # goods, shakedown, whack, move, recall, take
        self.value = 0  # money-per: the money card, 0 to 3
        self.per = 0  # money-per: PER
        self.most = 0  # money-per: at most so many
        self.source = 0  # draw-jobs: FROM; take: VICTIM
        self.keep = 0  # draw-jobs
        self.look = 0  # draw-jobs from the deck
        self.side = 0  # shakedown: SIDE; influence: FORCE
        self.of = 0  # shakedown: OF
        self.where = 0  # WHERE
        self.kind = 0  # whack, move, recall: KIND; again: AGAIN
        self.owner = 0  # whack, move: OWNER
        self.distinct = False  # whack: no two of one owner
        self.each_rival = False  # whack
        self.up_to = False  # whack, move: fewer will do
        self.work = 0  # move: WORK
        self.zone = 0  # take: ZONE
        self.what = 0  # take: WHAT
        self.pick = 0  # take: PICK
        self.to = 0  # take: GOES_TO
        self.mode = 0  # marker: MODE
        self.amount = 0  # influence, hand-limit
        self.figure = 0  # neutral: FIGURE


@mypyc_attr(acyclic=True)
class Business:
    """A printed business or a tile: what its front and its back give, as packed icons."""

    def __init__(self, key: str, name: str, sort: int, territory: int, front: int, back: int) -> None:
        self.key: Final = key
        self.name: Final = name
        self.sort: Final = sort  # PRINTED, BLUE, RED
        self.territory: Final = territory  # of a printed one; -1 for a tile
        self.front: Final = front
        self.back: Final = back


@mypyc_attr(acyclic=True)
class Space:
    """A family-member space and the areas it touches (0 to 6 are territories, 7 is Central Park)."""

    def __init__(self, key: str, name: str, areas: list[int], least: int) -> None:
        self.key: Final = key
        self.name: Final = name
        self.areas: Final = areas
        self.least: Final = least  # 3: closed with two players
        self.territories: Final = sum([1 << area for area in areas if area < 7])  # as a mask


@mypyc_attr(acyclic=True)
class Job:
    """A job: its cost by good, the money cards it pays, and its ability."""

    def __init__(
        self, key: str, name: str, colour: int, cost: list[int], money: list[int], effects: list[Effect], text: str
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.colour: Final = colour
        self.cost: Final = cost  # how many of gun, blood money, booze, narcotics
        self.money: Final = money  # money cards, 0 to 3
        self.effects: Final = effects
        self.text: Final = text


@mypyc_attr(acyclic=True)
class Ally:
    """An ally: the act it is offered in (0 to 2) and its ability."""

    def __init__(self, key: str, name: str, act: int, effects: list[Effect], text: str) -> None:
        self.key: Final = key
        self.name: Final = name
        self.act: Final = act
        self.effects: Final = effects
        self.text: Final = text


@mypyc_attr(acyclic=True)
class Act:
    """CE-ACT-04: one line of the act track."""

    def __init__(self, title: str, tile: int, member: int, bribery: bool, limit: int) -> None:
        self.title: Final = title
        self.tile: Final = tile  # BLUE or RED
        self.member: Final = member  # the rank that joins: DON, CONSIGLIERE, HEIR; -1 for none
        self.bribery: Final = bribery
        self.limit: Final = limit


@mypyc_attr(acyclic=True)
class Count:
    """The set-up for one number of players."""

    def __init__(self, thugs: int, public_jobs: int, allies: int, tiles: list[int]) -> None:
        self.thugs: Final = thugs
        self.public_jobs: Final = public_jobs
        self.allies: Final = allies
        self.tiles: Final = tiles  # the territories that get a blue tile at setup


@mypyc_attr(acyclic=True)
class Edition:
    """A whole edition. Made once, shared by every game that is played with it, never changed."""

    def __init__(self) -> None:
        self.key = ""
        self.title = ""
        self.version = ""
        self.digest = ""  # a hash of the file's contents; records pin it
        self.money: list[int] = []  # cards of $1, $2, $3, $5
        self.goods: list[int] = []  # cards of each good
        self.start_money: list[int] = []  # money cards of the starting hand, 0 to 3
        self.start_jobs = 0
        self.territory_bonus = 0
        self.colour_bonus = 0
        self.acts: list[Act] = []
        self.counts: list[Count] = []  # for 2, 3, 4, 5 players
        self.families: list[str] = []  # names, in the order of the seats
        self.territory_keys: list[str] = []
        self.territory_names: list[str] = []
        self.park_key = ""
        self.park_name = ""
        self.park_back = 0
        self.businesses: list[Business] = []  # the printed ones first, in the order of the territories; then the tiles
        self.spaces: list[Space] = []
        self.jobs: list[Job] = []
        self.allies: list[Ally] = []
        self.printed: dict[str, Any] = {}  # the file as it was read, for whoever draws it
