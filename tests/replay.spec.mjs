// Replays of finished games: steps, playback, and each seat's view.

import { expect, expectAccessible, go, open, repeat, test } from "./fixtures.mjs";
import { replayTold, slider } from "./replay.mjs";
import { keepGame, openWithStoppedClock, powers } from "./table.mjs";

const END = "Ana concedes. The game is over: Ben wins.";

async function goToReplay(page, end = ["1 leave"]) {
  await keepGame(page, "watched", powers(4, end));
  await go(page, "#/replay/watched");
  // The page hears no keys before the heading has the focus.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

const viewOf = (page, name) => page.getByRole("combobox", { name: "Whose cards" }).selectOption(`${name}’s cards`);

test("a finished game is watched step by step, each part of a duel for itself, by buttons, keys and slider", async ({ calm: page }) => {
  await goToReplay(page);
  const shown = () => slider(page).getAttribute("aria-valuetext");
  const back = page.getByRole("button", { name: /^One step back/ });
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await expect(back).toHaveAccessibleName(/This is the beginning/);
  await page.getByRole("button", { name: "One step forward" }).click();
  const first = "Ana picks seven of clubs to duel with and wagers four of clubs.";
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "The cards are dealt.");
  const steps = [await shown()];
  while (steps.length < 30 && steps.at(-1) !== END) {
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveValue(String(steps.length));
    steps.push(await shown());
  }
  const order = [first, "Ben picks five of hearts", "Ana wagers", "Ana swaps", "Ana duels with", "Both 5s act", "takes the value", "reverses", "wins the round", "Round 2 begins"];
  const found = order.map((part) => steps.findIndex((step) => step.includes(part)));
  expect(found).not.toContain(-1);
  expect(found.slice(2)).toEqual(found.slice(2).sort((one, other) => one - other));
  await page.keyboard.press("Home");
  await expect(replayTold(page)).toHaveText("The cards are dealt.");
  await page.keyboard.press("End");
  await expect(replayTold(page)).toHaveText(END);
  await expect(page.getByRole("button", { name: /^One step forward/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Ana concedes: Ben wins")).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveValue(String(steps.length - 2));
});

test("a replay plays by itself, at a speed that is chosen, and stops at its end", async ({ page }) => {
  await openWithStoppedClock(page);
  await goToReplay(page);
  const play = page.getByRole("button", { name: "Play", exact: true });
  const pause = page.getByRole("button", { name: "Pause", exact: true });
  const stepShown = async () => Number(await slider(page).inputValue());
  await play.click();
  await expect(pause).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(slider(page)).not.toHaveValue("0");
  await pause.click();
  const at = await stepShown();
  await page.clock.runFor(20_000);
  expect(await stepShown(), "it is paused").toBe(at);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("Fast");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(play, "a step by hand pauses it").toBeVisible();
  await play.click();
  await repeat(page, 60, async () => {
    await page.clock.runFor(1_500);
    return (await replayTold(page).textContent()) === END;
  });
  await expect(play, "nothing is left to play").toBeVisible();
  await play.click();
  await expect(replayTold(page), "it begins again").toHaveText("The cards are dealt.");
});

test("either seat's view shows what it saw, the open one everything", async ({ calm: page }) => {
  await goToReplay(page);
  const card = (name) => page.getByRole("img", { name });
  await expect(card(/five of clubs/)).toHaveCount(1);
  await expect(card(/king of hearts/)).toHaveCount(1);
  await viewOf(page, "Ben");
  await expect(card(/five of clubs/)).toHaveCount(0);
  await expect(card("3 cards in Ana’s hand")).toHaveCount(1);
  await expect(card(/king of hearts/)).toHaveCount(1);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(replayTold(page)).toHaveText("Ana has chosen.");
  await viewOf(page, "Ana");
  await expect(replayTold(page)).toContainText("Ana picks");
  await expect(slider(page)).toHaveValue("1");
});

test("a replay keeps to WCAG 2.2 AA in both themes, and fits a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/about");
  await goToReplay(page);
  for (const [key, told] of [["Home", "The cards are dealt."], ["End", END]]) {
    await page.keyboard.press(key);
    await expect(replayTold(page)).toHaveText(told);
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(size).toEqual([360, 740]);
  }
  await expectAccessible(page);
});

test("a game that is not over, or not there, has no replay", async ({ calm: page }) => {
  await goToReplay(page, []);
  await expect(page.getByRole("heading", { level: 1, name: "This game isn’t over" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page).toHaveURL(/#\/game\/watched$/);
  await go(page, "#/replay/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "This game can’t be shown" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});
