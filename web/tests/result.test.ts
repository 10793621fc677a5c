import { describe, expect, it } from "vitest";
import { filtersOf, lastOf, struckIn, turnsOf } from "../src/table/story";
import { type Cell, tallyOf } from "../src/table/tally";
import type { Fact, GameView } from "../src/wire";

function fact(what: string, args: Fact["args"] = {}, rule = ""): Fact {
  return { rule, what, args, text: "", private: false };
}

function values(cells: Cell[] | undefined): (number | null)[] {
  return (cells ?? []).map((cell) => (cell && "value" in cell ? cell.value : null));
}

describe("how a result came about", () => {
  it("in Coup: who lost what in which turn, the last to go first", () => {
    const seats = [
      { hand: ["duke"], coins: 4 },
      { hand: [], coins: 0 },
      { hand: [], coins: 0 },
    ];
    const told = [
      fact("turn", { seat: 0 }),
      fact("lost", { seat: 2, role: "captain" }),
      fact("turn", { seat: 1 }),
      fact("lost", { seat: 2, role: "duke" }),
      fact("eliminated", { seat: 2 }),
      fact("turn", { seat: 0 }),
      fact("lost", { seat: 1, role: "contessa" }),
      fact("left", { seat: 1 }),
    ];
    const { order, rows } = tallyOf({ court: 3, seats } as unknown as GameView, told);
    expect(order).toEqual([0, 1, 2]);
    expect(rows.map((row) => row.key)).toEqual(["tally-out", "tally-lost", "tally-lost", "tally-held", "tally-coins"]);
    expect(values(rows[0]?.cells)).toEqual([null, 3, 2]);
    expect(rows[1]?.cells[2]).toEqual({ as: "things", names: ["captain"], turn: 1 });
    expect(rows[3]?.cells).toEqual([{ as: "things", names: ["duke"] }, null, null]);
  });

  it("in Corleone's Empire: suitcase, hand, territories and colours make the fortune", () => {
    const seats = [{ fortune: [30, 5, 10] }, { fortune: [33, 10, 5] }];
    const told = [
      fact("last_card", { seat: 0, card: "$3" }),
      fact("last_card", { seat: 0, card: "gun" }),
      fact("dominates", { seat: 1, territory: "bronx" }),
      fact("dominates", { seat: 1, territory: "harlem" }),
      fact("dominates", { seat: 0, territory: "midtown" }),
      fact("most_jobs", { seat: 0, colour: "grey" }),
      fact("most_jobs", { seat: 0, colour: "blue" }),
      fact("most_jobs", { seat: 1, colour: "blue" }),
      fact("no_jobs", { colour: "green" }),
    ];
    const { order, rows } = tallyOf({ territories: [], seats } as unknown as GameView, told);
    expect(order).toEqual([1, 0]);
    const found = Object.fromEntries(rows.map((row) => [row.key + (row.colour ?? ""), values(row.cells)]));
    expect(found).toEqual({
      "tally-suitcase": [27, 33],
      "tally-hand": [3, null],
      "tally-territories": [5, 10],
      "tally-jobsgrey": [5, null],
      "tally-jobsblue": [5, 5],
      "tally-jobsgreen": [null, null],
      "tally-fortune": [45, 48],
    });
    expect(rows[2]?.note).toEqual([["midtown"], ["bronx", "harlem"]]);
  });

  it("in Der Pate: every step of the settlement, and money that went from one to another", () => {
    const seats = [
      { total: 20000, rank: 2, survived: false },
      { total: 31000, rank: 1, survived: true },
    ];
    const told = [
      fact("received", { seat: 0, amount: 9000 }, "DP-INC-01"),
      fact("received", { seat: 0, amount: 4000 }, "DP-END-03"),
      fact("received", { seat: 1, amount: 6000 }, "DP-END-04"),
      fact("paid_bank", { seat: 0, amount: 1000 }, "DP-END-05"),
      fact("paid", { seat: 0, to: 1, amount: 5000 }, "DP-END-06"),
    ];
    const { order, rows } = tallyOf({ road: [], seats } as unknown as GameView, told);
    expect(order).toEqual([1, 0]);
    const found = Object.fromEntries(rows.map((row) => [row.key, values(row.cells)]));
    expect(found["tally-cash"]).toEqual([22000, 20000]);
    expect(found["tally-debts"]).toEqual([-5000, 5000]);
    expect(found["tally-bank"]).toBeUndefined();
    expect(found["tally-total"]).toEqual([20000, 31000]);
  });

  it("of a game that everybody has left is nothing to count", () => {
    expect(tallyOf({ territories: [], seats: [{ fortune: null }] } as unknown as GameView, []).rows).toEqual([]);
  });
});

describe("the log", () => {
  const told = [
    fact("dealt", { seat: 0 }),
    fact("turn", { seat: 0 }),
    fact("declared", { seat: 0 }),
    fact("turn", { seat: 1 }),
    fact("took", { seat: 1, coins: 1 }),
    fact("stole", { seat: 2, target: 1 }),
  ];

  it("is grouped by turn", () => {
    const turns = turnsOf(told, "all", null);
    expect(turns.map((turn) => [turn.head?.n, turn.lines.map((line) => line.n)])).toEqual([[undefined, [0]], [1, [2]], [3, [4, 5]]]);
  });

  it("can be narrowed to what somebody looks for, where there is any", () => {
    expect(turnsOf(told, "claims", null).map((turn) => turn.head?.n)).toEqual([1]);
    expect(turnsOf(told, "me", 1).flatMap((turn) => turn.lines.map((line) => line.n))).toEqual([4, 5]);
    expect(filtersOf(told, null)).toEqual(["all", "claims", "money"]);
    expect(filtersOf(told.slice(0, 2), 0)).toEqual(["all", "me"]);
  });
});

describe("what the owner of a card was told", () => {
  const own = [fact("drew", { seat: 0, role: "duke" }), fact("drew_card", { seat: 0 }), fact("drew_card", { seat: 1 })];

  it("is not told again as everybody hears it", () => {
    const [turn] = turnsOf(own, "all", 0);
    expect(turn?.lines.map((line) => [line.n, line.fact.what])).toEqual([[0, "drew"], [2, "drew_card"]]);
    expect(lastOf(own.slice(0, 2), 1)[0]?.what).toBe("drew");
  });

  it("is told as everybody hears it while the hand is hidden", () => {
    const [drew, ...others] = own;
    const hidden = [{ ...(drew as Fact), private: true }, ...others];
    const [turn] = turnsOf(hidden, "all", 0, 0, true);
    expect(turn?.lines.map((line) => line.fact.what)).toEqual(["drew_card", "drew_card"]);
    expect(lastOf(hidden.slice(0, 1), 3, true)).toEqual([]);
    const robbed = [{ ...fact("taken", { victim: 0, seat: 1, card: "gun" }), private: true }];
    expect(struckIn("corleone", [fact("turn", { seat: 0 }), ...robbed], 1, 0, true)).toEqual([]);
  });

  it("is heard by everybody else as it was", () => {
    const [turn] = turnsOf(own.slice(1), "all", 1);
    expect(turn?.lines).toHaveLength(2);
  });
});

describe("what was done to me", () => {
  const told = [
    fact("turn", { seat: 1 }),
    fact("whacked", { seat: 1, figure: "P0-don", place: "harlem" }),
    fact("whacked", { seat: 1, figure: "P2-thug", place: "bar" }),
    fact("moved", { seat: 0, figure: "P0-thug", place: "bar" }),
    fact("robbed", { seat: 1, victim: 0, number: 1 }),
  ];

  it("is found among everything since my last choice", () => {
    expect(struckIn("corleone", told, 1, 0).map((one) => one.what)).toEqual(["whacked", "robbed"]);
    expect(struckIn("corleone", told, 1, 2).map((one) => one.what)).toEqual(["whacked"]);
  });

  it("is nothing before my first choice, and nothing for those who look on", () => {
    expect(struckIn("corleone", told, 0, 0)).toEqual([]);
    expect(struckIn("corleone", told, 1, null)).toEqual([]);
  });
});
