type Theme = "light" | "dark";
const KEPT = "tablee-theme";
/** What the device paints around the page. */
const PAPER: Record<Theme, string> = { light: "#f7f1e5", dark: "#141a26" };

/** Day or night: as the device wishes, until somebody chooses. */
class Look {
  theme: Theme = $state("light");

  apply(): void {
    const kept = localStorage.getItem(KEPT);
    const night = matchMedia("(prefers-color-scheme: dark)");
    this.#show(kept === "light" || kept === "dark" ? kept : night.matches ? "dark" : "light");
    night.addEventListener("change", (event) => {
      if (!localStorage.getItem(KEPT)) this.#show(event.matches ? "dark" : "light");
    });
  }

  turn(): void {
    const next = this.theme === "light" ? "dark" : "light";
    localStorage.setItem(KEPT, next);
    this.#show(next);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", PAPER[theme]);
  }
}

export const theme = new Look();
