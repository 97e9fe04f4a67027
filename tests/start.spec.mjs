// The start of the page: a new visitor's home page without the program, and the app behind it.

import { IS_WHOLE } from "./covering.mjs";
import { downloaded, expect, openHome, storeBeforeOpening, store, test, waitUntilUsable } from "./fixtures.mjs";
import { gameButton, listedGames, playNow } from "./home.mjs";
import { RUNNING, keyOf, save } from "./records.mjs";

const heading = (page, name) => page.getByRole("heading", { level: 1, name });
const together = (page) => page.getByRole("link", { name: "Play together Fools Gambit" });
const isAppRunning = (page) => page.evaluate(() => Boolean(facedown.wasm));

async function shiftOf(page) {
  const shift = () => new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done(0)));
  return page.evaluate(`(${shift})()`);
}

/** Holds a file back until the returned function is called. */
async function holdBack(page, url) {
  let letGo;
  const held = new Promise((done) => void (letGo = done));
  await page.route(url, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}
const holdApp = (page) => holdBack(page, "**/app-*.wasm");

const waitUntilLoaded = (page) => page.waitForFunction(() => document.querySelector("link[href*='app-']:not([disabled])")?.sheet && document.fonts.check('1rem "Facedown Sans"') && !facedown.program);

test.describe("a new visitor", () => {
  test.use({ experienced: false, serviceWorkers: "block", expected: /Service Worker registration blocked/ });

  test("sees the home page before any program is there; nothing of it changes or moves, and no program runs, until it is left", async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto("./");
    await expect(together(page)).toBeVisible();
    await expect(page.locator(".boot").first()).toBeHidden();
    const shown = () => page.evaluate(() => document.querySelector("#app").outerHTML + getComputedStyle(document.querySelector("h1 ~ p")).font);
    const before = await shown();
    letGo();
    await waitUntilLoaded(page);
    expect(await shown()).toBe(before);
    expect(await shiftOf(page)).toBe(0);
    expect(await isAppRunning(page)).toBe(false);
    await together(page).click();
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
    await expect(page).toHaveTitle("A game of Fools Gambit · Facedown");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, "Facedown")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.goForward();
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
  });

  test("can press its links before any script is there: the last wish is followed, and the wait is told", async ({ page }) => {
    const letGo = await holdBack(page, /(boot|app)-[^/]+\.(js|wasm)$/);
    await page.goto("./", { waitUntil: "commit" });
    await playNow(page).click();
    await expect(heading(page, "Facedown")).toBeVisible();
    await page.getByRole("link", { name: "About" }).click();
    letGo();
    await expect(heading(page, "About")).toBeFocused();
    await expect(page.getByText("Opening…")).toHaveCount(0);
  });

  test("is told to wait for a slow app, sees the home page until then, and can go back meanwhile", async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto("./");
    await together(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Opening…" })).toBeVisible();
    await expect(heading(page, "Facedown")).toBeVisible();
    await page.goBack();
    letGo();
    await waitUntilUsable(page);
    await expect.poll(() => isAppRunning(page)).toBe(true);
    await expect(page.getByText("Opening…")).toHaveCount(0);
    await together(page).click();
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
  });

  test("gets the program where it has something to tell: a game of another tab, or the keys", async ({ page, context }) => {
    await openHome(page);
    await waitUntilLoaded(page);
    const other = await context.newPage();
    await openHome(other);
    await store(other, keyOf("a"), save(RUNNING));
    await expect(listedGames(page)).toContainText("Round 1 · Ben to choose");
    await other.evaluate(() => localStorage.clear());
    await openHome(other);
    expect(await isAppRunning(other)).toBe(false);
    await other.keyboard.press("?");
    await expect(other.getByRole("dialog", { name: "Keys" })).toBeVisible();
  });

  test("is not shown that page where something is kept, or another page is asked for", async ({ page }) => {
    await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
    const letGo = await holdApp(page);
    for (const fragment of ["", "#/settings"]) {
      await page.goto("about:blank");
      await page.goto(`./${fragment}`);
      await expect(page.locator(".boot").first()).toBeVisible();
      await expect(page.locator(".still")).toBeHidden();
    }
    letGo();
  });
});

test("the home page is drawn with what is kept, in the pages’ type, and nothing moves", async ({ page }) => {
  await storeBeforeOpening(page, {
    [keyOf("a")]: save(RUNNING),
    "facedown.settings": JSON.stringify({ opponents: [{ game: "duel-52", level: "sharp", options: "", bots: 1 }] }),
  });
  await openHome(page);
  await expect(page.getByRole("link", { name: "Play now Duel 52 against a sharp bot" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Continue: Ana and Ben/ })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('1rem "Facedown Sans"'))).toBe(true);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  // The app writes a summary that an older build lacks.
  await store(page, keyOf("a"), save(RUNNING, { summary: null }));
  await page.reload();
  await expect(listedGames(page)).toContainText("Round 1 · Ben to choose");
});

test("the notice of a deleted game goes along to other pages, and Undo works", async ({ page }) => {
  // The notice would leave after a while.
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
  await openHome(page);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await gameButton(page, "Delete").click();
  await page.getByRole("link", { name: "About" }).click();
  await expect(heading(page, "About")).toBeFocused();
  await page.goBack();
  await expect(heading(page, "Facedown")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(listedGames(page)).toContainText("Ana and Ben");
});

test.describe("an app that can't be started", () => {
  test.use({
    experienced: false,
    serviceWorkers: "block",
    expected: /answer 404|Failed to load resource|Service Worker registration blocked|WebAssembly|MIME type|net::ERR/,
  });

  const faults = {
    "wasm is broken": ["**/app-*.wasm", { contentType: "application/wasm", body: "<!doctype html>" }],
    "wasm is missing": ["**/app-*.wasm", { status: 404, body: "" }],
    "script is broken": ["**/app-*.js", { contentType: "text/javascript", body: "import {" }],
    "style is missing": ["**/app-*.css", { status: 404, body: "" }],
  };
  async function expectRecovery(page, url) {
    const kept = save(RUNNING);
    await store(page, keyOf("a"), kept);
    await page.reload();
    const file = await downloaded(page, () => page.getByRole("button", { name: "Save all of them to a file" }).click());
    expect(JSON.parse(file.text).entries).toEqual({ [keyOf("a")]: kept });
    await page.unroute(url);
    await page.getByRole("button", { name: "Load it afresh" }).click();
    await expect(heading(page, "A game of Fools Gambit")).toBeVisible();
  }

  test("one whose wasm, script or style is missing or broken ends in the rescue screen when it is wanted", { annotation: { type: "costly", description: "starts that fail, and with `test --all` fresh starts after each" } }, async ({ page }) => {
    await page.goto("./licences.txt");
    for (const [what, [url, answer]] of Object.entries(faults).slice(IS_WHOLE ? 0 : 1)) {
      await test.step(what, async () => {
        await page.evaluate(() => localStorage.clear());
        await page.route(url, (route) => route.fulfill(answer));
        await openHome(page);
        await together(page).click();
        await expect(heading(page, "Facedown could not start")).toBeFocused();
        await expect(page.locator("#app")).toHaveCount(0);
        if (IS_WHOLE || what === "wasm is missing") await expectRecovery(page, url);
        await page.unroute(url);
      });
    }
  });

  test("is tried again when it could not be got ahead, and starts where the home page's style is missing", async ({ page }) => {
    await page.route("**/page-*.css", (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/app-*.wasm", (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await openHome(page);
    await failed;
    await together(page).click();
    await expect(heading(page, "A game of Fools Gambit")).toBeFocused();
  });
});
