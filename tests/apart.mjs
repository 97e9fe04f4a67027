// Two people in two places: each has a browser of its own, and gets nothing of the other but links.

import { createHash } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import { SLUGS, go, open, plantAhead, whichOf } from "./fixtures.mjs";
import { goOn, pass, tap } from "./table.mjs";

/** What a link says. */
export const textOf = (fragment) =>
  inflateSync(Buffer.from(fragment.split("#/link/")[1], "base64url").subarray(1)).toString();

/** A link that says this, made without the page's help. */
export const linkTo = (text) =>
  `#/link/${Buffer.concat([Buffer.from([1]), deflateSync(text)]).toString("base64url")}`;

/** A fingerprint as anybody makes it. */
export const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** A move of another name, as somebody makes it who deals alone: both halves of its seed are the sender's. */
export function dealtAlone(move, id) {
  const [game, options] = ["game", "options"].map((word) => new RegExp(`^${word} .*$`, "m").exec(move)[0]);
  const halves = /^deal \d \w+ (\w+) (\w+)$/m.exec(move).slice(1);
  const dealt = ["facedown deal 1", `id ${id}`, game, options, ...halves.map((half) => `half ${half}`), ""].join("\n");
  return move.replace(/^id .*$/m, `id ${id}`).replace(/^seed .*$/m, `seed ${sha256(dealt).slice(0, 16)}`);
}

/** The second person's browser, which knows nothing. */
export async function elsewhere(browser, { goes = false, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await ready(page, { goes });
  return page;
}

/** Opens the page; nothing is offered the first time, and time stands still, unless something waits for it. */
export async function ready(page, { goes = false } = {}) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await plantAhead(page, {
    "facedown.settings": JSON.stringify({ sound: "off" }),
    "facedown.learn": JSON.stringify({ offered: SLUGS, told: SLUGS }),
  });
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await open(page, "#/about");
  if (!goes) await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/** Sets up a game with Ben elsewhere, up to the invitation. */
export async function setUp(page, game = "fools-gambit", choose = async () => {}) {
  await go(page, `#/new/${game}`);
  await page.getByRole("radio", { name: "By link" }).click();
  await page.getByRole("textbox", { name: /player 1/ }).fill("Ana");
  await page.getByRole("textbox", { name: /player 2/ }).fill("Ben");
  await choose();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invite Ben" })).toBeVisible();
}

/** Presses the button that gives the move away, and takes the link that comes of it. */
export async function send(page) {
  await tap(page.locator("#send-move"));
  return linkShown(page);
}

/** The link that is shown. */
export async function linkShown(page) {
  const address = await page.locator(".share__address").inputValue();
  return address.slice(address.indexOf("#"));
}

/** Opens a link in the page that runs, and waits until it has come to something. */
export async function arrive(page, link) {
  await go(page, link);
  await page.locator(".table:not(.is-opening), .page.link").first().waitFor();
}

/** Both are dealt in: the link for Ben is on its way as soon as Ana has played. */
export async function dealt(ana, ben, game, choose) {
  await setUp(ana, game, choose);
  const invitation = await send(ana);
  await arrive(ben, invitation);
  await ben.locator("#play-apart").click();
  await ben.locator("#send-move").waitFor();
  const answer = await send(ben);
  await arrive(ana, answer);
  return { invitation, answer };
}

/** What the table asks for, in the order of precedence; what a game asks for stands between. */
const ASKED = { again: "#send-again", send: "#send-move", over: "#play-again", go: "#go-on" };

/** Who taps at random taps much that leads nowhere. */
const MOST_STEPS = 600;

/** Plays all that is to be played here. Returns what ended it: `send`, `over`, or `again` where a link is waited for. */
export async function playAll(page, selectors, steps) {
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    const asked = await whichOf(page, { ...ASKED, ...selectors });
    if (asked === "send" || asked === "over" || asked === "again") return asked;
    if (asked === "go") {
      if (!(await goOn(page).isVisible())) await pass(page, 20_000);
      await tap(goOn(page));
    } else await (steps[asked] ?? pass)(page);
  }
  throw new Error(`a turn ends within ${MOST_STEPS} steps`);
}

/** Goes on from what is new on the table. */
export async function readNews(page) {
  while (await whichOf(page, { go: "#go-on" })) {
    if (!(await goOn(page).isVisible())) await pass(page, 20_000);
    await tap(goOn(page));
  }
}

/** Gives up, from the menu. */
export async function giveUp(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Give up the game" }).click();
}
