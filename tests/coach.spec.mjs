// The coach: hints for one who plays alone, and the review of a finished game.

import { expect, expectAccessible, test } from "./fixtures.mjs";
import { choose, deal, handCards, keepGame, lockIn, openStill, record, still } from "./table.mjs";
import { go, stored } from "./fixtures.mjs";

const ask = (page) => page.getByRole("button", { name: "Hint", exact: true });
const hint = (page) => page.getByRole("region", { name: "Hint" });
const kept = async (page) => JSON.parse(Object.entries(await stored(page)).find(([key]) => key.startsWith("facedown.save."))[1]).kept;

/** Lets the coach think: it answers from its worker in its own time. */
const told = (page) => expect(hint(page)).toContainText(/better than the next best|No real difference|nothing else to do|what decks are worth/);

/** A game of one person against a bot, with a hand on the screen. */
async function alone(page, game = "fools-gambit") {
  await still(page);
  await openStill(page);
  await deal(page, ["Ana", null], game);
  await ask(page).waitFor();
}

test("a hint is asked for by a tap, says how sure it is, covers nothing, and is counted", async ({ page }) => {
  await alone(page);
  await ask(page).click();
  await told(page);
  await expect(hint(page).getByText(/^Duel with .* wager/)).toBeVisible();
  await expect(page.locator(".hint-place")).toHaveAttribute("aria-live", "polite");
  const [below, board] = await Promise.all([hint(page).boundingBox(), page.locator("#main").boundingBox()]);
  expect(below.y + below.height).toBeLessThanOrEqual(board.y);
  await expectAccessible(page);
  await expect.poll(async () => (await kept(page)).hints).toBe(1);
  const said = await hint(page).textContent();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(hint(page)).toBeHidden();
  await expect(ask(page)).toBeFocused();
  await ask(page).click();
  await expect(hint(page)).toHaveText(said);
  expect((await kept(page)).hints, "the same hint counts once").toBe(1);
  await choose(page);
  await expect(hint(page)).toBeHidden();
  await expect(ask(page)).toBeHidden();
});

for (const game of ["duel-52", "dual-duel", "gold-rush-shoot-out", "heads-up-duel"])
  test(`a hint is asked for by its key in ${game}, and put away by Escape`, async ({ page }) => {
    await still(page);
    await openStill(page);
    await deal(page, game === "gold-rush-shoot-out" ? ["Ana", null, null] : ["Ana", null], game);
    await ask(page).waitFor();
    await page.keyboard.press("h");
    await told(page);
    await page.keyboard.press("Escape");
    await expect(hint(page)).toBeHidden();
    await expectAccessible(page);
  });

test("where two people play nobody is given hints", async ({ page }) => {
  await still(page);
  await openStill(page);
  await deal(page, ["Ana", "Ben"]);
  await page.locator("#curtain-open").waitFor();
  await expect(ask(page)).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(hint(page)).toHaveCount(0);
});

test("the result says how many hints were taken", async ({ page }) => {
  await openStill(page);
  await keepGame(page, "helped", record(["1 leave"], { seats: "Ana | bot:sharp" }), { hints: 2 });
  await go(page, "#/game/helped");
  await expect(page.getByText("2 hints taken")).toBeVisible();
});
