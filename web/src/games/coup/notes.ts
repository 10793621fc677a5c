// What a player writes down about a rival. It stays in this browser, and who else plays on it does not see it.

const KEPT = "backroom.notes";
const TABLES = 12; // of so many tables notes are kept; the oldest go first

type Notes = Record<string, Record<string, string>>; // by table, then by writer and rival

export class Notebook {
  /** The notes of one seat, or of a spectator, at one table. */
  constructor(
    private readonly table: string,
    private readonly writer: number | null,
  ) {}

  of(rival: number): string {
    return read()[this.table]?.[this.page(rival)] ?? "";
  }

  write(rival: number, text: string): void {
    const { [this.table]: mine = {}, ...others } = read();
    const { [this.page(rival)]: _, ...rest } = mine;
    const page = text.trim() === "" ? rest : { ...rest, [this.page(rival)]: text };
    const all = [...Object.entries(others), [this.table, page] as const].slice(-TABLES);
    try {
      localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // a browser that keeps nothing: the note lives as long as its field
    }
  }

  private page(rival: number): string {
    return `${this.writer ?? "-"}:${rival}`;
  }
}

function read(): Notes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Notes) : {};
  } catch {
    return {};
  }
}
