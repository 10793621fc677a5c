// Six sounds and a tick, made here and nowhere recorded. They say nothing that is not also seen, and nothing of what
// another player holds or answered.

import { prefs } from "../lib/prefs.svelte";

export type Sound = "decision" | "window" | "coin" | "card" | "figure" | "over" | "tick";

/** One stroke: when it begins (s), how high it is (Hz), how long it rings (s), how loud it is, and its wave. */
type Stroke = [at: number, pitch: number, ring: number, loud: number, wave: OscillatorType];

const STROKES: Record<Sound, Stroke[]> = {
  decision: [
    [0, 190, 0.12, 0.9, "sine"],
    [0.17, 170, 0.14, 0.9, "sine"],
  ],
  window: [[0, 210, 0.12, 0.8, "sine"]],
  coin: [
    [0, 2093, 0.09, 0.16, "triangle"],
    [0.05, 2793, 0.2, 0.14, "triangle"],
  ],
  card: [
    [0, 900, 0.04, 0.12, "sawtooth"],
    [0.04, 620, 0.05, 0.1, "sawtooth"],
  ],
  figure: [
    [0, 320, 0.06, 0.6, "sine"],
    [0.02, 140, 0.1, 0.7, "sine"],
  ],
  over: [
    [0, 392, 0.22, 0.35, "triangle"],
    [0.13, 494, 0.22, 0.35, "triangle"],
    [0.26, 587, 0.22, 0.35, "triangle"],
    [0.39, 784, 0.2, 0.4, "triangle"],
  ],
  tick: [[0, 1250, 0.025, 0.12, "square"]],
};

const APART = 90; // the same sound twice within so many milliseconds is one
const last = new Map<Sound, number>();
let context: AudioContext | null = null;

/** Heard only if the owner of this device has switched sounds on. */
export function play(sound: Sound): void {
  if (!prefs.sound || prefs.volume === 0) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {}); // until the first click a browser keeps silent
    for (const stroke of STROKES[sound]) strike(context, stroke);
  } catch {
    // a device without a voice
  }
}

function strike(on: AudioContext, [at, pitch, ring, loud, wave]: Stroke): void {
  const begin = on.currentTime + at;
  const voice = on.createOscillator();
  const level = on.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begin);
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(loud * prefs.volume, begin + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + ring);
  voice.connect(level).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + ring);
}
