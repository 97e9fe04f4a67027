// Steps at the table of Dual Duel, and games to begin from.

import { curtain, goOn, lockIn, openCurtain, pass, passOn } from "./table.mjs";

/** A record of Dual Duel. */
export const duel = (decisions = [], { seed = "000000000000d0e1", target = 2, time = "off" } = {}) =>
  [
    "facedown 1",
    "game dual-duel 1",
    `options target=${target} longest=9 time=${time}`,
    "seats Ana | Ben",
    `seed ${seed}`,
    ...decisions,
    "",
  ].join("\n");

/** Decisions that leave everything to the rules: wilds, then so many rounds without a call. */
export const unattended = (rounds) =>
  Array.from({ length: 2 * (1 + 3 * rounds) }, (_, at) => `${1 + (at % 2)} timeout`);

export const hand = (page) => page.getByRole("button", { name: /, in hand$/ });
export const pairs = (page) => page.locator(".dd-pair");

/** Decides whatever is asked, the first that is possible. */
export async function decide(page) {
  const radios = page.locator(".radio-card");
  if (await radios.count()) await radios.last().click();
  else await hand(page).first().click();
  if ((await lockIn(page).getAttribute("aria-disabled")) === "true") await hand(page).first().click();
  await lockIn(page).click();
}

/** Takes one step of a match, whatever the table asks for. Returns whether it is over. */
export async function step(page) {
  if (await page.locator("#play-again").count()) return true;
  if (await curtain(page).count()) await openCurtain(page);
  else if (await passOn(page).count()) await passOn(page).click();
  else if (await goOn(page).count()) await goOn(page).click();
  else if (await lockIn(page).count()) await decide(page);
  else await pass(page);
  return false;
}
