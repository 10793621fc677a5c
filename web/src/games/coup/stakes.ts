// What a choice is about, in the words of its own text: whom a claim would strike, what passing lets happen, and whether
// what I would claim is true. Nothing is judged here; the texts say it.

import type { CoupView } from "../../wire";
import { deedOf } from "./deed";

/** The character that a word speaks of. Blocks name theirs themselves. */
const CLAIMED: Record<string, string> = { tax: "duke", assassinate: "assassin", steal: "captain", examine: "inquisitor" };
const NO_DUKE = "embezzle";

/** Who exchanges cards in this game. */
function envoyOf(view: CoupView): string {
  return view.options["inquisitor"] ? "inquisitor" : "ambassador";
}

/** What happens if this question is passed; for a card to be lost, what took it. */
function stakeOf(view: CoupView): string {
  const deed = deedOf(view);
  const verb = deed?.word.split(" ")[0] ?? "";
  if (!deed || !view.question) return "nothing";
  // A deed that struck is done; one that was challenged, or whose block was, is still under way.
  const isStruck = deed.target === view.viewer && !view.where.some((step) => step.kind === "action");
  if (view.question.kind === "lose") return isStruck ? verb : "nothing";
  if (view.question.kind === "block") return verb;
  if (view.question.kind !== "challenge") return "nothing";
  if (view.claim && view.claim.seat !== deed.seat) return deed.seat === view.viewer ? "mine-stopped" : "block-stands";
  return deed.target === view.viewer ? `${verb}-later` : "goes-on";
}

/** What being wrong may cost me now: a card, a card and the block, both cards, or my last one. */
function dangerOf(view: CoupView, stake: string): string {
  if (view.hand.length === 1) return "out";
  const isStrict = view.options["strict_double_danger"] !== false; // who challenges in vain may not block any more
  if (stake === "assassinate" || (isStrict && stake === "assassinate-later")) return "both";
  return isStrict && stake === "steal-later" ? "unblocked" : "one";
}

export function contextOf(view: CoupView): Record<string, string | number> {
  const deed = deedOf(view);
  const stake = stakeOf(view);
  const doubter = view.claim?.challenger ?? null;
  const mine = view.viewer === null ? undefined : view.seats[view.viewer];
  return {
    envoy: envoyOf(view),
    stake,
    danger: dangerOf(view, stake),
    held: view.hand.length,
    surplus: Math.max(1, view.hand.length - (mine?.cards ?? 0)), // what I hold beyond my own cards goes back
    coins: mine?.coins ?? 0,
    ...(deed && { actor: `P${deed.seat}` }),
    ...(doubter !== null && { doubter: `P${doubter}` }),
  };
}

/** Is what a word claims true? Null for a word that claims nothing. */
export function isTrue(view: CoupView, word: string): boolean | null {
  const [verb = "", noun = ""] = word.split(" ");
  if (verb === NO_DUKE) return !view.hand.includes("duke");
  const role = verb === "exchange" ? envoyOf(view) : verb === "block" ? noun : CLAIMED[verb];
  return role ? view.hand.includes(role) : null;
}
