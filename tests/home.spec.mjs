// The home page and those that it links to.

import { IS_WHOLE } from "./covering.mjs";
import { SLUGS, check, expect, expectAccessible, go, open, openHome, storeBeforeOpening, recordOf, stored, test } from "./fixtures.mjs";
import { withFontSize } from "./fit.mjs";
import { playNow, tile, today } from "./home.mjs";
import { RUNNING, keyOf, line, recordsIn, save } from "./records.mjs";
import { atTable, bots, botsLevel, chosen, dealButton, kindOf, length, levelOf, nameOf, playBy } from "./set-up.mjs";
import { handCards } from "./table.mjs";

async function slugs(page) {
  const worker = await (await page.request.get("./sw.js")).text();
  return Object.keys(JSON.parse(/^const EDITIONS = (.*);$/m.exec(worker)[1]));
}

async function onlyGame(page) {
  const records = recordsIn(await stored(page));
  expect(records).toHaveLength(1);
  return { seats: line(records[0], "seats").split(" | "), options: line(records[0], "options") };
}

test.describe("a new visitor", () => {
  test.use({ experienced: false });

  test("plays at the first tap, against an easy bot that is named before", { tag: "@both" }, async ({ page }) => {
    await openHome(page);
    await expect(page.getByText("Five card games of bluff.")).toBeVisible();
    await expect(playNow(page)).toHaveAccessibleName("Play now Fools Gambit against Otis, an easy bot");
    await expect(playNow(page)).toBeInViewport({ ratio: 1 });
    await expect(playNow(page)).toHaveClass(/is-main/);
    await expect(today(page).getByRole("link", { name: "Deal of the day 5 new deals" })).toBeInViewport();
    await playNow(page).click();
    await atTable(page);
    await expect(handCards(page).first()).toBeVisible();
    expect((await onlyGame(page)).seats).toEqual(["Player 1", "bot:beginner/grudging Otis"]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
    expect(recordsIn(await stored(page)), "the way back deals nothing").toHaveLength(1);
    await expect(page.getByRole("main").getByRole("link", { name: /^Continue against Otis/ })).toContainText("Fools Gambit · Round 1 · your turn");
    await expect(playNow(page), "the game that runs comes first").toHaveClass(/is-plain/);
    const ways = page.getByRole("main").getByRole("link");
    await expect(ways.nth(0)).toHaveAccessibleName(/^Continue/);
    await expect(ways.nth(1)).toHaveAccessibleName(/^Play now/);
    expect((await ways.nth(0).boundingBox()).y).toBeLessThan((await ways.nth(1).boundingBox()).y);
  });

  for (const [game, count] of [["fools-gambit", 1], ["dual-duel", 1], ["gold-rush-shoot-out", 2], ["duel-52", 1], ["heads-up-duel", 3]]) {
    const tag = game === "heads-up-duel" ? [] : "@all";
    test(`is at most two taps away from a first game against the easiest bots: ${game}`, { tag }, async ({ page }) => {
      await openHome(page);
      await tile(page, game).getByRole("heading").click({ force: true });
      await expect(page.getByText(/^Against Otis.*, (an easy bot|\d easy bots)\.$/)).toBeVisible();
      await expectAccessible(page);
      await dealButton(page).click();
      await atTable(page);
      const { seats, options } = await onlyGame(page);
      expect(seats).toHaveLength(count + 1);
      expect(seats.slice(1).every((seat) => seat.startsWith("bot:beginner"))).toBe(true);
      if (game === "dual-duel") expect(options).toContain("target=1");
      if (game === "heads-up-duel") await expect(page.getByText("the market opens in period 2").first()).toBeVisible();
    });
  }
});

test("how many bots, how strong and how long is asked in one row, remembered, and taken over by set-up, not in another tab", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/alone/gold-rush-shoot-out");
  await expect(bots(page).getByRole("option")).toHaveText(["2", "3", "4", "5", "6", "7"]);
  await expect(botsLevel(page).getByRole("option")).toHaveText(["Beginner", "Novice", "Regular", "Sharp", "Master"]);
  const other = context.waitForEvent("page");
  await page.getByRole("link", { name: "More options" }).click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  await go(page, "#/new/gold-rush-shoot-out");
  await expect(kindOf(page, 2, "Person")).toBeChecked();
  await go(page, "#/alone/gold-rush-shoot-out");
  await bots(page).selectOption({ label: "4" });
  await botsLevel(page).selectOption("Sharp");
  await expect(page.getByText(/^Against .*, 4 sharp bots\.$/)).toBeVisible();
  const tops = await Promise.all([bots(page), botsLevel(page), dealButton(page)].map(async (part) => (await part.boundingBox()).y));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  await dealButton(page).click();
  await atTable(page);
  await go(page, "#/alone/gold-rush-shoot-out");
  await expect(chosen(bots(page))).toHaveText("4");
  await expect(botsLevel(page).getByRole("option", { name: "Sharp" })).toBeAttached();
  await expect(page.getByText(/, 4 sharp bots\.$/)).toBeVisible();
  await page.getByRole("link", { name: "More options" }).click();
  for (const number of [2, 3, 4, 5]) {
    await expect(kindOf(page, number, "Bot")).toBeChecked();
    await expect(chosen(levelOf(page, number))).toHaveText("Sharp");
  }
  await go(page, "#/alone/heads-up-duel");
  await expect(bots(page).getByRole("option")).toHaveText(["1", "3", "5", "7"]);
  await expect(chosen(bots(page))).toHaveText("3");
  await go(page, "#/alone/dual-duel");
  await expect(length(page).getByRole("option")).toHaveText(["One duel", "First to 2", "First to 3"]);
  await expect(bots(page)).toHaveCount(0);
  await expect(chosen(length(page))).toHaveText("One duel");
  await go(page, "#/");
  await expect(playNow(page)).toContainText("Gold Rush Shoot Out against 4 sharp bots");
});

test("play now deals the last game again, as it was last played", { tag: "@both" }, async ({ page }) => {
  await open(page, "#/new/fools-gambit");
  await nameOf(page, 1).fill("Ana");
  await playBy(page, 2, "Bot");
  await levelOf(page, 2).selectOption("Sharp");
  await check(page.getByRole("radio", { name: "A whole deck each" }));
  await dealButton(page).click();
  await atTable(page);
  await go(page, "#/");
  await expect(playNow(page)).toContainText("Fools Gambit against a sharp bot");
  await playNow(page).click();
  await atTable(page);
  await expect(handCards(page).first()).toBeVisible();
  const records = recordsIn(await stored(page));
  expect(records.map((record) => line(record, "options"))).toEqual(["deck=full time=off", "deck=full time=off"]);
  for (const record of records) expect(line(record, "seats")).toMatch(/^Ana \| bot:sharp/);
});

test("home fits a phone with letters twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBeforeOpening(page, { [keyOf("running")]: save(RUNNING) });
  await withFontSize(page, 32, async () => {
    await openHome(page);
    const beyondEdge = () => page.evaluate(() => [...document.querySelectorAll(".home *")].filter((part) => part.getBoundingClientRect().right > 360 && !part.closest(".visually-hidden")).map((part) => part.outerHTML.slice(0, 80)));
    await expect.poll(beyondEdge).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("what there is to do today is told: deals that are over, puzzles that were solved today", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T12:00:00") });
  await storeBeforeOpening(page, {
    "facedown.daily": "daily 1\n2026-11-22 dual-duel abc + 2:1 1 .+-+\n2026-11-22 duel-52 abe - 0:2 0 .--\n2026-11-21 duel-52 abd - 0:2 0 .--",
    "facedown.puzzles": "puzzles 1\n0000000000000007\n0000000000000008 2026-11-21\n0000000000000009 2026-11-22 later",
  });
  await openHome(page);
  await expect(today(page).getByRole("link", { name: /^Deal of the day/ })).toHaveAccessibleName("Deal of the day won, lost. Three left today · 2 days in a row");
  await today(page).getByRole("link", { name: "Puzzle of the day 1 solved today" }).click();
  await expect(page).toHaveURL(/#\/puzzles\/[a-z-]+-\d+$/);
  await expect(page.locator(".board")).toBeVisible();
  await page.goBack();
  await expect(today(page)).toBeVisible();
  await today(page).getByRole("link", { name: /^Deal of the day/ }).click();
  await expect(today(page)).toHaveCount(0);
  await expect(page.getByText("2 days in a row")).toBeVisible();
});

const SCREENS = [[360, 740], [740, 360], [820, 1180], [1280, 800]];

test("home is a page of ways, by keyboard too: all games within two screens of a phone, no tile wider than another", async ({ page }) => {
  const newer = { "facedown.daily": "daily 2\n?", "facedown.puzzles": "puzzles 2\n?", "facedown.settings": "settings 2\n?" };
  await storeBeforeOpening(page, newer);
  await openHome(page);
  await expect(playNow(page), "unreadable data is left alone").toContainText("Fools Gambit against Otis, an easy bot");
  await expect(today(page)).toContainText("5 new deals");
  expect(await stored(page)).toMatchObject(newer);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    await expect(playNow(page), where).toBeInViewport({ ratio: 1 });
    const { tiles, links } = await page.evaluate(() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => ({ ...part.getBoundingClientRect().toJSON(), text: part.innerText.trim() }));
      return { tiles: boxes("#main [data-game]"), links: boxes("#main a") };
    });
    expect(tiles, where).toHaveLength(SLUGS.length);
    const widths = tiles.map((box) => box.width);
    expect(Math.max(...widths) - Math.min(...widths), where).toBeLessThan(2);
    if (height > width) expect(Math.max(...tiles.map((box) => box.bottom)), where).toBeLessThanOrEqual(2 * height);
    for (const { left, right, height: high, text } of links) {
      expect(high, `${where}: ${text}`).toBeGreaterThanOrEqual(44);
      expect(left >= 0 && right <= width, where).toBe(true);
    }
    for (const way of ["Learn", "Puzzles", "Statistics", "Evenings"]) {
      const link = links.find(({ text }) => text === way);
      expect(link?.top, `${where}: ${way}`).toBeLessThan(Math.min(...tiles.map((box) => box.top)));
    }
  }
  const gold = tile(page, "gold-rush-shoot-out");
  await gold.getByRole("link").first().focus();
  const named = [];
  for (let at = 0; at < 3; at += 1) {
    named.push(await page.evaluate(() => document.activeElement.textContent));
    await page.keyboard.press("Tab");
  }
  expect(named.map((name) => name.trim())).toEqual(["Play a bot", "Play together", "Rules"].map((name) => `${name} Gold Rush Shoot Out`));
  await gold.getByRole("link", { name: "Play a bot" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Play Gold Rush Shoot Out" })).toBeFocused();
  await dealButton(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Load your pistol and aim it" })).toBeVisible();
  expect(line(await recordOf(page), "seats").split(" | ")).toHaveLength(3);
});

test("every game can be set up, and has its rules @all", async ({ page }) => {
  await open(page, "#/about");
  for (const slug of await slugs(page)) {
    await go(page, "#/about");
    const name = await page.getByRole("main").locator(`[data-game="${slug}"]`).getByRole("heading").textContent();
    await go(page, `#/new/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: `A game of ${name}` })).toBeVisible();
    await expect(dealButton(page)).toBeVisible();
    await go(page, `#/rules/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: `How to play ${name}` })).toBeVisible();
  }
});

test("a newer build is offered, and says what it could not go on with", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
  await openHome(page);
  await page.evaluate(() => {
    const asked = [];
    const update = () => (asked.push("update"), Promise.resolve("game-open"));
    const updateWaiting = { version: "2", editions: { "fools-gambit": 99 } };
    Object.defineProperties(facedown, { update: { value: update }, updateWaiting: { value: updateWaiting } });
    globalThis.asked = asked;
    dispatchEvent(new CustomEvent("facedown-update", { detail: updateWaiting }));
  });
  await expect(page.getByText("A new version of Facedown is ready.")).toBeVisible();
  await expect(page.getByText(/1 running game is played by rules that it has changed/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("A game is open in a tab.")).toBeVisible();
  expect(await page.evaluate(() => globalThis.asked)).toEqual(["update"]);
});

/** Pages: name, fragment, heading. By default axe skips those that others scan. */
const PAGES = [
  ["home", "", "Facedown"],
  ["about", "#/about", "About"],
  ["import", "#/import", "Import a game"],
  ["rules", "#/rules/fools-gambit", "How to play Fools Gambit"],
  ["set-up", "#/new/duel-52", "A game of Duel 52"],
  ["alone", "#/alone/dual-duel", "Play Dual Duel"],
  ["nowhere", "#/nowhere", "There’s nothing here"],
];

test("a page begins at its top, its heading focused, has its title, fits a narrow screen and is accessible", async ({ page }) => {
  await openHome(page);
  const size = page.viewportSize();
  for (const [what, fragment, heading] of PAGES) {
    await test.step(what, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      if (fragment) await go(page, fragment);
      const first = page.getByRole("heading", { level: 1, name: heading });
      if (fragment) {
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
      await expect(page).toHaveTitle(fragment ? `${heading} · Facedown` : "Facedown");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, "pixels beyond the right edge").toBeLessThanOrEqual(0);
      if (!IS_WHOLE && !["about", "import"].includes(what)) return;
      await page.setViewportSize(size);
      await expectAccessible(page);
    });
  }
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeFocused();
  await expect(page).toHaveTitle("Facedown");
});

test("a page that the browser has kept whole shows what there is now", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("running")]: save(RUNNING) });
  await openHome(page);
  await page.evaluate(() => (globalThis.isOld = true));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.waitForFunction(() => !globalThis.isOld);
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
});
