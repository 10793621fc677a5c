// What somebody is called at a table. Bots that stand for nobody are called by their chair.

import { t } from "./text";

interface Called {
  kind: string;
  name: string;
  person?: string;
  stands_in?: boolean;
  kept?: boolean;
}

export function nameOf(chair: Called | undefined, seat: number): string {
  if (!chair) return t("seat-number", { n: seat + 1 });
  if (chair.kind === "bot" && !chair.stands_in && !chair.kept) return t(`bot-name-${seat}`);
  return chair.name || t("seat-number", { n: seat + 1 });
}
