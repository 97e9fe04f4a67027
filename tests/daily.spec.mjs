// The deal of the day: one for all, one try, shared without spoilers, in a calendar.

import { clipboard, expect, expectAccessible, go, open, storeBeforeOpening, recordOf, store, stored, test } from "./fixtures.mjs";
import { keyOf, line } from "./records.mjs";
import { atTable } from "./set-up.mjs";
import { giveUp, goToGame, nextDealButton, playAgainButton, playOut, readNews, toDecision, turnMotionOff, waitForTable } from "./table.mjs";

const KEY = "facedown.daily";
const DAY = new Date("2026-11-22T12:00:00");
const SEED = "293d60072fbd54e2";
const game = (page, name) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const SETTINGS = { "facedown.settings": JSON.stringify({ sound: "off", names: ["Ana"] }) };

async function openDaily(page) {
  await page.clock.install({ time: DAY });
  await storeBeforeOpening(page, SETTINGS);
  await open(page, "#/daily");
}

test("a deal is of the day, goes on after a reload, and is played once; at midnight the page shows and deals the next day's", async ({ page }) => {
  await openDaily(page);
  const day = (name) => page.getByRole("heading", { name });
  await expect(day("22 November 2026")).toBeVisible();
  await page.getByRole("button", { name: /^Play ?: Fools Gambit$/ }).click();
  await atTable(page);
  await waitForTable(page);
  const table = page.url();
  const record = await recordOf(page);
  expect(line(record, "seed")).toBe(SEED);
  expect(line(record, "seats")).toMatch(/^Ana \| bot:regular/);
  await page.reload();
  await waitForTable(page);
  await go(page, "#/daily");
  await page.getByRole("link", { name: /^Continue ?: Fools Gambit$/ }).click();
  await expect(page).toHaveURL(table);
  await go(page, "#/daily/fools-gambit");
  await expect(page).toHaveURL(table);
  await go(page, "#/daily");
  await page.evaluate((key) => localStorage.removeItem(key), keyOf(table.split("/").pop()));
  await go(page, "#/about");
  await go(page, "#/daily/fools-gambit");
  await expect(page, "a deal that is gone").toHaveURL(/#\/daily$/);
  await expect(game(page, "Fools Gambit")).toContainText("You deleted this game before it was over.");
  await expect(game(page, "Fools Gambit").getByRole("button")).toHaveCount(0);
  await page.clock.pauseAt(new Date("2026-11-22T23:59:50"));
  await expect(day("22 November 2026")).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(day("23 November 2026")).toBeVisible();
  await page.getByRole("button", { name: /^Play ?: Fools Gambit$/ }).click();
  await atTable(page);
  expect(line(await recordOf(page), "seed")).not.toBe(SEED);
  await go(page, "#/daily/heads-up-duel");
  await expect(page).not.toHaveURL(/daily/);
  await atTable(page);
  await waitForTable(page);
});

async function resign(page) {
  const id = page.url().split("/").pop();
  const round = ["1 timeout", "2 timeout", "1 timeout", "2 timeout", ""].join("\n");
  await goToGame(page, id, (await recordOf(page)).split("\n").slice(0, 5).join("\n") + "\n" + round, { looked: [4, 4], table: 4 });
  await toDecision(page);
  await giveUp(page);
  await readNews(page);
}

const FINISHED = "\n2026-11-22 dual-duel abc + 2:1 1 .+-+=+\n2026-10-03 duel-52 abd - 0:2 0 .---\nnonsense";

for (const [how, end] of Object.entries({ "given up in its second round": resign, "played to its end with a bot": playOut })) {
  const isWhole = end === playOut;
  test(`a deal that is ${how} is shared without a card, and is in the calendar, whose months turn`, { tag: isWhole ? "@all" : [], annotation: { type: "costly", description: "axe looks at three screens" } }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDaily(page);
    await turnMotionOff(page);
    await page.getByRole("button", { name: /^Play ?: Fools Gambit$/ }).click();
    await waitForTable(page);
    await page.clock.pauseAt(new Date("2026-11-22T13:00:00"));
    await end(page);
    await expect(nextDealButton(page)).toHaveText("Next: Dual Duel (20 minutes a duel)");
    await expect(page.getByText("Four left today")).toBeVisible();
    await expect(page.locator(".over__signs [aria-hidden]")).toHaveText(isWhole ? /^[▲◇▽]{5,}$/ : /^[▲◇▽]{1,2}$/);
    await expect(playAgainButton(page)).toHaveCount(0);
    await page.clock.resume();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Share your day" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^Facedown · Fools Gambit · 22 November 2026\n/);
    await page.keyboard.press("Escape");
    const entries = (await stored(page))[KEY].split("\n");
    expect(entries[1]).toMatch(isWhole ? /^2026-11-22 fools-gambit \w+ [+=-] \d+:\d+ 0 \.[+=-]{5,}$/ : /^2026-11-22 fools-gambit \w+ - \d+:\d+ 0 \.[+=-]{1,2}$/);
    expect((await stored(page))["facedown.played"].split("\n")).toHaveLength(2);
    await store(page, KEY, entries.join("\n") + FINISHED);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Deal of the day" }).click();
    await expect(page).toHaveURL(/#\/daily$/);
    await expect(game(page, "Fools Gambit")).toContainText(/(Won|Tied|Lost), \d+ to \d+/);
    await expect(page.getByRole("button", { name: /^Play ?: Fools Gambit$/ })).toHaveCount(0);
    await expect(page.getByRole("cell", { name: "22 November, 2 games" })).toBeVisible();
    await page.getByRole("button", { name: "Share: Fools Gambit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^Facedown · Fools Gambit · 22 November 2026\n(Won|Tied|Lost) \d+:\d+\n[▲◇▽]+\nhttp.*#\/daily$/);
    const text = await clipboard(page);
    expect(text).not.toContain(SEED);
    expect(text).not.toMatch(/[♠♥♦♣]|\b\d+[cdhs]\b/);
    await page.keyboard.press("Escape");
    await expect(game(page, "Dual Duel")).toContainText("Won, 2 to 1");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Share: Dual Duel" }).click();
    await expect(page.getByRole("dialog")).toContainText("1 hint taken");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Earlier month" }).click();
    await expect(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "3 October, 1 game" })).toBeVisible();
    await page.getByRole("button", { name: "Later month" }).click();
    await expect(page.getByRole("heading", { name: "November 2026", exact: true })).toBeVisible();
  });
}
