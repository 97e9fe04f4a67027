// Steps at tables; for Fools Gambit: `record`, `powers`, `afterPowers`, `choose`, `keep`, `decide`, `step`, `playOut`.
// The test controls the page's clock (`page.clock`), so no test waits for curtains, held buttons or bots.

import { expect, go, numberFrames, open, repeat, store, whichOf } from "./fixtures.mjs";
import { keyOf, recordText, save } from "./records.mjs";

/** Longer than a curtain ignores input, a button is held, or a bot pauses. */
const A_WHILE_MS = 3_000;

/** Longer than any playback. */
const WHOLE_PLAYBACK_MS = 20_000;

/** Opens a page with the clock stopped: by default “About”, from which a test can go to a game. */
export async function openWithStoppedClock(page, fragment = "#/about", { numbersFrames = false } = {}) {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  if (numbersFrames) await page.addInitScript(numberFrames);
  await open(page, fragment);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/** Freezes new animations at their start: the browser's clock might end them unseen. */
export async function freezeAnimations(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Turns motion off, since each tap would wait until the cards lie still. */
export const turnMotionOff = (page) => page.emulateMedia({ reducedMotion: "reduce" });

export async function openCalm(page) {
  await openWithStoppedClock(page);
  await turnMotionOff(page);
}

export const advanceClock = (page, milliseconds = A_WHILE_MS) => page.clock.runFor(milliseconds);

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

/** Presses the middle of a control, if nothing covers it. Faster than Playwright's click, which waits for frames. */
export async function tap(locator) {
  let middle;
  // Retries while a card moves.
  await expect(async () => (middle = await middleOf(locator))).toPass({ timeout: 10_000 });
  await locator.page().mouse.click(...middle);
}

export async function press(locator, key = "Enter") {
  await locator.focus();
  await locator.page().keyboard.press(key);
}

export const record = (decisions = [], { seats = "Ana | Ben", seed = "9f2c04d1a6b3e877", deck = "split" } = {}) =>
  recordText("fools-gambit", `deck=${deck}`, seats, seed, decisions);

/** A first round with powers: two 5s, a 2 and a 7. Ana has 4♣ 5♣ 7♣, Ben 2♥ 5♥ K♥. */
const POWERS = {
  seed: "0000000000005729",
  decisions: ["1 duel 7c wager 4c", "2 duel 5h wager 2h", "1 swap duel", "2 swap wager"],
};

export const powers = (count = POWERS.decisions.length, more = []) => record([...POWERS.decisions.slice(0, count), ...more], POWERS);

/** Goes to a table after the first decisions of `POWERS`, `shown` of them seen. */
export const afterPowers = (page, decisions, shown = decisions) => goToGame(page, "duel", powers(decisions), { looked: [shown, shown], table: shown });

/** Stores a game as the page does; `places` are where people play, if not on this device. */
export const keepGame = (page, id, text, kept = {}, places) =>
  store(page, keyOf(id), save(text, { changed: 1, summary: null, kept: { looked: [0, 0], series: [0, 0], ...kept }, places }));

/** Stores a game and goes to it, in the running page. */
export async function goToGame(page, id, text, kept, places) {
  // An open table would overwrite its game.
  await goAway(page);
  await keepGame(page, id, text, kept, places);
  await go(page, `#/game/${id}`);
  await waitForTable(page);
}

const SCREENS = ["news", "choice", "break", "bots", "remote", "pause", "over", "pick", "gestures", "curtain", "recap", "seat", "done", "leave"];
const SCREENS_OUTSIDE_PLAY = ["how-round", "elsewhere", "conflict"];

export const screen = (page, ...names) => page.locator(names.map((name) => `[data-screen="${name}"]`).join());

/** Waits until the table has loaded its game, for which it asks other tabs. */
export const waitForTable = (page) => screen(page, ...SCREENS, ...SCREENS_OUTSIDE_PLAY).waitFor();

export async function goAway(page) {
  await go(page, "#/about");
  await page.locator(".about__version").waitFor();
}

export async function openMenu(page, item, options) {
  await page.getByRole("button", { name: "Menu" }).click(options);
  await page.getByRole("button", { name: item }).click();
}

export const standing = (page) => page.locator(".table__standing");
export const linesShown = (page) => page.getByRole("list", { name: "What happened", includeHidden: true }).locator("> li");
export const endedPlayback = (page) => page.locator(".narration.is-over");
export const skipButton = (page) => page.getByRole("button", { name: "Skip", exact: true });
export const clock = (page) => page.locator("[role=timer]");
export const result = (page) => page.locator("#finale-result");
export const playAgainButton = (page) => page.locator("#play-again");
export const nextDealButton = (page) => page.locator("#next-deal");

export const curtain = (page) => page.locator("#curtain-open");

export const passTo = (page, name) => page.getByRole("heading", { name: `Pass the device to ${name}` });

/** The buttons of people who may take the device. They exist before they are visible. */
export const takeButtons = (page, name = "") => page.locator(".hold.is-seat", { hasText: name });
const showCardsButton = (page) => page.locator("#read-on");

/** Opens the curtain, which ignores input for half a second. */
export const openCurtain = (page) => hold(page, curtain(page));

/** Opens the curtain by keys, which takes two presses. */
export async function openByKeys(page) {
  await advanceClock(page, 600);
  await press(curtain(page));
  await page.keyboard.press("Enter");
}

/** Waits for an element, and ends the playback if the element isn't visible. */
async function waitUntilVisible(page, locator) {
  await locator.waitFor({ state: "attached" });
  if (!(await locator.isVisible())) await advanceClock(page, WHOLE_PLAYBACK_MS);
}

/** Holds a button until it leads to another screen. */
export async function hold(page, button) {
  await waitUntilVisible(page, button);
  await advanceClock(page, 600);
  const nothingMoves = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (nothingMoves) await page.mouse.move(...(await middleOf(button)));
  else await button.hover();
  await page.mouse.down();
  await advanceClock(page, 700);
  await button.waitFor({ state: "detached" });
  await page.mouse.up();
  // The next screen ignores input for a moment.
  await advanceClock(page, 300);
}

/** Lets time pass in small steps until there are `count` matches. */
export const untilSeen = (page, locator, count = 1) => repeat(page, 240, async () => (await locator.count()) >= count || void (await advanceClock(page, 150)));

/** Controls, like undo, that stay for the person who has just decided. */
export const ownControls = (page) => page.locator(".done__own:not(.is-gone)");

export async function undo(page, name) {
  await page.getByRole("button", { name: `${name}: undo` }).click();
  await expect(passTo(page, name)).toBeVisible();
  await openCurtain(page);
}

export const handCards = (page) => page.getByRole("button", { name: /, in hand/ });
/** Accessible names of cards, which appear nowhere else. */
export const namesOf = (cards) => cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
/** The button that submits a decision, in any game. Its text names the decision. */
export const lockInButton = (page) => page.locator(".lock");
export const passOnButton = (page) => page.locator("#pass-on");
export const goOnButton = (page) => page.locator("#go-on");
export const publicActions = (page) => page.locator(".table__openly");
/** Presses the first public action's button, or holds the button if several people act at once. */
export async function takePublicAction(page) {
  const first = publicActions(page).first();
  await ((await first.and(page.locator(".hold")).count()) ? hold(page, first) : tap(first));
}

/** The table's foot, which exists while something new is shown. */
export const tableFoot = (page) => page.locator(".table__foot");

/** Leaves the screen after a decision by its button. Without one, the next person takes the device on that screen. */
export async function leaveDone(page) {
  if (await passOnButton(page).count()) await passOnButton(page).click();
}

/** Lets the table play its news, then leaves by its button. Without one, a person takes the device on that screen. */
export async function leaveTable(page) {
  await waitUntilVisible(page, goOnButton(page).or(takeButtons(page)).first());
  if (await goOnButton(page).count()) await goOnButton(page).click();
}

export async function readNews(page) {
  await repeat(page, 40, async () => {
    if (!(await goOnButton(page).count())) return true;
    await waitUntilVisible(page, goOnButton(page));
    return void (await tap(goOnButton(page)));
  });
}

export async function giveUp(page) {
  await openMenu(page, "Give up");
  await page.getByRole("button", { name: "Give up the game" }).click();
}

/** Lays down the first two cards, as duel card and wager. */
export async function choose(page) {
  await handCards(page).first().click();
  await handCards(page).first().click();
  await lockInButton(page).click();
}

export async function keep(page) {
  await lockInButton(page).filter({ hasText: "Keep everything" }).click();
}

export const decide = async (page) => ((await handCards(page).count()) ? choose(page) : keep(page));

/** A step that decides if a decision can be submitted, and else lets time pass. */
export const decideOrWait = (decide) => async (page) => ((await lockInButton(page).count()) ? decide(page) : advanceClock(page));

export const isBotsTurn = (page) => page.evaluate(() => /is thinking|are choosing/.test(document.body.textContent));

/** Waits for bots: their worker runs in real time, the page on the stopped clock. */
export const letBotsThink = (page) =>
  expect(async () => {
    // In small steps, since the page gives up a worker that is silent for long.
    await advanceClock(page, 250);
    expect(await isBotsTurn(page)).toBe(false);
  }).toPass({ intervals: [20] });

export const gesturesDoneButton = (page) => page.locator("#gestures-done");

/** Controls that continue, in order of precedence. */
export const LEADS = { curtain: "#curtain-open", passOn: "#pass-on", goOn: "#go-on", takes: "#people-hint" };

async function leadOn(page, { leads, takes }) {
  switch (await whichOf(page, leads)) {
    case "curtain":
      return openCurtain(page);
    case "passOn":
      return tap(passOnButton(page));
    case "goOn":
      return leaveTable(page);
    case "public":
      await waitUntilVisible(page, publicActions(page).first());
      return takePublicAction(page);
    case "takes":
      return hold(page, takes);
    default:
      return advanceClock(page);
  }
}

/** Steps that continue from screens without a decision. */
const STEPS = {
  opening: waitForTable,
  curtain: openCurtain,
  recap: (page) => tap(showCardsButton(page)),
  bots: letBotsThink,
  gestures: async (page) => {
    const answer = gesturesDoneButton(page).or(page.locator(".dd-hands__answers > :last-child"));
    await ((await answer.count()) ? tap(answer) : advanceClock(page));
  },
  ...Object.fromEntries(["news", "break", "pick", "pause", "done"].map((name) => [name, leadOn])),
};

/**
 * Does what the screen asks for; returns whether the game is over. `decide` makes decisions, `steps` replace `STEPS` of
 * other screens, `leads` are the controls that continue, `takes` is the button of the person who takes the device.
 */
export async function stepOf(page, decide, { leads = LEADS, takes = takeButtons(page).first(), ...steps } = {}) {
  const name = await page.evaluate(() => document.querySelector("[data-screen]")?.dataset.screen);
  if (name === "over") await playAgainButton(page).or(nextDealButton(page)).waitFor({ state: "attached" });
  else await ({ ...STEPS, seat: decide, choice: decide, ...steps }[name] ?? (() => advanceClock(page)))(page, { leads, takes });
  return name === "over";
}

export const step = (page) => stepOf(page, decideOrWait(decide));

export const playOut = (page) => repeat(page, 400, () => step(page));

/** Goes through hand-overs and news to the next decision; calls `onScreen` at each screen before it. */
export async function toDecision(page, onScreen = async () => {}) {
  await repeat(page, 12, async (taken) => {
    if (await screen(page, "seat", "choice").filter({ has: page.locator(DECISION_CONTROLS) }).count()) return true;
    await onScreen(taken);
    return void (await stepOf(page, advanceClock));
  });
}

const DECISION_CONTROLS = ".lock, .d52-prompt, .hud-trade, #hud-ready, .hud-other__pick";
