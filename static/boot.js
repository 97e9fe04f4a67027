// The page's starter, outside the wasm: it works when the wasm does not. It mends the address,
// starts the program that it asks for, keeps the site for offline use, and shows the rescue screen when all else fails.

import { keepReadable } from "./address.js";
import * as programs from "./programs.js";
import { report, rescue, watch } from "./rescue.js";
import * as newer from "./update.js";

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
  /** Has the house take the door's place, for something that the door can't do: see programs.js. */
  enter: () => programs.ask(facedown),
  /** Whether the house was entered by a change of the address. */
  cameIn: false,
  /** What the wasm exports, once it runs. */
  wasm: null,
};
globalThis.facedown = facedown;

/** Puts on what was chosen, before the first picture of the page. */
function dress() {
  try {
    const { theme, motion, suits } = JSON.parse(localStorage.getItem("facedown.settings")) ?? {};
    const { dataset } = document.documentElement;
    if (["light", "dark"].includes(theme)) dataset.theme = theme;
    if (["off", "fast"].includes(motion)) dataset.motion = motion;
    if (suits === "four") dataset.suits = suits;
  } catch {
    // Storage that can't be read or is damaged: the page says so itself.
  }
}

async function start() {
  await programs.start(facedown).catch(async (error) => {
    await programs.standing();
    rescue(error, "start");
  });
  // A debug build is not kept: its files change under their names.
  if (!version.endsWith("+debug")) newer.start();
}

dress();
keepReadable();
watch();
start();
