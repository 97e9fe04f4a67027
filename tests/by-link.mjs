// Two people in two places: each has a browser of its own, and gets only links from the other.

import { inflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import { SLUGS, check, go, open, plantAhead, repeat, spare, whichOf } from "./fixtures.mjs";
import { dealIt, seatAll, way } from "./set-up.mjs";
import { choose, pass, readNews, screen, tableIsOpen, tap } from "./table.mjs";

export const textOf = (fragment) =>
  inflateSync(Buffer.from(fragment.split("#/link/")[1], "base64url").subarray(1)).toString();

/** The second person's browser, with empty storage. */
export async function elsewhere(browser, { goes = false, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await spare(context);
  const page = await context.newPage();
  await ready(page, { goes });
  return page;
}

/** Opens the page without first-time offers and with the clock stopped, unless `goes`. */
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
export async function setUp(page, game = "fools-gambit", how = async () => {}) {
  await go(page, `#/new/${game}`);
  await check(way(page, "By link"));
  await seatAll(page, ["Ana", "Ben"]);
  await how();
  await dealIt(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invite Ben" })).toBeVisible();
}

/** Presses the button that hands the move over, and returns its link. */
export async function send(page) {
  await tap(page.locator("#send-move"));
  return linkShown(page);
}

export async function linkShown(page) {
  const address = await page.getByRole("textbox", { name: "The link", exact: true }).inputValue();
  return address.slice(address.indexOf("#"));
}

export async function arrive(page, link) {
  await go(page, link);
  await Promise.race([tableIsOpen(page), screen(page, "link").waitFor()]);
}

/** Deals to both, Ana on a running page, Ben in a browser of his own: his link is ready after Ana's move. */
export async function dealt(ana, browser, game, how, options) {
  const ben = await elsewhere(browser, options);
  await setUp(ana, game, how);
  const invitation = await send(ana);
  await arrive(ben, invitation);
  await ben.locator("#play-by-link").click();
  await ben.locator("#send-move").waitFor();
  const answer = await send(ben);
  await arrive(ana, answer);
  return { ben, invitation, answer };
}

/** The same in Fools Gambit, after Ana has chosen and sent her first link. */
export async function begun(ana, browser, options) {
  const game = await dealt(ana, browser, undefined, undefined, options);
  await choose(ana);
  return { ...game, first: await send(ana) };
}

/** Selectors of the table's requests, in order of precedence. */
const ASKED = { again: "#send-again", send: "#send-move", over: "#play-again", go: "#go-on", decide: "[data-screen=seat], [data-screen=choice]" };

/** Plays everything possible here. Returns what ended it: `send`, `over`, or `again` while waiting for a link. */
export const playAll = (page, decide) =>
  // Many random taps lead nowhere.
  repeat(page, 600, async () => {
    const asked = await whichOf(page, ASKED);
    if (["send", "over", "again"].includes(asked)) return asked;
    return void (await (asked === "go" ? readNews : asked === "decide" ? decide : pass)(page));
  });
