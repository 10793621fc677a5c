import { describe, expect, it } from "vitest";
import { count, pieces, whole, without } from "../src/lib/draft";
import { holder } from "../src/lib/handing";
import { Ledger, missed } from "../src/lib/ledger";
import { errand, tableOf } from "../src/lib/keys";
import { isHalf } from "../src/lib/undoing";
import { backoff } from "../src/lib/wait";
import { beginning, isChosen, offered, wished } from "../src/lib/wishes";
import { choicesOf, groupsOf } from "../src/table/choices";
import { ringOf } from "../src/table/ring";
import type { GameFace, OptionFace, Question } from "../src/wire";

const fact = (text: string) => ({ rule: "R-01", what: "x", args: {}, text, private: false });

describe("what a seat was told", () => {
  it("goes on where it stood", () => {
    const facts = Ledger.after([fact("a")], { since: 1, events: [fact("b")] });
    expect(facts?.map((one) => one.text)).toEqual(["a", "b"]);
  });

  it("forgets what was undone", () => {
    const facts = Ledger.after([fact("a"), fact("b")], { since: 1, events: [fact("c")] });
    expect(facts?.map((one) => one.text)).toEqual(["a", "c"]);
  });

  it("knows when something is missing", () => {
    expect(Ledger.after([], { since: 3, events: [] })).toBeNull();
    expect(missed(3, { seq: 5 })).toBe(2);
  });
});

describe("an answer of several words", () => {
  it("is put together and taken apart", () => {
    expect(pieces(["bid $1", "bid $2", "take back", "done"])).toEqual(["bid $1", "bid $2"]);
    expect(without(["a", "b", "a"], "a")).toEqual(["a", "b"]);
    expect(count(["a", "b", "a"], "a")).toBe(2);
  });

  it("may be empty where the question can end at once", () => {
    expect(whole([], ["bid $1", "done"])).toEqual(["done"]);
    expect(whole(["bid $1"], ["bid $1", "done"])).toEqual(["bid $1"]);
  });
});

describe("a device that is passed on", () => {
  it("stays with who is asked", () => {
    expect(holder([0, 1], 0, [0, 1], new Set())).toBeNull();
  });

  it("goes to the next one who has not answered", () => {
    expect(holder([0, 1, 2], 0, [0, 1, 2], new Set([0]))).toBe(1);
    expect(holder([0, 1, 2], 1, [0, 1, 2], new Set([0, 1]))).toBe(2);
    expect(holder([0, 1], 1, [0, 1], new Set([0, 1]))).toBeNull();
  });

  it("stays when only others are asked", () => {
    expect(holder([0, 1], 0, [3], new Set())).toBeNull();
  });
});

describe("taking back", () => {
  const stand = (turn: number, kind: string) => ({
    where: [{ kind: "turn" as const, seat: turn, acted: false }],
    question: { kind } as Question,
  });

  it("is for half a choice, which leaves the table where it stood", () => {
    expect(isHalf(stand(1, "return"), stand(1, "return"))).toBe(true);
  });

  it("is not for what everybody has seen", () => {
    expect(isHalf(stand(1, "turn"), stand(2, "turn"))).toBe(false);
    expect(isHalf(stand(1, "turn"), stand(1, "icons"))).toBe(false);
    expect(isHalf(stand(1, "turn"), { ...stand(1, "turn"), question: null })).toBe(false);
  });
});

describe("links", () => {
  it("says what a fragment wants", () => {
    localStorage.clear();
    expect(errand("#table=abcDEF_1&key=k3y")).toEqual({ kind: "table", id: "abcDEF_1" });
    expect(localStorage.getItem("backroom.key.abcDEF_1")).toBe("k3y");
    expect(errand("#return=s3cret")).toEqual({ kind: "return", secret: "s3cret" });
    expect(errand("#table=<script>")).toBeNull();
    expect(errand("")).toBeNull();
  });

  it("finds the table of a pasted link or code", () => {
    expect(tableOf(" https://example.org/#table=abcdefgh&key=x ")).toBe("abcdefgh");
    expect(tableOf("https://example.org/t/abcdefgh")).toBe("abcdefgh");
    expect(tableOf("abcdefgh-12")).toBe("abcdefgh-12");
    expect(tableOf("hello there")).toBe("");
  });
});

describe("coming back", () => {
  it("waits longer each time, and never longer than a quarter of a minute", () => {
    const waits = [0, 1, 2, 3, 9, 50].map((tries) => backoff(tries, () => 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000, 15_000]);
    expect(backoff(3, () => 0)).toBeCloseTo(1920);
  });
});

describe("options", () => {
  const option = (name: string, more: Partial<OptionFace>): OptionFace => ({
    name,
    kind: "switch",
    default: false,
    choices: [],
    meaning: "",
    rule: "",
    needs: [],
    seats: [],
    ...more,
  });
  const game: GameFace = {
    key: "g",
    title: "G",
    version: 1,
    least: 2,
    most: 4,
    minutes: null,
    presets: [
      { name: "plain", group: "version", options: { a: false } },
      { name: "full", group: "version", options: { a: true } },
      { name: "book", group: "reading", options: { b: true } },
    ],
    crowd: null,
    bots: [],
    characters: [],
    guests: [],
    options: [option("a", {}), option("b", { needs: ["a"] }), option("two", { seats: [2] }), option("who", { kind: "seat" })],
  };

  it("offers only what means something", () => {
    expect(offered(game, 3, {}).map((one) => one.name)).toEqual(["a"]);
    expect(offered(game, 2, { a: true }).map((one) => one.name)).toEqual(["a", "b", "two"]);
  });

  it("begin with the first preset of each group", () => {
    const chosen = beginning(game);
    expect(chosen).toEqual({ a: false, b: true });
    expect(wished(game, 3, chosen)).toEqual({}); // without a there is no b
    const [plain, full, book] = game.presets.map((preset) => isChosen(game, preset, chosen));
    expect([plain, full, book]).toEqual([true, false, true]);
    expect(wished(game, 3, { ...chosen, ...game.presets[1]?.options })).toEqual({ a: true, b: true });
  });

  it("say which seat begins, if there is such a seat", () => {
    expect(wished(game, 3, { who: 2 })).toEqual({ who: 2 });
    expect(wished(game, 2, { who: 2 })).toEqual({});
  });

  it("says only what differs from the usual", () => {
    expect(wished(game, 3, { a: true, b: false, two: true })).toEqual({ a: true });
    expect(wished(game, 3, { b: true })).toEqual({});
  });
});

describe("choices", () => {
  const question = (actions: string[]): Question => ({
    kind: "turn",
    mode: "solo",
    actions,
    rule: "R",
    fallback: "random",
    seconds: 1,
    why_not: [],
    least: null,
    most: null,
  });

  it("are numbered in the order in which they are shown", () => {
    const groups = groupsOf("coup", choicesOf("coup", question(["income", "aid", "tax"]), false));
    expect(groups).toHaveLength(1);
    expect(groups[0]?.choices.map((one) => one.key)).toEqual([1, 2, 3]);
  });

  it("are laid out by verb if there are many, and keep every word", () => {
    const words = ["income", "steal P1", "steal P2", "steal P3", "coup P1", "coup P2", "tax"];
    const groups = groupsOf("coup", choicesOf("coup", question(words), false));
    expect(groups.map((group) => group.title)).toEqual(["Coup against", "", "Steal from"]);
    expect(groups.flatMap((group) => group.choices.map((one) => one.word)).sort()).toEqual([...words].sort());
  });
});

describe("seats around a table", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("has a place of its own for each of %i", (seats) => {
    const ring = ringOf(seats);
    const places = new Set(ring.places.map((place) => `${place.column}/${place.row}`));
    expect(places.size).toBe(seats);
    expect(ring.places.every((place) => place.column <= ring.columns && place.row <= ring.rows)).toBe(true);
  });
});
