// Set-up: seats, names, bots, challenges, devices; what can't be dealt says why.

import { check, clearStorage, clipboard, expect, expectAccessible, open, recordOf, saveOf, stored, test } from "./fixtures.mjs";
import { line, recordsIn } from "./records.mjs";
import { atTable, chosen, dealAndRead, dealButton, kindOf, levelOf, nameOf, playBy, seatAll, wayToPlay } from "./set-up.mjs";

const SET_UP = "#/new/fools-gambit";

test("a game is dealt to those who were named, as they chose, and names come back the next time", { tag: "@both" }, async ({ page }) => {
  await open(page, SET_UP);
  await nameOf(page, 1).fill("  Zoë O’Neil ");
  await check(page.getByRole("radio", { name: "A whole deck each" }));
  const record = await dealAndRead(page);
  expect(line(record, "seats")).toBe("Zoë O’Neil | Player 2");
  expect(line(record, "options")).toBe("deck=full time=off");
  expect(line(record, "seed")).toMatch(/^[0-9a-f]{16}$/);
  await open(page, SET_UP);
  await expect(nameOf(page, 1)).toHaveValue("Zoë O’Neil");
  await expect(nameOf(page, 2)).toHaveValue("");
  await nameOf(page, 2).fill("Ben");
  await dealButton(page).click();
  await atTable(page);
  await open(page, SET_UP);
  await expect(nameOf(page, 1)).toHaveValue("Zoë O’Neil");
  await expect(nameOf(page, 2)).toHaveValue("Ben");
});

test("a seat can be a bot's, of five levels", async ({ page }) => {
  await open(page, SET_UP);
  await playBy(page, 2, "Bot");
  await expect(page.getByText("Looks ahead most of the time.")).toBeVisible();
  const level = levelOf(page, 2);
  await expect(level.getByRole("option")).toHaveText(["Beginner", "Novice", "Regular", "Sharp", "Master"]);
  await level.selectOption("Sharp");
  await expect(page.getByText("Overlooks little.")).toBeVisible();
  const name = await nameOf(page, 2).inputValue();
  expect(name).toMatch(/^[A-Z][a-z]+$/);
  const seats = line(await dealAndRead(page), "seats");
  expect(seats.replace(/\/\w+/, "")).toBe(`Player 1 | bot:sharp ${name}`);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("dialog", { name: "Log" })).toContainText(`${name}, sharp`);
  await open(page, SET_UP);
  await playBy(page, 2, "Bot");
  await expect(chosen(level), "as it was last played").toHaveText("Sharp");
});

test("bots have names of their own, which can be changed", async ({ page }) => {
  await open(page, "#/new/gold-rush-shoot-out");
  await nameOf(page, 1).fill("Hattie");
  for (const number of [2, 3]) await playBy(page, number, "Bot");
  for (let more = 0; more < 5; more += 1) await page.getByRole("button", { name: "Add a player" }).click();
  const numbers = [2, 3, 4, 5, 6, 7, 8];
  const names = await Promise.all(numbers.map((number) => nameOf(page, number).inputValue()));
  expect(new Set([...names, "Hattie"]).size, "those that come are bots like the last").toBe(8);
  expect(new Set(names.map((name) => name[0])).size).toBe(7);
  await nameOf(page, 2).fill("hattie");
  await dealButton(page).click();
  await expect(nameOf(page, 2)).toBeFocused();
  await expect(nameOf(page, 2)).toHaveAccessibleDescription("Two players have the same name.");
  await nameOf(page, 2).fill("Old Tom");
  const seats = line(await dealAndRead(page), "seats").split(" | ");
  expect(seats.map((seat) => seat.replace(/^bot:regular(\/\w+)? /, ""))).toEqual(["Hattie", "Old Tom", ...names.slice(1)]);
  await expect(page.getByText(/ bot\b/)).toHaveCount(0);
});

test("set-up is accessible and fits a narrow screen, and what can't be dealt is told, and nothing is dealt", async ({ page }) => {
  await open(page, SET_UP);
  await playBy(page, 2, "Bot");
  await expectAccessible(page);
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
  await playBy(page, 2, "Person");
  await seatAll(page, ["Ana", "ana"]);
  await dealButton(page).click();
  await expect(nameOf(page, 2)).toBeFocused();
  await expect(nameOf(page, 2)).toHaveAccessibleDescription("Two players have the same name.");
  await page.getByRole("button", { name: "Call this one ana 2" }).click();
  await expect(nameOf(page, 2)).toHaveValue("ana 2");
  await expect(page.getByText("Two players have the same name.")).toHaveCount(0);
  await nameOf(page, 2).fill("a|b");
  await expect(nameOf(page, 2)).toHaveAccessibleDescription("A name can’t contain |, line breaks or hidden direction marks.");
  await nameOf(page, 2).fill("\u{3164}\u{200b}");
  await expect(nameOf(page, 2)).toHaveAccessibleDescription("Nobody could see that name. Give it a letter or two.");
  await nameOf(page, 2).fill("bot:sharp");
  await expect(nameOf(page, 2)).toHaveAccessibleDescription(/can’t begin with/);
  await seatAll(page, [null, null]);
  await dealButton(page).click();
  await expect(page.getByText("At least one player must be a person.")).toBeVisible();
  expect(recordsIn(await stored(page))).toHaveLength(0);
});

test("a whole set-up works with the keyboard alone", async ({ page }) => {
  await open(page, SET_UP);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("radio", { name: "Person" }).first().focus();
  await press("Tab");
  await page.keyboard.type("Ana");
  // Past the second seat's colour and emblem.
  await press("Tab", "Tab", "ArrowRight");
  await expect(page.getByRole("radio", { name: "Bot" }).last()).toBeChecked();
  // Past the bot's name.
  await press("Tab", "Tab", "ArrowUp");
  // Past the order of seats and two sets of options to the deck; past the time.
  await press("Tab", "Tab", "Tab", "Tab", "Tab", "ArrowDown", "Tab", "Tab");
  await expect(dealButton(page)).toBeFocused();
  await press("Enter");
  await atTable(page);
  const record = await recordOf(page);
  expect(line(record, "seats")).toMatch(/^Ana \| bot:novice(\/\w+)? [A-Z][a-z]+$/);
  expect(line(record, "options")).toBe("deck=full time=off");
});

test.describe("a challenge", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("gives somebody else the same deal, and is a new one each time", async ({ page }) => {
    await open(page, SET_UP);
    await check(page.getByRole("radio", { name: "A whole deck each" }));
    await page.getByRole("button", { name: "Make a link" }).click();
    const dialog = page.getByRole("dialog", { name: "Challenge someone" });
    await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    const address = await dialog.getByRole("textbox", { name: "The link" }).inputValue();
    expect(await clipboard(page)).toBe(address);
    expect(address.length).toBeLessThan(300);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Make a link" })).toBeFocused();
    await page.getByRole("button", { name: "Make a link" }).click();
    expect(await dialog.getByRole("textbox", { name: "The link" }).inputValue()).not.toBe(address);
    await dialog.getByRole("button", { name: "Close" }).click();

    const seeds = [];
    for (const name of ["Cem", "Dora"]) {
      await clearStorage(page);
      await open(page, new URL(address).hash);
      await expect(page.getByText("A whole deck each", { exact: true })).toBeVisible();
      await expect(page.getByRole("radio", { name: "A whole deck each" })).toHaveCount(0);
      await nameOf(page, 1).fill(name);
      const record = await dealAndRead(page);
      expect(line(record, "options")).toBe("deck=full time=off");
      seeds.push(line(record, "seed"));
    }
    expect(seeds[0]).toBe(seeds[1]);
  });
});

test("how many devices they play on is chosen, and fits the game", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/new/heads-up-duel");
  await check(wayToPlay(page, "By link"));
  await expect(page.getByText("Moves travel as links")).toBeVisible();
  await expectAccessible(page);
  await check(wayToPlay(page, "Phones"));
  await page.getByRole("button", { name: "Add 2 players" }).click();
  for (const number of [1, 2, 3, 4]) await expect(kindOf(page, number, "Phone")).toBeChecked();
  await playBy(page, 2, "Here");
  await expectAccessible(page);
  await dealButton(page).click();
  await atTable(page);
  expect((await saveOf(page)).seating.places).toEqual(["phone", "here", "phone", "phone"]);
  await open(page, "#/new/gold-rush-shoot-out");
  await expect(wayToPlay(page, "By link")).toHaveCount(0);
});
