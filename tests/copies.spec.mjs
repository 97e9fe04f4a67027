// The second copy of games, for changes that localStorage loses in a crash: see copies.js and kill.mjs.

import { secondCopies, expect, openHome, storeBeforeOpening, stopTime, store, stored, test, waitUntilUsable } from "./fixtures.mjs";
import { gameButton, listedGame, rename } from "./home.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save } from "./records.mjs";
import { dealWithStoppedClock } from "./set-up.mjs";
import { choose, curtain, openCurtain, passTo } from "./table.mjs";

const copies = (page) => secondCopies(page, "facedown", "games");
const saveIn = async (page) => Object.entries(await stored(page)).find(([key]) => key.startsWith(keyOf("")));

test("a decision lost in a crash comes back", async ({ page }) => {
  await dealWithStoppedClock(page);
  await curtain(page).waitFor();
  const [key, before] = await saveIn(page);
  await openCurtain(page);
  await choose(page);
  const [, after] = await saveIn(page);
  expect(JSON.parse(after).record).toMatch(/\n1 duel .*\n$/);
  await expect.poll(async () => (await copies(page))[key]).toBe(after);
  await store(page, key, before);
  await page.reload();
  await expect(passTo(page, "Ben")).toBeVisible();
  expect(JSON.parse((await saveIn(page))[1]).record).toBe(JSON.parse(after).record);
});

test("a connection that the browser dropped is reopened, and a failed copy is reported once", async ({ page }) => {
  await dealWithStoppedClock(page);
  const failWrites = (count) =>
    page.evaluate((count) => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        if (mode !== "readwrite" || count <= 0) return transaction.call(this, stores, mode, options);
        count -= 1;
        throw new DOMException("The database connection is closing.", "InvalidStateError");
      };
    }, count);
  const notice = page.getByText("no second copy of your games");
  await failWrites(1);
  await openCurtain(page);
  await choose(page);
  const [key, text] = await saveIn(page);
  await expect.poll(async () => (await copies(page))[key]).toBe(text);
  await expect(notice).toHaveCount(0);
  await failWrites(Infinity);
  for (const other of ["light", "dark"]) {
    await page.evaluate((theme) => facedown.copy(["facedown.settings", `{"theme":"${theme}"}`]), other);
  }
  await expect(notice).toHaveCount(1);
});

test("a deleted game stays deleted, and a restored one is kept", async ({ page }) => {
  await stopTime(page);
  const texts = { [keyOf("a")]: save(RUNNING, { changed: 5 }), [keyOf("b")]: save(FINISHED.replace("Ana", "Eva"), { changed: 4 }) };
  await storeBeforeOpening(page, texts);
  await openHome(page);
  await gameButton(page, "Delete").click();
  await gameButton(page, "Delete", "Eva and Ben").click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(listedGame(page, "Eva and Ben")).toBeVisible();
  await expect.poll(() => copies(page)).toEqual({ [keyOf("a")]: null, [keyOf("b")]: texts[keyOf("b")] });
  // Stored data as after a crash that lost both changes.
  await store(page, keyOf("a"), texts[keyOf("a")]);
  await page.evaluate((key) => localStorage.removeItem(key), keyOf("b"));
  await openHome(page);
  await expect(listedGame(page, "Eva and Ben")).toBeVisible();
  await expect(listedGame(page, "Ana and Ben")).toHaveCount(0);
  expect(recordsIn(await stored(page))).toEqual([FINISHED.replace("Ana", "Eva")]);
});

test("what is newer in localStorage stays", async ({ page }) => {
  await stopTime(page);
  await storeBeforeOpening(page, { [keyOf("a")]: save(FINISHED, { changed: 5 }) });
  await openHome(page);
  await rename(page, "Ana and Ben", "Copied");
  await expect.poll(async () => (await copies(page))[keyOf("a")]).toContain("Copied");
  await store(page, keyOf("a"), save(FINISHED, { changed: 6, label: "Newer" }));
  await openHome(page);
  await expect(listedGame(page, "Newer")).toBeVisible();
  await store(page, keyOf("a"), save(FINISHED, { changed: 5 }));
  await openHome(page);
  await expect(listedGame(page, "Copied")).toBeVisible();
});

for (const [what, script] of [
  ["missing", () => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined })],
  ["forbidden", () => (IDBFactory.prototype.open = () => { throw new DOMException("forbidden", "SecurityError"); })],
  ["silent", () => (IDBFactory.prototype.open = () => ({}))],
]) {
  test(`a page whose IndexedDB is ${what} works without a copy`, { tag: what === "missing" ? "@all" : [] }, async ({ page }) => {
    await page.addInitScript(script);
    await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
    await openHome(page);
    await waitUntilUsable(page);
    await gameButton(page, "Delete").click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(listedGame(page, "Ana and Ben")).toBeVisible();
  });
}
