/** Where in the site we are. The address is the only state that a link can carry. */
export type Place =
  | { page: "shelf" }
  | { page: "rules"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; game: number };

export function placeOf(path: string): Place {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "replay") return { page: "replay", table: second ?? "", game: Number(third ?? 0) };
  return { page: "shelf" };
}

class Address {
  place: Place = $state(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const address = new Address();

/** Lets an ordinary link change the page without loading it anew. */
export function within(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  const changed = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (changed) return;
  event.preventDefault();
  address.go(event.currentTarget.pathname);
}
