// Limits the taps and hand-overs of a round.

import { decide as decideDual, duel, unattended } from "./dual-duel.mjs";
import { expect, recordOf, repeat, test } from "./fixtures.mjs";
import { advanceClock, decide as decideFools, decideOrWait, goOnButton, goToGame, openCurtain, record, screen, stepOf, tap } from "./table.mjs";

const decisionCount = async (page) => (await recordOf(page)).trimEnd().split("\n").length - 5;

/** Plays until the table has shown `decisions` decisions; counts taps and hand-overs. */
async function countUntil(page, decisions, decide, steps = {}) {
  await page.evaluate(() => {
    globalThis.pressed = { taps: 0, handOvers: 0 };
    const count = ({ target }) => {
      globalThis.pressed.taps += 1;
      globalThis.pressed.handOvers += /I’m /.test(target.closest("button")?.textContent) ? 1 : 0;
    };
    // Tests share the page: ends the count of the one before.
    globalThis.counting?.abort();
    globalThis.counting = new AbortController();
    document.addEventListener("pointerdown", count, { capture: true, signal: globalThis.counting.signal });
  });
  const isOver = async () => (await decisionCount(page)) >= decisions && (await screen(page, "news").count()) > 0 && (await goOnButton(page).count()) === 0;
  await repeat(page, 80, async () => (await isOver()) || void (await stepOf(page, decideOrWait(decide), steps)));
  return page.evaluate(() => globalThis.pressed);
}

test("a round of Dual Duel in which both call by a show of hands takes few taps and hand-overs @all", async ({ calm: page }) => {
  const wilds = unattended(0);
  await goToGame(page, "duel", duel(wilds), { table: wilds.length, gestures: true });
  const both = page.getByRole("button", { name: "Both call" });
  // The table continues to the call by itself.
  const news = async () => ((await goOnButton(page).count()) ? advanceClock(page, 20_000) : openCurtain(page));
  const counted = await countUntil(page, wilds.length + 8, decideDual, { gestures: () => tap(both), news });
  expect(counted.taps).toBeLessThanOrEqual(18);
  expect(counted.handOvers).toBeLessThanOrEqual(5);
});

test("a round of Fools Gambit takes no more taps and hand-overs than it did @all", async ({ calm: page }) => {
  await goToGame(page, "duel", record());
  const counted = await countUntil(page, 4, decideFools);
  expect(counted.taps).toBeLessThanOrEqual(16);
  expect(counted.handOvers).toBeLessThanOrEqual(4);
});
