import { MediaQuery } from "svelte/reactivity";

/** True on a phone held upright: worlds have another composition there, and small cards another face. */
export const portrait = new MediaQuery("max-width: 699px");
