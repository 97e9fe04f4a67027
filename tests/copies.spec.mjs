// The second copy of games, for changes that localStorage loses in a crash: see copies.js and kill.mjs.

import { IS_WHOLE } from "./covering.mjs";
import { secondCopies, expect, openHome, storeBeforeOpening, store, stored, test } from "./fixtures.mjs";
import { gameButton, listedGame, rename } from "./home.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save } from "./records.mjs";
import { choose, goToGame, openCurtain, passTo, record } from "./table.mjs";

const copies = (page) => secondCopies(page, "facedown", "games");

test("a decision lost in a crash comes back, though the browser dropped the connection; a failed copy is reported once", async ({ calm: page }) => {
  await goToGame(page, "crashed", record());
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
  const key = keyOf("crashed");
  const before = (await stored(page))[key];
  await failWrites(1);
  await openCurtain(page);
  await choose(page);
  const after = (await stored(page))[key];
  expect(JSON.parse(after).record).toMatch(/\n1 duel .*\n$/);
  await expect.poll(async () => (await copies(page))[key]).toBe(after);
  await expect(notice).toHaveCount(0);
  await store(page, key, before);
  await page.reload();
  await expect(passTo(page, "Ben")).toBeVisible();
  expect(JSON.parse((await stored(page))[key]).record).toBe(JSON.parse(after).record);
  await failWrites(Infinity);
  for (const other of ["light", "dark"]) {
    await page.evaluate((theme) => facedown.copy(["facedown.settings", `{"theme":"${theme}"}`]), other);
  }
  await expect(notice).toHaveCount(1);
});

test("after a crash a deleted game stays deleted, a restored one is kept, and what is newer in localStorage stays", async ({ calm: page }) => {
  const played = (name, how) => save(FINISHED.replace("Ana", name), how);
  const texts = { [keyOf("a")]: save(RUNNING, { changed: 5 }), [keyOf("b")]: played("Eva", { changed: 4 }), [keyOf("c")]: played("Cem", { changed: 5 }) };
  await storeBeforeOpening(page, texts);
  await openHome(page);
  await gameButton(page, "Delete").click();
  await gameButton(page, "Delete", "Eva and Ben").click();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(listedGame(page, "Eva and Ben")).toBeVisible();
  await rename(page, "Cem and Ben", "Copied");
  await expect.poll(() => copies(page)).toEqual({ [keyOf("a")]: null, [keyOf("b")]: texts[keyOf("b")], [keyOf("c")]: expect.stringContaining("Copied") });
  // Stored data as after a crash that lost both changes.
  await store(page, keyOf("a"), texts[keyOf("a")]);
  await page.evaluate((key) => localStorage.removeItem(key), keyOf("b"));
  await store(page, keyOf("c"), played("Cem", { changed: 6, label: "Newer" }));
  await openHome(page);
  await expect(listedGame(page, "Newer")).toBeVisible();
  await expect(listedGame(page, "Eva and Ben")).toBeVisible();
  await expect(listedGame(page, "Ana and Ben")).toHaveCount(0);
  expect(recordsIn(await stored(page)).sort()).toEqual(["Cem", "Eva"].map((name) => FINISHED.replace("Ana", name)));
  await store(page, keyOf("c"), texts[keyOf("c")]);
  await openHome(page);
  await expect(listedGame(page, "Copied")).toBeVisible();
});

const FAULTS = [
  ["forbidden", () => (IDBFactory.prototype.open = () => { throw new DOMException("forbidden", "SecurityError"); })],
  ["silent", () => (IDBFactory.prototype.open = () => ({}))],
  ["missing", () => Object.defineProperty(globalThis, "indexedDB", { get: () => undefined })],
];

const faults = IS_WHOLE ? FAULTS : FAULTS.slice(0, 2);

test(`a page whose IndexedDB is ${faults.map(([what]) => what).join(" or ")} works without a copy`, async ({ page }) => {
  // Each script replaces the effect of the one before.
  for (const [what, script] of faults) {
    await test.step(what, async () => {
      await page.addInitScript(script);
      await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING) });
      await openHome(page);
      await gameButton(page, "Delete").click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(listedGame(page, "Ana and Ben")).toBeVisible();
    });
  }
});
