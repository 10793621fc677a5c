// The table in sentences, for whoever does not see it: what is decided, me, every rival clockwise, the board, what can be
// counted, and what happened last. It is made of the view alone, so it tells nothing that this seat may not know.

import { describe as corleone } from "../games/corleone/describe";
import { describe as coup } from "../games/coup/describe";
import { describe as derpate } from "../games/derpate/describe";
import { list, t } from "../lib/text";
import { crumb, label, named, tell } from "../lib/words";
import type { GameView } from "../wire";
import type { Describer } from "./describing";
import type { Room } from "./room";
import { lastOf } from "./story";

export interface Part {
  title: string;
  lines: string[];
}

const DESCRIBERS: Record<string, Describer> = { coup, corleone, derpate };
const LAST = 5;

/** The whole table; parts without a line are left out. */
export function describeTable(room: Pick<Room, "table" | "game" | "name" | "asking">, seats: number): Part[] {
  const { table, game } = room;
  const view = table.view;
  if (!view) return [];
  const own = DESCRIBERS[game];
  const me = table.seat;
  const { isHidden } = room.asking; // then I am told of myself what everybody sees
  const clockwise = Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats).filter((seat) => seat !== me);
  const parts: Part[] = [
    { title: t("describe-now"), lines: decided(room, view) },
    { title: t("describe-me"), lines: me === null ? [t("spectating")] : ((isHidden ? own?.rival(view, me) : own?.me(view, me)) ?? []) },
    ...clockwise.map((seat) => ({ title: `P${seat}`, lines: own?.rival(view, seat) ?? [] })),
    { title: t("describe-board"), lines: own?.board(view) ?? [] },
    { title: t("describe-counts"), lines: own?.counts(view) ?? [] },
    { title: t("describe-last"), lines: lastOf(table.facts, LAST, isHidden).map((fact) => tell(game, fact, table.me)) },
  ];
  const inNames = (text: string): string => named(text, room.name);
  return parts
    .filter((part) => part.lines.length > 0)
    .map((part) => ({ title: inNames(part.title), lines: part.lines.map(inNames) }));
}

function decided({ table, game, asking }: Pick<Room, "table" | "game" | "asking">, view: GameView): string[] {
  if (table.over) return [t("over-crumb")];
  const steps = view.where.map((step) => crumb(game, step, table.me)).filter((text) => text !== "");
  const asked = view.asked.length > 1 ? t("waiting-several", { n: view.asked.length }) : waiting(view.asked[0], table.seat);
  const choices = view.question && !asking.isHidden ? view.question.actions.map((word) => label(game, word).title) : [];
  return [
    steps.join(" › "),
    asked,
    choices.length > 0 ? t("describe-choices", { n: choices.length, choices: list(choices) }) : "",
    table.said.length > 0 && !asking.isHidden ? t("describe-said", { words: list(table.said.map((word) => label(game, word).title)) }) : "",
  ].filter((line) => line !== "");
}

function waiting(seat: number | undefined, me: number | null): string {
  if (seat === undefined) return t("waiting-nobody");
  return seat === me ? t("ask-turn") : t("waiting-for", { who: `P${seat}` });
}
