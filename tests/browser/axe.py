"""Accessibility checks by axe: WCAG 2.2 AA and best practices."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
    const results = await axe.run(document, { resultTypes: ["violations"], runOnly: only });
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLORS = ["color-contrast"]
NIGHT = "matchMedia('(prefers-color-scheme: dark)').matches"


def find_violations(page: Page) -> list[str]:
    """Return `rule: element` for each violation; contrast is checked by day and by night."""
    page.evaluate(AXE.read_text("utf-8"))
    broken: list[str] = page.evaluate(RUN, TAGS)
    night = page.evaluate(NIGHT)
    page.emulate_media(color_scheme="light" if night else "dark")
    broken += page.evaluate(RUN, COLORS)
    page.emulate_media(color_scheme="dark" if night else "light")
    return broken
