const SETTLING_MS = 500;

/** Let buttons that have just appeared pass over a press that was meant for what was there before. */
export function letLatePressPass(node: HTMLElement): () => void {
  node.style.pointerEvents = "none";
  const timer = setTimeout(() => (node.style.pointerEvents = ""), SETTLING_MS);
  return () => clearTimeout(timer);
}
