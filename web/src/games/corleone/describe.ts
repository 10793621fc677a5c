// Corleone's Empire in sentences.

import { list, number, t } from "../../lib/text";
import { thing } from "../../lib/words";
import { purse } from "./naming";
import { type Describer, things } from "../../table/describing";
import type { CorleoneView, GameView, TerritoryView } from "../../wire";

const GAME = "corleone";
const of = (view: GameView): CorleoneView => view as CorleoneView;

/** A line about some names, if there are any. */
function some(text: string, names: readonly string[]): string[] {
  return names.length > 0 ? [t(text, { names: things(GAME, names), n: names.length })] : [];
}

function family(view: CorleoneView, seat: number): string[] {
  const player = view.seats[seat];
  if (!player) return [];
  return [
    t("corleone-say-family", { family: player.family }),
    ...(view.horse === seat ? [t("corleone-say-horse")] : []),
    t("corleone-say-figures", { thugs: player.thugs, members: things(GAME, player.members) || t("corleone-say-nobody") }),
    ...some("corleone-say-jobs", player.jobs),
    ...(player.protected ? [t("corleone-say-protected")] : []),
    ...(player.fortune ? [t("corleone-say-fortune", { n: player.fortune.reduce((sum, part) => sum + part, 0) })] : []),
  ];
}

function territory(view: CorleoneView, one: TerritoryView): string {
  const open = [one.printed, one.tile].filter((key) => key !== null);
  const businesses = open.map((key) => {
    const figure = view.figures[key];
    return figure ? t("corleone-say-stands", { figure: thing(GAME, figure), place: thing(GAME, key) }) : thing(GAME, key);
  });
  const influence = one.influence.flatMap((n, side) => {
    if (n === 0) return [];
    return [`${side < view.seats.length ? `P${side}` : t("corleone-say-neutral")} ${number(n)}`];
  });
  const top = one.stack.at(-1);
  return t("corleone-say-territory", {
    territory: thing(GAME, one.key),
    businesses: list(businesses),
    control: top === undefined ? t("corleone-say-nobody") : `P${top}`,
    markers: one.stack.length,
    influence: list(influence) || t("corleone-say-none"),
  });
}

function onSpaces(view: CorleoneView): string[] {
  const businesses = new Set(view.territories.flatMap((one) => [one.printed, one.tile]));
  return Object.entries(view.figures)
    .filter(([place]) => !businesses.has(place))
    .map(([place, figure]) => t("corleone-say-stands", { figure: thing(GAME, figure), place: thing(GAME, place) }));
}

export const describe: Describer = {
  me: (game, seat) => {
    const view = of(game);
    return [
      ...(some("corleone-say-hand", view.hand).length > 0 ? some("corleone-say-hand", view.hand) : [t("hand-empty")]),
      ...some("corleone-say-suitcase", view.suitcase),
      ...some("corleone-say-drawn", view.drawn),
      purse(view),
      ...family(view, seat),
    ];
  },
  rival: (game, seat) => {
    const view = of(game);
    const player = view.seats[seat];
    if (!player) return [];
    return [
      t("corleone-say-holds", { hand: player.hand, suitcase: player.suitcase }),
      ...some("corleone-say-known", [...player.known, ...player.known_money]),
      ...family(view, seat),
    ];
  },
  board: (game) => {
    const view = of(game);
    const spaces = onSpaces(view);
    return [
      ...view.territories.map((one) => territory(view, one)),
      ...(spaces.length > 0 ? [t("corleone-say-spaces", { figures: list(spaces) })] : []),
      ...some("corleone-say-river", view.river),
    ];
  },
  counts: (game) => {
    const view = of(game);
    const supply = Object.entries(view.supply).map(([name, n]) => `${thing(GAME, name)} ${number(n)}`);
    return [
      t("corleone-say-act", { act: view.act, phase: thing(GAME, view.phase) }),
      ...some("corleone-say-public", view.public),
      ...some("corleone-say-allies", view.allies),
      t("corleone-say-deck", { n: view.deck }),
      t("corleone-say-supply", { supply: list(supply) }),
    ];
  },
};
