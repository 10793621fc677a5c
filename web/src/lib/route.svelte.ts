// Which page is shown: the path of the address. What comes after its # says where on the page.

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  readonly pieces = $derived(this.path.split("/").filter(Boolean));

  constructor() {
    addEventListener("popstate", this.look);
    addEventListener("hashchange", this.look);
  }

  private look = (): void => {
    [this.path, this.hash] = [location.pathname, location.hash];
  };

  go(address: string): void {
    if (address !== location.pathname + location.hash) history.pushState(null, "", address);
    this.look();
    if (!this.hash) scrollTo(0, 0);
  }

  /** The same page at another place of it; not a step to go back to. */
  note(hash: string): void {
    history.replaceState(null, "", location.pathname + hash);
    this.hash = location.hash;
  }
}

export const route = new Route();

/** For links: stay inside the client unless the visitor wants a new tab. */
export function stay(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
