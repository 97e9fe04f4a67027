import { check, expect, go, store, stored } from "./fixtures.mjs";
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

/** Begins an evening of `names` on its start page, and returns its address. `before` can change more on that page. */
export async function beginEvening(page, names, before = async () => {}) {
  for (const name of names) await chip(page, name).click();
  await before();
  await button(page, "Begin").click();
  await expect(page).toHaveURL(/#\/evening\/[a-z0-9]+$/);
  return new URL(page.url()).hash;
}

export const nextGames = (page) => page.locator('input[name="next-game"]');

export const chooseNext = (page, game) => check(nextGames(page).and(page.locator(`[value="${game}"]`)));

export const dealNextButton = (page) => page.locator("#deal-next");

/** Deals the next game: `game`, by slug, or the suggested one. */
export async function dealNext(page, game) {
  if (game) await chooseNext(page, game);
  await dealNextButton(page).click();
  await atTable(page);
}

const idOf = (page) => new URL(page.url()).hash.split("/").at(-1);
const saveHere = async (page) => JSON.parse((await stored(page))[keyOf(idOf(page))]);

/** A line of the open game's record, after its first word: `seats`, `options`. */
export const lineHere = async (page, word) => line((await saveHere(page)).record, word);

/** Ends the open game: leaves its table, has `seat` give up in the save, and comes back. Returns the game's id. */
export async function giveUpInTheSave(page, seat) {
  const id = idOf(page);
  await goAway(page);
  const save = JSON.parse((await stored(page))[keyOf(id)]);
  // Everything counts as shown. The old summary, of a running game, is left out.
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
