// The log as a story: which facts begin a turn, and which of them somebody looks for.

import type { Fact } from "../wire";

export type Filter = "all" | "claims" | "money" | "me";

const STARTS = new Set(["turn", "act", "round", "phase"]);
const CLAIMS = new Set(
  "declared challenged unchallenged showed conceded blocked unblocked block_fell block_stood no_block defusing handing lost".split(" "),
);
const MONEY = new Set(
  ("took paid minted refunded reserved embezzled stole settled banked laundered bid bid_total spent offered robbed taken " +
    "received contributed paid_bank waived owes redeemed total fortune").split(" "),
);

export function isStart(fact: Fact): boolean {
  return STARTS.has(fact.what);
}

/** Does a fact speak of a seat, whatever its part in it is? Seats are numbers, and so are amounts: their names tell. */
export function isOf(fact: Fact, seat: number | null): boolean {
  return seat !== null && ["seat", "target", "victim", "to", "first", "owner", "holder"].some((name) => fact.args[name] === seat);
}

export function passes(fact: Fact, filter: Filter, seat: number | null): boolean {
  if (filter === "claims") return CLAIMS.has(fact.what);
  if (filter === "money") return MONEY.has(fact.what);
  return filter === "all" || isOf(fact, seat);
}

/** The filters that would find something; one that finds nothing is not offered. */
export function filtersOf(facts: Fact[], seat: number | null): Filter[] {
  const wanted: Filter[] = ["claims", "money", "me"];
  return ["all", ...wanted.filter((filter) => facts.some((fact) => passes(fact, filter, seat)))];
}

/** What is told to everybody after its owner was told more of the same: by what everybody hears, what the owner heard. */
const ECHOES: Record<string, string[]> = {
  drew_card: ["drew", "saw"],
  returned_cards: ["returned"],
  dealt_card: ["dealt"],
  kept_cards: ["kept"],
  lost_card: ["taken"],
};

/** Does this fact only say to everybody what the one before has said to this viewer? */
export function isEcho(facts: readonly Fact[], n: number): boolean {
  const [before, fact] = [facts[n - 1], facts[n]];
  const heard = fact && ECHOES[fact.what];
  return heard !== undefined && before !== undefined && heard.includes(before.what) && before.args["seat"] === fact?.args["seat"];
}

/** Is this fact told to me? Once, as I know it; while my hand is hidden, as everybody does. */
export function isTold(facts: readonly Fact[], n: number, isHidden: boolean): boolean {
  return isHidden ? facts[n]?.private !== true : !isEcho(facts, n);
}

/** The last facts, each told once. */
export function lastOf(facts: readonly Fact[], most: number, isHidden = false): Fact[] {
  const found: Fact[] = [];
  for (let n = facts.length - 1; n >= 0 && found.length < most; n -= 1) {
    const fact = facts[n];
    if (fact && isTold(facts, n, isHidden)) found.unshift(fact);
  }
  return found;
}

/** What is done to a seat by others, by what it is called; and what everybody has waited for. */
const STRUCK: Record<string, Record<string, (args: Fact["args"], me: number) => boolean>> = {
  corleone: {
    whacked: isMine,
    moved: isMine,
    recalled: isMine,
    robbed: (args, me) => args["victim"] === me,
    taken: (args, me) => args["victim"] === me,
    unmarked: (args, me) => args["owner"] === me && args["seat"] !== me,
    turf_won: () => true,
  },
  derpate: {
    arrested: (args, me) => args["seat"] === me,
    sunk: (args, me) => args["seat"] === me,
    drowned: (args, me) => args["seat"] === me,
    eliminated: (args, me) => args["seat"] === me,
  },
};

/** A figure of mine, in the hands of somebody else. */
function isMine(args: Fact["args"], me: number): boolean {
  return String(args["figure"]).startsWith(`P${me}-`) && args["seat"] !== me;
}

/** The facts from a number on in which something was done to this seat. */
export function struckIn(game: string, facts: readonly Fact[], from: number, me: number | null, isHidden = false): Fact[] {
  if (me === null || from === 0) return [];
  const told = facts.slice(from).filter((fact) => !(isHidden && fact.private));
  return told.filter((fact) => STRUCK[game]?.[fact.what]?.(fact.args, me) ?? false);
}

export interface Told {
  n: number; // its number among all facts
  fact: Fact;
}

export interface Turn {
  head: Told | null; // what begins it; nothing for what was told before the first turn
  lines: Told[];
}

/** The facts that pass, by turn. A turn of which nothing is left is left out, unless all are wanted. */
export function turnsOf(facts: Fact[], filter: Filter, seat: number | null, first = 0, isHidden = false): Turn[] {
  const turns: Turn[] = [{ head: null, lines: [] }];
  facts.slice(first).forEach((fact, i) => {
    if (!isTold(facts, first + i, isHidden)) return;
    const told = { n: first + i, fact };
    if (isStart(fact)) turns.push({ head: told, lines: [] });
    else if (passes(fact, filter, seat)) turns.at(-1)?.lines.push(told);
  });
  return turns.filter((turn) => turn.lines.length > 0 || (turn.head !== null && filter === "all"));
}
