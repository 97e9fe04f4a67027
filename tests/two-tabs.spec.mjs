// Two tabs that change stored data: each uses the data stored now, not those of its start.

import { EVENING, PEOPLE, chooseNext, dealNext, joinButtons } from "./evening.mjs";
import { check, expect, go, open, storeBeforeOpening, recordOf, stored, test } from "./fixtures.mjs";
import { addPerson } from "./home.mjs";
import { PUZZLES, swap } from "./puzzles.mjs";
import { keyOf, line, recordsIn, save } from "./records.mjs";
import { atTable, chip, dealButton, nameOf } from "./set-up.mjs";
import { giveUp, goOnButton, playAgainButton, record, turnMotionOff } from "./table.mjs";

const SETTINGS = "facedown.settings";
const ana = { id: "p2", name: "Ana", look: 3 };
const ben = { id: "p3", name: "Ben", look: 4 };
const cem = { id: "p4", name: "Cem", look: 5 };
const QUIET = JSON.stringify({ sound: "off", curtain: "tap" });

const json = async (page, key) => JSON.parse((await stored(page))[key]);
const choose = (page, group, choice) => check(page.getByRole("group", { name: group }).getByRole("radio", { name: choice }));

async function openTwice(page, context, address, texts) {
  await storeBeforeOpening(page, { [SETTINGS]: QUIET, ...texts });
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, address);
  return other;
}

test("two tabs keep settings, the people named in either, and one deal of the day", async ({ page, context }) => {
  const other = await openTwice(page, context, "#/settings", { [PEOPLE]: JSON.stringify([ana]) });
  await choose(page, "Light or dark", "Light");
  await choose(other, "Suits", "Four colours");
  await choose(page, "Before your cards are shown", "Press and hold");
  expect(await json(page, SETTINGS)).toMatchObject({ theme: "light", suits: "four", curtain: "hold", sound: "off" });
  for (const tab of [page, other]) await go(tab, "#/daily");
  const games = [];
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: /^Play ?: Fools Gambit$/ }).click();
    await atTable(tab);
    games.push(new URL(tab.url()).hash);
  }
  expect(games[0]).toBe(games[1]);
  expect(recordsIn(await stored(page))).toHaveLength(1);
  expect((await stored(page))["facedown.daily"].split("\n")).toHaveLength(2);
  await go(page, "#/new/fools-gambit");
  await go(other, "#/people");
  await addPerson(other, "Ben");
  await chip(page, "Ana").click();
  await page.getByRole("button", { name: /^Ana: .* Change it$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "orange fish" }).click();
  const people = await json(page, PEOPLE);
  expect(people.map(({ name, look }) => `${name} ${look}`)).toEqual(["Ana 10", expect.stringMatching(/^Ben/)]);
  await other.getByRole("button", { name: "Forget Ana" }).click();
  await nameOf(page, 2).fill("Eva");
  await dealButton(page).click();
  await atTable(page);
  expect((await json(page, PEOPLE)).map(({ name }) => name)).toEqual(["Ben", "Ana", "Eva"]);
});

test("settings that can’t be kept hold for their tab", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "#/settings");
  await choose(page, "Light or dark", "Light");
  await choose(page, "Suits", "Four colours");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("html")).toHaveAttribute("data-suits", "four");
});

test("an evening is changed as it is now", async ({ page, context }) => {
  const guest = ({ id, name, look }) => ({ person: id, name, look, bot: null, is_here: true });
  const planned = (game) => ({ game, options: "", seats: [1, 2] });
  const evening = {
    title: "",
    created: 1,
    changed: Date.now(),
    guests: [cem, ana, ben].map(guest),
    games: [],
    planned: ["duel-52", "dual-duel"].map(planned),
    season: null,
    is_over: false,
  };
  const texts = { [PEOPLE]: JSON.stringify([ana, ben, cem]), [EVENING]: JSON.stringify(evening) };
  const other = await openTwice(page, context, "#/evening/eve", texts);
  // The same change in both tabs is made once.
  for (const tab of [page, other]) await tab.getByRole("button", { name: "Remove Duel 52" }).click();
  expect((await json(page, EVENING)).planned.map(({ game }) => game)).toEqual(["dual-duel"]);
  await chip(page, "Cem").click();
  await chip(other, "Cem").click();
  expect((await json(page, EVENING)).guests.filter(({ is_here }) => is_here).map(({ name }) => name)).toEqual(["Ana", "Ben"]);
  // A game is dealt to the chosen people, though their places in the list have changed.
  const third = await context.newPage();
  await open(third, "#/evening/eve");
  await chip(third, "Cem").click();
  await chooseNext(third, "fools-gambit");
  for (const name of ["Ana", "Cem"]) await joinButtons(third).filter({ hasText: name }).click();
  await chip(page, "Ana").click();
  await dealNext(third);
  expect(line(await recordOf(third), "seats").split(" | ").sort()).toEqual(["Ben", "Cem"]);
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "End the evening" }).click();
    await tab.getByRole("dialog").getByRole("button", { name: "End the evening" }).click();
  }
  expect((await json(page, EVENING)).is_over).toBe(true);
});

test("puzzles that are solved in two tabs are both ticked @all", async ({ page, context }) => {
  const swaps = PUZZLES.filter(({ goal }) => goal === "swap");
  const other = await openTwice(page, context, "#/puzzles", {});
  for (const [at, tab] of [page, other].entries()) {
    await go(tab, `#/puzzles/${swaps[at].id}`);
    await turnMotionOff(tab);
    await swap(tab, swaps[at].best);
  }
  await expect.poll(async () => (await stored(page))["facedown.puzzles"]?.split("\n").length).toBe(3);
});

test("games that end in two tabs both count @all", async ({ page, context }) => {
  const running = (seats, seed) => save(record([], { seats }).replace(/^seed .*$/m, `seed ${seed}`), { changed: 1 });
  const texts = { [keyOf("a")]: running("Ana | bot:sharp", "9f2c04d1a6b3e877"), [keyOf("b")]: running("Ben | bot:sharp", "9f2c04d1a6b3e878") };
  const other = await openTwice(page, context, "#/about", texts);
  await go(page, "#/game/a");
  await go(other, "#/game/b");
  for (const tab of [page, other]) {
    await giveUp(tab);
    await goOnButton(tab).or(playAgainButton(tab)).first().waitFor();
  }
  await expect.poll(async () => (await stored(page))["facedown.played"]?.split("\n").length).toBe(3);
});
