/** Mark on which side of a row that scrolls there is more of it, for its stylesheet to show. */
export function markOverflow(row: HTMLElement): () => void {
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    row.toggleAttribute("data-more-before", row.scrollLeft > 1);
    row.toggleAttribute("data-more-after", row.scrollWidth - row.clientWidth - row.scrollLeft > 1);
  };
  const markSoon = (): void => void (frame ||= requestAnimationFrame(mark));
  const sizes = new ResizeObserver(markSoon);
  const contents = new MutationObserver(markSoon);
  sizes.observe(row);
  contents.observe(row, { childList: true, characterData: true, subtree: true });
  row.addEventListener("scroll", markSoon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    row.removeEventListener("scroll", markSoon);
  };
}
