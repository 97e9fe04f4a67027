// What boot.js loads while nothing else is to be done.

import { tell } from "./news.js";

// `?` lists the keys on the home page, too. The landing bundle has no list: the app takes its place and shows it (keys_help.rs).
addEventListener("keydown", (event) => {
  const { key, target } = /** @type {any} */ (event);
  if (key !== "?" || !globalThis.facedown.wasm?.unmount || target.closest("input, textarea, select, dialog")) return;
  globalThis.facedown.asksForKeys = true;
  globalThis.facedown.startApp();
});

tell().catch(() => {});
