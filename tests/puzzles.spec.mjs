// Puzzles: their list, a try on the board, the answer shown on it, ticks of solved ones.

import { IS_WHOLE } from "./covering.mjs";
import { taps } from "./duel-52.mjs";
import { expect, expectAccessible, go, open, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { PUZZLES, SWAP, swap } from "./puzzles.mjs";
import { handCards, linesShown, lockInButton, openWithStoppedClock, press, screen, skipButton, turnMotionOff, untilSeen } from "./table.mjs";

const KEY = "facedown.puzzles";

const puzzle = PUZZLES.find(({ goal }) => goal === "swap");

/** The panel with a puzzle's goal, and later with the result of a try. */
const said = (page) => page.getByRole("region", { name: "Puzzles", exact: true });
const openPuzzle = async (page, id) => {
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off" }) });
  await open(page, `#/puzzles/${id}`);
  await turnMotionOff(page);
  await screen(page, "puzzle").waitFor();
};

test("an address of no puzzle leads to the list, which has all puzzles by game, and ticks what was solved", async ({ page }) => {
  await storeBeforeOpening(page, { [KEY]: "nonsense\nzz" });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/puzzles/duel-52-999");
  await expect(page.getByRole("heading", { level: 1, name: "No such puzzle" })).toBeVisible();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page).toHaveURL(/#\/puzzles$/);
  await expect(page.locator('a[href^="#/puzzles/"]')).toHaveCount(PUZZLES.length);
  expect(PUZZLES.length).toBeGreaterThanOrEqual(55);
  expect(new Set(PUZZLES.map(({ puzzle }) => puzzle.split(" ")[0])).size).toBe(5);
  await expect(page.getByText(/^0 of \d+ solved$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("State").selectOption("Solved at once");
  await expect(page.locator('a[href^="#/puzzles/"]')).toHaveCount(0);
  await page.getByLabel("State").selectOption("Open");
  await page.getByLabel("Game", { exact: true }).selectOption("Fools Gambit");
  await expect(page.locator('a[href^="#/puzzles/"]')).toHaveCount(PUZZLES.filter(({ puzzle }) => puzzle.startsWith("fools-gambit ")).length);
  await page.getByRole("link", { name: puzzle.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: puzzle.title })).toBeVisible();
});

test("the best decision is told from others, played out, and ticked", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPuzzle(page, puzzle.id);
  await expect(said(page)).toHaveText("The third card: keep it, or swap, and with which?Aim: the best chance to win the game.");
  await expect(page.getByRole("main").getByText("You", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Ana|Ben/);
  expect(await page.content(), "the seed is nowhere").not.toContain(puzzle.seed);
  await expect(said(page), "the reason comes after the try").not.toContainText(puzzle.why);
  await expectAccessible(page);
  const wrong = Object.keys(SWAP).find((action) => action !== puzzle.best);
  await swap(page, wrong);
  await expect(said(page)).toContainText(/Not the best\..*drops your chance to win the game by (about|more than) \d+%\./);
  await expect(said(page), "another try comes before the answer").not.toContainText(puzzle.why);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(said(page)).toContainText("Here’s the better move: ");
  await expect(said(page)).toContainText(puzzle.why);
  expect((await stored(page))[KEY]).toBeUndefined();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await swap(page, puzzle.best);
  await expect(said(page)).toContainText(/That’s the one\..*would have dropped your chance to win by about \d+%\./);
  await expect(said(page), "what is easy for all is nothing to say to whoever has found it").not.toContainText(/\bbots?\b/);
  await expect(said(page)).toContainText(puzzle.why);
  await expect.poll(async () => (await stored(page))[KEY]).toMatch(/^puzzles 1\n[0-9a-f]{16} [-\d]{10} later$/);
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  const next = PUZZLES[PUZZLES.indexOf(puzzle) + 1];
  await expect(page.getByRole("heading", { level: 1, name: next.title })).toBeVisible();
  await swap(page, next.best);
  await expect.poll(async () => (await stored(page))[KEY]).toMatch(/^puzzles 1(\n[0-9a-f]{16} [-\d]{10}( later)?){2}$/);
  await go(page, "#/puzzles");
  await expect(page.getByRole("link", { name: puzzle.title })).toHaveAccessibleName(/, solved at a later try$/);
});

test("by keyboard alone a wrong answer is played, the better one where it is asked for, and the puzzle solved", async ({ page }) => {
  const easy = PUZZLES.find(({ id }) => id === "fools-gambit-2");
  const answer = async (action) => {
    if (SWAP[action]) await press(page.getByRole("button", { name: SWAP[action] }), "Space");
    await press(lockInButton(page));
  };
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off", motion: "fast" }) });
  await openWithStoppedClock(page, `#/puzzles/${easy.id}`);
  await screen(page, "puzzle").waitFor();
  await answer(easy.next);
  await expect(said(page)).toHaveText(/^Not the best\.That drops your chance .*See what it leads to\.$/);
  await page.clock.runFor(20_000);
  await expect(said(page)).not.toContainText(easy.why);
  await press(page.getByRole("button", { name: "Show the answer" }));
  await expect(said(page)).toContainText(easy.why);
  await press(page.getByRole("button", { name: "Try again" }));
  await answer(easy.best);
  await expect(said(page)).toContainText("That’s the one.");
  await press(page.getByRole("button", { name: "Show it again" }));
  await expect(said(page)).toContainText("That’s the one.");
});

test("on a phone a puzzle is clear of what is asked, an attack is told whole, and a showdown is counted down to without a hand-over", async ({ page }) => {
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off" }) });
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithStoppedClock(page, "#/puzzles/dual-duel-1");
  for (const { id, title } of PUZZLES.filter((one) => one.puzzle.startsWith("dual-duel ")).slice(0, IS_WHOLE ? 7 : 3)) {
    await go(page, `#/puzzles/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator(".dd-middle")).toBeVisible();
    const boxes = await page.locator(".dd-middle, .dd-pair").evaluateAll((parts) => parts.map((part) => [part.className, part.getBoundingClientRect()]));
    expect(boxes.length, "a middle, and pairs").toBeGreaterThan(2);
    const [, { y: top }] = boxes.find(([name]) => name.includes("dd-middle"));
    for (const [name, { bottom }] of boxes) if (!name.includes("dd-middle")) expect.soft(bottom, id).toBeLessThanOrEqual(top);
  }
  for (const height of IS_WHOLE ? [740, 640] : [640]) {
    await page.setViewportSize({ width: 360, height });
    await go(page, "#/puzzles");
    await go(page, "#/puzzles/duel-52-1");
    // The name of a lost lane's holder isn't cut off.
    const holder = page.locator(".d52-lane__fallen");
    await expect(holder).toContainText("Hattie");
    expect.soft(await holder.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    for (const control of taps(page, PUZZLES.find(({ id }) => id === "duel-52-1").best)) await press(control);
    await untilSeen(page, linesShown(page));
    await expect(linesShown(page).first()).toContainText(/attacks Hattie’s/);
    await expect(skipButton(page)).toBeVisible();
    const overflow = await page.locator(".narration__lines").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(overflow).toBeLessThanOrEqual(1);
  }
  await go(page, "#/puzzles/heads-up-duel-1");
  await page.locator("[data-game=heads-up-duel] .board").waitFor();
  await press(handCards(page).first());
  await press(lockInButton(page));
  await press(page.getByRole("button", { name: "Show the answer" }));
  const count = page.locator(".countdown");
  await untilSeen(page, count);
  await expect(count).toHaveText("3");
});

test("a puzzle of every game stands on its board, and fits a phone @all", { annotation: { type: "costly", description: "axe looks at five boards" } }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPuzzle(page, PUZZLES[0].id);
  const onePerGame = new Map(PUZZLES.map((one) => [one.puzzle.split(" ")[0], one]));
  for (const { id, title } of onePerGame.values()) {
    await go(page, `#/puzzles/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(screen(page, "puzzle").getByRole("button").first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, id).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  }
});
