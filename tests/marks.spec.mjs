// Marks (levels beaten, and their rewards), bots' remarks.

import { IS_WHOLE } from "./covering.mjs";
import { expect, expectAccessible, go, open, openHome, storeBeforeOpening, repeat, store, stored, test } from "./fixtures.mjs";
import { playNow, tile } from "./home.mjs";
import { line, recordsIn, upTo } from "./records.mjs";
import { advanceClock, goToGame, linesShown, openCalm, playOut, untilSeen, waitForTable } from "./table.mjs";

const MARKS = "facedown.marks";
const SETTINGS = "facedown.settings";
const QUIET = { [SETTINGS]: JSON.stringify({ sound: "off" }) };

/** The first `count` decisions of a golden game that the first seat wins against `bot`. */
const wonGame = (count, bot = "bot:beginner/grudging Otis") => upTo("fools-gambit-worked-by-hand", count).replace(/^seats .*$/m, `seats Ana | ${bot}`);

test("who beats a bot has its mark, and the next one is a tap away", { tag: "@both" }, async ({ calm: page }) => {
  test.slow();
  // One decision before the end, with a long lead.
  const count = 50;
  await goToGame(page, "won", wonGame(count), { table: count, looked: [count, count], series: [] });
  expect((await stored(page))[MARKS]).toBeUndefined();
  await playOut(page);
  await expect(page.getByText("1 of 5 marks")).toBeVisible();
  expect((await stored(page))[MARKS]).toBe("marks 1\nfools-gambit beginner");
  const unlocked = page.getByText("Unlocked: Weave");
  const [{ y: top }, { y: result }] = await Promise.all([unlocked, page.getByRole("heading", { level: 2 }).first()].map((part) => part.boundingBox()));
  expect(top).toBeLessThan(result);
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText("Unlocked, and in use: Weave")).toBeVisible();
  expect(JSON.parse((await stored(page))[SETTINGS]).back).toBe("weave");
  await expect(page.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "#/");
  if (IS_WHOLE) {
    await page.clock.resume();
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Next: the novice bot" }).click();
  await waitForTable(page);
  const records = recordsIn(await stored(page));
  expect(records.some((record) => line(record, "seats").includes("bot:novice"))).toBe(true);
  await open(page);
  await expect(tile(page, "fools-gambit")).toContainText("1 of 5 levels beaten");
  await expect(tile(page, "duel-52")).not.toContainText("levels beaten");
  await expect(playNow(page)).toHaveAccessibleName("Play now Fools Gambit against a novice bot");
});

test("a game of others that is watched earns nothing, and a win with hints says so", async ({ calm: page }) => {
  await goToGame(page, "seen", wonGame(1_000), { table: 1_000, looked: [1_000, 1_000], series: [], hints: 2 });
  await expect(page.getByText("2 hints taken: no mark for this win")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next: the novice bot" })).toBeVisible();
  await expect(page.getByText("0 of 5 marks")).toBeVisible();
  expect((await stored(page))[MARKS]).toBeUndefined();
});

test("play now goes on at the level after the one that was beaten", async ({ page }) => {
  const opponents = [{ game: "duel-52", level: "regular", options: "heroes=off", bots: 1 }];
  await storeBeforeOpening(page, { [SETTINGS]: JSON.stringify({ sound: "off", opponents }), [MARKS]: "marks 1\nduel-52 regular" });
  await openHome(page);
  await expect(playNow(page)).toHaveAccessibleName("Play now Duel 52 against a sharp bot");
  await go(page, "#/alone/duel-52");
  await expect(page.getByLabel("Level").locator("option:checked")).toHaveText("Sharp");
});

test("marks open card backs and tables, and what a newer build has set stays", async ({ page }) => {
  const marks = "marks 1\nduel-52 novice\nwar novice";
  await storeBeforeOpening(page, { [SETTINGS]: JSON.stringify({ sound: "off", felt: "velvet" }), [MARKS]: marks });
  await open(page, "#/settings");
  const backs = page.getByRole("group", { name: "Card backs" });
  await expect(backs.getByRole("radio")).toHaveCount(2);
  await expect(backs).toContainText("2 more marks open Ripples.");
  const locked = page.getByRole("list", { name: "Still locked" });
  await expect(locked.first().getByRole("listitem")).toHaveText(["Ripples2 more marks", "Rays8 more marks", "Gilt18 more marks"]);
  await expect(locked.last().getByRole("listitem")).toHaveText(["Claret5 more marks", "Midnight13 more marks"]);
  const pictures = locked.locator(".card__back");
  const drawn = await pictures.evaluateAll((backs) => backs.map((back) => getComputedStyle(back).backgroundImage));
  expect(new Set(drawn).size, "each is shown as it will be").toBe(5);
  await backs.locator("label", { hasText: "Weave" }).click();
  if (IS_WHOLE) await expectAccessible(page);
  expect(JSON.parse((await stored(page))[SETTINGS])).toMatchObject({ back: "weave", felt: "velvet" });
  const tables = page.getByRole("group", { name: "Table", exact: true });
  await tables.locator("label", { hasText: "Slate" }).click();
  expect(JSON.parse((await stored(page))[SETTINGS])).toMatchObject({ back: "weave", felt: "slate" });
  expect((await stored(page))[MARKS]).toBe(marks);
  await goToGame(page, "table", wonGame(2), { table: 2, looked: [2, 2], series: [] });
  const surface = await page.locator(".table").evaluate((table) => {
    const probe = table.appendChild(document.createElement("i"));
    probe.style.color = "var(--page)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(surface, "slate, in dark or light").toMatch(/^oklch\(0\.(2 0\.0108|893 0\.00945) 248\)$/);
  const back = page.locator(".card.is-back .card__back").first();
  expect(await back.evaluate((back) => getComputedStyle(back).backgroundImage)).toContain("repeating-linear-gradient");
});

/** Numbers of the golden game's decisions at the ends of its rounds; by default only of the first rounds. */
const ENDS = Array.from({ length: IS_WHOLE ? 11 : 4 }, (_, at) => 4 * at + 4);

/** The lines shown for each round of a golden game against a bot. */
async function linesByRound(page, bot, ends = ENDS) {
  const all = [];
  for (const count of ends) {
    await goToGame(page, `told${count}`, wonGame(count, bot), { table: count - 2, looked: [count - 2, count - 2], series: [] });
    await untilSeen(page, linesShown(page));
    await repeat(page, 60, async () => (await page.locator(".narration.is-over").count()) > 0 || void (await advanceClock(page, 1_000)));
    all.push(await linesShown(page).allTextContents());
  }
  return all;
}

test.describe("once all words are there", () => {
  test.use({ ahead: true });

  test("a bot says something now and then, at most once a round, unless that is off", async ({ page }) => {
    test.slow();
    await storeBeforeOpening(page, QUIET);
    await openCalm(page);
    const remarks = (rounds) => rounds.map((lines) => lines.filter((line) => /^Otis: “.+”$/.test(line)));
    const said = remarks(await linesByRound(page, "bot:novice/grudging Otis"));
    expect(said.flat().length).toBeGreaterThan(0);
    expect(Math.max(...said.map((lines) => lines.length))).toBe(1);
    expect(said.filter((lines) => lines.length === 0).length, "it is seldom").toBeGreaterThan(said.length / 3);
    await store(page, SETTINGS, JSON.stringify({ sound: "off", remarks: "off" }));
    await open(page, "#/about");
    const endsWithRemark = ENDS.filter((_, at) => said[at].length > 0);
    expect(remarks(await linesByRound(page, "bot:novice/grudging Otis", endsWithRemark)).flat()).toEqual([]);
  });
});
