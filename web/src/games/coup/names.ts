// What a claim is called: the character, or that there is none.

import { list, maybe } from "../../lib/text";
import { thing } from "../../lib/words";

export function claimName(what: string): string {
  return maybe(`coup-claimed-${what.replaceAll(" ", "-")}`) ?? thing("coup", what);
}

export function roleNames(roles: readonly string[]): string {
  return list(roles.map((role) => thing("coup", role)));
}
