// The deal of the day: one for all, one try, shared without spoilers, in a calendar.

import { SLUGS, clipboard, expect, expectAccessible, go, open, storeBeforeOpening, recordOf, repeat, stored, test } from "./fixtures.mjs";
import { keyOf, line } from "./records.mjs";
import { atTable } from "./set-up.mjs";
import { giveUp, nextDealButton, playAgainButton, playOut, readNews, step, toDecision, turnMotionOff, waitForTable } from "./table.mjs";

const KEY = "facedown.daily";
const DAY = new Date("2026-11-22T12:00:00");
const SEED = "293d60072fbd54e2";
const game = (page, name) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const SETTINGS = { "facedown.settings": JSON.stringify({ sound: "off", names: ["Ana"] }) };

async function openDaily(page, kept = {}) {
  await page.clock.install({ time: DAY });
  await storeBeforeOpening(page, { ...SETTINGS, ...kept });
  await open(page, "#/daily");
}

test("a deal is of the day, goes on after a reload, and is played once", async ({ page }) => {
  await openDaily(page);
  await expect(page.getByRole("heading", { name: "22 November 2026" })).toBeVisible();
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
  await go(page, "#/daily");
  await page.evaluate((key) => localStorage.removeItem(key), keyOf(table.split("/").pop()));
  await go(page, "#/about");
  await go(page, "#/daily");
  await expect(game(page, "Fools Gambit")).toContainText("You deleted this game before it was over.");
  await expect(game(page, "Fools Gambit").getByRole("button")).toHaveCount(0);
});

test("a page left open changes the day at midnight, and deals what it shows", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-22T23:59:40") });
  await storeBeforeOpening(page, SETTINGS);
  await open(page, "#/daily");
  await page.clock.pauseAt(new Date("2026-11-22T23:59:50"));
  const day = (name) => page.getByRole("heading", { name });
  await expect(day("22 November 2026")).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(day("23 November 2026")).toBeVisible();
  await page.getByRole("button", { name: /^Play ?: Fools Gambit$/ }).click();
  await atTable(page);
  expect(line(await recordOf(page), "seed")).not.toBe(SEED);
});

async function resign(page) {
  await repeat(page, 60, async () => /^(?:[12] .*\n){4}/m.test(await recordOf(page)) || void (await step(page)));
  await toDecision(page);
  await giveUp(page);
  await readNews(page);
}

for (const [how, end] of Object.entries({ "given up in its second round": resign, "played to its end with a bot": playOut })) {
  const isWhole = end === playOut;
  test(`a deal that is ${how} is shared without a card, and is in the calendar`, { tag: isWhole ? "@all" : [] }, async ({ page, context }) => {
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
    await page.getByRole("button", { name: "Deal of the day" }).click();
    await expect(page).toHaveURL(/#\/daily$/);
    await expect(game(page, "Fools Gambit")).toContainText(/(Won|Tied|Lost), \d+ to \d+/);
    await expect(page.getByRole("button", { name: /^Play ?: Fools Gambit$/ })).toHaveCount(0);
    await expect(page.getByRole("cell", { name: "22 November, 1 game" })).toBeVisible();
    await page.getByRole("button", { name: "Share: Fools Gambit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^Facedown · Fools Gambit · 22 November 2026\n(Won|Tied|Lost) \d+:\d+\n[▲◇▽]+\nhttp.*#\/daily$/);
    const text = await clipboard(page);
    expect(text).not.toContain(SEED);
    expect(text).not.toMatch(/[♠♥♦♣]|\b\d+[cdhs]\b/);
  });
}

test("the next deal of the day is a tap away, and the remaining ones are named", async ({ page }) => {
  const overDeals = SLUGS.filter((slug) => slug !== "heads-up-duel").map((slug, at) => `2026-11-22 ${slug} a${at} + 2:1 0 .+-`);
  await openDaily(page, { [KEY]: ["daily 1", ...overDeals].join("\n") });
  await go(page, "#/daily/heads-up-duel");
  await atTable(page);
  await waitForTable(page);
  const table = page.url();
  await go(page, "#/daily/heads-up-duel");
  await expect(page).toHaveURL(table);
  await go(page, "#/daily/fools-gambit");
  await expect(page, "a deal that is gone").toHaveURL(/#\/daily$/);
  await go(page, "#/daily/war");
  await expect(page.getByRole("heading", { name: "There’s nothing here" })).toBeVisible();
});

const FINISHED = ["daily 1", "2026-11-22 dual-duel abc + 2:1 1 .+-+=+", "2026-10-03 duel-52 abd - 0:2 0 .---", "nonsense"].join("\n");

test("the page and its calendar are accessible on a phone, and months turn", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDaily(page, { [KEY]: FINISHED });
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
