// What the things of a game are called: by a text of their own, or by being taken apart, or made readable.

import { ownWords } from "./own-words.svelte";
import { type Args, attribute, has, list, maybe, number, t } from "./text";

/** Forms of a name that a sentence may need; a name without one of them is said as it is. */
export const FORMS = ["a", "the", "acc", "gen", "dat", "ins", "loc"] as const;

/** `small-time-bookie` is `Small time bookie`; money, seats and codes stay as they are. */
export function readable(name: string): string {
  const seat = /^P(\d{1,2})-(.+)$/.exec(name);
  if (seat) return `P${seat[1]}’s ${(seat[2] ?? "").replaceAll("-", " ")}`;
  if (!/^[a-z]/.test(name)) return name;
  const text = name.replaceAll(/[-_]/g, " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function keyOf(game: string, name: string): string {
  return `${game}-name-${name.replaceAll(/[^\w-]/g, "-")}`;
}

/** The name of a thing of the game, such as a card. */
export function thing(game: string, name: string): string {
  if (name === "" || /^P\d{1,2}$/.test(name)) return name;
  return ownWords.name(name) ?? maybe(keyOf(game, name)) ?? composed(game, name) ?? readable(name);
}

/** An amount of the game's money, with its sign where the language has it. */
export function dollars(game: string, amount: number): string {
  const text = maybe(`${game}-name-dollars`, { n: Math.abs(amount) }) ?? number(Math.abs(amount));
  return amount < 0 ? t("minus", { what: text }) : text;
}

/** What is named by its parts: `P2-don`, `$5`, `3`, `harlem:2`, `money:1 good:gun`. */
function composed(game: string, name: string): string | null {
  if (/^\d+$/.test(name)) return number(Number(name));
  const money = /^\$(\d+)$/.exec(name);
  if (money) return dollars(game, Number(money[1]));
  const owned = /^(P\d{1,2})-(.+)$/.exec(name);
  if (owned) return maybe(`${game}-name-of`, { owner: owned[1] ?? "", ...thingArgs(game, "thing", owned[2] ?? "") });
  const several = name.split(" ");
  if (several.length > 1 && several.every((one) => has(keyOf(game, one)))) return list(several.map((one) => thing(game, one)));
  const [first, second] = name.split(":");
  if (first === undefined || second === undefined) return null;
  const both = { ...thingArgs(game, "first", first), ...thingArgs(game, "second", second) };
  return maybe(`${game}-name-pair`, { ...both, what: first });
}

/** A thing as an argument: its name as `$card`, each form of it as `$card_acc` and so on, its bare id as `$card_id`. */
export function thingArgs(game: string, name: string, value: string): Args {
  const text = thing(game, value);
  const args: Args = { [name]: text, [`${name}_id`]: value };
  const id = keyOf(game, value);
  const isTranslated = has(id) && ownWords.name(value) === undefined;
  for (const form of FORMS) args[`${name}_${form}`] = (isTranslated ? attribute(id, form) : null) ?? text;
  return args;
}
