// Common steps at the table, and starting positions of Fools Gambit.
//
// Time is the test's own (`page.clock`) and runs only on demand, so nothing waits for curtains to wake up, buttons to
// be held, or bots to seem to think.

import { expect, go, open, repeat, store, whichOf } from "./fixtures.mjs";
import { keyOf, save, written } from "./records.mjs";

/** Longer than a curtain is deaf, a button has to be held, or a bot takes. */
const A_WHILE = 3_000;

/** Longer than any playback. */
const ALL_TOLD = 20_000;

/** Opens a page with the clock stopped; without a fragment one that can go to a game. */
export async function openStill(page, fragment = "#/about", countsFrames = false) {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  if (countsFrames) await page.addInitScript(numberFrames);
  await open(page, fragment);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/**
 * Gives frames 32-bit numbers, as in a running browser: a stopped clock's are larger, and a cancelled frame would come
 * all the same.
 */
function numberFrames() {
  const frames = new Map();
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const number = frames.size + 1;
    frames.set(number, ask.call(window, callback));
    return number;
  };
  window.cancelAnimationFrame = (number) => cancel.call(window, frames.get(number));
}

/**
 * Freezes new animations at their start: styles move by the browser's own time, which nothing else stops, and a test
 * that looks late would find nothing moving.
 */
export async function holdMovement(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Turns motion off: in a whole game every tap would wait for the cards to lie still. */
export const still = (page) => page.emulateMedia({ reducedMotion: "reduce" });

/** Opens a page with the clock stopped and without motion. */
export async function openCalm(page) {
  await openStill(page);
  await still(page);
}

export const pass = (page, milliseconds = A_WHILE) => page.clock.runFor(milliseconds);

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
 * Presses a control in place, unless something covers its middle. For whole games without motion: Playwright's own
 * clicks wait several frames for a still target.
 */
export async function tap(locator) {
  let middle;
  // A gliding target is about to lie still.
  await expect(async () => (middle = await middleOf(locator))).toPass({ timeout: 10_000 });
  await locator.page().mouse.click(...middle);
}

export async function press(locator, key = "Enter") {
  await locator.focus();
  await locator.page().keyboard.press(key);
}

export const record = (decisions = [], { seats = "Ana | Ben", seed = "9f2c04d1a6b3e877", deck = "split" } = {}) =>
  written("fools-gambit", `deck=${deck}`, seats, seed, decisions);

/** A first round in which two 5s, a 2 and a 7 act; Ana has 4♣ 5♣ 7♣, Ben 2♥ 5♥ K♥. */
export const POWERS = {
  seed: "0000000000005729",
  decisions: ["1 duel 7c wager 4c", "2 duel 5h wager 2h", "1 swap duel", "2 swap wager"],
};

/** That round's first decisions, and then these. */
export const powers = (count = POWERS.decisions.length, more = []) => record([...POWERS.decisions.slice(0, count), ...more], POWERS);

/** The table after some decisions of that round, of which it has shown the first ones. */
export const afterPowers = (page, decisions, shown = decisions) => goToGame(page, "duel", powers(decisions), { looked: [shown, shown], table: shown });

/** Stores a game as the page itself would keep it; with people's places, if not here. */
export const keepGame = (page, id, text, kept = {}, places) =>
  store(page, keyOf(id), save(text, { changed: 1, summary: null, kept: { looked: [0, 0], series: [0, 0], ...kept }, places }));

/** Goes to a game kept like this, in the running page. */
export async function goToGame(page, id, text, kept, places) {
  // An open table would keep its own game.
  await goAway(page);
  await keepGame(page, id, text, kept, places);
  await go(page, `#/game/${id}`);
  await tableIsOpen(page);
}

const SCREENS = ["news", "choice", "break", "bots", "remote", "pause", "over", "pick", "gestures", "curtain", "recap", "seat", "done", "leave"];
const OTHERS = ["how-round", "elsewhere", "conflict"];

export const screen = (page, ...names) => page.locator(names.map((name) => `[data-screen="${name}"]`).join());

/** The game is there: other tabs were asked whether they have it. */
export const tableIsOpen = (page) => screen(page, ...SCREENS, ...OTHERS).waitFor();

export async function goAway(page) {
  await go(page, "#/about");
  await page.locator(".about__version").waitFor();
}

export async function openMenu(page, item) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: item }).click();
}

export const standing = (page) => page.locator(".table__standing");
export const linesShown = (page) => page.getByRole("list", { name: "What happened", includeHidden: true }).locator("> li");
export const isShown = (page) => page.locator(".narration.is-over");
export const skip = (page) => page.getByRole("button", { name: "Skip", exact: true });
export const clock = (page) => page.locator("[role=timer]");
export const result = (page) => page.locator("#finale-result");
export const playAgain = (page) => page.locator("#play-again");
export const nextDeal = (page) => page.locator("#next-deal");

export const curtain = (page) => page.locator("#curtain-open");

export const passTo = (page, name) => page.getByRole("heading", { name: `Pass the device to ${name}` });

/** The buttons of people who could take the device, or of one of them. They exist before they come into sight. */
export const takers = (page, name = "") => page.locator(".hold.is-seat", { hasText: name });
const showCards = (page) => page.locator("#read-on");

/** Opens the curtain by holding its button, once it is there: it is deaf for its first half second. */
export const openCurtain = (page) => hold(page, curtain(page));

/** Opens the curtain by keys: it asks twice. */
export async function openByKeys(page) {
  await pass(page, 600);
  await press(curtain(page));
  await page.keyboard.press("Enter");
}

/** Waits until this is visible: things below the table appear once the table has told everything. */
async function inSight(page, locator) {
  await locator.waitFor({ state: "attached" });
  if (!(await locator.isVisible())) await pass(page, ALL_TOLD);
}

/** Holds a button that leads to another screen. */
export async function hold(page, button) {
  await inSight(page, button);
  await pass(page, 600);
  const nothingMoves = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (nothingMoves) await page.mouse.move(...(await middleOf(button)));
  else await button.hover();
  await page.mouse.down();
  await pass(page, 700);
  await button.waitFor({ state: "detached" });
  await page.mouse.up();
  // Input is ignored right after it.
  await pass(page, 300);
}

/** Lets time pass, a little at a time, until there are this many. */
export const untilSeen = (page, locator, count = 1) => repeat(page, 240, async () => (await locator.count()) >= count || void (await pass(page, 150)));

/** The part of the screen that stays for the person who has just decided. */
export const own = (page) => page.locator(".done__own:not(.is-gone)");

/** Takes this person's decision back: its curtain comes first. */
export async function undo(page, name) {
  await page.getByRole("button", { name: `${name}: undo` }).click();
  await expect(passTo(page, name)).toBeVisible();
  await openCurtain(page);
}

export const handCards = (page) => page.getByRole("button", { name: /, in hand/ });
/** Cards' accessible names, which stand nowhere else. */
export const namesOf = (cards) => cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
/** The button that submits a decision, in any game: its text is the decision. */
export const lockIn = (page) => page.locator(".lock");
export const passOn = (page) => page.locator("#pass-on");
export const goOn = (page) => page.locator("#go-on");
export const openly = (page) => page.locator(".table__openly");
/** Makes the first open statement. One that all make at once is held. */
export async function sayOpenly(page) {
  const first = openly(page).first();
  await ((await first.and(page.locator(".hold")).count()) ? hold(page, first) : tap(first));
}

/** The foot of the open table, which is there while it shows something new. */
export const tableFoot = (page) => page.locator(".table__foot");

/** Leaves the screen of a seat that has decided; nothing to do where the next person takes the device right there. */
export async function leaveDone(page) {
  if (await passOn(page).count()) await passOn(page).click();
}

/** Lets the table show its news, and leaves it; nothing to do where somebody takes the device right there. */
export async function leaveTable(page) {
  await inSight(page, goOn(page).or(takers(page)).first());
  if (await goOn(page).count()) await goOn(page).click();
}

export async function readNews(page) {
  await repeat(page, 40, async () => {
    if (!(await goOn(page).count())) return true;
    await inSight(page, goOn(page));
    return void (await tap(goOn(page)));
  });
}

export async function giveUp(page) {
  await openMenu(page, "Give up");
  await page.getByRole("button", { name: "Give up the game" }).click();
}

/** Lays down the first two cards of the hand: one to duel with, one to wager. */
export async function choose(page) {
  await handCards(page).first().click();
  await handCards(page).first().click();
  await lockIn(page).click();
}

export async function keep(page) {
  await lockIn(page).filter({ hasText: "Keep everything" }).click();
}

export const decide = async (page) => ((await handCards(page).count()) ? choose(page) : keep(page));

/** Decides once there is something to submit. */
export const locking = (decide) => async (page) => ((await lockIn(page).count()) ? decide(page) : pass(page));

export const isBotsTurn = (page) => page.evaluate(() => /is thinking|are choosing/.test(document.body.textContent));

/** Waits for the bots: their worker answers in real time, and the page shows it in its own. */
export const letBotsThink = (page) =>
  expect(async () => {
    // Little page time for each look: it takes a long-silent worker for dead.
    await pass(page, 250);
    expect(await isBotsTurn(page)).toBe(false);
  }).toPass({ intervals: [20] });

/** Enters the gestures. */
export const gesturesDone = (page) => page.locator("#gestures-done");

/** Controls that lead on from a screen, in order of precedence. */
export const LEADS = { curtain: "#curtain-open", on: "#pass-on", go: "#go-on", takes: "#people-hint" };

/** Leads on: the next person takes the device, or the news was read. */
async function leadOn(page, { leads, takes }) {
  switch (await whichOf(page, leads)) {
    case "curtain":
      return openCurtain(page);
    case "on":
      return tap(passOn(page));
    case "go":
      return leaveTable(page);
    case "openly":
      await inSight(page, openly(page).first());
      return sayOpenly(page);
    case "takes":
      return hold(page, takes);
    default:
      return pass(page);
  }
}

/** Steps on any table's screens without a decision; on others, wait. */
const STEPS = {
  opening: tableIsOpen,
  curtain: openCurtain,
  recap: (page) => tap(showCards(page)),
  bots: letBotsThink,
  gestures: async (page) => {
    const answer = gesturesDone(page).or(page.locator(".dd-hands__answers > :last-child"));
    await ((await answer.count()) ? tap(answer) : pass(page));
  },
  ...Object.fromEntries(["news", "break", "pick", "pause", "done"].map((name) => [name, leadOn])),
};

/**
 * Takes the step that the screen asks for: `decide` decides. `steps` are for other screens, `leads` is what may lead on
 * and in what order, `takes` takes the device where several people could. Returns whether the game is over.
 */
export async function stepOf(page, decide, { leads = LEADS, takes = takers(page).first(), ...steps } = {}) {
  const name = await page.evaluate(() => document.querySelector("[data-screen]")?.dataset.screen);
  if (name === "over") await playAgain(page).or(nextDeal(page)).waitFor({ state: "attached" });
  else await ({ ...STEPS, seat: decide, choice: decide, ...steps }[name] ?? (() => pass(page)))(page, { leads, takes });
  return name === "over";
}

/** Takes one step of a game of people, whatever the table asks for. Returns whether it is over. */
export const step = (page) => stepOf(page, locking(decide));

export const playOut = (page) => repeat(page, 400, () => step(page));

/** Goes through hand-overs and news to the next decision; `look` sees each screen on the way. */
export async function toDecision(page, look = async () => {}) {
  await repeat(page, 12, async (taken) => {
    if (await screen(page, "seat", "choice").filter({ has: page.locator(DECIDES) }).count()) return true;
    await look(taken);
    return void (await stepOf(page, pass));
  });
}

const DECIDES = ".lock, .d52-prompt, .hud-trade, #hud-ready, .hud-other__pick";
