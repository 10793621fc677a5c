// Coup in sentences.

import { t } from "../../lib/text";
import { thing } from "../../lib/words";
import { type Describer, things } from "../../table/describing";
import type { CoupView, GameView } from "../../wire";

const of = (view: GameView): CoupView => view as CoupView;

function shared(view: CoupView, seat: number): string[] {
  const player = view.seats[seat];
  if (!player) return [];
  const lines = [t("coup-say-coins", { n: player.coins })];
  if (player.lost.length > 0) lines.push(t("coup-say-lost", { cards: things("coup", player.lost) }));
  if (player.party) lines.push(t("coup-say-party", { party: thing("coup", player.party) }));
  if (!player.alive) lines.push(t("seat-out"));
  return lines;
}

export const describe: Describer = {
  me: (game, seat) => {
    const view = of(game);
    const held = view.hand.length > 0 ? [t("coup-say-hand", { cards: things("coup", view.hand) })] : [];
    const drawn = view.drawn.length > 0 ? [t("coup-say-drawn", { cards: things("coup", view.drawn) })] : [];
    return [...held, ...drawn, ...shared(view, seat)];
  },
  rival: (game, seat) => {
    const view = of(game);
    const player = view.seats[seat];
    if (!player) return [];
    const known = view.known[seat] ?? [];
    return [
      player.hand ? t("coup-say-held", { cards: things("coup", player.hand) }) : t("coup-say-cards", { n: player.cards }),
      ...shared(view, seat),
      ...(known.length > 0 ? [t("coup-say-known", { cards: things("coup", known) })] : []),
    ];
  },
  board: (game) => {
    const { claim } = of(game);
    if (!claim) return [];
    const said = t("coup-say-claim", { who: `P${claim.seat}`, claim: thing("coup", claim.claim) });
    return claim.challenger === null ? [said] : [said, t("coup-say-challenged", { who: `P${claim.challenger}` })];
  },
  counts: (game) => {
    const view = of(game);
    return [
      t("coup-say-court", { n: view.court }),
      t("coup-say-treasury", { n: view.treasury }),
      ...(view.seats.some((seat) => seat.party) ? [t("coup-say-reserve", { n: view.reserve })] : []),
    ];
  },
};
