// The people of a device: named once, seated by a tap, known by colour and emblem.

import { PEOPLE } from "./evening.mjs";
import { check, expect, expectAccessible, go, open, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { plates } from "./gold-rush.mjs";
import { addPerson as add, newPerson } from "./home.mjs";
import { line } from "./records.mjs";
import { chip, dealAndRead, dealButton, nameOf } from "./set-up.mjs";

const person = (id, name, look) => ({ id, name, look });
const THREE = [person("a", "Ana", 9), person("b", "شهرزاد", 3), person("c", "👩‍🚀 Zoë", 12)];

const storedPeople = async (page) => JSON.parse((await stored(page))[PEOPLE] ?? "[]");

test("people are named once and seated by a tap, and their order changes by buttons, by dragging, and by chance", { tag: "@both" }, async ({ page }) => {
  await storeBeforeOpening(page, { [PEOPLE]: JSON.stringify(THREE) });
  await open(page, "#/new/gold-rush-shoot-out");
  for (const { name } of THREE) await chip(page, name).click();
  await expect(chip(page, "Ana")).toHaveAttribute("aria-pressed", "true");
  const names = () => Promise.all([1, 2, 3].map((number) => nameOf(page, number).inputValue()));
  expect(await names()).toEqual(["Ana", "شهرزاد", "👩‍🚀 Zoë"]);
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
  await chip(page, "شهرزاد").click();
  await expect(chip(page, "شهرزاد")).toHaveAttribute("aria-pressed", "false");
  const free = (await names()).indexOf("");
  await nameOf(page, free + 1).fill("Ben");
  await expect(page.getByRole("button", { name: "Ana: lime mushroom. Change it" })).toBeVisible();
  await expectAccessible(page);
  const seats = await names();
  expect(seats.toSorted()).toEqual(["Ana", "Ben", "👩‍🚀 Zoë"]);
  expect(line(await dealAndRead(page), "seats")).toBe(seats.join(" | "));
  await expect(plates(page).filter({ hasText: "Ana" }).locator(".seat-9").first()).toBeAttached();
  await expect(plates(page).filter({ hasText: "Zoë" }).locator(".seat-12").first()).toBeAttached();
  expect((await storedPeople(page)).map(({ name }) => name)).toEqual([...THREE.map(({ name }) => name), "Ben"]);
});

test("people are added, renamed and forgotten, unless a name can't be one; each chooses a colour and an emblem", async ({ page }) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const name of ["Cem", "Zoë"]) await add(page, name);
  await go(page, "#/new/fools-gambit");
  for (const name of ["Anna", "Cem", "Zoë"]) await chip(page, name).click();
  await expect(page.getByText("Every seat has somebody.")).toBeVisible();
  await chip(page, "Cem").click();
  await chip(page, "Zoë").click();
  await expect(nameOf(page, 2)).toHaveValue("Zoë");
  await page.getByRole("button", { name: /^Anna: .* Change it$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Colour and emblem of Anna" });
  await expect(dialog.getByRole("button")).toHaveCount(13);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "orange fish" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await storedPeople(page))[0].look).toBe(10);
  await dealButton(page).click();
  await expect(page.getByRole("main").locator(".seat-10").first()).toBeAttached();
});

test("in a season each seat can bring its own tokens", async ({ page }) => {
  await open(page, "#/new/heads-up-duel");
  await page.getByText("More options").click();
  await check(page.getByRole("switch", { name: "Everybody brings their own tokens" }));
  await page.getByLabel("Tokens of Player 2").selectOption("2½");
  await expectAccessible(page);
  expect(line(await dealAndRead(page), "options")).toContain("tokens=1 brought=2,5 joker=blank");
});
