// Replays of finished games: steps, playback, and each seat's view.

import { expect, expectAccessible, go, open, repeat, test } from "./fixtures.mjs";
import { replayTold, slider } from "./replay.mjs";
import { keepGame, openWithStoppedClock, powers } from "./table.mjs";

const END = "Ana concedes. The game is over: Ben wins.";

async function openReplay(page, end = ["1 leave"]) {
  await open(page, "#/about");
  await keepGame(page, "watched", powers(4, end));
  await go(page, "#/replay/watched");
  // Only from now on the page hears keys.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

const viewOf = (page, name) => page.getByRole("combobox", { name: "Whose cards" }).selectOption(`${name}’s cards`);

test("a finished game is watched step by step, by buttons, keys and slider", async ({ page }) => {
  await openReplay(page);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "The cards are dealt.");
  const back = page.getByRole("button", { name: /^One step back/ });
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await expect(back).toHaveAccessibleName(/This is the beginning/);
  await page.getByRole("button", { name: "One step forward" }).click();
  const first = "Ana picks seven of clubs to duel with and wagers four of clubs.";
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Ben picks five of hearts/);
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first);
  await page.keyboard.press("End");
  await expect(replayTold(page)).toHaveText(END);
  await expect(page.getByRole("button", { name: /^One step forward/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Ana concedes: Ben wins")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(replayTold(page)).toHaveText("The cards are dealt.");
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first);
  await expect(slider(page)).toHaveValue("1");
});

test("a replay plays by itself, at a speed that is chosen, and stops at its end", async ({ page }) => {
  await openWithStoppedClock(page);
  await keepGame(page, "watched", powers(4, ["1 leave"]));
  await go(page, "#/replay/watched");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

test("every part of a duel is a step of its own", async ({ page }) => {
  await openReplay(page);
  const steps = [];
  for (let at = 0; at < 30; at += 1) {
    steps.push(await slider(page).getAttribute("aria-valuetext"));
    if (steps.at(-1) === END) break;
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveValue(String(at + 1));
  }
  const indexOf = (part) => steps.findIndex((step) => step.includes(part));
  const order = ["Ana wagers", "Ana swaps", "Ana duels with", "Both 5s act", "takes the value", "reverses", "wins the round", "Round 2 begins"];
  const found = order.map(indexOf);
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
});

test("either seat's view shows what it saw, the open one everything", async ({ page }) => {
  await openReplay(page);
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
  await openReplay(page);
  for (const key of ["Home", "End"]) {
    await page.keyboard.press(key);
    await expectAccessible(page);
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(size).toEqual([360, 740]);
  }
});

test("a game that is not over has no replay", async ({ page }) => {
  await openReplay(page, []);
  await expect(page.getByRole("heading", { level: 1, name: "This game isn’t over" })).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page).toHaveURL(/#\/game\/watched$/);
});

test("there is no replay of a game that is not there", async ({ page }) => {
  await open(page, "#/replay/nothing");
  await expect(page.getByRole("heading", { level: 1, name: "This game can’t be shown" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});
