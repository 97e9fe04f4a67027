// Files with many games: what the page or the rescue screen has exported is taken back, with an account of each game.

import { expect, expectAccessible, openHome, plantAhead, stored, test } from "./fixtures.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save, withVersion } from "./records.mjs";
import { openStill } from "./table.mjs";

const games = (page) => page.getByRole("region", { name: "Your games" });
const dialog = (page, name) => page.getByRole("dialog", { name });
const done = (page) => dialog(page, "Import finished");

/** A file with these saves, as the page writes it. */
const bundle = (saves) => {
  const entries = Object.fromEntries(saves.map((text, at) => [keyOf(`g${at}`), text]));
  return JSON.stringify({ facedown: "games", version: 1, entries });
};

/** Goes to where games are brought in, and gives the page a file. */
async function importFile(page, content) {
  await page.getByRole("link", { name: "Import a game" }).click();
  await page.locator("#import-file").setInputFiles({ name: "games.json", mimeType: "text/plain", buffer: Buffer.from(content) });
}

const named = (name) => save(FINISHED.replace("Ana", name), { changed: 2 });

test("every game of a file is accounted for", async ({ page }) => {
  await plantAhead(page, { [keyOf("a")]: save(RUNNING, { changed: 1 }) });
  await openHome(page);
  const older = save(FINISHED.replace("gambit 1", "gambit 0"), { changed: 2 });
  const newer = withVersion(named("Zoe"), 7);
  const saves = [save(RUNNING, { changed: 9 }), named("Eva"), named("Eva"), named("Ida"), older, newer, "{damaged"];
  await importFile(page, bundle(saves));
  await expect(done(page).getByRole("listitem")).toHaveText([
    "3 games added.",
    "1 of them is from another edition of the rules and can’t be played here.",
    "1 was here already.",
    "1 was in the file more than once.",
    "1 set aside: made by a newer version of Facedown.",
    "1 set aside: damaged.",
  ]);
  await expectAccessible(page);
  await done(page).getByRole("button", { name: "Show the games" }).click();
  await expect(games(page).getByRole("listitem")).toHaveCount(4);
  await expect(games(page).locator(".is-new")).toHaveCount(3);
  await expect(page.getByText("1 game was saved by a newer version")).toBeVisible();
  await expect(page.getByText("1 saved game could not be read and has been set aside")).toBeVisible();

  await importFile(page, bundle(saves));
  await expect(done(page).getByRole("listitem")).toHaveText(["All 7 games are here already."]);
});

test("four thousand games come in while the page goes on working", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    globalThis.told = new Set();
    const look = () => globalThis.told.add(document.querySelector("#import-progress")?.textContent);
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const file = bundle(Array.from({ length: 4_000 }, (_, at) => named(`Ana ${at}`)));
  expect(file.length, "more than a single game may have").toBeGreaterThan(1_048_576);
  await importFile(page, file);
  await expect(done(page)).toContainText("4000 games added.", { timeout: 120_000 });
  expect(recordsIn(await stored(page)).length).toBe(4_000);
  // It was drawn anew again and again.
  expect(await page.evaluate(() => globalThis.told.size)).toBeGreaterThan(4);
});

test("what has no room stays in the file, and enough is left to play on", async ({ page }) => {
  await plantAhead(page, {});
  await page.evaluate(() => {
    try {
      for (let at = 0; ; at += 1) localStorage.setItem(`filler.${at}`, "x".repeat(100_000));
    } catch {
      // Room for some 300,000 letters again.
      for (let at = 0; at < 3; at += 1) localStorage.removeItem(`filler.${at}`);
    }
  });
  await openHome(page);
  const all = 600;
  await importFile(page, bundle(Array.from({ length: all }, (_, at) => named(`Ana ${at}`))));
  await expect(done(page)).toContainText("left in the file: this browser’s storage has no room for more.");
  const kept = recordsIn(await stored(page)).length;
  expect(kept).toBeGreaterThan(0);
  await expect(done(page)).toContainText(`${kept} games added.`);
  await expect(done(page)).toContainText(`${all - kept} left in the file`);
  expect(await page.evaluate(() => localStorage.setItem("facedown.save.next", "x".repeat(100_000)))).toBeUndefined();
});

test("a game that was brought in is scrolled to", async ({ page }) => {
  const many = Array.from({ length: 40 }, (_, at) => [keyOf(`k${at}`), named(`Ben ${at}`)]);
  await plantAhead(page, Object.fromEntries(many));
  await openHome(page);
  await importFile(page, RUNNING);
  const item = games(page).getByRole("listitem").filter({ hasText: "Round 1 · Ben to choose" });
  await expect(item).toHaveClass(/is-new/);
  await expect(item).toBeInViewport();
});

test("what was said of a try that failed goes when the next one succeeds", async ({ page }) => {
  // Time stands still: nothing goes by itself.
  await openStill(page, "");
  await importFile(page, "hello");
  const failed = page.getByText("This isn’t a Facedown game");
  await expect(failed).toBeVisible();
  await page.getByLabel("The game’s text, or a link").fill(RUNNING);
  await page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("The game is in your list.")).toBeVisible();
  await expect(failed).toHaveCount(0);
});
