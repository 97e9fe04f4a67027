// Phones of people who look on: they see what all see, nobody's cards, and have a seat in the next game.

import { check, expect, expectAccessible, expectAlike, go, open, test } from "./fixtures.mjs";
import { cardless, joinAll, phoneOf } from "./phone-play.mjs";
import { looksOn, looksOnAs } from "./onlookers.mjs";
import { connectedAs, openSeats } from "./phones.mjs";
import { lookAlikes } from "./records.mjs";
import { dealIt, deal, nameOf, names, way } from "./set-up.mjs";
import { goToGame, openMenu, record, screen, still } from "./table.mjs";

/** The connection that is prepared is kept on both sides. */
const isKept = async (page, phone) => {
  await expect.poll(() => phone.evaluate(() => "facedown.phone-seat" in localStorage)).toBe(true);
  await expect.poll(() => page.evaluate(() => "facedown.phones" in localStorage)).toBe(true);
};

const dealt = (page, names, game) => deal(page, names, game, () => check(way(page, "Phones")));

/** Deals a game to Ana and Ben, at which a third phone looks on. */
async function deeLooksOn(page, game, phone) {
  await still(page);
  await open(page, "#/about");
  await dealt(page, ["Ana", "Ben"], game);
  await openMenu(page, "Seats on phones");
  await looksOn(page, phone, "Dee");
  return phone;
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
  // A game without a free seat: it is looked on at, too.
  await go(page, "#/about");
  await dealt(page, ["Ben", "Ana"], "dual-duel");
  await expect(dee.locator("[data-game=dual-duel] .board")).toBeVisible();
  await expect(looksOnAs(dee, "Dee")).toBeVisible();
  await expect(page.getByRole("list").getByText("looking on")).toBeVisible();
  // The next one has room: the set-up offers a seat by name.
  phones.set("Dee", dee);
  await go(page, "#/new/gold-rush-shoot-out");
  await check(way(page, "Phones"));
  const offer = page.getByRole("button", { name: "Dee looks on: give them a seat" });
  await expectAccessible(page);
  await offer.click();
  await expect(nameOf(page, 3)).toHaveValue("Dee");
  await expect(names(page)).toHaveCount(3);
  await expect(offer).toHaveCount(0);
  await dealIt(page).click();
  for (const [name, phone] of phones) {
    await expect(connectedAs(phone, name)).toBeVisible();
    await expect(phone.locator("[data-game=gold-rush-shoot-out] .board")).toBeVisible();
  }
  await expect(dee.getByText("looking on")).toHaveCount(0);
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toBeVisible();
  // By the address of somebody who looks on it finds its seat again.
  await isKept(page, dee);
  await dee.reload();
  await expect(connectedAs(dee, "Dee")).toBeVisible();
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toBeVisible();
});

test("whoever looks on is there again after the phone, and the table, was loaded anew", async ({ page, browser, baseURL }) => {
  test.slow();
  const dee = await deeLooksOn(page, "fools-gambit", await phoneOf(browser, baseURL));
  for (const side of [dee, page]) {
    await isKept(page, dee);
    const before = await dee.evaluate(() => localStorage["facedown.phone-seat"]);
    await side.reload();
    await expect.poll(() => dee.evaluate(() => localStorage["facedown.phone-seat"])).not.toBe(before);
    await expect(looksOnAs(dee, "Dee")).toBeVisible();
    await expect(dee.locator("[data-game=fools-gambit] .board")).toBeVisible();
    await expect(dee.getByText("The table is out of reach")).toHaveCount(0);
  }
  // The home page knows the way back, too.
  await dee.goto(dee.url().split("#")[0]);
  await dee.getByRole("link", { name: "Back to the table as Dee" }).click();
  await expect(looksOnAs(dee, "Dee")).toBeVisible();
});

test("whoever looks on is sent away by a tap", async ({ page, browser, baseURL }) => {
  const dee = await deeLooksOn(page, "dual-duel", await phoneOf(browser, baseURL));
  await page.getByRole("button", { name: "Disconnect Dee" }).click();
  await expect(dee.getByText("This phone has left the game")).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect Dee" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Let someone look on" })).toBeVisible();
});

/** Deals that look alike to whoever sees no cards. */
const { seeds: TWINS, decisions: DECIDED } = lookAlikes("fools-gambit");

test("twenty games that differ in secrets show the same to whoever looks on", async ({ page, browser, baseURL }) => {
  test.slow();
  const dee = await deeLooksOn(page, "fools-gambit", await phoneOf(browser, baseURL));
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
