import { cut, dot, fill, gild, hole, inverse, line, over, put, slit } from "../../lib/cards/symbols/shapes";

/** Base drawings: a dolmen, a signpost, a river, an ermine. */
const monument = fill("M1.5 8.5 4.5 5l14-1.5 4 4-1 3.5-18.5.8ZM4 13l5-.3-.6 8.8H3.6ZM15.2 12.5l4.6-.2 1 9.2h-5.2ZM11 17.5l2.2-.3.5 4.3h-3.2Z");
const path = fill("M10.7.8h2.6v22.4h-2.6ZM3.5 2.8h14.3l4.4 3.7-4.4 3.7H3.5ZM20.5 12H6.2l-4.4 3.7 4.4 3.7h14.3Z") + slit("M10.7 11.1h2.6", 1);
const river = line("M2 6.5c2.5-2.8 4.5-2.8 6.7 0s4.4 2.8 6.6 0 4.4-2.8 6.7 0M2 12.5c2.5-2.8 4.5-2.8 6.7 0s4.4 2.8 6.6 0 4.4-2.8 6.7 0M2 18.5c2.5-2.8 4.5-2.8 6.7 0s4.4 2.8 6.6 0 4.4-2.8 6.7 0", 3);
const stoat = fill("M21 6.3 17.6 3.6C17.3 1.8 15.5 1.2 14.5 2.6 12 2.8 10.5 4.5 10.5 7c0 3 .2 4.7-1 7.2C8.2 17 8.2 20.5 9 23h10.5c.4-1.5-.5-2.4-2-2.4.8-3 .4-5.6-.6-8.1-.5-1.4-.6-2.5-.3-3.7l3.9-.8Z") + line("M9.6 21C5.5 21.5 3.3 19 3.7 15.5", 2.6) + `<path d="M2 15.5C1.3 12.5 2 10 4.3 8.3c1.5 2.5 1.7 4.9.9 7.5Z" fill="#1d2433"/>` + hole(17, 5.5, 0.8) + slit("M13.5 13c1 1.8 2.3 2.5 4 2.3", 1.2);

const danger = (of: string): string => put(0, 6, 0.75, of) + over("M18.5-.5 12 9h3.7l-2.2 6.5L24 5.5h-4.2l3.7-6Z", 2);
const saved = (of: string): string => put(0, 0, 0.86, of) + `<circle cx="17.5" cy="17.5" r="6.3" stroke="@" stroke-width="1.6"/>` + slit("M14.6 17.6l2.2 2.2 3.8-4.3", 2);
const kept = (of: string): string => fill("M12 .8c3 1.8 6.2 2.6 10 2.7C22.3 12.5 19.5 20 12 23.5 4.5 20 1.7 12.5 2 3.5 5.8 3.4 9 2.6 12 .8Z") + put(5.2, 4.8, 0.57, inverse(of));

const foot = fill("M4 18.2c0-2.7 1.8-4.4 3.8-4.4s3.8 1.7 3.8 4.4c0 2-1.5 2.8-3.8 2.8S4 20.2 4 18.2Z") + dot(3.5, 12.5, 1.6) + dot(7.8, 10.8, 1.8) + dot(12.1, 12.5, 1.6);

export const SYMBOLS: Record<string, string> = {
  footprints: put(-0.5, 2.2, 1, foot) + put(9, -7.6, 1, foot),
  stop: fill("M7.7 1.5h8.6l6.2 6.2v8.6l-6.2 6.2H7.7l-6.2-6.2V7.7Z") + cut("M5 9.7h14v4.6H5Z"),
  menacee: put(5.8, 5.2, 0.57, stoat) + line("M12 1v4M12 19v4M1 12h4M19 12h4") + `<circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" stroke-width="2"/>`,
  "danger-m": danger(monument),
  "danger-c": danger(path),
  "danger-r": danger(river),
  beaute: fill("M11.2 9.5C10 5 6.5 2.5 3 3c-2.5.4-2.3 4-1 6.5 1 2 2.5 3 4.5 3.3-2.7.7-3.5 2.7-2.8 5C4.5 20.5 7 21.5 9 20c1.5-1.2 2-3 2.2-5ZM12.8 9.5C14 5 17.5 2.5 21 3c2.5.4 2.3 4 1 6.5-1 2-2.5 3-4.5 3.3 2.7.7 3.5 2.7 2.8 5-.8 2.7-3.3 3.7-5.3 2.2-1.5-1.2-2-3-2.2-5Z") + line("M12 8v11M12 8 9.5 3.5M12 8l2.5-4.5", 1.5) + hole(5.2, 7.3, 1.6) + hole(18.8, 7.3, 1.6) + hole(7.4, 17, 1.2) + hole(16.6, 17, 1.2),
  protegee: saved(stoat),
  "sauve-m": saved(monument),
  "sauve-c": saved(path),
  "sauve-r": saved(river),
  protection: kept(stoat),
  "sauvegarde-m": kept(monument),
  "sauvegarde-c": kept(path),
  "sauvegarde-r": kept(river),
  ermine: fill("M12 7.5c1 5.5 3 9 7 12.5-2.5-.5-4-.3-4.8.8L12 23.7l-2.2-2.9C9 19.7 7.5 19.5 5 20c4-3.5 6-7 7-12.5Z") + gild("M12 .3l2.3 3L12 6.5 9.7 3.3ZM5.8 4.5l2.3 3-2.3 3.2-2.3-3.2ZM18.2 4.5l2.3 3-2.3 3.2-2.3-3.2Z"),
};
