// A table that all look at is a stage: where nobody decides, cards and board have the height of a wide screen.

import { NAMES, misfits, upTo } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { goToGame, openCalm, pass } from "./table.mjs";

/** Tablets on their side, a desk, a television. */
const WIDE = [
  [1180, 820],
  [1280, 800],
  [1920, 1080],
];

/** The boxes of all that a selector finds. */
const boxes = (page, selector) => page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

/** Looks at a table after so many decisions, when it has told what came after the first ones: near, and on a television from afar. */
async function onStage(page, name, [count, shown], look) {
  await openCalm(page);
  await goToGame(page, "stage", upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
  await pass(page, 20_000);
  for (const [width, height] of WIDE)
    for (const distance of width < 1_900 ? ["near"] : ["near", "far"]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((distance) => {
        document.documentElement.dataset.table = distance;
        document.querySelector(".table").classList.toggle("is-far", distance === "far");
      }, distance);
      const where = `${width} × ${height}, ${distance}`;
      await look(where, width, height);
      expect.soft(await misfits(page), where).toEqual([]);
    }
}

test("the played cards of Fools Gambit have a quarter of a wide screen's height each", async ({ page }) => {
  await onStage(page, "fools-gambit-worked-by-hand", [4, 2], async (where, _, height) => {
    const cards = await boxes(page, ".fg-laid.is-duel > .card");
    expect(cards).toHaveLength(2);
    for (const card of cards) expect.soft(card.height, where).toBeGreaterThanOrEqual(height / 4);
    const [far, near] = cards;
    expect.soft(near.top, where).toBeGreaterThan(far.bottom);
  });
});

for (const [name, moment] of Object.entries({
  "gold-rush-shoot-out-three-seats": [9, 3],
  "gold-rush-shoot-out-eight-seats-and-time-outs": [16, 10],
})) {
  test(`the ring stands in the middle of a wide screen, the loot in it: ${name}`, async ({ page }) => {
    await onStage(page, name, moment, async (where, width, height) => {
      const [ring] = await boxes(page, ".gr-ring");
      expect.soft(Math.abs(ring.left + ring.right - width), where).toBeLessThan(4);
      expect.soft(ring.height, where).toBeGreaterThan(height * 0.75);
      const [take] = await boxes(page, ".gr-take");
      expect.soft(Math.abs(take.left + take.right - width), where).toBeLessThan(0.05 * width);
    });
  });
}

test("what each seat holds in Heads Up Duel's trading is read from afar, and no name is cut", async ({ page }) => {
  await openCalm(page);
  for (const [count, shown] of [[10, 4], [200, 190]]) {
    await goToGame(page, "stage", upTo("heads-up-duel-eight-with-time-outs", count), { table: shown, looked: NAMES.map(() => shown), series: [] });
    await expect(page.locator(".hud-other")).toHaveCount(8);
    for (const [width, height] of [[820, 1180], ...WIDE]) {
      await page.setViewportSize({ width, height });
      const where = `${width} × ${height} after ${count}`;
      for (const pack of await boxes(page, ".hud-other .hud-back")) expect.soft(pack.height, where).toBeGreaterThanOrEqual(Math.min(width, height) / 30);
      const cut = await page.locator(".hud-other__name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
      expect.soft(cut, where).toEqual([]);
      expect.soft(await misfits(page), where).toEqual([]);
    }
  }
});
