// Loads and starts the app. A new visitor's home page is part of index.html: behind it, the app loads in the background
// and starts when the visitor presses a link.

import { isHome } from "./address.js";
import { ready } from "./copies.js";
import { compile, install } from "./parts.js";
import { said, words } from "./words.js";

/** Milliseconds; shorter waits are not announced. */
const SHORT_WAIT = 150;

const { dataset } = document.getElementById("boot");

/** Loads and enables a style sheet with a new link element, since browsers don't retry a failed one. */
function enable(/** @type {HTMLLinkElement} */ link) {
  if (link.sheet) return null;
  return new Promise((done, fail) => {
    const onerror = () => {
      fresh.replaceWith(link);
      fail(new Error(`${link.href} is missing`));
    };
    const fresh = Object.assign(/** @type {HTMLLinkElement} */ (link.cloneNode()), { disabled: false, onload: done, onerror });
    link.replaceWith(fresh);
  });
}

const once = (/** @type {EventTarget} */ target, /** @type {string} */ type) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }));

/** Resolves when the page is parsed and its critical styles are loaded or missing. boot.js runs before that. */
export async function whenPageStyled() {
  if (document.readyState === "loading") await once(document, "DOMContentLoaded");
  const links = [...document.querySelectorAll("link[rel=stylesheet]:not([disabled])")];
  const loaded = Promise.all(links.filter(({ sheet }) => !sheet).map((link) => once(link, "load")));
  // A missing sheet must not delay the start.
  if (document.readyState !== "complete") await Promise.race([loaded, once(window, "load")]);
}

/** Loads the app's styles and fonts, so that no text changes its shape once shown. A missing font delays nothing. */
async function loadStylesAndFonts() {
  await Promise.all([...document.querySelectorAll("link[data-app]")].map(enable));
  // Accented letters have fonts of their own.
  const letters = document.documentElement.lang === "en" ? "a" : "aé„";
  const fonts = [['1rem "Facedown Sans"', letters], ['600 1rem "Facedown Serif"', letters], ['1rem "Facedown Signs"', "♠"]];
  await Promise.all(fonts.map(([font, text]) => document.fonts?.load(font, text).catch(() => {})));
}

/** The entries of a list `name=url name=url`. */
const entriesIn = (/** @type {string} */ text) => new URLSearchParams(text.replaceAll(" ", "&"));

/** @returns {Part[]} The program's parts; none in a debug build. */
function appParts() {
  const styles = entriesIn(dataset.appStyles);
  return [...entriesIn(dataset.appParts)].map(([name, url]) => ({ name, url, styles: styles.get(name) }));
}

/** Loads the app and the parts that the page needs; returns a function that starts it. */
async function loadApp(/** @type {Facedown} */ facedown) {
  const parts = install(facedown, appParts(), announce);
  const texts = words(facedown);
  parts.loadAhead();
  // Used only once: a retry makes a new request.
  const requested = facedown.program;
  facedown.program = null;
  const program = compile(dataset.appWasm, { priority: "high" }, requested);
  const [bundle, module] = await Promise.all([import(dataset.appJs), program, texts.loadAhead(), loadStylesAndFonts(), whenPageStyled(), ready]);
  return async () => {
    parts.run(await bundle.default({ module_or_path: module }));
    // The old screen stays until the page can be drawn.
    await facedown.needParts?.(bundle.wanted_parts());
    const focused = document.activeElement?.getAttribute("href");
    facedown.wasm = bundle;
    delete document.documentElement.dataset.visit;
    bundle.run();
    if (focused && isHome()) document.querySelector(`#app a[href="${focused}"]`)?.focus({ preventScroll: true });
    (globalThis.requestIdleCallback ?? setTimeout)(() => parts.loadRest().then(texts.loadRest));
    addEventListener("online", () => parts.loadRest());
  };
}

/** @type {Announce} */
const announce = (loading) => {
  // The rescue screen may have removed this element.
  const status = document.getElementById("opening");
  const timer = setTimeout(() => status?.replaceChildren(said("opening")), SHORT_WAIT);
  return loading.finally(() => {
    clearTimeout(timer);
    status?.replaceChildren();
  });
};

/** Resolves when a new visitor needs the app: on a link or `?`, a change of storage in another tab, or an update. */
const whenNeeded = (/** @type {Facedown} */ facedown) =>
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

/** Shows a new visitor the home page in their language, or in English if it can't be loaded. */
async function translateHome(/** @type {Facedown} */ facedown) {
  const home = await facedown.home;
  await whenPageStyled();
  const shown = document.querySelector(".still");
  if (home && shown) shown.innerHTML = home;
  delete document.documentElement.dataset.home;
}

/** Starts the app; for a new visitor, only once they need it. Resolves when the app is loaded. */
export async function start(/** @type {Facedown} */ facedown) {
  const loading = loadApp(facedown);
  if (facedown.home) await translateHome(facedown);
  if (!document.documentElement.dataset.visit) return (await loading)();
  const startApp = async () => {
    // Retries what failed in the background.
    const run = await loading.catch(() => loadApp(facedown));
    facedown.isNavigation = !isHome();
    await run();
  };
  whenNeeded(facedown)
    .then(() => announce(startApp()))
    .catch((error) => facedown.rescue(error, "start"));
  await loading.catch(() => {});
}
