// Gold Rush Shoot Out: games, each phase of a round, and gestures on the open table.

import { IS_WHOLE } from "./covering.mjs";
import { check, expect, expectAccessible, go, open, recordOf, repeat, test } from "./fixtures.mjs";
import { atSizes, expectNoShifts, goToBoard, watchShifts } from "./fit.mjs";
import { arrows, cards, decide, EIGHT, gestures, gesturesEnterButton, offers, ownThings, plates, preview, resume, rush, step, tally, targets, WHOLE, wholeUntil } from "./gold-rush.mjs";
import { replayTold, slider } from "./replay.mjs";
import { dealSame, dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, clock, curtain, gesturesDoneButton, goOnButton, goToGame, leaveTable, linesShown, lockInButton, openByKeys, openCalm, openCurtain, openWithStoppedClock, passTo, playAgainButton, press, screen, standing, tableFoot, undo } from "./table.mjs";

const countdown = (page) => page.locator(".countdown");
const thumbsButton = (page) => page.getByRole("button", { name: "Show it by thumbs instead" });

test("three people end a game by clicks", { tag: "@phone" }, async ({ calm: page }) => {
  await watchShifts(page);
  // Begins at the last share.
  await resume(page, WHOLE.slice(0, 98));
  await repeat(page, 200, (steps) => step(page, steps));
  await expectNoShifts(page);
  await expect(page.getByRole("heading", { name: /wins with|share the win|nobody wins/ })).toBeVisible();
  await expect(tally(page)).toHaveCount(3);
});

for (const [names, tag] of [[EIGHT.slice(0, 3), ["@phone", "@all"]], [EIGHT, "@all"]]) {
  test(`${names.length} people play a whole game by clicks`, { tag }, async ({ page }) => {
    test.slow();
    await openCalm(page);
    await dealSame(page, 1, names, "gold-rush-shoot-out");
    await watchShifts(page);
    const visits = {};
    await repeat(page, 2_000, async (steps) => {
      if (await curtain(page).count()) {
        const round = /Round (\d)/.exec(await standing(page).innerText())[1];
        visits[round] = (visits[round] ?? 0) + 1;
      }
      return step(page, steps);
    });
    await expectNoShifts(page);
    await expect(page.getByRole("heading", { name: /wins with|share the win|nobody wins/ })).toBeVisible();
    await expect(tally(page)).toHaveCount(names.length);
    expect(Object.keys(visits)).toHaveLength(6);
    // With five and more, all show their thumbs at once; fewer enter them one by one, in secret.
    const most = names.length < 5 ? 3 * names.length : names.length + 1;
    expect(Math.max(...Object.values(visits))).toBeLessThanOrEqual(most);
    expect(Math.min(...Object.values(visits))).toBeGreaterThanOrEqual(names.length - 1);
  });
}

test("a person plays a round against bots, without breaks @all", async ({ page }) => {
  test.slow();
  await dealWithStoppedClock(page, ["Ada", null, null, null], "gold-rush-shoot-out");
  await expect(page.getByRole("heading", { name: "Load your pistol and aim it" })).toBeVisible();
  await repeat(page, 2_000, async (steps) => (await page.getByText(/Round 2 of 6/).count()) > 0 || void (await step(page, steps)));
});

test("loading and aiming are one visit, and nothing is kept before both are locked in", { tag: "@both" }, async ({ calm: page }) => {
  await resume(page, []);
  await expect(page.getByRole("heading", { name: "Time to talk" })).toBeVisible();
  await leaveTable(page);
  await openCurtain(page);
  await expect(targets(page)).toHaveCount(3);
  await lockInButton(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /GR-10/ })).toBeVisible();
  await check(page.getByRole("radio", { name: /^Bullet/ }));
  await page.getByRole("button", { name: /^Aim at you/ }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /GR-11/ })).toBeVisible();
  const ring = page.locator(".gr-ring");
  const [lay, seats] = [await ring.boundingBox(), await targets(page).evaluateAll((all) => all.map((one) => one.offsetWidth))];
  await page.getByRole("button", { name: /^Aim at Cy/ }).click();
  await expect(preview(page)).toHaveCount(1);
  expect(await ring.boundingBox(), "a pick moves nothing").toEqual(lay);
  expect(await targets(page).evaluateAll((all) => all.map((one) => one.offsetWidth))).toEqual(seats);
  await expect(lockInButton(page)).toHaveText("Load a bullet, aim at Cy");
  expect(await recordOf(page)).not.toContain("load");
  await lockInButton(page).click();
  await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeVisible();
  expect(await recordOf(page)).toMatch(/\n1 load bullet\n1 aim 3\n$/);
  await undo(page, "Ada");
  expect(await recordOf(page), "both are taken back").not.toMatch(/load|aim/);
  await check(page.getByRole("radio", { name: /^Bullet/ }));
  await page.getByRole("button", { name: /^Aim at Bo/ }).click();
  await lockInButton(page).click();
  expect(await recordOf(page)).toMatch(/\n1 load bullet\n1 aim 2\n$/);
});

test("a first visit is made by keyboard alone @all", async ({ calm: page }) => {
  await resume(page, []);
  await openByKeys(page);
  await press(page.getByRole("radio", { name: /^Blank/ }), "Space");
  await press(page.getByRole("button", { name: /^Aim at Bo/ }));
  await press(lockInButton(page));
  await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
});

test("aims are counted down in the middle of the table unless all play on phones, and a tap ends the count", async ({ page }) => {
  await openWithStoppedClock(page);
  const decisions = wholeUntil(/stand/);
  await resume(page, decisions, {}, decisions.length - 2);
  await expect(page.getByText("Put the device in the middle")).toBeVisible();
  await expect(arrows(page)).toHaveCount(0);
  await advanceClock(page, 1_600);
  await expect(countdown(page)).toHaveText("3");
  await advanceClock(page, 700);
  await expect(countdown(page)).toHaveText("2");
  await expect(arrows(page)).toHaveCount(0);
  await plates(page).first().click();
  await advanceClock(page, 2_000);
  await expect(arrows(page)).toHaveCount(3);
  await expect(linesShown(page)).toHaveText(["Everyone aims: Ada at Bo, Bo at Ada and Cy at Ada."]);
  await leaveTable(page);
  await expect(curtain(page)).toBeVisible();
  await goToGame(page, "phones", rush(decisions), { table: decisions.length - 2, looked: [], gestures: false }, ["phone", "phone", "phone"]);
  await expect(countdown(page)).toHaveText("3");
});

test("abilities are played on the open table, within a minute for all: a pistol moves, a second one is aimed; the minute runs out", async ({ calm: page }) => {
  await resume(page, wholeUntil(/hire/), { time: "show" });
  await expect(page.getByRole("heading", { name: "Cy: play an ability, or pass" })).toBeVisible();
  await expect(clock(page)).toHaveText("1:00");
  await advanceClock(page, 20_000);
  await check(page.getByRole("radio", { name: /^Hired hand/ }));
  await expect(page.getByText("Choose the player whose pistol to move.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Move Bo’s pistol/ }).click();
  await page.getByRole("button", { name: /^Move it to Bo/ }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /GR-13/ })).toBeVisible();
  const moved = page.locator("[data-reshape='2-First']");
  const before = await moved.getAttribute("d");
  await page.getByRole("button", { name: /^Move it to Cy/ }).click();
  await expect(lockInButton(page)).toHaveText("Move Bo’s pistol to Cy");
  await lockInButton(page).click();
  await expect(clock(page)).toHaveText("0:40");
  await advanceClock(page, 3_000);
  await expect(linesShown(page)).toHaveText(["Cy plays a hired hand: Bo’s pistol now aims at Cy."]);
  expect(await moved.getAttribute("d")).not.toBe(before);
  await page.setViewportSize({ width: 360, height: 740 });
  const told = page.locator(".narration__lines");
  expect(await told.evaluate((told) => told.scrollHeight - told.clientHeight), "two lines are read whole").toBe(0);
  await expect(preview(page)).toHaveCount(0);
  await check(page.getByRole("radio", { name: /^Dual wield/ }));
  await page.getByRole("button", { name: /^Aim the second pistol at Ada/ }).click();
  await lockInButton(page).click();
  await advanceClock(page, 5_000);
  await expect(page.locator(".gr-arrow.is-second")).toHaveCount(1);
  await expect(tableFoot(page).locator("#curtain-open")).toBeVisible();
  await resume(page, wholeUntil(/hire/), { time: "show" });
  await expect(clock(page)).toHaveText("1:00");
  await advanceClock(page, 62_000);
  expect(await recordOf(page)).toMatch(/\n3 timeout\n$/);
});

test("without a ledger abilities are played behind a curtain, and nobody lists what was taken", async ({ calm: page }) => {
  await resume(page, wholeUntil(/hire/), { ledger: "off" });
  await expect(passTo(page, "Cy")).toBeVisible();
  await openCurtain(page);
  await expect(page.getByRole("radio", { name: /^Hired hand/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Ledger" }).click();
  await expect(page.getByRole("dialog").locator(".gr-ledger__cards")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await check(page.getByRole("radio", { name: /^Pass/ }));
  await lockInButton(page).click();
  await expect(page.getByRole("heading", { name: "Stand, or sit out?" })).toBeVisible();
});

test("thumbs are entered once on the open table, for an ambush too, or each chooses in secret", { tag: "@both" }, async ({ page }) => {
  await openWithStoppedClock(page);
  await resume(page, wholeUntil(/stand/));
  await openCurtain(page);
  await expect(page.getByRole("heading", { name: "Stand, or sit out?" })).toBeVisible();
  await resume(page, wholeUntil(/stand/));
  await thumbsButton(page).click();
  await expect(page.getByRole("heading", { name: "Stand, or sit out?" })).toBeFocused();
  await page.getByRole("button", { name: "Count down: 3-2-1" }).click();
  await advanceClock(page, 1_600);
  await expect(countdown(page)).toHaveText("3");
  await advanceClock(page, 2_000);
  await expect(gestures(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Choose in secret instead" }).click();
  await expect(curtain(page)).toBeVisible();
  await thumbsButton(page).click();
  await gesturesEnterButton(page).click();
  await expect(page.locator(".gr-arrow").first(), "who aims at whom stays in sight").toBeVisible();
  const bo = page.getByRole("button", { name: /^Bo sits out/ });
  await expect(bo).toHaveAttribute("aria-pressed", "false");
  await press(bo);
  await expect(bo).toHaveAttribute("aria-pressed", "true");
  await gesturesDoneButton(page).click();
  await expect(screen(page, "gestures")).toHaveCount(0);
  expect(await recordOf(page)).toMatch(/\n1 stand\n2 sit out\n3 stand\n$/);
  await page.reload();
  await expect(screen(page, "gestures")).toHaveCount(0);
  // All seats stand, which is the preset.
  await resume(page, wholeUntil(/stand/));
  await thumbsButton(page).click();
  await gesturesEnterButton(page).click();
  await gesturesDoneButton(page).click();
  await leaveTable(page);
  await expect(page.getByRole("heading", { name: "Any ambushes?" })).toBeVisible();
  await expect(gestures(page), "nothing is entered before the count").toHaveCount(0);
  await page.getByRole("button", { name: "Count down: 3-2-1" }).click();
  await advanceClock(page, 1_600);
  await expect(countdown(page)).toHaveText("3");
  await advanceClock(page, 2_000);
  await expect(gestures(page)).not.toHaveCount(0);
  for (const plate of await gestures(page).all()) await expect(plate).toHaveAttribute("aria-pressed", "false");
  await gesturesDoneButton(page).click();
  await expect(screen(page, "gestures")).toHaveCount(0);
});

test("the take is shared in front of all, card by card, with what each card adds", async ({ calm: page }) => {
  const decisions = wholeUntil(/take/);
  await resume(page, decisions);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole("heading", { name: /: take a card, or first priority$/ })).toBeVisible();
  const loot = page.getByRole("button", { name: /^Take .*, adds \d+ gold bars?$/ });
  expect(await loot.count()).toBe(5);
  await loot.first().click();
  await lockInButton(page).click();
  await expect(cards(page)).toHaveCount(8);
  await advanceClock(page, 3_000);
  await expect(linesShown(page)).toHaveCount(1);
  expect(await recordOf(page)).toMatch(/\n\d take \d\n$/);
});

/** Phases of a round: decisions up to each, and its screen. */
const PHASES = [
  ["the break", [], (page) => page.getByRole("heading", { name: "Time to talk" })],
  ["loading", wholeUntil(/aim/, 1), curtain],
  ["abilities", wholeUntil(/hire/), lockInButton],
  ["the standoff", wholeUntil(/stand/, 1), curtain],
  ["the ambush", wholeUntil(/ambush/, 1), curtain],
  ["the share", wholeUntil(/take/, 1), lockInButton],
];

test("a game goes on after a reload in its phases", async ({ calm: page }) => {
  for (const [name, decisions, shows] of PHASES.filter((_, at) => IS_WHOLE || at === 3)) {
    await test.step(name, async () => {
      await resume(page, decisions);
      await page.reload();
      await expect(shows(page)).toBeVisible();
      await expect(ownThings(page)).toHaveCount(0);
      if (await goOnButton(page).count()) await leaveTable(page);
      if (await curtain(page).count()) await openCurtain(page);
      const before = (await recordOf(page)).split("\n").length;
      await decide(page, 1);
      expect((await recordOf(page)).split("\n").length).toBeGreaterThan(before);
    });
  }
});

test("breaks come before rounds 1, 3 and 5, with a clock if the table wants one", async ({ calm: page }) => {
  const heading = page.getByRole("heading", { name: "Time to talk" });
  const third = WHOLE.slice(0, WHOLE.findIndex((_, at) => at > 30 && /aim|load/.test(WHOLE[at])));
  await resume(page, third, { time: "show" });
  await expect(heading).toBeVisible();
  await expect(clock(page)).toHaveText("10:00");
  await expect(page.getByRole("region", { name: "How it stands" }).getByRole("heading")).toHaveCount(3);
  await advanceClock(page, 60_000);
  await expect(clock(page)).toHaveText("9:00");
  await page.reload();
  await expect(clock(page)).toHaveText(/9:0/);
  await advanceClock(page, 700_000);
  await expect(clock(page)).toHaveText("0:00");
  await expect(heading).toBeVisible();
  await leaveTable(page);
  await expect(curtain(page)).toBeVisible();
  expect(await recordOf(page)).toMatch(/time=show/);
});

test("envelopes are opened one after the other, from the poorest to the richest; then the game is watched, open and from each seat", async ({ calm: page }) => {
  await resume(page, WHOLE, {}, WHOLE.length - 1);
  await advanceClock(page, 60_000);
  const lines = await linesShown(page).allInnerTexts();
  const golds = lines.map((line) => /worth (\d+) gold/.exec(line)?.[1]).filter(Boolean).map(Number);
  expect(golds).toHaveLength(3);
  expect(golds).toEqual([...golds].sort((one, other) => one - other));
  await leaveTable(page);
  const shown = await tally(page).getByRole("strong").allInnerTexts();
  expect(shown.map(Number)).toEqual([...golds].reverse());
  await expect(tally(page).and(page.locator(".is-winner"))).toHaveCount(1);
  await expect(page.getByText(/Most gold: 1½ tokens/)).toBeVisible();
  const letters = await page.locator(".finale__result").evaluate((won) => parseFloat(getComputedStyle(won).fontSize));
  expect(letters, "who has won is said as large as an evening's winner").toBeGreaterThanOrEqual(36);
  await go(page, "#/replay/rush");
  await expect(plates(page)).toHaveCount(3);
  await expect(ownThings(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Ledger" }).getByRole("heading")).toHaveCount(3);
  const whose = page.getByRole("combobox", { name: "Whose cards" });
  await whose.selectOption("Bo’s cards");
  await expect(ownThings(page)).toHaveCount(1);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(replayTold(page)).toHaveText("Cy has chosen.");
  await whose.selectOption("All cards open");
  await expect(replayTold(page)).toHaveText("Cy loads a blank.");
  await expect(plates(page).filter({ hasText: "Cy" }).locator(".gr-plate__note")).toHaveText("Blank");
  await slider(page).press("End");
  await expect(replayTold(page)).toHaveText(/The game is over/);
  await expect(tally(page)).toHaveCount(3);
});

test("eight seats fit a small phone: all is seen and hit at once", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await resume(page, [], { seats: EIGHT.map((name) => `${name} of the long name`) });
  await leaveTable(page);
  await openCurtain(page);
  await expect(targets(page)).toHaveCount(8);
  const boxes = (locator) => locator.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]));
  for (const [x, y, width, height] of [...(await boxes(targets(page))), ...(await boxes(offers(page))), ...(await boxes(lockInButton(page)))]) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(740);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the longest prompt leaves the ledger’s button its corner", async ({ calm: page }) => {
  await goToBoard(page, "gold-rush-shoot-out-three-seats", [35, 35]);
  const isFree = () =>
    page.locator(".gr-prompt h2").evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const [text, button] = [range, document.querySelector(".gr-tools")].map((part) => part.getBoundingClientRect());
      return button.right <= text.left || button.top >= text.bottom;
    });
  await atSizes(page, async (size) => expect(await isFree(), size).toBe(true), [[360, 740], [844, 390], [820, 1180], [1180, 820], [1280, 800]]);
});

test("the ring lies where its arrows run", { tag: "@both" }, async ({ calm: page }) => {
  const decisions = EIGHT.flatMap((_, at) => [`${at + 1} load blank`, `${at + 1} aim ${((at + 3) % 8) + 1}`]);
  await resume(page, decisions, { seats: EIGHT });
  await openCurtain(page);
  await expect(arrows(page)).toHaveCount(8);
  const distances = await page.evaluate(() => {
    const middle = (seat) => {
      const { left, top, width, height } = document.querySelector(`[data-glide='seat-${seat}']`).getBoundingClientRect();
      return [left + width / 2, top + height / 2, Math.hypot(width, height) / 2];
    };
    return [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => {
      const path = document.querySelector(`[data-reshape='${seat}-First']`);
      const { x, y } = path.getPointAtLength(0).matrixTransform(path.getScreenCTM());
      const [across, down, half] = middle(seat);
      return Math.hypot(x - across, y - down) / half;
    });
  });
  for (const distance of distances) expect(distance).toBeLessThan(1.3);
});

test("every screen keeps to WCAG 2.2 AA in both themes", { annotation: { type: "costly", description: "axe looks at every screen, in each theme and size" } }, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await open(page, "#/about");
  const look = async (decisions, go = () => expect(plates(page)).toHaveCount(3), shown = decisions.length) => {
    await resume(page, decisions, {}, shown);
    await go();
    await expectAccessible(page);
  };
  if (IS_WHOLE) for (const decisions of [[], wholeUntil(/hire/), wholeUntil(/take/)]) await look(decisions);
  await look(wholeUntil(/take/), () => page.getByRole("button", { name: "Ledger" }).click());
  await page.keyboard.press("Escape");
  await look(wholeUntil(/ambush/), () => openCurtain(page));
  await look(wholeUntil(/stand/), () => thumbsButton(page).click());
  await expect(gestures(page)).toHaveCount(3);
  if (IS_WHOLE) await look(wholeUntil(/take/), () => expect(linesShown(page).last()).toBeVisible(), 3);
  await resume(page, WHOLE);
  await expect(playAgainButton(page)).toBeVisible();
  await expectAccessible(page);
});
