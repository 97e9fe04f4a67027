// Steps in lessons, by the taps of each game's actions.

import { taps } from "./duel-52.mjs";
import { expect } from "./fixtures.mjs";
import { offers } from "./gold-rush.mjs";
import * as duel from "./heads-up-duel.mjs";
import { lockInButton, screen, tap } from "./table.mjs";

const COLOUR_SIGNS = { r: "▲", y: "●", g: "■", b: "✚", p: "★" };

/** The lesson's page. Its attributes hold the step and the allowed actions. */
export const lesson = (page) => page.locator("[data-step]");
export const lessonText = (page) => lesson(page).getByRole("status").first();
export const isOver = async (page) => (await screen(page, "lesson-over").count()) > 0;
export const nextStepButton = (page) => page.locator("#lesson-on");

export const stepNow = (page) =>
  lesson(page).evaluate(({ dataset: { step, allowed, points } }) => ({
    step: Number(step),
    allowed: allowed ? allowed.split("|") : [],
    points: points ? points.split("|") : [],
  }));

/** A card's button in Fools Gambit; `card` is its name in records. */
export const pick = (page, card) => page.locator(`.fg-pick[data-glide="${card}"] button`);
const laidCard = (page, slot) => page.locator(`.fg-swap .fg-laid${slot} button`);

/** The controls to tap for an action, by game. */
const CONTROLS = {
  "fools-gambit": (page, action) => {
    const [kind, one, , two] = action.split(" ");
    if (kind === "duel") return [pick(page, one), pick(page, two), lockInButton(page)];
    const slots = { keep: [], "swap duel": [".is-duel"], "swap wager": [".is-wager"] }[action];
    return [...slots.map((slot) => laidCard(page, slot)), lockInButton(page)];
  },
  "dual-duel": (page, action) => {
    const card = (name) => page.locator(`.dd-hand [data-glide="${name}"] button`);
    const [kind, ...rest] = action.split(" ");
    const options = page.locator(".dd-decide .radio-card");
    const written = (name) => name.replace(/[rygbp]$/, (letter) => COLOUR_SIGNS[letter]);
    if (kind === "wilds") return [...rest.map(card), lockInButton(page)];
    if (["give", "keep"].includes(kind)) return [card(rest[0]), lockInButton(page)];
    if (["wild", "pass"].includes(kind)) return [options.nth(kind === "wild" ? 1 : 0), lockInButton(page)];
    const called = (name) => page.locator(`.dd-decide .radio-card:has(input[value="${name}"])`);
    if (kind === "take") return [called(`Take ${written(rest[0])} up`), lockInButton(page)];
    if (kind === "swap") return [called(`Swap ${written(rest[0])} for ${written(rest[2])}`), lockInButton(page)];
    throw new Error(`no tap is known for ${action}`);
  },
  "duel-52": taps,
  "gold-rush-shoot-out": (page, action, allowed) => {
    const seat = (number) => page.locator(`.gr-plate.is-at-${Number(number) - 1} button`);
    const [kind, one, , two] = action.split(" ");
    if (kind === "load") return [offers(page).nth(one === "blank" ? 0 : 1), ...allowed.filter((other) => other.startsWith("aim")).map((aim) => seat(aim.slice(4))), lockInButton(page)];
    if (kind === "take") return [page.locator(`.gr-card:nth-child(${one}) button`), lockInButton(page)];
    if (kind === "hire") return [offers(page).filter({ hasText: /hired hand/i }), seat(one), seat(two), lockInButton(page)];
    return [offers(page).nth({ stand: 0, sit: 1, ambush: 0, hold: 1 }[kind]), lockInButton(page)];
  },
  "heads-up-duel": (page, action) => {
    const tile = (card) => page.locator(`.hud-decide [data-glide^="1-${card}-"] button`);
    const tab = (nth) => duel.tradeTabs(page).nth(nth - 1);
    const [kind, one] = action.split(" ");
    if (kind === "show" || kind === "play") return [tile(one), lockInButton(page)];
    if (kind === "ready") return [duel.readyButton(page)];
    if (kind === "finish") return [duel.finishButton(page)];
    if (kind === "accept") return [page.getByRole("button", { name: /^Accept/ })];
    if (kind === "token") return [tab(3), page.getByRole("button", { name: /^½ token for/ })];
    if (kind === "buy") return [tab(3), page.getByRole("button", { name: "Buy Special" })];
    return offering(page, action, tab(2));
  },
};

/** An offer of Heads Up Duel: tab, partner, given cards, wanted cards. A function is a step without a control. */
function offering(page, action, tab) {
  const [, to, give, , want] = action.split(" ");
  const [card, marbles = 0] = give.split("+");
  const cardButton = page.getByRole("button", { name: new RegExp(`^Give an? ${card.slice(0, -1)}:`) });
  const marbleButtons = Array.from({ length: Number(marbles) }, () => page.getByRole("button", { name: /^Give a marble/ }));
  const askButton = duel.askButtons(page).filter({ hasText: new RegExp(`^${want}`) });
  return [tab, page.locator(`label:has(input[name="hud-partner"][value="${to}"])`), cardButton, ...marbleButtons, () => duel.turnToAsking(page), askButton, duel.sendOfferButton(page)];
}

const waitUntilPast = (page, step) => expect(lesson(page)).not.toHaveAttribute("data-step", String(step));

/** Takes the step by an action's taps, or by the lesson's own button. Returns the number of taps. */
export async function tapStep(page, slug, action) {
  const { step, allowed } = await stepNow(page);
  const controls = CONTROLS[slug]?.(page, action, allowed) ?? [nextStepButton(page)];
  for (const control of controls) await (typeof control === "function" ? control() : tap(control));
  await waitUntilPast(page, step);
  return controls.length;
}

export async function takeStep(page, slug) {
  const { step, allowed } = await stepNow(page);
  if (allowed.length > 0) return tapStep(page, slug, allowed[0]);
  await tap(nextStepButton(page));
  await waitUntilPast(page, step);
  return 1;
}

export const addresses = (page, slug) =>
  page.locator(`[data-game="${slug}"]`).getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
