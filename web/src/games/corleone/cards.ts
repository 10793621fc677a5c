// Cards of Corleone's Empire: how a hand is sorted, what it is worth, how many of it must go at the Tribute.

import type { IconName } from "../../ui/icons";
import type { CorleoneView } from "../../wire";
import type { Edition } from "./edition";

export const GROUPS = ["money", "goods", "jobs", "allies"] as const;
export type Group = (typeof GROUPS)[number];

const GOODS: Record<string, IconName> = { gun: "gun", "blood-money": "blood", booze: "booze", narcotics: "narc" };
const FIGURES: Record<string, IconName> = {
  don: "don",
  consigliere: "consig",
  heir: "heir",
  thug: "thug",
  mayor: "mayor",
  "union-boss": "union",
  "police-chief": "chief",
};

export function figureIcon(rank: string): IconName {
  return FIGURES[rank] ?? "thug";
}

export function goodIcon(good: string): IconName {
  return GOODS[good] ?? "narc";
}

export function groupOf(edition: Edition, card: string): Group {
  if (card.startsWith("$")) return "money";
  if (card in GOODS) return "goods";
  return edition.allies.has(card) ? "allies" : "jobs";
}

export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (card.startsWith("$") ? Number(card.slice(1)) : 0), 0);
}

export interface Pile {
  card: string;
  count: number;
}

/** Equal cards together, in the order in which they come. */
export function piled(cards: readonly string[]): Pile[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

const COLOURS = ["grey", "yellow", "green", "blue"];

/** A hand by groups: money by value, goods by kind, jobs by colour. Empty groups are left out. */
export function sorted(edition: Edition, hand: readonly string[]): [Group, string[]][] {
  const goods = Object.keys(GOODS);
  const order: Record<Group, (card: string) => number> = {
    money: (card) => worth([card]),
    goods: (card) => goods.indexOf(card),
    jobs: (card) => COLOURS.indexOf(edition.jobs.get(card)?.colour ?? ""),
    allies: (card) => edition.allies.get(card)?.act ?? 0,
  };
  return GROUPS.map((group): [Group, string[]] => {
    const mine = hand.filter((card) => groupOf(edition, card) === group);
    return [group, mine.sort((one, two) => order[group](one) - order[group](two) || one.localeCompare(two))];
  }).filter(([, cards]) => cards.length > 0);
}

/** How many cards may be held at the Tribute of this act: the table's own limits, else what is printed; and for a seat,
 *  what cards have added to it. */
export function handLimit(edition: Edition, view: CorleoneView, seat: number | null): number {
  const agreed = view.options["hand_limits"];
  const own = typeof agreed === "string" ? Number(agreed.split("-")[view.act - 1]) : NaN;
  const limit = Number.isNaN(own) ? (edition.printed.act[view.act - 1]?.hand_limit ?? 0) : own;
  return limit + (seat === null ? 0 : (view.seats[seat]?.more_cards ?? 0));
}

/** How many cards would have to go if the Tribute were now; allies that were played come back first. */
export function toDiscard(edition: Edition, view: CorleoneView, seat: number): number {
  const mine = view.seats[seat];
  return mine ? Math.max(0, mine.hand + mine.played.length - handLimit(edition, view, seat)) : 0;
}
