// The keys of tables that are not listed. They come in the fragment of a link, which no server and no log ever sees,
// and are kept on this device.

const PREFIX = "backroom.key.";

export function keyOf(table: string): string {
  return localStorage.getItem(PREFIX + table) ?? "";
}

export function keep(table: string, key: string): void {
  if (key) localStorage.setItem(PREFIX + table, key);
}

export type Errand = { kind: "table"; id: string } | { kind: "return"; secret: string } | null;

/** What a link wants: /#table=ID&key=KEY leads to a table, /#return=SECRET makes this device mine. */
export function errand(fragment: string): Errand {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const secret = said.get("return");
  if (secret) return { kind: "return", secret };
  const id = said.get("table");
  if (!id || !/^[\w-]{1,24}$/.test(id)) return null;
  keep(id, said.get("key") ?? "");
  return { kind: "table", id };
}

/** The table of a pasted link or code; empty if it is neither. */
export function tableOf(text: string): string {
  const line = text.trim();
  if (/^[\w-]{8,24}$/.test(line)) return line;
  if (!URL.canParse(line)) return "";
  const url = new URL(line);
  const found = errand(url.hash);
  if (found?.kind === "table") return found.id;
  return /^\/t\/([\w-]{1,24})$/.exec(url.pathname)?.[1] ?? "";
}
