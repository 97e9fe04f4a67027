// Loads and starts the app. A new visitor's home page is part of index.html: there the app loads in the background, and
// starts when a link is pressed.

import { isHome } from "./address.js";
import { ready } from "./copies.js";
import { compiled, install } from "./parts.js";
import { said, words } from "./words.js";

/** Milliseconds: shorter waits are not announced. */
const MOMENT = 150;

const { dataset } = document.getElementById("boot");

const absolute = (/** @type {string} */ url) => new URL(url, document.baseURI).href;

/** The app's style sheets, disabled in the page until needed. */
const appStyles = () => [...document.querySelectorAll("link[data-app]")];

/** Enables a style sheet by a new link element: browsers don't retry a failed one. */
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

/** Resolves when the page is parsed and its critical styles are loaded or missing: boot.js runs before that. */
export async function standing() {
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const loaded = Promise.all(links.filter(({ sheet }) => !sheet).map((link) => once(link, "load")));
  // A missing sheet must not hold up the start.
  if (document.readyState !== "complete") await Promise.race([loaded, once(window, "load")]);
}

/** Loads the app's styles and fonts first, so that shown text never changes shape. A missing font doesn't matter. */
async function appLooks() {
  await Promise.all(appStyles().map(enable));
  const letters = document.documentElement.lang === "en" ? "a" : "aé„";
  const fonts = [['1rem "Facedown Sans"', letters], ['600 1rem "Facedown Serif"', letters], ['1rem "Facedown Signs"', "♠"]];
  await Promise.all(fonts.map(([font, text]) => document.fonts?.load(font, text).catch(() => {})));
}

/** @returns {[string, string][]} `name=url` entries, as names and absolute addresses. */
const listed = (/** @type {string} */ text) =>
  text.split(" ").filter(Boolean).map((item) => item.split("=")).map(([name, url]) => [name, absolute(url)]);

/** @returns {Part[]} The program's parts; none in a debug build. */
function appParts() {
  const styles = new Map(listed(dataset.appStyles));
  return listed(dataset.appParts).map(([name, url]) => [name, url, null, styles.get(name)]);
}

/** Compiles the program that early.js requested; a retry requests it again. */
function program(/** @type {Facedown} */ facedown) {
  const asked = facedown.program;
  facedown.program = null;
  return compiled(absolute(dataset.appWasm), { priority: "high" }, asked);
}

/** Loads the app and the parts that the page needs; returns a function that starts it. */
async function load(/** @type {Facedown} */ facedown) {
  const parts = install(facedown, appParts(), tellOf);
  const texts = words(facedown);
  parts.ahead();
  const [bundle, module] = await Promise.all([import(absolute(dataset.appJs)), program(facedown), texts.ahead(), appLooks(), standing(), ready]);
  return async () => {
    parts.run(await bundle.default({ module_or_path: module }));
    // The old screen stays until the page can be drawn.
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

/** @type {Tell} Announces a wait that takes long. */
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

/** Resolves when a new visitor needs the app: a link was pressed, there is something to tell, or `?` asks for the keys. */
const left = (/** @type {Facedown} */ facedown) =>
  new Promise((done) => {
    for (const type of ["hashchange", "storage", "facedown-update"]) addEventListener(type, done, { once: true });
    addEventListener("keydown", ({ key }) => {
      if (key !== "?") return;
      // The app opens the list of keys as it starts: see keys_help.rs.
      facedown.asksForKeys = true;
      done(null);
    });
    if (!isHome()) done(null);
  });

/** Puts in a new visitor's home page in their language; it stays in English if that doesn't come. */
async function translated(/** @type {Facedown} */ facedown) {
  const home = await facedown.home;
  await standing();
  const still = document.querySelector(".still");
  if (home && still) still.innerHTML = home;
  delete document.documentElement.dataset.home;
}

/** Starts the app, for a new visitor when they need it; resolves when it is loaded. */
export async function start(/** @type {Facedown} */ facedown) {
  const loading = load(facedown);
  if (facedown.home) await translated(facedown);
  if (!document.documentElement.dataset.visit) return (await loading)();
  const leave = async () => {
    // Retries what failed in the background.
    const run = await loading.catch(() => load(facedown));
    facedown.isNavigation = !isHome();
    await run();
  };
  left(facedown)
    .then(() => tellOf(leave()))
    .catch((error) => facedown.rescue(error, "start"));
  await loading.catch(() => {});
}
