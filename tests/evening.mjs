import { check, expect, go, open, plantAhead, store, stored } from "./fixtures.mjs";
import { keyOf, line, withCheckSum } from "./records.mjs";
import { atTable, chip } from "./set-up.mjs";
import { goAway } from "./table.mjs";

export const PEOPLE = "facedown.people";
export const EVENING = "facedown.evening.eve";

export const button = (page, name) => page.getByRole("button", { name });
export const joinButtons = (page) => page.getByRole("list", { name: "Who joins in" }).getByRole("button");
export const newcomer = (page) => page.locator("#newcomer");
export const standings = (page) => page.getByRole("region", { name: "The table", exact: true }).getByRole("row");
export const cells = (page, name) => page.getByRole("region", { name: "The table", exact: true }).getByRole("row", { name }).getByRole("cell");

/** Begins an evening on its start page, and returns its address. */
export async function beginEvening(page, names, more = async () => {}) {
  for (const name of names) await chip(page, name).click();
  await more();
  await button(page, "Begin").click();
  await expect(page).toHaveURL(/#\/evening\/[a-z0-9]+$/);
  return new URL(page.url()).hash;
}

/** Opens the start page on a device that knows some people, and begins. */
export async function begin(page, known, names, more) {
  await plantAhead(page, { [PEOPLE]: JSON.stringify(known), "facedown.settings": JSON.stringify({ sound: "off", curtain: "tap" }) });
  await open(page, "#/evening");
  return beginEvening(page, names, more);
}

export const nextGames = (page) => page.locator('input[name="next-game"]');

export const chooseNext = (page, game) => check(nextGames(page).and(page.locator(`[value="${game}"]`)));

export const next = (page) => page.locator("#deal-next");

/** Deals the next game: `game`, by slug, or the suggested one. */
export async function dealNext(page, game) {
  if (game) await chooseNext(page, game);
  await next(page).click();
  await atTable(page);
}

const idOf = (page) => new URL(page.url()).hash.split("/").at(-1);
const saveHere = async (page) => JSON.parse((await stored(page))[keyOf(idOf(page))]);

export const lineHere = async (page, word) => line((await saveHere(page)).record, word);

/** Ends the open game away from the table: `seat` gives up. Returns its id. */
export async function leaveGame(page, seat) {
  const id = idOf(page);
  await goAway(page);
  const save = JSON.parse((await stored(page))[keyOf(id)]);
  const kept = { ...save.kept, table: 100_000 };
  await store(page, keyOf(id), withCheckSum({ ...save, record: `${save.record}${seat} leave\n`, changed: save.changed + 1, kept, summary: undefined }));
  await go(page, `#/game/${id}`);
  await page.getByRole("button", { name: "Statistics" }).waitFor();
  return id;
}

export async function endEvening(page) {
  await button(page, "End the evening").click();
  await button(page.getByRole("dialog", { name: "End the evening" }), "End the evening").click();
}
