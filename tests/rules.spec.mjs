// The rules page of Fools Gambit.

import { expect, expectAccessible, open, test } from "./fixtures.mjs";

test("the rules tell everything with its rule's number, and draw the special cards", async ({ page }) => {
  await open(page, "#/rules/fools-gambit");
  await expect(page.getByRole("heading", { level: 1, name: "How to play Fools Gambit" })).toBeVisible();
  for (const name of ["A round", "Three ranks with a power", "For example", "When the deck runs out", "What you can see"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const text = await page.getByRole("main").textContent();
  const named = new Set([...text.matchAll(/FG-(\d+)(?: to FG-(\d+))?/g)].flatMap(([, from, to = from]) => {
    return Array.from({ length: to - from + 1 }, (_, at) => Number(from) + at);
  }));
  expect([...named].sort((one, other) => one - other)).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  const powers = page.getByRole("table").getByRole("img");
  await expect(powers).toHaveCount(3);
  await expect(page.getByText("Our ruling")).toHaveCount(4);
});

test("the rules can be read by everybody, on a small phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/rules/fools-gambit");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
