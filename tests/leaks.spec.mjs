// No seat's secret is in the page while somebody else may look at it.

import { decide as decideDual, duel } from "./dual-duel.mjs";
import { confirmButton, drop, hand, lanes } from "./duel-52.mjs";
import { answerSound, expect, expectAlike, open, store, stored, test } from "./fixtures.mjs";
import { decide as decideRush, rush } from "./gold-rush.mjs";
import { game as headsUp } from "./heads-up-duel.mjs";
import { lookAlikes } from "./records.mjs";
import { dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, choose, curtain, goToGame, handCards, leaveDone, leaveTable, lockInButton, openCurtain, openWithStoppedClock, ownControls, passOnButton, record, screen, tableFoot } from "./table.mjs";

test.use({ ahead: true });

/** Deals that look alike to both: seat 1 has 9c and Kc, seat 2 Jh and 4h. */
const { seeds: TWINS, decisions: DECIDED } = lookAlikes("fools-gambit");

async function wholePage(page) {
  const tree = await page.locator("body").ariaSnapshot();
  const [dom, title, url, state] = await page.evaluate(() => [
    document.body.outerHTML,
    document.title,
    location.href,
    JSON.stringify(history.state),
  ]);
  return { dom, tree, title, url, state };
}

for (const [size, tag] of [[{ width: 1280, height: 720 }, []], [{ width: 820, height: 1180 }, "@all"]]) test(`twins that are played by hand show the same whenever nobody holds the device, ${size.width} × ${size.height}`, { tag }, async ({ calm: page }) => {
  await page.setViewportSize(size);
  const walk = async (seed) => {
    await goToGame(page, "twin", record([], { seed }));
    const shown = [];
    const look = async () => shown.push(await wholePage(page));
    const lay = async (duel, wager) => {
      await page.getByRole("button", { name: new RegExp(`^${duel}, in hand`) }).click();
      await page.getByRole("button", { name: new RegExp(`^${wager}, in hand`) }).click();
      await lockInButton(page).click();
      // The next person may take the device while the last one's things still fade, or later.
      await expect(ownControls(page)).toHaveCount(1);
      await advanceClock(page, 1_000);
      await look();
      await advanceClock(page, 20_000);
      await expect(ownControls(page)).toHaveCount(0);
      await look();
      await leaveDone(page);
    };
    await look();
    await openCurtain(page);
    await lay("nine of clubs", "king of clubs");
    await expect(curtain(page)).toBeVisible();
    await look();
    await openCurtain(page);
    await lay("jack of hearts", "four of hearts");
    await expect(tableFoot(page)).toBeVisible();
    await advanceClock(page, 20_000);
    await look();
    await leaveTable(page);
    await look();
    return shown;
  };
  await expectAlike(TWINS.slice(0, 2), walk);
});

async function playTwoCards(page) {
  for (let cards = 0; cards < 2; cards += 1) {
    await hand(page).first().click();
    await drop(page, 1).click();
  }
}

async function pickFirst(hand, button) {
  await hand.first().click();
  await button.click();
}

const VISITS = [
  ["fools-gambit", record(), choose],
  ["dual-duel", duel(), decideDual],
  ["gold-rush-shoot-out", rush(), decideRush],
  ["heads-up-duel", headsUp(), (page) => pickFirst(handCards(page), lockInButton(page))],
  ["duel-52", lanes(), playTwoCards],
  ["duel-52 with bannermen", lanes([], { parts: ["bannermen"] }), (page) => pickFirst(hand(page), confirmButton(page))],
];

for (const [name, text, decide] of VISITS) {
  test(`nothing says "you" while nobody holds the device: ${name}`, async ({ calm: page }) => {
    // The legend's name says "you" to everybody.
    const said = async () => (await wholePage(page)).tree.replace(/button "What you see"/g, "");
    await goToGame(page, "visit", text);
    if (await tableFoot(page).count()) await leaveTable(page);
    await expect(curtain(page)).toBeVisible();
    expect(await said()).not.toMatch(/\byou(r|rs)?\b/i);
    await openCurtain(page);
    await decide(page);
    // Public events are shown at once.
    await expect(screen(page, "done", "news")).toBeVisible();
    expect(await said()).not.toMatch(/\byou(r|rs)?\b/i);
  });
}

test("nobody's cards are shown after a reload, Back and Forward, or an error", async ({ page }) => {
  await answerSound(page);
  await dealWithStoppedClock(page);
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
  const address = page.url();
  await open(page);
  await page.goto(address);
  await expect(curtain(page)).toBeVisible();
  await openCurtain(page);
  await open(page, "#/about");
  await page.goBack();
  await expect(handCards(page)).toHaveCount(0);
});

test("the screen is covered as soon as the page is hidden, and by a button", async ({ page }) => {
  await answerSound(page);
  await dealWithStoppedClock(page);
  await openCurtain(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(curtain(page)).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
  await page.evaluate(() => delete document.hidden);
  await openCurtain(page);
  await page.getByRole("button", { name: "Cover the screen" }).click();
  await expect(curtain(page)).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
});

test("Back passes nothing on, and shows no table, once somebody has decided", async ({ page }) => {
  await answerSound(page);
  await openWithStoppedClock(page);
  await goToGame(page, "back", record());
  for (const way of [leaveDone, null]) {
    await openCurtain(page);
    await choose(page);
    await way?.(page);
  }
  await expect(page.getByRole("button", { name: "Show the table" })).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeVisible();
  }
  await expect(page.locator("#undo")).toBeVisible();
  await passOnButton(page).click();
  await expect(screen(page, "news")).toBeVisible();
});

test("an open hand that nobody touches for a minute is covered, and it is said why", async ({ calm: page }) => {
  await goToGame(page, "left", record());
  await openCurtain(page);
  await advanceClock(page, 50_000);
  await handCards(page).first().click();
  await advanceClock(page, 50_000);
  await expect(handCards(page)).not.toHaveCount(0);
  await advanceClock(page, 10_000);
  await expect(handCards(page)).toHaveCount(0);
  await expect(curtain(page)).toBeVisible();
  await expect(page.getByText("Covered: nobody touched it for a minute.")).toBeVisible();
  await store(page, "facedown.settings", JSON.stringify({ sound: "off", untouched: "stay" }));
  await page.reload();
  await openCurtain(page);
  await advanceClock(page, 200_000);
  await expect(handCards(page)).not.toHaveCount(0);
});

test("a tap meant for the button before does not go through the curtain", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  for (let card = 0; card < 2; card += 1) await handCards(page).first().click();
  const { x, y, width, height } = await lockInButton(page).boundingBox();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(curtain(page)).toBeVisible();
  const open = await curtain(page).boundingBox();
  await page.mouse.move(open.x + open.width / 2, open.y + open.height / 2);
  await page.mouse.down();
  await advanceClock(page, 2_000);
  await page.mouse.up();
  await expect(curtain(page)).toBeVisible();
  await curtain(page).press("Enter");
  await page.locator("#undo").focus();
  await curtain(page).press("Enter");
  await expect(curtain(page), "two presses that do not belong together open nothing").toBeVisible();
});

test("neither a selection nor the focus survives a change of hands", async ({ calm: page }) => {
  await goToGame(page, "calm", record());
  await openCurtain(page);
  await page.evaluate(() => getSelection().selectAllChildren(document.querySelector("main")));
  await choose(page);
  expect(await page.evaluate(() => getSelection().toString())).toBe("");
  await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
  await page.evaluate(() => getSelection().selectAllChildren(document.querySelector("main")));
  await leaveDone(page);
  await openCurtain(page);
  expect(await page.evaluate(() => getSelection().toString())).toBe("");
});

test("the log tells of persons by their names, and of no more than who looks may know", async ({ calm: page }) => {
  await goToGame(page, "logged", record(DECIDED.slice(0, 2), { seed: TWINS[0] }), { table: 2 });
  const log = async () => {
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const text = await page.getByRole("dialog").innerText();
    await page.keyboard.press("Escape");
    return text;
  };
  const openTable = await log();
  expect(openTable).toContain("K♣");
  expect(openTable).not.toContain("9♣");
  expect(openTable).not.toMatch(/\byour?\b/i);
  await openCurtain(page);
  const own = await log();
  expect(own).toContain("9♣");
  expect(own).not.toContain("J♥");
  expect(own).not.toMatch(/\byour?\b/i);
});

test("the hand is in no title, address or history entry, and only the save is in storage", async ({ page }) => {
  await answerSound(page);
  await openWithStoppedClock(page);
  await goToGame(page, "titled", record([], { seed: TWINS[0] }));
  await openCurtain(page);
  await expect(page).toHaveTitle("Fools Gambit · Facedown");
  expect(page.url()).toMatch(/#\/game\/titled$/);
  expect(await page.evaluate(() => JSON.stringify(history.state) ?? "")).not.toContain("9c");
  const keys = Object.keys(await stored(page)).filter((key) => !["facedown.settings", "facedown.learn", "facedown.changed"].includes(key));
  expect(keys).toEqual(["facedown.save.titled"]);
});

