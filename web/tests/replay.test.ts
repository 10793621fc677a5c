import { describe, expect, it } from "vitest";
import { ALL, opened, readPlace, saidNext, SPECTATOR, writePlace } from "../src/replay/eyes";
import { labelled, marksOf, turnAfter, turnBefore, turnsOf } from "../src/replay/marks";
import { thoughtsAt, weighing } from "../src/replay/reasons";
import type { Fact, StepFace, Why } from "../src/wire";

function fact(what: string, args: Fact["args"] = {}): Fact {
  return { rule: "", what, args, text: "", private: false };
}

function steps(...seqs: number[]): StepFace[] {
  return seqs.map((seq, n) => ({ n, seq, title: "", said: [] }));
}

describe("the marks of a game", () => {
  const facts = [fact("dealt"), fact("turn", { seat: 0 }), fact("took"), fact("turn", { seat: 1 }), fact("challenged"), fact("lost")];

  it("puts each where the game stood after it", () => {
    const marks = marksOf(facts, steps(2, 4, 4, 6));
    expect(marks).toEqual([
      { step: 0, kind: "chapter", n: 1 },
      { step: 1, kind: "chapter", n: 2 },
      { step: 3, kind: "clash", n: 0 },
    ]);
  });

  it("counts acts where a game has them, and turns remain turns", () => {
    const told = [fact("phase", { act: "I", phase: "x" }), fact("turn"), fact("phase", { act: "I" }), fact("phase", { act: "II" }), fact("turn")];
    const marks = marksOf(told, steps(1, 2, 3, 4, 5));
    expect(marks.filter((mark) => mark.kind === "chapter").map((mark) => [mark.step, mark.n])).toEqual([[0, 1], [3, 2]]);
    expect(turnsOf(marks)).toEqual([0, 1, 3, 4]);
  });

  it("leads from turn to turn and no further than the ends", () => {
    const turns = [0, 4, 9];
    expect([turnBefore(turns, 4), turnBefore(turns, 0), turnBefore(turns, 12)]).toEqual([0, 0, 9]);
    expect([turnAfter(turns, 4, 20), turnAfter(turns, 9, 20)]).toEqual([9, 20]);
  });

  it("labels only what stands apart", () => {
    const marks = [0, 1, 5, 6, 20].map((step, i) => ({ step, kind: "chapter" as const, n: i + 1 }));
    expect(labelled(marks, 20, 0.1).map((mark) => mark.n)).toEqual([1, 3, 5]);
    expect(labelled(marks, 20, 0)).toEqual(marks);
  });
});

describe("a link to a step", () => {
  it("is read as it was written", () => {
    const place = { step: 41, eyes: "2" };
    expect(readPlace(writePlace(place, "secret"), 96, 4)).toEqual(place);
    expect(writePlace(place, "secret")).toContain("key=secret");
  });

  it("leads somewhere even if it was mistyped", () => {
    expect(readPlace("#step=4000&eyes=9", 96, 4)).toEqual({ step: 95, eyes: "spectator" });
    expect(readPlace("#step=x&eyes=all", 96, 4)).toEqual({ step: 0, eyes: "all" });
    expect(readPlace("", 0, 4)).toEqual({ step: 0, eyes: "spectator" });
  });
});

describe("everybody's cards", () => {
  it("are those of each seat's own view, and nothing else changes", () => {
    const seats = [{ coins: 2, hand: null }, { coins: 3, hand: null }];
    const views = [
      { seats, hand: [] },
      { seats, hand: ["duke"] },
      { seats, hand: ["captain", "contessa"] },
    ];
    expect(opened(views)).toEqual({ seats: [{ coins: 2, hand: ["duke"] }, { coins: 3, hand: ["captain", "contessa"] }], hand: [] });
    expect(opened([])).toBeNull();
  });
});

describe("what is said next", () => {
  const window = [
    { seat: 0, word: "pass" },
    { seat: 1, word: "challenge" },
    { seat: 2, word: "pass" },
  ];
  const hidden = [{ seat: 1, word: "lose duke" }];

  it("does not show through eyes that could not know it", () => {
    for (const said of [window, hidden]) {
      expect(saidNext(said, SPECTATOR)).toEqual({ isAllPass: false, words: [] });
      expect(saidNext(said, "2").words.filter((one) => one.seat !== 2)).toEqual([]);
    }
    expect(saidNext(hidden, "0")).toEqual({ isAllPass: false, words: [] });
  });

  it("is known to whoever says it", () => {
    expect(saidNext(window, "1").words).toEqual([{ seat: 1, word: "challenge" }]);
    expect(saidNext(window, "0").words).toEqual([{ seat: 0, word: "pass" }]);
    expect(saidNext(hidden, "1").words).toEqual(hidden);
  });

  it("is all known when everything is shown, but sealed passes stay sealed", () => {
    expect(saidNext(window, ALL)).toEqual({ isAllPass: false, words: [{ seat: 1, word: "challenge" }] });
    expect(saidNext([window[0], window[2]].filter((one) => one !== undefined), ALL)).toEqual({ isAllPass: true, words: [] });
    expect(saidNext([], ALL)).toEqual({ isAllPass: false, words: [] });
  });
});

describe("the reasons of bots", () => {
  function why(step: number, seat: number, word: string, thought = "turn"): Why {
    return { step, seat, word, thought, weighed: [{ word, share: null }] };
  }

  function weighed(words: string, said: string) {
    return weighing({ words: [...said], weighed: [...words].map((word, i) => ({ word, share: 1 / (i + 2) })) });
  }

  it("stand at the step that they led to, one for each who had one, and never before it", () => {
    const all = [why(1, 1, "tax"), why(3, 0, "pass"), why(3, 2, "challenge"), why(5, 1, "income")];
    const told = [0, 1, 2, 3, 4, 5, 6].map((step) => thoughtsAt(all, step).map((one) => one.seat));
    expect(told).toEqual([[], [1], [], [0, 2], [], [1], []]);
    expect(thoughtsAt([], 3)).toEqual([]);
  });

  it("are told once for all that was said for the same reason", () => {
    const all = [why(2, 0, "discard gun", "tribute"), why(2, 1, "done", "no-bid"), why(2, 0, "discard mayor", "tribute")];
    expect(thoughtsAt(all, 2).map(({ seat, words }) => [seat, words])).toEqual([
      [0, ["discard gun", "discard mayor"]],
      [1, ["done"]],
    ]);
  });

  it("list what was weighed with what was said marked", () => {
    expect(weighed("ab", "b")).toEqual({
      lines: [
        { word: "a", share: 1 / 2, isSaid: false },
        { word: "b", share: 1 / 3, isSaid: true },
      ],
      more: 0,
    });
  });

  it("list the best of many, and what was said even if it was the worst", () => {
    const shown = (said: string) => weighed("abcdefgh", said).lines.map((line) => line.word).join("");
    expect([shown("b"), shown("h"), shown("ag")]).toEqual(["abcde", "abcdeh", "abcdeg"]);
    expect(weighed("abcdefgh", "h").more).toBe(2);
  });

  it("weigh nothing where there was one word", () => {
    expect(weighed("a", "a").lines).toEqual([]);
    expect(weighed("", "a").lines).toEqual([]);
  });
});
