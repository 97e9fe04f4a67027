// An evening's page: the people present, the next game, the table of results.

import { check, expect, go, open, plantAhead, store, stored } from "./fixtures.mjs";
import { keyOf, line, sealed } from "./records.mjs";
import { atTable, chip } from "./set-up.mjs";
import { goAway } from "./table.mjs";

export const PEOPLE = "facedown.people";
export const EVENING = "facedown.evening.eve";

export const button = (page, name) => page.getByRole("button", { name });
/** The people who join the next game. */
export const joining = (page) => page.getByRole("list", { name: "Who joins in" }).getByRole("button");
export const newcomer = (page) => page.locator("#newcomer");
export const standings = (page) => page.getByRole("region", { name: "The table", exact: true }).getByRole("row");
export const cells = (page, name) => page.getByRole("region", { name: "The table", exact: true }).getByRole("row", { name }).getByRole("cell");

/** Begins an evening with these people, on its start page. Returns the evening's address. */
export async function gather(page, names, more = async () => {}) {
  for (const name of names) await chip(page, name).click();
  await more();
  await button(page, "Begin").click();
  await expect(page).toHaveURL(/#\/evening\/[a-z0-9]+$/);
  return new URL(page.url()).hash;
}

/** Begins an evening with some of the people known on this device. */
export async function begin(page, known, names, more) {
  await plantAhead(page, { [PEOPLE]: JSON.stringify(known), "facedown.settings": JSON.stringify({ sound: "off", curtain: "tap" }) });
  await open(page, "#/evening");
  return gather(page, names, more);
}

export const nextGames = (page) => page.locator('input[name="next-game"]');

/** The next game, by slug. */
export const chooseNext = (page, game) => check(nextGames(page).and(page.locator(`[value="${game}"]`)));

export const next = (page) => page.locator("#deal-next");

/** Deals the next game, or this one. */
export async function dealNext(page, game) {
  if (game) await chooseNext(page, game);
  await next(page).click();
  await atTable(page);
}

const idOf = (page) => new URL(page.url()).hash.split("/").at(-1);
const saveHere = async (page) => JSON.parse((await stored(page))[keyOf(idOf(page))]);

/** A line of that game's record. */
export const lineHere = async (page, word) => line((await saveHere(page)).record, word);

/** Ends the page's game without the table: this seat has given up. Returns the game's id. */
export async function leaveGame(page, seat) {
  const id = idOf(page);
  await goAway(page);
  const save = JSON.parse((await stored(page))[keyOf(id)]);
  const kept = { ...save.kept, table: 100_000 };
  await store(page, keyOf(id), sealed({ ...save, record: `${save.record}${seat} leave\n`, changed: save.changed + 1, kept, summary: undefined }));
  await go(page, `#/game/${id}`);
  await page.getByRole("button", { name: "Statistics" }).waitFor();
  return id;
}

/** Ends the evening, and confirms it. */
export async function endEvening(page) {
  await button(page, "End the evening").click();
  await button(page.getByRole("dialog", { name: "End the evening" }), "End the evening").click();
}
