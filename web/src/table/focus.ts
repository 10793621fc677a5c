// Nobody who uses the keyboard is sent back to the top of the page: when what has the focus goes away, or can no longer
// be pressed, the part of the table that it stood in takes the focus, and Tab goes on from there.

const PART = "[id][tabindex='-1']"; // the question, the hand, the board, the log: each can be gone to by a key

/** Give the focus to a part of the table, unless something has it. */
export function rest(part: string): void {
  const found = document.getElementById(part) ?? document.getElementById("board");
  if (document.activeElement === document.body) found?.focus({ preventScroll: true });
}

/** For the whole table: watches what has the focus. */
export function keepFocus(table: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let part = "";

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    part = target.closest(PART)?.id ?? "ask";
  };
  const forget = () => {
    last = null; // who presses beside everything wants nothing to have the focus
  };
  const look = () => {
    if (last === null || (last.isConnected && !last.matches(":disabled"))) return;
    last.blur();
    last = null;
    rest(part);
  };

  const changes = new MutationObserver(look);
  changes.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  table.addEventListener("focusin", note);
  table.addEventListener("pointerdown", forget);
  return () => {
    changes.disconnect();
    table.removeEventListener("focusin", note);
    table.removeEventListener("pointerdown", forget);
  };
}
