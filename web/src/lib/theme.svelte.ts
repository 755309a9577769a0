type Theme = "light" | "dark";
const KEPT = "tablee-theme";

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
  }
}

export const theme = new Look();
