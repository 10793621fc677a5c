import { describe, expect, it } from "vitest";
import { APART, EACH, flightsOf, LATEST, plan } from "../src/table/motion";

const fact = (what: string, args: Record<string, number | string>) => ({ rule: "R", what, args, text: "", private: false });

describe("what moves", () => {
  it("begins at once where nothing else moves, one after the other", () => {
    expect(plan(3, 1000, 0)).toEqual({ starts: [1000, 1000 + APART, 1000 + 2 * APART], rest: 0, busy: 1000 + 3 * APART });
  });

  it("waits for what moves already", () => {
    expect(plan(1, 1000, 1200).starts).toEqual([1200]);
  });

  it("is never shown later than a second and a half after it happened", () => {
    const { starts, rest } = plan(40, 0, 0);
    expect(starts.length + rest).toBe(40);
    expect(Math.max(...starts) + EACH).toBeLessThanOrEqual(LATEST);
    expect(plan(5, 0, LATEST).rest).toBe(5);
  });

  it("goes from mark to mark as the fact says", () => {
    expect(flightsOf("coup", fact("stole", { seat: 0, target: 2, coins: 2 }))).toEqual([
      { thing: "coin", from: "seat-2", to: "seat-0", count: 2 },
    ]);
    expect(flightsOf("corleone", fact("whacked", { seat: 1, figure: "P0-thug", place: "hell-gate" }))).toEqual([
      { thing: "figure", from: "space-hell-gate", to: "river", count: 1 },
    ]);
    expect(flightsOf("coup", fact("challenged", { seat: 0, target: 1, claim: "duke" }))).toEqual([]);
    expect(flightsOf("no-such-game", fact("took", { seat: 0 }))).toEqual([]);
  });

  it("is the same whatever the card is", () => {
    const cards = ["duke", "contessa"].map((role) => flightsOf("coup", fact("lost", { seat: 1, role })));
    expect(cards[0]).toEqual(cards[1]);
  });
});
