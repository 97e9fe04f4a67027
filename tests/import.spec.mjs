// Files of many games, by the page's or the rescue screen's export, are imported with a report on each.

import { expect, expectAccessible, fillStorage, openHome, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { games, importFile, importLines, importReport, importText, listedGame, listedGames } from "./home.mjs";
import { FINISHED, RUNNING, bundle, keyOf, recordsIn, save, withVersion } from "./records.mjs";
import { openWithStoppedClock } from "./table.mjs";

const fileOf = (saves) => bundle(Object.fromEntries(saves.map((text, at) => [keyOf(`g${at}`), text])));

const savePlayedBy = (name) => save(FINISHED.replace("Ana", name), { changed: 2 });

test("every game of a file is accounted for", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING, { changed: 1 }) });
  await openHome(page);
  const older = save(FINISHED.replace("gambit 1", "gambit 0"), { changed: 2 });
  const newer = withVersion(savePlayedBy("Zoe"), 7);
  const saves = [save(RUNNING, { changed: 9 }), savePlayedBy("Eva"), savePlayedBy("Eva"), savePlayedBy("Ida"), older, newer, "{damaged"];
  await importFile(page, fileOf(saves));
  await expect(importLines(page)).toHaveText([
    "3 games added.",
    "1 of them is from another edition of the rules and can’t be played here.",
    "1 was here already.",
    "1 was in the file more than once.",
    "1 set aside: made by a newer version of Facedown.",
    "1 set aside: damaged.",
  ]);
  await expectAccessible(page);
  await importReport(page).getByRole("button", { name: "Show the games" }).click();
  await expect(listedGames(page)).toHaveCount(4);
  await expect(games(page).locator(".is-new")).toHaveCount(3);
  await expect(page.getByText("1 game was saved by a newer version")).toBeVisible();
  await expect(page.getByText("1 saved game could not be read and has been set aside")).toBeVisible();

  await importFile(page, fileOf(saves));
  await expect(importLines(page)).toHaveText(["All 7 games are here already."]);
});

test("four thousand games come in while the page goes on working", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    globalThis.progress = new Set();
    const look = () => globalThis.progress.add(document.querySelector("#import-progress")?.textContent);
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const many = fileOf(Array.from({ length: 4_000 }, (_, at) => savePlayedBy(`Ana ${at}`)));
  expect(many.length, "more than a single game may have").toBeGreaterThan(1_048_576);
  await importFile(page, many);
  await expect(importReport(page)).toContainText("4000 games added.", { timeout: 120_000 });
  expect(recordsIn(await stored(page)).length).toBe(4_000);
  expect(await page.evaluate(() => globalThis.progress.size)).toBeGreaterThan(4);
});

test("games without room stay in the file, and there is enough left to play", async ({ page }) => {
  await storeBeforeOpening(page, {});
  await fillStorage(page, 100_000);
  await openHome(page);
  const all = 600;
  await importFile(page, fileOf(Array.from({ length: all }, (_, at) => savePlayedBy(`Ana ${at}`))));
  await expect(importReport(page)).toContainText("left in the file: this browser’s storage has no room for more.");
  const kept = recordsIn(await stored(page)).length;
  expect(kept).toBeGreaterThan(0);
  await expect(importReport(page)).toContainText(`${kept} games added.`);
  await expect(importReport(page)).toContainText(`${all - kept} left in the file`);
  expect(await page.evaluate(() => localStorage.setItem("facedown.save.next", "x".repeat(100_000)))).toBeUndefined();
});

test("a game that was brought in is scrolled to", async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, at) => [keyOf(`k${at}`), savePlayedBy(`Ben ${at}`)]);
  await storeBeforeOpening(page, Object.fromEntries(many));
  await openHome(page);
  await importFile(page, RUNNING);
  const item = listedGame(page, "Round 1 · Ben to choose");
  await expect(item).toHaveClass(/is-new/);
  await expect(item).toBeInViewport();
});

test("the message of a failed import goes when the next one succeeds", async ({ page }) => {
  // The clock stands still, so no notice leaves by itself.
  await openWithStoppedClock(page, "");
  await importFile(page, "hello");
  const failed = page.getByText("This isn’t a Facedown game");
  await expect(failed).toBeVisible();
  await importText(page, RUNNING);
  await expect(page.getByText("The game is in your list.")).toBeVisible();
  await expect(failed).toHaveCount(0);
});
