// A name is asked for once, when it is first needed; then whatever was wanted goes on.

import { person } from "./prefs.svelte";

class Naming {
  isOpen = $state(false);
  private after: (() => void) | null = null;

  /** Do something that needs a name. */
  with(deed: () => void): void {
    if (person.id) deed();
    else {
      this.after = deed;
      this.isOpen = true;
    }
  }

  done(): void {
    this.isOpen = false;
    const deed = this.after;
    this.after = null;
    deed?.();
  }

  cancel(): void {
    this.isOpen = false;
    this.after = null;
  }
}

export const naming = new Naming();
