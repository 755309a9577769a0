import type { LogMessage } from "../../wire";

/** Code of the attack that a question is about, whether it can be answered or not. */
export function threatOf(prompt: LogMessage | null | undefined): string | undefined {
  if (!prompt || !/-ask-(no-)?coup$/.test(prompt.key)) return undefined;
  const { attack } = prompt.details;
  if (typeof attack === "object") return attack.kind === "words" ? attack.words[0] : undefined;
  return attack === undefined ? undefined : String(attack);
}
