// Steps in set-up, and deals.

import { check, expect, go, stored } from "./fixtures.mjs";
import { recordsIn } from "./records.mjs";
import { openWithStoppedClock, waitForTable } from "./table.mjs";

export const names = (page) => page.getByRole("textbox", { name: /^Name of player \d/ });
export const nameOf = (page, number) => page.getByRole("textbox", { name: `Name of player ${number}` });
/** A seat's player: a person or a bot, here or on a phone. */
export const kindOf = (page, number, kind) => page.getByRole("group", { name: `Who plays as player ${number}` }).getByRole("radio", { name: kind });
export const playBy = (page, number, kind) => check(kindOf(page, number, kind));
export const levelOf = (page, number) => page.getByLabel(`How well player ${number} plays`);
export const wayToPlay = (page, name) => page.getByRole("radio", { name, exact: true });
export const dealButton = (page) => page.getByRole("button", { name: "Deal", exact: true });

/** People known on this device: a tap seats one. */
export const people = (page) => page.getByRole("list", { name: "People of this device" });
export const chip = (page, name) => people(page).getByRole("button", { name });

async function addSeats(page, count) {
  for (let seats = await names(page).count(); seats < count; seats = await names(page).count()) {
    await page.getByRole("button", { name: /^Add (a player|\d players)$/ }).click();
    await expect.poll(() => names(page).count()).toBeGreaterThan(seats);
  }
}

/** Seats players; those without a name are bots. */
export async function seatAll(page, players) {
  await addSeats(page, players.length);
  for (const [at, name] of players.entries()) await (name ? nameOf(page, at + 1).fill(name) : playBy(page, at + 1, "Bot"));
}

export const atTable = (page) => expect(page).toHaveURL(/#\/game\/[a-z0-9]+$/);

/** The fields of a single player's set-up. */
export const bots = (page) => page.getByLabel("Bots", { exact: true });
export const botsLevel = (page) => page.getByLabel("Level", { exact: true });
export const length = (page) => page.getByLabel("Length", { exact: true });
export const chosen = (list) => list.locator("option:checked");

/** Deals to one person and bots, by the page's defaults. */
export async function dealAlone(page, game) {
  await go(page, `#/alone/${game}`);
  await dealButton(page).click();
  await atTable(page);
}

export async function dealAndRead(page) {
  await dealButton(page).click();
  await atTable(page);
  const records = recordsIn(await stored(page));
  expect(records).toHaveLength(1);
  return records[0];
}

/** Deals from the set-up page; `choose` sets options once there are enough seats. */
export async function deal(page, players = ["Ana", "Ben"], game = "fools-gambit", choose = async () => {}) {
  await go(page, `#/new/${game}`);
  await dealButton(page).waitFor();
  await addSeats(page, players.length);
  await choose();
  await seatAll(page, players);
  await dealButton(page).click();
  await atTable(page);
  await waitForTable(page);
}

/** Like `deal`, with the same cards each time: all random bytes are `byte`. */
export async function dealSame(page, byte, ...how) {
  await page.evaluate((byte) => {
    globalThis.random = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = (bytes) => bytes.fill(byte);
  }, byte);
  await deal(page, ...how);
  await page.evaluate(() => void (Crypto.prototype.getRandomValues = globalThis.random));
}

export async function dealWithStoppedClock(page, ...how) {
  await openWithStoppedClock(page);
  await deal(page, ...how);
}
