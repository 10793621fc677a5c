// Der Pate in sentences.

import { list, number, t } from "../../lib/text";
import { dollars, thing } from "../../lib/words";
import { type Describer, things } from "../../table/describing";
import type { BusinessView, DerPateView, FamilyView, GameView } from "../../wire";

const GAME = "derpate";
const of = (view: GameView): DerPateView => view as DerPateView;

function counted(counts: Record<string, number>): string {
  return list(Object.entries(counts).map(([name, n]) => `${thing(GAME, name)} ${number(n)}`));
}

function family(player: FamilyView | undefined): string[] {
  if (!player) return [];
  const lines = [t("derpate-say-family", { family: player.family })];
  if (player.money !== null) lines.push(t("derpate-say-money", { money: dollars(GAME, player.money) }));
  lines.push(t("derpate-say-people", { stock: player.stock, prison: player.prison, river: player.river }));
  lines.push(t("derpate-say-friends", { n: player.friends }));
  if (Object.keys(player.debts).length > 0) lines.push(t("derpate-say-debts", { debts: counted(player.debts) }));
  lines.push(t("derpate-say-tracks", { tracks: counted(player.tracks) }));
  if (player.chips.length > 0) lines.push(t("derpate-say-chips", { chips: things(GAME, player.chips) }));
  if (!player.in_play) lines.push(t("seat-out"));
  return lines;
}

function business(view: DerPateView, one: BusinessView): string {
  const owner =
    one.owner === null
      ? t("derpate-say-vacant")
      : one.owner < view.seats.length
        ? `P${one.owner}`
        : t("derpate-say-neutral");
  const said = t("derpate-say-business", { business: thing(GAME, one.key), kind: one.kind, owner });
  return one.protected ? `${said} ${t("derpate-say-protected")}` : said;
}

export const describe: Describer = {
  me: (game, seat) => family(of(game).seats[seat]),
  rival: (game, seat) => family(of(game).seats[seat]),
  board: (game) => {
    const view = of(game);
    const dice = Object.entries(view.dice).map(([die, face]) => `${thing(GAME, die)} ${thing(GAME, face)}`);
    return [
      ...(view.car ? [t("derpate-say-car", { business: thing(GAME, view.car) })] : []),
      ...view.road.map((one) => business(view, one)),
      ...(dice.length > 0 ? [t("derpate-say-dice", { dice: list(dice) })] : []),
      ...view.tableau.map((row, i) =>
        t("derpate-say-row", { row: i + 1, die: thing(GAME, row.die), face: thing(GAME, row.face), field: thing(GAME, row.field) }),
      ),
    ];
  },
  counts: (game) => {
    const view = of(game);
    return [
      t("derpate-say-round", { round: view.round, phase: thing(GAME, view.phase) }),
      t("derpate-say-pool", { n: view.pool }),
      t("derpate-say-deck", { n: view.deck }),
      ...(view.open ? [t("derpate-say-open", { card: thing(GAME, view.open) })] : []),
      ...(view.ko ? [t("derpate-say-ko", { colour: thing(GAME, view.ko) })] : []),
      t("derpate-say-events", { steps: counted(view.event_steps) }),
    ];
  },
};
