// Seats on phones, over real connections: whole games, what a phone shows and hides, phones that are lost.

import { expect, expectAccessible, test } from "./fixtures.mjs";
import { joinAll, phoneOf, playOn } from "./phone-play.mjs";
import { dealForPhones } from "./phones.mjs";
import { curtain, still } from "./table.mjs";

test("two people play a whole game of Fools Gambit on their phones", async ({ page, browser, baseURL }) => {
  test.slow();
  await still(page);
  const phones = new Map([["Ana", await phoneOf(browser, baseURL)], ["Ben", await phoneOf(browser, baseURL)]]);
  await dealForPhones(page, ["Ana", "Ben"], "fools-gambit");
  await joinAll(page, phones);
  const over = page.locator("#play-again");
  await playOn(phones, "fools-gambit", async () => (await curtain(page).count()) || (await over.count()) || (await phones.get("Ana").locator(".phone__result").count()) > 0);
  await expect(curtain(page)).toHaveCount(0);
});
