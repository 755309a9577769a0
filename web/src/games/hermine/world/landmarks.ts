import { put } from "../../../lib/cards/symbols/shapes";

/** Landmarks of the walk. Each stands on the point (0, 0); grounds and stones take the inks of the world. */
const SHADOW = "#0003";
const paint = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

const HOUSE = paint(SHADOW, "M-16 4h34l8 7h-34Z") + paint("#fffaf0", "M-16 4v-20h32V4Z") + paint("var(--hermine-window)", "M-4 4v-12h8V4ZM7-12h6v6H7z");
export const house = (x: number, y: number, scale: number, roof = "#3d5566"): string =>
  put(x, y, scale, HOUSE + paint(roof, "M-20-14l12-16h16l12 16Z") + paint(roof, "M6-34h5v10H6z"));

export const menhir = (x: number, y: number, scale: number): string =>
  put(x, y, scale, paint(SHADOW, "M4 0h40l10 8H10Z") + paint("var(--hermine-stone)", "M0 2l5-46c4-10 15-12 20-2l9 48Z") + paint("var(--hermine-slate)", "M17-50c4 0 6 2 8 4l9 48H20c2-18 1-36-3-52Z"));

const CHAPEL =
  paint(SHADOW, "M-30 4h84l10 8h-84Z") +
  paint("#e9e0cc", "M-30 4v-26h50V4Z") +
  paint("#3d5566", "M-36-20l14-20h44l6 20Z") +
  paint("#fffaf0", "M20 4v-52h22V4Z") +
  paint("#3d5566", "M17-46l14-34 14 34ZM28 4v-14a4 4 0 0 1 8 0V4Z") +
  paint("var(--hermine-window)", "M-18-14a4 4 0 0 1 8 0v10h-8zM-2-14a4 4 0 0 1 8 0v10h-8zM28-36a3 3 0 0 1 6 0v8h-6z") +
  `<path d="M31-80v-14M26-88h10" stroke="#3d5566" stroke-width="3"/>`;
export const chapel = (x: number, y: number, scale: number): string => put(x, y, scale, CHAPEL);

const MILL =
  paint(SHADOW, "M-18 4h44l10 8h-44Z") +
  paint("#fffaf0", "M-20 4l6-50h28l6 50Z") +
  paint("#d8cdb6", "M2-46h12l6 50H6Z") +
  paint("#8f2416", "M-18-44l18-20 18 20Z") +
  paint("var(--hermine-window)", "M-5 4v-12a5 5 0 0 1 10 0V4ZM-3-32h7v7h-7z") +
  `<g transform="translate(0 -48) rotate(20)" fill="#fbf3df" stroke="#6d3b16" stroke-width="2.5"><path d="M-5-6V-46H7V-6ZM6-5H46V7H6ZM5 6V46H-7V6ZM-6 5H-46V-7H-6Z"/></g>`;
export const mill = (x: number, y: number, scale: number): string => put(x, y, scale, MILL);

const LIGHTHOUSE =
  paint("var(--hermine-slate)", "M-46 8c6-22 26-30 46-30s42 8 48 30Z") +
  paint("#fbf3df", "M-22-10l7-118h30l7 118Z") +
  paint("#cf3f28", "M-16.5-104h33l1.7 26h-36.4ZM-20-52h40l1.6 28h-43Z") +
  `<path fill="#16202e" opacity=".2" d="M4-128h11l7 118H6Z"/>` +
  paint("#16202e", "M-21-138h42v9h-42zM-14-164h28v26h-28zM-16-164c3-14 10-20 16-22 6 2 13 8 16 22ZM-2-196h4v14h-4zM-5-10v-14a5 5 0 0 1 10 0v14Z") +
  paint("#fbe08a", "M-10-161h8v20h-8zM2-161h8v20H2z");
export const lighthouse = (x: number, y: number, scale: number): string => put(x, y, scale, LIGHTHOUSE);

const DOLMEN =
  paint(SHADOW, "M-50 6H60l10 8h-116Z") +
  paint("var(--hermine-stone)", "M-48 6l4-50h20l4 50ZM24 6l4-50h20l4 50Z") +
  paint("var(--hermine-slate)", "M-32-44h8l4 50h-10ZM40-44h8l4 50H42Z") +
  paint("var(--hermine-stone)", "M-66-44c-4-14 10-24 34-26h62c26 0 38 12 34 26Z") +
  paint("var(--hermine-slate)", "M-66-44c0-4 0-6 1-9 40 6 90 6 129 0 1 3 1 6 0 9Z");
export const dolmen = (x: number, y: number, scale: number): string => put(x, y, scale, DOLMEN);

const TREE =
  paint(SHADOW, "M-8 10h34l8 6H0Z") + paint("var(--hermine-hedge)", "M-18 8c-8-14 2-24 8-24 0-14 22-16 24-2 12-2 16 16 6 26Z") + paint("var(--hermine-tuft)", "M-12 2c-4-10 2-14 6-14 2-8 12-8 14-2-8 2-14 8-20 16Z");
const PINE = paint(SHADOW, "M-6 8h26l8 6H2Z") + paint("#6d3b16", "M-2-4h5V9h-5z") + paint("var(--hermine-hedge)", "M0-52 14-26H8L18-4h-36L-8-26h-6Z") + paint("var(--hermine-tuft)", "M0-52 5-26-6-4h-12L-8-26h-6Z");
export const trees = (...places: [number, number, number][]): string => places.map(([x, y, scale]) => put(x, y, scale, TREE)).join("");
export const pines = (...places: [number, number, number][]): string => places.map(([x, y, scale]) => put(x, y, scale, PINE)).join("");

const BOAT =
  paint("#b8392a", "M-34-3c2-26 10-44 26-58-2 22-2 40 0 58Z") +
  paint("#d95a35", "M-4-3c-2-18-2-30 0-46 12 12 18 28 20 46Z") +
  paint("#16202e", "M-42 0h66c-4 9-10 13-16 13h-36c-7 0-12-4-14-13Z") +
  `<path d="M-56 16q8-7 16 0t16 0 16 0 16 0 16 0 16 0" fill="none" stroke="var(--hermine-foam)" stroke-width="3"/>`;
export const boat = (x: number, y: number, scale: number): string => put(x, y, scale, BOAT);

export const islet = (x: number, y: number, scale: number): string =>
  put(x, y, scale, paint("var(--hermine-foam)", "M-54 6q54-20 108 0q-54 14-108 0Z") + paint("var(--hermine-slate)", "M-44 4c4-14 12-24 22-24 8 0 10 8 18 6 10-4 18-2 24 6 8 2 16 4 20 12Z") + paint("var(--hermine-stone)", "M-30 4c2-12 6-18 12-18-2 8 2 14 8 18ZM0 4c2-8 6-10 12-10 0 4 2 8 6 10Z"));

export const cow = (x: number, y: number, scale: number): string =>
  put(x, y, scale, paint(SHADOW, "M-16 12h36l6 4h-36Z") + paint("#fffaf0", "M-18-8h28c6 0 8 4 8 8v4h-4v9h-5V4H-9v9h-5V4h-4Z") + paint("#3b2413", "M-8-8H2c2 6-6 10-10 6ZM16-12h8l4 6-3 6h-9Z"));
