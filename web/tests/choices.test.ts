import { describe, expect, it } from "vitest";
import { count, held, pieces, whole, without, worth } from "../src/lib/draft";
import { choicesOf, groupsOf, inPlace, refusalsOf, shortTitle, together } from "../src/table/choices";
import { tabsOf } from "../src/table/tabs";
import type { GameView, Question } from "../src/wire";

function question(actions: string[], why_not: Question["why_not"] = []): Question {
  return { kind: "turn", mode: "solo", actions, rule: "R-01", fallback: "random", seconds: 45, why_not, least: null, most: null };
}

describe("choices", () => {
  it("stay in the order of the question and have the digits 1 to 9", () => {
    const words = ["income", "aid", "tax", ...Array.from({ length: 9 }, (_, i) => `steal P${i + 1}`)];
    const choices = groupsOf("coup", choicesOf("coup", question(words), false)).flatMap((group) => group.choices);
    expect(choices.map((choice) => choice.word)).toEqual(words);
    expect(choices.map((choice) => choice.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0]);
  });

  it("of one verb are a group whose heading need not be said again", () => {
    const words = ["thug bank", "thug bar", "thug docks", "job drive-by", "pass", "draw", "swap"];
    const groups = groupsOf("corleone", choicesOf("corleone", question(words), false));
    const thugs = groups.find((group) => group.choices.length === 3);
    expect(thugs?.title).not.toBe("");
    const first = thugs?.choices[0];
    if (!thugs || !first) throw new Error("the thugs are no group");
    expect(shortTitle(thugs, first)).not.toContain(thugs.title);
  });

  it("need only their noun under a heading that says all the rest, before or behind it", () => {
    const group = { title: "Abwerfen", note: "", cost: "", risk: "", own: "", choices: [], refusals: [] };
    const said = (title: string, noun: string, short = "") => shortTitle(group, { word: "discard gun", title, noun, short });
    expect(said("Waffe abwerfen", "Waffe")).toBe("Waffe");
    expect(said("Eine Waffe an Otto abwerfen", "Waffe")).toBe("Eine Waffe an Otto abwerfen");
    expect(said("Die Waffe abwerfen", "Gewehr")).toBe("Die Waffe abwerfen");
    expect(said("Die schwarze Waffe abwerfen", "", "schwarz")).toBe("Schwarz");
    expect(shortTitle({ ...group, title: "捨てる" }, { word: "discard gun", title: "銃を捨てる", noun: "銃" })).toBe("銃");
  });

  it("with a short name stand under their heading, though they are few", () => {
    const dice = ["place white", "place grey", "place red"];
    const groups = groupsOf("derpate", choicesOf("derpate", question([...dice, "pass"]), false));
    expect(groups.map((group) => group.choices.length)).toEqual([3, 1]);
    expect(groupsOf("derpate", choicesOf("derpate", question(dice.slice(1)), false))).toHaveLength(1);
  });

  it("that cannot be had keep their word and their rule", () => {
    const asked = question(["income"], [{ action: "coup P1", rule: "COUP-GEN-03" }]);
    expect(refusalsOf("coup", asked)).toMatchObject([{ word: "coup P1", rule: "COUP-GEN-03" }]);
  });
});

describe("an answer of several words", () => {
  it("is made of the words of the question, not of those that end it", () => {
    expect(pieces(["bid $1", "bid $5", "done", "take back"])).toEqual(["bid $1", "bid $5"]);
    expect(whole([], ["bid $1", "done"])).toEqual(["done"]);
    expect(whole(["bid $1"], ["bid $1", "done"])).toEqual(["bid $1"]);
  });

  it("can be mended word by word", () => {
    expect(without(["bid $1", "bid $5", "bid $1"], "bid $1")).toEqual(["bid $1", "bid $5"]);
    expect(count(["bid $1", "bid $5", "bid $1"], "bid $1")).toBe(2);
  });

  it("has a sum where all of it is money", () => {
    expect(worth(["bid $1", "bid $5"])).toBe(6);
    expect(worth(["discard gun", "discard $5"])).toBeNull();
    expect(worth([])).toBeNull();
  });

  it("holds no more of a thing than lies on its pile", () => {
    expect(held(["$1", "$1", "$5"], "bid $1")).toBe(2);
    expect(held(["gun"], "discard $1")).toBe(0);
    expect(held(undefined, "bid $1")).toBe(Infinity);
  });
});

describe("parts that share a place", () => {
  it("are chosen by tabs where there is little room, and none of them is lost", () => {
    expect(tabsOf("phone", false, ["families", "jobs"])).toEqual(["ask", "hand", "families", "jobs", "log"]);
    expect(tabsOf("phone", true, [])).toEqual(["ask", "log"]);
    expect(tabsOf("tablet", false, ["seats"])).toEqual(["hand", "seats", "log"]);
    expect(tabsOf("desk", false, ["seats"])).toEqual([]);
  });
});

describe("choices that are aimed at players", () => {
  const rivals = ["P1", "P2", "P3"];
  const words = ["income", "aid", ...rivals.map((seat) => `coup ${seat}`), "tax", "steal P1", "steal P3", "exchange"];
  const asked = question(words, [{ action: "steal P2", rule: "COUP-GAP-07" }]);
  const groups = groupsOf("coup", choicesOf("coup", asked, false), false, refusalsOf("coup", asked));

  it("stand beside what is done, the gravest first, the plain ones together", () => {
    expect(groups.map((group) => group.choices.map((choice) => choice.word))).toEqual([
      ["coup P1", "coup P2", "coup P3"],
      ["income", "aid", "tax", "exchange"],
      ["steal P1", "steal P3"],
    ]);
    expect(groups.flatMap((group) => group.choices).map((choice) => choice.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("keep the place of a player who cannot be aimed at, and say why", () => {
    const thefts = groups.at(-1);
    if (!thefts) throw new Error("nobody can be robbed");
    expect(inPlace(thefts).map((one) => one.word)).toEqual(["steal P1", "steal P2", "steal P3"]);
    expect(thefts.refusals).toMatchObject([{ reason: "P2 has no coins.", brief: "no coins" }]);
    expect(inPlace(thefts).map((one) => shortTitle(thefts, one))).toEqual(rivals);
  });

  it("are a group with one player left, too", () => {
    const [first] = groupsOf("coup", choicesOf("coup", question([...words.slice(0, 3), "tax", "exchange", "steal P1", "bomb P1"]), false));
    expect(first?.title).toBe("Coup against");
    expect(first?.choices).toHaveLength(1);
  });
});

describe("what cannot be had", () => {
  const poor = question(["income"], [
    { action: "coup P1", rule: "COUP-TURN-07" },
    { action: "coup P2", rule: "COUP-TURN-07" },
    { action: "assassinate P1", rule: "COUP-TURN-07" },
    { action: "thug bank", rule: "R-99" },
  ]);

  const seen = {
    viewer: 0, seats: [{ coins: 2 }], hand: [], asked: [0], where: [], options: {}, court: 3, claim: null, question: null,
    declared: null, turn: 0, over: false,
  } as unknown as GameView;

  it("is said once for one reason, with what it costs and what I have", () => {
    const said = together("coup", refusalsOf("coup", poor, seen));
    expect(said.slice(0, 2)).toMatchObject([
      { title: "Coup against", reason: "Costs 7 coins; you have 2." },
      { title: "Assassinate P1", reason: "Costs 3 coins; you have 2." },
    ]);
    expect(said.at(-1)).toMatchObject({ word: "thug bank", reason: "" }); // only the rule itself can say it
  });

  it("is called by its places, if they are few", () => {
    const taken = ["harlem-club", "docks", "bank"].map((place) => ({
      word: `thug ${place}`, verb: "corleone-word-thug", noun: place, title: `Thug to ${place}`, rule: "CE-FB-05", reason: "Somebody stands there.", brief: "",
    }));
    expect(together("corleone", taken)[0]?.title).toBe("Thug to: harlem-club, docks, and bank");
    const many = [...taken, ...taken].map((one, i) => ({ ...one, noun: `${one.noun} ${i}` }));
    expect(together("corleone", many)[0]?.title).toBe("Thug to");
  });
});
