// Dual Duel: matches, its board, and its secret and open calls.

import { IS_WHOLE } from "./covering.mjs";
import { duel, decide, hand, pairs, step, unattended } from "./dual-duel.mjs";
import { check, expect, expectAccessible, go, open, repeat, stored, test } from "./fixtures.mjs";
import { atSizes, expectNoShifts, goToBoard, misfits, watchShifts } from "./fit.mjs";
import { upTo } from "./records.mjs";
import { dealSame } from "./set-up.mjs";
import { advanceClock, curtain, goOnButton, goToGame, keepGame, leaveDone, leaveTable, linesShown, lockInButton, namesOf, openByKeys, openCalm, openCurtain, passTo, playAgainButton, press, toDecision, waitForTable } from "./table.mjs";
import { replayTold } from "./replay.mjs";

const resume = (page, decisions, options = {}, shown = decisions.length) =>
  goToGame(page, "duel", duel(decisions, options), { table: shown });

test("two people play the end of a match of a single duel by clicks", { tag: "@phone" }, async ({ calm: page }) => {
  await watchShifts(page);
  await goToGame(page, "duel", upTo("dual-duel-fewer-calls", 87, ["Ana", "Ben"]), { table: 87, looked: [87, 87] });
  await repeat(page, 60, () => step(page));
  await expectNoShifts(page);
  await expect(page.getByRole("heading", { name: /wins, 1 duel to 0|A draw/ })).toBeVisible();
  expect(await page.getByRole("table").first().getByRole("row").count()).toBeGreaterThanOrEqual(11);
});

test("two people play a whole match of a single duel by clicks", { tag: ["@phone", "@all"] }, async ({ page }) => {
  test.slow();
  await openCalm(page);
  const oneDuel = () => check(page.getByRole("group", { name: "Duels to win" }).getByRole("radio", { name: "1" }));
  // With this deal somebody wins the first duel; a draw would add another.
  await dealSame(page, 52, ["Ana", "Ben"], "dual-duel", oneDuel);
  await watchShifts(page);
  await expect(passTo(page, "Ana")).toBeVisible();
  await repeat(page, 400, () => step(page));
  await expectNoShifts(page);
  await expect(page.getByRole("heading", { name: /wins, 1 duel to 0|A draw/ })).toBeVisible();
  // A row of names, one for each of nine rounds, and the sums.
  expect(await page.getByRole("table").first().getByRole("row").count()).toBeGreaterThanOrEqual(11);
});

test("a person plays a round against a bot", async ({ calm: page }) => {
  const text = duel(unattended(0)).replace("Ana | Ben", "Ana | bot:novice Otis");
  await goToGame(page, "bot", text, { table: 2, looked: [2, 2], series: [] });
  await repeat(page, 200, async () => (await page.getByText(/round 2/).count()) > 0 || void (await step(page)));
});

test("a first decision is made by keyboard alone @all", async ({ calm: page }) => {
  await resume(page, []);
  await openByKeys(page);
  await press(page.getByRole("button", { name: "By colour" }));
  await press(hand(page).first());
  await press(hand(page).first());
  await press(lockInButton(page));
  await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
});

test("a hand of 22 fits a small phone, every card can be hit, and it is said what is missing, with the rule", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, []);
  await openCurtain(page);
  await expect(hand(page)).toHaveCount(22);
  const sizes = await hand(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const names = await namesOf(hand(page));
  await page.getByRole("button", { name: "By colour" }).click();
  const colours = (await namesOf(hand(page))).map((name) => name.match(/\b(red|yellow|green|blue|purple)\b/)[1]);
  expect(colours.filter((colour, at) => colour !== colours[at - 1])).toEqual([...new Set(colours)]);
  expect((await namesOf(hand(page))).sort()).toEqual(names.sort());
  await lockInButton(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /DD-4/ })).toBeVisible();
});

test("the score of a pair is shown with its reason before the card is locked in", async ({ calm: page }) => {
  await resume(page, [...unattended(0), "1 timeout", "2 timeout"]);
  await openCurtain(page);
  await expect(page.getByRole("heading", { name: "Now complete your own pair" })).toBeVisible();
  const own = pairs(page).last();
  await expect(own.getByRole("strong")).toHaveCount(0);
  await hand(page).first().click();
  await expect(own.getByText(/^(consecutive|same number|same colour|unrelated): /)).toBeVisible();
  const first = await lockInButton(page).textContent();
  await hand(page).last().click();
  expect(await lockInButton(page).textContent()).not.toBe(first);
  expect(Object.values(await stored(page)).join()).not.toContain("keep");
  await lockInButton(page).click();
  await expect(curtain(page)).toBeVisible();
  expect(Object.values(await stored(page)).join()).toContain("1 keep ");
});

test("when one player alone calls, the other is asked, and every swap tells its score", async ({ calm: page }) => {
  const decisions = [...unattended(0), "1 timeout", "2 timeout", "1 timeout", "2 timeout"];
  await goToGame(page, "duel", duel(decisions), { table: decisions.length, gestures: false });
  await openCurtain(page);
  await expect(page.locator(".dd-number")).toHaveCount(3);
  await check(page.getByRole("radio", { name: /^Call/ }));
  await lockInButton(page).click();
  await leaveDone(page);
  await openCurtain(page);
  await expect(page.getByText("Ana called")).toHaveCount(0);
  await check(page.getByRole("radio", { name: /^Don/ }));
  await lockInButton(page).click();
  await leaveDone(page);
  await advanceClock(page, 20_000);
  await expect(linesShown(page).first()).toHaveText("Ana calls “Wild”.");
  await leaveTable(page);
  await openCurtain(page);
  await expect(page.getByRole("heading", { name: "Ana called “Wild”. Will you?" })).toBeVisible();
  await expect(page.getByText(/^Your pair stays at \d+\. Ana’s will change: a wild card comes in\.$/)).toBeVisible();
  await check(page.getByRole("radio", { name: /^Don/ }));
  await lockInButton(page).click();
  await leaveDone(page);
  await leaveTable(page);
  await openCurtain(page);
  await expect(page.getByRole("radio", { name: /^Swap .* points/ })).toHaveCount(4);
  await decide(page);
});

test("a match goes on after a reload in its secret phases @all", async ({ calm: page }) => {
  await resume(page, []);
  for (const name of ["Ana", "Ben"]) {
    await expect(passTo(page, name)).toBeVisible();
    await openCurtain(page);
    await decide(page);
    await page.reload();
    await waitForTable(page);
    await expect(hand(page)).toHaveCount(0);
  }
  await advanceClock(page, 20_000);
  await expect(linesShown(page).first()).toHaveText("Both lay two wild cards aside, face-down.");
});

test("rounds and cards can be looked up, the result shows each duel, and its screens keep to WCAG 2.2 AA", { annotation: { type: "costly", description: "axe scans each kind of screen" } }, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await open(page, "#/about");
  // Some screens, which are much like others, are scanned only with `test --all`.
  const scanIfWhole = async () => IS_WHOLE && (await expectAccessible(page));
  await resume(page, unattended(3));
  await openCurtain(page);
  await hand(page).first().click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rounds", exact: true }).click();
  await expect(page.getByRole("dialog").locator("tbody tr")).toHaveCount(3);
  await scanIfWhole();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Discarded: 12 cards");
  await expectAccessible(page);
  const untilCall = [...unattended(0), "1 timeout", "2 timeout", "1 timeout", "2 timeout"];
  await goToGame(page, "duel", duel(untilCall), { table: untilCall.length, gestures: true });
  await expect(page.getByRole("button", { name: "Both call" })).toBeVisible();
  await expectAccessible(page);
  if (IS_WHOLE) {
    await resume(page, [...unattended(1).slice(0, -2), "1 wild", "2 wild"]);
    await openCurtain(page);
    await expectAccessible(page);
    await resume(page, [...unattended(1), "1 leave"]);
    await expect(playAgainButton(page)).toBeVisible();
    await expectAccessible(page);
  }
  await goToGame(page, "match", upTo("dual-duel-match-to-two", Infinity, ["Ana", "Ben"]), { table: 100_000 });
  await expect(page.getByRole("heading", { name: "Ana wins, 2 duels to 1" })).toBeVisible();
  const match = page.locator("section").filter({ has: page.getByRole("heading", { name: "The match" }) }).last();
  const rows = match.locator("tbody tr");
  await expect(rows).toHaveText([/^12 rounds won5 rounds won✓$/, /^26 rounds won✓3 rounds won$/, /^36 rounds won✓4 rounds won$/]);
  await expectAccessible(page);
});

test("a finished match is watched in a replay @all", async ({ calm: page }) => {
  await keepGame(page, "duel", duel([...unattended(2), "1 leave"]));
  await go(page, "#/replay/duel");
  await replayTold(page).waitFor();
  await page.keyboard.press("End");
  await expect(replayTold(page)).toHaveText("Ana concedes. The match is over: Ben wins.");
  await expect(page.locator(".dd-hand")).toHaveCount(2);
});

test("a call by a show of hands is one tap on the open table, and each chooses in secret if they ask for it", { tag: "@both" }, async ({ calm: page }) => {
  const untilCall = [...unattended(0), "1 timeout", "2 timeout", "1 timeout", "2 timeout"];
  await resume(page, untilCall);
  await expect(page.getByRole("heading", { name: "Anybody calls “Wild”?" }), "a show of hands is the default").toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Both call" }).click();
  expect(Object.values(await stored(page)).join()).toMatch(/1 wild\\?n2 wild/);
  await resume(page, untilCall);
  await page.getByRole("button", { name: "Choose in secret instead" }).click();
  await expect(curtain(page)).toBeVisible();
  await page.getByRole("button", { name: "Call by a show of hands instead" }).click();
  await expect(page.getByRole("heading", { name: "Anybody calls “Wild”?" })).toBeFocused();
});

test("under a hint the list of what pairs score stays in view, and four swaps fit beside pairs whose points are seen", async ({ calm: page }) => {
  const count = 4;
  const text = upTo("dual-duel-match-to-two", count).replace(/(?<=seats ).*/, "Ana | bot:novice Otis");
  await goToGame(page, "hint", text, { table: count, looked: [count, count], series: [] });
  const crib = page.locator(".dd-help");
  const hintButton = page.getByRole("button", { name: "Hint", exact: true });
  await hintButton.click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toContainText(/better than the next best|just as good|nothing else to do/);
  for (const [width, height] of [[360, 740], [820, 1180], [1280, 800], [1180, 820]]) {
    await page.setViewportSize({ width, height });
    await expect(crib, `${width} × ${height}`).toBeVisible();
    expect.soft(await misfits(page), `${width} × ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await misfits(page)).toEqual([]);
  const decisions = [...unattended(0), "1 timeout", "2 timeout", "1 timeout", "2 timeout", "2 pass", "1 wild"];
  const fourSwaps = duel(decisions, { seed: "0000000000000004" }).replace("Ana | Ben", "Ana | bot:novice Otis");
  await goToGame(page, "swaps", fourSwaps, { table: decisions.length, looked: [99, 99], series: [] });
  const swaps = page.getByRole("radio", { name: /^Swap / });
  await repeat(page, 12, async () => {
    await advanceClock(page);
    if (await goOnButton(page).isVisible()) await goOnButton(page).click();
    return swaps.first().isVisible();
  });
  await expect(swaps).toHaveCount(4);
  await hintButton.click();
  await expect(hint).toContainText(/better than the next best|just as good|nothing else to do/);
  for (const [width, height] of [[740, 360], [360, 740], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    expect.soft(await misfits(page), where).toEqual([]);
    for (const points of await page.locator(".dd-pair__points").all()) {
      const covered = await points.evaluate((points) => {
        const { left, right, top, bottom } = points.getBoundingClientRect();
        return [top + 4, bottom - 4].some((at) => !points.contains(document.elementFromPoint((left + right) / 2, at)));
      });
      expect.soft(covered, where).toBe(false);
    }
  }
});

test("the hand beside a call is nearly as large as before, and the longest question fits the smallest phone", async ({ calm: page }) => {
  const widths = async (moment) => {
    await goToBoard(page, "dual-duel-fewer-calls", moment);
    await toDecision(page);
    const all = {};
    await atSizes(page, async (size) => (all[size] = await page.locator(".dd-hand__card").first().evaluate((card) => card.offsetWidth)), [[360, 740], [1280, 800]]);
    return all;
  };
  const given = await widths([4, 4]);
  const called = await widths([6, 6]);
  expect(called["360 × 740"]).toBeGreaterThan(0.85 * given["360 × 740"]);
  expect(called["1280 × 800"]).toBeGreaterThan(28);
  await page.setViewportSize({ width: 360, height: 640 });
  await goToBoard(page, "dual-duel-fewer-calls", [22, 22]);
  await toDecision(page);
  expect(await misfits(page)).toEqual([]);
  const endOf = (part) => page.locator(part).evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().bottom)));
  expect(await endOf(".dd-pair")).toBeLessThanOrEqual((await page.locator(".dd-middle").boundingBox()).y);
});
