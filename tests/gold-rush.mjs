// Steps at the table of Gold Rush Shoot Out, and games to begin from.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ASKED, goToGame, lockIn, stepOf, tap } from "./table.mjs";

export const EIGHT = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"];

/** A record of Gold Rush Shoot Out. */
export const rush = (decisions = [], { seats = EIGHT.slice(0, 3), seed = "000000601d000003", ledger = "on", tokens = 1, time = "off" } = {}) =>
  [
    "facedown 1",
    "game gold-rush-shoot-out 1",
    `options ledger=${ledger} starting-tokens=${tokens} time=${time}`,
    `seats ${seats.join(" | ")}`,
    `seed ${seed}`,
    ...decisions,
    "",
  ].join("\n");

const FILE = join(import.meta.dirname, "..", "engine", "tests", "records", "gold-rush-shoot-out-three-seats.record");

/** A whole game of three, with all that is rare. */
export const WHOLE = readFileSync(FILE, "utf8").trimEnd().split("\n").slice(5);

/** That game up to the first decision that is like this, and then so many more. */
export const until = (pattern, more = 0) => WHOLE.slice(0, WHOLE.findIndex((decision) => pattern.test(decision)) + more);

/** Opens a game that has come so far, of which the table was told all or so much; each chooses in secret. */
export const resume = (page, decisions, options = {}, told = decisions.length) =>
  goToGame(page, "rush", rush(decisions, options), { table: told, looked: [], gestures: false });

export const plates = (page) => page.locator(".gr-plate");
export const targets = (page) => page.locator("button.gr-plate__face");
export const arrows = (page) => page.locator(".gr-arrow");
export const offers = (page) => page.locator(".gr-offers .radio-card");
export const cards = (page) => page.locator("button.gr-card__face");
const free = (page) => page.locator("button.gr-plate__face:not([aria-disabled=true])");
const refused = async (page) => (await lockIn(page).getAttribute("aria-disabled")) === "true";

/** Decides whatever is asked: which of the possible things, a number says. */
export async function decide(page, number = 0) {
  const count = await offers(page).count();
  if (count) await tap(offers(page).nth(number % count));
  const open = page.locator("button.gr-card__face:not([aria-disabled=true])");
  const lying = await open.count();
  if (lying) await tap(open.nth(number % lying));
  for (let taps = 0; taps < 2 && (await refused(page)); taps += 1) {
    const seats = await free(page).count();
    if (seats) await tap(free(page).nth((number + taps) % seats));
  }
  // A blank that is not left, say: the next choice is.
  for (let at = 0; at < count && (await refused(page)); at += 1) await tap(offers(page).nth(at));
  await tap(lockIn(page));
}

export const gesturesDone = (page) => page.locator("#gestures-done");
export const gesturesEnter = (page) => page.locator("#gestures-enter");

/** Enters what all have shown with their hands: one of them, a number says who, something else than the others. */
async function enterGestures(page, number) {
  const lines = page.locator(".gestures__line");
  await tap(lines.nth(number % (await lines.count())).getByRole("radio").last());
  await tap(gesturesDone(page));
}

/** Takes one step of a game of people, whatever the table asks for. Returns whether it is over. */
export const step = (page, number = 0) => 
  stepOf(page, { ...ASKED, gestures: "#gestures-done", lock: ".lock" }, { gestures: () => enterGestures(page, number), lock: () => decide(page, number) });
