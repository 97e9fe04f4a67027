// Entry point outside the wasm, so that it works without it: starts the app and offline use, or shows the rescue screen.

import { keepReadable } from "./address.js";
import { copy } from "./copies.js";
import { tell } from "./news.js";
import { report, rescue, watch } from "./rescue.js";
import { standing, start } from "./start.js";
import { guardTree } from "./translators.js";
import { keepSite, update } from "./update.js";

const version = document.querySelector("meta[name=facedown-version]").content;

/** @type {Facedown} */
const facedown = { ...globalThis.facedown, version, rescue, report, copy, update, updateWaiting: null, isNavigation: false, wasm: null };
globalThis.facedown = facedown;

async function begin() {
  // A page from the back-forward cache shows old data.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  keepReadable();
  watch();
  guardTree();
  await start(facedown).catch(async (error) => {
    await standing();
    rescue(error, "start");
  });
  // A debug build is not kept for offline use: its files change under the same names.
  if (!version.endsWith("+debug")) keepSite();
  tell().catch(() => {});
}

if (self === top) begin();
else import("./frame.js").then(({ within }) => within(begin));
