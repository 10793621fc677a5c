import { describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import type { Room } from "../src/table/room";
import { describeTable } from "../src/table/describe";
import type { CoupView, Fact, Question } from "../src/wire";

const QUESTION: Question = {
  kind: "turn",
  mode: "solo",
  actions: ["income", "coup P1"],
  rule: "COUP-TURN-01",
  fallback: "income",
  seconds: 45,
  why_not: [],
  least: null,
  most: null,
};
const VIEW: Partial<CoupView> = {
  game: "coup",
  viewer: 0,
  where: [{ kind: "turn", seat: 0, acted: false }],
  asked: [0],
  question: QUESTION,
  seats: [
    { coins: 7, cards: 1, lost: ["captain"], party: null, alive: true, hand: null },
    { coins: 1, cards: 2, lost: [], party: null, alive: true, hand: null },
    { coins: 0, cards: 0, lost: ["duke", "duke"], party: null, alive: false, hand: null },
  ],
  hand: ["contessa"],
  drawn: [],
  known: {},
  claim: null,
  court: 9,
  treasury: 42,
  reserve: 0,
};
const TOOK: Fact = { rule: "COUP-GEN-01", what: "took", args: { seat: 2, coins: 1 }, text: "P2 takes 1", private: false };

function described(facts: Fact[], isHidden = false) {
  const table = { view: VIEW, seat: 0, facts, over: false, said: [] } as unknown as Table;
  return describeTable({ table, asking: { isHidden } as Room["asking"], game: "coup", name: (seat) => ["Ada", "Bo", "Cy"][seat] ?? "" }, 3);
}

describe("the table in words", () => {
  it("has a part for what is decided, for me, for every rival clockwise, for counts and for what happened", () => {
    expect(described([TOOK]).map((part) => part.title)).toEqual([
      "What is being decided",
      "You",
      "Bo",
      "Cy",
      "Counts",
      "What happened last",
    ]);
  });

  it("says what I may do and what I hold, and of others only what everybody sees", () => {
    const [decided, me, bo, cy] = described([]).map((part) => part.lines.join(" "));
    expect(decided).toContain("Income");
    expect(decided).toContain("Bo");
    expect(me).toContain("Contessa");
    expect(me).toContain("7 coins");
    expect(bo).toContain("2 cards face down");
    expect(bo).not.toContain("Contessa");
    expect(cy).toContain("Duke ×2");
  });

  it("says nothing of a hidden hand, neither what I hold nor what I was told of it alone", () => {
    const drew: Fact = { ...TOOK, what: "drew", args: { seat: 0, role: "contessa" }, private: true };
    const said = described([drew, { ...TOOK, what: "drew_card", args: { seat: 0 } }], true).flatMap((part) => part.lines).join(" ");
    expect(said).not.toContain("Contessa");
    expect(said).toContain("7 coins");
    expect(said).toContain("draws a card");
    expect(described([drew]).flatMap((part) => part.lines).join(" ")).toContain("draws a Contessa");
  });

  it("tells the last five events and no more", () => {
    const last = described(Array.from({ length: 9 }, () => TOOK)).at(-1);
    expect(last?.lines).toHaveLength(5);
    expect(last?.lines[0]).toContain("Cy");
  });
});
