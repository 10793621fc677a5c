// The car on its way: one space after the other, clockwise, however far it goes.

import { prefs } from "../../lib/prefs.svelte";

const SPACE = 120; // milliseconds
const LONGEST = 900;

/** Where the car is to be drawn, as a number of the road; null before it is there. Called while a component is made. */
export function driving(target: () => number | null, spaces: number): { readonly at: number | null } {
  let at = $state(target());
  $effect(() => {
    const goal = target();
    if (goal === null || at === null || prefs.isStill) {
      at = goal;
      return;
    }
    const way = (goal - at + spaces) % spaces;
    if (way === 0) return;
    const pace = Math.min(SPACE, LONGEST / way);
    const timer = setTimeout(() => {
      at = ((at ?? goal) + 1) % spaces;
    }, pace);
    return () => clearTimeout(timer);
  });
  return {
    get at() {
      return at;
    },
  };
}
