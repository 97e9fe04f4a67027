// Steps at the table of Heads Up Duel, and games to begin from.

import { readFileSync } from "node:fs";
import { expect } from "./fixtures.mjs";
import { curtain, goOn, openCurtain, pass, passOn } from "./table.mjs";

/** A record of Heads Up Duel; options that are not named keep their defaults. */
export const game = (decisions = [], { seats = "Ana | Ben", seed = "00000000004ead01", options = "tokens=1" } = {}) =>
  ["facedown 1", "game heads-up-duel 1", `options ${options}`, `seats ${seats}`, `seed ${seed}`, ...decisions, ""].join("\n");

/** A whole game that the engine's tests play, too. */
export const golden = (name) =>
  readFileSync(new URL(`../engine/tests/records/heads-up-duel-${name}.record`, import.meta.url), "utf8");

export const FOUR = "Ana | Ben | Cem | Dee";

/** Everybody finishes, in so many periods. */
export const idle = (periods, seats = 4) =>
  Array.from({ length: periods * seats }, (_, at) => `${1 + (at % seats)} finish`);

export const part = (page, name) => page.getByRole("group", { name: "What to look at" }).getByRole("button", { name });
export const give = (page) => page.getByRole("button", { name: /^Give an? (?!marble)/ });
export const ready = (page) => page.locator("#hud-ready");
export const finish = (page) => page.locator("#hud-finish");
export const picks = (page) => page.locator(".hud-other__pick");
export const lock = (page) => page.locator(".lock");
export const able = (page) => page.locator(".hud-hand.is-able button");
export const openly = (page) => page.locator(".table__openly");

/** Takes the steps that hand the device over, up to this person's visit in the trading. */
export async function visit(page, name) {
  const takes = page.getByRole("button", { name: `${name} takes the device` });
  const shows = page.getByRole("button", { name: "Show the cards" });
  for (let steps = 0; !(await page.locator(".hud-trade").count()); steps += 1) {
    expect(steps).toBeLessThan(12);
    if (await passOn(page).count()) await passOn(page).click();
    else if (await goOn(page).count()) await goOn(page).click();
    else if (await takes.count()) await takes.click();
    else if (await shows.count()) await shows.click();
    else await openCurtain(page);
  }
  await expect(page.getByRole("button", { name: "Cover the screen" })).toBeVisible();
}

/** Ends a visit in the trading. */
export async function leaveOff(page) {
  await finish(page).click();
  await expect(passOn(page)).toBeVisible();
}

/** Everybody who has not done so finishes this period. */
export async function allFinish(page, names) {
  for (const name of names) {
    await visit(page, name);
    await leaveOff(page);
  }
}

/** Takes one step after the trading, whatever the table asks for. Returns whether it is over. */
export async function step(page) {
  if (await page.locator("#play-again").count()) return true;
  if (await curtain(page).count()) await openCurtain(page);
  else if (await passOn(page).count()) await passOn(page).click();
  else if (await openly(page).count()) await openly(page).first().click();
  else if (await goOn(page).count()) await goOn(page).click();
  else if (await picks(page).count()) await picks(page).first().click();
  else if (await ready(page).count()) await ((await able(page).count()) ? able(page).first() : ready(page)).click();
  else if (await lock(page).count()) {
    await page.locator(".hud-hand button").first().click();
    await lock(page).click();
  } else await pass(page, 1_000);
  return false;
}
