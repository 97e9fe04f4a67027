// Parts of the app, loaded on demand.

import { SLUGS, expect, expectAccessible, go, open, storeBeforeOpening, recordOf, test } from "./fixtures.mjs";
import { digests, golden, upTo } from "./records.mjs";
import { atTable, dealButton } from "./set-up.mjs";
import { choose, goOnButton, handCards, keepGame, lockInButton, openMenu, playAgainButton, record, screen, turnMotionOff, waitForTable } from "./table.mjs";

test.use({
  ahead: true,
  serviceWorkers: "block",
  expected: /Service Worker registration blocked|ERR_FAILED|answer 404|Failed to load resource/,
});

/** Loads nothing in idle time, so that only needed parts are requested. */
const withoutIdleLoading = (page) => page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));

/** Blocking requests of the page fail the test; a thread may make them. */
const reportBlockingRequests = (page) =>
  page.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (...request) {
      if (request[2] === false) console.error(`blocks the page: ${request[1]}`);
      return open.apply(this, request);
    };
  });

/** Collects requested parts: `fetch` and name if before they are needed, `xhr` and name if by blocking. */
function requestedParts(page) {
  const parts = [];
  page.on("request", (request) => {
    const name = request.url().match(/\/part-(.+)-[0-9a-f]+\.wasm$/)?.[1];
    if (name) parts.push(`${request.resourceType()} ${name}`);
  });
  return parts;
}

test("each game is dealt and played with its own part alone", async ({ page }) => {
  await withoutIdleLoading(page);
  const parts = requestedParts(page);
  for (const slug of SLUGS) {
    await test.step(slug, async () => {
      parts.length = 0;
      await open(page, `#/alone/${slug}`);
      await dealButton(page).click();
      await atTable(page);
      await waitForTable(page);
      // Set-up of Heads Up Duel needs trading.
      const more = slug === "heads-up-duel" ? ["fetch trading"] : [];
      // Blocking requests are the bots' threads', of this game or the last: the page's would fail the test.
      expect(parts.filter((part) => part.startsWith("fetch")).sort()).toEqual([`fetch ${slug}`, "fetch set-up", ...more].sort());
    });
  }
});

test("a page is drawn once its parts and styles are there, and a call into a missing part loads it", async ({ page }) => {
  await withoutIdleLoading(page);
  const parts = requestedParts(page);
  const styles = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await open(page, "#/settings");
  expect(parts).toEqual(["fetch shared", "fetch home", "fetch more", "fetch later"]);
  const before = await styles();
  await go(page, "#/learn");
  await page.getByRole("heading", { level: 1 }).and(page.getByText("Learn")).waitFor();
  expect(parts).toEqual(["fetch shared", "fetch home", "fetch more", "fetch later", "fetch learn"]);
  expect(await styles()).toBe(before + 1);
  const name = "duel-52-everything";
  expect(await page.evaluate((text) => facedown.wasm.replay_digests(text), golden(name))).toBe(digests(name));
  expect(parts).toContain("xhr duel-52");
  // Besides those of “Learn”, styles of the game and of the part for saves' texts.
  expect(await styles()).toBe(before + 3);
});

const FAULTS = {
  "is missing": (route) => route.fulfill({ status: 404, body: "" }),
  "is cut in the middle": async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ contentType: "application/wasm", body: body.subarray(0, body.length >> 1) });
  },
  "can't be reached": (route) => route.abort(),
};

const file = (part) => `**/part-${part}-*.wasm`;
const notHere = (page) => page.locator(".not-here, .not-here-page");
const tryAgain = (page) => page.getByRole("button", { name: "Try again" });
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Expects the message about a missing part; retries in vain, then loads the part. */
async function retryTwice(page, part) {
  await expect(notHere(page)).toContainText("could not be loaded");
  await expect(page.locator("#rescue")).toBeHidden();
  // The first retry fails as well.
  await tryAgain(page).click();
  await expect(notHere(page)).toBeVisible();
  await page.unroute(file(part));
  await tryAgain(page).click();
  await expect(notHere(page)).toHaveCount(0);
}

/** For each part: a page without it, a page that needs it, and that page's heading. */
const PAGES = [
  ["home", "#/about", "#/", "Facedown"],
  ["shared", "#/new/duel-52", "#/about", "About"],
  ["more", "#/learn", "#/settings", "Settings"],
  ["learn", "#/about", "#/learn", "Learn"],
  ["evening", "#/about", "#/evening", "Evenings"],
  ["set-up", "#/about", "#/new/duel-52", "Duel 52"],
  ["company", "#/about", "#/new/duel-52", "Duel 52"],
  ["duel-52", "#/about", "#/new/duel-52", "Duel 52"],
  ["later", "#/about", "#/daily", "Deal of the day"],
  ["packing", "#/about", "#/import", "Import"],
];

/** By default tests each page and each fault, with `test --all` each of their pairs. */
const tagOfPair = (one, other) => ({ tag: (one + other) % 3 === 0 ? [] : "@all" });

for (const [at, [part, from, to, title]] of PAGES.entries()) {
  for (const [number, [fault, answer]] of Object.entries(FAULTS).entries()) {
    test(`a page whose part "${part}" ${fault} says so, and asks for it again`, tagOfPair(at, number), async ({ page }) => {
      await withoutIdleLoading(page);
      await page.route(file(part), answer);
      await open(page, from);
      await go(page, to);
      await retryTwice(page, part);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    });
  }
}

test("missing styles of a part are reported like a missing part", async ({ page }) => {
  await withoutIdleLoading(page);
  await page.route("**/learn-*.css", (route) => route.abort());
  await open(page, "#/settings");
  await go(page, "#/learn");
  await expect(notHere(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/learn-*.css");
  // The part is loaded as soon as the network is back.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");
});

/** Presses at a table, the parts that they need, and what they show. */
const PRESSES = [
  ["later", (page) => press(page, "Menu"), (page) => page.getByRole("button", { name: "Settings" })],
  ["later", (page) => press(page, "Log"), (page) => page.getByRole("dialog", { name: "Log" })],
  ["learn", (page) => press(page, "What you see"), (page) => page.locator("dialog")],
  ["learn", (page) => openMenu(page, "Rules"), (page) => page.getByRole("dialog").getByRole("textbox", { name: "Search the rules" })],
  ["more", (page) => openMenu(page, "Settings"), (page) => page.locator("dialog").getByText("Light or dark")],
  ["coach", (page) => press(page, "Hint"), (page) => page.getByText(/^Duel with .* wager|just as good/).first()],
];

const decisions = async (page) => (await recordOf(page)).trim().split("\n").length;

/** Opens a game against a bot, with only the table's parts loaded. */
async function alone(page) {
  await withoutIdleLoading(page);
  await reportBlockingRequests(page);
  await turnMotionOff(page);
  await open(page, "#/alone/fools-gambit");
  await dealButton(page).click();
  await expect(async () => {
    if (await goOnButton(page).isVisible()) await goOnButton(page).click();
    await expect(handCards(page).first()).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}

/** Makes a decision, which shows that the table is usable. */
async function expectUsable(page) {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const before = await decisions(page);
  await choose(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
}

/** Presses something, for which a part fails to load, then loads. */
async function pressWithFault(page, [part, act, there], answer) {
  await page.route(file(part), answer);
  await act(page);
  await expect(screen(page, "seat")).toBeVisible();
  await retryTwice(page, part);
  await expect(there(page)).toBeVisible();
  await page.keyboard.press("Escape");
}

// Presses that need new parts; the faults take turns. By default one press for each part.
for (const presses of [[0, 2, 4, 5], [1, 3]]) {
  test(`presses ${presses.join(", ")} at a table, whose parts can't be had: the game goes on`, { tag: presses.length > 2 ? [] : "@all" }, async ({ page }) => {
    await alone(page);
    for (const [at, press] of presses.entries()) {
      const [fault, answer] = Object.entries(FAULTS)[(at + presses.length) % 3];
      await test.step(`press ${press}, whose part ${fault}`, () => pressWithFault(page, PRESSES[press], answer));
    }
    await expectUsable(page);
  });
}

for (const [at, [part, act, there]] of PRESSES.entries()) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`press ${at} at a table, whose part "${part}" ${fault}: the game goes on`, { tag: "@all" }, async ({ page }) => {
      await alone(page);
      await pressWithFault(page, PRESSES[at], answer);
      await expectUsable(page);
    });
  }

  test(`press ${at} at a table, whose part "${part}" comes late: the game goes on meanwhile`, { tag: at === 2 ? [] : "@all" }, async ({ page }) => {
    let resolve;
    const promise = new Promise((done) => void (resolve = done));
    await page.route(file(part), (route) => promise.then(() => route.continue()));
    await alone(page);
    await act(page);
    await expect(page.locator("#opening")).toHaveText("Opening…");
    await expect(screen(page, "seat")).toBeVisible();
    await handCards(page).first().click();
    resolve();
    await expect(there(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await handCards(page).first().click();
    await lockInButton(page).click();
    await expect(page.locator("#rescue")).toBeHidden();
  });
}

test("an ordinary menu needs no part of games by link", async ({ page }) => {
  await page.route(file("by-link"), FAULTS["is missing"]);
  await alone(page);
  const parts = requestedParts(page);
  await press(page, "Menu");
  await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();
  expect(parts.sort()).toEqual(["fetch home", "fetch later", "fetch shared"]);
});

test("a game that is over says where its end can't be had, and shows it once it can be", async ({ page }) => {
  await withoutIdleLoading(page);
  await turnMotionOff(page);
  await storeBeforeOpening(page, {});
  await keepGame(page, "aaa", record(["1 leave"], { seats: "Ana | bot:regular" }));
  await page.route(file("later"), FAULTS["can't be reached"]);
  await open(page, "#/game/aaa");
  await expect(notHere(page)).toBeVisible();
  await expect(page.locator("#rescue")).toBeHidden();
  await page.unrouteAll();
  await tryAgain(page).click();
  await goOnButton(page).click();
  await expect(playAgainButton(page)).toBeVisible();
});

test("bots measure the device and play without another game's part", async ({ page }) => {
  await withoutIdleLoading(page);
  await turnMotionOff(page);
  await storeBeforeOpening(page, {});
  await keepGame(page, "aaa", upTo("duel-52-two-bots", 0));
  await page.route(file("fools-gambit"), FAULTS["is missing"]);
  await open(page, "#/game/aaa");
  await expect(async () => {
    if (await goOnButton(page).isVisible()) await goOnButton(page).click();
    expect(await decisions(page)).toBeGreaterThan(5 + 2);
  }).toPass();
  await expect(page.locator("#rescue")).toBeHidden();
});

test("all parts are there once nothing else is to be done", async ({ page }) => {
  const parts = requestedParts(page);
  await open(page, "#/settings");
  await expect.poll(() => parts.length).toBe(14 + SLUGS.length);
  expect(parts.filter((part) => part.startsWith("xhr"))).toEqual([]);
});
