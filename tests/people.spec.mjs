// The people of a device: named once, seated by a tap, known by colour and emblem.

import { PEOPLE } from "./evening.mjs";
import { check, expect, expectAccessible, go, open, openHome, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { plates } from "./gold-rush.mjs";
import { addPerson as add, giveFile, importLines, newPerson } from "./home.mjs";
import { bundle, line } from "./records.mjs";
import { chip, dealAndRead, dealButton, nameOf } from "./set-up.mjs";

const person = (id, name, look) => ({ id, name, look });
const THREE = [person("a", "Ana", 9), person("b", "شهرزاد", 3), person("c", "👩‍🚀 Zoë", 12)];
const storePeople = (page, people = THREE) => storeBeforeOpening(page, { [PEOPLE]: JSON.stringify(people) });

const storedPeople = async (page) => JSON.parse((await stored(page))[PEOPLE] ?? "[]");

test("people are named once and seated by a tap", { tag: "@both" }, async ({ page }) => {
  await storePeople(page);
  await open(page, "#/new/gold-rush-shoot-out");
  for (const { name } of THREE) await chip(page, name).click();
  await expect(chip(page, "Ana")).toHaveAttribute("aria-pressed", "true");
  await expect(nameOf(page, 2)).toHaveValue("شهرزاد");
  await chip(page, "شهرزاد").click();
  await expect(nameOf(page, 2)).toHaveValue("");
  await nameOf(page, 2).fill("Ben");
  await expectAccessible(page);
  expect(line(await dealAndRead(page), "seats")).toBe("Ana | Ben | 👩‍🚀 Zoë");
  await expect(plates(page).filter({ hasText: "Ana" }).locator(".seat-9").first()).toBeAttached();
  await expect(plates(page).filter({ hasText: "Zoë" }).locator(".seat-12").first()).toBeAttached();
  expect((await storedPeople(page)).map(({ name }) => name)).toEqual([...THREE.map(({ name }) => name), "Ben"]);
});

test("when every seat has somebody, that is said", async ({ page }) => {
  await storePeople(page);
  await open(page, "#/new/fools-gambit");
  for (const { name } of THREE) await chip(page, name).click();
  await expect(page.getByText("Every seat has somebody.")).toBeVisible();
  await chip(page, "Ana").click();
  await chip(page, "Zoë").click();
  await expect(nameOf(page, 1)).toHaveValue("👩‍🚀 Zoë");
});

test("the order changes by buttons, by dragging, and by chance", async ({ page }) => {
  await storePeople(page);
  await open(page, "#/new/gold-rush-shoot-out");
  for (const { name } of THREE) await chip(page, name).click();
  const names = () => Promise.all([1, 2, 3].map((number) => nameOf(page, number).inputValue()));
  await page.getByRole("button", { name: "Change the order" }).click();
  const order = page.getByRole("dialog", { name: "Change the order" });
  await expectAccessible(page);
  await order.getByRole("button", { name: "Move Ana down" }).press("Enter");
  expect(await names()).toEqual(["شهرزاد", "Ana", "👩‍🚀 Zoë"]);
  await expect(order.getByRole("status")).toHaveText("Ana: seat 2 of 3.");
  const rows = order.getByRole("listitem");
  const middle = async (at) => {
    const { x, y, height } = await rows.nth(at).boundingBox();
    return [x + 20, y + height / 2];
  };
  await page.mouse.move(...(await middle(2)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(1)), { steps: 4 });
  await page.mouse.move(...(await middle(0)), { steps: 4 });
  await page.mouse.up();
  expect(await names()).toEqual(["👩‍🚀 Zoë", "شهرزاد", "Ana"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Shuffle the seats" }).click();
  expect(await names()).not.toEqual(["👩‍🚀 Zoë", "شهرزاد", "Ana"]);
});

test("a colour and an emblem are chosen, and stay", async ({ page }) => {
  await storePeople(page);
  await open(page, "#/new/fools-gambit");
  await chip(page, "Ana").click();
  await page.getByRole("button", { name: "Ana: lime mushroom. Change it" }).click();
  const dialog = page.getByRole("dialog", { name: "Colour and emblem of Ana" });
  await expect(dialog.getByRole("button")).toHaveCount(13);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "orange fish" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPeople(page))[0].look).toBe(10);
  await dealButton(page).click();
  await expect(page.getByRole("main").locator(".seat-10").first()).toBeAttached();
});

test("people are added, renamed and forgotten, and a name that can't be one is refused", async ({ page }) => {
  await open(page, "#/people");
  await add(page, "Ana");
  await add(page, "\u{200b}\u{3164}");
  await expect(newPerson(page)).toHaveAccessibleDescription("Nobody could see that name. Give it a letter or two.");
  await add(page, " ana ");
  await expect(newPerson(page)).toHaveAccessibleDescription("Somebody else here has that name.");
  await add(page, "Ben");
  await expectAccessible(page);
  await page.getByLabel("Name of Ana").fill("Anna");
  await page.getByLabel("Name of Ben").fill("ANNA");
  await expect(page.getByLabel("Name of Ben")).toHaveAccessibleDescription("Somebody else here has that name.");
  expect((await storedPeople(page)).map(({ name }) => name)).toEqual(["Anna", "Ben"]);
  await page.getByRole("button", { name: "Forget Ben" }).press("Enter");
  await expect(page.getByRole("region", { name: "People of this device" })).toBeFocused();
  expect((await storedPeople(page)).map(({ name }) => name)).toEqual(["Anna"]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test("damaged people harm nobody", async ({ page }) => {
  await storeBeforeOpening(page, { [PEOPLE]: '[{"id":"a","name":"Ana","look":99},7,{"id":"b","name":"Ben","look":2}]' });
  await open(page, "#/people");
  await expect(page.getByLabel("Name of Ben")).toBeVisible();
  await expect(page.getByLabel("Name of Ana")).toHaveCount(0);
  await page.evaluate((key) => localStorage.setItem(key, "{"), PEOPLE);
  await open(page, "#/new/fools-gambit");
  await expect(dealButton(page)).toBeVisible();
});

test("people come along in a file with games, and older files have none", async ({ page }) => {
  await openHome(page);
  await go(page, "#/import");
  await giveFile(page, bundle({}, { [PEOPLE]: JSON.stringify(THREE) }));
  await expect(importLines(page).last()).toHaveText("3 people added.");
  expect((await storedPeople(page)).length).toBe(3);
  await page.keyboard.press("Escape");
  await giveFile(page, bundle({}));
  await expect(importLines(page)).toHaveCount(1);
  expect((await storedPeople(page)).length).toBe(3);
});

test("in a season each seat can bring its own tokens", async ({ page }) => {
  await open(page, "#/new/heads-up-duel");
  await page.getByText("More options").click();
  await check(page.getByRole("switch", { name: "Everybody brings their own tokens" }));
  await page.getByLabel("Tokens of Player 2").selectOption("2½");
  await expectAccessible(page);
  expect(line(await dealAndRead(page), "options")).toContain("tokens=1 brought=2,5 joker=blank");
});
