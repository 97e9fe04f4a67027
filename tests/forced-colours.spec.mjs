// In forced colours (high contrast) no meaning depends only on a background.

import { expect, test } from "./fixtures.mjs";
import { upTo } from "./records.mjs";
import { goToGame, handCards, toDecision } from "./table.mjs";

const borders = (locator) => locator.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).borderBlockStartWidth)));

async function toMoment(page, name, count) {
  await goToGame(page, "forced", upTo(name, count), { table: count, looked: [count, count, count], series: [] });
  await toDecision(page);
}

test("what is picked, aimed at and left is seen in forced colours", { annotation: { type: "costly", description: "a table of each game" } }, async ({ calm: page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });

  await toMoment(page, "gold-rush-shoot-out-three-seats", 9);
  await page.getByRole("radio").first().press("Space");
  await expect(page.getByRole("radio").first()).toBeChecked();
  const [picked, other] = await borders(page.locator(".radio-card__face"));
  expect(picked).toBeGreaterThan(other);

  await toMoment(page, "fools-gambit-worked-by-hand", 0);
  const [duel, wager] = await borders(page.locator(".fg-slot"));
  expect(duel).toBeGreaterThan(wager);
  await handCards(page).first().click();
  expect((await borders(page.locator(".fg-slot.is-aim")))[0]).toBe(duel);

  await toMoment(page, "dual-duel-fewer-calls", 2);
  const [chosen, unchosen] = await borders(page.locator(".dd-sort .tab"));
  expect(chosen).toBeGreaterThan(unchosen);
  // Texts get a background in forced colours: the number must not cover the word above.
  const [word, number] = await page.locator(".dd-side__counts > :last-child > *").evaluateAll((all) => all.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  }));
  expect(number.top).toBeGreaterThan(word.bottom - 1.5);

  await toMoment(page, "heads-up-duel-eight-with-time-outs", 10);
  const tabs = await borders(page.locator(".hud-tabs .tab"));
  expect(new Set(tabs).size).toBe(2);

  await toMoment(page, "duel-52-heroes-and-forts", 24);
  const left = page.locator(".d52-dot");
  await expect(left).toHaveCount(3);
  const [dot] = await left.evaluateAll((all) => all.map(({ offsetWidth }) => offsetWidth));
  expect((await borders(left))[0]).toBeCloseTo(dot / 2, 0);
});
