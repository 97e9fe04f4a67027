// Loads and starts the app. A new visitor's home page is part of index.html and needs no program: then the app loads
// behind it, and starts when a link is pressed.

import { isHome } from "./address.js";
import { ready } from "./copies.js";
import { compiled, install } from "./parts.js";
import { said, words } from "./words.js";

/** A shorter wait is not announced, in milliseconds. */
const MOMENT = 150;

const { dataset } = document.getElementById("boot");

const absolute = (/** @type {string} */ url) => new URL(url, document.baseURI).href;

/** The app's deferred style sheets: their links are in the page, but disabled until needed. */
const appStyles = () => [...document.querySelectorAll("link[data-app]")];

/** Enables a style sheet, by a fresh link: a failed one is not retried. */
function enable(/** @type {HTMLLinkElement} */ link) {
  if (link.sheet) return null;
  return new Promise((done, fail) => {
    /** @type {any} */
    const fresh = link.cloneNode();
    fresh.disabled = false;
    fresh.addEventListener("load", done);
    fresh.addEventListener("error", () => {
      fresh.replaceWith(link);
      fail(new Error(`${link.href} is missing`));
    });
    link.replaceWith(fresh);
  });
}

const once = (/** @type {EventTarget} */ target, /** @type {string} */ type) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));

/** The page is parsed and its critical styles are loaded, as far as they are available: boot.js runs before that. */
export async function standing() {
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const loaded = Promise.all(links.filter(({ sheet }) => !sheet).map((link) => once(link, "load")));
  // A missing sheet must not keep the page from starting.
  if (document.readyState !== "complete") await Promise.race([loaded, once(window, "load")]);
}

/** The app's styles and fonts, so that no text changes its shape once it is shown. It starts without a missing font. */
async function appLooks() {
  await Promise.all(appStyles().map(enable));
  const letters = document.documentElement.lang === "en" ? "a" : "aé„";
  const fonts = [['1rem "Facedown Sans"', letters], ['600 1rem "Facedown Serif"', letters], ['1rem "Facedown Signs"', "♠"]];
  await Promise.all(fonts.map(([font, text]) => document.fonts?.load(font, text).catch(() => {})));
}

/** @returns {[string, string][]} The entries `name=url` as names with full addresses. */
const listed = (/** @type {string} */ text) =>
  text.split(" ").filter(Boolean).map((item) => item.split("=")).map(([name, url]) => [name, absolute(url)]);

/** @returns {Part[]} The parts of the app's program, as parts.js takes them; a debug build has none. */
function appParts() {
  const styles = new Map(listed(dataset.appStyles));
  return listed(dataset.appParts).map(([name, url]) => [name, url, null, styles.get(name)]);
}

/** The app's program, requested by early.js. The next call retries a failure. */
function program(/** @type {Facedown} */ facedown) {
  const asked = facedown.program;
  facedown.program = null;
  return compiled(absolute(dataset.appWasm), { priority: "high" }, asked);
}

/** Loads the app, and in parallel the parts that the address names. Returns a function that starts it. */
async function load(/** @type {Facedown} */ facedown) {
  const parts = install(facedown, appParts(), tellOf);
  const texts = words(facedown);
  parts.ahead();
  const [bundle, module] = await Promise.all([import(absolute(dataset.appJs)), program(facedown), texts.ahead(), appLooks(), standing(), ready]);
  return async () => {
    parts.run(await bundle.default({ module_or_path: module }));
    // The shown screen stays until the page that the address names can be drawn.
    await facedown.needParts?.(bundle.wanted_parts());
    const focused = document.activeElement?.getAttribute("href");
    facedown.wasm = bundle;
    delete document.documentElement.dataset.visit;
    bundle.run();
    if (focused && isHome()) document.querySelector(`#app a[href="${focused}"]`)?.focus({ preventScroll: true });
    (globalThis.requestIdleCallback ?? setTimeout)(() => parts.rest().then(texts.rest));
    addEventListener("online", () => parts.rest());
  };
}

/** @type {Tell} Says that somebody waits, if it takes long. */
const tellOf = (loading) => {
  const waits = setTimeout(() => tell(said("opening")), MOMENT);
  return loading.finally(() => {
    clearTimeout(waits);
    tell("");
  });
};

function tell(/** @type {string} */ text) {
  const place = document.getElementById("opening");
  if (place) place.textContent = text;
}

/** A new visitor's home page no longer suffices: they leave it, it has something to tell, or they ask for its keys. */
const left = (/** @type {Facedown} */ facedown) =>
  new Promise((done) => {
    for (const type of ["hashchange", "storage", "facedown-update"]) addEventListener(type, done, { once: true });
    addEventListener("keydown", ({ key }) => {
      if (key !== "?") return;
      // The app opens the list as it starts: see keys_help.rs.
      facedown.asksForKeys = true;
      done(null);
    });
    if (!isHome()) done(null);
  });

/** Shows a new visitor's home page in another language; in English if it doesn't come. */
async function translated(/** @type {Facedown} */ facedown) {
  const home = await facedown.home;
  await standing();
  const still = document.querySelector(".still");
  if (home && still) still.innerHTML = home;
  delete document.documentElement.dataset.home;
}

/** Starts the app. It is loaded once this resolves. */
export async function start(/** @type {Facedown} */ facedown) {
  const loading = load(facedown);
  if (facedown.home) await translated(facedown);
  if (!document.documentElement.dataset.visit) return (await loading)();
  const leave = async () => {
    // Retries what failed ahead of the need.
    const run = await loading.catch(() => load(facedown));
    facedown.isNavigation = !isHome();
    await run();
  };
  left(facedown)
    .then(() => tellOf(leave()))
    .catch((error) => facedown.rescue(error, "start"));
  await loading.catch(() => {});
}
