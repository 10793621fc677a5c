import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/language.svelte";
import { prefs } from "./lib/prefs.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/languages.css";

prefs.apply();
await begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
