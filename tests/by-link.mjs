// Two people in two places: each has a browser of its own, and gets nothing of the other but links.

import { inflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import { SLUGS, check, go, open, paintNothing, plantAhead, repeat, whichOf } from "./fixtures.mjs";
import { dealIt, seatAll, way } from "./set-up.mjs";
import { choose, pass, readNews, screen, tableIsOpen, tap } from "./table.mjs";

/** What a link says. */
export const textOf = (fragment) =>
  inflateSync(Buffer.from(fragment.split("#/link/")[1], "base64url").subarray(1)).toString();

/** The second person's browser, which knows nothing. */
export async function elsewhere(browser, { goes = false, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await context.addInitScript(paintNothing);
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
export async function setUp(page, game = "fools-gambit", how = async () => {}) {
  await go(page, `#/new/${game}`);
  await check(way(page, "By link"));
  await seatAll(page, ["Ana", "Ben"]);
  await how();
  await dealIt(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invite Ben" })).toBeVisible();
}

/** Presses the button that gives the move away, and takes the link that comes of it. */
export async function send(page) {
  await tap(page.locator("#send-move"));
  return linkShown(page);
}

/** The link that is shown. */
export async function linkShown(page) {
  const address = await page.getByRole("textbox", { name: "The link", exact: true }).inputValue();
  return address.slice(address.indexOf("#"));
}

/** Opens a link in the page that runs, and waits until it has come to something. */
export async function arrive(page, link) {
  await go(page, link);
  await Promise.race([tableIsOpen(page), screen(page, "link").waitFor()]);
}

/** Both are dealt in, Ana on a page that runs, Ben in a browser of his own: the link for him is on its way as soon as Ana has played. */
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

/** The same of Fools Gambit, once Ana has chosen and sent her first link. */
export async function begun(ana, browser, options) {
  const game = await dealt(ana, browser, undefined, undefined, options);
  await choose(ana);
  return { ...game, first: await send(ana) };
}

/** What the table asks for, in the order of precedence. */
const ASKED = { again: "#send-again", send: "#send-move", over: "#play-again", go: "#go-on", decide: "[data-screen=seat], [data-screen=choice]" };

/** Plays all that is to be played here. Returns what ended it: `send`, `over`, or `again` where a link is waited for. */
export const playAll = (page, decide) =>
  // Who taps at random taps much that leads nowhere.
  repeat(page, 600, async () => {
    const asked = await whichOf(page, ASKED);
    if (["send", "over", "again"].includes(asked)) return asked;
    return void (await (asked === "go" ? readNews : asked === "decide" ? decide : pass)(page));
  });
