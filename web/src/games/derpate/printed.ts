// What is printed on the board and the cards of Der Pate, as the server's edition tells it. Until it has come, nothing
// is known but what the view says, and everything here is empty.

export interface Kind {
  number: number;
  money: number;
}

export interface Event {
  id: string;
  x: string;
  car: number;
}

export interface Printed {
  family: { name: string }[];
  kind: Kind[];
  track: Record<string, unknown>;
  persons: Record<string, string>;
  event: Event[];
}

const NOTHING: Printed = { family: [], kind: [], track: {}, persons: {}, event: [] };

export function printedOn(raw: Readonly<Record<string, unknown>>): Printed {
  return { ...NOTHING, ...(raw as Partial<Printed>) };
}

export function moneyOf(printed: Printed, kind: number): number {
  return printed.kind.find((one) => one.number === kind)?.money ?? 0;
}

export interface Space {
  at: number;
  chip: string | null;
  money: number | null; // the income of this space
  favour: string | null; // what may be asked for from this space on
}

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
    favour: favours[at - 1] ?? null,
  }));
}
