// The keys of a table. They are listed under "?", can be switched off, and none works while somebody is typing.

export interface Key {
  keys: string[]; // as they are written on a keyboard
  does: string; // the text that says what it does
}

export const KEYS: Key[] = [
  { keys: ["1", "9"], does: "key-choose" },
  { keys: ["Enter"], does: "key-send" },
  { keys: ["Esc"], does: "key-back" },
  { keys: ["A"], does: "key-ask" },
  { keys: ["H"], does: "key-hand" },
  { keys: ["B"], does: "key-board" },
  { keys: ["L"], does: "key-log" },
  { keys: ["C"], does: "key-chat" },
  { keys: ["U"], does: "key-undo" },
  { keys: ["T"], does: "key-describe" },
  { keys: ["?"], does: "key-list" },
];

const FIELDS = "input, select, textarea, [contenteditable]";

/** Is this key meant for a field, a dialog or the browser itself? */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing) return true;
  return event.target instanceof HTMLElement && event.target.closest(`${FIELDS}, dialog`) !== null;
}

/** The key as an English keyboard calls it: a Persian one says `ش` where A is, and `؟` for `?`. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key === "؟") return "?";
  if (key.length > 1 || /^[ -~]$/.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** Is somebody writing just now? */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false;
}
