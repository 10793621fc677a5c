// What the edition on the table prints otherwise than the house edition. The language files translate the house edition,
// and say nothing true of these things; so what is printed on them is said as it stands.

class OwnWords {
  private names = $state.raw<Record<string, string>>({});
  private texts = $state.raw<Record<string, string>>({});

  /** An edition has come. */
  read(printed: Readonly<Record<string, unknown>>): void {
    const own = (printed["own"] ?? {}) as { names?: Record<string, string>; texts?: Record<string, string> };
    this.names = own.names ?? {};
    this.texts = own.texts ?? {};
  }

  /** The table is gone, and the house edition is spoken of again. */
  forget(): void {
    this.read({});
  }

  name(id: string): string | undefined {
    return this.names[id];
  }

  text(id: string): string | undefined {
    return this.texts[id];
  }
}

export const ownWords = new OwnWords();
