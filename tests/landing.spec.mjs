// The change from the landing bundle, which is the home page alone, to the app, which is every page.

import { downloaded, expect, open, openHome, plantAhead, store, test, usable } from "./fixtures.mjs";
import { listed, newName, toDo } from "./home.mjs";
import { FINISHED, RUNNING, keyOf, save } from "./records.mjs";
import { atTable, dealIt, seatAll } from "./set-up.mjs";
import { curtain } from "./table.mjs";

const LANDING = /\/landing-[^/]+$/;
/** The app bundle: its script, its program and its styles. */
const APP = /\/app-[^/]*$/;

/** Which bundle runs. */
const bundle = (page) =>
  page.evaluate(() => (facedown.wasm?.unmount ? "landing" : facedown.wasm?.replay_digests ? "app" : "none"));

const heading = (page, name) => page.getByRole("heading", { level: 1, name });
const play = (page) => page.getByRole("link", { name: "Play together Fools Gambit" });

/** Goes from the home page to pages of the app. */
async function toAbout(page) {
  await page.getByRole("link", { name: "About" }).click();
  await expect(heading(page, "About")).toBeFocused();
}
async function toSetUp(page) {
  await play(page).click();
  await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
}

/** By how much what is shown has moved since the page began. */
async function shiftOf(page) {
  const shift = () => new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done(0)));
  return page.evaluate(`(${shift})()`);
}

/** Everything that is asked for from now on. */
function asked(page) {
  const urls = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}

/** Holds a program back until it is let go. */
async function hold(page, url) {
  let letGo;
  const held = new Promise((done) => void (letGo = done));
  await page.route(url, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}
const holdApp = (page) => hold(page, "**/app-*.wasm");

test.describe("the landing bundle", () => {
  test.use({ serviceWorkers: "block", expected: /Service Worker registration blocked|ERR_FAILED/ });

  test("is all that a home page needs: games are listed and cared for without the app", async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await openHome(page);
    await store(page, keyOf("a"), save(RUNNING, { changed: 2 }));
    await store(page, keyOf("b"), save(FINISHED, { changed: 1 }));
    await page.reload();
    await usable(page);
    await expect(listed(page).first()).toContainText("Fools Gambit · Round 1 · Ben to choose");
    await listed(page).first().getByRole("button", { name: "Rename" }).click();
    await newName(page).fill("Sunday");
    await page.keyboard.press("Enter");
    await expect(listed(page).first()).toContainText("Sunday");
    await toDo(page, "Delete", "Sunday").click();
    await expect(listed(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(listed(page)).toHaveCount(2);
    const { text } = await downloaded(page, () => toDo(page, "Export").click());
    expect(text).toBe(FINISHED);
    expect(await bundle(page)).toBe("landing");
  });

  test("draws what there is today at once, in the pages’ type, and nothing moves", async ({ page }) => {
    await open(page, "#/about");
    await store(page, keyOf("a"), save(RUNNING));
    await store(page, "facedown.settings", JSON.stringify({ opponents: [{ game: "duel-52", level: "sharp", options: "", bots: 1 }] }));
    const letGo = await hold(page, "**/landing-*.wasm");
    const font = page.waitForResponse(/figtree/);
    await page.goto("about:blank");
    await page.goto("./");
    await (await font).finished();
    letGo();
    await usable(page);
    await expect(page.getByRole("link", { name: "Play now Duel 52 against a sharp bot" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Continue: Ana and Ben/ })).toBeVisible();
    expect(await bundle(page)).toBe("landing");
    expect(await page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes("Facedown Sans") && status === "loaded"))).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  test("leaves what it can't tell to the app, which takes its place without a word", async ({ page }) => {
    const letGo = await holdApp(page);
    await open(page);
    await store(page, keyOf("a"), save(RUNNING, { summary: null }));
    await openHome(page);
    await expect(listed(page).getByRole("link", { name: "Continue" })).toBeVisible();
    expect(await bundle(page)).toBe("landing");
    letGo();
    await expect(listed(page)).toContainText("Round 1 · Ben to choose");
    expect(await bundle(page)).toBe("app");
    await expect(page.getByText("Opening…")).toHaveCount(0);
  });

  test("stays usable when the app can't be loaded to tell what it can't", async ({ page }) => {
    await page.route("**/app-*.wasm", (route) => route.abort());
    await open(page);
    await store(page, keyOf("a"), save(RUNNING, { summary: null }));
    const failed = page.waitForEvent("requestfailed");
    await openHome(page);
    await failed;
    await page.getByRole("button", { name: /^Rename/ }).click();
    await newName(page).fill("Sunday");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "Sunday" })).toBeVisible();
    expect(await bundle(page)).toBe("landing");
  });
});

test.describe("somebody who comes for the first time", () => {
  test.use({ experienced: false });

  const shown = (page) => page.evaluate(() => document.querySelector("#app .home").outerHTML);

  test("sees the home page before any program is there, and the landing bundle changes nothing of it", async ({ page }) => {
    const letGo = await hold(page, "**/landing-*.wasm");
    await page.goto("./");
    await expect(play(page)).toBeVisible();
    await expect(page.locator(".boot").first()).toBeHidden();
    expect(await bundle(page)).toBe("none");
    const before = await shown(page);
    await play(page).focus();
    letGo();
    await usable(page);
    expect(await bundle(page)).toBe("landing");
    expect(await shown(page)).toBe(before);
    await expect(play(page)).toBeFocused();
    expect(await shiftOf(page)).toBe(0);
  });

  test("can leave it at once: the landing bundle is not waited for", async ({ page }) => {
    const letGo = await hold(page, "**/landing-*.wasm");
    await page.goto("./");
    await toSetUp(page);
    expect(await bundle(page)).toBe("app");
    const answered = page.waitForResponse("**/landing-*.wasm");
    letGo();
    await (await answered).finished();
    expect(await bundle(page)).toBe("app");
    await page.goBack();
    await expect(heading(page, "Facedown")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  test("is not shown it where something is kept, or another page is asked for", async ({ page }) => {
    await open(page, "#/about");
    await store(page, keyOf("a"), save(RUNNING));
    const letGo = await hold(page, "**/{landing,app}-*.wasm");
    for (const fragment of ["", "#/settings"]) {
      await page.goto("about:blank");
      await page.goto(`./${fragment}`);
      await expect(page.locator(".boot").first()).toBeVisible();
      await expect(page.locator(".still")).toBeHidden();
    }
    letGo();
  });
});

test("the app is loaded while the home page is up, and not before", async ({ page }) => {
  const urls = asked(page);
  await openHome(page);
  // Its script, its program and its style sheet.
  await expect.poll(() => new Set(urls.filter((url) => APP.test(url))).size).toBe(3);
  const first = urls.findIndex((url) => APP.test(url));
  const ahead = urls.slice(0, first).filter((url) => LANDING.test(url));
  expect(ahead.length, "what is asked for of the landing bundle before anything of the app").toBe(2);
});

test("loading it ahead ends with the page, and begins anew when it is wanted after all", async ({ page }) => {
  const letGo = await holdApp(page);
  const wanted = page.waitForRequest(/\/app-[^/]+\.wasm$/);
  await openHome(page);
  const request = await wanted;
  const failed = page.waitForEvent("requestfailed", (one) => one === request);
  await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  await failed;
  letGo();
  await toSetUp(page);
});

test("a page of the app does without the landing bundle", async ({ page }) => {
  const urls = asked(page);
  await open(page, "#/about");
  await expect(heading(page, "About")).toBeVisible();
  expect(await bundle(page)).toBe("app");
  expect(urls.filter((url) => LANDING.test(url))).toEqual([]);
});

// By keyboard: home.spec.mjs.
for (const [how, go] of [
  ["a click", (page) => play(page).click()],
  ["the address", (page) => page.evaluate(() => void (location.hash = "#/new/fools-gambit"))],
]) {
  test(`${how} leads from the landing bundle to the app, which stays`, async ({ page }) => {
    await openHome(page);
    expect(await bundle(page)).toBe("landing");
    await page.evaluate(() => void (globalThis.untouched = true));
    await go(page);
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
    await expect(page).toHaveTitle("A game of Fools Gambit · Facedown");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, "Facedown")).toBeFocused();
    await expect(page).toHaveTitle("Facedown");
    expect(await bundle(page)).toBe("app");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goForward();
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
    expect(await page.evaluate(() => globalThis.untouched)).toBe(true);
    await expect(page.locator("#app")).toHaveCount(1);
    await expect(page.locator("#left")).toHaveCount(0);
  });
}

/** Notes what listens in the page. */
function listenersNoted() {
  const open = new Map();
  const of = (target, type, listener) => [target, type, listener];
  globalThis.listening = () => [...open.values()].flat().filter(([target]) => target === window || target === document);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, ...more) {
    const all = open.get(type) ?? [];
    open.set(type, [...all, of(this ?? window, type, listener)]);
    return addEventListener.call(this ?? window, type, listener, ...more);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, ...more) {
    const all = open.get(type) ?? [];
    open.set(type, all.filter(([target, , one]) => target !== (this ?? window) || one !== listener));
    return removeEventListener.call(this ?? window, type, listener, ...more);
  };
}

test.describe("of the landing bundle", () => {
  test.use({ expected: /panicked at|unreachable/ });

  test("no dialog and nothing that listens is left in the app, which has its styles, and whose panic is caught", async ({ page }) => {
    await page.addInitScript(listenersNoted);
    await plantAhead(page, { [keyOf("a")]: save(RUNNING) });
    await openHome(page);
    const updates = () => page.evaluate(() => globalThis.listening().filter(([, type]) => type === "facedown-update").length);
    await expect.poll(updates).toBe(1);
    await toDo(page, "Rename").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.evaluate(() => void (location.hash = "#/about"));
    await expect(heading(page, "About")).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await updates()).toBe(0);
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map(({ disabled, sheet }) => !disabled && Boolean(sheet)),
    );
    expect(sheets).toEqual([true, true]);
    await page.evaluate(() => void setTimeout(() => facedown.wasm.provoke_panic()));
    await expect(heading(page, "Facedown has stopped")).toBeFocused();
    await expect(page.locator("#app")).toHaveCount(0);
  });
});

test("a slow app is told, the home page works until it is there, and a wish that changes meanwhile is followed", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  const letGo = await holdApp(page);
  await openHome(page);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await play(page).click();
  // The wish is heard of in a task of its own, and the time that is waited for begins then.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByRole("status").filter({ hasText: "Opening…" })).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(heading(page, "Facedown")).toBeVisible();
  await page.getByRole("link", { name: "About" }).click();
  letGo();
  await expect(heading(page, "About")).toBeFocused();
  await expect(page.getByText("Opening…")).toHaveCount(0);
  expect(await bundle(page)).toBe("app");
});

test("whoever goes back before the app is there keeps the landing bundle", async ({ page }) => {
  const letGo = await holdApp(page);
  await openHome(page);
  await play(page).click();
  await page.goBack();
  letGo();
  await expect(page.getByText("Opening…")).toHaveCount(0);
  expect(await bundle(page)).toBe("landing");
  await toAbout(page);
});

test("the notice of a deleted game goes with whoever leaves the landing bundle, and Undo works", async ({ page }) => {
  // The notice goes by itself after a while: however long the app takes to load, that is not over.
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await plantAhead(page, { [keyOf("a")]: save(RUNNING) });
  await openHome(page);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await toDo(page, "Delete").click();
  await toAbout(page);
  expect(await bundle(page)).toBe("app");
  await page.goBack();
  await expect(heading(page, "Facedown")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(listed(page)).toContainText("Ana and Ben");
});

test("what is played in the app is told by the landing bundle of another tab", async ({ page, context }) => {
  await open(page, "#/new/fools-gambit");
  await seatAll(page, ["Ana", "Ben"]);
  await dealIt(page).click();
  await atTable(page);
  await expect(curtain(page)).toBeVisible();
  const other = await context.newPage();
  await openHome(other);
  await expect(other.getByRole("link", { name: "Continue: Ana and Ben Fools Gambit" })).toContainText("Round 1");
  expect(await bundle(other)).toBe("landing");
});

test.describe("an app that can't be started", () => {
  test.use({
    serviceWorkers: "block",
    expected: /answer 404|Failed to load resource|Service Worker registration blocked|WebAssembly|MIME type|net::ERR/,
  });

  const parts = {
    "wasm is missing": ["**/app-*.wasm", { status: 404, body: "" }],
    "wasm is broken": ["**/app-*.wasm", { contentType: "application/wasm", body: "<!doctype html>" }],
    "script is broken": ["**/app-*.js", { contentType: "text/javascript", body: "import {" }],
    "style is missing": ["**/app-*.css", { status: 404, body: "" }],
  };
  for (const [what, [url, answer]] of Object.entries(parts)) {
    const tag = what === "wasm is broken" ? "@all" : [];
    test(`one whose ${what} ends in the rescue screen when it is wanted`, { tag }, async ({ page }) => {
      await page.route(url, (route) => route.fulfill(answer));
      await openHome(page);
      const kept = save(RUNNING);
      await store(page, keyOf("a"), kept);
      await play(page).click();
      await expect(heading(page, "Facedown could not start")).toBeFocused();
      await expect(page.locator("#app")).toHaveCount(0);
      const file = await downloaded(page, () => page.getByRole("button", { name: "Save all of them to a file" }).click());
      expect(JSON.parse(file.text).entries).toEqual({ [keyOf("a")]: kept });
      await page.unroute(url);
      await page.getByRole("button", { name: "Load it afresh" }).click();
      await expect(heading(page, "A game of Fools Gambit")).toBeVisible();
    });
  }

  test("is tried again when it could not be got ahead", async ({ page }) => {
    await page.route("**/app-*.wasm", (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await openHome(page);
    await failed;
    await toSetUp(page);
  });
});

test.describe("a style that is missing", () => {
  test.use({ serviceWorkers: "block", expected: /answer 404|Failed to load resource|Service Worker registration blocked/ });

  test("does not keep the home page from starting", async ({ page }) => {
    await page.route("**/page-*.css", (route) => route.fulfill({ status: 404, body: "" }));
    await openHome(page);
    expect(await bundle(page)).toBe("landing");
  });
});
