/** Ants of the hill, in the units of the poster; their patterns are in the world. */
export const QUEEN = `
  <g transform="translate(180 0)">
  <path fill="#a52c1b" d="M-20 176c-46 12-70 62-74 122 50 18 140 18 188 0-4-60-28-110-74-122Z"/>
  <path fill="#7d1d12" d="M20 176c46 12 70 62 74 122-24 8-54 13-84 14 26-40 28-90 10-136Z"/>
  <path fill="#fbf0d9" d="M-94 298c50 18 140 18 188 0v14c-50 18-138 18-188 0Z"/>
  <path fill="url(#fourmis-ermine)" d="M-94 299c50 18 140 18 188 0v13c-50 18-138 18-188 0Z"/>
  <path fill="#2a1410" d="M0 192c30 0 44 26 44 58 0 30-16 52-44 52s-44-22-44-52c0-32 14-58 44-58Z"/>
  <path fill="url(#fourmis-bands)" d="M-43 238c28 8 58 8 86 0 2 36-12 64-43 64s-45-28-43-64Z"/>
  <path fill="#fbf0d9" d="M-46 186c28 14 64 14 92 0 8 10 6 22-4 28-26 10-58 10-84 0-10-6-12-18-4-28Z"/>
  <path fill="url(#fourmis-ermine)" d="M-46 188c28 14 64 14 92 0 7 9 5 19-4 25-26 10-58 10-84 0-9-6-11-16-4-25Z"/>
  <path d="M-30 112C-44 84-60 76-78 84M30 112c14-28 30-36 48-28" fill="none" stroke="#2a1410" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-80" cy="85" r="6" fill="#2a1410"/>
  <circle cx="80" cy="85" r="6" fill="#2a1410"/>
  <path fill="#2a1410" d="M0 104c34 0 54 16 52 42-2 28-26 46-52 52-26-6-50-24-52-52-2-26 18-42 52-42Z"/>
  <path fill="#4a2618" d="M0 104c34 0 54 16 52 42-2 28-26 46-52 52 20-30 20-62 0-94Z"/>
  <ellipse cx="-23" cy="146" rx="16" ry="13" fill="#fbf0d9"/>
  <ellipse cx="23" cy="146" rx="16" ry="13" fill="#fbf0d9"/>
  <circle cx="-20" cy="148" r="7" fill="#2a1410"/>
  <circle cx="20" cy="148" r="7" fill="#2a1410"/>
  <circle cx="-18" cy="146" r="2.4" fill="#fff"/>
  <circle cx="22" cy="146" r="2.4" fill="#fff"/>
  <path fill="#2a1410" d="M-40 134c10-8 24-8 32-2l-4 8c-8-4-18-4-26 0ZM40 134c-10-8-24-8-32-2l4 8c8-4 18-4 26 0Z"/>
  <path d="M-10 176c6 5 14 5 20 0" stroke="#dd5a26" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path fill="#2a1410" d="M-18 188c-4 12 2 20 12 22-2-6-2-12 2-16ZM18 188c4 12-2 20-12 22 2-6 2-12-2-16Z"/>
  <path fill="#f2c14e" stroke="#2a1410" stroke-width="3" stroke-linejoin="round" d="M-40 112l-10-50 26 20L0 46l24 36 26-20-10 50c-26-8-54-8-80 0Z"/>
  <path fill="#c98f22" d="M0 50l24 33 24-18-9 44c-13-4-26-5-39-5Z"/>
  <circle cx="0" cy="88" r="7" fill="#a52c1b"/>
  <circle cx="-26" cy="94" r="4.5" fill="#2b62b8"/>
  <circle cx="26" cy="94" r="4.5" fill="#3c7f3e"/>
  <circle cy="44" r="6" fill="#f2c14e" stroke="#2a1410" stroke-width="3"/>
  <path d="M40 232c24 2 36-8 40-26" fill="none" stroke="#2a1410" stroke-width="8" stroke-linecap="round"/>
  <path d="M84 168l-10 92" stroke="#f2c14e" stroke-width="5"/>
  <circle cx="85" cy="160" r="11" fill="#f2c14e"/>
  <circle cx="85" cy="160" r="5" fill="#a52c1b"/>
  <path d="M-40 232c-20 4-30 14-32 26" fill="none" stroke="#2a1410" stroke-width="8" stroke-linecap="round"/>
  </g>
`;

export const NINJA = `
  <g transform="translate(78 214) rotate(-24) scale(.98)">
  <g fill="#1d1b2e">
  <ellipse rx="30" ry="19" cx="-44" cy="6" transform="rotate(-14 -44 6)"/>
  <ellipse rx="15" ry="11" cx="-6" cy="0"/>
  <circle cx="22" cy="-10" r="17"/>
  <path d="M-14 6l-16 34-12 4M-4 8l-4 36-10 6M4 6l14 32 14 6" fill="none" stroke="#1d1b2e" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28-24c2-14 10-20 22-20M20-26c-2-14 2-22 12-28" fill="none" stroke="#1d1b2e" stroke-width="4" stroke-linecap="round"/>
  </g>
  <path fill="#cf3f28" d="M6-18c10-6 24-4 33 4l-2 9c-9-8-22-10-33-4Z"/>
  <path fill="#cf3f28" d="M6-16c-14-8-26-2-38-10 4 8-2 12-6 14 16 6 30 6 44 2Z"/>
  <circle cx="29" cy="-9" r="4.5" fill="#fbf0d9"/>
  <circle cx="30.5" cy="-9" r="2" fill="#1d1b2e"/>
  <path d="M-4-6C-16-20-22-30-20-44" fill="none" stroke="#1d1b2e" stroke-width="5" stroke-linecap="round"/>
  <path fill="#eef1f2" d="M-18-42C-8-70 14-92 46-104-4-104-24-74-26-44Z"/>
  <path fill="#6d3b16" d="M-30-46l16 4-3 8-15-5ZM-26-40l8 3-4 14-7-3Z"/>
  </g>
`;

export const SOLDIER = `
  <g transform="translate(288 288) scale(-.98 .98) rotate(-6)">
  <g fill="#2a1410">
  <ellipse rx="30" ry="19" cx="-44" cy="6" transform="rotate(-14 -44 6)"/>
  <ellipse rx="15" ry="11" cx="-6" cy="0"/>
  <circle cx="22" cy="-10" r="17"/>
  <path d="M-14 6l-16 34-12 4M-4 8l-4 36-10 6M4 6l14 32 14 6" fill="none" stroke="#2a1410" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28-24c2-14 10-20 22-20M20-26c-2-14 2-22 12-28" fill="none" stroke="#2a1410" stroke-width="4" stroke-linecap="round"/>
  </g>
  <path fill="#8e9aa3" d="M2-14c2-24 40-28 42-2-12-4-30-4-42 2Z"/>
  <path fill="#5c6973" d="M0-14c14-7 32-7 46-2l-1 6c-14-5-30-4-44 2ZM18-34c4-10 12-8 14 2Z"/>
  <circle cx="30" cy="-5" r="4.5" fill="#fbf0d9"/>
  <circle cx="31.5" cy="-5" r="2" fill="#2a1410"/>
  <path d="M-2-8c10-8 24-8 36-26" fill="none" stroke="#2a1410" stroke-width="5" stroke-linecap="round"/>
  <path d="M56-96 14 66" stroke="#6d3b16" stroke-width="5"/>
  <path fill="#dfe5e8" d="M64-124l4 26-12 8-10-10Z"/>
  <path fill="#3c7f3e" d="M-26-14h34c0 26-8 38-17 44-9-6-17-18-17-44Z"/>
  <path fill="#f2c14e" d="M-9-8l4 10 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1Z"/>
  </g>
`;
