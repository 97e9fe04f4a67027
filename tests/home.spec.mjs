// The home page and those that it links to.

import { IS_WHOLE } from "./covering.mjs";
import { SLUGS, check, expect, expectAccessible, go, open, openHome, storeBeforeOpening, recordOf, stored, test } from "./fixtures.mjs";
import { withFontSize } from "./fit.mjs";
import { gameButton, goHome, newName, playNow, tile, today } from "./home.mjs";
import { RUNNING, keyOf, line, recordsIn, save } from "./records.mjs";
import { atTable, bots, botsLevel, chosen, dealButton, kindOf, length, levelOf, nameOf, playBy } from "./set-up.mjs";
import { handCards } from "./table.mjs";

async function slugs(page) {
  const worker = await (await page.request.get("./sw.js")).text();
  return Object.keys(JSON.parse(/^const EDITIONS = (.*);$/m.exec(worker)[1]));
}

test("a game that is running comes first, before a new one", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBeforeOpening(page, { [keyOf("running")]: save(RUNNING) });
  await openHome(page);
  const ways = page.getByRole("main").getByRole("link");
  await expect(ways.nth(0)).toHaveAccessibleName(/^Continue/);
  await expect(ways.nth(1)).toHaveAccessibleName(/^Play now/);
  const top = async (at) => (await ways.nth(at).boundingBox()).y;
  expect(await top(0)).toBeLessThan(await top(1));
});

test("a page that opens has its title, and its heading has the focus", async ({ page }) => {
  await openHome(page);
  await expect(page).toHaveTitle("Facedown");
  const steps = [
    ["Import a game", "Import a game", "Import a game · Facedown"],
    ["Settings", "Settings", "Settings · Facedown"],
    ["About", "About", "About · Facedown"],
    ["Rules Fools Gambit", "How to play Fools Gambit", "How to play Fools Gambit · Facedown"],
    ["Play together Fools Gambit", "A game of Fools Gambit", "A game of Fools Gambit · Facedown"],
  ];
  for (const [link, heading, title] of steps) {
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await goHome(page);
    await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeFocused();
  }
});

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

test("how many bots, how strong and how long is asked in one row, and remembered", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/alone/gold-rush-shoot-out");
  await expect(bots(page).getByRole("option")).toHaveText(["2", "3", "4", "5", "6", "7"]);
  await expect(botsLevel(page).getByRole("option")).toHaveText(["Beginner", "Novice", "Regular", "Sharp", "Master"]);
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

test("set-up takes over the bots where its link is followed, not where it opens another tab", async ({ page, context }) => {
  await open(page, "#/alone/fools-gambit");
  const other = context.waitForEvent("page");
  await page.getByRole("link", { name: "More options" }).click({ modifiers: ["ControlOrMeta"] });
  await (await other).close();
  await go(page, "#/new/fools-gambit");
  await expect(kindOf(page, 2, "Person")).toBeChecked();
});

test("play now deals the last game again, as it was last played", { tag: "@both" }, async ({ page }) => {
  await openHome(page);
  const playNowAndReturn = async (number) => {
    await playNow(page).click();
    await atTable(page);
    await expect(page.getByRole("heading", { level: 1, name: "Fools Gambit" })).toBeVisible();
    await expect(handCards(page).first()).toBeVisible();
    const records = recordsIn(await stored(page));
    expect(records).toHaveLength(number);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
    expect(recordsIn(await stored(page)), "the way back deals nothing").toHaveLength(number);
    return records;
  };
  const [first] = await playNowAndReturn(1);
  expect(line(first, "seats")).toMatch(/^Player 1 \| bot:beginner(\/\w+)? [A-Z][a-z]+$/);
  await go(page, "#/new/fools-gambit");
  await nameOf(page, 1).fill("Ana");
  await playBy(page, 2, "Bot");
  await levelOf(page, 2).selectOption("Sharp");
  await check(page.getByRole("radio", { name: "A whole deck each" }));
  await dealButton(page).click();
  await atTable(page);
  await go(page, "#/");
  await expect(playNow(page)).toContainText("Fools Gambit against a sharp bot");
  const last = (await playNowAndReturn(3)).filter((record) => /^Ana \| bot:sharp/.test(line(record, "seats")));
  expect(last.map((record) => line(record, "options"))).toEqual(["deck=full time=off", "deck=full time=off"]);
  await go(page, "#/alone/no-such-game");
  await expect(page.getByRole("heading", { name: "There’s nothing here" })).toBeVisible();
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
  await expectAccessible(page);
  await today(page).getByRole("link", { name: "Puzzle of the day 1 solved today" }).click();
  await expect(page).toHaveURL(/#\/puzzles\/[a-z-]+-\d+$/);
  await expect(page.locator(".board")).toBeVisible();
  await page.goBack();
  await expect(today(page)).toBeVisible();
});

test("unreadable data is left alone, and home looks as if there were none", async ({ page }) => {
  const newer = { "facedown.daily": "daily 2\n?", "facedown.puzzles": "puzzles 2\n?", "facedown.settings": "settings 2\n?" };
  await storeBeforeOpening(page, newer);
  await openHome(page);
  await expect(playNow(page)).toContainText("Fools Gambit against Otis, an easy bot");
  await expect(today(page)).toContainText("5 new deals");
  expect(await stored(page)).toMatchObject(newer);
});

const SCREENS = [[360, 740], [740, 360], [820, 1180], [1280, 800]];

test("home is a page of ways: all games within two screens of a phone, no tile wider than another", async ({ page }) => {
  await openHome(page);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    const boxes = await Promise.all(SLUGS.map((slug) => tile(page, slug).boundingBox()));
    const links = await page.locator("#main a").evaluateAll((all) => all.map((link) => ({ ...link.getBoundingClientRect().toJSON(), text: link.innerText })));
    const widths = boxes.map((box) => box.width);
    expect(Math.max(...widths) - Math.min(...widths), where).toBeLessThan(2);
    const end = Math.max(...boxes.map((box) => box.y + box.height));
    if (height > width) expect(end, where).toBeLessThanOrEqual(2 * height);
    await expect(playNow(page), where).toBeInViewport({ ratio: 1 });
    for (const { x, width: wide, height: high, text } of links) {
      expect(high, `${where}: ${text}`).toBeGreaterThanOrEqual(44);
      expect(x >= 0 && x + wide <= width, where).toBe(true);
    }
    const games = page.getByRole("heading", { name: "The games" });
    for (const way of ["Learn", "Puzzles", "Statistics", "Evenings"]) {
      const { y } = await page.getByRole("link", { name: way, exact: true }).boundingBox();
      expect(y, `${where}: ${way}`).toBeLessThan((await games.boundingBox()).y);
    }
  }
});

test("the ways of a tile are reached by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
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

test("a page begins at its top", { tag: "@both" }, async ({ page }) => {
  await openHome(page);
  await page.getByRole("link", { name: "About" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

test("a dialog closes by its cross, by Escape, and by a press outside that began there", { tag: "@both" }, async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
  await openHome(page);
  const opener = gameButton(page, "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename" });
  const { width } = page.viewportSize();
  for (const close of [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(width / 2, 4),
  ]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  const { x, y } = await newName(page).boundingBox();
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(width / 2, 4);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

/** Pages that must fit: name, fragment, heading. By default axe skips those that other files scan. */
const PAGES = [
  ["home", "", "Facedown"],
  ["about", "#/about", "About"],
  ["import", "#/import", "Import a game"],
  ["rules", "#/rules/fools-gambit", "How to play Fools Gambit"],
  ["set-up", "#/new/duel-52", "A game of Duel 52"],
  ["alone", "#/alone/dual-duel", "Play Dual Duel"],
  ["nowhere", "#/nowhere", "There’s nothing here"],
];

test("every page is accessible and fits a narrow screen, and one that is not there leads home", async ({ page }) => {
  await openHome(page);
  const size = page.viewportSize();
  for (const [what, fragment, heading] of PAGES) {
    await test.step(what, async () => {
      if (fragment) await go(page, fragment);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      if (IS_WHOLE || !["rules", "alone"].includes(what)) await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, "pixels beyond the right edge").toBeLessThanOrEqual(0);
      await page.setViewportSize(size);
    });
  }
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeFocused();
});

test("a page that the browser has kept whole shows what there is now", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("running")]: save(RUNNING) });
  await openHome(page);
  await page.evaluate(() => (globalThis.isOld = true));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.waitForFunction(() => !globalThis.isOld);
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
});
