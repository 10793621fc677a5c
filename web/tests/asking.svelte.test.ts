import { describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import { Asking } from "../src/table/asking.svelte";
import { keyOf } from "../src/table/keyboard";
import type { Question } from "../src/wire";

const BID = ["bid $1", "bid $5", "done"];

function asked(game: string, kind: string, mode: string, actions: string[], suitcase: string[] = [], sent: object | null = null) {
  const said: string[][] = [];
  const most = suitcase.length || null;
  const least = actions.includes("done") ? 0 : null;
  const question: Question = { kind, mode, actions, rule: "R-01", fallback: "done", seconds: 60, why_not: [], least, most };
  const table = {
    question,
    view: { suitcase, asked: [] },
    said: [],
    sent,
    phase: "open",
    decision: 1,
    mayUndo: false,
    say: (words: string[]) => said.push(words),
  };
  const asking = new Asking(table as unknown as Table, game);
  asking.isReady = true;
  return { asking, said };
}

describe("a question", () => {
  it("is answered at once where one word answers it", () => {
    const { asking, said } = asked("coup", "turn", "solo", ["income", "tax"]);
    asking.choose("tax");
    asking.choose("coup P1");
    expect(said).toEqual([["tax"]]);
  });

  it("is not answered by a finger that was on its way to the one before", () => {
    const { asking, said } = asked("coup", "turn", "solo", ["income"]);
    asking.isReady = false;
    asking.choose("income");
    expect(said).toEqual([]);
    expect(asking.isTooSoon, "and it is said so").toBe(true);
    asking.isReady = true;
    asking.choose("income");
    expect([said, asking.isTooSoon]).toEqual([[["income"]], false]);
  });

  it("is not answered again while an answer is on its way", () => {
    const sent = { seat: 0, decision: 1, words: ["done"] };
    const bid = asked("corleone", "bid", "sealed", BID, ["$1"], sent);
    const turn = asked("coup", "turn", "solo", ["income"], [], sent);
    expect(bid.asking.send()).toBe(false);
    turn.asking.choose("income");
    expect([...bid.said, ...turn.said]).toEqual([]);
  });

  it("is answered by the digit of a choice", () => {
    const { asking, said } = asked("coup", "turn", "solo", ["income", "tax"]);
    expect(asking.press(2)).toBe(true);
    expect(asking.press(3)).toBe(false);
    expect(said).toEqual([["tax"]]);
  });

  it("of several words is put together, mended and sent as a whole", () => {
    const { asking, said } = asked("corleone", "bid", "sealed", BID, ["$1", "$1", "$5"]);
    for (const word of ["bid $1", "bid $5", "bid $1"]) asking.choose(word);
    expect(asking.draft).toEqual(["bid $1", "bid $5", "bid $1"]);
    expect(asking.left("bid $1")).toBe(0);
    expect(asking.back()).toBe(true);
    expect(asking.send()).toBe(true);
    expect(said).toEqual([["bid $1", "bid $5"]]);
  });

  it("never holds more notes than there are: one press more takes them out", () => {
    const { asking } = asked("corleone", "bid", "sealed", BID, ["$1"]);
    asking.choose("bid $1");
    asking.choose("bid $1");
    expect(asking.draft).toEqual([]);
  });

  it("may be answered with nothing where that ends the list", () => {
    const { asking, said } = asked("corleone", "bid", "sealed", BID, ["$1"]);
    asking.send();
    expect(said).toEqual([["done"]]);
    expect(asked("corleone", "tribute", "sealed", ["discard gun"]).asking.send()).toBe(false);
  });

  it("says how many words it still needs, and takes no more than it may have", () => {
    const { asking } = asked("corleone", "tribute", "sealed", ["discard gun"]);
    expect(asking.missing).toBe(1);
    expect(asking.isSendable).toBe(false);
    const bid = asked("corleone", "bid", "sealed", BID, ["$1"]).asking;
    bid.choose("bid $1");
    expect(bid.left("bid $5")).toBeLessThanOrEqual(0);
  });

  it("of one sealed word takes the last that was chosen", () => {
    const { asking, said } = asked("coup", "draft", "sealed", ["draft duke", "draft captain"]);
    asking.choose("draft duke");
    asking.choose("draft captain");
    asking.send();
    expect(said).toEqual([["draft captain"]]);
  });
});

describe("a key", () => {
  it("is the same on a keyboard of another script", () => {
    expect(keyOf({ key: "A", code: "KeyA" })).toBe("a");
    expect(keyOf({ key: "ش", code: "KeyA" })).toBe("a");
    expect(keyOf({ key: "۱", code: "Digit1" })).toBe("1");
    expect(keyOf({ key: "؟", code: "Slash" })).toBe("?");
    expect(keyOf({ key: "Escape", code: "Escape" })).toBe("Escape");
  });
});
