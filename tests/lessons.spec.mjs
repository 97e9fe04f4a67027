// Lessons are played through, beside a board that doesn't scroll; a first game offers them.

import { IS_WHOLE, someOf } from "./covering.mjs";
import { SLUGS, expect, expectAccessible, go, open, recordOf, repeat, store, stored, test, toast, whichOf } from "./fixtures.mjs";
import { addresses, isOver, lesson, lessonText, nextStepButton, pick, stepNow, takeStep, tapStep } from "./lessons.mjs";
import { savesIn } from "./records.mjs";
import { atTable, deal, dealButton, playBy } from "./set-up.mjs";
import { advanceClock, curtain, lockInButton, openWithStoppedClock, tap, turnMotionOff } from "./table.mjs";

const SIZES = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 800],
];

/** Faults of a step: pointers, texts, scrolling. */
const flaws = (page) =>
  page.evaluate(() => {
    const flaws = [];
    const root = document.documentElement;
    const [main, bar, says] = ["#main", ".lesson__bar", ".lesson__says"].map((part) => document.querySelector(part));
    const over = (element) => element.scrollHeight - element.clientHeight;
    if (over(root) > 0) flaws.push(`the page scrolls by ${over(root)}`);
    if (root.scrollWidth > innerWidth) flaws.push(`the page is ${root.scrollWidth} wide`);
    if (over(main) > 1) flaws.push(`the board scrolls by ${over(main)}`);
    if (over(says) > 0) flaws.push(`the sentence is cut off by ${over(says)}`);
    const below = bar.getBoundingClientRect().bottom;
    for (const part of bar.querySelectorAll("button, a, .lesson__says")) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > below + 1) flaws.push(`cut off: ${part.className}`);
    }
    const selectors = document.querySelector(".lesson").dataset.points.split("|").filter(Boolean);
    for (const selector of selectors) {
      const parts = [...document.querySelectorAll(`#main :is(${selector})`)].map((part) => part.getBoundingClientRect());
      const drawn = parts.filter(({ width, height }) => width >= 1 && height >= 1);
      if (drawn.length === 0) flaws.push(`nothing is ${selector}`);
      for (const { left, right, top, bottom } of drawn) {
        const isOn = left >= -1 && right <= innerWidth + 1 && top >= below - 4 && bottom <= innerHeight + 1;
        if (!isOn) flaws.push(`${selector} is off the screen: ${[left, top, right, bottom].map(Math.round)}`);
      }
    }
    const rings = document.querySelectorAll(".pointer__ring").length;
    if (rings < selectors.length) flaws.push(`${rings} rings for ${selectors}`);
    return flaws;
  });

async function playThrough(page, slug) {
  await turnMotionOff(page);
  await open(page, "#/learn");
  const all = await addresses(page, slug);
  expect(all.length).toBeGreaterThan(0);
  for (const address of IS_WHOLE ? all : all.slice(0, 1)) {
    await go(page, address);
    await lesson(page).waitFor();
    let taps = 0;
    await repeat(page, 60, async (step) => {
      if (await isOver(page)) return true;
      for (const [width, height] of someOf(SIZES, [], 1, step)) {
        await page.setViewportSize({ width, height });
        const where = `${address}, step ${step + 1}, ${width} × ${height}`;
        // Rings are drawn a frame later.
        await expect(async () => expect(await flaws(page), where).toEqual([])).toPass({ intervals: [50, 200], timeout: 15_000 });
      }
      taps += await takeStep(page, slug);
      return false;
    });
    test.info().annotations.push({ type: "taps", description: `${address}: ${taps}` });
    await expect(page.getByRole("button", { name: "Play a real game (easy bot)" })).toBeVisible();
  }
}

for (const slug of SLUGS) {
  // By default one game's first lesson: native tests walk through all lessons.
  const tag = slug === "dual-duel" ? [] : "@all";
  test(`lessons of ${slug} are played, and what they point at is on the screen`, { tag, annotation: { type: "costly", description: "whole lessons by clicks" } }, async ({ page }) => {
    test.slow();
    await playThrough(page, slug);
  });
}

const FIRST = "#/learn/fools-gambit/round";

test("a lesson is taken by keyboard alone, and said; it goes back a step, is left, goes on after a reload, and is ticked", { annotation: { type: "costly", description: "a whole lesson by keys; axe looks at its screens" } }, async ({ page }) => {
  await turnMotionOff(page);
  await open(page, FIRST);
  await expect(lessonText(page)).toHaveAttribute("role", "status");
  const press = async (locator) => {
    const hasFocus = () => locator.evaluate((control) => control === document.activeElement);
    await repeat(page, 60, async () => (await hasFocus()) || void (await page.keyboard.press("Tab")));
    await page.keyboard.press("Enter");
  };
  const reached = (step) => expect(lesson(page)).toHaveAttribute("data-step", String(step));
  if (IS_WHOLE) await expectAccessible(page);
  await press(nextStepButton(page));
  await reached(1);
  await page.keyboard.press("Enter");
  await reached(2);
  // Scans a choice, since other steps have a text and fewer controls.
  await expectAccessible(page);
  for (const card of ["Ks", "9c"]) await press(pick(page, card));
  await press(lockInButton(page));
  await reached(3);
  await expect(nextStepButton(page), "what comes next has the focus").toBeFocused();
  await expect(lessonText(page)).toContainText("Step 4 of 17. Both wagers lie open");
  if (IS_WHOLE) await expectAccessible(page);
  await page.keyboard.press("Enter");
  await reached(4);
  if (IS_WHOLE) await expectAccessible(page);
  await press(lockInButton(page));
  await reached(5);
  if (IS_WHOLE) await expectAccessible(page);
  const before = await lessonText(page).textContent();
  await press(nextStepButton(page));
  await reached(6);
  await press(page.getByRole("button", { name: "Back a step" }));
  await expect(lessonText(page)).toHaveText(before);
  await page.reload();
  await expect(lessonText(page)).toHaveText(before);
  await press(page.getByRole("link", { name: "Leave the lesson" }));
  const link = page.locator(`a[href="${FIRST}"]`);
  await expect(link).toContainText("Continues at step 6 of 17");
  await expectAccessible(page);
  await press(link);
  await expect(lessonText(page)).toHaveText(before);
  for (let step = 6; step <= 17; step += 1) {
    await press(nextStepButton(page));
    await reached(step);
  }
  await expect(page.getByRole("heading", { name: "That’s the lesson." })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "All lessons" })).toHaveAttribute("href", "#/learn");
  expect(savesIn(await stored(page)), "it is no game").toEqual([]);
  await press(page.locator("#lesson-real"));
  await atTable(page);
  await expect(page.locator("[data-game=fools-gambit] .board")).toBeVisible();
  expect(await recordOf(page)).toMatch(/seats [^|]+ \| bot:beginner/);
  await go(page, "#/learn");
  await expect(link).toHaveClass(/is-done/);
  await expect(link).toContainText("Done");
});

test("another try is answered and changes nothing, and acting by taps is what skipping does", async ({ page }) => {
  await turnMotionOff(page);
  await open(page, FIRST);
  await expect(lockInButton(page)).toHaveAttribute("aria-disabled", "true");
  await nextStepButton(page).click();
  await nextStepButton(page).click();
  for (const control of [pick(page, "4s"), pick(page, "9c"), lockInButton(page)]) await tap(control);
  await expect(toast(page, "Not this time")).toBeVisible();
  expect((await stepNow(page)).step).toBe(2);
  for (const control of [pick(page, "4s"), pick(page, "Ks"), lockInButton(page)]) await tap(control);
  await expect(lesson(page)).toHaveAttribute("data-step", "3");
  const taken = await page.locator(".board").textContent();
  await page.getByRole("button", { name: "Back a step" }).click();
  await nextStepButton(page).click();
  await expect(page.locator(".board")).toHaveText(taken);
});

test("what is kept of lessons may be damaged @all", async ({ page }) => {
  await turnMotionOff(page);
  await open(page, "#/about");
  for (const damaged of ["{", '{"lessons":[{"lesson":"fools-gambit/round","progress":{"step":9,"made":["x"]}}]}', '{"lessons":"x"}']) {
    await store(page, "facedown.learn", damaged);
    await open(page, FIRST);
    expect((await stepNow(page)).step).toBeLessThanOrEqual(2);
  }
});

test.describe("where a file is missing", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("a lesson that can't be had, or comes damaged, says so, and comes when it is asked for again", async ({ page }) => {
    const file = "**/text/en/fools-gambit/lessons.txt";
    const again = page.getByRole("button", { name: "Try again" });
    await turnMotionOff(page);
    await page.route(file, (route) => route.abort());
    await open(page, FIRST);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(file);
    await page.route(file, (route) => route.fulfill({ body: "<!doctype html><title>Not found</title>" }));
    const damaged = page.waitForResponse(file);
    await again.click();
    await damaged;
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(file);
    await again.click();
    await expect(lesson(page)).toHaveAttribute("data-step", "0");
    // A loaded file stays available.
    await page.route(file, (route) => route.abort());
    await go(page, "#/learn/fools-gambit/swap");
    await expect(lesson(page)).toHaveAttribute("data-step", "0");
  });
});

test("a step says and points at nothing before the table has shown it, and then goes on", async ({ page }) => {
  await openWithStoppedClock(page, FIRST, { numbersFrames: true });
  await nextStepButton(page).click();
  await nextStepButton(page).click();
  await tapStep(page, "fools-gambit", "duel Ks wager 9c");
  const waits = async (question) => {
    await expect(lessonText(page)).toContainText(question);
    await advanceClock(page, 50);
    await expect(nextStepButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".pointer__ring")).toHaveCount(0);
  };
  const toldBy = async (text, rings) => {
    await advanceClock(page, 20_000);
    await expect(lessonText(page)).toContainText(text);
    await expect(nextStepButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".pointer__ring")).toHaveCount(rings);
  };
  await waits("What does she risk?");
  await toldBy("Both wagers lie open", 2);
  await nextStepButton(page).click();
  await lockInButton(page).click();
  await waits("Will it hold?");
  await expect(lessonText(page)).not.toContainText("beats");
  await nextStepButton(page).press("Enter");
  await expect(toast(page, "First see how it goes")).toBeVisible();
  expect((await stepNow(page)).step).toBe(5);
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(lessonText(page)).toContainText("beats her");
});

test.describe("the first time", () => {
  test.use({ experienced: false });

  test("a game alone offers its lesson once, beside the deal, and a deal against a bot leads into the lesson", async ({ page }) => {
    await turnMotionOff(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "#/alone/fools-gambit");
    const offer = page.getByRole("region", { name: "New to Fools Gambit?" });
    const showButton = page.getByRole("button", { name: "Show me (3 min)" });
    await expect(offer.locator("img")).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing is wider than a phone").toBe(0);
    await expect(showButton).toBeVisible();
    await expectAccessible(page);
    await dealButton(page).click();
    await atTable(page);
    await go(page, "#/about");
    await go(page, "#/alone/fools-gambit");
    await expect(dealButton(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await go(page, "#/alone/duel-52");
    await showButton.click();
    await expect(page).toHaveURL(/#\/learn\/duel-52\//);
    await go(page, "#/new/dual-duel");
    await playBy(page, 2, "Bot");
    await dealButton(page).click();
    await expect(showButton).toBeVisible();
    await expectAccessible(page);
    await showButton.click();
    await expect(page).toHaveURL(/#\/learn\/dual-duel\//);
  });

  test("a group is told how a round goes, once a game, before anybody’s cards", async ({ page }) => {
    await turnMotionOff(page);
    await open(page, "#/about");
    await deal(page, ["Ana", "Ben"]);
    const card = page.getByRole("heading", { name: "How a round of Fools Gambit goes" });
    await expect(card).toBeFocused();
    await expectAccessible(page);
    expect(await whichOf(page, { curtain: "#curtain-open", card: "#main .card, #main .fg" }), "no card, no hand-over").toBeUndefined();
    await page.reload();
    await page.getByRole("button", { name: "Got it, deal" }).click();
    await expect(curtain(page)).toBeVisible();
    expect(JSON.parse((await stored(page))["facedown.learn"]).told).toEqual(["fools-gambit"]);
  });
});
