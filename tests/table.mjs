// Steps at the table of Fools Gambit that many tests take, and games to begin from.
//
// Time is the test's own (`page.clock`): it goes on only where a test lets it, so nothing waits for
// curtains to wake up, for buttons to be held, or for bots to look as if they thought.

import { expect } from "@playwright/test";
import { go, open, store, whichOf } from "./fixtures.mjs";

/** Longer than a curtain is deaf, than its button has to be held, and than a bot takes its time. */
const A_WHILE = 3_000;

/** Opens a page whose time stands still; without a fragment one from which a game can be gone to. */
export async function openStill(page, fragment = "#/about") {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await open(page, fragment);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/**
 * What begins to move from now on stays at its beginning: styles move by the browser's own time, which nothing else
 * stops, and a test that looks late would find nothing that moves.
 */
export async function holdMovement(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Nothing moves from now on: in a whole game every tap would wait for the cards to lie still. */
export const still = (page) => page.emulateMedia({ reducedMotion: "reduce" });

/** Lets time go on. */
export const pass = (page, milliseconds = A_WHILE) => page.clock.runFor(milliseconds);

/** The middle of a control, if nothing lies over it. */
async function middleOf(locator) {
  return locator.evaluate((control) => {
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(...middle);
    if (!control.contains(hit)) throw new Error(`${hit?.outerHTML} lies over ${control.outerHTML}`);
    return middle;
  });
}

/**
 * Presses a control where it is, if nothing lies over its middle. For whole games in which nothing moves: each click
 * of Playwright's own waits several frames for its target to lie still.
 */
export async function tap(locator) {
  await locator.page().mouse.click(...(await middleOf(locator)));
}

/** A record of Fools Gambit. */
export const record = (decisions = [], { seats = "Ana | Ben", seed = "9f2c04d1a6b3e877", deck = "split" } = {}) =>
  ["facedown 1", "game fools-gambit 1", `options deck=${deck}`, `seats ${seats}`, `seed ${seed}`, ...decisions, ""].join("\n");

/** Puts a game into the browser's storage, as the page itself would keep it. */
export async function keepGame(page, id, text, kept = {}) {
  const whole = { version: 1, record: text, kept: { looked: [0, 0], table: 0, series: [0, 0], ...kept } };
  const body = JSON.stringify({ ...whole, created: 1, changed: 1, label: null, exported: null }).slice(0, -1);
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(body)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  await store(page, `facedown.save.${id}`, `${body},"check":"${sum.toString(16).padStart(16, "0")}"}`);
}

/** Goes to a game that is kept as this, in the page that runs. */
export async function goToGame(page, id, text, kept) {
  // A table that is open would keep its own game.
  await goAway(page);
  await keepGame(page, id, text, kept);
  await go(page, `#/game/${id}`);
  await tableIsOpen(page);
}

/** The game is there: other tabs were asked whether they have it. */
const tableIsOpen = (page) => page.locator(".table:not(.is-opening)").waitFor();

/** Leaves the table, without loading anything. */
export async function goAway(page) {
  await go(page, "#/about");
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
}

/** Deals a game from the set-up page; a player without a name is a bot. `choose` sets its options. */
export async function deal(page, names = ["Ana", "Ben"], game = "fools-gambit", choose = async () => {}) {
  await go(page, `#/new/${game}`);
  await page.getByRole("button", { name: "Deal", exact: true }).waitFor();
  await choose();
  for (const [at, name] of names.entries()) {
    if (name) await page.getByRole("textbox", { name: new RegExp(`player ${at + 1}`) }).fill(name);
    else await page.getByRole("radio", { name: "Bot" }).nth(at).click();
  }
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await tableIsOpen(page);
}

export const curtain = (page) => page.locator("#curtain-open");

/** Opens the curtain by holding its button, once it is there: it is deaf for its first half second. */
export async function openCurtain(page) {
  await hold(page, curtain(page));
}

/** Holds a button that leads to another screen. */
export async function hold(page, button) {
  await button.waitFor({ state: "attached" });
  // It comes into sight once the table has told what there was to tell.
  if (!(await button.isVisible())) await pass(page, 20_000);
  await pass(page, 600);
  const nothingMoves = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (nothingMoves) await page.mouse.move(...(await middleOf(button)));
  else await button.hover();
  await page.mouse.down();
  await pass(page, 700);
  await button.waitFor({ state: "detached" });
  await page.mouse.up();
}

/** What is left to the person who has just decided. */
export const own = (page) => page.locator(".done__own:not(.is-gone)");

/** Takes back what this person has decided: its curtain comes first. */
export async function undo(page, name) {
  await page.getByRole("button", { name: `${name}: undo` }).click();
  await expect(page.getByRole("heading", { name: `Pass the device to ${name}` })).toBeVisible();
  await openCurtain(page);
}

export const handCards = (page) => page.getByRole("button", { name: /, in hand/ });
/** What cards are called, for whoever hears the page: their names stand nowhere else. */
export const namesOf = (cards) => cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
export const lockIn = (page) => page.locator(".lock");
export const passOn = (page) => page.locator("#pass-on");
export const goOn = (page) => page.locator("#go-on");

/** The foot of the open table, which is there as long as something new is shown on it. */
export const tableFoot = (page) => page.locator(".table__foot");

/** Leaves the screen of a seat that has decided; nothing is to be done where the next person takes the device right there. */
export async function leaveDone(page) {
  if ((await whichOf(page, { on: "#pass-on", curtain: "#curtain-open", people: ".hand-over__people" })) === "on") await passOn(page).click();
}

/** Lets the table tell what it has to tell, and leaves it; nothing is to be done where somebody takes the device right there. */
export async function leaveTable(page) {
  const leads = page.locator("#go-on, .table__foot .hold").first();
  await leads.waitFor({ state: "attached" });
  if (!(await leads.isVisible())) await pass(page, 20_000);
  if ((await whichOf(page, { go: "#go-on", curtain: "#curtain-open", people: ".hand-over__people" })) === "go") await goOn(page).click();
}

/** Lays down the first two cards of the hand: one to duel with, one to wager. */
export async function choose(page) {
  await handCards(page).first().click();
  await handCards(page).first().click();
  await lockIn(page).click();
}

/** Keeps the third card. */
export async function keep(page) {
  await page.getByRole("radio", { name: /Keep/ }).click();
  await lockIn(page).click();
}

/** Whether a bot is to decide. */
export const isBotsTurn = async (page) => (await page.getByText(/is thinking|are choosing/).count()) > 0;

/** Waits for the bots: they answer from their worker in their own time, and are shown in the page's. */
export const letBotsThink = (page) =>
  expect(async () => {
    await pass(page, 1_000);
    expect(await isBotsTurn(page)).toBe(false);
  }).toPass({ intervals: [20] });

/** What every table may ask for, in the order of precedence. */
export const ASKED = { over: "#play-again", curtain: "#curtain-open", on: "#pass-on", go: "#go-on" };

/**
 * Takes the step that the table asks for: the first of `selectors` that is there. `steps` are those that are not in `ASKED`.
 * Returns whether the game is over.
 */
export async function stepOf(page, selectors, steps) {
  const asked = await whichOf(page, { opening: ".table.is-opening", ...selectors });
  switch (asked) {
    case "over":
      return true;
    case "opening":
      await tableIsOpen(page);
      break;
    case "curtain":
      await openCurtain(page);
      break;
    case "on":
      await tap(passOn(page));
      break;
    case "go":
      await leaveTable(page);
      break;
    case undefined:
      // The table shows something to come, or is loaded still.
      await tableIsOpen(page);
      await pass(page);
      break;
    default:
      await (steps[asked] ?? pass)(page);
  }
  return false;
}

/** Takes one step of a game of people, whatever the table asks for. Returns whether it is over. */
export const step = (page) =>
  stepOf(page, { ...ASKED, lock: ".lock" }, { lock: async () => ((await handCards(page).count()) ? choose(page) : keep(page)) });

/** Plays a game to its end. */
export async function playOut(page) {
  for (let steps = 0; steps < 400; steps += 1) if (await step(page)) return;
  throw new Error("a game of Fools Gambit ends within 400 steps");
}
