// Files of many games, by the page's or the rescue screen's export, are imported with a report on each.

import { expect, expectAccessible, fillStorage, openHome, store, storeBeforeOpening, test } from "./fixtures.mjs";
import { games, importFile, importLines, importReport, importText, listedGame, listedGames } from "./home.mjs";
import { FINISHED, RUNNING, bundle, keyOf, save, withVersion } from "./records.mjs";
import { advanceClock } from "./table.mjs";

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
});

for (const [count, rest, tag] of [[600, "; without room the rest stay in the file, and enough is left to play", []], [4_000, "", "@all"]]) {
  test(`${count} games come in while the page goes on working${rest}`, { tag, annotation: { type: "costly", description: "hundreds of games are checked" } }, async ({ page }) => {
    const isLarge = count > 600;
    await storeBeforeOpening(page, {});
    if (!isLarge) await fillStorage(page, 100_000);
    await openHome(page);
    await page.evaluate(() => {
      globalThis.progress = new Set();
      const look = () => globalThis.progress.add(document.querySelector("#import-progress")?.textContent);
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    });
    const many = fileOf(Array.from({ length: count }, (_, at) => savePlayedBy(`Ana ${at}`)));
    if (isLarge) expect(many.length, "more than a single game may have").toBeGreaterThan(1_048_576);
    await importFile(page, many);
    await expect(importReport(page)).toContainText("games added.", { timeout: 120_000 });
    expect(await page.evaluate(() => globalThis.progress.size)).toBeGreaterThan(isLarge ? 4 : 1);
    const kept = await page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)).length, keyOf(""));
    await expect(importReport(page)).toContainText(`${kept} games added.`);
    if (isLarge) return expect(kept).toBe(count);
    expect(kept).toBeGreaterThan(0);
    await expect(importReport(page)).toContainText(`${count - kept} left in the file: this browser’s storage has no room for more.`);
    await store(page, "facedown.save.next", "x".repeat(100_000));
  });
}

test("the message of a failed import goes when the next one succeeds, and the game that was brought in is scrolled to", async ({ calm: page }) => {
  const many = Array.from({ length: 40 }, (_, at) => [keyOf(`k${at}`), savePlayedBy(`Ben ${at}`)]);
  await storeBeforeOpening(page, Object.fromEntries(many));
  // The clock stands still, so no notice leaves by itself.
  await openHome(page);
  await importFile(page, "hello");
  const failed = page.getByText("This isn’t a Facedown game");
  await expect(failed).toBeVisible();
  await importText(page, RUNNING);
  await expect(page.getByText("The game is in your list.")).toBeVisible();
  await expect(failed).toHaveCount(0);
  await advanceClock(page, 500);
  const item = listedGame(page, "Round 1 · Ben to choose");
  await expect(item).toHaveClass(/is-new/);
  await expect(item).toBeInViewport();
});
