// What things of the board are called: in the reader's language where there is a text, else as the edition prints it.

import { ownWords } from "../../lib/own-words.svelte";
import { has, maybe, number, t } from "../../lib/text";
import { about, named, thing } from "../../lib/words";
import type { IconName } from "../../ui/icons";
import type { CorleoneView } from "../../wire";
import { goodIcon, worth } from "./cards";
import type { Edition } from "./edition";
import type { Figure } from "./places";

const GAME = "corleone";

export function called(edition: Edition, id: string): string {
  const printed = edition.called(id);
  return printed !== undefined && !has(`${GAME}-name-${id}`) ? printed : thing(GAME, id);
}

/** The same where there is little room. */
export function shortly(edition: Edition, id: string): string {
  return (ownWords.name(id) === undefined ? maybe(`corleone-short-${id}`) : null) ?? called(edition, id);
}

/** What a job or an ally does. */
export function ability(edition: Edition, card: string): string {
  return about(GAME, card) || (edition.ability(card) ?? "");
}

/** The name of an icon such as `money:2`, `good:gun`, `sell:3`, `horse`. */
export function iconName(icon: string): string {
  return thing(GAME, icon);
}

/** A note where there is little room: a sign and its value. */
export function note(value: number): string {
  return t("corleone-banknote", { n: value });
}

/** What the notes in the viewer's own hand and suitcase come to; nobody else is told. */
export function purse({ hand, suitcase }: Pick<CorleoneView, "hand" | "suitcase">): string {
  const [held, kept] = [worth(hand), worth(suitcase)];
  return t("corleone-purse", { all: held + kept, hand: held, case: kept });
}

/** An ability on a plaque: a picture, or what is written there. */
export function drawnAs(icon: string): { icon: IconName | null; text: string } {
  const [kind, what = ""] = icon.split(":");
  if (kind === "money") return { icon: null, text: note(Number(what)) };
  if (kind === "good") return { icon: goodIcon(what), text: "" };
  if (kind === "sell") return { icon: "sell", text: number(Number(what)) };
  return { icon: kind as IconName, text: "" };
}

/** A figure in words, such as "Ada’s Don". */
export function figureCalled(figure: Figure, owner: (seat: number) => string): string {
  return named(thing(GAME, figure.seat === null ? figure.rank : `P${figure.seat}-${figure.rank}`), owner);
}

/** The title of an act. */
export function actTitle(edition: Edition, act: number): string {
  return has(`${GAME}-name-act-${act}`) ? thing(GAME, `act-${act}`) : (edition.printed.act[act - 1]?.title ?? "");
}

const ROMAN = ["I", "II", "III", "IV"];

export function roman(act: number): string {
  return ROMAN[act - 1] ?? number(act);
}
