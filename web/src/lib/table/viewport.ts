import { MediaQuery } from "svelte/reactivity";

/** True on a phone held upright: worlds have another composition there, and small cards another face. */
export const portrait = new MediaQuery("max-width: 699px");
/** True on a phone held across: people sit at both sides of the board. */
export const shallow = new MediaQuery("(max-height: 500px) and (min-width: 560px)");
/** True where rows of plates have room for whole names. */
export const wide = new MediaQuery("min-width: 1200px");
/** True where there is room for people around the board. */
export const roomy = new MediaQuery("(min-width: 1000px) and (min-height: 600px)");
