// Messages in trading: short where there is little room, and told at once if a trade fails.

import { check, expect, test } from "./fixtures.mjs";
import { FOUR, askButtons, finishButton, finishVisit, game, giveButtons, partner, periodsWithoutTrade, receivedOffers, sendOfferButton, tradeTab, turnToAsking, visit } from "./heads-up-duel.mjs";
import { goToGame } from "./table.mjs";

const goToTrading = (page, decisions, options = {}) =>
  goToGame(page, "duel", game(decisions, { seats: FOUR, ...options }), { looked: [], table: decisions.length, series: [] });

test("on a small phone trading fits, and what can’t be done says why in a word or two, with its rule when pressed", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goToTrading(page, [...periodsWithoutTrade(1), "1 offer 2 - for +4"]);
  await visit(page, "Ben");
  const said = (rule) => page.getByRole("status").filter({ hasText: rule });
  const expectFit = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const expectTappable = async (buttons) => {
    const sizes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  };
  const accept = receivedOffers(page).getByRole("button", { name: /^Accept/ });
  await expect(accept).toHaveText("You don’t have that");
  expect((await accept.boundingBox()).height, "a line").toBeLessThanOrEqual(48);
  await expectFit();
  await accept.press("Enter");
  await expect(said(/more marbles than are left.*HUD-7/)).toBeVisible();
  await tradeTab(page, "Trade").click();
  await expectFit();
  await sendOfferButton(page).press("Enter");
  await expect(said(/HUD-7/)).toBeVisible();
  await check(partner(page, "Ana"));
  await sendOfferButton(page).press("Enter");
  await expect(said(/put something on the scale.*HUD-7/i)).toBeVisible();
  await expectTappable(giveButtons(page));
  await turnToAsking(page);
  await expectTappable(askButtons(page));
  const bottom = await page.getByRole("button", { name: "Ask for a marble" }).evaluate((one) => one.getBoundingClientRect().bottom);
  expect(bottom, "scale and keys are on one screen").toBeLessThanOrEqual(740);
  await tradeTab(page, "Players").click();
  await expectFit();
  await tradeTab(page, "Market").click();
  await expectFit();
  const buy = page.getByRole("button", { name: /^Buy Special/ });
  await expect(buy).toHaveText("1 marble short");
  await expect(buy).toHaveAccessibleName("Buy Special (1 marble short)");
  expect((await buy.boundingBox()).height, "a line").toBeLessThanOrEqual(48);
  await buy.press("Enter");
  await expect(said(/A Special pack costs 4 marbles, which is more than are left.*HUD-14/)).toBeVisible();
});

test("an accepted offer that is void is told at once, to its two seats alone HUD-8", { tag: "@both" }, async ({ calm: page }) => {
  // Ana has three marbles, promised twice.
  await goToTrading(page, ["1 offer 2 +3 for -", "1 offer 3 +3 for -", "3 accept 1 #1 -"]);
  const voidNotice = page.getByText(/nothing changes hands/);
  await visit(page, "Ben");
  await expect(voidNotice).toHaveCount(0);
  await receivedOffers(page).getByRole("button", { name: "Accept" }).click();
  await expect(voidNotice).toHaveText("You accept Ana’s offer of 3 marbles as a gift, but Ana no longer has that: the offer is void, and nothing changes hands.");
  await tradeTab(page, "Market").click();
  await expect(voidNotice, "for as long as nothing else is done").toBeVisible();
  await finishVisit(page);
  await visit(page, "Dee");
  await expect(voidNotice).toHaveCount(0);
  await finishButton(page).click();
});
