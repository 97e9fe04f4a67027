// Several tabs where Web Locks, by which they would agree on one tab, are missing or refused.

import { expect, expectAccessible, stored, test } from "./fixtures.mjs";
import { recordsIn } from "./records.mjs";
import { dealWithStoppedClock } from "./set-up.mjs";
import { choose, curtain, handCards, lockInButton, openCurtain, openWithStoppedClock } from "./table.mjs";

const conflict = (page) => page.getByRole("heading", { name: "This game went on in another tab" });
const follow = (page) => page.getByRole("button", { name: "Continue from there" });
const keepBoth = (page) => page.getByRole("button", { name: "Keep this one as a second game" });
const decisions = async (page) => recordsIn(await stored(page)).map((record) => record.split("\n").slice(5, -1).length);

/** Opens one game in two tabs without locks; Ana has to choose in both. */
async function openTwice(page, context) {
  await dealWithStoppedClock(page);
  await curtain(page).waitFor();
  const other = await context.newPage();
  await openWithStoppedClock(other, new URL(page.url()).hash);
  for (const tab of [page, other]) await openCurtain(tab);
  return other;
}

test("where locks are missing a tab stops as soon as another one has gone on with its game", async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined }));
  const other = await openTwice(page, context);
  await choose(other);
  await expect(conflict(page)).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
  await expect(keepBoth(page)).toHaveCount(0);
  await openCurtain(other);
  await choose(other);
  await follow(page).click();
  await expect(conflict(page)).toHaveCount(0);
  expect(await decisions(page)).toEqual([2]);
});

test("where locks are refused a tab that hears of no other one stops before it writes over its game, and both can be kept", async ({ page, context }) => {
  await context.addInitScript(() => {
    // An empty page has no locks.
    if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException("forbidden", "SecurityError"));
  });
  await context.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  const other = await openTwice(page, context);
  await choose(other);
  await openCurtain(other);
  await choose(other);
  // Ana picks other cards in this tab.
  await handCards(page).last().click();
  await handCards(page).last().click();
  await lockInButton(page).click();
  await expect(conflict(page)).toBeVisible();
  expect(await decisions(page)).toEqual([2]);
  await page.clock.resume();
  await expectAccessible(page);
  await keepBoth(page).click();
  await expect(curtain(page)).toBeVisible();
  expect((await decisions(page)).sort()).toEqual([1, 2]);
});
