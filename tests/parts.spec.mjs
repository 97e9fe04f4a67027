// Parts of the app, loaded on demand.

import { IS_WHOLE } from "./covering.mjs";
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

/** Collects requested parts: `fetch NAME` if requested before they are needed, `xhr NAME` if by a blocking request. */
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
  await reportBlockingRequests(page);
  const parts = requestedParts(page);
  // By default not the games of the tests below.
  for (const slug of IS_WHOLE ? SLUGS : ["dual-duel", "gold-rush-shoot-out", "heads-up-duel"]) {
    await test.step(slug, async () => {
      parts.length = 0;
      await open(page, `#/alone/${slug}`);
      await dealButton(page).click();
      await atTable(page);
      await waitForTable(page);
      // Set-up of Heads Up Duel needs trading.
      const more = slug === "heads-up-duel" ? ["fetch trading"] : [];
      // Blocking requests are the bots' threads', of this game or the last: the page's fail the test.
      expect(parts.filter((part) => part.startsWith("fetch")).sort()).toEqual([`fetch ${slug}`, "fetch set-up", ...more].sort());
    });
  }
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

/** Ways through pages: each page needs a part that earlier pages don't, and has a heading. */
const WAYS = [
  ["#/alone/fools-gambit", [
    ["shared", "#/learn", "Learn"],
    ["home", "#/", "Facedown"],
    ["evening", "#/evening", "Evenings"],
    ["more", "#/about", "About"],
    ["company", "#/new/fools-gambit", "Fools Gambit"],
    ["duel-52", "#/new/duel-52", "Duel 52"],
    ["later", "#/daily", "Deal of the day"],
    ["packing", "#/import", "Import"],
  ]],
  ["#/about", [
    ["learn", "#/learn", "Learn"],
    ["set-up", "#/alone/dual-duel", "Dual Duel"],
  ]],
];

// By default each page with one fault, with `test --all` with each.
for (const [from, way] of WAYS)
  for (const turn of [0, 1, 2])
    test(`pages after ${from} whose parts are missing, cut or not reached say so, and ask for them again, ${turn}`, { tag: turn ? "@all" : [], annotation: { type: "costly", description: "up to eight parts, each asked for three times" } }, async ({ page }) => {
      await withoutIdleLoading(page);
      await open(page, from);
      for (const [at, [part, to, title]] of way.entries()) {
        const [fault, answer] = Object.entries(FAULTS)[(at + turn) % 3];
        await test.step(`${to}, whose part "${part}" ${fault}`, async () => {
          await page.route(file(part), answer);
          await go(page, to);
          await retryTwice(page, part);
          await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
        });
      }
    });

test("a page is drawn once its parts and styles are there, asks again for missing ones, and a call into a missing part loads it", async ({ page }) => {
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
  await page.route("**/evening-*.css", (route) => route.abort());
  await go(page, "#/evening");
  await expect(notHere(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/evening-*.css");
  // The part is loaded as soon as the network is back.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Evenings");
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
async function expectUsable(page, decide = choose) {
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  const before = await decisions(page);
  await decide(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
}

/** Presses a control whose part fails to load at first. */
async function pressWithFault(page, [part, act, there], answer) {
  await page.route(file(part), answer);
  await act(page);
  await expect(screen(page, "seat")).toBeVisible();
  await retryTwice(page, part);
  await expect(there(page)).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Presses a control whose part comes late; meanwhile picks two cards. */
async function pressLate(page, [part, act, there]) {
  let resolve;
  const promise = new Promise((done) => void (resolve = done));
  await page.route(file(part), (route) => promise.then(() => route.continue()));
  await act(page);
  await expect(page.locator("#opening")).toHaveText("Opening…");
  await expect(screen(page, "seat")).toBeVisible();
  await handCards(page).first().click();
  resolve();
  await expect(there(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await handCards(page).first().click();
}

const lockIn = (page) => lockInButton(page).click();

// By default one press for each part.
test("presses at a table, whose parts can't be had or come late: the game goes on; a menu needs no part of games by link", { annotation: { type: "costly", description: "four parts, one of which thinks about a hint" } }, async ({ page }) => {
  await page.route(file("by-link"), FAULTS["is missing"]);
  await alone(page);
  const parts = requestedParts(page);
  await test.step("menu", () => pressWithFault(page, PRESSES[0], FAULTS["is cut in the middle"]));
  expect([...new Set(parts)].sort()).toEqual(["fetch home", "fetch later", "fetch shared"]);
  await test.step("settings", () => pressWithFault(page, PRESSES[4], FAULTS["is missing"]));
  // Before the hint, which loads the same part.
  await test.step("what you see, late", () => pressLate(page, PRESSES[2]));
  await test.step("hint", () => pressWithFault(page, PRESSES[5], FAULTS["can't be reached"]));
  await expectUsable(page, lockIn);
});

for (const [at, [part]] of PRESSES.entries()) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`press ${at} at a table, whose part "${part}" ${fault}: the game goes on`, { tag: "@all" }, async ({ page }) => {
      await alone(page);
      await pressWithFault(page, PRESSES[at], answer);
      await expectUsable(page);
    });
  }

  test(`press ${at} at a table, whose part "${part}" comes late: the game goes on meanwhile`, { tag: "@all" }, async ({ page }) => {
    await alone(page);
    await pressLate(page, PRESSES[at]);
    await expectUsable(page, lockIn);
  });
}

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
