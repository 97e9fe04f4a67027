// The two bundles of the page. The landing bundle is the home page alone, and small; the app bundle
// is every page. The page starts with the one that its address asks for. Whoever leaves the home
// page changes from the landing bundle to the app, which stays from then on.

import { isHome } from "./address.js";
import { ready } from "./copies.js";
import { app, compiled, landing, read } from "./programs.js";

/** A wait that is shorter than this is not told, in milliseconds. */
const MOMENT = 150;

const { dataset } = document.getElementById("boot");

/**
 * The app's wasm, a promise: loading, or loaded.
 * @type {Promise<WebAssembly.Module> | null}
 */
let appModule = null;
let isStarting = false;
let isAppRunning = false;
/** Whether the app is wanted for the home page too. */
let isWantedAtHome = false;
/**
 * The landing bundle's start, a promise, once it has begun.
 * @type {Promise<unknown> | null}
 */
let landingRuns = null;
/** Until a wait has to be told. */
let waiting = 0;

/**
 * The app's wasm. What failed is tried again by the next who asks.
 * @param {How} [how]
 */
function appWasm(how) {
  appModule ??= compiled(app.wasm, how).catch((error) => {
    appModule = null;
    throw error;
  });
  return appModule;
}

/** The app's deferred style sheets: their links are in the page, but disabled until they are wanted. */
const appStyles = () => [...document.querySelectorAll("link[data-app]")];

/**
 * Enables a style sheet; by a fresh link, as one that has failed is not tried again.
 * @param {HTMLLinkElement} link
 */
function enable(link) {
  if (link.sheet) return null;
  return new Promise((done, fail) => {
    /** @type {any} */
    const fresh = link.cloneNode();
    fresh.disabled = false;
    fresh.addEventListener("load", done);
    fresh.addEventListener("error", () => fail(new Error(`${link.href} is missing`)));
    link.replaceWith(fresh);
  });
}

/**
 * @param {EventTarget} target
 * @param {string} type
 */
const once = (target, type) => new Promise((done) => target.addEventListener(type, done, { once: true }));

/** The page is parsed and its critical styles are loaded, as far as they can be had: boot.js runs before that. */
export async function standing() {
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const loaded = Promise.all(links.filter(({ sheet }) => !sheet).map((link) => once(link, "load")));
  // A sheet that is missing must not keep the page from starting.
  if (document.readyState !== "complete") await Promise.race([loaded, once(window, "load")]);
}

/**
 * Loads a bundle; what is returned starts it.
 * @param {Facedown} facedown
 * @param {string} js
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {Promise<unknown>[]} [styles]
 */
async function load(facedown, js, wasm, styles = []) {
  const [bundle, module] = await Promise.all([import(js), wasm, ...styles, standing(), ready]);
  return async () => {
    const exports = await bundle.default({ module_or_path: module });
    facedown.wasm = bundle;
    return exports;
  };
}

/** The app's styles and its fonts, so that no text changes its shape once it is shown. A font that is missing is done without. */
async function appLooks() {
  await Promise.all(appStyles().map(enable));
  /** @type {[string, string?][]} */
  const fonts = [['1rem "Facedown Sans"'], ['1rem "Facedown Signs"', "♠"]];
  await Promise.all(fonts.map((font) => document.fonts?.load(...font).catch(() => {})));
}

/**
 * What is listed as `name=url`, as the names with full addresses.
 * @param {string} text
 * @returns {[string, string][]}
 */
const listed = (text) =>
  text.split(" ").filter(Boolean).map((item) => item.split("=")).map(([name, url]) => [name, new URL(url, document.baseURI).href]);

/**
 * The parts of the app's program, as parts.js takes them; a debug build has none.
 * @returns {Part[]}
 */
function appParts() {
  const styles = new Map(listed(dataset.appStyles));
  return listed(dataset.appParts).map(([name, url]) => [name, url, null, styles.get(name)]);
}

/**
 * Loads the app, and ahead of it the parts that the address names: a game's.
 * @param {Facedown} facedown
 */
async function loadApp(facedown) {
  const loader = import("./parts.js").then(({ install }) => {
    const parts = install(facedown, appParts(), { compiled, read, tell: tellOf });
    parts.ahead();
    return parts;
  });
  const [run, parts] = await Promise.all([load(facedown, app.js, appWasm(), [appLooks()]), loader]);
  return async () => {
    parts.run(await run());
    facedown.wasm.run();
    idly(() => parts.rest());
    addEventListener("online", () => parts.rest());
  };
}

/**
 * Says that somebody waits, if it takes long.
 * @template Result
 * @param {Promise<Result>} loading
 */
async function tellOf(loading) {
  const waits = setTimeout(() => tell("Opening…"), MOMENT);
  const come = await loading;
  clearTimeout(waits);
  tell("");
  return come;
}

/**
 * Does something while nothing else is to be done.
 * @param {() => void} work
 */
const idly = (work) => (globalThis.requestIdleCallback ?? setTimeout)(() => work());

/** Loads what the app needs while nobody waits for it. What can't be had now is loaded when wanted. */
function prefetchApp() {
  const abort = new AbortController();
  /** @type {How} */
  const how = { priority: "low", signal: abort.signal };
  // A page that goes needs no app.
  addEventListener("pagehide", () => isStarting || isAppRunning || abort.abort(), { once: true });
  idly(() => {
    if (abort.signal.aborted) return;
    appWasm(how).catch(() => {});
    for (const url of [app.js, ...appStyles().map(({ href }) => href)]) read(url, how).catch(() => {});
  });
}

/**
 * Starts what the address asks for.
 * @param {Facedown} facedown
 */
export async function start(facedown) {
  if (!isHome()) {
    isAppRunning = true;
    const run = await loadApp(facedown);
    return run();
  }
  // What a new visitor sees has links already.
  addEventListener("hashchange", () => follow(facedown));
  const run = await load(facedown, landing.js, compiled(landing.wasm)).catch((error) => {
    if (!isStarting && !isAppRunning) throw error;
  });
  if (!run || isAppRunning) return;
  const focused = document.activeElement?.getAttribute("href");
  landingRuns = run();
  await landingRuns;
  if (focused) document.querySelector(`#app a[href="${focused}"]`)?.focus({ preventScroll: true });
  prefetchApp();
}

/**
 * Does what a change of the address asks for: a tap has an effect within a moment.
 * @param {Facedown} facedown
 */
function follow(facedown) {
  if (isAppRunning) return;
  clearTimeout(waiting);
  tell("");
  if (isHome()) return;
  waiting = setTimeout(() => tell("Opening…"), MOMENT);
  change(facedown);
}

/**
 * Starts the app for the home page's sake: it has to tell what the landing bundle can't.
 * @param {Facedown} facedown
 */
export function startApp(facedown) {
  isWantedAtHome = true;
  change(facedown);
}

/**
 * Starts the app, if it is still wanted once loaded. Until then the landing bundle stays usable.
 * @param {Facedown} facedown
 */
async function change(facedown) {
  if (isStarting || isAppRunning) return;
  isStarting = true;
  try {
    const run = await loadApp(facedown);
    // Back at home, the landing bundle serves, if it came.
    if (isHome() && !isWantedAtHome && landingRuns) return;
    isAppRunning = true;
    await landingRuns;
    facedown.isNavigation = !isHome();
    const unmount = makeRoom(facedown);
    await run();
    const notices = unmount();
    if (notices) facedown.wasm.show_notices(notices);
  } catch (error) {
    if (isAppRunning || !isHome()) facedown.rescue(error, "start");
  } finally {
    isStarting = false;
    clearTimeout(waiting);
    tell("");
  }
}

/**
 * Makes room for the app. What the landing bundle shows stays in sight, inert, until the app has
 * drawn: what is returned then unmounts it, and gives the notices that were up.
 * @param {Facedown} facedown
 */
function makeRoom(facedown) {
  const { wasm } = facedown;
  const left = document.getElementById("app");
  /** @type {any} */
  const place = left.cloneNode();
  left.id = "left";
  left.inert = true;
  // Else it would keep the focus.
  left.querySelector("dialog[open]")?.close();
  left.before(place);
  facedown.wasm = null;
  return () => {
    // Whoever was quick has left before the landing bundle came.
    const notices = wasm?.unmount() ?? "";
    left.remove();
    return notices;
  };
}

/** @param {string} text */
function tell(text) {
  const place = document.getElementById("opening");
  if (place) place.textContent = text;
}
