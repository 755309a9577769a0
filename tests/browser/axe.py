"""What axe finds wrong with a page, by the rules of WCAG 2.2 AA and the habits of the trade."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (tags) => {
    const found = await axe.run(document, { resultTypes: ["violations"], runOnly: tags });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """Every element that breaks a rule, and the rule."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, TAGS)
    return found
