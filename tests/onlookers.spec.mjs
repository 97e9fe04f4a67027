// Phones of people who look on: they see what all see, nobody's cards, and have a seat in the next game.

import { check, expect, expectAccessible, expectAlike, go, open, test } from "./fixtures.mjs";
import { cardless, joinAll, phoneOf } from "./phone-play.mjs";
import { answerTo, connectedAs, openSeats, paste } from "./phones.mjs";
import { lookAlikes } from "./records.mjs";
import { deal, way } from "./set-up.mjs";
import { goToGame, openMenu, record, screen, still } from "./table.mjs";

const dealt = (page, names, game) => deal(page, names, game, () => check(way(page, "Phones")));

/** The code of somebody who looks on, which the table's panel shows when it is asked for. */
async function invitation(page) {
  await page.getByRole("button", { name: "Let someone look on" }).click();
  const link = page.getByRole("textbox", { name: "The link for Someone who looks on" });
  await expect(link).toHaveValue(/#\/join\/[A-Z2-7]+$/);
  return link.inputValue();
}

/** Somebody looks on, by texts. */
async function looksOn(page, phone, name) {
  await paste(page, await answerTo(phone, await invitation(page), name));
  await expect(page.getByRole("button", { name: `Disconnect ${name}` })).toBeVisible();
  await expect(phone.getByRole("heading", { level: 1, name: `${name}: looking on` })).toBeVisible();
}

test("a late-comer's phone looks on, decides nothing, and has a seat in the next game without another code", async ({ page, browser, baseURL }) => {
  test.slow();
  await still(page);
  await open(page, "#/about");
  await dealt(page, ["Ana", "Ben"], "fools-gambit");
  const phones = new Map();
  for (const name of ["Ana", "Ben", "Dee"]) phones.set(name, await phoneOf(browser, baseURL));
  const dee = phones.get("Dee");
  phones.delete("Dee");
  await page.getByRole("button", { name: "Connect phones" }).click();
  await joinAll(page, phones);
  await openSeats(page);
  await looksOn(page, dee, "Dee");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list").getByText("looking on")).toBeVisible();
  // What all see, and nothing to decide, to hide or to give up.
  await expect(dee.locator("[data-game=fools-gambit] .board")).toBeVisible();
  await expect(dee.getByRole("status").filter({ hasText: "Waiting for Ana and Ben" })).toBeVisible();
  expect(await cardless(dee)).toBe(true);
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toHaveCount(0);
  await dee.getByRole("button", { name: "Menu" }).click();
  await expect(dee.getByRole("button", { name: "Rules" })).toBeVisible();
  await expect(dee.getByRole("button", { name: "Give up" })).toHaveCount(0);
  await dee.keyboard.press("Escape");
  await expectAccessible(dee);
  // The next game has room.
  phones.set("Dee", dee);
  await go(page, "#/about");
  await dealt(page, [...phones.keys()], "gold-rush-shoot-out");
  for (const [name, phone] of phones) {
    await expect(connectedAs(phone, name)).toBeVisible();
    await expect(phone.locator("[data-game=gold-rush-shoot-out] .board")).toBeVisible();
  }
  await expect(dee.getByText("looking on")).toHaveCount(0);
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toBeVisible();
});

test("whoever looks on is sent away by a tap", async ({ page, browser, baseURL }) => {
  await still(page);
  await open(page, "#/about");
  await dealt(page, ["Ana", "Ben"], "dual-duel");
  await openMenu(page, "Seats on phones");
  const dee = await phoneOf(browser, baseURL);
  await looksOn(page, dee, "Dee");
  await page.getByRole("button", { name: "Disconnect Dee" }).click();
  await expect(dee.getByText("This phone has left the game")).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect Dee" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Let someone look on" })).toBeVisible();
});

/** Deals that look alike to whoever sees no cards. */
const { seeds: TWINS, decisions: DECIDED } = lookAlikes("fools-gambit");

test("twenty games that differ in secrets show the same to whoever looks on", async ({ page, browser, baseURL }) => {
  test.slow();
  await still(page);
  await open(page, "#/about");
  await dealt(page, ["Ana", "Ben"], "fools-gambit");
  await openMenu(page, "Seats on phones");
  const dee = await phoneOf(browser, baseURL);
  await looksOn(page, dee, "Dee");
  // The phone goes along from game to game.
  const board = dee.locator("[data-game=fools-gambit] .board");
  for (const count of [0, 1, 3]) {
    await expectAlike(TWINS, async (seed) => {
      const heard = await dee.evaluate(() => globalThis.traffic.texts.filter((text) => text.startsWith("m")).length);
      const shown = count - (count % 2);
      await goToGame(page, "twin", record(DECIDED.slice(0, count), { seed }), { table: shown }, ["phone", "phone"]);
      await screen(page, "remote").waitFor();
      // Who plays, and how things are.
      await expect.poll(() => dee.evaluate(() => globalThis.traffic.texts.filter((text) => text.startsWith("m")).length)).toBeGreaterThanOrEqual(heard + 2);
      await expect(board).toBeVisible();
      const [dom, title, url] = await dee.evaluate(() => [document.body.outerHTML, document.title, location.href]);
      return { dom, tree: await dee.locator("body").ariaSnapshot(), title, url };
    });
  }
});
