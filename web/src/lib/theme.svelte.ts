type Theme = "light" | "dark";
const STORAGE_KEY = "tablee-theme";
/** `theme-color` of the page: browsers paint their own bars with it. */
const PAPER: Record<Theme, string> = { light: "#f7f1e5", dark: "#141a26" };

/** Color theme: follows the device until somebody chooses one. */
class ThemeSetting {
  theme: Theme = $state("light");

  apply(): void {
    const stored = localStorage.getItem(STORAGE_KEY);
    const prefersDark = matchMedia("(prefers-color-scheme: dark)");
    this.#set(stored === "light" || stored === "dark" ? stored : prefersDark.matches ? "dark" : "light");
    prefersDark.addEventListener("change", (event) => {
      if (!localStorage.getItem(STORAGE_KEY)) this.#set(event.matches ? "dark" : "light");
    });
  }

  toggle(): void {
    const next = this.theme === "light" ? "dark" : "light";
    localStorage.setItem(STORAGE_KEY, next);
    this.#set(next);
  }

  #set(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", PAPER[theme]);
  }
}

export const theme = new ThemeSetting();
