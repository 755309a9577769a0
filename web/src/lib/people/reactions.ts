const face = (mouth: string, eyes = `<circle cx="9" cy="10" r="1.4"/><circle cx="15" cy="10" r="1.4"/>`): string =>
  `<circle cx="12" cy="12" r="10" fill="#f2c14e" stroke="#1b2130" stroke-width="1.6"/><g fill="#1b2130">${eyes}</g><g fill="none" stroke="#1b2130" stroke-width="1.8" stroke-linecap="round">${mouth}</g>`;

/** Drawn signs of the reactions, 24 × 24, in the order in which they are offered. */
export const REACTION_ICONS: Readonly<Record<string, string>> = {
  bravo: `<path fill="#f2c14e" stroke="#1b2130" stroke-width="1.6" stroke-linejoin="round" d="M12 2l2.9 6.2 6.8.8-5 4.6 1.4 6.7L12 17l-6.1 3.3 1.4-6.7-5-4.6 6.8-.8Z"/>`,
  thanks: `<path fill="#e8482f" stroke="#1b2130" stroke-width="1.6" d="M12 21C3 14 2 10 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 2-1 6-10 13Z"/>`,
  laugh: face(`<path fill="#7d1d12" d="M7 13h10a5 5 0 0 1-10 0Z"/>`, `<path fill="none" stroke="#1b2130" stroke-width="1.8" d="M7 10q2-3 4 0M13 10q2-3 4 0"/>`),
  ouch: face(`<path d="M8 17q4-4 8 0"/><path d="M7 8l3 2M17 8l-3 2"/>`),
  hurry: `<path fill="#fffaf0" stroke="#1b2130" stroke-width="1.6" d="M6 2h12M6 22h12M7 2c0 6 5 7 5 10S7 16 7 22M17 2c0 6-5 7-5 10s5 4 5 10"/><path fill="#e8482f" d="M9 21c0-3 1-4 3-5 2 1 3 2 3 5Z"/>`,
  sorry: face(`<path d="M9 16h6"/><path d="M7 8q2-2 4-1M17 8q-2-2-4-1"/>`),
};

export const REACTIONS = Object.keys(REACTION_ICONS);
