/** A page of the site with its parameters; the path is the only state that a link carries. */
export type Route =
  | { page: "home" }
  | { page: "missing" }
  | { page: "rules"; game: string }
  | { page: "lesson"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; game: number }
  | { page: "review"; table: string; game: number; seat: number };

/** Parse a path. */
export function parseRoute(path: string): Route {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "learn" && second) return { page: "lesson", game: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "replay") return { page: "replay", table: second ?? "", game: Number(third ?? 0) };
  if (first === "review") return { page: "review", table: second ?? "", game: Number(third ?? 0), seat: Number(fourth ?? -1) };
  return { page: first === undefined ? "home" : "missing" };
}

class Router {
  route: Route = $state(parseRoute(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parseRoute(location.pathname)));
  }

  goTo(path: string): void {
    history.pushState(null, "", path);
    this.route = parseRoute(location.pathname);
    scrollTo(0, 0);
  }

  /** Go to a path in place of the present one, to which nobody goes back. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = parseRoute(location.pathname);
  }
}

export const router = new Router();

/** Click handler of an internal link: change the route without loading the page again. */
export function followLink(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (opensElsewhere) return;
  event.preventDefault();
  router.goTo(event.currentTarget.pathname);
}
