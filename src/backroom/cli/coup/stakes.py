"""What an answer in Coup puts at stake: what is lost by letting a thing happen, by doubting and by bluffing."""

from __future__ import annotations

from backroom.bots.coup.reckon import CoupView, Doubted, copies, doubted
from backroom.cli.coup.counting import cards_of, face_up
from backroom.cli.coup.telling import title
from backroom.cli.grammar import capital, plural
from backroom.cli.screen import Names
from backroom.games.coup.actions import LOOT
from backroom.games.coup.steps import Action, Block, Bomb, Proof, row_of
from backroom.games.steps import innermost


def reaction_note(view: CoupView, names: Names, verb: str) -> str:
    """Pass or challenge: what either leads to."""
    claim = doubted(view)
    if claim is None:
        return let_happen(view, names)
    return let_stand(view, claim) if verb == "pass" else doubt(view, names, claim)


def let_happen(view: CoupView, names: Names) -> str:
    """What happens to the viewer, or to the others, without a block."""
    block = innermost(view.where, Block)
    if block is None:
        return "Let it happen."
    if block.verb == "assassinate":
        return "You lose a card." if len(view.hand) > 1 else "You lose your last card: you are out."
    if block.verb == "steal":
        return f"You lose {plural(loot(view), 'coin')}."
    return f"{names.start(block.against)} takes {plural(row_of(block.verb).gain, 'coin')}."


def let_stand(view: CoupView, claim: Doubted) -> str:
    if gets_bomb(view, claim):
        return "Let it stand: the bomb comes to you."
    return "Let it stand; you may still block it." if attack(view, claim) else "Let it stand."


def doubt(view: CoupView, names: Names, claim: Doubted) -> str:
    """Both ends of a challenge."""
    whom = names.start(claim.seat)
    mine = your_loss(view)
    if len(view.hand) > 1:
        mine = wrong_doubt(view, claim)
    theirs = "is out" if view.seats[claim.seat].cards == 1 or falls_twice(view) else "loses a card"
    return f"If {whom} can show {title(claim.claim)}, {mine}; if not, {whom} {theirs}."


def wrong_doubt(view: CoupView, claim: Doubted) -> str:
    """What a wrong challenge costs somebody with two cards."""
    strict = bool(view.options.get("strict_double_danger", True))
    match attack(view, claim):
        case "assassinate" if strict:
            return "you are out"  # one card for the challenge, the other for the dagger (COUP-DD-02)
        case "steal" if strict:
            return "you lose a card and can block no more"
        case _:
            return "you lose a card and get the bomb" if gets_bomb(view, claim) else "you lose a card"


def attack(view: CoupView, claim: Doubted) -> str:
    """The action against the viewer that rests on this claim and could still be blocked."""
    action = innermost(view.where, Action)
    if claim.aimed != view.viewer or innermost(view.where, Block) or action is None:
        return ""
    return action.verb if action.verb in ("assassinate", "steal") else ""


def risks_all(view: CoupView) -> bool:
    """Would it be the viewer's last card if nothing were done now against a dagger or a bomb?"""
    if view.question is None or "pass" not in view.question.actions or len(view.hand) > 1:
        return False
    claim, block = doubted(view), innermost(view.where, Block)
    if claim is None:
        return block is not None and block.verb == "assassinate"
    return gets_bomb(view, claim) or attack(view, claim) == "assassinate"


def gets_bomb(view: CoupView, claim: Doubted) -> bool:
    """Is the claim made to hand the bomb on to the viewer?"""
    return innermost(view.where, Bomb) is not None and claim.aimed == view.viewer


def falls_twice(view: CoupView) -> bool:
    """Would a claim that fails now cost both cards: a Contessa against the dagger or the bomb?"""
    block = innermost(view.where, Block)
    return innermost(view.where, Bomb) is not None or (block is not None and block.verb == "assassinate")


def block_note(view: CoupView, role: str) -> str:
    if role in view.hand:
        return "You have it."
    block = innermost(view.where, Block)
    loss = "you are out" if falls_twice(view) else your_loss(view)
    if block is not None and block.verb == "steal" and len(view.hand) > 1:
        loss += f" and {plural(loot(view), 'coin')}"
    return f"{capital(bluff(view, role))}: caught, {loss}."


def bluff(view: CoupView, role: str) -> str:
    """What it is to claim a character that one does not hold. The rules permit also a lie that deceives nobody."""
    if not face_up(view, role):
        return "a bluff"
    return f"a lie that everybody can see (all {copies(view)} {cards_of(role)} lie face up)"


def loot(view: CoupView) -> int:
    """What a thief would get from the viewer."""
    return min(LOOT, view.seats[view.viewer or 0].coins)


def proof_note(view: CoupView, names: Names, verb: str, noun: str) -> str:
    """Show or concede: who loses what."""
    if verb == "concede":
        return f"{capital('you are out' if falls_twice(view) else your_loss(view))}, and the claim fails."
    cards = "all your cards" if verb == "show all" else title(noun)
    proof = innermost(view.where, Proof)
    if proof is None:
        return ""
    challenger = proof.challenger
    fate = "is out" if view.seats[challenger].cards == 1 or dies_doubting(view, challenger) else "loses a card"
    return f"{names.start(challenger)} {fate}; you put {cards} back and draw anew."


def dies_doubting(view: CoupView, challenger: int) -> bool:
    """Has the target of an assassination challenged the assassin, and may not block any more?"""
    action = innermost(view.where, Action)
    if action is None or innermost(view.where, Block) or not view.options.get("strict_double_danger", True):
        return False
    return action.verb == "assassinate" and action.target == challenger


def your_loss(view: CoupView) -> str:
    return "you lose a card" if len(view.hand) > 1 else "you are out"
