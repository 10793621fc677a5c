"""The frames of Corleone's Empire as steps, for views, and steps as frames, for guesses."""

from __future__ import annotations

from backroom.games.corleone import steps
from backroom.games.corleone import words as w
from backroom.games.corleone.acts import Acts, EntrActe, NewAllies, OpenTile, PublicJobs
from backroom.games.corleone.choosing import PickGoods, PickJobs, Shakedown
from backroom.games.corleone.control import Influence, Lift, Marker
from backroom.games.corleone.draw import DrawJobs
from backroom.games.corleone.figures import Move, Neutral, Recall, Whack
from backroom.games.corleone.icons import Icons, Sale, Swap
from backroom.games.corleone.notation import Notation, icon_names
from backroom.games.corleone.phases import Bribery, FamilyBusiness, Favours, Tribute, TurfWar
from backroom.games.corleone.setup import FirstJobs, SetUp
from backroom.games.corleone.shake import Front, Share
from backroom.games.corleone.steps import AnyStep
from backroom.games.corleone.taking import Offers, Robbery, Take
from backroom.games.corleone.turn import Ability, Completion, Done, Turn
from backroom.games.steps import Code, Stack, mask, words
from backroom.kernel.core import Frame

FRAMES: dict[type[AnyStep], type[Frame]] = {
    steps.SetUp: SetUp,
    steps.FirstJobs: FirstJobs,
    steps.Acts: Acts,
    steps.OpenTile: OpenTile,
    steps.PublicJobs: PublicJobs,
    steps.NewAllies: NewAllies,
    steps.EntrActe: EntrActe,
    steps.FamilyBusiness: FamilyBusiness,
    steps.TurfWar: TurfWar,
    steps.Bribery: Bribery,
    steps.Favours: Favours,
    steps.Tribute: Tribute,
    steps.Turn: Turn,
    steps.Done: Done,
    steps.Completion: Completion,
    steps.Ability: Ability,
    steps.Icons: Icons,
    steps.Sale: Sale,
    steps.Swap: Swap,
    steps.Front: Front,
    steps.Share: Share,
    steps.DrawJobs: DrawJobs,
    steps.Whack: Whack,
    steps.Move: Move,
    steps.Recall: Recall,
    steps.Neutral: Neutral,
    steps.Take: Take,
    steps.Robbery: Robbery,
    steps.Offers: Offers,
    steps.PickGoods: PickGoods,
    steps.PickJobs: PickJobs,
    steps.Shakedown: Shakedown,
    steps.Marker: Marker,
    steps.Lift: Lift,
    steps.Influence: Influence,
}
OWNERS = (*[f"P{seat}" for seat in range(w.MOST)], "neutral")


def stack_of(names: Notation) -> Stack[AnyStep]:
    """In the words of one edition."""
    card = Code(names.cards.__getitem__, names.card_of.__getitem__)
    place = Code(names.places.__getitem__, names.place_of.__getitem__)
    return Stack(
        FRAMES,
        {
            steps.CARD: card,
            steps.GOODS: mask(card),
            steps.PLACE: place,
            steps.PLACES: mask(place),
            steps.TERRITORY: words(names.edition.territory_keys),
            steps.NEXT: words([*names.edition.territory_keys, ""]),
            steps.FIGURE: words(w.NEUTRALS, first=w.MAYOR),
            steps.ICONS: Code(icon_names, packed),
            steps.SIDES: mask(words(OWNERS)),
        },
    )


def packed(names: list[str]) -> int:
    """Icons by their names, in one number."""
    return sum(1 << w.ICONS.index(name) * w.ICON_BITS for name in names)
