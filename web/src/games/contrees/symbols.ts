import { cut, dot, fill, gild, hole, line, over, put, slit } from "../../lib/cards/symbols/shapes";

const leaf = "M0 0c2.3-.8 4 .2 4.5 2.6C2.3 3.3.6 2.3 0 0Z";
const twigs: [number, number, number][] = [[5.5, 19.5, 150], [3.2, 15.5, 175], [2.6, 11, 200], [3.8, 6.8, 225]];
const laurel = twigs.map(([x, y, turn]) => `<path transform="translate(${x} ${y}) rotate(${turn - 120}) scale(1.5)" d="${leaf}"/><path transform="translate(${x} ${y}) rotate(${turn}) scale(1.1)" d="${leaf}"/>`).join("");

export const SYMBOLS: Record<string, string> = {
  blue: fill("M12 3.5c6 0 9.5 3.5 9.5 9v8l-6.5 3H9l-6.5-3v-8c0-5.5 3.5-9 9.5-9ZM10.2.5h3.6v4h-3.6Z") + cut("M5 11.5h14v3.2h-5.4V23.5h-3.2v-8.8H5Z"),
  red: fill("M10.7.8h2.6v22.4h-2.6ZM9.8 6.8C7 6.5 5 5 3.8 2.5-.2 7.5-.2 13.5 3.8 18.5 5 16 7 14.5 9.8 14.2ZM14.2 6.8c2.8-.3 4.8-1.8 6-4.3 4 5 4 11 0 16-1.2-2.5-3.2-4-6-4.3Z"),
  yellow: dot(12, 12, 5.2) + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path transform="rotate(${turn} 12 12)" d="M9.8 5.6 12 .5l2.2 5.1Z"/>`).join(""),
  green: fill("M12 .8 18 8h-2.5l4 5.5H17l4.5 5.5h-8v4h-3v-4h-8L7 13.5H4.5L8.5 8H6Z"),
  white: fill("M12 .8l3.3 7.4 8 .8-6 5.4 1.7 7.9-7-4.1-7 4.1 1.7-7.9-6-5.4 8-.8Z"),
  black: fill("M15.5 1.5A11 11 0 1 0 22.5 16 9 9 0 0 1 15.5 1.5Z"),
  crown: fill("M2.5 20 1 6.5l6 5L12 3l5 8.5 6-5L21.5 20Z"),
  flumigel: fill("M12.5.5 18 12.5c2 .3 3.5.8 4.5 1.7-3 1.6-18 1.6-21 0 1-.9 2.5-1.4 4.5-1.7ZM6 16.3c4 .8 8 .8 12 0-.3 3-2.5 5.5-6 7.2-3.5-1.7-5.7-4.2-6-7.2Z") + gild("M12 4.5l1 2.3 2.4.2-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4L8.6 7l2.4-.2Z") + hole(9.5, 18, 0.9) + hole(14.5, 18, 0.9),
  jarmial: put(1.9, 1.2, 0.84, `${laurel}<g transform="matrix(-1 0 0 1 24 0)">${laurel}</g>`) + gild("M12 4l2 5 5.4.4-4.1 3.5 1.3 5.3L12 15.3l-4.6 2.9 1.3-5.3-4.1-3.5L10 9Z"),
  karniphage: fill("M3.5 1c.2 3 1.2 4.7 3 5.5a11 11 0 0 1 11 0c1.8-.8 2.8-2.5 3-5.5 2.5 4 2.3 7.5.5 10 1.5 6.5-1.5 12-9 12s-10.5-5.5-9-12c-1.8-2.5-2-6 .5-10Z") + cut("M4.5 14.5h15c-.3 4.5-3 7-7.5 7s-7.2-2.5-7.5-7Z") + fill("M5 14l1.5 3.5L8.5 14ZM9 14l1.5 3 1.5-3ZM12 14l1.5 3 1.5-3ZM15.5 14l2 3.5L19 14ZM8 21.5l1.5-3 1.5 3.5ZM13 22l1.5-3.5 1.5 3Z") + gild("M8.5 10.2c2-2.6 5-2.6 7 0-2 2.6-5 2.6-7 0Z") + dot(12, 10.2, 1.3),
  annexion: line("M5 22.5V2", 2.2) + fill("M6 2.5c4-2 7 2 15.5 0-2 3-2 5.5 0 8.5-8.5 2-11.5-2-15.5 0Z") + gild("M10 4.8l1.5 1.4L13.5 4l2 2.2L17 4.8V9.5h-7Z") + fill("M1.5 22.5c3-4.5 8-5 11.5-4 4 0 7.5 1.5 9.5 4Z"),
  translation: fill("M14 1.5 22.5 8 14 14.5v-4H2v-5h12Z") + over("M10 9.5 1.5 16l8.5 6.5v-4h12v-5H10Z", 1.4),
  trepas: fill("M12 1c6 0 10 4 10 9.5 0 3.2-1.3 5.5-3.5 7V22.5h-13v-5C3.3 16 2 13.7 2 10.5 2 5 6 1 12 1Z") + hole(7.8, 10.8, 2.5) + hole(16.2, 10.8, 2.5) + cut("M12 13.5l1.6 3h-3.2Z") + slit("M9.5 19.5V23M14.5 19.5V23", 1.4),
  affaiblissement: fill("M5.5 14.5h13v3h-13ZM10.5 17.5h3v3h-3ZM9.2 14.5V8.8l2 1.7 1.4-2.4 2.2 2v4.4Z") + dot(12, 21.5, 2) + `<g transform="rotate(38 13 5) translate(1 -.5)">${fill("M9.2 8.3l2.2-2 1.4 2.4 2-1.7V2L12-1.5 9.2 2Z")}</g>`,
  entrave: `<g transform="rotate(-45 12 12)" fill="none" stroke="currentColor" stroke-width="3"><rect x="-1" y="8.5" width="10.5" height="7" rx="3.5"/><rect x="14.5" y="8.5" width="10.5" height="7" rx="3.5"/><path d="M7 12h10" stroke="@" stroke-width="6"/><path d="M7 12h10" stroke-linecap="round"/></g>`,
};
