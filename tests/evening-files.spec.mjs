// Imported evenings: replace one, come beside it, or stay in the file.

import { EVENING as KEY, chooseNext, dealNextButton } from "./evening.mjs";
import { expect, expectAccessible, fillStorage, go, open, openHome, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { giveFile, importLines, importReport } from "./home.mjs";
import { FINISHED, bundle, keyOf, recordsIn, save } from "./records.mjs";

const guest = (id, name, look) => ({ person: id, name, look, bot: null, is_here: true });
const over = (ranks) => ({ over: { ranks } });

const game = (seed, ranks = [1, 2]) => ({
  save: seed.slice(0, 8),
  game: "fools-gambit",
  seed,
  options: "deck=split time=off",
  seats: [0, 1],
  ending: over(ranks),
});
const seed = (number) => number.toString(16).padStart(16, "0");
const evening = (changed, games, more = {}) =>
  JSON.stringify({
    title: "",
    created: 1,
    changed,
    guests: [guest("p2", "Ana", 1), guest("p3", "Ben", 2)],
    games,
    season: null,
    is_over: false,
    ...more,
  });

/** Imports a file of device data and saves; returns the report's lines. `look` runs while the report is open. */
async function importAndRead(page, beside, saves = [], look = async () => {}) {
  await go(page, "#/import");
  const entries = Object.fromEntries(saves.map((text, at) => [keyOf(`f${at}`), text]));
  await giveFile(page, bundle(entries, beside));
  await importReport(page).waitFor();
  await look();
  const lines = (await importLines(page).allTextContents()).slice(1);
  await page.keyboard.press("Escape");
  await expect(importReport(page)).toHaveCount(0);
  return lines;
}

const seeds = async (page, key = KEY) => JSON.parse((await stored(page))[key]).games.map((one) => one.seed);
const evenings = async (page) => Object.keys(await stored(page)).filter((key) => key.startsWith("facedown.evening."));

test("an evening that went on elsewhere goes on here @all", async ({ page }) => {
  await storeBeforeOpening(page, { [KEY]: evening(20, [game(seed(1)), game(seed(2))]) });
  await open(page, "#/about");
  const file = evening(30, [1, 2, 3].map((at) => game(seed(at))));
  expect(await importAndRead(page, { [KEY]: file })).toEqual(["1 evening here brought up to date."]);
  expect(await seeds(page)).toEqual([1, 2, 3].map(seed));
  expect(await importAndRead(page, { [KEY]: evening(20, [game(seed(1))]) })).toEqual([]);
  expect(await seeds(page)).toEqual([1, 2, 3].map(seed));
});

test("an evening that went on here and elsewhere is kept twice, and once; one with as many games as it can have says that it is full", { tag: "@both" }, async ({ page }) => {
  const people = ["Ana", "Ben"].map((name, at) => ({ id: `p${at + 2}`, name, look: at + 1 }));
  await storeBeforeOpening(page, { [KEY]: evening(20, [game(seed(1)), game(seed(2))]), "facedown.people": JSON.stringify(people) });
  await open(page, "#/about");
  const file = { [KEY]: evening(30, [game(seed(1)), game(seed(3)), game(seed(4))]) };
  expect(await importAndRead(page, file)).toEqual(["1 evening kept beside the one here: both went on."]);
  expect(await importAndRead(page, file)).toEqual([]);
  expect(await seeds(page)).toEqual([1, 2].map(seed));
  await go(page, "#/evening");
  await expect(page.getByRole("link", { name: /^Evening of/ })).toHaveText([/3 games/, /\(2\).*2 games/]);
  const games = Array.from({ length: 500 }, (_, at) => game(seed(at)));
  expect(await importAndRead(page, { "facedown.evening.full": evening(1, games) })).toEqual(["1 evening added."]);
  await go(page, "#/evening/full");
  await chooseNext(page, "fools-gambit");
  await dealNextButton(page).click();
  await expect(page.getByText("This evening has 500 games")).toBeVisible();
  expect(recordsIn(await stored(page))).toEqual([]);
});

test("an evening that is too large stays in the file, and nothing else does @all", async ({ page }) => {
  await openHome(page);
  const games = Array.from({ length: 26_000 }, (_, at) => game(seed(at)));
  const beside = {
    [KEY]: evening(1, games),
    "facedown.evening.long": evening(1, [], { title: "x".repeat(5_000_000) }),
    "facedown.evening.small": evening(1, [game(seed(1))]),
    "facedown.people": JSON.stringify([{ id: "p2", name: "Ana", look: 1 }]),
  };
  expect(await importAndRead(page, beside, [save(FINISHED, { changed: 1 })], () => expectAccessible(page))).toEqual([
    "1 evening added.",
    "2 evenings left in the file: an evening holds 500 games at most. Where it was played, end it and begin a new one.",
    "1 person added.",
  ]);
  expect(await evenings(page)).toEqual(["facedown.evening.small"]);
  expect(recordsIn(await stored(page))).toEqual([FINISHED]);
});

test("where storage has no room for one thing, the others come", async ({ page }) => {
  await storeBeforeOpening(page, {});
  await fillStorage(page, 50_000);
  await openHome(page);
  const games = Array.from({ length: 480 }, (_, at) => game(seed(at)));
  const lines = await importAndRead(page, {
    [KEY]: evening(1, games),
    "facedown.evening.small": evening(1, [game(seed(1))]),
    "facedown.people": JSON.stringify([{ id: "p2", name: "Ana", look: 1 }]),
  });
  expect(lines).toEqual(["1 evening added.", "1 person added."]);
  await expect(page.getByText("There is no room left in this browser’s storage.")).toBeVisible();
});
