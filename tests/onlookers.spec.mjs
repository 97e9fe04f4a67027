// Phones that look on: public facts, nobody's cards, and a seat in the next game.

import { check, expect, expectAccessible, go, open, test } from "./fixtures.mjs";
import { phoneOf } from "./phone-play.mjs";
import { joinAsOnlooker, onlookerHeading } from "./onlookers.mjs";
import { connectedAs, storedReserves, waitForNewReserve, waitForSeats } from "./phones.mjs";
import { dealButton, deal, nameOf, names, wayToPlay } from "./set-up.mjs";
import { turnMotionOff } from "./table.mjs";

const dealToPhones = (page, names, game) => deal(page, names, game, () => check(wayToPlay(page, "Phones")));

const LOADED_ANEW = { type: "costly", description: "a table and a phone, each loaded anew, and two games" };

test("a phone looks on, is there again after it or the table was loaded anew, and has a seat in the next game without another code", { annotation: LOADED_ANEW }, async ({ page, browser, baseURL }) => {
  test.slow();
  const dee = await phoneOf(browser, baseURL);
  const board = (game) => dee.locator(`[data-game=${game}] .board`);
  await turnMotionOff(page);
  await open(page, "#/about");
  await dealToPhones(page, ["Ana", "Ben"], "fools-gambit");
  await waitForSeats(page);
  await joinAsOnlooker(page, dee, "Dee");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list").getByText("looking on")).toBeVisible();
  // Nothing to decide, to hide or to give up.
  await expect(board("fools-gambit")).toBeVisible();
  await expect(dee.getByRole("status").filter({ hasText: "Waiting for Ana and Ben" })).toBeVisible();
  await expectAccessible(dee);
  await waitForNewReserve(page, dee);
  for (const loadAnew of [
    () => page.reload(),
    // The home page leads back to the table.
    async () => {
      await dee.goto(dee.url().split("#")[0]);
      await dee.getByRole("link", { name: "Back to the table as Dee" }).click();
    },
  ]) {
    const before = await storedReserves(page, dee);
    await loadAnew();
    await waitForNewReserve(page, dee, before);
    await expect(onlookerHeading(dee, "Dee")).toBeVisible();
    await expect(board("fools-gambit")).toBeVisible();
    await expect(dee.getByText("The table is out of reach")).toHaveCount(0);
  }
  // Onlookers may watch a game without a free seat.
  await go(page, "#/about");
  await dealToPhones(page, ["Ben", "Ana"], "dual-duel");
  await expect(board("dual-duel")).toBeVisible();
  await expect(onlookerHeading(dee, "Dee")).toBeVisible();
  // Set-up offers a seat in the next game.
  await go(page, "#/new/gold-rush-shoot-out");
  await check(wayToPlay(page, "Phones"));
  const offer = page.getByRole("button", { name: "Dee looks on: give them a seat" });
  await expectAccessible(page);
  await offer.click();
  await expect(nameOf(page, 3)).toHaveValue("Dee");
  await expect(names(page)).toHaveCount(3);
  await expect(offer).toHaveCount(0);
  await dealButton(page).click();
  await expect(connectedAs(dee, "Dee")).toBeVisible();
  await expect(board("gold-rush-shoot-out")).toBeVisible();
  await expect(dee.getByText("looking on")).toHaveCount(0);
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toBeVisible();
  // The onlooker's address leads to the seat.
  await dee.reload();
  await expect(connectedAs(dee, "Dee")).toBeVisible();
  await expect(dee.getByRole("button", { name: "Hide the cards" })).toBeVisible();
});
