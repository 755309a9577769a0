/** Our boxes, each a poster of its own world, in a frame of 300 by 250. */
const POSTERS: Record<string, string> = {
  hermine: `<rect width="300" height="250" fill="#2f6f8f"/><circle cx="226" cy="66" r="40" fill="#f4c95d"/><path d="M0 150q50-34 100-6t100-6 100 8v104H0Z" fill="#1d4f6a"/><path d="M0 196q60-28 120-6t100-8 80 6v62H0Z" fill="#f7f1e5"/><path d="M74 206c4-60 30-92 70-96 22-2 34 10 52 6-6 18-22 22-36 24 26 20 30 52 22 80h-18c2-20-2-36-14-46-6 26-24 36-50 38Z" fill="#fffdf8" stroke="#1d2433" stroke-width="4"/><circle cx="170" cy="120" r="4" fill="#1d2433"/><path d="M186 214c22 0 40-10 48-30l10 8c-8 26-30 36-56 34Z" fill="#1d2433"/>`,
  parade: `<rect width="300" height="250" fill="#d6452b"/><path d="M0 204h300v46H0Z" fill="#8f2617"/><path d="M42 204v-84h54v84Z" fill="#f7f1e5"/><path d="M34 122h70v-13H34Z" fill="#f7f1e5"/><path d="M46 109l8-52h30l8 52Z" fill="#1d2433"/><ellipse cx="162" cy="176" rx="36" ry="44" fill="#f4c95d"/><circle cx="162" cy="116" r="30" fill="#fffdf8"/><path d="M146 94l-8-58 16 2 8 48ZM178 94l8-58-16 2-8 48Z" fill="#fffdf8"/><circle cx="153" cy="114" r="4" fill="#1d2433"/><circle cx="171" cy="114" r="4" fill="#1d2433"/><path d="M222 204l13-90h32l13 90Z" fill="#2b62b8"/><circle cx="251" cy="96" r="25" fill="#f7c9a8"/><path d="M222 94c0-36 58-36 58 0l6 38-12-28h-42l-14 24Z" fill="#f4c95d"/>`,
  "high-society": `<rect width="300" height="250" fill="#1d2433"/><path d="M150 18l104 172H46Z" fill="#f4c95d"/><path d="M150 18l58 172H92Z" fill="#e0ae35"/><path d="M150 18l23 172h-46Z" fill="#fbe3a0"/><path d="M40 200h220v14H40Z" fill="#fffdf8"/><path d="M70 221h160v10H70Z" fill="#d6452b"/>`,
  "animalement-votre": `<rect width="300" height="250" fill="#2f8f5b"/><path d="M150 236C62 220 40 106 66 30c40 18 60 84 84 112 24-28 44-94 84-112 26 76 4 190-84 206Z" fill="#2b62b8"/><g fill="#f4c95d"><circle cx="82" cy="70" r="13"/><circle cx="218" cy="70" r="13"/><circle cx="96" cy="128" r="13"/><circle cx="204" cy="128" r="13"/></g><g fill="#1d2433"><circle cx="82" cy="70" r="6"/><circle cx="218" cy="70" r="6"/><circle cx="96" cy="128" r="6"/><circle cx="204" cy="128" r="6"/></g><path d="M134 250c-10-46-6-66 16-96 22 30 26 50 16 96Z" fill="#fffdf8"/><circle cx="150" cy="154" r="20" fill="#fffdf8"/><circle cx="144" cy="151" r="4" fill="#1d2433"/><path d="M166 152l18 6-18 6Z" fill="#e58a1f"/>`,
  contrees: `<rect width="300" height="250" fill="#7a4aa0"/><path d="M150 22l45 45-45 45-45-45Z" fill="#2b62b8"/><path d="M199 71l45 45-45 45-45-45Z" fill="#d6452b"/><path d="M150 120l45 45-45 45-45-45Z" fill="#f4c95d"/><path d="M101 71l45 45-45 45-45-45Z" fill="#2f8f5b"/><path d="M128 134l-8-38 17 13 13-20 13 20 17-13-8 38Z" fill="#1d2433"/><circle cx="150" cy="84" r="5" fill="#fffdf8"/>`,
  fourmis: `<rect width="300" height="250" fill="#e58a1f"/><path d="M0 176q150-62 300 0v74H0Z" fill="#8a4a12"/><g fill="#1d2433"><ellipse cx="92" cy="140" rx="40" ry="27"/><circle cx="148" cy="132" r="19"/><circle cx="194" cy="120" r="26"/></g><path d="M206 98q20-38 44-36M194 96q4-38 28-50M138 148l-22 44M150 150l2 46M162 146l26 40" stroke="#1d2433" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M172 90l4-28 13 14 12-18 8 22 15-8-6 28Z" fill="#f4c95d"/><circle cx="205" cy="116" r="4.5" fill="#fffdf8"/>`,
};

const GROUNDS = ["#2b62b8", "#7a4aa0", "#2f8f5b", "#d6452b", "#2f6f8f"];
/** Where cards of a fan lie, how far they are turned, and what is drawn on them. */
const FAN: [number, number, number, string][] = [
  [92, 142, -18, "M0-30 26 16h-52Z"],
  [208, 142, 18, "M-22-22h44v44h-44Z"],
  [150, 124, 0, "M0-34 30 0 0 34-30 0Z"],
];

/** Cards in a fan, for a box that nobody has drawn; each game keeps the color that its name gives. */
function fan(slug: string): string {
  const ground = GROUNDS[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % GROUNDS.length]!;
  const cards = FAN.map(([x, y, turn, mark]) => {
    const paper = `<rect x="-46" y="-64" width="92" height="128" rx="10" fill="#fffdf8" stroke="#1d2433" stroke-width="4"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${paper}<path d="${mark}" fill="${turn ? "#1d2433" : "#d6452b"}"/></g>`;
  });
  return `<rect width="300" height="250" fill="${ground}"/><path d="M0 204q150-38 300 0v46H0Z" fill="#1d2433"/><circle cx="150" cy="126" r="104" fill="#f4c95d"/>${cards.join("")}`;
}

export const posterOf = (slug: string): string => (Object.hasOwn(POSTERS, slug) ? POSTERS[slug]! : fan(slug));
