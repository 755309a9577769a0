/** Figures of the procession, in the units of the poster; their patterns are in the world. */
export const RABBIT = `
  <g transform="translate(76 0)">
  <path fill="#f2bf4a" d="M-8 226-62 150l-22 6 6-24 12 8 64 78Z"/>
  <path fill="#c98f22" d="M-84 156l-8-16 20-14-6 10Z"/>
  <path fill="#1d6f6a" d="M-46 178l-22 22 16 34 8-12 16 8-2-36Z"/>
  <path fill="#f2bf4a" transform="translate(-44 204) scale(1.1)" d="M0 6S-8 1-8-4.5A4.3 4.3 0 0 1 0-6.5 4.3 4.3 0 0 1 8-4.5C8 1 0 6 0 6Z"/>
  <path fill="#fffaf0" d="M-14 176C-26 130-24 100-12 90c12 12 14 50 10 84ZM8 172c-4-44 2-76 16-84 10 14 6 38-2 52l14 8c-6 14-14 22-18 28Z"/>
  <path fill="#f0a08c" d="M-12 164c-6-30-6-50 0-62 6 14 6 40 4 60ZM14 160c-2-28 0-48 8-58 4 12 0 26-4 36Z"/>
  <path fill="#fffaf0" d="M4 164c20 0 32 14 32 32 0 20-16 32-34 32s-32-8-36-20c-2-6 4-10 8-12 2-18 12-32 30-32Z"/>
  <path fill="#e6d6bd" d="M4 164c20 0 32 14 32 32 0 20-16 32-34 32 22-18 22-44 2-64Z"/>
  <circle cx="-6" cy="192" r="5" fill="#1c1b2e"/>
  <circle cx="-7.5" cy="190.5" r="1.7" fill="#fff"/>
  <path fill="#d6452b" d="M-32 200c0-5 7-6 10-2-2 5-7 6-10 2Z"/>
  <path fill="#1d6f6a" d="M-20 232c16 8 34 8 48-2l22 92c-30 14-62 14-88 2Z"/>
  <path fill="#fbf0d9" d="M-12 236h26l6 88h-40Z"/>
  <path fill="#d6452b" transform="translate(0 278) scale(2.3)" d="M0 6S-8 1-8-4.5A4.3 4.3 0 0 1 0-6.5 4.3 4.3 0 0 1 8-4.5C8 1 0 6 0 6Z"/>
  <path fill="#fbf0d9" stroke="#1c1b2e" stroke-width="2" d="M-26 226c6-8 12 2 18-4 6 6 12-4 18 2 6-6 12 2 20-2 4 8-2 14-6 16-16 6-32 6-46-2-4-2-6-6-4-10Z"/>
  <path fill="none" stroke="#fffaf0" stroke-width="13" stroke-linecap="round" d="M-12 250c-10 2-14-6-12-14"/>
  <path fill="#fffaf0" d="M-26 322h18l2 34c-10 6-26 8-34 4 0-8 8-12 12-14ZM14 322h18l6 34c-8 6-26 8-34 4 0-8 8-12 12-14Z"/>
  </g>
`;

export const HATTER = `
  <g transform="translate(300 0)">
  <path fill="#6b3f94" d="M-22 244c16-10 38-10 52 2l22 92h-96Z"/>
  <path fill="#4a2a70" d="M14 240c6 1 12 3 16 6l22 92H20Z"/>
  <path fill="#fbf0d9" d="M-8 240h18l-6 60Z"/>
  <path fill="#1d6f6a" d="M-30 336h28v26h-28zM10 336h30v26H10z"/>
  <path fill="#1c1b2e" d="M-40 362c4-8 26-8 38-2v8h-38ZM0 362c4-8 30-8 42-2v8H0Z"/>
  <path fill="#e5771f" d="M-18 196c-16 2-22 14-18 24 8 6 16 6 22 2ZM26 196c18 0 26 12 22 24-8 6-18 6-24 2Z"/>
  <path fill="#f6cfae" d="M-16 190h40c4 22 2 44-16 48-14 2-22-8-24-18l-16-2c-4-6 2-14 14-16Z"/>
  <circle cx="-4" cy="206" r="3" fill="#1c1b2e"/>
  <path d="M-12 224c6 4 12 4 18 0" stroke="#8f2416" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path fill="#1d6f6a" d="M-34 196-28 120c24-10 52-8 74 2l-14 74Z"/>
  <path fill="#14504c" d="M18 115c10 1 20 4 28 7l-14 74H8Z"/>
  <path fill="#1c1b2e" d="M-54 192c34-12 76-12 104 2 2 6-2 10-8 10-28-10-60-10-90 0-8 0-10-8-6-12Z"/>
  <path fill="#f2bf4a" d="M-33 172c24-6 46-6 68 2l-4 18c-22-6-44-6-66-2Z"/>
  <path fill="#fbf0d9" stroke="#1c1b2e" stroke-width="2" transform="rotate(14 20 150)" d="M10 136h22v34H10z"/>
  <path fill="#d6452b" transform="translate(19 156) rotate(14)" d="M0 6S-8 1-8-4.5A4.3 4.3 0 0 1 0-6.5 4.3 4.3 0 0 1 8-4.5C8 1 0 6 0 6Z"/>
  <path fill="url(#parade-dots)" stroke="#1c1b2e" stroke-width="2" d="M0 244l-20-10v20ZM0 244l20-10v20Z"/>
  <path fill="none" stroke="#6b3f94" stroke-width="17" stroke-linecap="round" d="M-18 258c-14 16-20 22-30 22"/>
  <path fill="#fbf0d9" stroke="#1c1b2e" stroke-width="2" d="M-78 258h30c0 18-6 26-15 26s-15-8-15-26ZM-84 288h42"/>
  <path d="M-70 250c-6-8 6-12 0-20M-58 250c-6-8 6-12 0-20" fill="none" stroke="#fbf0d9" stroke-width="3" stroke-linecap="round"/>
  </g>
`;

export const CAT = `
  <g transform="translate(196 122) scale(.94)">
  <path fill="#6b3f94" d="M-44-6c-6-20-2-36 4-44 10 4 18 10 22 16 12-4 24-4 36 0 4-6 12-12 22-16 6 8 10 24 4 44 4 26-16 48-44 48S-48 20-44-6Z"/>
  <path fill="url(#parade-stripes)" d="M-44-6c-6-20-2-36 4-44 10 4 18 10 22 16 12-4 24-4 36 0 4-6 12-12 22-16 6 8 10 24 4 44-30 10-58 10-88 0Z"/>
  <path fill="#f2bf4a" d="M-32-4c6-14 20-14 26 0-8 6-18 6-26 0ZM6-4c6-14 20-14 26 0-8 6-18 6-26 0Z"/>
  <path fill="#1c1b2e" d="M-19-11c4 4 4 8 0 10-4-2-4-6 0-10ZM19-11c4 4 4 8 0 10-4-2-4-6 0-10ZM-4 6h8l-4 5Z"/>
  <path fill="#fbf0d9" stroke="#1c1b2e" stroke-width="2.5" d="M-42 8C-30 24 30 24 42 8 40 34 20 42 0 42S-40 34-42 8Z"/>
  <path d="M-30 17v14M-18 20v18M-6 21v20M6 21v20M18 20v18M30 17v14" stroke="#1c1b2e" stroke-width="2"/>
  </g>
`;
