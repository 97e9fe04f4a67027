// Entry point, outside the wasm: starts the app and offline use, or shows the rescue screen if the app can't start.

import { watchFragment } from "./address.js";
import { copy } from "./copies.js";
import { showNews } from "./news.js";
import { report, rescue, watchFaults } from "./rescue.js";
import { start, whenPageStyled } from "./start.js";
import { guardTree } from "./translators.js";
import { keepSite, update } from "./update.js";

const version = document.querySelector("meta[name=facedown-version]").content;

/** @type {Facedown} */
const facedown = { ...globalThis.facedown, version, rescue, report, copy, update, updateWaiting: null, isNavigation: false, wasm: null };
globalThis.facedown = facedown;

async function begin() {
  // A page restored from the back-forward cache shows old data.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  watchFragment();
  watchFaults();
  guardTree();
  await start(facedown).catch(async (error) => {
    await whenPageStyled();
    rescue(error, "start");
  });
  // A debug build is not kept for offline use: its files change under the same names.
  if (!version.endsWith("+debug")) keepSite();
  showNews().catch(() => {});
}

if (self === top) begin();
else import("./frame.js").then(({ startFramed }) => startFramed(begin));
