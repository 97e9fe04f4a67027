// Evenings: games by the same people with one table of results. Seasons carry tokens over.

import { PEOPLE, EVENING, beginEvening, button, cells, chooseNext, dealNext, endEvening, joinButtons, giveUpInTheSave, lineHere, newcomer, dealNextButton, nextGames, standings } from "./evening.mjs";
import { check, clearStorage, downloaded, expect, expectAccessible, go, open, store, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { giveFile, goHome, importLines } from "./home.mjs";
import { FINISHED, golden, keyOf, line, recordsIn, save, withCheckSum } from "./records.mjs";
import { chip, chosen } from "./set-up.mjs";
import { openMenu, press } from "./table.mjs";

const KNOWN = ["Ana", "Ben", "Cem", "Dora"].map((name, at) => ({ id: `p${at + 2}`, name, look: at + 1 }));

/** Opens an evening with these guests; `saved` is the save of its only game, which all play. */
async function openEvening(page, names, saved) {
  const guests = names.map((name, at) => ({ name, look: at + 1, person: `p${at + 2}`, is_here: true }));
  const evening = { created: Date.now(), changed: Date.now(), guests, games: [] };
  const texts = { [PEOPLE]: JSON.stringify(KNOWN), "facedown.settings": JSON.stringify({ sound: "off" }) };
  if (saved) {
    const { record } = JSON.parse(saved);
    const game = line(record, "game").split(" ")[0];
    evening.games.push({ save: "g1", game, seed: line(record, "seed"), options: "", seats: [...guests.keys()], ending: "running" });
    texts[keyOf("g1")] = saved;
  }
  await storeBeforeOpening(page, { ...texts, [EVENING]: JSON.stringify(evening) });
  await open(page, "#/evening/eve");
}

const seatsHere = (page) => lineHere(page, "seats");
const nextGameButton = (page) => page.locator("#next-game");

const LONG = { type: "costly", description: "a whole evening" };

test("games and a rematch grow one table, to which home leads until the evening is ended", { tag: "@both", annotation: LONG }, async ({ page }) => {
  await openEvening(page, ["Ana", "Ben"]);
  await dealNext(page, "fools-gambit");
  expect(await seatsHere(page)).toBe("Ana | Ben");
  await giveUpInTheSave(page, 2);
  const soFar = page.getByRole("region", { name: "The evening so far" }).getByRole("row", { name: /Ana/ });
  await expect(soFar.getByRole("cell")).toHaveText(["1", "1 +1", "1 +1", "1"]);
  await button(page, "Play again, one seat on").click();
  await expect.poll(() => seatsHere(page).catch(() => "")).toBe("Ben | Ana");
  await giveUpInTheSave(page, 1);
  await nextGameButton(page).click();
  await expect.poll(() => seatsHere(page).catch(() => "")).toBe("Ana | Ben");
  const games = recordsIn(await stored(page)).map((record) => line(record, "game"));
  expect(new Set(games).size, "the next game is another one").toBe(2);
  await openMenu(page, "To the evening");
  await expect(page).toHaveURL(/#\/evening\/eve$/);
  await expect(cells(page, /Ana/)).toHaveText(["1", "2", "2", "2"]);
  await expect(cells(page, /Ben/)).toHaveText(["2", "0", "0", "2"]);
  await page.getByText("Who beat whom").click();
  await expect(page.getByText("Ana against Ben: 2 won, 0 lost, 0 level.")).toBeAttached();
  await expectAccessible(page);
  await goHome(page);
  await page.getByRole("link", { name: "Continue the evening Ana and Ben" }).click();
  await expect(page.getByRole("heading", { name: "A game is in progress" })).toBeVisible();
  await expect(dealNextButton(page)).toHaveCount(0);
  const asked = page.getByRole("dialog", { name: "End the evening" });
  await button(page, "End the evening").click();
  await expect(asked).toContainText("A game is in progress. It won’t count; it stays in your list.");
  await button(asked, "Cancel").click();
  await expect(page.getByRole("heading", { name: "A game is in progress" })).toBeVisible();
  await endEvening(page);
  const finale = page.getByRole("region", { name: "Ana wins the evening" });
  await expect(finale).toBeFocused();
  await expect(finale).toBeInViewport();
  await expect(finale).toContainText("Ahead of Ben by points: 2 to 0.");
  await expect(page.getByText("A game is in progress")).toHaveCount(0);
  await expect(page.getByText("Called off")).toBeVisible();
  await goHome(page);
  await expect(page.getByRole("link", { name: /^Continue the evening/ })).toHaveCount(0);
  await go(page, "#/evening/eve");
  await button(page, "Play on").click();
  await expect(dealNextButton(page)).toBeVisible();
});

test("games are planned and bet on, dealt in the order of the plan, and called off; people come and go", { tag: "@both", annotation: LONG }, async ({ page }) => {
  await openEvening(page, ["Ana", "Ben", "Cem"]);
  const plan = page.getByRole("list", { name: "To come" }).getByRole("listitem");
  await joinButtons(page).filter({ hasText: "Cem" }).click();
  for (const game of ["dual-duel", "fools-gambit", "duel-52"]) {
    await chooseNext(page, game);
    await button(page, "Play it later").click();
  }
  await page.getByLabel("Cem bets on").selectOption({ label: "Ana" });
  await button(page, "Move Duel 52 up").click();
  await button(page, "Remove Dual Duel").click();
  await expect(plan).toHaveText([/Duel 52.*Ana and Ben/, /Fools Gambit/]);
  await page.reload();
  await expect(plan).toHaveCount(2);
  await expect(chosen(page.getByLabel("Cem bets on"))).toHaveText("Ana");
  await expectAccessible(page);
  await expect(dealNextButton(page)).toHaveText("Deal: Duel 52");
  await dealNext(page);
  await go(page, "#/evening/eve");
  await expect(page.getByText("Cem bet on Ana.").first()).toBeVisible();
  await page.getByRole("link", { name: "To the table" }).click();
  await giveUpInTheSave(page, 2);
  await expect(nextGameButton(page)).toHaveText("Next: Fools Gambit");
  await nextGameButton(page).click();
  await expect.poll(async () => recordsIn(await stored(page)).map((record) => line(record, "game").split(" ")[0]).sort()).toEqual(["duel-52", "fools-gambit"]);
  await go(page, "#/evening/eve");
  await expect(page.getByText("Cem bet on Ana, rightly.")).toBeVisible();
  await expect(plan).toHaveCount(0);
  await button(page, "Call it off").click();
  await expect(page.getByText("Called off")).toBeVisible();
  for (const name of ["Dora", "Ana", "Cem"]) await chip(page, name).click();
  await expect(standings(page)).toHaveCount(5);
  await expect(joinButtons(page).filter({ hasText: "Ana" })).toHaveCount(0);
  await chooseNext(page, "gold-rush-shoot-out");
  await dealNextButton(page).press("Enter");
  await expect(dealNextButton(page)).toContainText("For 3 to 8.");
  await chip(page, "Ana").click();
  await expect(joinButtons(page)).toHaveCount(3);
  await endEvening(page);
  await expect(page.getByRole("region", { name: "Ana wins the evening" })).toContainText("Cem called 1 of 1 winner.");
});

test("a season carries tokens and strikes from game to game", async ({ calm: page }) => {
  await store(page, PEOPLE, JSON.stringify(KNOWN));
  await go(page, "#/evening");
  const evening = await beginEvening(page, ["Ana", "Ben"], async () => {
    await check(page.getByRole("switch", { name: "Gamebreaker season" }));
    await page.getByLabel("Tokens to start with").selectOption("1½");
    await check(page.getByRole("switch", { name: "House rule for the other games" }));
  });
  await dealNext(page, "fools-gambit");
  await giveUpInTheSave(page, 2);
  await page.getByRole("link", { name: "To the evening" }).click();
  await expect(page).toHaveURL(new RegExp(`${evening}$`));
  await expect(cells(page, /Ana/)).toHaveText(["1", "2½", "0", "1", "1", "1"]);
  await expect(cells(page, /Ben/)).toHaveText(["2", "1½", "1", "0", "0", "1"]);
  await dealNext(page, "heads-up-duel");
  expect(await seatsHere(page)).toBe("Ben | Ana");
  expect(await lineHere(page, "options")).toContain(" brought=3,5 ");
});

test("an evening goes into a file and comes back with its games, and a result stays when its game is deleted", async ({ page }) => {
  const saved = withCheckSum({ ...JSON.parse(save(FINISHED)), seating: { evening: "eve" } });
  await openEvening(page, ["Ana", "Ben"], saved);
  await expect(page.getByText("1. Ana · 2. Ben")).toBeVisible();
  const { name, text } = await downloaded(page, () => button(page, "Save to a file").click());
  expect(name).toMatch(/^facedown-evening-/);
  await clearStorage(page);
  await open(page, "#/import");
  await giveFile(page, text, name);
  await expect(importLines(page)).toHaveText(["1 game added.", "1 evening added.", "2 people added."]);
  expect(JSON.parse((await stored(page))[PEOPLE]).map(({ name }) => name).toSorted()).toEqual(["Ana", "Ben"]);
  await go(page, "#/evening");
  await page.getByRole("link", { name: /Evening of/ }).click();
  const evening = new URL(page.url()).hash;
  await page.getByRole("link", { name: "Watch" }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  await go(page, "#/");
  await page.getByRole("button", { name: /^Delete/ }).first().click();
  await expect.poll(async () => recordsIn(await stored(page))).toEqual([]);
  await go(page, evening);
  await expect(page.getByText("1. Ana · 2. Ben")).toBeVisible();
  await expect(page.getByRole("listitem").getByText("game deleted", { exact: true })).toBeVisible();
});

test("evenings work by keyboard and fit 360 pixels, bots play as well as is chosen, and one that is not there is said", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBeforeOpening(page, { [PEOPLE]: JSON.stringify(KNOWN) });
  await open(page, "#/evening/nothing");
  await expect(page.getByRole("heading", { name: "There’s no such evening here" })).toBeVisible();
  await press(page.getByRole("link", { name: "All evenings" }));
  await expect(page.getByText("No evening yet.")).toBeVisible();
  await press(chip(page, "Ana"));
  await press(page.getByRole("list", { name: "Bots" }).getByRole("button", { name: "Hattie" }));
  const level = page.getByLabel("How well they play");
  await level.selectOption({ label: "Novice" });
  await newcomer(page).focus();
  await page.keyboard.type("Eva");
  await page.keyboard.press("Enter");
  await expect(chip(page, "Eva")).toHaveAttribute("aria-pressed", "true");
  await press(chip(page, "Eva"));
  const season = page.getByRole("switch", { name: "Gamebreaker season" });
  await press(season, " ");
  await expect(page.getByLabel("Tokens to start with")).toBeVisible();
  await expectAccessible(page);
  await press(season, " ");
  await expect(season).not.toBeChecked();
  await press(button(page, "Begin"));
  await expect(page).toHaveURL(/#\/evening\/[a-z0-9]+$/);
  await newcomer(page).fill("hattie");
  await newcomer(page).press("Enter");
  await expect(page.getByText("Somebody here has that name already.").first()).toBeVisible();
  await expect(chosen(level)).toHaveText("Novice");
  await level.selectOption({ label: "Sharp" });
  await press(nextGames(page).first(), "ArrowDown");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await dealNext(page, "fools-gambit");
  expect(await seatsHere(page)).toMatch(/^Ana \| bot:sharp\S* Hattie$/);
});

test("at the end there are awards, each with its moment, and an image, which goes to the share sheet if there is one", { tag: "@both" }, async ({ page }) => {
  const record = golden("gold-rush-shoot-out-eight-seats-and-time-outs");
  const guests = Array.from({ length: 8 }, (_, at) => ({ name: `Player ${"ABCDEFGH"[at]}`, look: at + 1, person: `p${at + 2}`, is_here: true }));
  const game = { save: "g1", game: "gold-rush-shoot-out", seed: line(record, "seed"), options: "", seats: guests.map((_, at) => at) };
  const evening = { created: 1_760_000_000_000, changed: 1, guests, games: [{ ...game, ending: "running" }] };
  await storeBeforeOpening(page, { [EVENING]: JSON.stringify(evening), [keyOf("g1")]: save(record, { summary: null }) });
  await open(page, "#/evening/eve");
  await expect(page.getByText(/^1\. Player [A-H]/)).toBeVisible();
  await endEvening(page);
  const awards = page.getByRole("region", { name: "Awards" }).getByRole("link");
  await expect(awards.filter({ hasText: "Most shot at" })).toContainText(/Player [A-H] had \d+ pistols aimed at them in one game/);
  await expectAccessible(page);
  const { name, bytes } = await imageOf(page);
  expect(name).toMatch(/^facedown-evening-[\d-]+\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.readUInt32BE(16), "as wide as it is drawn").toBe(1080);
  await awards.first().click();
  await expect(page).toHaveURL(/#\/replay\/g1~\d+\.\d$/);
  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: (data) => Boolean(data.files?.length),
      share: async ({ title, files }) => void (window.shared = `${title} ${files[0].name} ${files[0].type}`),
    }),
  );
  await go(page, "#/evening/eve");
  await button(page, "Share the result").click();
  await expect.poll(() => page.evaluate(() => window.shared)).toMatch(/^Evening of .* facedown-evening-[\d-]+\.png image\/png$/);
});

async function imageOf(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the result as an image").click()]);
  const chunks = await (await download.createReadStream()).toArray();
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
