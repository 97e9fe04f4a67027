// Every table fits its screen: nothing scrolls but lists that are meant to, nothing is cut off or lies
// over what is to be tapped, and the bar stays. With long names, on boards as full as games make them.

import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { duel as duelRecord } from "./dual-duel.mjs";
import { NAMES, atSizes, cutTexts, expectFit, expectNoShifts, misfits, upTo, watchShifts } from "./fit.mjs";
import { answerSound, expect, go, open, repeat, test } from "./fixtures.mjs";
import { rush } from "./gold-rush.mjs";
import { FOUR, allFinish, game as headsUp, parts, visit } from "./heads-up-duel.mjs";
import { GOLDEN, golden } from "./records.mjs";
import { goOn, goToGame, keepGame, openCalm, openMenu, openStill, pass, playAgain, record, screen, tap, toDecision } from "./table.mjs";

/** Goes through hand-overs to the next decision, and looks at every table on the way. */
async function fitsOnTheWay(page, name, count, shown) {
  await goToGame(page, "fits", upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
  await toDecision(page, (step) => expectFit(page, `${name} after ${count}, step ${step}`));
  await expectFit(page, `${name} after ${count}: deciding`);
}

/** The fullest boards of each game, and one of every kind of decision: after so many decisions, with so much told. */
const BOARDS = {
  "fools-gambit-worked-by-hand": [[0, 0], [2, 2], [4, 2]],
  "dual-duel-fewer-calls": [[0, 0], [2, 0], [4, 2], [6, 4], [8, 6], [9, 6]],
  "duel-52-everything": [[0, 0], [60, 50], [90, 84], [120, 114]],
  "duel-52-two-bots": [[60, 54], [80, 74]],
  "gold-rush-shoot-out-eight-seats-and-time-outs": [[0, 0], [8, 8], [16, 10], [24, 16], [32, 24], [40, 32], [77, 70]],
  "gold-rush-shoot-out-three-seats": [[9, 3]],
  "heads-up-duel-eight-with-time-outs": [[10, 4], [60, 50], [200, 190]],
  "heads-up-duel-for-two": [[1, 0], [7, 3], [13, 7]],
};

for (const [name, moments] of Object.entries(BOARDS)) {
  test(`no table scrolls: ${name}`, async ({ page }) => {
    await openCalm(page);
    for (const [count, shown] of moments) await fitsOnTheWay(page, name, count, shown);
  });
}

/** So many moments of each golden game are looked at. */
const MOMENTS = 10;

for (const name of GOLDEN) {
  test(`no text is cut on a phone: ${name}`, async ({ page }) => {
    test.slow();
    await answerSound(page);
    await openCalm(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const decisions = golden(name).trimEnd().split("\n").length - 5;
    for (let at = 0; at < MOMENTS; at += 1) {
      const count = Math.floor((decisions * at) / MOMENTS);
      const shown = Math.max(0, count - 3);
      await goToGame(page, "cut", upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
      const look = async (step) => expect.soft(await cutTexts(page), `after ${count}, ${step}`).toEqual([]);
      await toDecision(page, look);
      await look("deciding");
    }
  });
}

test("a game that another tab plays fits below its notice, with a way home", async ({ page, context }) => {
  test.slow();
  await openStill(page);
  const second = await context.newPage();
  await openCalm(second);
  for (const [name, moments] of Object.entries(BOARDS)) {
    const [count, shown] = moments.at(-1);
    const id = `fits${name.length}${name.slice(0, 2)}`;
    await goToGame(page, id, upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
    await go(second, `#/game/${id}`);
    await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeFocused();
    await second.locator(".board").waitFor();
    await expectFit(second, name);
    await second.getByRole("link", { name: "Back to the home page" }).click();
    await expect(second.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  }
});

/** Records whose replays have the fullest boards, all cards open. */
const REPLAYS = { "gold-rush-shoot-out-eight-seats-and-time-outs": 120, "heads-up-duel-eight-with-time-outs": 60, "dual-duel-fewer-calls": 3, "duel-52-everything": 70, "heads-up-duel-for-two": 12, "fools-gambit-worked-by-hand": 5 };

for (const [name, steps] of Object.entries(REPLAYS)) {
  test(`no replay scrolls: ${name}`, async ({ page }) => {
    await openCalm(page);
    const text = upTo(name, 1_000);
    await keepGame(page, "seen", text);
    await go(page, "#/replay/seen");
    await page.locator("#replay-at").waitFor();
    for (const at of [0, steps]) {
      await page.locator("#replay-at").fill(String(at));
      await expectFit(page, `${name} at ${at}`);
    }
  });
}

test("no puzzle scrolls", async ({ page }) => {
  await open(page, "#/puzzles");
  const links = page.locator('a[href^="#/puzzles/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.hash));
  for (const address of addresses.filter((_, at) => at % 3 === 0)) {
    await go(page, address);
    await page.locator(`[data-game="${address.replace(/^#.puzzles.|-\d+$/g, "")}"]`).filter({ has: screen(page, "puzzle") }).locator(".board").waitFor();
    await expectFit(page, address);
  }
});

/** Records that begin with a decision of seat 1. */
const FIRST = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "duel-52-everything", "gold-rush-shoot-out-three-seats", "heads-up-duel-for-two"];

for (const name of FIRST) {
  test(`a hint leaves a low screen room for the table: ${name}`, async ({ page }) => {
    await answerSound(page);
    await openCalm(page);
    await page.setViewportSize({ width: 740, height: 360 });
    const text = upTo(name, 0).replace(/^seats .*$/m, (seats) => seats.replaceAll(/\| [^|]*/g, "| bot:novice ").trimEnd());
    await goToGame(page, "hinted", text, { table: 0, looked: NAMES.map(() => 0), series: [] });
    const ask = page.getByRole("button", { name: "Hint", exact: true });
    await repeat(page, 20, async () => {
      if (await goOn(page).isVisible()) await goOn(page).click();
      else await pass(page);
      return ask.isVisible();
    });
    await ask.click();
    await expect(page.getByRole("region", { name: "Hint" })).toContainText(/better than the next best|just as good|nothing else to do/);
    expect(await misfits(page)).toEqual([]);
  });
}

for (const [size, said] of [[20, "a quarter larger"], [32, "twice as large"]]) {
  test(`no table scrolls with letters ${said}`, async ({ baseURL }) => {
    test.slow();
    const { args, ...options } = browserOptions();
    const large = await chromium.launch({ ...options, args: [...args, `--blink-settings=defaultFontSize=${size}`] });
    try {
      const page = await large.newPage({ baseURL, serviceWorkers: "block" });
      await openCalm(page);
      const letters = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      expect(await letters()).toBeGreaterThanOrEqual(size);
      for (const [name, moments] of Object.entries(BOARDS)) {
        for (const [count, shown] of new Set([moments[0], moments.at(-1)])) await fitsOnTheWay(page, name, count, shown);
      }
      // A table's letters are as large as its screen has room for, those of the other pages as large as before.
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await letters()).toBeLessThan(18);
      await go(page, "#/about");
      await expect.poll(letters).toBeGreaterThanOrEqual(size);
    } finally {
      await large.close();
    }
  });
}

/** What of a table can't be scrolled to: what lies under something else, or is cut by what holds it. */
const unreachable = (page) =>
  page.evaluate(() => {
    const flaws = [];
    for (const part of document.querySelectorAll(".table :is(button, label, a, h2, .table__standing)")) {
      const { width, height } = part.getBoundingClientRect();
      if (width < 2 || height < 2 || part.closest(".visually-hidden")) continue;
      part.scrollIntoView({ block: "center", inline: "center" });
      const { left, top } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!part.contains(hit) && !hit?.contains(part)) flaws.push(`${hit?.className} lies over ${part.className}: ${part.textContent}`);
    }
    return flaws;
  });

test("where a browser makes letters twice as large as a table has room for, all of it can be scrolled to", async ({ page }) => {
  test.slow();
  await answerSound(page);
  await openCalm(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 32px !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
  for (const [name, moments] of Object.entries(BOARDS)) {
    const [count, shown] = moments.at(-1);
    await goToGame(page, "large", upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
    await toDecision(page);
    for (const [width, height] of [[360, 640], [360, 740], [740, 360], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await expect.soft(await unreachable(page), `${name}, ${width} × ${height}`).toEqual([]);
    }
  }
});

/** Records of whole games, the ends of which show the most. */
const ENDS = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "duel-52-everything", "gold-rush-shoot-out-eight-seats-and-time-outs", "heads-up-duel-eight-with-time-outs"];

for (const name of ENDS) {
  test(`the next game is at hand where a game has ended: ${name}`, async ({ page }) => {
    await openCalm(page);
    const text = upTo(name, 10_000);
    await goToGame(page, "ended", text, { table: 10_000, looked: NAMES.map(() => 10_000), series: [] });
    if (await goOn(page).count()) await goOn(page).click();
    await playAgain(page).waitFor();
    await atSizes(page, async (size) => {
      await expect.soft(playAgain(page), size).toBeInViewport({ ratio: 1 });
    });
    // The other ways on are below it, at the end.
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  });
}

test("a pause fits, whoever was to take the device", async ({ page }) => {
  await openCalm(page);
  for (const name of ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "heads-up-duel-for-two", "duel-52-everything"]) {
    await goToGame(page, "paused", upTo(name, 2), { table: 2, looked: NAMES.map(() => 2), series: [] });
    if (await goOn(page).count()) await goOn(page).click();
    await page.getByRole("button", { name: /^Not / }).click();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    await expectFit(page, name);
  }
});

/** How far the lower edges of these reach below the upper edge of what follows them. */
const overlap = (page, above, below) =>
  page.evaluate(
    ([above, below]) => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const most = Math.max(...boxes(above).map(({ bottom }) => bottom));
      return most - Math.min(...boxes(below).map(({ top }) => top));
    },
    [above, below],
  );

/** What must not lie over what, on boards above the question whether there is to be sound. */
const ASKED_FOR_SOUND = {
  "heads-up-duel-for-two": [
    [".hud-row.is-far .hud-tile", ".hud-sign"],
    [".hud-sign", ".hud-row.is-near .hud-tile"],
  ],
  "dual-duel-fewer-calls": [[".dd-pair__way", ".dd-middle"]],
};

for (const [name, pairs] of Object.entries(ASKED_FOR_SOUND)) {
  test(`the question of sound presses no board flat: ${name}`, async ({ page }) => {
    await openCalm(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await goToGame(page, "asked", upTo(name, 2), {});
    await page.getByText("Play with sound?").waitFor();
    for (const [above, below] of pairs) await expect.poll(() => overlap(page, above, below)).toBeLessThan(1);
  });
}

test("the settings at a table have all of the dialog's width", async ({ page }) => {
  await openCalm(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await goToGame(page, "settings", upTo("fools-gambit-worked-by-hand", 0), { table: 0, looked: [0, 0], series: [] });
  await openMenu(page, "Settings");
  const body = page.getByRole("dialog", { name: "Settings" }).locator(".dialog__body");
  expect(await body.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
});

/** A period in which everybody looks at everything. */
async function trades(page) {
  for (const name of ["Ana", "Ben", "Cem", "Dee"]) {
    await visit(page, name);
    for (const part of await parts(page).all()) await tap(part);
    await allFinish(page, [name]);
  }
}

// Whole games are watched where they are played by clicks: in the games' own files.
test("nothing moves by itself as a table opens, and while four people trade", async ({ page }) => {
  await openCalm(page);
  await watchShifts(page);
  for (const text of [record(), duelRecord(), rush(), headsUp()]) await goToGame(page, "shifts", text, {});
  await goToGame(page, "shifts", headsUp([], { seats: FOUR }), {});
  await trades(page);
  await expectNoShifts(page);
});
