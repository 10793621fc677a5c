// What sort of bot it is, in words: a level, a level that thinks for another time than is usual, a character, or a guest.

import { maybe } from "./text";
import { readable } from "./words";

const USUAL = "@300ms"; // goes without saying

/** `capo@1000ms` has a text of its own; one that has none is said without its time. */
export function sortOf(bot: string): string {
  const kind = bot.split("@")[0] ?? bot;
  const key = bot.replace(USUAL, "").replace("@", "-");
  return maybe(`bot-${key}`) ?? maybe(`bot-${kind}`) ?? readable(kind);
}
