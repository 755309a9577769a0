import { cut, dot, fill, hole, line, slit } from "../../lib/cards/symbols/shapes";

export const SYMBOLS: Record<string, string> = {
  heart: fill("M12 21S3 15 3 8.5A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9 2.5C21 15 12 21 12 21Z"),
  cup: fill("M3 7h14v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z") + line("M17 9h1.5a3 3 0 0 1 0 6H17M3 21h14"),
  hat: fill("M6 4h12l-1.5 12h-9ZM2 16h20v3H2Z") + cut("M7.1 12h9.8l-.2 2H7.3Z"),
  leaf: fill("M20 3C9 3 4 8 4 14c0 2 .6 4 1.6 5.4C8 13 12 10 16 8c-4 3-7 7-8.6 12.6C14 22 21 17 20 3Z"),
  watch: dot(12, 14, 8) + line("M12 3.2V6M9.8 3h4.4") + slit("M12 14V9.5M12 14l3.2 2", 1.8),
  mushroom: fill("M2 12C2 6 6.5 3 12 3s10 3 10 9ZM9 12h6l1.2 8.5H7.8Z") + hole(8, 8.2, 1.6) + hole(14, 6.6, 1.3) + hole(17, 9.8, 1),
};
