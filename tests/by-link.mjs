// Games by link: two people, each with a browser of their own, exchange nothing but links.

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import { SLUGS, check, go, open, storeBeforeOpening, repeat, saveProcessor, whichOf } from "./fixtures.mjs";
import { keyOf } from "./records.mjs";
import { dealButton, seatAll, wayToPlay } from "./set-up.mjs";
import { advanceClock, choose, readNews, screen, tap, waitForTable } from "./table.mjs";

const savedBy1_0_0 = (file) => readFileSync(new URL(`../frontend/src/services/by_link/tests/build_1_0_0/${file}`, import.meta.url), "utf8").trim();

/** The key and text of Ben's save of a game, and Ana's link, which continues that game. */
export const BEN = [keyOf("apartgame2"), savedBy1_0_0("ben.json")];
export const LINK = `#/link/${savedBy1_0_0("link.txt")}`;

export const textOf = (fragment) =>
  inflateSync(Buffer.from(fragment.split("#/link/")[1], "base64url").subarray(1)).toString();

export async function otherDevice(browser, { runsClock = false, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  await saveProcessor(context);
  const page = await context.newPage();
  await openDevice(page, { runsClock });
  return page;
}

/** Opens a page that offers no lessons; its clock is stopped, unless `runsClock`. */
export async function openDevice(page, { runsClock = false } = {}) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await storeBeforeOpening(page, {
    "facedown.settings": JSON.stringify({ sound: "off" }),
    "facedown.learn": JSON.stringify({ offered: SLUGS, told: SLUGS }),
  });
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await open(page, "#/about");
  if (!runsClock) await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
}

/** Sets up a game with Ben elsewhere, up to the screen that invites him. */
export async function setUp(page, game = "fools-gambit") {
  await go(page, `#/new/${game}`);
  await check(wayToPlay(page, "By link"));
  await seatAll(page, ["Ana", "Ben"]);
  await dealButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invite Ben" })).toBeVisible();
}

/** Hands the move over and returns its link. */
export async function send(page) {
  await tap(page.locator("#send-move"));
  return linkShown(page);
}

export async function linkShown(page) {
  const address = await page.getByRole("textbox", { name: "The link", exact: true }).inputValue();
  return address.slice(address.indexOf("#"));
}

export async function openLink(page, link) {
  await go(page, link);
  await Promise.race([waitForTable(page), screen(page, "link").waitFor()]);
}

/** Deals to Ana, on the page `ana`, and to Ben, in another browser. Ana has the move. */
export async function dealByLink(ana, browser, game) {
  const ben = await otherDevice(browser);
  await setUp(ana, game);
  await openLink(ben, await send(ana));
  await ben.locator("#play-by-link").click();
  await ben.locator("#send-move").waitFor();
  await openLink(ana, await send(ben));
  return { ben };
}

/** Deals Fools Gambit by link, and makes Ana's first move; `first` is the move's link. */
export async function dealByLinkAndMove(ana, browser) {
  const { ben } = await dealByLink(ana, browser);
  await choose(ana);
  return { ben, first: await send(ana) };
}

/** Controls by which a table asks for something, in order of precedence. */
const ASKED = { again: "#send-again", send: "#send-move", over: "#play-again", go: "#go-on", decide: "[data-screen=seat], [data-screen=choice]" };

/** Decides until the table has a link to send, waits for one or is over; returns `send`, `again` or `over`. */
export const playAll = (page, decide) =>
  // Many steps, since random taps often do nothing.
  repeat(page, 600, async () => {
    const asked = await whichOf(page, ASKED);
    if (["send", "over", "again"].includes(asked)) return asked;
    return void (await (asked === "go" ? readNews : asked === "decide" ? decide : advanceClock)(page));
  });
