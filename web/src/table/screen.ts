// How much room there is. A zoomed page is a small screen.

import { MediaQuery } from "svelte/reactivity";
import type { Size } from "./tabs";

const phone = new MediaQuery("(max-width: 699px)");
const low = new MediaQuery("(max-height: 540px)"); // a phone on its side
const tablet = new MediaQuery("(max-width: 1023px)");
const middle = new MediaQuery("(max-width: 1239px)");

/** The size of the screen; it is watched. */
export function sizeNow(): Size {
  if (phone.current) return "phone";
  if (low.current) return "low";
  if (tablet.current) return "tablet";
  return middle.current ? "middle" : "desk";
}
