// Dual Duel: records, and steps at the table.

import { recordText } from "./records.mjs";
import { decideOrWait, lockInButton, stepOf, tap } from "./table.mjs";

export const duel = (decisions = [], { seed = "000000000000d0e1", target = 2, time = "off" } = {}) =>
  recordText("dual-duel", `target=${target} longest=9 time=${time}`, "Ana | Ben", seed, decisions);

/** Decisions of seats that only run out of time: they lay wilds, then play `rounds` rounds without a call. */
export const unattended = (rounds) =>
  Array.from({ length: 2 * (1 + 3 * rounds) }, (_, at) => `${1 + (at % 2)} timeout`);

export const hand = (page) => page.getByRole("button", { name: /, in hand$/ });
export const pairs = (page) => page.getByRole("region", { name: /pair$/ });

/** Decides: takes the last option, which calls, or the first cards. */
export async function decide(page) {
  const offers = page.getByRole("main").locator("label").filter({ has: page.getByRole("radio") });
  if (await offers.count()) await tap(offers.last());
  else await tap(hand(page).first());
  if ((await lockInButton(page).getAttribute("aria-disabled")) === "true") await tap(hand(page).first());
  await tap(lockInButton(page));
}

export const step = (page) => stepOf(page, decideOrWait(decide));
