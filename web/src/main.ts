import "@fontsource/bricolage-grotesque/latin-700.css";
import "@fontsource/figtree/latin-400.css";
import "@fontsource/figtree/latin-600.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { texts, preferredLanguage } from "./lib/texts.svelte";
import { theme } from "./lib/theme.svelte";

theme.apply();
await texts.load(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
