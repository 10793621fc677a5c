// Dice that roll: three faces, then the result, which is known before.

import { untrack } from "svelte";
import { prefs } from "../../lib/prefs.svelte";

const FACES = ["1", "2", "3", "4", "5", "puppet"];
const TURNS = 3;
const TURN = 200; // milliseconds for each face

/** The face to show while a die rolls; null when it lies still. Called while a component is made: `before` are the throws
 *  that are no news. */
export function tumble(throws: () => number, before: () => number): { readonly face: string | null } {
  let face = $state<string | null>(null);
  const count = $derived(throws());
  let seen = untrack(before); // what was thrown before we came lies there already
  $effect(() => {
    const isThrown = count > seen;
    seen = count;
    if (!isThrown || prefs.isStill) return;
    let turn = 0;
    let last = ""; // reading the state here would make every new face end the roll
    const next = () => {
      last = another(last);
      face = turn < TURNS ? last : null;
      turn += 1;
      if (turn > TURNS) clearInterval(rolling);
    };
    const rolling = setInterval(next, TURN);
    next();
    return () => {
      clearInterval(rolling);
      face = null;
    };
  });
  return {
    get face() {
      return face;
    },
  };
}

function another(than: string): string {
  const others = FACES.filter((face) => face !== than);
  return others[Math.floor(Math.random() * others.length)] ?? "1";
}
