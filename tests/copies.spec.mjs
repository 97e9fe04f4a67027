// The copy of the games in IndexedDB, for what localStorage loses in a crash: see copies.js and kill.mjs.

import { expect, openHome, plantAhead, stopTime, store, stored, test, usable } from "./fixtures.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save } from "./records.mjs";
import { choose, curtain, deal, openCurtain, openStill } from "./table.mjs";

/** What the copy has, by key; a game that was deleted without a text. */
const copies = (page) =>
  page.evaluate(
    () =>
      new Promise((done, fail) => {
        const request = indexedDB.open("facedown", 1);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const games = request.result.transaction("games").objectStore("games");
          const keys = games.getAllKeys();
          const values = games.getAll();
          values.onsuccess = () => {
            request.result.close();
            done(Object.fromEntries(keys.result.map((key, at) => [key, values.result[at].text ?? null])));
          };
        };
      }),
  );

const game = (page, name) => page.getByRole("region", { name: "Your games" }).getByRole("listitem").filter({ hasText: name });
const saveIn = async (page) => Object.entries(await stored(page)).find(([key]) => key.startsWith("facedown.save."));

test("a decision that a crash took from localStorage is there", async ({ page }) => {
  await openStill(page);
  await deal(page);
  await curtain(page).waitFor();
  const [key, before] = await saveIn(page);
  await openCurtain(page);
  await choose(page);
  const [, after] = await saveIn(page);
  expect(JSON.parse(after).record).toMatch(/\n1 duel .*\n$/);
  await expect.poll(async () => (await copies(page))[key]).toBe(after);
  await store(page, key, before);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pass the device to Ben" })).toBeVisible();
  expect(JSON.parse((await saveIn(page))[1]).record).toBe(JSON.parse(after).record);
});

test("a deleted game stays deleted, and one that was taken back is kept", async ({ page }) => {
  await stopTime(page);
  const texts = { [keyOf("a")]: save(RUNNING, { changed: 5 }), [keyOf("b")]: save(FINISHED.replace("Ana", "Eva"), { changed: 4 }) };
  await plantAhead(page, texts);
  await openHome(page);
  await page.getByRole("button", { name: "Delete: Ana and Ben" }).click();
  await page.getByRole("button", { name: "Delete: Eva and Ben" }).click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(game(page, "Eva and Ben")).toBeVisible();
  await expect.poll(() => copies(page)).toEqual({ [keyOf("a")]: null, [keyOf("b")]: texts[keyOf("b")] });
  // As if neither had come to the disk.
  await store(page, keyOf("a"), texts[keyOf("a")]);
  await page.evaluate((key) => localStorage.removeItem(key), keyOf("b"));
  await openHome(page);
  await expect(game(page, "Eva and Ben")).toBeVisible();
  await expect(game(page, "Ana and Ben")).toHaveCount(0);
  expect(recordsIn(await stored(page))).toEqual([FINISHED.replace("Ana", "Eva")]);
});

test("what is newer in localStorage stays", async ({ page }) => {
  await stopTime(page);
  await plantAhead(page, { [keyOf("a")]: save(FINISHED, { changed: 5 }) });
  await openHome(page);
  await page.getByRole("button", { name: "Rename: Ana and Ben" }).click();
  await page.getByLabel("Name of the game").fill("Copied");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await copies(page))[keyOf("a")]).toContain("Copied");
  await store(page, keyOf("a"), save(FINISHED, { changed: 6, label: "Newer" }));
  await openHome(page);
  await expect(game(page, "Newer")).toBeVisible();
  await store(page, keyOf("a"), save(FINISHED, { changed: 5 }));
  await openHome(page);
  await expect(game(page, "Copied")).toBeVisible();
});

for (const [what, script] of [
  ["missing", () => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined })],
  ["forbidden", () => (IDBFactory.prototype.open = () => { throw new DOMException("forbidden", "SecurityError"); })],
  ["silent", () => (IDBFactory.prototype.open = () => ({}))],
]) {
  test(`a page whose IndexedDB is ${what} works without a copy`, async ({ page }) => {
    await page.addInitScript(script);
    await plantAhead(page, { [keyOf("a")]: save(RUNNING) });
    await openHome(page);
    await usable(page);
    await page.getByRole("button", { name: "Delete: Ana and Ben" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(game(page, "Ana and Ben")).toBeVisible();
  });
}
