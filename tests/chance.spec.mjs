// A browser without a source of chance: nothing is dealt, that is said, and all else goes on.

import { expect, expectAccessible, go, open, plantAhead, stored, test } from "./fixtures.mjs";
import { openSeats } from "./phones.mjs";
import { keepGame } from "./table.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save } from "./records.mjs";

const told = "Nothing can be dealt here: this browser gives the page no random numbers.";
const said = (page) => page.locator(".toast", { hasText: told });
const SETTINGS = { "facedown.settings": JSON.stringify({ sound: "off" }) };
const people = [
  { id: "p2", name: "Ana", look: 3 },
  { id: "p3", name: "Ben", look: 4 },
];
const PEOPLE = { "facedown.people": JSON.stringify(people) };
const button = (page, name) => page.getByRole("button", { name });

const WAYS = {
  "no crypto": () => Object.defineProperty(globalThis, "crypto", { value: undefined }),
  "a crypto without getRandomValues": () => Object.defineProperty(Crypto.prototype, "getRandomValues", { value: undefined }),
  "a crypto that refuses": () => {
    Crypto.prototype.getRandomValues = () => {
      throw new DOMException("refused", "OperationError");
    };
  },
};

for (const [what, script] of Object.entries(WAYS)) {
  test(`set-up says that nothing can be dealt with ${what}`, async ({ page, context }) => {
    await context.addInitScript(script);
    await plantAhead(page, SETTINGS);
    await open(page, "#/new/fools-gambit");
    await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible();
    // Axe draws numbers, too.
    if (what === "no crypto") await expectAccessible(page);
    await button(page, "Shuffle the seats").click();
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/new\//);
    await button(page, "Make a link").click();
    await expect(page.getByRole("dialog")).toContainText(told);
    expect(recordsIn(await stored(page))).toEqual([]);
  });
}

test.describe("without a source of chance", () => {
  test.beforeEach(({ context }) => context.addInitScript(WAYS["no crypto"]));

  test("a game against bots leads to set-up, which says why", async ({ page }) => {
    await plantAhead(page, SETTINGS);
    await open(page, "#/alone/fools-gambit");
    await expect(page).toHaveURL(/#\/new\/fools-gambit$/);
    await expect(said(page)).toBeVisible();
  });

  test("no rematch and no game of an evening is dealt, and that is said", async ({ page }) => {
    await plantAhead(page, { ...SETTINGS, ...PEOPLE });
    // All of it has been told.
    await keepGame(page, "a", FINISHED, { table: 100_000 });
    await open(page, "#/game/a");
    await page.locator("#play-again").click();
    await expect(said(page)).toBeVisible();
    await go(page, "#/evening");
    for (const { name } of people) await page.getByRole("list", { name: "People of this device" }).getByRole("button", { name }).click();
    await button(page, "Begin").click();
    await expect(page).toHaveURL(/#\/evening\/[a-z0-9]+$/);
    await page.locator('input[name="next-game"][value="fools-gambit"]').check();
    await page.locator("#deal-next").click();
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/evening\//);
    expect(recordsIn(await stored(page))).toHaveLength(1);
  });

  test("somebody elsewhere can’t be invited, nor a phone, and that is said", async ({ page }) => {
    await plantAhead(page, { ...SETTINGS, [keyOf("a")]: save(RUNNING, { changed: 1 }) });
    await open(page, "#/new/fools-gambit");
    await page.getByRole("radio", { name: "By link", exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await expect(said(page)).toBeVisible();
    expect(recordsIn(await stored(page))).toHaveLength(1);
    await go(page, "#/game/a");
    await openSeats(page);
    await button(page, "Ana plays on a phone").click();
    await button(page, "Show code for Ana").click();
    await expect(page.locator("main, dialog").getByText(told).first()).toBeVisible();
  });

  test("the deal of the day, people and a finished game need none", async ({ page }) => {
    await plantAhead(page, { ...SETTINGS, ...PEOPLE });
    await open(page, "#/people");
    await page.locator("#new-person").fill("Cem");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    expect(JSON.parse((await stored(page))["facedown.people"])).toHaveLength(3);
    await go(page, "#/import");
    await page.getByLabel("The game’s text, or a link").fill(FINISHED);
    await page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText("The game is in your list.")).toBeVisible();
    await go(page, "#/daily");
    await button(page, /^Play ?: Fools Gambit$/).click();
    await expect(page).toHaveURL(/#\/game\//);
    await page.locator(".table:not(.is-opening)").waitFor();
  });
});
