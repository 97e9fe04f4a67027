// Duel 52: whole games, its controls and its secrets. The room on its board: duel-52-room.spec.mjs.

import { IS_WHOLE } from "./covering.mjs";
import { confirmButton, drop, golden, hand, hero, lanes, playDecisions, prompt, resume, resumeGolden, tile, toTurn } from "./duel-52.mjs";
import { expectNoShifts, watchShifts } from "./fit.mjs";
import { expect, expectAccessible, expectAlike, go, open, recordOf, repeat, test, toast } from "./fixtures.mjs";
import { line, lookAlikes } from "./records.mjs";
import { replayTold, slider } from "./replay.mjs";
import { dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, clock, curtain, goToGame, leaveDone, leaveTable, linesShown, namesOf, openByKeys, openCalm, openCurtain, openWithStoppedClock, playAgainButton, press, screen, standing, stepOf, tableFoot } from "./table.mjs";

/** Deals that look alike: seat 1 begins, and looks at a card with 4h. */
const LOOK_ALIKES = lookAlikes("duel-52");

/** Checks at each decision that the page of the deciding seat names no card of the other's hand. */
function watchHands(page) {
  const hands = { 1: [], 2: [] };
  return async (at, line) => {
    const seat = Number(line[0]);
    const [own, named, isShown] = await page.evaluate(() => {
      const within = (selector) => [...document.querySelectorAll(`${selector} [data-glide]`)].map((card) => card.dataset.glide);
      return [within(".d52-hand"), within("main"), document.querySelector(".d52-strip__known") !== null];
    });
    hands[seat] = own;
    if (isShown) return;
    for (const card of hands[3 - seat]) expect(named, `decision ${at}`).not.toContain(card);
  };
}

/** Plays `parts` of a golden game (decisions from, to) by taps, and reloads in the middle of the first part. */
async function playGolden(page, name, parts, watch) {
  await openCalm(page);
  const game = golden(name);
  for (const [nth, [from, to = game.decisions.length]] of parts.entries()) {
    if (nth === 0) await watchShifts(page);
    await resume(page, game.after(from), from);
    const decisions = game.decisions.slice(from, to);
    const middle = nth === 0 ? Math.floor(decisions.length / 2) : -1;
    await playDecisions(page, decisions, async (at, line) => {
      await watch?.(from + at, line);
      if (at !== middle) return;
      await expectNoShifts(page);
      await page.reload();
      await watchShifts(page);
      await expect(curtain(page)).toBeVisible();
      await expect(hand(page)).toHaveCount(0);
      await toTurn(page);
    });
  }
  expect(await toTurn(page)).toBe(true);
  await expectNoShifts(page);
  expect(await recordOf(page)).toBe(game.text);
  await expect(page.getByRole("heading", { name: /wins|A draw|concedes/ })).toBeVisible();
  await expect(page.locator(".finale .d52-lanes")).toBeVisible();
}

/** By default the first turns of a game, and its last ones. */
const PARTS = { "begin and end a base game": [[0, 4], [148]], "play a whole base game": [[0]] };

for (const [what, parts] of Object.entries(PARTS))
  test(`two people ${what} by taps, and load it in the middle`, { tag: parts.length > 1 ? [] : "@all" }, async ({ page }) => {
    test.slow();
    await playGolden(page, "two-bots", parts);
  });

test("two people play a whole game with everything on, and neither seat’s page holds what it doesn’t know @all", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  const watch = watchHands(page);
  await playGolden(page, "everything", [[0]], (at, line) => at < 60 && watch(at, line));
});

test("a person plays a turn against a bot, and sees the bot's", async ({ page }) => {
  await dealWithStoppedClock(page, ["Ana", null], "duel-52");
  const [, bot] = / bot:\S+ (.+)$/.exec(line(await recordOf(page), "seats"));
  const told = linesShown(page).filter({ hasText: new RegExp(`${bot} (plays|flips|attacks|pairs)`) });
  let played = 0;
  await repeat(page, 60, async () => {
    if (await prompt(page).filter({ hasText: "action" }).count()) {
      await hand(page).first().click();
      await drop(page, 1).click();
      played += 1;
    } else if (played > 0 && (await screen(page, "news").count())) {
      await advanceClock(page, 20_000);
      await expect(told.first()).toBeVisible();
      return true;
    }
    return void (await stepOf(page, advanceClock));
  });
});

test("a first turn is made by keyboard alone, a move of it is taken back, and what can't be done says why, with the rule", async ({ calm: page }) => {
  await resume(page, lanes(), 0);
  await openByKeys(page);
  const names = await namesOf(hand(page));
  await press(hand(page).first());
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "false");
  await press(hand(page).first());
  await press(drop(page, 2));
  await expect(prompt(page)).toHaveText("Last action of your turn");
  await expect(tile(page, 7)).toHaveCount(1);
  // A phone's tray shows a card, and doesn't cover the button.
  await page.setViewportSize({ width: 360, height: 740 });
  await tile(page, 1).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile(page, 7)).toHaveCount(0);
  expect(await namesOf(hand(page))).toEqual(names);
  await tile(page, 1).click();
  await expect(confirmButton(page)).toHaveAttribute("aria-disabled", "true");
  await press(confirmButton(page));
  await expect(toast(page, "D52-16")).toBeVisible();
  await press(hand(page).first());
  await press(drop(page, 2));
  await press(tile(page, 7));
  await press(confirmButton(page));
  await expect(tile(page, 7)).toHaveAccessibleName(/face-up/);
});

test("a turn with its time limit ends by itself, and all its decisions share the time", async ({ calm: page }) => {
  await resume(page, lanes([], { parts: ["forts"], time: "show" }), 0);
  await openCurtain(page);
  await advanceClock(page, 30_000);
  await hand(page).first().click();
  await drop(page, 1).click();
  await expect(prompt(page)).toHaveText("Last action of your turn");
  await expect(clock(page)).toHaveText(/^0:(28|29|30)$/);
  await advanceClock(page, 31_000);
  await expect(page.getByText("Time ran out, so the rules decided.")).toBeVisible();
  expect(await recordOf(page)).toMatch(/\n1 play \w+ 1\n1 timeout\n$/);
});

test("a card says how it attacks where it can, and first of all", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [own, ready, tray] = [".d52-side.is-near .d52-tile.is-up", ".d52-side.is-near .d52-sign.is-ready", ".d52-tray__text"].map((each) => page.locator(each));
  const game = golden("everything");
  const attack = game.decisions.findIndex((each) => each.includes(" attack "));
  await resume(page, game.after(attack), attack);
  await toTurn(page);
  await page.locator(".d52-side.is-near .d52-tile:has(.is-ready)").first().click();
  const hint = tray.locator(".d52-hint");
  await expect(hint).toHaveText("Choose an enemy card in its lane to attack. 1 action");
  const [around, inside] = [await tray.boundingBox(), await hint.boundingBox()];
  expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height + 1);
  // The fort's hit points are shown rather than the hint.
  await resumeGolden(page, "everything", 90);
  await expect(ready).toHaveCount(0);
  await own.first().click();
  await expect(tray).toContainText("hit points");
  await expect(hint).toHaveCount(0);
});

test("the board, its dialogs, its news, its end and its replay are accessible", { annotation: { type: "costly", description: "axe looks at every screen, in each theme and size" } }, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await open(page, "#/about");
  const game = await resumeGolden(page, "everything", 60);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Powers" }).click();
  await expect(page.getByRole("dialog")).toContainText("Bannerman");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Discarded/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  if (IS_WHOLE) await expectAccessible(page);
  await page.keyboard.press("Escape");
  await goToGame(page, "lanes", game.text, { table: game.decisions.length - 6 });
  await expect(tableFoot(page)).toBeVisible();
  await advanceClock(page, 30_000);
  if (IS_WHOLE) await expectAccessible(page);
  await leaveTable(page);
  await expect(playAgainButton(page)).toBeVisible();
  await expectAccessible(page);
  await go(page, "#/replay/lanes");
  await expect(page.locator(".d52")).toBeVisible();
  await slider(page).fill("12");
  await expect(replayTold(page)).not.toBeEmpty();
  await expect(page.locator(".d52-lanes .d52-tile")).not.toHaveCount(0);
  if (IS_WHOLE) await expectAccessible(page);
});

test("the end phase is announced, with what it changes", async ({ calm: page }) => {
  const game = golden("two-bots");
  // Counts turns, each of which draws a card, up to the last draw. The player looks some decisions later.
  let at = 0;
  for (let drawn = 0; drawn < 26 && at < game.decisions.length; at += 1) drawn = Number(game.decisions[at + 1]?.[0] !== game.decisions[at][0]) + drawn;
  await goToGame(page, "lanes", game.after(Math.min(at + 6, game.decisions.length - 4)), { table: 40 });
  await expect(tableFoot(page)).toBeVisible();
  await advanceClock(page, 60_000);
  await expect(page.locator(".d52-changes")).toContainText("Base cards are normal cards");
});

test("a hero does nothing before bannermen are picked, and says so", async ({ calm: page }) => {
  await resume(page, lanes([], { starts: "random", parts: ["heroes", "bannermen"] }), 0);
  await openCurtain(page);
  const asked = await prompt(page).textContent();
  await expect(hero(page)).toHaveAttribute("aria-disabled", "true");
  await hero(page).press("Enter");
  await expect(page.getByText("First do what you’re asked above.")).toBeVisible();
  await expect(hero(page)).not.toHaveClass(/is-picked/);
  await expect(prompt(page)).toHaveText(asked);
});

test("a 4 shows a card to its seat, marks it, and tells nobody else", async ({ calm: page }) => {
  await resume(page, lanes(LOOK_ALIKES.decisions.slice(0, -1), { seed: LOOK_ALIKES.seeds[0] }), LOOK_ALIKES.decisions.length - 1);
  await openCurtain(page);
  await expect(prompt(page)).toHaveText("Look at a face-down card");
  await tile(page, 2).click();
  await expect(page.getByRole("heading", { name: "Turn done." })).toBeVisible();
  await expect(standing(page), "it stands as the turn has left it").toContainText("Ben’s turn");
  await expect(page.locator("main")).toContainText(/You look at Ben’s base card in lane 1: it is \S+/);
  await leaveDone(page);
  await advanceClock(page, 20_000);
  await expect(page.locator("main")).toContainText("Ana looks at Ben’s base card in lane 1.");
  await leaveTable(page);
  await openCurtain(page);
  await expect(tile(page, 2)).toHaveAccessibleName(/seen by Ana/);
  await expect(tile(page, 2)).not.toHaveAccessibleName(/ of (clubs|diamonds|hearts|spades)/);
});

test("twelve deals that differ in secrets show the same whenever nobody holds the device @all", async ({ calm: page }) => {
  test.slow();
  for (const [decisions, kept] of [
    [[], {}],
    [LOOK_ALIKES.decisions, {}],
    [LOOK_ALIKES.decisions, { table: 3 }],
  ]) {
    await expectAlike(LOOK_ALIKES.seeds, async (seed) => {
      await goToGame(page, "twin", lanes(decisions, { seed }), kept);
      await expect(curtain(page).or(tableFoot(page)).first()).toBeVisible();
      await advanceClock(page, 20_000);
      const body = page.locator("body");
      return { dom: await body.evaluate((body) => body.outerHTML), tree: await body.ariaSnapshot(), title: await page.title() };
    });
  }
});

test("the set-up names the options, and the rules are a page @all", async ({ page }) => {
  await open(page, "#/new/duel-52");
  await expect(page.getByRole("switch", { name: "Bannermen" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Time limits" })).toBeVisible();
  await expectAccessible(page);
  await go(page, "#/rules/duel-52");
  await expect(page.getByRole("heading", { level: 1, name: /Duel 52/ })).toBeVisible();
  await expectAccessible(page);
});

test("a card that is still on its way takes the tap that is put on it", async ({ page }) => {
  // Slows animations, so that cards move for the whole test.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const movement = animate.apply(this, how);
      movement.playbackRate = 0.001;
      return movement;
    };
  });
  await openWithStoppedClock(page);
  await resume(page, lanes(), 0);
  await openCurtain(page);
  await hand(page).first().click();
  await drop(page, 1).click();
  // The gap that the card leaves is closed.
  const card = page.locator(".d52-hand__card").first();
  await expect.poll(() => card.evaluate((card) => card.getAnimations().length)).toBe(1);
  const { x, y, width, height } = await hand(page).first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // The movement ends while the finger is down: counting running animations also finishes them.
  const countAnimations = (state) => page.evaluate((state) => {
    const found = document.getAnimations().filter(({ playState }) => playState === state);
    if (state === "running") found.forEach((movement) => movement.finish());
    return found.length;
  }, state);
  await countAnimations("running");
  await page.mouse.up();
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "true");
  await advanceClock(page, 1_000);
  expect(await countAnimations("paused"), "what stood still goes on").toBe(0);
});
