// The page's starter, outside the wasm: it works when the wasm does not. It starts the bundle
// that the address asks for, keeps the site for offline use, and shows the rescue screen when all else fails.

import { isHome, keepReadable } from "./address.js";
import * as bundles from "./bundles.js";
import { copy } from "./copies.js";
import { report, rescue, watch } from "./rescue.js";
import { guardTree } from "./translators.js";
import * as newer from "./update.js";

const version = document.querySelector("meta[name=facedown-version]").content;

/**
 * What the wasm, its tests and a curious person can call.
 * @type {Facedown}
 */
const facedown = {
  /** Applies settings: see settings.js. */
  ...globalThis.facedown,
  version,
  /** Ends the page with the rescue screen; the wasm's panic hook calls it. */
  rescue,
  /** A problem report as text, with the record of the open game: for the clipboard only. */
  report,
  /** Has the copy of the games follow a change: see copies.js. */
  copy,
  /** Changes to the build that waits: see update.js. */
  update: newer.update,
  /** The build that waits, as `{ version, editions }`, or `null`. */
  get updateWaiting() {
    return newer.waiting();
  },
  /** Starts the app in place of the landing bundle, for what that can't do: see bundles.js. */
  startApp: () => bundles.startApp(facedown),
  /** Whether the app was started by a change of the address. */
  isNavigation: false,
  /** What the wasm exports, once it runs. */
  wasm: null,
};
globalThis.facedown = facedown;

/** Who comes for the first time sees the home page at once: nothing on it depends on what is kept. */
function greet() {
  try {
    const isKnown = Object.keys(localStorage).some((key) => key.startsWith("facedown."));
    if (isHome() && !isKnown) document.documentElement.dataset.visit = "first";
  } catch {
    // Without storage there is something to be told.
  }
}

/**
 * Who has been here has the pages' font already, or gets it beside the program. It is taken for the home page only if it is
 * there before anything is drawn, so that nothing moves; the app brings its own (type.css).
 */
async function setInType() {
  if (document.documentElement.dataset.visit || !isHome()) return;
  const url = new URL("./fonts/figtree.woff2", document.baseURI);
  const font = new FontFace("Facedown Sans", `url(${url})`, { weight: "400 800" });
  await font.load();
  if (!document.querySelector("[data-screen=home]:not(.still *)")) document.fonts.add(font);
}

async function start() {
  await bundles.start(facedown).catch(async (error) => {
    await bundles.standing();
    rescue(error, "start");
  });
  // A debug build is not kept: its files change under their names.
  if (!version.endsWith("+debug")) newer.start();
  import("./later.js").catch(() => {});
}

function begin() {
  // A page that the browser has kept whole shows what was there when it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  keepReadable();
  greet();
  setInType().catch(() => {});
  watch();
  guardTree();
  start();
}

if (self === top) begin();
else import("./frame.js").then(({ within }) => within(begin));
