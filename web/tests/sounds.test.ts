// Sounds are made here, by strokes; none of them unless the owner of the device wants them.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Sound } from "../src/table/sounds";

interface Stroke {
  pitch: number;
  begin: number;
  end: number;
  loud: number;
}
const strokes: Stroke[] = [];
let clock = 0;

class Silent {
  state = "running";
  currentTime = 0;
  destination = {};

  createOscillator() {
    const stroke = { pitch: 0, begin: 0, end: 0, loud: 0 };
    strokes.push(stroke);
    return {
      type: "",
      frequency: { setValueAtTime: (pitch: number) => (stroke.pitch = pitch) },
      connect: () => ({ connect: () => undefined }),
      start: (at: number) => (stroke.begin = at),
      stop: (at: number) => (stroke.end = at),
    };
  }

  createGain() {
    const stroke = strokes.at(-1);
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (loud: number) => stroke && (stroke.loud = loud),
      exponentialRampToValueAtTime: () => undefined,
    };
    return { gain };
  }
}

const ALL: Sound[] = ["decision", "window", "coin", "card", "figure", "over", "tick"];

describe("sounds", async () => {
  vi.stubGlobal("AudioContext", Silent);
  vi.stubGlobal("performance", { now: () => clock });
  const { prefs } = await import("../src/lib/prefs.svelte");
  const { play } = await import("../src/table/sounds");

  beforeEach(() => {
    strokes.length = 0;
    clock += 10_000;
    prefs.want("sound", true);
    prefs.want("volume", 0.5);
  });

  it("are off until somebody switches them on", async () => {
    localStorage.clear();
    vi.resetModules();
    expect((await import("../src/lib/prefs.svelte")).prefs.sound).toBe(false);
    prefs.want("sound", false);
    for (const sound of ALL) play(sound);
    prefs.want("sound", true);
    prefs.want("volume", 0);
    for (const sound of ALL) play(sound);
    expect(strokes).toEqual([]);
  });

  it.each(ALL)("are short: %s", (sound) => {
    play(sound);
    expect(strokes.length).toBeGreaterThan(0);
    expect(Math.max(...strokes.map((stroke) => stroke.end))).toBeLessThan(0.6);
  });

  it("are as loud as wanted", () => {
    play("window");
    expect(strokes[0]?.loud).toBeCloseTo(0.4);
  });

  it("of one kind at one moment are one", () => {
    play("coin");
    const once = strokes.length;
    play("coin");
    expect(strokes).toHaveLength(once);
    clock += 200;
    play("coin");
    expect(strokes).toHaveLength(2 * once);
  });
});
