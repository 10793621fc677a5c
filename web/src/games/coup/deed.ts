// What is under way, as the view tells it: who acts, against whom, who blocks and who doubts. No rule of Coup.

import type { CoupView, Fact, Step } from "../../wire";

export type Stroke = "deed" | "block" | "challenge" | "bomb";

/** One seat does something to another. */
export interface Arrow {
  from: number;
  to: number;
  stroke: Stroke;
}

export interface Deed {
  seat: number;
  word: string;
  target: number | null;
}

/** The action of this turn, once it is declared. */
export function deedOf(view: CoupView): Deed | null {
  const turn = frame(view, "Turn");
  const [seat, isSpent] = turn?.facts ?? [];
  if (view.over || seat === undefined || !isSpent || view.declared === null) return null;
  const aimed = /\bP(\d{1,2})$/.exec(view.declared);
  return { seat, word: view.declared, target: aimed ? Number(aimed[1]) : null };
}

export interface Bomb {
  holder: number;
  from: number;
  to: number;
}

/** The bomb that lies before somebody, and the way it is to go or came: who handed it over is told by a fact. */
export function bombOf(view: CoupView, facts: readonly Fact[]): Bomb | null {
  const [payer, holder, , heir] = frame(view, "Bomb")?.facts ?? [];
  if (!isSeat(payer) || !isSeat(holder)) return null;
  if (isSeat(heir)) return { holder, from: holder, to: heir };
  const giver = facts.findLast((fact) => fact.what === "handed" && fact.args["target"] === holder)?.args["seat"];
  return { holder, from: typeof giver === "number" ? giver : payer, to: holder };
}

/** Everything that goes from one seat to another, in the order in which it came about. */
export function arrowsOf(view: CoupView, facts: readonly Fact[]): Arrow[] {
  const found: Arrow[] = [];
  const add = (stroke: Stroke, from: number | undefined, to: number | undefined) => {
    if (isSeat(from) && isSeat(to)) found.push({ from, to, stroke });
  };
  const deed = deedOf(view);
  const bomb = bombOf(view, facts);
  if (bomb) add("bomb", bomb.from, bomb.to);
  else if (deed) add("deed", deed.seat, deed.target ?? undefined);
  const block = frame(view, "Block");
  if (block) add("block", block.facts[4], block.facts[0]);
  const doubt = frame(view, "Prove");
  if (doubt) add("challenge", doubt.facts[3], doubt.facts[0]);
  return found;
}

/** What a seat has to do with all this: the parts it plays, and whether it is the one that matters now. */
export interface Standing {
  parts: ("acting" | "target" | "blocks" | "doubts" | "bomb")[];
  isLit: boolean;
  isStruck: boolean;
}

export function standingOf(view: CoupView, facts: readonly Fact[], seat: number): Standing {
  const arrows = arrowsOf(view, facts);
  const does = (stroke: Stroke) => arrows.some((arrow) => arrow.stroke === stroke && arrow.from === seat);
  const [turn] = frame(view, "Turn")?.facts ?? [];
  const parts: Standing["parts"] = [];
  if (!view.over && turn === seat) parts.push("acting");
  if (bombOf(view, facts)?.holder === seat) parts.push("bomb");
  if (arrows.some((arrow) => arrow.stroke === "deed" && arrow.to === seat)) parts.push("target");
  if (does("block")) parts.push("blocks");
  if (does("challenge")) parts.push("doubts");
  return { parts, isLit: !view.over && lit(view, turn) === seat, isStruck: arrows.at(-1)?.to === seat };
}

/** The other who decides alone; while I decide, or several do, whose claim or turn it is about. */
function lit(view: CoupView, turn: number | undefined): number | undefined {
  const [first, ...more] = view.asked;
  return first !== undefined && more.length === 0 && first !== view.viewer ? first : (view.claim?.seat ?? turn);
}

function frame(view: CoupView, name: string): Step | undefined {
  return view.where.find((step) => step.name === name);
}

function isSeat(seat: number | undefined): seat is number {
  return seat !== undefined && seat >= 0;
}
