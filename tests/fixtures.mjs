// The base of all browser tests: a watched page, and common steps.
// A test fails if one of its tabs or workers logs an error or a warning, throws, breaks the security policy, gets an
// answer of 400 or above, or contacts another host. `test.use({ expected: /one|another/ })` declares expected problems.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect } from "@playwright/test";
import { savesIn } from "./records.mjs";
import { serve } from "./serve.mjs";

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All games, by their folders in the page's sources. */
const entries = readdirSync(new URL("../frontend/src/games/", import.meta.url), { withFileTypes: true });
export const SLUGS = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll("_", "-"));

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Processor seconds of this process and its descendants; Linux only. */
function processorSeconds() {
  if (process.platform !== "linux") return 0;
  // A process may end before its files are read.
  const orEmpty = (get) => {
    try {
      return get();
    } catch {
      return [];
    }
  };
  // In `stat`, cuts off the name, which may have spaces: of the rest, fields 11 to 14 are ticks of 10 ms.
  const read = (file) => orEmpty(() => readFileSync(`/proc/${file}`, "utf8").replace(/^.*\) /s, "").split(" "));
  const secondsOf = (id) => {
    const own = read(`${id}/stat`).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
    const threads = orEmpty(() => readdirSync(`/proc/${id}/task`));
    const children = threads.flatMap((thread) => read(`${id}/task/${thread}/children`).filter(Boolean));
    return children.reduce((sum, child) => sum + secondsOf(child), own);
  };
  return secondsOf(process.pid);
}

export const test = base.extend({
  /** Processor seconds for reporter.mjs. */
  cost: [
    async ({}, use, info) => {
      const before = processorSeconds();
      await use();
      info.annotations.push({ type: "processor", description: String(processorSeconds() - before) });
    },
    { auto: true },
  ],

  /** Matches problems that the test provokes. */
  expected: [/^none$/, { option: true }],

  /** Whether this device knows every game, so that the page offers no lessons. */
  experienced: [true, { option: true }],

  /** Whether the page is painted: for tests of colours, pictures or movement. */
  painted: [false, { option: true }],

  /** Whether the page loads further parts in idle time, as it does for visitors. */
  ahead: [false, { option: true }],

  /** A function that starts a host for this test alone: see serve.mjs. */
  host: async ({ origins }, use) => {
    const hosts = [];
    await use(async (options) => {
      const host = await serve(options);
      origins.add(new URL(host.url).origin);
      hosts.push(host);
      return host;
    });
    await Promise.all(hosts.map((host) => host.close()));
  },

  origins: async ({ baseURL }, use) => use(new Set([new URL(baseURL).origin])),

  context: async ({ context, origins, expected, experienced, painted, ahead, serviceWorkers }, use, info) => {
    const blocksWorkers = serviceWorkers === "block";
    const problems = watchProblems(context, { origins, expected, blocksWorkers });
    await context.addInitScript(reportViolations);
    if (!painted) await context.addInitScript(paintNothing);
    // A service worker caches the whole site anyway.
    if (blocksWorkers && !ahead) await context.addInitScript(loadNothingAhead);
    if (experienced) {
      await context.addInitScript((learning) => {
        try {
          localStorage["facedown.learn"] ??= learning;
        } catch {
          // The page has no storage.
        }
      }, NOTHING_TO_LEARN);
    }
    await use(context);
    if (info.status !== info.expectedStatus) info.errors.push({ message: await describeScreens(context.browser()) });
    // Closes the other devices, which would continue to play during the next tests.
    await Promise.all(context.browser().contexts().map((other) => other !== context && other !== sharedContext && other.close()));
    expect(problems(), "problems that the pages of this test had").toEqual([]);
  },

  /** The page that all tests of a Playwright worker share: see `calm`. */
  shared: [
    async ({ browser }, use, { project }) => {
      const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, baseURL, actionTimeout } = project.use;
      sharedContext = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, baseURL, serviceWorkers: "block" });
      await sharedContext.addInitScript(reportViolations);
      await sharedContext.addInitScript(paintNothing);
      const page = await sharedContext.newPage();
      page.setDefaultTimeout(actionTimeout);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopTime(page);
      await page.addInitScript(numberFrames);
      await use({ page, viewport });
      await sharedContext.close();
      sharedContext = undefined;
    },
    { scope: "worker" },
  ],

  /** The shared page with empty storage, a stopped clock and no motion: faster than starting a page. */
  calm: async ({ shared: { page, viewport }, baseURL, origins, expected }, use, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
    const problems = watchProblems(page.context(), { origins, expected, blocksWorkers: true });
    // A page without the app: the app would write to the storage.
    await page.goto(baseURL + "licences.txt");
    // The test before may have let the clock run.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await clearStorage(page);
    await page.evaluate((before) => void Object.assign(localStorage, before), CALM_STORAGE);
    await page.goto(`${baseURL}#/about`);
    await waitUntilUsable(page);
    await use(page);
    if (info.status !== info.expectedStatus) info.errors.push({ message: await describeScreens(page.context().browser()) });
    expect(problems(), "problems that the page had").toEqual([]);
  },
});

let sharedContext;

const NOTHING_TO_LEARN = JSON.stringify({ offered: SLUGS, told: SLUGS });

/** The stored data of `calm`: no lessons are offered, and the question about sound is answered. */
const CALM_STORAGE = { "facedown.learn": NOTHING_TO_LEARN, "facedown.settings": JSON.stringify({ sound: "off" }) };

/** Stops painting, which takes half of the processor's time; layout, hit tests and presses still work. */
function paintNothing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; }");
  document.adoptedStyleSheets.push(sheet);
  // Checks of colours disable this sheet.
  globalThis.paintsNothing = sheet;
}

/** Loads parts only when they are needed, not in idle time. The empty setter keeps out `page.clock`'s own function. */
function loadNothingAhead() {
  Object.defineProperty(globalThis, "requestIdleCallback", { configurable: true, get: () => () => 0, set: () => {} });
}

/** Saves processor time in a context that a test has made itself. */
export async function saveProcessor(context) {
  await context.addInitScript(paintNothing);
  await context.addInitScript(loadNothingAhead);
}

function reportViolations() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Watches a context's pages; the returned function stops watching and returns the problems. */
function watchProblems(context, { origins, expected, blocksWorkers }) {
  const problems = [];
  const isBlocked = (text) => blocksWorkers && text.includes("Service Worker registration blocked");
  const note = (text) => expected.test(text) || isBlocked(text) || problems.push(text);
  const listeners = {
    console: (message) => ["error", "warning"].includes(message.type()) && note(`console ${message.type()}: ${message.text()}`),
    weberror: (error) => note(`uncaught: ${error.error()}`),
    request: (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !origins.has(origin)) note(`another host: ${request.url()}`);
    },
    response: (response) => response.status() >= 400 && note(`answer ${response.status()}: ${response.url()}`),
  };
  for (const [event, listener] of Object.entries(listeners)) context.on(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) context.off(event, listener);
    return problems;
  };
}

const ANSWER_TIMEOUT_MS = 10_000;

/** The screens of all pages, other devices included: a test has failed at one of them. */
async function describeScreens(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return ["What was on the screen:", ...(await Promise.all(pages.map(describeScreen)))].join("\n");
}

async function describeScreen(page) {
  const read = () => {
    const isShown = (part) => part.checkVisibility({ visibilityProperty: true });
    const textsOf = (selector) => {
      const texts = [...document.querySelectorAll(selector)].filter(isShown).map((part) => part.getAttribute("aria-label") ?? part.innerText);
      return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
    };
    const screen = [...document.querySelectorAll("[data-screen]")].map(({ dataset }) => dataset.screen);
    return { screen, headings: textsOf("h1, h2, h3"), said: textsOf("[role=status], [role=alert]"), buttons: textsOf("button, summary") };
  };
  let timer;
  const silence = new Promise((done) => void (timer = setTimeout(done, ANSWER_TIMEOUT_MS, { silent: `no answer in ${ANSWER_TIMEOUT_MS} ms` })));
  const answers = await Promise.race([page.evaluate(read).catch((error) => ({ silent: error.message })), silence]);
  clearTimeout(timer);
  // An address may contain a whole game.
  return [page.url().slice(0, 200), ...Object.entries(answers).map(([what, texts]) => `${what}: ${[texts].flat().join(" | ")}`)].join("\n  ");
}

/** Repeats a step until it returns something truthy; after `mostSteps` fails, and describes the screen. */
export async function repeat(page, mostSteps, step) {
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const found = await step(taken);
    if (found) return found;
  }
  throw new Error(`not done after ${mostSteps} steps: ${await describeScreen(page)}`);
}

/** Loads the page at a fragment such as `#/rules/fools-gambit`, and waits until the page is usable. */
export async function open(page, fragment = "", base = "./") {
  // From the same document, a new fragment loads nothing.
  if (page.url().startsWith("http")) await page.goto("about:blank");
  await page.goto(base + fragment);
  await waitUntilUsable(page);
}

/** Stops the clock of pages that open later: no notice closes, and the wait for the second copy doesn't end early. */
export async function stopTime(page) {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/** Numbers animation frames from 1, as browsers do: the stopped clock's numbers are too large for wasm to cancel. */
export function numberFrames() {
  const frames = new Map();
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const number = frames.size + 1;
    frames.set(number, ask.call(window, callback));
    return number;
  };
  window.cancelAnimationFrame = (number) => cancel.call(window, frames.get(number));
}

/** Changes the fragment without a load. */
export const go = (page, fragment) => page.evaluate((fragment) => void (location.hash = fragment), fragment);

export async function openHome(page, base = "./") {
  await open(page, "", base);
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
}

/** The name of the first selector with a match, in one query. */
export const whichOf = (page, selectors) =>
  page.evaluate((all) => all.find(([, selector]) => document.querySelector(selector))?.[0], Object.entries(selectors));

/** Clicks a radio button's or switch's label, which fails if something covers it. */
export async function check(control) {
  if (!(await control.isChecked())) await control.locator("xpath=ancestor::label").click();
  await expect(control).toBeChecked();
}

/** Waits until the page runs (or is a new visitor's home page) and shows something; one call, since each test waits. */
export const waitUntilUsable = (page) =>
  page.waitForFunction(() => {
    const isShown = (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    return (globalThis.facedown?.wasm || document.documentElement.dataset.visit) && isShown("main") && !isShown("#rescue");
  });

/** Waits until the site is kept offline and its service worker controls the page. */
export async function waitUntilKept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

export async function openKept(page, base) {
  await openHome(page, base);
  await waitUntilKept(page);
}

export const versionOf = (page) => page.locator("meta[name=facedown-version]").getAttribute("content");

/** Stores texts before the page runs, through an empty page of the same origin. */
export async function storeBeforeOpening(page, texts) {
  const body = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';
  await page.route("**/empty.html", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto("./empty.html");
  await page.evaluate((texts) => Object.assign(localStorage, texts), texts);
}

/** Answers the question about sound, asked at the first table. */
export const answerSound = (page) => storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off" }) });

export const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/** Stores a text directly, not through the page. */
export const store = (page, key, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);

export const saveOf = async (page) => savesIn(await stored(page))[0];

export const recordOf = async (page) => (await saveOf(page)).record;

export const toast = (page, text) => page.locator(".toast", { hasText: text });

/** The second copy in IndexedDB, by key; `null` for deleted keys. */
export const secondCopies = (page, database, kind) =>
  page.evaluate(
    ([database, kind]) =>
      new Promise((done, fail) => {
        const request = indexedDB.open(database, 1);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const texts = request.result.transaction(kind).objectStore(kind);
          const keys = texts.getAllKeys();
          const values = texts.getAll();
          values.onsuccess = () => {
            request.result.close();
            done(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at].text ?? null])));
          };
        };
      }),
    [database, kind],
  );

/** Fills the storage, except for room for three texts of `length` characters. */
export const fillStorage = (page, length) =>
  page.evaluate((length) => {
    try {
      for (let at = 0; ; at += 1) localStorage.setItem(`filler.${at}`, "x".repeat(length));
    } catch {
      for (let at = 0; at < 3; at += 1) localStorage.removeItem(`filler.${at}`);
    }
  }, length);

export const clearStorage = (page) =>
  page.evaluate(() => {
    localStorage.clear();
    for (const name of ["facedown", "facedown.beside"]) indexedDB.deleteDatabase(name);
  });

export async function downloaded(page, step) {
  const [download] = await Promise.all([page.waitForEvent("download"), step()]);
  const chunks = await (await download.createReadStream()).toArray();
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

/** The clipboard; needs the permissions `clipboard-read` and `-write`. */
export const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

export const SEEDS = Array.from({ length: 12 }, (_, at) => (at + 1).toString(16).padStart(16, "0"));

export async function expectAlike(seeds, show) {
  let first;
  for (const seed of seeds) {
    const shown = await show(seed);
    first ??= shown;
    expect(shown, seed).toEqual(first);
  }
}

/** A phone's size: no style depends on anything else of a phone. */
const PHONE = { width: 412, height: 839 };

/** Counts each test's scans, from its title's length on, so that first scans differ in theme and size. */
const scans = new WeakMap();

/**
 * Expects WCAG 2.2 AA of the screen, by axe, which needs a running clock: with `test --all` in both themes at this
 * size and on a phone; else dark here or light on a phone, in turn. Native tests check both themes' contrast.
 */
export async function expectAccessible(page) {
  const here = page.viewportSize();
  await page.evaluate(() => void (globalThis.paintsNothing && (globalThis.paintsNothing.disabled = true)));
  // The bar of set-up covers controls until the page is scrolled to its end.
  const toTheEnd = () => document.querySelector(".set-up__deal") && scrollTo(0, document.body.scrollHeight);
  const sizes = here.width > PHONE.width ? [here, PHONE] : [here];
  const themedSizes = sizes.flatMap((size) => ["dark", "light"].map((colorScheme) => ({ size, colorScheme })));
  const info = test.info();
  const turn = scans.get(info) ?? info.title.length;
  scans.set(info, turn + 1);
  const chosen = process.env.FACEDOWN_TESTS === "all" ? themedSizes : [turn % 2 ? themedSizes[0] : themedSizes.at(-1)];
  for (const { size, colorScheme } of chosen) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await waitForRepaint(page);
    // Retries, since a scrollable part gets its tab stop only after the page has noticed the new size.
    await expect(async () => {
      await page.evaluate(toTheEnd);
      expect(await violations(page), `${colorScheme} theme, ${size.width} pixels wide`).toEqual([]);
    }).toPass({ intervals: [50, 200, 500], timeout: 60_000 });
  }
  await page.setViewportSize(here);
  await page.evaluate(() => void (globalThis.paintsNothing && (globalThis.paintsNothing.disabled = false)));
}

/** Waits some frames, until a change of theme or size is painted. */
export async function waitForRepaint(page) {
  const seen = await page.evaluateHandle(() => ({ frames: 0 }));
  await page.waitForFunction((seen) => (seen.frames += 1) > 2, seen, { polling: "raf" });
}

/** Broken WCAG rules. Runs axe itself: Playwright's wrapper would open a page for each scan. */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const rules = { "heading-order": { enabled: true } };
    const { violations } = await window.axe.run(document, { runOnly: tags, rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, WCAG);
}
