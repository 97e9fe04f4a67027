// The page's starter, outside the wasm, so that it works without it. It starts the app, keeps the site for offline use,
// and shows the rescue screen when everything else fails.

import { keepReadable } from "./address.js";
import { copy } from "./copies.js";
import { tell } from "./news.js";
import { report, rescue, watch } from "./rescue.js";
import { standing, start } from "./start.js";
import { guardTree } from "./translators.js";
import * as newer from "./update.js";

const version = document.querySelector("meta[name=facedown-version]").content;

/** @type {Facedown} The functions for the wasm, its tests and a curious person. */
const facedown = {
  /** Applies settings: see early.js. */
  ...globalThis.facedown,
  version,
  /** Replaces the page with the rescue screen; the wasm's panic hook calls it. */
  rescue,
  /** A problem report as text, with the open game's record: for the clipboard only. */
  report,
  /** Updates the copy of the games: see copies.js. */
  copy,
  /** Changes to the waiting build: see update.js. */
  update: newer.update,
  /** The waiting build as `{ version, editions }`, or `null`. */
  get updateWaiting() {
    return newer.waiting();
  },
  /** Whether the app's first page follows a new visitor's home page. */
  isNavigation: false,
  /** The wasm's exports, once it runs. */
  wasm: null,
};
globalThis.facedown = facedown;

async function run() {
  await start(facedown).catch(async (error) => {
    await standing();
    rescue(error, "start");
  });
  // A debug build is not kept: its files change under their names.
  if (!version.endsWith("+debug")) newer.start();
  tell().catch(() => {});
}

function begin() {
  // A page restored from the browser's back-forward cache shows old data.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  keepReadable();
  watch();
  guardTree();
  run();
}

if (self === top) begin();
else import("./frame.js").then(({ within }) => within(begin));
