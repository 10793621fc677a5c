// The little of a browser that the logic under test needs.

class Kept {
  private kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
  clear = (): void => this.kept.clear();
}

Object.defineProperty(globalThis, "localStorage", { value: new Kept() });
