// Whole games of Fools Gambit.

import { IS_WHOLE } from "./covering.mjs";
import { expect, expectAccessible, go, open, repeat, stored, test } from "./fixtures.mjs";
import { expectNoShifts, misfits, watchShifts } from "./fit.mjs";
import { recordsIn, upTo } from "./records.mjs";
import { deal, dealSame } from "./set-up.mjs";
import { advanceClock, choose, curtain, goAway, goToGame, handCards, leaveDone, leaveTable, lockInButton, namesOf, openCalm, openCurtain, openMenu, ownControls, passTo, playAgainButton, playOut, record, screen, step, undo } from "./table.mjs";

async function playToEndAndAgain(page) {
  await playOut(page);
  await expectNoShifts(page);
  await expect(page.getByText(/^Series: /)).toBeVisible();
  await playAgainButton(page).click();
  await expect(passTo(page, "Ben")).toBeVisible();
}

test("two people end a game by clicks, and play again with the seats swapped", { tag: "@phone" }, async ({ calm: page }) => {
  await watchShifts(page);
  await goToGame(page, "end", upTo("fools-gambit-worked-by-hand", 48, ["Ana", "Ben"]), { table: 48, looked: [48, 48] });
  await playToEndAndAgain(page);
});

test("two people play a whole game by clicks, and play again with the seats swapped", { tag: ["@phone", "@all"] }, async ({ page }) => {
  await openCalm(page);
  await dealSame(page, 1);
  await watchShifts(page);
  await expect(passTo(page, "Ana")).toBeVisible();
  await playToEndAndAgain(page);
});

test("a person plays a whole game against a bot @all", async ({ page }) => {
  await openCalm(page);
  await deal(page, ["Ana", null]);
  await expect(handCards(page)).toHaveCount(3);
  await expect(curtain(page)).toHaveCount(0);
  await repeat(page, 400, () => step(page));
  await expect(playAgainButton(page), "nobody to swap seats with").toHaveText("Play again");
});

test("undo stands below the way on after a decision, and leaves by itself", { tag: "@both" }, async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await choose(page);
  const boxes = () => Promise.all([curtain(page), ownControls(page)].map((one) => one.boundingBox()));
  const [way, below] = await boxes();
  expect(below.y).toBeGreaterThan(way.y + way.height);
  for (const button of await ownControls(page).getByRole("button").all()) {
    await expect(button).toHaveText(/^Ana: /);
    const { width, height } = await button.boundingBox();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(way.height);
    expect(width).toBeLessThan(way.width);
  }
  // Each touch restarts the delay.
  await advanceClock(page, 5_000);
  await page.locator("#undo").focus();
  await advanceClock(page, 5_000);
  await expect(page.locator("#undo")).toBeVisible();
  await advanceClock(page, 1_500);
  await expect(ownControls(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Ana/ })).toHaveCount(0);
  await expect(page.locator("#undo")).toHaveCount(0);
  expect(await curtain(page).boundingBox(), "nothing moves under a finger").toEqual(way);
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
});

test("a decision is stored at once, and can be undone until the device is passed on, by nobody else", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await lockInButton(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /FG-6/ }), "it is too early").toBeVisible();
  const before = await namesOf(handCards(page));
  await choose(page);
  await expect(curtain(page)).toBeVisible();
  const records = recordsIn(await stored(page));
  expect(records).toHaveLength(1);
  expect(records[0]).toMatch(/\n1 duel \S+ wager \S+\n$/);
  await page.getByRole("button", { name: "Ana: undo" }).click();
  await expect(passTo(page, "Ana")).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Not Ana?" }).click();
  await expect(passTo(page, "Ben")).toBeVisible();
  await expect(page.getByRole("button", { name: /undo/i })).toHaveCount(0);
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await choose(page);
  await undo(page, "Ana");
  expect(await namesOf(handCards(page))).toEqual(before);
  await choose(page);
  await leaveDone(page);
  await openCurtain(page);
  await expect(page.getByRole("button", { name: /undo/i })).toHaveCount(0);
});

for (const [width, height] of [[820, 1180], [1280, 800], [740, 360]]) {
  const tag = width === 820 ? [] : "@all";
  test(`the table is in sight while the device goes round where there is room for both: ${width} × ${height}`, { tag }, async ({ calm: page }) => {
    await page.setViewportSize({ width, height });
    const board = page.locator(".board");
    const isThere = width >= 820;
    await goToGame(page, "round", record());
    await expect(curtain(page)).toBeInViewport({ ratio: 1 });
    await expect(board).toHaveCount(isThere ? 1 : 0);
    await curtain(page).focus();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(board).toHaveCount(0);
    await expect(curtain(page), "a screen that is turned keeps the focus").toBeFocused();
    await expect(curtain(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
    await expect(board).toHaveCount(isThere ? 1 : 0);
    await openCurtain(page);
    await choose(page);
    await expect(curtain(page)).toHaveText("Hold: I’m Ben");
    for (const size of [{ width, height }, { width: 360, height: 740 }]) {
      await page.setViewportSize(size);
      await expect(board).toHaveCount(isThere && size.width === width ? 1 : 0);
      await expect(curtain(page)).toBeInViewport({ ratio: 1 });
      if (await board.count()) await expect(board.locator(".fg-seat").first()).toBeInViewport({ ratio: 1 });
      expect(await misfits(page)).toEqual([]);
    }
    await openCurtain(page);
    await choose(page);
    // Only the table shows the reveal.
    await expect(screen(page, "done").locator(".board")).toHaveCount(0);
  });
}

test("every screen of the table keeps to WCAG 2.2 AA in both themes", { annotation: { type: "costly", description: "five screens are scanned" } }, async ({ calm: page }) => {
  await page.clock.resume();
  await goToGame(page, "news", upTo("fools-gambit-worked-by-hand", 2));
  await advanceClock(page, 20_000);
  await expect(screen(page, "news")).toBeVisible();
  await expectAccessible(page);
  await goToGame(page, "calm", record());
  await expectAccessible(page);
  await openCurtain(page);
  await expectAccessible(page);
  for (const name of IS_WHOLE ? ["Menu", "Log"] : ["Log"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  if (IS_WHOLE) {
    await choose(page);
    await expectAccessible(page);
    await goToGame(page, "seat", upTo("fools-gambit-worked-by-hand", 2), { table: 2, looked: [0, 0] });
    await openCurtain(page);
    await expectAccessible(page);
  }
  await goToGame(page, "over", record(["1 leave"]), { table: 1 });
  await expect(playAgainButton(page)).toBeVisible();
  await expectAccessible(page);
});

test("Back closes a dialog, then covers the screen, then leaves; a reload and the way from home cover it too", { annotation: { type: "costly", description: "the page is loaded three times" } }, async ({ page }) => {
  await openCalm(page);
  await deal(page);
  await openCurtain(page);
  await handCards(page).first().click();
  await openMenu(page, "Rules");
  await page.getByRole("dialog").getByRole("textbox", { name: "Search the rules" }).fill("FG-13");
  await expect(page.getByRole("dialog").getByText("FG-13").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(handCards(page), "the place is kept").toHaveCount(2);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(handCards(page)).toHaveCount(2);
  await page.goBack();
  await expect(passTo(page, "Ana")).toBeVisible();
  await openCurtain(page);
  await choose(page);
  await leaveDone(page);
  await page.reload();
  await expect(passTo(page, "Ben")).toBeVisible();
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
  await page.goBack();
  await expect(passTo(page, "Ben")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/#\/game\//);
  await open(page);
  await page.getByRole("link", { name: /^Continue/ }).first().click();
  await expect(passTo(page, "Ben")).toBeVisible();
  await openMenu(page, "Give up");
  await page.getByRole("dialog").getByRole("button", { name: "Ana" }).click();
  await expect(passTo(page, "Ana"), "who gives up is asked behind a curtain").toBeVisible();
  await openCurtain(page);
  await page.getByRole("button", { name: "Give up the game" }).click();
  await leaveTable(page);
  await expect(page.getByRole("heading", { name: "Ana concedes: Ben wins" })).toBeVisible();
});

test("a game that another tab plays shows whose it is, and can be taken over, but not by a tab that can't be seen", async ({ page, context }) => {
  await open(page, "#/about");
  await goToGame(page, "twotabs", record([], { seats: "Player 1 | bot:beginner Otis" }));
  await expect(handCards(page)).toHaveCount(3);
  const second = await context.newPage();
  const elsewhere = (tab) => tab.getByRole("heading", { name: "This game is open in another tab" });
  const takeOver = async () => {
    await expect(elsewhere(second)).toBeVisible();
    await second.getByRole("button", { name: "Take over here" }).click();
    await expect(handCards(second)).toHaveCount(3);
    await expect(elsewhere(page)).toBeVisible();
    await expect(handCards(page)).toHaveCount(0);
  };
  await open(second, "#/game/twotabs");
  await expect(second.getByRole("main").getByText("You", { exact: true })).toBeVisible();
  await expect(second.getByRole("main")).not.toContainText("Player 1");
  await takeOver();
  const show = (isHidden) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await show(true);
  await goAway(second);
  await go(second, "#/game/twotabs");
  await expect(handCards(second), "nobody took it").toHaveCount(3);
  await goAway(second);
  await expect(elsewhere(page)).toBeVisible();
  await show(false);
  await expect(handCards(page), "it is looked at").toHaveCount(3);
  await go(second, "#/game/twotabs");
  await takeOver();
  await second.close();
  await expect(handCards(page), "the other tab is closed: the game goes on here").toHaveCount(3);
});
