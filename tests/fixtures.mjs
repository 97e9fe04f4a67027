// What every browser test starts from: a page that is watched, and a few steps that many take.
//
// A test fails if any of its tabs or workers writes an error or a warning to the console, throws,
// breaks the security policy, gets an answer of 400 or above, or asks another host for anything.
// What a test provokes on purpose it names with `test.use({ expected: /one|another/ })`.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect } from "@playwright/test";
import { savesIn } from "./records.mjs";
import { serve } from "./serve.mjs";

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The slugs of all games: each has its folder in the page's sources. */
const entries = readdirSync(new URL("../frontend/src/games/", import.meta.url), { withFileTypes: true });
export const SLUGS = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll("_", "-"));

/** The state of WCAG 2.2 AA. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Seconds of the processor that this process and all that it started have taken; Linux alone tells. */
function processorTime() {
  if (process.platform !== "linux") return 0;
  // A process may be gone before it is asked.
  const asked = (ask) => {
    try {
      return ask();
    } catch {
      return [];
    }
  };
  // The name, in brackets, may have spaces.
  const read = (file) => asked(() => readFileSync(`/proc/${file}`, "utf8").replace(/^.*\) /s, "").split(" "));
  const timeOf = (id) => {
    const own = read(`${id}/stat`).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
    const threads = asked(() => readdirSync(`/proc/${id}/task`));
    const children = threads.flatMap((thread) => read(`${id}/task/${thread}/children`).filter(Boolean));
    return children.reduce((sum, child) => sum + timeOf(child), own);
  };
  return timeOf(process.pid);
}

export const test = base.extend({
  /** Notes how much of the processor a test takes: see dearest.mjs. */
  cost: [
    async ({}, use, info) => {
      const before = processorTime();
      await use();
      info.annotations.push({ type: "processor", description: String(processorTime() - before) });
    },
    { auto: true },
  ],

  /** Matches the problems that the test provokes. */
  expected: [/^none$/, { option: true }],

  /** Whether every game was played on this device before: nothing is offered or told the first time. */
  experienced: [true, { option: true }],

  /** Whether the page is painted: for what looks at colours, pictures or movement. */
  painted: [false, { option: true }],

  /** Starts a host of the test's own, for tests that change or end it: see serve.mjs. */
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

  /** The origins that may be asked for files. */
  origins: async ({ baseURL }, use) => use(new Set([new URL(baseURL).origin])),

  context: async ({ context, origins, expected, experienced, painted, serviceWorkers }, use, info) => {
    const problems = watched(context, { origins, expected, blocks: serviceWorkers === "block" });
    await context.addInitScript(tellViolations);
    if (!painted) await context.addInitScript(paintNothing);
    if (experienced) {
      await context.addInitScript((learning) => {
        try {
          localStorage["facedown.learn"] ??= learning;
        } catch {
          // A page without storage has nothing to keep it in.
        }
      }, LEARNT);
    }
    await use(context);
    if (info.status !== info.expectedStatus) info.errors.push({ message: await shownBy(context.browser()) });
    // The test's other devices would play on beside the next tests.
    await Promise.all(context.browser().contexts().map((other) => other !== context && other !== running && other.close()));
    expect(problems(), "problems that the pages of this test had").toEqual([]);
  },

  /** The worker's own page, which stays from test to test: see `calm`. */
  kept: [
    async ({ browser }, use, { project }) => {
      const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, baseURL, actionTimeout } = project.use;
      running = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, baseURL, serviceWorkers: "block" });
      await running.addInitScript(tellViolations);
      await running.addInitScript(paintNothing);
      const page = await running.newPage();
      page.setDefaultTimeout(actionTimeout);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await stopTime(page);
      await use({ page, viewport });
      await running.close();
      running = undefined;
    },
    { scope: "worker" },
  ],

  /**
   * The worker's own page, loaded anew, in which time stands still and nothing moves: for what doesn't test how a page starts.
   * A game is gone to at once. What the test before has kept, shown or set is gone.
   */
  calm: async ({ kept: { page, viewport }, baseURL, origins, expected }, use, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: "reduce" });
    const problems = watched(page.context(), { origins, expected, blocks: true });
    await page.goto(baseURL + "licences.txt");
    await forget(page);
    await page.evaluate((before) => void Object.assign(localStorage, before), BEFORE);
    await open(page, "#/about", baseURL);
    await use(page);
    if (info.status !== info.expectedStatus) info.errors.push({ message: await shownBy(page.context().browser()) });
    expect(problems(), "problems that the page had").toEqual([]);
  },
});

/** The context of the worker's own page, if it has one. */
let running;

/** What this device has learnt: every game was played on it before. */
const LEARNT = JSON.stringify({ offered: SLUGS, told: SLUGS });

/** What is kept before a test on the worker's own page: the question of sound was answered, too. */
const BEFORE = { "facedown.learn": LEARNT, "facedown.settings": JSON.stringify({ sound: "off" }) };

/** Paints nothing: all is laid out, found and pressed as before, in half of the processor's time. */
export function paintNothing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; }");
  document.adoptedStyleSheets.push(sheet);
  // Whoever looks at colours turns it off meanwhile.
  globalThis.paintsNothing = sheet;
}

/** What the page says of its policy, it says on the console. */
function tellViolations() {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Watches all pages of a context. Gives what ends that, and tells what went wrong. */
function watched(context, { origins, expected, blocks }) {
  const problems = [];
  const isBlocked = (text) => blocks && text.includes("Service Worker registration blocked");
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

/** So long a page has to say what it shows, in milliseconds. */
const ANSWERS = 10_000;

/** What stands on the screen of every page, of a test's other devices too: a wait that is given up stood before one of them. */
async function shownBy(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return ["What was on the screen:", ...(await Promise.all(pages.map(screenOf)))].join("\n");
}

/** A page's address, what its screen goes by, and what of it can be read and pressed. */
async function screenOf(page) {
  const read = () => {
    const isShown = (part) => part.checkVisibility({ visibilityProperty: true });
    const textsOf = (selector) => {
      const texts = [...document.querySelectorAll(selector)].filter(isShown).map((part) => part.getAttribute("aria-label") ?? part.innerText);
      return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
    };
    const screen = [...document.querySelectorAll("[data-screen]")].map(({ dataset }) => dataset.screen);
    return { screen, headings: textsOf("h1, h2, h3"), said: textsOf("[role=status], [role=alert]"), buttons: textsOf("button, summary") };
  };
  let late;
  const silence = new Promise((done) => void (late = setTimeout(done, ANSWERS, { silent: `no answer in ${ANSWERS} ms` })));
  const answers = await Promise.race([page.evaluate(read).catch((error) => ({ silent: error.message })), silence]);
  clearTimeout(late);
  // An address may hold a whole game.
  return [page.url().slice(0, 200), ...Object.entries(answers).map(([what, texts]) => `${what}: ${[texts].flat().join(" | ")}`)].join("\n  ");
}

/** Does this again and again until it gives something that holds; after so many times it says before which screen it stands. */
export async function repeat(page, most, step) {
  for (let taken = 0; taken < most; taken += 1) {
    const found = await step(taken);
    if (found) return found;
  }
  throw new Error(`not done after ${most} steps: ${await screenOf(page)}`);
}

/** Loads the page anew at a fragment, such as `#/rules/fools-gambit`, and waits until it is usable. */
export async function open(page, fragment = "", base = "./") {
  // From the same document, a fragment alone would load nothing.
  if (page.url().startsWith("http")) await page.goto("about:blank");
  await page.goto(base + fragment);
  await usable(page);
}

/**
 * Has the time of pages to come stand still. Notices go by themselves after a while, and the copy of the games is waited
 * for no longer than a second: here for as long as a test takes.
 */
export async function stopTime(page) {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/** Goes to another page of the running page, without loading anything. */
export const go = (page, fragment) => page.evaluate((fragment) => void (location.hash = fragment), fragment);

/** Opens the start page. */
export async function openHome(page, base = "./") {
  await open(page, "", base);
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
}

/** Which of the things that these selectors name is there: the name of the first, or nothing. One question for all. */
export const whichOf = (page, selectors) =>
  page.evaluate((all) => all.find(([, selector]) => document.querySelector(selector))?.[0], Object.entries(selectors));

/** Chooses a radio button, or turns a switch on, as a finger does: by its label, if nothing lies over that. */
export async function check(control) {
  if (!(await control.isChecked())) await control.locator("xpath=ancestor::label").click();
  await expect(control).toBeChecked();
}

/** The page runs, or is the home page of a new visitor, and shows something of its own. */
export async function usable(page) {
  await page.waitForFunction(() => globalThis.facedown?.wasm || document.documentElement.dataset.visit);
  await expect(page.getByRole("main").first()).toBeVisible();
  await expect(page.locator("#rescue")).toBeHidden();
}

/** The site is kept for offline use, and its worker answers for this page. */
export async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Opens the start page, and waits until the site is kept. */
export async function openKept(page, base) {
  await openHome(page, base);
  await kept(page);
}

/** The build that the page is of. */
export const versionOf = (page) => page.locator("meta[name=facedown-version]").getAttribute("content");

/** Puts texts into the browser's storage, by key, before the page has run: an empty one beside it has the same storage. */
export async function plantAhead(page, texts) {
  const body = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';
  await page.route("**/empty.html", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto("./empty.html");
  await page.evaluate((texts) => Object.assign(localStorage, texts), texts);
}

/** Has the question whether there is to be sound be answered: it is asked once, on the first table. */
export const answerSound = (page) => plantAhead(page, { "facedown.settings": JSON.stringify({ sound: "off" }) });

/** What is in the browser's storage, by key. */
export const stored = (page) => page.evaluate(() => ({ ...localStorage }));

/** Puts a text into the browser's storage, past the page. */
export const store = (page, key, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);

/** The one game that is kept, or the first of them. */
export const saveOf = async (page) => savesIn(await stored(page))[0];

/** Its record. */
export const recordOf = async (page) => (await saveOf(page)).record;

/** A notice of this text, over the page. */
export const toast = (page, text) => page.locator(".toast", { hasText: text });

/** What the copy of a kind has, by key, in its database and store: what was deleted without a text. */
export const copied = (page, database, kind) =>
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

/** Leaves room in the browser's storage for no more than three texts of this length. */
export const fill = (page, length) =>
  page.evaluate((length) => {
    try {
      for (let at = 0; ; at += 1) localStorage.setItem(`filler.${at}`, "x".repeat(length));
    } catch {
      for (let at = 0; at < 3; at += 1) localStorage.removeItem(`filler.${at}`);
    }
  }, length);

/** Empties the browser's storage, the copies too. */
export const forget = (page) =>
  page.evaluate(() => {
    localStorage.clear();
    for (const name of ["facedown", "facedown.beside"]) indexedDB.deleteDatabase(name);
  });

/** The content of the file that a step downloads. */
export async function downloaded(page, step) {
  const [download] = await Promise.all([page.waitForEvent("download"), step()]);
  const chunks = await (await download.createReadStream()).toArray();
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

/** What the page last wrote to the clipboard; the test has to grant `clipboard-read` and `-write`. */
export const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Any twelve deals. */
export const SEEDS = Array.from({ length: 12 }, (_, at) => (at + 1).toString(16).padStart(16, "0"));

/** What is shown of each of these deals, by their seeds, is the same. */
export async function expectAlike(seeds, show) {
  let first;
  for (const seed of seeds) {
    const shown = await show(seed);
    first ??= shown;
    expect(shown, seed).toEqual(first);
  }
}

/** The size of a phone; no style asks for more of a device than its size. */
const PHONE = { width: 412, height: 839 };

/** The number of scans of each test. */
const asked = new WeakMap();

/**
 * No violation of WCAG 2.2 AA on what is shown now: in the dark and the light theme, here and on a phone, where all is
 * tested; else in the dark theme here and in the light one on a phone by turns. That all can be read in both is tested natively.
 */
export async function expectAccessible(page) {
  const here = page.viewportSize();
  await page.evaluate(() => void (globalThis.paintsNothing && (globalThis.paintsNothing.disabled = true)));
  // At the end of the set-up its bar lies over nothing: what it half covers can be scrolled from under it.
  const toTheEnd = () => document.querySelector(".set-up__deal") && scrollTo(0, document.body.scrollHeight);
  const sizes = here.width > PHONE.width ? [here, PHONE] : [here];
  const looks = sizes.flatMap((size) => ["dark", "light"].map((colorScheme) => ({ size, colorScheme })));
  const info = test.info();
  const turn = asked.get(info) ?? info.title.length;
  asked.set(info, turn + 1);
  const chosen = process.env.FACEDOWN_TESTS === "all" ? looks : [turn % 2 ? looks[0] : looks.at(-1)];
  for (const { size, colorScheme } of chosen) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await drawn(page);
    // A part that becomes scrollable in a smaller window takes the focus once the page has noticed.
    await expect(async () => {
      await page.evaluate(toTheEnd);
      expect(await violations(page), `${colorScheme} theme, ${size.width} pixels wide`).toEqual([]);
    }).toPass({ intervals: [50, 200, 500], timeout: 60_000 });
  }
  await page.setViewportSize(here);
  await page.evaluate(() => void (globalThis.paintsNothing && (globalThis.paintsNothing.disabled = false)));
}

/** Until the page has been drawn anew: it hears of a change of the device's theme before that. */
export async function drawn(page) {
  const seen = await page.evaluateHandle(() => ({ frames: 0 }));
  await page.waitForFunction((seen) => (seen.frames += 1) > 2, seen, { polling: "raf" });
}

/** Which rules of WCAG are broken, and where. Playwright's wrapper of axe would open a page for each scan. */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const rules = { "heading-order": { enabled: true } };
    const { violations } = await window.axe.run(document, { runOnly: tags, rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, WCAG);
}
