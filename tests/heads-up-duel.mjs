// Heads Up Duel: records, and steps at the table.

import { repeat, whichOf } from "./fixtures.mjs";
import { recordText } from "./records.mjs";
import { LEADS, advanceClock, handCards, lockInButton, stepOf, takeButtons, tap } from "./table.mjs";

/** A record; unnamed options have their defaults. */
export const game = (decisions = [], { seats = "Ana | Ben", seed = "00000000004ead01", options = "tokens=1" } = {}) =>
  recordText("heads-up-duel", options, seats, seed, decisions);

export const FOUR = "Ana | Ben | Cem | Dee";

/** The decisions of `periods` of trading in which every seat only finishes. */
export const periodsWithoutTrade = (periods, seats = 4) =>
  Array.from({ length: periods * seats }, (_, at) => `${1 + (at % seats)} finish`);

export const tradeTabs = (page) => page.getByRole("group", { name: "What to look at" }).getByRole("button");
export const tradeTab = (page, name) => page.getByRole("group", { name: "What to look at" }).getByRole("button", { name });
export const giveButtons = (page) => page.getByRole("button", { name: /^Give an? (?!marble)/ });
export const readyButton = (page) => page.locator("#hud-ready");
export const finishButton = (page) => page.locator("#hud-finish");
export const freeSeats = (page) => page.getByRole("region", { name: "Who is still free" }).getByRole("button");
export const playableCards = (page) => page.getByRole("group", { name: "Can be played now" }).getByRole("button");
export const receivedOffers = (page) => page.getByRole("article", { name: /’s offer/ });
export const partner = (page, name) => page.getByRole("radio", { name });
export const askButtons = (page) => page.getByRole("button", { name: /^Ask for an? / });
export const sendOfferButton = (page) => page.getByRole("button", { name: /^(Make the offer|Offer .+ this|Decline, and offer .+ this)/ });

/** Turns a narrow screen, which shows one side of the scale, to the side with what the seat asks for. */
export async function turnToAsking(page) {
  const turn = page.getByRole("button", { name: "Ask for", exact: true });
  if (await turn.isVisible()) await turn.press("Enter");
}

/** Goes through hand-overs to a person's visit in trading. */
export async function visit(page, name) {
  const takes = takeButtons(page, name);
  await repeat(page, 12, async () => (await finishButton(page).count()) > 0 || void (await stepOf(page, advanceClock, { takes })));
  await page.getByRole("button", { name: "Cover the screen" }).waitFor();
}

export async function finishVisit(page) {
  await tap(finishButton(page));
  await page.getByRole("heading", { name: "Done.", exact: true }).waitFor();
}

export async function allFinish(page, names) {
  for (const name of names) {
    await visit(page, name);
    await finishVisit(page);
  }
}

/** Controls of each of a seat's decisions, in order of precedence: a hand with playable cards before any hand. */
const ASKED = {
  finish: "#hud-finish",
  pick: ".hud-other__pick",
  playable: ".hud-hand.is-able button",
  ready: "#hud-ready",
  lock: ".lock",
};

const play = async (page, card) => (await tap(card), await tap(lockInButton(page)));
const ANSWERS = {
  finish: (page) => tap(finishButton(page)),
  pick: (page) => tap(freeSeats(page).first()),
  playable: (page) => play(page, playableCards(page).first()),
  ready: (page) => tap(readyButton(page)),
  lock: (page) => play(page, handCards(page).first()),
};

export const decide = async (page) => (ANSWERS[await whichOf(page, ASKED)] ?? advanceClock)(page);

/** Public actions come before "Continue". */
const leads = { curtain: LEADS.curtain, passOn: LEADS.passOn, public: ".table__openly", ...LEADS };

export const step = (page) => stepOf(page, decide, { leads });
