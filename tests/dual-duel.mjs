// Steps at the table of Dual Duel, and games to begin from.

import { ASKED, lockIn, stepOf, tap } from "./table.mjs";

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
  if (await radios.count()) await tap(radios.last());
  else await tap(hand(page).first());
  if ((await lockIn(page).getAttribute("aria-disabled")) === "true") await tap(hand(page).first());
  await tap(lockIn(page));
}

/** Takes one step of a match, whatever the table asks for. Returns whether it is over. */
export const step = (page) => stepOf(page, { ...ASKED, lock: ".lock" }, { lock: decide });
