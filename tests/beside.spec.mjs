// Device data, beside the games: unreadable data stays unchanged; the rest has a second copy, as games have.

import { IS_WHOLE } from "./covering.mjs";
import { newcomer } from "./evening.mjs";
import { secondCopies, downloaded, expect, expectAccessible, go, open, openHome, storeBeforeOpening, store, stored, test } from "./fixtures.mjs";
import { addPerson as add, newPerson } from "./home.mjs";
import { atTable, dealButton, nameOf } from "./set-up.mjs";
import { goAway } from "./table.mjs";

const PEOPLE = "facedown.people";
const EVENING = "facedown.evening.eve";
const SETTINGS = "facedown.settings";
const CHANGED = "facedown.changed";

const ana = { id: "a", name: "Ana", look: 3 };
const ben = { id: "b", name: "Ben", look: 4 };
const guest = ({ id, name, look }) => ({ person: id, name, look, bot: null, is_here: true });
const evening = { title: "", created: 1, changed: 2, guests: [ana, ben].map(guest), games: [], season: null, is_over: false };
const ALL = {
  [PEOPLE]: JSON.stringify([ana, ben]),
  [EVENING]: JSON.stringify(evening),
  "facedown.played": "played 1\n0000000000000001 1760000000 fools-gambit 41 1 Ana|2 Ben",
  "facedown.daily": "daily 1\n2026-11-22 duel-52 abc + 2:1 0 .++-",
  "facedown.puzzles": "puzzles 1\n00000000000000aa",
  [SETTINGS]: JSON.stringify({ sound: "off", theme: "light" }),
};

const copies = (page) => secondCopies(page, "facedown.beside", "texts");

const kept = async (page, keys = Object.keys(ALL)) => {
  const all = await stored(page);
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
};

for (const [what, text, message, tag] of [
  ["damaged", '[{"id":"a","name":"Ana"', "The list of people here is damaged", ""],
  ["a newer version’s", '{"version":2,"people":[]}', "A newer version of Facedown wrote the list of people here.", " @all"],
]) {
  test(`a list of people that is ${what} is left alone, reported, and exported${tag}`, async ({ calm: page }) => {
    await store(page, PEOPLE, text);
    await go(page, "#/new/fools-gambit");
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    await nameOf(page, 1).fill("Eva");
    await dealButton(page).click();
    await atTable(page);
    await go(page, "#/people");
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    await expect(newPerson(page)).toHaveCount(0);
    await go(page, "#/evening");
    await newcomer(page).fill("Ida");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    expect((await stored(page))[PEOPLE]).toBe(text);
    await go(page, "#/stats");
    const file = await downloaded(page, () => page.locator("#stats-export").click());
    expect(JSON.parse(file.text).beside[PEOPLE]).toBe(text);
  });
}

test("a damaged list of people goes to a file before there is a new one, in which entries and fields that can’t be read stay", async ({ page }) => {
  await storeBeforeOpening(page, { [PEOPLE]: "[{" });
  await open(page, "#/people");
  await expectAccessible(page);
  const file = await downloaded(page, () => page.getByRole("button", { name: "Save it to a file and start a new list" }).click());
  expect(file.text).toBe("[{");
  await add(page, "Ana");
  expect(JSON.parse((await stored(page))[PEOPLE]).map(({ name }) => name)).toEqual(["Ana"]);

  const unreadable = { id: "c", name: "Cem", look: 99 };
  await goAway(page);
  await store(page, PEOPLE, JSON.stringify([{ ...ana, since: "2027" }, unreadable]));
  await go(page, "#/people");
  await expect(page.getByText("1 entry in the list can’t be read here.")).toBeVisible();
  await add(page, "Ben");
  const [first, second, third] = JSON.parse((await stored(page))[PEOPLE]);
  expect([first, second.name, third]).toEqual([{ ...ana, since: "2027" }, "Ben", unreadable]);
});

test("statistics, days and puzzles of newer versions are left alone and reported, as are entries that can’t be read", async ({ calm: page }) => {
  const newer = { "facedown.played": "played 2\n?", "facedown.daily": "daily 2\n?", "facedown.puzzles": "puzzles 2\n?" };
  for (const [key, text] of Object.entries(newer)) await store(page, key, text);
  for (const address of ["#/stats", "#/daily", "#/puzzles"]) {
    await goAway(page);
    await go(page, address);
    await expect(page.getByRole("status").filter({ hasText: "A newer version of Facedown wrote what is kept here" })).toBeVisible();
  }
  expect(await kept(page, Object.keys(newer))).toEqual(newer);

  await goAway(page);
  await store(page, "facedown.daily", "daily 1\n?");
  await store(page, "facedown.puzzles", "puzzles 1\n?\n?");
  await go(page, "#/daily");
  await expect(page.getByText("1 entry kept here can’t be read")).toBeVisible();
  await go(page, "#/puzzles");
  await expect(page.getByText("2 entries kept here can’t be read")).toBeVisible();
});

test("device data comes back after localStorage was cleared or a crash lost changes, and deleted data stays deleted", { annotation: { type: "costly", description: "the page loads four times" } }, async ({ page }) => {
  await storeBeforeOpening(page, ALL);
  await openHome(page);
  await expect.poll(() => copies(page)).toEqual(ALL);
  await page.evaluate(() => localStorage.clear());
  await open(page, "#/people");
  await expect.poll(() => kept(page)).toEqual(ALL);
  const before = await stored(page);
  await page.getByRole("button", { name: "Forget Ben" }).click();
  await go(page, "#/evening/eve");
  await page.getByRole("button", { name: "Delete this evening" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this evening" }).click();
  await go(page, "#/stats");
  await page.locator("#stats-clear").click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear statistics" }).click();
  const after = { ...ALL, [PEOPLE]: JSON.stringify([ana]), [EVENING]: null, "facedown.played": null };
  await expect.poll(() => copies(page)).toEqual(after);
  // Stored data as after a crash that lost all changes, and a text whose time of change is still there.
  await page.evaluate((before) => void delete Object.assign(localStorage, before)["facedown.daily"], before);
  await openHome(page);
  const now = await kept(page);
  expect(now).toEqual({ ...after, [EVENING]: undefined, "facedown.played": undefined });
  // Stored data as after a crash that lost only the copies: localStorage is newer.
  await open(page, "#/people");
  await add(page, "Eva");
  const newest = (await stored(page))[PEOPLE];
  await page.evaluate(
    ([key, text]) =>
      new Promise((done) => {
        indexedDB.open("facedown.beside", 1).onsuccess = ({ target }) => {
          const write = target.result.transaction("texts", "readwrite");
          write.objectStore("texts").put({ text, at: 1 }, key);
          write.objectStore("texts").put({ text: "{}", at: 1 }, "facedown.evening.eve");
          write.oncomplete = () => done(target.result.close());
        };
      }),
    [PEOPLE, ALL[PEOPLE]],
  );
  await openHome(page);
  expect(await kept(page, [PEOPLE, EVENING])).toEqual({ [PEOPLE]: newest, [EVENING]: undefined });
  await expect.poll(async () => (await copies(page))[PEOPLE]).toBe(newest);
});

test("the copy does not overwrite data of another version", async ({ page }) => {
  await storeBeforeOpening(page, ALL);
  await openHome(page);
  await expect.poll(() => copies(page)).toEqual(ALL);
  for (const text of ['{"version":2}', "[{"]) {
    await store(page, PEOPLE, text);
    await openHome(page);
    expect((await stored(page))[PEOPLE]).toBe(text);
    await expect.poll(async () => (await copies(page))[PEOPLE]).toBe(text);
  }
  for (const moments of IS_WHOLE ? ["[", "[1]", '"x"', '{"facedown.people":"soon"}'] : ["[", '{"facedown.people":"soon"}']) {
    await store(page, CHANGED, moments);
    await openHome(page);
    expect((await stored(page))[PEOPLE], moments).toBe("[{");
  }
});
