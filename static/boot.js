// Entry point outside the wasm, so that it works without it: starts the app and offline use, or shows the rescue screen.

import { keepReadable } from "./address.js";
import { copy } from "./copies.js";
import { tell } from "./news.js";
import { report, rescue, watch } from "./rescue.js";
import { standing, start } from "./start.js";
import { guardTree } from "./translators.js";
import * as newer from "./update.js";

const version = document.querySelector("meta[name=facedown-version]").content;

/** @type {Facedown} The interface for the wasm, tests and the console. */
const facedown = {
  ...globalThis.facedown,
  version,
  /** Replaces the page with the rescue screen; the wasm's panic hook calls it. */
  rescue,
  /** The problem report, with the open game's record: for the clipboard only. */
  report,
  copy,
  update: newer.update,
  get updateWaiting() {
    return newer.waiting();
  },
  /** Whether a new visitor's first page in the app isn't the home page that they saw. */
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
  // A debug build is not kept for offline use: its files change under the same names.
  if (!version.endsWith("+debug")) newer.start();
  tell().catch(() => {});
}

function begin() {
  // A page from the back-forward cache shows old data.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  keepReadable();
  watch();
  guardTree();
  run();
}

if (self === top) begin();
else import("./frame.js").then(({ within }) => within(begin));
