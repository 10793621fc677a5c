// What each seat has claimed, as the table has heard it: how often, and what came of it when somebody doubted.
// Only what was said is counted. Nothing is guessed, and no rule says here which action claims which character.

import type { Claimed, Fact } from "../../wire";

export interface Claim {
  what: string;
  times: number;
  proven: number;
  caught: number;
  isNow: boolean; // it is being tested at this moment
}

/** The claims of every seat that has made one, the newest first. */
export function claimsOf(facts: readonly Fact[], now: Claimed | null): Map<number, Claim[]> {
  const heard = new Heard();
  for (const fact of facts) heard.hear(fact);
  if (now) heard.open(now);
  return heard.claims;
}

class Heard {
  readonly claims = new Map<number, Claim[]>();
  private doubted: { seat: number; what: string } | null = null; // challenged, and not yet proven or given up

  /** A claim is told once it is tested: by nobody, or by somebody. */
  hear({ what, args }: Fact): void {
    const seat = Number(args["seat"]);
    switch (what) {
      case "unchallenged":
        this.claim(seat, String(args["claim"])).times += 1;
        return;
      case "challenged":
        this.doubted = { seat: Number(args["target"]), what: String(args["claim"]) };
        this.claim(this.doubted.seat, this.doubted.what).times += 1;
        return;
      case "showed":
        if (this.doubted?.seat !== seat) return;
        this.claim(seat, this.doubted.what).proven += 1;
        this.doubted = null; // a whole hand is shown card by card, for one claim
        return;
      case "conceded":
        this.claim(seat, String(args["claim"])).caught += 1;
        this.doubted = null;
        return;
      default:
        return;
    }
  }

  /** The claim under test. With a challenger it has been told already, and may be proven while they still pay. */
  open(now: Claimed): void {
    const claim = this.claim(now.seat, now.claim);
    if (now.challenger === null) claim.times += 1;
    claim.isNow = now.challenger === null || this.doubted !== null;
  }

  private claim(seat: number, what: string): Claim {
    const earlier = this.claims.get(seat) ?? [];
    const found = earlier.find((one) => one.what === what) ?? { what, times: 0, proven: 0, caught: 0, isNow: false };
    this.claims.set(seat, [found, ...earlier.filter((one) => one !== found)]);
    return found;
  }
}
