// Links from others: opening one changes nothing that is stored.

import { expect, expectAccessible, go, open, recordOf, storeBeforeOpening, stored, test } from "./fixtures.mjs";
import { importText, pasteField } from "./home.mjs";
import { DEALT, FINISHED, RUNNING, keyOf, line, linkTo, recordsIn, save } from "./records.mjs";
import { atTable, dealButton } from "./set-up.mjs";

const BAD = { level: 1, name: "This link can’t be opened" };

test("a finished game whose link's # became %23 can be watched, dealt again and kept, and is not kept by itself", async ({ page }) => {
  const body = await (await page.request.get("./404.html")).text();
  await page.route("**/%23/**", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`./%23${linkTo(FINISHED).slice(1)}`);
  const heading = page.getByRole("heading", { level: 1, name: "A finished game" });
  await expect(heading).toBeVisible();
  await expect(page.getByText("Ana and Ben")).toBeVisible();
  await expect(page.getByText("Fools Gambit · Over: Ben gave up")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Watch it" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(heading).toBeVisible();
  expect(recordsIn(await stored(page))).toHaveLength(0);
  await page.getByRole("link", { name: "Play the same deal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A challenge in Fools Gambit" })).toBeFocused();
  await dealButton(page).click();
  await atTable(page);
  expect(line(await recordOf(page), "seed")).toBe(line(FINISHED, "seed"));
  await go(page, linkTo(FINISHED));
  await page.getByRole("button", { name: "Keep it in my games" }).click();
  await expect(page).toHaveURL(/#\/replay\//);
  expect(recordsIn(await stored(page))).toContain(FINISHED);
});

test("links are pasted where games are brought in, of two one is chosen, and what is too long for any is refused by its length", async ({ calm: page }) => {
  await go(page, "#/import");
  const address = (record) => `https://a.example/${linkTo(record)}`;
  await importText(page, `Look at this: ${address(FINISHED)}`);
  await expect(page.getByRole("heading", { level: 1, name: "A finished game" })).toBeFocused();
  await go(page, "#/import");
  await importText(page, `Watch ${address(FINISHED)}, or play:\n> ${address(DEALT)}!`);
  await page.getByRole("dialog", { name: "Which link?" }).getByRole("button", { name: "Link 2: a deal" }).click();
  await expect(dealButton(page)).toBeVisible();
  await go(page, "#/import");
  await pasteField(page).evaluate((field) => void (field.value = "A".repeat(2_000_000)));
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText(/more than any game or link holds/)).toBeVisible();
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

test("a link that is broken says how, one to a game that is not over shows nothing of it, and neither changes anything", async ({ page }) => {
  await storeBeforeOpening(page, { [keyOf("a")]: save(RUNNING, { changed: 1 }) });
  // The page starts with a broken link.
  await open(page, whole.slice(0, -40));
  const heading = page.getByRole("heading", BAD);
  await expect(heading).toBeVisible();
  await expect(page.getByText("part of it is missing")).toBeVisible();
  const before = await stored(page);
  expect(recordsIn(before)).toEqual([RUNNING]);
  for (const [what, link, why] of BROKEN) {
    await test.step(what, async () => {
      await go(page, "#/about");
      await expect(heading).toHaveCount(0);
      await go(page, link);
      await expect(heading).toBeVisible();
      await expect(page.getByText(why)).toBeVisible();
      expect(await stored(page)).toEqual(before);
    });
  }
  await go(page, linkTo(RUNNING));
  await expect(page.getByText(/This game isn’t over/)).toBeVisible();
  await expect(page.locator("body")).not.toContainText(line(RUNNING, "seed"));
  expect(await stored(page)).toEqual(before);
});
