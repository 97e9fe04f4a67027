// Statistics: counted once, apart from saves, exported with them.

import { IS_WHOLE } from "./covering.mjs";
import { downloaded, expect, expectAccessible, go, open, openHome, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { giveFile, importLines, importReport, importText } from "./home.mjs";
import { FINISHED, keyOf, save } from "./records.mjs";
import { giveUp, goOnButton, goToGame, playAgainButton, record, waitForTable } from "./table.mjs";

// The part that counts games is loaded when the page is idle.
test.use({ ahead: true });

const KEY = "facedown.played";
const played = async (page) => ((await stored(page))[KEY] ?? "").split("\n").slice(1);
const LINES = [
  "0000000000000001 1760000000 fools-gambit 41 1 Ana|2 Ben",
  "0000000000000002 1760100000 fools-gambit 44 2 Ana|1 bot:regular Hattie",
  "0000000000000003 1760200000 duel-52 96 1 Ana|1 Ben",
];
const HISTORY = ["played 1", ...LINES].join("\n");

const waitUntilOver = (page) => goOnButton(page).or(playAgainButton(page)).first().waitFor();

test("a game is counted when it ends, once, and stays when its save goes; one of others that is brought in or watched counts for nobody", { annotation: { type: "costly", description: "all parts are loaded, for three pages" } }, async ({ page, context }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(FINISHED, { changed: 1 }) });
  await open(page, "#/game/a");
  await waitUntilOver(page);
  await go(page, "#/replay/a");
  await go(page, "#/import");
  await importText(page, FINISHED.replace("Ana", "Eva"));
  await expect(page.getByText("The game is in your list.")).toBeVisible();
  await go(page, "#/stats");
  await expect(page.getByText("No game has ended here yet")).toBeVisible();
  expect((await stored(page))[KEY]).toBeUndefined();
  await storeBeforeOpening(page, { [KEY]: "played 1\n0000000000000001 1760000000 duel-52 41 1 Player 1|2 bot:novice Otis" });
  await open(page, "#/about");
  await goToGame(page, "played", record([], { seats: "Player 1 | bot:sharp Otis" }));
  expect(await played(page)).toHaveLength(1);
  await giveUp(page);
  await goOnButton(page).click();
  await expect(page.getByText("You 1 · Otis 1"), "in all games").toBeVisible();
  await expect.poll(() => played(page)).toHaveLength(2);
  expect((await played(page))[1]).toMatch(/ fools-gambit 1 2 Player 1\|1 bot:sharp Otis$/);
  await page.getByRole("button", { name: "Statistics" }).click();
  await expect(page).toHaveURL(/#\/stats$/);
  await open(page, "#/game/played");
  await waitUntilOver(page);
  const other = await context.newPage();
  await open(other, "#/game/played");
  await waitForTable(other);
  await other.close();
  expect(await played(page)).toHaveLength(2);
  await openHome(page);
  await page.getByRole("button", { name: /^Delete: .*Otis/ }).click();
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByText("2 games, 1 won")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Against bots\. .*Sharp: 1 game, 0 won\b/ })).toBeVisible();
});

test("statistics tell of each person, in pictures and in words", async ({ page }) => {
  const renamed = "0000000000000004 1760150000 fools-gambit 42 1 Anna|2 Ben|= a2,";
  const people = JSON.stringify([{ id: "a2", name: "Ana", look: 1 }]);
  await storeBeforeOpening(page, { [KEY]: `${HISTORY}\n${renamed}\nnonsense`, "facedown.people": people });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/stats");
  await expect(page.getByRole("heading", { level: 2, name: "Ana" })).toBeVisible();
  await expect(page.getByText("4 games, 2 won, 1 tied"), "a game under an older name too").toBeVisible();
  await expect(page.getByText(/^Longest game: Duel 52, 96 decisions/)).toBeVisible();
  await expect(page.getByRole("img", { name: "By game. Fools Gambit: 3 games, 2 won; Duel 52: 1 game, 0 won, 1 tied." })).toBeVisible();
  await expect(page.getByText("1 entry can’t be read")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Ben" }).click();
  await expect(page.getByText("3 games, 0 won, 1 tied")).toBeVisible();
});

test("all goes into a file, comes back from it once, and is cleared after a question", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(FINISHED, { changed: 1 }), [KEY]: HISTORY });
  await open(page, "#/stats");
  const file = await downloaded(page, () => page.getByRole("button", { name: "Export everything" }).click());
  expect(Object.keys(JSON.parse(file.text).entries)).toEqual([keyOf("a")]);
  await page.getByRole("button", { name: "Clear statistics" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await played(page)).toHaveLength(3);
  await page.getByRole("button", { name: "Clear statistics" }).click();
  if (IS_WHOLE) await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Clear statistics" }).click();
  await expect(page.getByText("No game has ended here yet")).toBeVisible();
  expect((await stored(page))[KEY]).toBeUndefined();
  const bring = async (text) => {
    await go(page, "#/import");
    await giveFile(page, text);
    await importReport(page).waitFor();
  };
  await bring(file.text.replace(LINES[1], "nonsense"));
  await expect(importLines(page)).toHaveText([
    "The game of that file is here already.",
    "Statistics: 2 games added.",
    "1 entry of its statistics left out: can’t be read.",
  ]);
  expect(await played(page)).toEqual([LINES[0], LINES[2]]);
  await go(page, "#/about");
  await bring(file.text);
  await expect(importLines(page)).toContainText(["The game of that file is here already.", "Statistics: 1 game added."]);
  expect(await played(page)).toHaveLength(3);
});
