// What is shown where there is not room for everything at once.

export type Size = "phone" | "low" | "tablet" | "middle" | "desk";

/** Which parts share one place there, so that one of them is shown at a time; `asides` lie beside the board. */
export function tabsOf(size: Size, isRound: boolean, asides: string[]): string[] {
  switch (size) {
    case "phone":
      return isRound ? ["ask", ...asides, "log"] : ["ask", "hand", ...asides, "log"];
    case "low":
      return ["ask", "hand", ...asides, "log"];
    case "tablet":
      return ["hand", ...asides, "log"];
    case "middle":
      return isRound ? [] : [...asides, "log"];
    default:
      return [];
  }
}
