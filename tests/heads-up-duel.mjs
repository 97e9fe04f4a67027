// Steps at the table of Heads Up Duel, and games to begin from.

import { readFileSync } from "node:fs";
import { expect } from "./fixtures.mjs";
import { ASKED, curtain, hold, pass, stepOf, tap } from "./table.mjs";

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
/** Ends a recap. */
const shows = (page) => page.getByRole("button", { name: "Show the cards" });
export const openly = (page) => page.locator(".table__openly");

/** Takes the steps that hand the device over, up to this person's visit in the trading. */
export async function visit(page, name) {
  const takes = page.getByRole("button", { name: `Hold: I’m ${name}` });
  const skip = page.locator(".told__skip");
  let isThere = false;
  const steps = {
    trade: () => void (isThere = true),
    other: async () => {
      if (await skip.count()) await tap(skip);
      else if (await takes.count()) await hold(page, takes);
      else if (await shows(page).count()) await tap(shows(page));
      // Whatever comes next is looked at then: it may be any of these.
      else await skip.or(takes).or(shows(page)).or(curtain(page)).first().waitFor({ state: "attached" });
    },
  };
  for (let taken = 0; !isThere; taken += 1) {
    expect(taken).toBeLessThan(12);
    await stepOf(page, { trade: ".hud-trade", ...ASKED, other: "main" }, steps);
  }
  await page.getByRole("button", { name: "Cover the screen" }).waitFor();
}

/** Ends a visit in the trading. */
export async function leaveOff(page) {
  await tap(finish(page));
  await page.getByRole("heading", { name: "Done.", exact: true }).waitFor();
}

/** Everybody who has not done so finishes this period. */
export async function allFinish(page, names) {
  for (const name of names) {
    await visit(page, name);
    await leaveOff(page);
  }
}

const { go, ...HANDED } = ASKED;
const STEPS = {
  ...HANDED,
  openly: ".table__openly",
  go,
  pick: ".hud-other__pick",
  able: ".hud-hand.is-able button",
  ready: "#hud-ready",
  lock: ".lock",
  other: "main",
};

/** Takes one step after the trading, whatever the table asks for. Returns whether it is over. */
export const step = (page) =>
  stepOf(page, STEPS, {
    openly: () => tap(openly(page).first()),
    pick: () => tap(picks(page).first()),
    able: async () => {
      await tap(able(page).first());
      await tap(lock(page));
    },
    ready: () => tap(ready(page)),
    lock: async () => {
      await tap(page.locator(".hud-hand button").first());
      await tap(lock(page));
    },
    other: async () => ((await shows(page).count()) ? tap(shows(page)) : pass(page, 1_000)),
  });
