// Steps of games on phones. They count taps.

import { expect } from "@playwright/test";
import { repeat, saveProcessor, whichOf } from "./fixtures.mjs";
import { decide as decideDual } from "./dual-duel.mjs";
import { decide as decideRush } from "./gold-rush.mjs";
import { answerTo, connectedAs, connectedNote, linkOf, paste } from "./phones.mjs";
import { decide as decideFools, goOnButton, lockInButton, tap } from "./table.mjs";

/** A phone's page without motion, which counts taps and records messages. */
export async function phoneOf(browser, baseURL, options = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  await saveProcessor(context);
  await context.addInitScript(() => {
    globalThis.taps = 0;
    globalThis.addEventListener("click", () => (globalThis.taps += 1), true);
    globalThis.traffic = { texts: [] };
    const keep = ({ data }) => {
      globalThis.traffic.texts.push(data);
    };
    const { addEventListener } = EventTarget.prototype;
    RTCDataChannel.prototype.addEventListener = function (...listening) {
      if (listening[0] === "message") addEventListener.call(this, "message", keep);
      addEventListener.apply(this, listening);
    };
  });
  return context.newPage();
}

/** Seats every person on a phone, through the table's panel, then closes the panel. */
export async function joinAll(page, phones) {
  for (const [name, phone] of phones) {
    await paste(page, await answerTo(phone, await linkOf(page, name)));
    await expect(connectedNote(page, name)).toBeVisible();
    await expect(connectedAs(phone, name)).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

export async function seatAgain(page, phone, name) {
  await paste(page, await answerTo(phone, await linkOf(page, name)));
  await expect(connectedNote(page, name)).toBeVisible();
}

/** Whether the table shows no hand and no curtain. */
export const showsNoCards = (page) =>
  page.evaluate(() => !document.querySelector("#curtain-open, [data-game] button.card, .fg-hand, .d52-hand button, .hud-hand button, .lock"));

/** For each phone: numbers of decisions (`acts`), of taps, and of presses of "Continue" (`reads`). */
const moves = new WeakMap();

export const movesOf = (phone) => {
  if (!moves.has(phone)) moves.set(phone, { acts: 0, taps: 0, reads: 0 });
  return moves.get(phone);
};

const tapQuick = (phone) => tap(phone.locator("button.is-quick:not([aria-disabled])").first());

/** Locks in the card that was picked ahead, or picks one. */
async function decideOnPhone(phone) {
  const isPicked = await phone.locator("button.gr-card__face[aria-pressed=true]").count();
  await (isPicked ? tap(lockInButton(phone)) : decideRush(phone));
}

/** For each game: controls of its decisions, in order of precedence, and how to decide. */
const STEPS = {
  "fools-gambit": { lock: [".lock", decideFools] },
  "dual-duel": { lock: [".lock", decideDual] },
  "gold-rush-shoot-out": { quick: ["button.is-quick:not([aria-disabled])", tapQuick], lock: [".lock", decideOnPhone] },
};

const questionOf = (phone, game) => {
  const selectors = Object.entries(STEPS[game]).map(([name, [selector]]) => [name, selector]);
  return whichOf(phone, { go: "#go-on", ...Object.fromEntries(selectors) });
};

/** Presses "Continue" if it exists; in one step, since news closes by itself after a while. */
export const readOn = (page) =>
  page.evaluate(() => {
    const button = document.querySelector("#go-on");
    button?.click();
    return button !== null;
  });

/** Answers the phone's question, if any; with `reads`, also presses "Continue". Returns whether it did something. */
export async function phoneStep(phone, game, { reads = true } = {}) {
  const steps = STEPS[game];
  const made = movesOf(phone);
  const asked = await questionOf(phone, game);
  if (!asked || (asked === "go" && !reads)) return false;
  const before = await phone.evaluate(() => globalThis.taps);
  if (asked === "go") {
    made.reads += Number(await readOn(phone));
    await expect(goOnButton(phone)).toHaveCount(0);
  } else {
    await steps[asked][1](phone);
    made.acts += 1;
    await expect(phone.getByText("Sending your choice")).toHaveCount(0);
  }
  made.taps += (await phone.evaluate(() => globalThis.taps)) - before;
  return true;
}

/** Plays on all phones until `until` holds. Waits while messages are under way and no phone asks for anything. */
export async function playOn(phones, game, until, { most = 400, reads = true } = {}) {
  let steps = 0;
  const isAsked = async (phone) => {
    const asked = await questionOf(phone, game);
    return Boolean(asked) && (reads || asked !== "go");
  };
  const [first] = phones.values();
  await repeat(first, most, async () => {
    if (await until()) return true;
    const before = steps;
    for (const phone of phones.values()) steps += Number(await phoneStep(phone, game, { reads }));
    expect(steps, "steps on all phones").toBeLessThan(most);
    const asks = async () => (await until()) || (await Promise.all([...phones.values()].map(isAsked))).some(Boolean);
    if (steps === before) await expect.poll(asks, { message: "a phone that has something to do" }).toBe(true);
    return false;
  });
}
