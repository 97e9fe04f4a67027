// Set-up: seats, names, bots, challenges, devices; what can't be dealt says why.

import { textOf } from "./by-link.mjs";
import { check, clipboard, expect, expectAccessible, go, open, recordOf, saveOf, stored, test } from "./fixtures.mjs";
import { line, recordsIn } from "./records.mjs";
import { atTable, chosen, dealAndRead, dealButton, kindOf, levelOf, nameOf, playBy, seatAll, wayToPlay } from "./set-up.mjs";

const SET_UP = "#/new/fools-gambit";

test("a game is dealt as it was set up to those who were named, also to a bot of one of five levels, and names and level come back the next time", { tag: "@both" }, async ({ calm: page }) => {
  await go(page, SET_UP);
  await nameOf(page, 1).fill("  Zoë O’Neil ");
  await check(page.getByRole("radio", { name: "A whole deck each" }));
  await playBy(page, 2, "Bot");
  await expect(page.getByText("Looks ahead most of the time.")).toBeVisible();
  const level = levelOf(page, 2);
  await expect(level.getByRole("option")).toHaveText(["Beginner", "Novice", "Regular", "Sharp", "Master"]);
  await level.selectOption("Sharp");
  await expect(page.getByText("Overlooks little.")).toBeVisible();
  await expect(nameOf(page, 2)).toHaveValue(/^[A-Z][a-z]+$/);
  await nameOf(page, 2).fill("Old Tom");
  const record = await dealAndRead(page);
  expect(line(record, "seats").replace(/\/\w+/, "")).toBe("Zoë O’Neil | bot:sharp Old Tom");
  expect(line(record, "options")).toBe("deck=full time=off");
  expect(line(record, "seed")).toMatch(/^[0-9a-f]{16}$/);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("dialog", { name: "Log" })).toContainText("Old Tom, sharp");
  await open(page, SET_UP);
  await expect(nameOf(page, 1)).toHaveValue("Zoë O’Neil");
  await playBy(page, 2, "Bot");
  await expect(chosen(level), "as it was last played").toHaveText("Sharp");
});

test("set-up fits a narrow screen, and what can't be dealt is told, and nothing is dealt", async ({ calm: page }) => {
  await go(page, SET_UP);
  await playBy(page, 2, "Bot");
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
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

test("a whole set-up works with the keyboard alone", async ({ calm: page }) => {
  await go(page, SET_UP);
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

    await go(page, new URL(address).hash);
    await expect(page.getByText("A whole deck each", { exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "A whole deck each" })).toHaveCount(0);
    await nameOf(page, 1).fill("Cem");
    const record = await dealAndRead(page);
    expect(line(record, "options")).toBe("deck=full time=off");
    expect(line(record, "seed")).toBe(line(textOf(address), "seed"));
  });
});

test("how many devices they play on is chosen, and fits the game", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/new/heads-up-duel");
  await check(wayToPlay(page, "By link"));
  await expect(page.getByText("Moves travel as links")).toBeVisible();
  await check(wayToPlay(page, "Phones"));
  await page.getByRole("button", { name: "Add 2 players" }).click();
  for (const number of [1, 2, 3, 4]) await expect(kindOf(page, number, "Phone")).toBeChecked();
  await playBy(page, 2, "Here");
  await playBy(page, 3, "Bot");
  await expectAccessible(page);
  await dealButton(page).click();
  await atTable(page);
  expect((await saveOf(page)).seating.places).toEqual(["phone", "here", "here", "phone"]);
  await go(page, "#/new/gold-rush-shoot-out");
  await check(wayToPlay(page, "Phones"));
  await expect(wayToPlay(page, "By link")).toHaveCount(0);
});
