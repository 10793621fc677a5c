import { describe, expect, it } from "vitest";
import { arc, endOf } from "../src/games/coup/arc";
import { claimsOf } from "../src/games/coup/claims";
import { arrowsOf, bombOf, deedOf, standingOf } from "../src/games/coup/deed";
import { Notebook } from "../src/games/coup/notes";
import { contextOf, isTrue } from "../src/games/coup/stakes";
import { aimedAt, isAimedAt } from "../src/table/aim";
import type { CoupStep, CoupView, Fact } from "../src/wire";

const fact = (what: string, args: Fact["args"]): Fact => ({ rule: "R-01", what, args, text: "", private: false });
const believed = (seat: number, claim: string) => fact("unchallenged", { seat, claim });
const doubted = (seat: number, target: number, claim: string) => fact("challenged", { seat, target, claim });

describe("claims", () => {
  it("are counted once they have been tested, the newest first", () => {
    const claims = claimsOf([believed(1, "duke"), believed(2, "captain"), believed(1, "duke"), believed(1, "contessa")], null);
    expect(claims.get(1)?.map((one) => [one.what, one.times])).toEqual([["contessa", 1], ["duke", 2]]);
    expect(claims.get(2)?.map((one) => one.what)).toEqual(["captain"]);
    expect(claims.has(0)).toBe(false);
  });

  it("are not read out of actions: what an action claims is a rule", () => {
    expect(claimsOf([fact("declared", { seat: 1, action: "tax" }), fact("took", { seat: 1, coins: 3 })], null).size).toBe(0);
  });

  it("know the one that is tested now, before and after somebody doubts it", () => {
    const open = claimsOf([believed(1, "duke")], { seat: 1, claim: "duke", challenger: null });
    expect(open.get(1)).toEqual([{ what: "duke", times: 2, proven: 0, caught: 0, isNow: true }]);
    const challenged = claimsOf([doubted(0, 1, "duke")], { seat: 1, claim: "duke", challenger: 0 });
    expect(challenged.get(1)).toEqual([{ what: "duke", times: 1, proven: 0, caught: 0, isNow: true }]);
  });

  it("are settled once proven, while the challenger still pays for it", () => {
    const shown = [doubted(0, 1, "duke"), fact("showed", { seat: 1, role: "duke" })];
    expect(claimsOf(shown, { seat: 1, claim: "duke", challenger: 0 }).get(1)?.[0]).toMatchObject({ proven: 1, isNow: false });
  });

  it("are proven by showing and caught by giving up", () => {
    const claims = claimsOf(
      [
        doubted(0, 1, "duke"),
        fact("showed", { seat: 1, role: "duke" }),
        doubted(1, 0, "captain"),
        fact("conceded", { seat: 0, claim: "captain" }),
      ],
      null,
    );
    expect(claims.get(1)?.[0]).toMatchObject({ what: "duke", proven: 1, caught: 0 });
    expect(claims.get(0)?.[0]).toMatchObject({ what: "captain", proven: 0, caught: 1 });
  });

  it("of no Duke are proven by a whole hand, once", () => {
    const hand = ["captain", "contessa"].map((role) => fact("showed", { seat: 2, role }));
    const claims = claimsOf([doubted(0, 2, "no duke"), ...hand], null);
    expect(claims.get(2)).toEqual([{ what: "no duke", times: 1, proven: 1, caught: 0, isNow: false }]);
  });
});

const turn = (seat: number, acted = true): CoupStep => ({ kind: "turn", seat, acted });
const action = (seat: number, target: number): CoupStep => ({ kind: "action", seat, verb: "assassinate", target, stage: "block", hurt: false });
const bomb = (holder: number, stage: "asked" | "handing", heir: number | null): CoupStep => ({ kind: "bomb", payer: 1, holder, stage, heir });
const view = (some: Partial<CoupView>) => ({ over: false, asked: [], claim: null, viewer: 0, where: [], declared: null, ...some }) as unknown as CoupView;

describe("what is under way", () => {
  it("begins when the action is declared", () => {
    expect(deedOf(view({ where: [turn(1, false)], declared: "steal P2" }))).toBeNull();
    expect(deedOf(view({ where: [turn(1)], declared: "steal P2" }))).toEqual({ seat: 1, word: "steal P2", target: 2 });
    expect(deedOf(view({ where: [turn(1)], declared: "tax" }))).toMatchObject({ target: null });
  });

  it("goes from seat to seat: the deed, the block, the doubt", () => {
    const block: CoupStep = { kind: "block", against: 1, verb: "assassinate", eligible: [2], stage: "claimed", blocker: 2 };
    const proof: CoupStep = { kind: "proof", seat: 2, claim: "contessa", purpose: "block", challenger: 3, stage: "asked" };
    const where = [turn(1), action(1, 2), block, proof];
    expect(arrowsOf(view({ where, declared: "assassinate P2" }), [])).toEqual([
      { from: 1, to: 2, stroke: "deed" },
      { from: 2, to: 1, stroke: "block" },
      { from: 3, to: 2, stroke: "challenge" },
    ]);
  });

  it("shows the bomb with who holds it, on the way it came or is to go", () => {
    const held = view({ where: [turn(1), bomb(3, "asked", null)], declared: "bomb P2" });
    const handed = [fact("handed", { seat: 1, target: 2 }), fact("handed", { seat: 2, target: 3 })];
    expect(bombOf(held, handed)).toEqual({ holder: 3, from: 2, to: 3 });
    const going = view({ where: [turn(1), bomb(3, "handing", 0)], declared: "bomb P2" });
    expect(bombOf(going, handed)).toEqual({ holder: 3, from: 3, to: 0 });
  });

  it("lights who decides alone, and in a window whose claim it is", () => {
    const claimed: CoupStep = { kind: "claim", seat: 1, claim: "captain", purpose: "action", aimed: 2 };
    const where = [turn(1), action(1, 2), claimed];
    const claim = { seat: 1, claim: "captain", challenger: null };
    const window = view({ where, claim, declared: "steal P2", asked: [2, 3, 0] });
    expect(standingOf(window, [], 1)).toEqual({ parts: ["acting"], isLit: true, isStruck: false });
    expect(standingOf(window, [], 2)).toEqual({ parts: ["target"], isLit: false, isStruck: true });
    expect(standingOf(window, [], 3)).toEqual({ parts: [], isLit: false, isStruck: false });
    const loss: CoupStep = { kind: "loss", seat: 2, reason: "coup" };
    const alone = view({ where: [turn(1), loss], declared: "coup P2", asked: [2] });
    expect(standingOf(alone, [], 2).isLit).toBe(true);
    expect(standingOf(alone, [], 1).isLit).toBe(false);
  });
});

describe("words aimed at a seat", () => {
  it("name it as a whole", () => {
    expect(aimedAt(["income", "steal P1", "steal P10", "coup P1"], 1)).toEqual(["steal P1", "coup P1"]);
    expect(isAimedAt("move P1-don", 1)).toBe(false);
    expect(isAimedAt(null, 1)).toBe(false);
  });
});

describe("a line from seat to seat", () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const table = { x: 0, y: 0, width: 1000, height: 400 };
  const seats = { left: box(0, 200, 100, 80), right: box(900, 200, 100, 80), far: box(400, 0, 150, 100) };
  const all = Object.values(seats);
  const [left, right] = [endOf(seats.left, table, { x: 950, y: 240 }, all), endOf(seats.right, table, { x: 50, y: 240 }, all)];
  const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

  it("leaves a seat on the side that looks at the table", () => {
    expect(left.x).toBeGreaterThan(100);
    expect(right.x).toBeLessThan(900);
    expect(endOf(seats.far, table, { x: 50, y: 240 }, all)).toMatchObject({ y: 105, inward: { x: 0, y: 1 } });
  });

  it("leaves it upwards to the far side, if nobody sits there", () => {
    expect(endOf(seats.left, table, { x: 475, y: 50 }, all).inward).toEqual({ x: 0, y: -1 });
    expect(endOf(seats.left, table, { x: 475, y: 50 }, [...all, box(0, 100, 100, 80)]).inward).toEqual({ x: 1, y: 0 });
  });

  it("ends where its head points", () => {
    const { path, head } = arc(left, right, table);
    expect(numbers(head).slice(0, 2)).toEqual([right.x, right.y]);
    expect(numbers(path).at(-2)).toBeLessThan(right.x);
  });

  it("straight across passes above the middle", () => {
    const [, , , first = 0] = numbers(arc(left, right, table).path);
    expect(first).toBeLessThan(left.y - 100);
  });
});

describe("my notes", () => {
  it("are kept by table, writer and rival", () => {
    new Notebook("one", 0).write(2, "bluffs");
    expect(new Notebook("one", 0).of(2)).toBe("bluffs");
    expect(new Notebook("one", 1).of(2)).toBe("");
    expect(new Notebook("two", 0).of(2)).toBe("");
  });

  it("of old tables go, and an empty note is none", () => {
    new Notebook("old", null).write(1, "gone soon");
    for (let i = 0; i < 12; i += 1) new Notebook(`table ${i}`, null).write(1, "x");
    expect(new Notebook("old", null).of(1)).toBe("");
    new Notebook("table 11", null).write(1, "  ");
    expect(new Notebook("table 11", null).of(1)).toBe("");
  });
});

describe("what a choice of Coup is about", () => {
  const question = (kind: string) => ({ kind, actions: ["pass"] });
  const seen = (more: Record<string, unknown>) =>
    ({ viewer: 0, over: false, options: {}, hand: ["duke"], seats: [], where: [turn(1)], declared: "steal P0", claim: null, ...more }) as unknown as CoupView;

  it("is what passing lets happen", () => {
    const theft = { seat: 1, claim: "captain" };
    expect(contextOf(seen({ question: question("challenge"), claim: theft }))["stake"]).toBe("steal-later");
    expect(contextOf(seen({ question: question("block") }))["stake"]).toBe("steal");
    expect(contextOf(seen({ question: question("challenge"), claim: theft, viewer: 2 }))["stake"]).toBe("goes-on");
    expect(contextOf(seen({ question: question("challenge"), claim: { seat: 0, claim: "captain" }, viewer: 1 }))["stake"]).toBe("mine-stopped");
    expect(contextOf(seen({ question: question("turn"), declared: null }))["stake"]).toBe("nothing");
  });

  it("is who took a card that is to be lost, unless a challenge did", () => {
    const struck = { question: question("lose"), declared: "coup P0" };
    expect(contextOf(seen(struck))).toMatchObject({ stake: "coup", actor: "P1" });
    expect(contextOf(seen({ ...struck, where: [turn(1), action(1, 0)] }))["stake"]).toBe("nothing");
    expect(contextOf(seen({ ...struck, declared: "coup P2" }))["stake"]).toBe("nothing");
  });

  it("is how many cards go back to the court, counted by what I hold beyond my own", () => {
    const back = (hand: string[]) => contextOf(seen({ question: question("return"), seats: [{ cards: 2 }], hand }))["surplus"];
    expect([back(["duke", "duke", "captain", "contessa"]), back(["duke", "duke", "captain"])]).toEqual([2, 1]);
  });

  it("say what being wrong costs: a card, both of them, or the last one", () => {
    const murder = { declared: "assassinate P0", question: question("challenge"), claim: { seat: 1, claim: "assassin" } };
    expect(contextOf(seen({ ...murder, hand: ["duke", "duke"], options: {} }))["danger"]).toBe("both");
    expect(contextOf(seen({ ...murder, hand: ["duke", "duke"], options: { strict_double_danger: false } }))["danger"]).toBe("one");
    expect(contextOf(seen({ ...murder, hand: ["duke"], options: {} }))["danger"]).toBe("out");
    const theft = { ...murder, declared: "steal P0" };
    expect(contextOf(seen({ ...theft, hand: ["duke", "duke"], options: {} }))["danger"]).toBe("unblocked");
    expect(contextOf(seen({ ...theft, hand: ["duke", "duke"], options: { strict_double_danger: false } }))["danger"]).toBe("one");
    expect(contextOf(seen({ ...theft, hand: ["duke"], options: {} }))["danger"]).toBe("out");
  });

  it("name who doubts me, how many cards I hold and how many coins", () => {
    const doubted = seen({ question: question("prove"), claim: { seat: 0, claim: "duke", challenger: 2 }, hand: ["duke"] });
    expect(contextOf(doubted)).toMatchObject({ doubter: "P2", held: 1 });
  });

  it("is whether a claim would be true, as only its owner knows", () => {
    const view = seen({});
    expect([isTrue(view, "tax"), isTrue(view, "steal P1"), isTrue(view, "block duke"), isTrue(view, "embezzle")]).toEqual([true, false, true, false]);
    expect([isTrue(view, "income"), isTrue(view, "pass"), isTrue(view, "coup P1")]).toEqual([null, null, null]);
    expect(isTrue(seen({ hand: ["inquisitor"], options: { inquisitor: true } }), "exchange")).toBe(true);
  });
});
