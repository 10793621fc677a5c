import { number, t } from "../../lib/text";

const THOUSAND = 1000;

/** $5k: every amount of the game is a multiple of a thousand. */
export function thousands(amount: number): string {
  return amount === 0 ? t("derpate-board-nothing") : t("derpate-board-thousands", { n: number(amount / THOUSAND) });
}
