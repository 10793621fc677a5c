// What is printed on the board and the cards of Der Pate, as the server's edition tells it. Until it has come, nothing
// is known but what the view says, and everything here is empty.

export interface Kind {
  id: string;
  number: number;
  money: number;
}

export interface Business {
  id: string;
  money?: number; // if it does not pay what its kind does
}

export interface Event {
  id: string;
  x: string;
  car: number;
}

export interface Printed {
  family: { name: string }[];
  kind: Kind[];
  business: Business[];
  track: Record<string, unknown>;
  persons: Record<string, string>;
  event: Event[];
}

const NOTHING: Printed = { family: [], kind: [], business: [], track: {}, persons: {}, event: [] };

export function printedOn(raw: Readonly<Record<string, unknown>>): Printed {
  return { ...NOTHING, ...(raw as Partial<Printed>) };
}

// The kinds by their numbers, as they are until the edition has come.
const USUAL = ["protection", "smuggling", "bookmaking", "loans", "gambling"];

/** What a number on the board stands for, as texts and drawings call it: `kind-gambling`. */
export function kindOf(printed: Printed, number: number): string {
  return `kind-${printed.kind.find((one) => one.number === number)?.id ?? USUAL[number - 1] ?? number}`;
}

/** What a business pays. */
export function moneyOf(printed: Printed, business: string, kind: number): number {
  const own = printed.business.find((one) => one.id === business)?.money;
  return own ?? printed.kind.find((one) => one.number === kind)?.money ?? 0;
}

export interface Space {
  at: number;
  chip: string | null;
  money: number | null; // the income of this space
  favour: string | null; // what may be asked for from this space on
}

const FAVOURS = ["member", "marker", "steps", "money"]; // a space may also add none
export const CHIPS = ["wedding", "grandchild", "birthday", "cop", "judge", "senator"];

/** The spaces of a development track from its start, with what lies or stands on them. */
export function spacesOf(printed: Printed, track: string): Space[] {
  const one = (printed.track[track] ?? {}) as Record<string, unknown>;
  const income = (one["money"] ?? []) as number[];
  const favours = (one["order"] ?? []) as string[];
  const last = Number(one["spaces"] ?? Math.max(income.length - 1, favours.length));
  return Array.from({ length: last + 1 }, (_, at) => ({
    at,
    chip: CHIPS.find((chip) => at > 0 && one[chip] === at) ?? null,
    money: income[at] ?? null,
    favour: FAVOURS.find((favour) => favour === favours[at - 1]) ?? null,
  }));
}
