/** Poster, 300 × 250. */
export default `<rect width="300" height="250" fill="#1d2433"/><path d="M150 18l104 172H46Z" fill="#f4c95d"/><path d="M150 18l58 172H92Z" fill="#e0ae35"/><path d="M150 18l23 172h-46Z" fill="#fbe3a0"/><path d="M40 200h220v14H40Z" fill="#fffdf8"/><path d="M70 221h160v10H70Z" fill="#d6452b"/>`;
