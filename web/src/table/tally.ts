// How a result came about, in rows: taken from the last view and from what was told on the way. Nothing is counted that
// the server has not said.

import type { CorleoneView, CoupView, DerPateView, Fact, GameView } from "../wire";

export type Cell =
  | { as: "money" | "number" | "place" | "turn"; value: number }
  | { as: "things"; names: string[]; turn?: number }
  | { as: "text"; key: string }
  | null;

export interface Row {
  key: string; // of its label
  rule: string;
  cells: Cell[]; // by seat
  colour?: string;
  note?: string[][]; // things behind a number, by seat
  isSum?: boolean;
}

export interface Tally {
  order: number[]; // seats, the best first
  rows: Row[];
}

export function tallyOf(view: GameView, facts: Fact[]): Tally {
  if ("court" in view) return ofCoup(view, facts);
  return "territories" in view ? ofCorleone(view, facts) : ofDerPate(view, facts);
}

function money(value: number): Cell {
  return value === 0 ? null : { as: "money", value };
}

/** What one seat was told of in facts of a kind. */
function of(facts: Fact[], what: string, seat: number, name: string): string[] {
  return facts.filter((fact) => fact.what === what && fact.args["seat"] === seat).map((fact) => String(fact.args[name]));
}

function sorted(seats: number, better: (a: number, b: number) => number): number[] {
  return Array.from({ length: seats }, (_, i) => i).sort(better);
}

// Coup: who lost what, and when.

interface Loss {
  seat: number;
  role: string;
  turn: number;
}

function ofCoup(view: CoupView, facts: Fact[]): Tally {
  const losses: Loss[] = [];
  const gone = new Map<number, number>(); // the turn in which a seat went out, in that order
  let turn = 0;
  for (const fact of facts) {
    const seat = Number(fact.args["seat"]);
    if (fact.what === "turn") turn += 1;
    if (fact.what === "lost") losses.push({ seat, role: String(fact.args["role"]), turn });
    if ((fact.what === "eliminated" || fact.what === "left") && !gone.has(seat)) gone.set(seat, turn);
  }
  const stayed = (seat: number): number => (gone.has(seat) ? [...gone.keys()].indexOf(seat) : gone.size);
  const lost = view.seats.map((_, seat) => losses.filter((loss) => loss.seat === seat));
  const most = Math.max(0, ...lost.map((own) => own.length));
  const rows: Row[] = [
    {
      key: "tally-out",
      rule: "COUP-ELIM-01",
      cells: view.seats.map((_, seat) => (gone.has(seat) ? { as: "turn", value: gone.get(seat) ?? 0 } : { as: "text", key: "over-alive" })),
    },
    ...Array.from({ length: most }, (_, i) => ({
      key: "tally-lost",
      rule: "COUP-INFL-02",
      cells: lost.map((own): Cell => (own[i] ? { as: "things", names: [own[i].role], turn: own[i].turn } : null)),
    })),
    { key: "tally-held", rule: "COUP-INFL-01", cells: view.seats.map((seat) => (seat.hand?.length ? { as: "things", names: seat.hand } : null)) },
    { key: "tally-coins", rule: "", cells: view.seats.map((seat) => ({ as: "number", value: seat.coins })) },
  ];
  return { order: sorted(view.seats.length, (a, b) => stayed(b) - stayed(a)), rows };
}

// Corleone's Empire: money, territories, jobs.

function worth(notes: string[]): number {
  return notes.reduce((sum, note) => sum + (/^\$\d+$/.test(note) ? Number(note.slice(1)) : 0), 0);
}

function ofCorleone(view: CorleoneView, facts: Fact[]): Tally {
  const fortunes = view.seats.map((seat) => seat.fortune ?? []);
  const order = sorted(fortunes.length, (a, b) => sum(fortunes[b]) - sum(fortunes[a]));
  if (fortunes.every((fortune) => fortune.length === 0)) return { order, rows: [] }; // everybody else has left
  const kept = view.seats.map((_, seat) => worth(of(facts, "last_card", seat, "card")));
  const lands = view.seats.map((_, seat) => of(facts, "dominates", seat, "territory"));
  const best = view.seats.map((_, seat) => of(facts, "most_jobs", seat, "colour"));
  const colours = [...new Set(facts.filter((fact) => /^(most|no)_jobs$/.test(fact.what)).map((fact) => String(fact.args["colour"])))];
  return {
    order,
    rows: [
      { key: "tally-suitcase", rule: "CE-END-02", cells: fortunes.map((fortune, i) => money((fortune[0] ?? 0) - (kept[i] ?? 0))) },
      { key: "tally-hand", rule: "CE-END-01", cells: kept.map(money) },
      { key: "tally-territories", rule: "CE-BONUS-01", cells: fortunes.map((fortune) => money(fortune[1] ?? 0)), note: lands },
      ...colours.map((colour) => ({
        key: "tally-jobs",
        colour,
        rule: "CE-BONUS-03",
        cells: best.map((own, i) => money(own.includes(colour) ? (fortunes[i]?.[2] ?? 0) / own.length : 0)),
      })),
      { key: "tally-fortune", rule: "CE-END-03", cells: fortunes.map((fortune) => ({ as: "money", value: sum(fortune) })), isSum: true },
    ],
  };
}

function sum(numbers: number[] | undefined): number {
  return (numbers ?? []).reduce((all, one) => all + one, 0);
}

// Der Pate: survival first, then the money with its settlement.

function ofDerPate(view: DerPateView, facts: Fact[]): Tally {
  const order = sorted(view.seats.length, (a, b) => (view.seats[a]?.rank ?? 0) - (view.seats[b]?.rank ?? 0));
  const seats = view.seats.map((_, seat) => seat);
  const by = (rule: string) => seats.map((seat) => moved(facts, rule, seat));
  const parts = [
    { key: "tally-income", rule: "DP-END-03", values: by("DP-END-03") },
    { key: "tally-businesses", rule: "DP-END-04", values: by("DP-END-04") },
    { key: "tally-fines", rule: "DP-END-05", values: by("DP-END-05") },
    { key: "tally-debts", rule: "DP-END-06", values: by("DP-END-06") },
    { key: "tally-bank", rule: "DP-END-07", values: by("DP-END-07") },
  ];
  const cash = seats.map((seat) => (view.seats[seat]?.total ?? 0) - sum(parts.map((part) => part.values[seat] ?? 0)));
  const isSettled = view.seats.some((seat) => seat.survived !== null);
  const rows: Row[] = [
    {
      key: "tally-survived",
      rule: "DP-END-01",
      cells: view.seats.map((seat) => ({ as: "text", key: seat.survived ? "tally-survived-yes" : "tally-survived-no" })),
    },
    { key: "tally-cash", rule: "", cells: cash.map(money) },
    ...parts.filter((part) => part.values.some(Boolean)).map(({ key, rule, values }) => ({ key, rule, cells: values.map(money) })),
    { key: "tally-total", rule: "DP-END-08", cells: view.seats.map((seat) => ({ as: "money", value: seat.total ?? 0 })), isSum: true },
    { key: "tally-place", rule: "DP-GAP-41", cells: view.seats.map((seat) => ({ as: "place", value: seat.rank ?? 0 })) },
  ];
  return { order, rows: isSettled ? rows : rows.slice(-2) };
}

/** What came to a seat under a rule, less what it paid. */
function moved(facts: Fact[], rule: string, seat: number): number {
  return facts
    .filter((fact) => fact.rule === rule && typeof fact.args["amount"] === "number")
    .reduce((all, { what, args }) => {
      const amount = Number(args["amount"]);
      if (what === "received") return all + (args["seat"] === seat ? amount : 0);
      return all - (args["seat"] === seat ? amount : 0) + (args["to"] === seat ? amount : 0);
    }, 0);
}
