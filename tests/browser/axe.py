"""Accessibility checks by axe: WCAG 2.2 AA and best practices."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# axe reads a page in several tasks. What it says of a page that changed in between (a button that
# was enabled when it was listed and faded when it was looked at) is true of neither: read again.
RUN = """async (only) => {
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    const options = { resultTypes: ["violations"], runOnly: only };
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document, everything);
    for (let readings = 0; readings < 20; readings += 1) {
        hasChanged = false;
        const { violations } = await axe.run(document, options);
        await new Promise((resolve) => setTimeout(resolve));
        if (hasChanged) continue;
        observer.disconnect();
        const describe = (id, { html, any }) =>
            `${id}: ${html} ${any.map(({ message }) => message).join(" ")}`;
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => describe(id, node)));
    }
    throw new Error("the page never stood still");
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLORS = ["color-contrast"]
NIGHT = "matchMedia('(prefers-color-scheme: dark)').matches"


def find_violations(page: Page) -> list[str]:
    """Return `rule: element` and what is wrong with it; contrast is checked by day and by night."""
    page.evaluate(AXE.read_text("utf-8"))
    broken: list[str] = page.evaluate(RUN, TAGS)
    night = page.evaluate(NIGHT)
    page.emulate_media(color_scheme="light" if night else "dark")
    broken += page.evaluate(RUN, COLORS)
    page.emulate_media(color_scheme="dark" if night else "light")
    return broken
