// Whole games of Fools Gambit.

import { expect, expectAccessible, go, open, repeat, stored, test } from "./fixtures.mjs";
import { expectNoShifts, misfits, watchShifts } from "./fit.mjs";
import { recordsIn, upTo } from "./records.mjs";
import { deal, dealSame, dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, choose, curtain, goAway, goToGame, handCards, leaveDone, leaveTable, lockInButton, namesOf, openCalm, openCurtain, openMenu, ownControls, passOnButton, passTo, playAgainButton, playOut, press, record, screen, standing, step, undo } from "./table.mjs";

async function playToEndAndAgain(page) {
  await playOut(page);
  await expectNoShifts(page);
  await expect(page.getByText(/^Series: /)).toBeVisible();
  await playAgainButton(page).click();
  await expect(passTo(page, "Ben")).toBeVisible();
}

test("two people end a game by clicks, and play again with the seats swapped", { tag: "@phone" }, async ({ calm: page }) => {
  await watchShifts(page);
  await goToGame(page, "end", upTo("fools-gambit-worked-by-hand", 44, ["Ana", "Ben"]), { table: 44, looked: [44, 44] });
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

test("two people play a round by keyboard alone", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  const openByKeys = async (name) => {
    await advanceClock(page, 20_000);
    await expect(curtain(page)).toHaveText(`Hold: I’m ${name}`);
    await press(curtain(page));
    await expect(curtain(page)).toHaveText("Once more");
    await page.keyboard.press("Enter");
  };
  await expect(passTo(page, "Ana")).toBeFocused();
  for (const name of ["Ana", "Ben"]) {
    await openByKeys(name);
    await press(handCards(page).first());
    await press(handCards(page).first());
    await press(lockInButton(page));
    await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
  }
  await press(passOnButton(page));
  for (const name of ["Ben", "Ana"]) {
    await openByKeys(name);
    await press(page.getByRole("button", { name: "Keep everything" }));
  }
  await press(passOnButton(page));
  await advanceClock(page, 20_000);
  await expect(passTo(page, "")).toBeVisible();
  await openCurtain(page);
  await expect(standing(page)).toContainText("Round 2");
});

test("a game goes on after a reload in the middle, and from the home page", async ({ page }) => {
  await dealWithStoppedClock(page);
  await openCurtain(page);
  await choose(page);
  await leaveDone(page);
  await page.reload();
  await expect(passTo(page, "Ben")).toBeVisible();
  await open(page);
  await page.getByRole("link", { name: /^Continue/ }).first().click();
  await expect(passTo(page, "Ben")).toBeVisible();
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
});

test("a decision can be undone until the device is passed on", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  const before = await namesOf(handCards(page));
  await choose(page);
  await undo(page, "Ana");
  const after = await namesOf(handCards(page));
  expect(after).toEqual(before);
  await choose(page);
  await leaveDone(page);
  await openCurtain(page);
  await expect(page.getByRole("button", { name: /undo/i })).toHaveCount(0);
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

test("every decision is in the browser's storage at once, and nobody else opens a hand by its undo", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
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
  await expect(page.getByRole("button", { name: /undo/ })).toHaveCount(0);
});

test("what can't be done yet says why, with the rule", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await expect(lockInButton(page)).toHaveAttribute("aria-disabled", "true");
  await lockInButton(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /FG-6/ })).toBeVisible();
  await expect(handCards(page)).toHaveCount(3);
});

for (const [width, height] of [[820, 1180], [1280, 800], [360, 740], [740, 360]]) {
  const tag = width < 1_000 && height > width ? [] : "@all";
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
    await page.setViewportSize({ width, height });
    await expect(board).toHaveCount(isThere ? 1 : 0);
    await openCurtain(page);
    await choose(page);
    await expect(curtain(page)).toHaveText("Hold: I’m Ben");
    await expect(curtain(page)).toBeInViewport({ ratio: 1 });
    await expect(board).toHaveCount(isThere ? 1 : 0);
    if (isThere) await expect(board.locator(".fg-seat").first()).toBeInViewport({ ratio: 1 });
    expect(await misfits(page)).toEqual([]);
    await openCurtain(page);
    await choose(page);
    // Only the table shows the reveal.
    await expect(screen(page, "done").locator(".board")).toHaveCount(0);
  });
}

test("giving up asks the person behind a curtain, and ends the game", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openMenu(page, "Give up");
  await page.getByRole("dialog").getByRole("button", { name: "Ben" }).click();
  await expect(passTo(page, "Ben")).toBeVisible();
  await openCurtain(page);
  await page.getByRole("button", { name: "Give up the game" }).click();
  await leaveTable(page);
  await expect(page.getByText(/Series: Ana 1/)).toBeVisible();
});

test("every screen of the table keeps to WCAG 2.2 AA in both themes", { annotation: { type: "costly", description: "eight screens are scanned" } }, async ({ page }) => {
  await page.clock.install();
  await open(page, "#/about");
  await deal(page);
  await expectAccessible(page);
  await openCurtain(page);
  await expectAccessible(page);
  await choose(page);
  await expectAccessible(page);
  await leaveDone(page);
  await openCurtain(page);
  await choose(page);
  await leaveDone(page);
  await advanceClock(page);
  await expectAccessible(page);
  await leaveTable(page);
  await openCurtain(page);
  await expectAccessible(page);
  for (const name of ["Menu", "Log"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  await goToGame(page, "over", record(["1 leave"]), { table: 1 });
  await expect(playAgainButton(page)).toBeVisible();
  await expectAccessible(page);
});

test("the rules are at hand during play, and the place is kept", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await handCards(page).first().click();
  await openMenu(page, "Rules");
  await page.getByRole("dialog").getByRole("textbox", { name: "Search the rules" }).fill("FG-13");
  await expect(page.getByRole("dialog").getByText("FG-13").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(handCards(page)).toHaveCount(2);
});

test("Back closes a dialog, then covers the screen, then leaves", async ({ page }) => {
  await dealWithStoppedClock(page);
  await openCurtain(page);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(handCards(page)).toHaveCount(3);
  await page.goBack();
  await expect(passTo(page, "Ana")).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/#\/game\//);
});

test("a game that another tab plays can be looked at, and taken over", async ({ page, context }) => {
  await open(page, "#/about");
  await goToGame(page, "twotabs", record());
  await expect(curtain(page)).toBeVisible();
  const second = await context.newPage();
  await open(second, "#/game/twotabs");
  await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
  await second.getByRole("button", { name: "Take over here" }).click();
  await expect(curtain(second)).toBeVisible();
  await expect(page.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  await second.close();
  await expect(curtain(page), "the other tab is closed: the game goes on here").toBeVisible();
});

test("a game against a bot that another tab plays shows whose it is", async ({ page, context }) => {
  await open(page, "#/about");
  await goToGame(page, "twotabs", record([], { seats: "Player 1 | bot:beginner Otis" }));
  const second = await context.newPage();
  await open(second, "#/game/twotabs");
  await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
  await expect(second.getByRole("main").getByText("You", { exact: true })).toBeVisible();
  await expect(second.getByRole("main")).not.toContainText("Player 1");
});

test("a tab that can't be seen takes no game that another has left, until it is looked at", async ({ page, context }) => {
  await open(page, "#/about");
  const second = await context.newPage();
  await open(second, "#/about");
  await goToGame(second, "twotabs", record());
  await expect(curtain(second)).toBeVisible();
  const show = (isHidden) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const elsewhere = page.getByRole("heading", { name: "This game is open in another tab" });
  await go(page, "#/game/twotabs");
  await expect(elsewhere).toBeVisible();
  await show(true);
  await goAway(second);
  await go(second, "#/game/twotabs");
  await expect(curtain(second), "nobody took it").toBeVisible();
  await goAway(second);
  await expect(elsewhere).toBeVisible();
  await show(false);
  await expect(curtain(page)).toBeVisible();
});
