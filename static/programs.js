// The two programs of the page. The door is the home page alone and small; the house is every page.
// The page begins with the one that its address asks for. Whoever leaves the home page goes through
// the door into the house, which stays from then on.

import { isHome } from "./address.js";

/** A wait that is shorter than this is not told, in milliseconds. */
const MOMENT = 150;

const { dataset } = document.getElementById("boot");
const door = partsOf(dataset.doorJs, dataset.doorWasm);
const house = partsOf(dataset.houseJs, dataset.houseWasm);

function partsOf(js, wasm) {
  return { js: new URL(js, document.baseURI).href, wasm: new URL(wasm, document.baseURI).href };
}

/** The house's wasm on its way, or ready. */
let coming = null;
let isEntering = false;
let isInside = false;
/** Whether the house is wanted for the home page too. */
let isAsked = false;
/** Until a wait has to be told. */
let waiting = 0;

async function compiled(url, priority = "high") {
  const answer = await fetch(url, { priority });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // A host that doesn't know wasm gives it another type.
  const isTyped = /^application\/wasm\b/.test(answer.headers.get("Content-Type"));
  return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** The house's wasm. What failed is tried again by the next who asks. */
function houseWasm(priority) {
  coming ??= compiled(house.wasm, priority).catch((error) => {
    coming = null;
    throw error;
  });
  return coming;
}

/** What the house is dressed in: sheets that are in the page, but wait until they are wanted. */
const houseStyles = () => [...document.querySelectorAll("link[data-house]")];

/** Puts on a style sheet; a fresh link, as one that has failed is not tried again. */
function putOn(link) {
  if (link.sheet) return null;
  return new Promise((done, fail) => {
    const fresh = link.cloneNode();
    fresh.disabled = false;
    fresh.addEventListener("load", done);
    fresh.addEventListener("error", () => fail(new Error(`${link.href} is missing`)));
    link.replaceWith(fresh);
  });
}

const once = (target, type) => new Promise((done) => target.addEventListener(type, done, { once: true }));

/** The page is whole and wears what it came with, as far as that can be had: boot.js runs before it. */
export async function standing() {
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const worn = Promise.all(links.filter(({ sheet }) => !sheet).map((link) => once(link, "load")));
  // A sheet that is missing must not keep the page from starting.
  if (document.readyState !== "complete") await Promise.race([worn, once(window, "load")]);
}

/** Gets a program; what is returned starts it. */
async function begin(facedown, js, wasm, styles = []) {
  const [program, module] = await Promise.all([import(js), wasm, ...styles, standing()]);
  return async () => {
    await program.default({ module_or_path: module });
    facedown.wasm = program;
  };
}

/** Gets what the house needs while nobody waits for it. What can't be got now is got when wanted. */
function prepare() {
  const ahead = globalThis.requestIdleCallback ?? setTimeout;
  ahead(() => {
    houseWasm("low").catch(() => {});
    for (const url of [house.js, ...houseStyles().map(({ href }) => href)]) {
      fetch(url, { priority: "low" }).then((answer) => answer.text()).catch(() => {});
    }
  });
}

/** Starts what the address asks for. */
export async function start(facedown) {
  if (!isHome()) {
    isInside = true;
    const open = await begin(facedown, house.js, houseWasm(), houseStyles().map(putOn));
    return open();
  }
  const open = await begin(facedown, door.js, compiled(door.wasm));
  await open();
  addEventListener("hashchange", () => follow(facedown));
  // The address may have changed before anybody listened.
  follow(facedown);
  prepare();
}

/** Does what a change of the address asks for: a tap has an effect within a moment. */
function follow(facedown) {
  if (isInside) return;
  clearTimeout(waiting);
  tell("");
  if (isHome()) return;
  waiting = setTimeout(() => tell("Opening…"), MOMENT);
  enter(facedown);
}

/** Goes into the house for the home page's sake: it has to tell what the door can't. */
export function ask(facedown) {
  isAsked = true;
  enter(facedown);
}

/** Goes into the house, if it is still wanted when it has come. Without it the door stays usable. */
async function enter(facedown) {
  if (isEntering || isInside) return;
  isEntering = true;
  try {
    const open = await begin(facedown, house.js, houseWasm(), houseStyles().map(putOn));
    if (isHome() && !isAsked) return;
    isInside = true;
    facedown.cameIn = !isHome();
    const leave = leaveDoor(facedown);
    await open();
    leave();
  } catch (error) {
    if (isInside || !isHome()) facedown.rescue(error, "start");
  } finally {
    isEntering = false;
    clearTimeout(waiting);
    tell("");
  }
}

/**
 * Makes room for the house. What the door shows stays in sight, dead to the touch, until the house has
 * drawn: what is returned then ends the door.
 */
function leaveDoor(facedown) {
  const { wasm } = facedown;
  const left = document.getElementById("app");
  const place = left.cloneNode();
  left.id = "left";
  left.inert = true;
  // Else it would keep the focus.
  left.querySelector("dialog[open]")?.close();
  left.before(place);
  facedown.wasm = null;
  return () => {
    wasm.leave();
    left.remove();
  };
}

function tell(text) {
  const place = document.getElementById("opening");
  if (place) place.textContent = text;
}
