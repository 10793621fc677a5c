// Which games somebody has met on this device: who sits down to one for the first time is told what it is about.

const KEPT = "backroom.met.";

export function hasMet(game: string): boolean {
  try {
    return localStorage.getItem(KEPT + game) !== null;
  } catch {
    return true; // a browser that keeps nothing would be told for ever
  }
}

export function meet(game: string): void {
  try {
    localStorage.setItem(KEPT + game, "true");
  } catch {
    // then it is told again
  }
}
