// The page's starter, outside the wasm: it works when the wasm does not. It mends the address,
// starts the wasm, keeps the site for offline use, and shows the rescue screen when all else fails.

import { keepReadable } from "./address.js";
import { report, rescue, watch } from "./rescue.js";
import * as newer from "./update.js";

const script = document.getElementById("boot");
const version = document.querySelector("meta[name=facedown-version]").content;

/** What the wasm, its tests and a curious person can call. */
const facedown = {
  version,
  /** Ends the page with the rescue screen; the wasm's panic hook calls it. */
  rescue,
  /** A problem report as text, with the record of the open game: for the clipboard only. */
  report,
  /** Changes to the build that waits: see update.js. */
  update: newer.update,
  /** The build that waits, as `{ version, editions }`, or `null`. */
  get updateWaiting() {
    return newer.waiting();
  },
  /** What the wasm exports, once it runs. */
  wasm: null,
};
globalThis.facedown = facedown;

/** Puts on the theme that was chosen, before the first picture of the page. */
function dress() {
  try {
    const { theme, motion } = JSON.parse(localStorage.getItem("facedown.settings")) ?? {};
    const { dataset } = document.documentElement;
    if (["light", "dark"].includes(theme)) dataset.theme = theme;
    if (["off", "fast"].includes(motion)) dataset.motion = motion;
  } catch {
    // Storage that can't be read or is damaged: the page says so itself.
  }
}

async function start() {
  const bindings = await import(new URL(script.dataset.js, document.baseURI).href);
  await bindings.default({ module_or_path: new URL(script.dataset.wasm, document.baseURI) });
  facedown.wasm = bindings;
}

dress();
keepReadable();
watch();
start().catch((error) => rescue(error, "start"));
// A debug build is not kept: its files change under their names.
if (!version.endsWith("+debug")) newer.start();
