// Gold Rush Shoot Out: records, and steps at the table.

import { golden, recordText } from "./records.mjs";
import { advanceClock, decideOrWait, gesturesDoneButton, goToGame, lockInButton, stepOf, tap } from "./table.mjs";

export const EIGHT = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"];

export const rush = (decisions = [], { seats = EIGHT.slice(0, 3), seed = "000000601d000003", ledger = "on", tokens = 1, time = "off" } = {}) =>
  recordText("gold-rush-shoot-out", `ledger=${ledger} starting-tokens=${tokens} time=${time}`, seats.join(" | "), seed, decisions);

/** The decisions of a game of three seats with all rare cases. */
export const WHOLE = golden("gold-rush-shoot-out-three-seats").trimEnd().split("\n").slice(5);

/** `WHOLE`'s decisions before the first that matches, and the next `more`. */
export const wholeUntil = (pattern, more = 0) => WHOLE.slice(0, WHOLE.findIndex((decision) => pattern.test(decision)) + more);

/** Opens a game after `decisions`, of which `shown` were seen; seats stand and ambush in secret, not by thumbs. */
export const resume = (page, decisions, options = {}, shown = decisions.length) =>
  goToGame(page, "rush", rush(decisions, options), { table: shown, looked: [], gestures: false });

const seats = (page) => page.getByRole("list", { name: "Seats, by priority" });
export const plates = (page) => seats(page).locator("> li");
export const targets = (page) => seats(page).getByRole("button");
/** Aimed pistols, and the preview of one. Screen readers don't get them. */
export const arrows = (page) => page.locator(".gr-arrow");
export const preview = (page) => page.locator(".gr-arrow.is-preview");
export const offers = (page) => page.locator(".gr-offers label");
const take = (page) => page.getByRole("region", { name: "The take" });
export const cards = (page) => take(page).getByRole("button");
export const ownThings = (page) => page.getByRole("region", { name: /ammo and envelope$/, includeHidden: true });
export const tally = (page) => page.getByRole("list", { name: "The envelopes" }).locator("> li");
const enabled = { disabled: false };
const isRefused = async (page) => (await lockInButton(page).getAttribute("aria-disabled")) === "true";

/** Makes a decision; `number` picks one of the possible ones. */
export async function decide(page, number = 0) {
  const count = await offers(page).count();
  if (count) await tap(offers(page).nth(number % count));
  const takable = take(page).getByRole("button", enabled);
  const takableCount = await takable.count();
  if (takableCount) await tap(takable.nth(number % takableCount));
  for (let taps = 0; taps < 2 && (await isRefused(page)); taps += 1) {
    const free = seats(page).getByRole("button", enabled);
    const count = await free.count();
    if (count) await tap(free.nth((number + taps) % count));
  }
  // If the choice is impossible (no blank left), takes the next one.
  for (let at = 0; at < count && (await isRefused(page)); at += 1) await tap(offers(page).nth(at));
  await tap(lockInButton(page));
}

export const gestures = (page) => page.locator("[data-screen=gestures] .gr-plate > button");
export const gesturesEnterButton = (page) => page.locator("#gestures-enter");

/** Enters everybody's gestures as preset, except one seat's, which `number` picks. */
async function enterGestures(page, number) {
  const lines = gestures(page);
  await tap(lines.nth(number % (await lines.count())));
  await tap(gesturesDoneButton(page));
}

export const step = (page, number = 0) =>
  stepOf(page, decideOrWait(() => decide(page, number)), {
    gestures: async () => ((await gesturesDoneButton(page).count()) ? enterGestures(page, number) : advanceClock(page)),
  });
