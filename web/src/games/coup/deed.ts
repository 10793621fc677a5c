// What is under way, as the view tells it: who acts, against whom, who blocks and who doubts. No rule of Coup.

import type { CoupStep, CoupView, Fact } from "../../wire";

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
  const turn = step(view, "turn");
  if (view.over || !turn?.acted || view.declared === null) return null;
  const aimed = /\bP(\d{1,2})$/.exec(view.declared);
  return { seat: turn.seat, word: view.declared, target: aimed ? Number(aimed[1]) : null };
}

export interface Bomb {
  holder: number;
  from: number;
  to: number;
}

/** The bomb that lies before somebody, and the way it is to go or came: who handed it over is told by a fact. */
export function bombOf(view: CoupView, facts: readonly Fact[]): Bomb | null {
  const bomb = step(view, "bomb");
  if (!bomb) return null;
  const { payer, holder, heir } = bomb;
  if (heir !== null) return { holder, from: holder, to: heir };
  const giver = facts.findLast((fact) => fact.what === "handed" && fact.args["target"] === holder)?.args["seat"];
  return { holder, from: typeof giver === "number" ? giver : payer, to: holder };
}

/** Everything that goes from one seat to another, in the order in which it came about. */
export function arrowsOf(view: CoupView, facts: readonly Fact[]): Arrow[] {
  const found: Arrow[] = [];
  const add = (stroke: Stroke, from: number | null, to: number | null) => {
    if (from !== null && to !== null) found.push({ from, to, stroke });
  };
  const deed = deedOf(view);
  const bomb = bombOf(view, facts);
  if (bomb) add("bomb", bomb.from, bomb.to);
  else if (deed) add("deed", deed.seat, deed.target);
  const block = step(view, "block");
  if (block) add("block", block.blocker, block.against);
  const proof = step(view, "proof");
  if (proof) add("challenge", proof.challenger, proof.seat);
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
  const turn = step(view, "turn")?.seat;
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

function step<K extends CoupStep["kind"]>(view: CoupView, kind: K): Extract<CoupStep, { kind: K }> | undefined {
  return view.where.find((one): one is Extract<CoupStep, { kind: K }> => one.kind === kind);
}
