// The home page, and the plain pages that it leads to.

import { SLUGS, check, expect, expectAccessible, go, open, openHome, plantAhead, recordOf, stored, test } from "./fixtures.mjs";
import { parts } from "./heads-up-duel.mjs";
import { goHome, newName, toDo } from "./home.mjs";
import { RUNNING, keyOf, line, recordsIn, save } from "./records.mjs";
import { atTable, dealIt, levelOf, nameOf, playBy } from "./set-up.mjs";
import { handCards, letBotsThink, openCalm } from "./table.mjs";

/** The slugs of all games that this build plays, as its service worker lists them. */
async function slugs(page) {
  const worker = await (await page.request.get("./sw.js")).text();
  return Object.keys(JSON.parse(/^const EDITIONS = (.*);$/m.exec(worker)[1]));
}

test("the shelf has every game to play, and nothing is listed before the first one", async ({ page }) => {
  await openHome(page);
  const shelf = page.getByRole("region", { name: "The games" });
  const games = await slugs(page);
  expect(games).toContain("fools-gambit");
  await expect(shelf.getByRole("listitem")).toHaveCount(games.length);
  for (const slug of games) {
    const tile = shelf.locator(`[data-game="${slug}"]`);
    const name = await tile.getByRole("heading").textContent();
    await expect(tile.getByRole("link", { name: `Play together ${name}` })).toBeVisible();
    await expect(tile.getByRole("link", { name: `Against the device ${name}` })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Your games" })).toHaveCount(0);
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

for (const game of SLUGS) {
  test(`whoever plays alone and was never named is “you” to eyes and ears: ${game}`, async ({ page }) => {
    await openCalm(page);
    await go(page, `#/alone/${game}`);
    await atTable(page);
    await page.locator(".board").waitFor();
    await letBotsThink(page);
    expect(await recordOf(page)).toContain("seats Player 1 | ");
    const says = async () => `${await page.locator("#app").ariaSnapshot()}\n${await page.locator("#app").innerText()}`;
    expect(await says()).toMatch(/\b[Yy]ou(r|rs)?\b/);
    expect(await says()).not.toContain("Player 1");
    for (const tab of await parts(page).all()) {
      await tab.click();
      expect(await says()).not.toContain("Player 1");
    }
  });
}

test("one tap deals a game against the device, as it was last played", { tag: "@both" }, async ({ page }) => {
  await openHome(page);
  const against = page.getByRole("link", { name: "Against the device Fools Gambit" });
  const dealt = async (number) => {
    await against.click();
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
  const [first] = await dealt(1);
  expect(line(first, "seats")).toMatch(/^Player 1 \| bot:regular(\/\w+)? [A-Z][a-z]+$/);
  await go(page, "#/new/fools-gambit");
  await nameOf(page, 1).fill("Ana");
  await playBy(page, 2, "Bot");
  await levelOf(page, 2).selectOption("Sharp");
  await check(page.getByRole("radio", { name: "A whole deck each" }));
  await dealIt(page).click();
  await atTable(page);
  await go(page, "#/");
  const last = (await dealt(3)).filter((record) => /^Ana \| bot:sharp/.test(line(record, "seats")));
  expect(last.map((record) => line(record, "options"))).toEqual(["deck=full time=off", "deck=full time=off"]);
  await go(page, "#/alone/no-such-game");
  await expect(page.getByRole("heading", { name: "There’s nothing here" })).toBeVisible();
});

test("both ways to play and the rules are reached by keyboard, and fit a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  const tile = page.getByRole("region", { name: "The games" }).locator('[data-game="gold-rush-shoot-out"]');
  await tile.getByRole("link").first().focus();
  const named = [];
  for (let at = 0; at < 3; at += 1) {
    named.push(await page.evaluate(() => document.activeElement.innerText));
    const { x, width, height } = await page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x >= 0 && x + width <= 360).toBe(true);
    await page.keyboard.press("Tab");
  }
  expect(named.map((name) => name.trim().split("\n")[0])).toEqual(["Play together", "Against the device", "Rules"].map((name) => expect.stringContaining(name)));
  await tile.getByRole("link", { name: "Against the device" }).press("Enter");
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

test("about names the makers of all games", async ({ page }) => {
  await open(page, "#/about");
  for (const slug of await slugs(page)) {
    const maker = page.getByRole("main").locator(`[data-game="${slug}"] h3 + p`);
    await expect(maker).toBeVisible();
    await expect(maker).not.toBeEmpty();
  }
  await expect(page.getByText("Judd Madden and Nina Riddell").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "shion-wild.itch.io" })).toHaveAttribute("href", /^https:/);
});

test("every game can be set up, and has its rules", async ({ page }) => {
  await open(page, "#/about");
  for (const slug of await slugs(page)) {
    await go(page, "#/about");
    const name = await page.getByRole("main").locator(`[data-game="${slug}"]`).getByRole("heading").textContent();
    await go(page, `#/new/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: `A game of ${name}` })).toBeVisible();
    await expect(dealIt(page)).toBeVisible();
    await go(page, `#/rules/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: `How to play ${name}` })).toBeVisible();
  }
});

test("an address that leads nowhere leads home", async ({ page }) => {
  await open(page, "#/nowhere");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeFocused();
});

test("a newer build is offered, and says what it could not go on with", async ({ page }) => {
  await plantAhead(page, { [keyOf("a")]: save(RUNNING) });
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
  await plantAhead(page, { [keyOf("a")]: save(RUNNING) });
  await openHome(page);
  const opener = toDo(page, "Rename");
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

const PAGES = [
  ["home", "", "Facedown"],
  ["about", "#/about", "About"],
  ["import", "#/import", "Import a game"],
  ["rules", "#/rules/fools-gambit", "How to play Fools Gambit"],
  ["set-up", "#/new/duel-52", "A game of Duel 52"],
  ["nowhere", "#/nowhere", "There’s nothing here"],
];

test("every page is accessible and fits a narrow screen", async ({ page }) => {
  await openHome(page);
  const wide = page.viewportSize();
  for (const [what, fragment, heading] of PAGES) {
    await test.step(what, async () => {
      if (fragment) await go(page, fragment);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, "pixels beyond the right edge").toBeLessThanOrEqual(0);
      await page.setViewportSize(wide);
    });
  }
});
