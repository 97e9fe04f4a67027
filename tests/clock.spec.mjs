// Clocks: when they run, what a time-out does, and their look.

import { duel, hand } from "./dual-duel.mjs";
import { expect, expectAccessible, open, recordOf, test } from "./fixtures.mjs";
import { dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, clock, curtain, goToGame, handCards, leaveDone, openCurtain, openWithStoppedClock, passTo } from "./table.mjs";

const warning = (page) => page.locator(".clock__warning");

test("a table sets time limits, the clock leaves it room, and a time-out is recorded", async ({ page }) => {
  await dealWithStoppedClock(page, ["Ana", "Ben"], "fools-gambit", () => page.getByRole("button", { name: "Against the clock" }).click());
  await expect(page.getByText("You have 1 minute")).toBeVisible();
  // No time runs before the seat has opened the curtain.
  await advanceClock(page, 120_000);
  await expect(clock(page)).toHaveCount(0);
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
  for (const [width, height] of [[360, 740], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(clock(page)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
  await advanceClock(page, 30_000);
  await expect(warning(page)).toBeEmpty();
  await advanceClock(page, 22_000);
  await expect(warning(page)).toHaveText(/10 seconds left/);
  await advanceClock(page, 12_000);
  await expect(page.getByText("Time ran out, so the rules decided.")).toBeVisible();
  await expect(page.getByRole("button", { name: /undo/i })).toHaveCount(0);
  expect(await recordOf(page)).toMatch(/options deck=split time=show\n[^]*\n1 timeout\n$/);
  await leaveDone(page);
  await expect(passTo(page, "Ben")).toBeVisible();
});

test("a reload gives no time back and the clock then waits for the curtain to open, covering the screen stops no clock", async ({ page }) => {
  await openWithStoppedClock(page);
  await goToGame(page, "timed", duel([], { time: "show" }));
  await openCurtain(page);
  await advanceClock(page, 23_600);
  await expect(clock(page)).toHaveText("1:37");
  await page.reload();
  await curtain(page).waitFor();
  await expect(clock(page)).toHaveCount(0);
  await advanceClock(page, 60_000);
  await openCurtain(page);
  await expect(hand(page)).toHaveCount(22);
  await expect(clock(page)).toHaveText(/^1:3[67]$/);
  await page.getByRole("button", { name: "Cover the screen" }).click();
  await advanceClock(page, 20_000);
  await expect(clock(page)).toHaveText(/^1:1[567]$/);
  await advanceClock(page, 90_000);
  await expect(passTo(page, "Ben")).toBeVisible();
  await expect(curtain(page)).toBeVisible();
  expect(await recordOf(page)).toMatch(/\n1 timeout\n$/);
});

test("the clock keeps to WCAG 2.2 AA, with its warning too", async ({ page }) => {
  // Axe needs running timers. The time itself must stand still, or the warning would end first.
  await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
  await open(page, "#/about");
  await goToGame(page, "timed", duel([], { time: "show" }), { left: [10_000] });
  await openCurtain(page);
  const warned = warning(page).filter({ hasText: /seconds left/ });
  await expect(warned).toBeVisible();
  await expectAccessible(page);
  await expect(warned, "the warning was there until the scan ended").toBeVisible();
  // Axe can't tell what lies behind the clock on the curtain: there it must have the bar's colours.
  await goToGame(page, "covered", duel([], { time: "show" }), { left: [100_000] });
  await openCurtain(page);
  await page.getByRole("button", { name: "Cover the screen" }).click();
  await expect(clock(page)).toBeVisible();
  const colours = (part) => page.locator(part).evaluate((part) => [getComputedStyle(part).backgroundColor, getComputedStyle(part).color]);
  const [background, text] = await colours(".table__bar");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => colours(".clock")).toEqual([background, text]);
  expect((await colours(".clock__name"))[1]).toBe(text);
});
