// Without a source of random numbers the page can't deal, and says so; all else works.

import { beginEvening, button, chooseNext, dealNextButton } from "./evening.mjs";
import { check, expect, expectAccessible, go, open, storeBeforeOpening, stored, test, toast } from "./fixtures.mjs";
import { addPerson, importText } from "./home.mjs";
import { openSeats } from "./phones.mjs";
import { FINISHED, RUNNING, keyOf, recordsIn, save } from "./records.mjs";
import { atTable, dealButton, wayToPlay } from "./set-up.mjs";
import { keepGame, playAgainButton, waitForTable } from "./table.mjs";

const message = "Nothing can be dealt here: this browser gives the page no random numbers.";
const said = (page) => toast(page, message);
const SETTINGS = { "facedown.settings": JSON.stringify({ sound: "off" }) };
const people = [
  { id: "p2", name: "Ana", look: 3 },
  { id: "p3", name: "Ben", look: 4 },
];
const PEOPLE = { "facedown.people": JSON.stringify(people) };

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
  // A browser without a source throws an error when it is asked for numbers.
  test(`set-up says that nothing can be dealt with ${what}`, { tag: what.includes("without") ? "@all" : [] }, async ({ page, context }) => {
    await context.addInitScript(script);
    await storeBeforeOpening(page, SETTINGS);
    await open(page, "#/new/fools-gambit");
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    // Axe needs random numbers.
    if (what === "no crypto") await expectAccessible(page);
    await button(page, "Shuffle the seats").click();
    await dealButton(page).click();
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/new\//);
    // The notice may lie over the next button.
    await button(page, "Close").click();
    await button(page, "Make a link").click();
    await expect(page.getByRole("dialog")).toContainText(message);
    expect(recordsIn(await stored(page))).toEqual([]);
  });
}

test.describe("without a source of chance", () => {
  test.beforeEach(({ context }) => context.addInitScript(WAYS["no crypto"]));

  test("a game against bots isn’t dealt, which is said; #/play leads to set-up, which says why", async ({ page }) => {
    await storeBeforeOpening(page, SETTINGS);
    await open(page, "#/alone/fools-gambit");
    await dealButton(page).click();
    await expect(said(page)).toBeVisible();
    await button(page, "Close").click();
    await go(page, "#/play");
    await expect(page).toHaveURL(/#\/new\/fools-gambit$/);
    await expect(said(page)).toBeVisible();
  });

  test("no rematch and no game of an evening is dealt, and that is said", async ({ page }) => {
    await storeBeforeOpening(page, { ...SETTINGS, ...PEOPLE });
    await keepGame(page, "a", FINISHED, { table: 100_000 });
    await open(page, "#/game/a");
    await playAgainButton(page).click();
    await expect(said(page)).toBeVisible();
    await go(page, "#/evening");
    await beginEvening(page, people.map(({ name }) => name));
    await chooseNext(page, "fools-gambit");
    await dealNextButton(page).click();
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/evening\//);
    expect(recordsIn(await stored(page))).toHaveLength(1);
  });

  test("somebody elsewhere can’t be invited, nor a phone, and that is said", async ({ page }) => {
    await storeBeforeOpening(page, { ...SETTINGS, [keyOf("a")]: save(RUNNING, { changed: 1 }) });
    await open(page, "#/new/fools-gambit");
    await check(wayToPlay(page, "By link"));
    await dealButton(page).click();
    await expect(said(page)).toBeVisible();
    expect(recordsIn(await stored(page))).toHaveLength(1);
    await go(page, "#/game/a");
    await openSeats(page);
    await button(page, "Ana plays on a phone").click();
    await expect(page.locator("main, dialog").getByText(message).first()).toBeVisible();
  });

  test("the deal of the day, people and a finished game need none", async ({ page }) => {
    await storeBeforeOpening(page, { ...SETTINGS, ...PEOPLE });
    await open(page, "#/people");
    await addPerson(page, "Cem");
    expect(JSON.parse((await stored(page))["facedown.people"])).toHaveLength(3);
    await go(page, "#/import");
    await importText(page, FINISHED);
    await expect(page.getByText("The game is in your list.")).toBeVisible();
    await go(page, "#/daily");
    await button(page, /^Play ?: Fools Gambit$/).click();
    await atTable(page);
    await waitForTable(page);
  });
});
