// Links from others: opening one changes nothing that is stored.

import { expect, expectAccessible, go, open, recordOf, store, stored, test } from "./fixtures.mjs";
import { importText, pasteField } from "./home.mjs";
import { DEALT, FINISHED, RUNNING, keyOf, line, linkTo, recordsIn, save } from "./records.mjs";
import { atTable, dealButton } from "./set-up.mjs";

const BAD = { level: 1, name: "This link can’t be opened" };

test("a finished game can be kept, and is not kept by itself", async ({ page }) => {
  await open(page, linkTo(FINISHED));
  await expect(page.getByRole("heading", { level: 1, name: "A finished game" })).toBeVisible();
  await expect(page.getByText("Ana and Ben")).toBeVisible();
  await expect(page.getByText("Fools Gambit · Over: Ben gave up")).toBeVisible();
  await expectAccessible(page);
  expect(recordsIn(await stored(page))).toHaveLength(0);
  await page.getByRole("button", { name: "Keep it in my games" }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  expect(recordsIn(await stored(page))).toEqual([FINISHED]);
});

test("a link whose # became %23 leads to its page, where the host shows 404.html", async ({ page }) => {
  const body = await (await page.request.get("./404.html")).text();
  await page.route("**/%23/**", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`./%23${linkTo(FINISHED).slice(1)}`);
  await expect(page.getByRole("heading", { level: 1, name: "A finished game" })).toBeVisible();
});

test("of two links in a text one is chosen", async ({ calm: page }) => {
  await go(page, "#/import");
  const address = (record) => `https://a.example/${linkTo(record)}`;
  await importText(page, `Watch ${address(FINISHED)}, or play:\n> ${address(DEALT)}!`);
  await page.getByRole("dialog", { name: "Which link?" }).getByRole("button", { name: "Link 2: a deal" }).click();
  await expect(dealButton(page)).toBeVisible();
});

test("a finished game can be watched without keeping it", async ({ calm: page }) => {
  await go(page, linkTo(FINISHED));
  await page.getByRole("button", { name: "Watch it" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  expect(recordsIn(await stored(page))).toHaveLength(0);
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "A finished game" })).toBeVisible();
});

test("the deal of a finished game can be played again", async ({ calm: page }) => {
  await go(page, linkTo(FINISHED));
  await page.getByRole("link", { name: "Play the same deal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A challenge in Fools Gambit" })).toBeFocused();
  await dealButton(page).click();
  await atTable(page);
  expect(line(await recordOf(page), "seed")).toBe(line(FINISHED, "seed"));
});

test("a game that is not over is not opened", async ({ calm: page }) => {
  await go(page, linkTo(RUNNING));
  await expect(page.getByRole("heading", BAD)).toBeVisible();
  await expect(page.getByText(/This game isn’t over/)).toBeVisible();
  await expect(page.locator("body")).not.toContainText(line(RUNNING, "seed"));
});

const whole = linkTo(DEALT);
const changed = `${whole.slice(0, -2)}${whole.at(-2) === "A" ? "B" : "A"}${whole.at(-1)}`;

const BROKEN = [
  ["cut short", whole.slice(0, -20), "part of it is missing"],
  ["changed", changed, "Something in it was changed"],
  ["of a newer version", linkTo(DEALT, 9), "A newer version of Facedown made it"],
  ["too long", `#/link/${"A".repeat(20_000)}`, "It’s longer than any Facedown link"],
  ["a bomb", linkTo("a".repeat(2_000_000)), "It’s longer than any Facedown link"],
  ["no record", linkTo("hello"), "There is no game in it"],
  ["of an unknown game", linkTo(DEALT.replace("fools-gambit", "war")), "There is no game called “war” here"],
  ["of another edition", linkTo(DEALT.replace("gambit 1", "gambit 9")), "another edition of the rules"],
  ["an impossible game", linkTo(`${DEALT}1 keep\n`), "Line 6 isn’t allowed by the rules"],
];

test("a link that is broken says how, and changes nothing", async ({ page }) => {
  await open(page, "#/about");
  await store(page, keyOf("a"), save(RUNNING, { changed: 1 }));
  const before = await stored(page);
  for (const [what, link, why] of BROKEN) {
    await test.step(what, async () => {
      await go(page, link);
      await expect(page.getByRole("heading", BAD)).toBeVisible();
      await expect(page.getByText(why)).toBeVisible();
      expect(await stored(page)).toEqual(before);
      await go(page, "#/about");
      await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    });
  }
  // The same if the page starts with the link.
  await open(page, whole.slice(0, -20));
  await expect(page.getByRole("heading", BAD)).toBeVisible();
  await expect(page.getByText("part of it is missing")).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await open(page, "#/link/AQ");
  await expect(page.getByRole("heading", BAD)).toBeVisible();
  await expectAccessible(page);
});

test("a link can be pasted where games are brought in", async ({ calm: page, baseURL }) => {
  await go(page, "#/import");
  await importText(page, `Look at this: ${baseURL}${linkTo(FINISHED)}`);
  await expect(page.getByRole("heading", { level: 1, name: "A finished game" })).toBeFocused();
});

test("what is far too long to be a link or a game is refused by its length", async ({ calm: page, baseURL }) => {
  await go(page, "#/import");
  const paste = (text) => pasteField(page).evaluate((field, text) => void (field.value = text), text);
  const read = page.getByRole("button", { name: "Import" });
  await paste("A".repeat(2_000_000));
  await read.click();
  await expect(page.getByText(/more than any game or link holds/)).toBeVisible();
  await paste(`${baseURL}#/link/${"A".repeat(1_000_000)}`);
  await read.click();
  await expect(page.getByRole("heading", BAD)).toBeVisible();
  await expect(page.getByText("It’s longer than any Facedown link")).toBeVisible();
});
