// Limits the presses of a round; holding a name's button counts as one.

import { IS_WHOLE } from "./covering.mjs";
import { expectNoShifts, watchShifts } from "./fit.mjs";
import { SLUGS, expect, recordOf, repeat, test } from "./fixtures.mjs";
import { GOLDEN, upTo } from "./records.mjs";
import { duel } from "./dual-duel.mjs";
import { drop, hand, lanes, prompt } from "./duel-52.mjs";
import { EIGHT, rush, step } from "./gold-rush.mjs";
import { game } from "./heads-up-duel.mjs";
import { advanceClock, curtain, goOnButton, goToGame, handCards, hold, lockInButton, openWithStoppedClock, passOnButton, powers, publicActions, record, screen, stepOf, takeButtons, takePublicAction, toDecision, untilSeen } from "./table.mjs";

// Counts presses and watches for layout shifts. The returned function expects no shifts, at most
// `most` presses, and among them at most `gates` that open somebody's view.
async function countPresses(page) {
  await watchShifts(page);
  await page.evaluate(() => {
    globalThis.presses = [0, 0];
    // Tests share the page: ends the count of the one before.
    globalThis.counting?.abort();
    globalThis.counting = new AbortController();
    const count = ({ target }) => {
      globalThis.presses[0] += 1;
      globalThis.presses[1] += target.closest("#curtain-open, .hold") ? 1 : 0;
    };
    addEventListener("pointerdown", count, { capture: true, signal: globalThis.counting.signal });
  });
  return async (most, gates) => {
    await expectNoShifts(page);
    const made = await page.evaluate(() => globalThis.presses);
    test.info().annotations.push({ type: "presses, gates", description: made.join(", ") });
    expect(made[0], "presses").toBeLessThanOrEqual(most);
    expect(made[1], "gates").toBeLessThanOrEqual(gates);
  };
}

const canLockIn = async (page) => (await lockInButton(page).getAttribute("aria-disabled")) !== "true";

test("a round of Fools Gambit for two takes at most 15 presses and 4 gates", async ({ calm: page }) => {
  await goToGame(page, "round", record());
  const expectAtMost = await countPresses(page);
  for (let visits = 0; visits < 4; visits += 1) {
    await toDecision(page);
    await repeat(page, 4, async () => (await canLockIn(page)) || void (await handCards(page).first().click()));
    await lockInButton(page).click();
  }
  // The first screen of the next round.
  if (await passOnButton(page).count()) await passOnButton(page).click();
  await expect(page.getByText(/wins the round|a tie/).first()).toBeVisible();
  await expectAtMost(15, 4);
});

test("a turn of Duel 52 takes at most 7 presses and 1 gate", async ({ calm: page }) => {
  await goToGame(page, "turn", lanes());
  const expectAtMost = await countPresses(page);
  await toDecision(page);
  await repeat(page, 4, async () => {
    if (!(await prompt(page).count())) return true;
    await hand(page).first().click();
    await drop(page, 1).click();
    return void (await advanceClock(page, 1_000));
  });
  await expectAtMost(7, 1);
});

test("a round of Dual Duel takes at most 18 presses and 4 gates", async ({ calm: page }) => {
  await goToGame(page, "round", duel(["1 timeout", "2 timeout"]), { table: 2 });
  const expectAtMost = await countPresses(page);
  for (let visits = 0; visits < 4; visits += 1) {
    await toDecision(page);
    await handCards(page).first().click();
    await lockInButton(page).click();
  }
  const nobody = page.getByRole("button", { name: "Nobody calls" });
  await repeat(page, 8, async () => (await nobody.count()) > 0 || void (await stepOf(page, advanceClock)));
  await nobody.click();
  await expect(page.getByText(/wins the round/).first()).toBeVisible();
  await expectAtMost(18, 4);
});

test("a round of Heads Up Duel in which nobody adds a card takes at most 8 presses and 3 gates", async ({ calm: page }) => {
  await goToGame(page, "round", game());
  const expectAtMost = await countPresses(page);
  for (let visits = 0; visits < 2; visits += 1) {
    await toDecision(page);
    await handCards(page).first().click();
    await lockInButton(page).click();
  }
  const over = page.getByText(/the point goes to|nobody gets the point|gets .* the point/).first();
  await repeat(page, 8, async () => {
    await advanceClock(page, 30_000);
    if (await over.count()) return true;
    await ((await publicActions(page).count()) ? takePublicAction(page) : passOnButton(page).or(goOnButton(page)).first().click());
    return void (await advanceClock(page, 30_000));
  });
  await expectAtMost(8, 3);
});

test("a round of Gold Rush Shoot Out for four takes at most 58 presses and 10 gates", { annotation: { type: "costly", description: "a round of four by clicks" } }, async ({ calm: page }) => {
  await goToGame(page, "round", rush([], { seats: EIGHT.slice(0, 4) }), { table: 0, looked: [] });
  const expectAtMost = await countPresses(page);
  await repeat(page, 400, async (steps) => (await page.getByText(/Round 2 of 6/).count()) > 0 || void (await step(page, steps)));
  await expectAtMost(58, 10);
});

/** Sends events to a button while the page is too busy for anything else. Timers due by then fire after them. */
const busily = (button, events) =>
  button.evaluate((button, events) => {
    const from = performance.now();
    for (const [type, at] of events) {
      const event = new PointerEvent(type, { bubbles: true });
      Object.defineProperty(event, "timeStamp", { value: from + at });
      button.dispatchEvent(event);
    }
  }, events);

test("a button is awake in time, and a hold that was long enough opens, though the page was too busy for its timers", async ({ calm: page }) => {
  await goToGame(page, "awake", record());
  await busily(curtain(page), [["pointerdown", 499]]);
  await advanceClock(page, 400);
  await busily(curtain(page), [["pointerup", 0]]);
  await expect(curtain(page)).toHaveClass(/is-deaf/);
  await busily(curtain(page), [["pointerdown", 100]]);
  await advanceClock(page, 649);
  await expect(curtain(page)).toBeVisible();
  await advanceClock(page, 1);
  await expect(handCards(page)).toHaveCount(3);
  await goToGame(page, "held", record());
  await advanceClock(page, 600);
  await busily(curtain(page), [["pointerdown", 0], ["pointerup", 649]]);
  await advanceClock(page, 2_000);
  await expect(curtain(page)).toBeVisible();
  await busily(curtain(page), [["pointerdown", 0], ["pointerup", 650]]);
  await expect(handCards(page)).toHaveCount(3);
});

test("the release of a hold presses nothing of what has come under the finger", { tag: "@phone" }, async ({ calm: page }) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const picked = () => page.locator("#main :is([aria-pressed=true], :checked, [data-screen=done])").count();
  const people = ["Ana", "Ben", "Cid", "Dot", "Eva", "Fee", "Gus", "Hal"];
  const firsts = SLUGS.map((slug) => upTo(GOLDEN.find((name) => name.startsWith(slug)), 0, people));
  await goToGame(page, "touched", firsts[0]);
  // Pulling down must not reload the page.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe("none");
  const fractions = [0.2, 0.5, 0.8];
  for (const [at, text] of firsts.entries()) {
    // By default at places where at least one game has something to pick.
    for (const fraction of IS_WHOLE ? fractions : [fractions[(at + 1) % 3]]) {
      await goToGame(page, "touched", text);
      await advanceClock(page, 600);
      const { x, y, width, height } = await curtain(page).or(takeButtons(page)).first().boundingBox();
      const place = { x: x + fraction * width, y: y + height / 2 };
      await touch("touchStart", place);
      await advanceClock(page, 700);
      await screen(page, "seat", "recap").waitFor();
      const before = await picked();
      await touch("touchEnd");
      await page.touchscreen.tap(place.x, place.y);
      expect(await picked(), text).toBe(before);
    }
  }
});

test("nothing that decides stands where a button was held", async ({ page }) => {
  await openWithStoppedClock(page);
  const people = ["Ana", "Ben", "Cid", "Dot", "Eva", "Fee", "Gus", "Hal"];
  const firsts = SLUGS.map((slug) => [upTo(GOLDEN.find((name) => name.startsWith(slug)), 0, people), {}]);
  // With and without news before the swaps.
  const swaps = [{}, { looked: [2, 2], table: 2 }].map((kept) => [powers(2), kept]);
  const places = [[360, 740], [390, 844], [740, 360], [820, 1180]];
  const games = [...firsts, ...swaps];
  for (const [at, [width, height]] of places.entries()) {
    await page.setViewportSize({ width, height });
    // By default each game at one size.
    for (const [text, kept] of IS_WHOLE ? games : games.filter((_, nth) => nth % places.length === at)) {
      await goToGame(page, "under", text, kept);
      const held = curtain(page).or(takeButtons(page)).first();
      await untilSeen(page, held);
      await advanceClock(page, 30_000);
      const box = await held.boundingBox();
      await hold(page, held);
      await screen(page, "seat", "recap").waitFor();
      const record = await recordOf(page);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await advanceClock(page, 2_000);
      const place = `${width} × ${height}: ${text.split("\n")[1]}`;
      expect.soft(await recordOf(page), place).toBe(record);
      await expect.soft(screen(page, "seat", "recap"), place).toHaveCount(1);
    }
  }
});
