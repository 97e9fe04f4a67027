// No seat's secret is in the page while somebody else may look at it.

import { decide as decideDual, duel } from "./dual-duel.mjs";
import { confirmButton, drop, hand, lanes } from "./duel-52.mjs";
import { expect, expectAlike, go, store, stored, test } from "./fixtures.mjs";
import { decide as decideRush, rush } from "./gold-rush.mjs";
import { game as headsUp } from "./heads-up-duel.mjs";
import { lookAlikes } from "./records.mjs";
import { advanceClock, choose, curtain, goToGame, handCards, leaveDone, leaveTable, lockInButton, openCurtain, ownControls, passOnButton, record, screen, tableFoot, tap } from "./table.mjs";

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

/** Expects no “you” but in the legend's name. */
const expectNobodyAddressed = ({ tree }) => expect(tree.replace(/button "What you see"/g, "")).not.toMatch(/\byou(r|rs)?\b/i);

for (const [size, tag] of [[{ width: 1280, height: 720 }, []], [{ width: 820, height: 1180 }, "@all"]]) test(`twins that are played by hand show the same${size.width > size.height ? ', and nothing says "you",' : ""} whenever nobody holds the device, ${size.width} × ${size.height}`, { tag }, async ({ calm: page }) => {
  await page.setViewportSize(size);
  const walk = async (seed) => {
    await goToGame(page, "twin", record([], { seed }));
    const shown = [];
    const look = async () => {
      shown.push(await wholePage(page));
      // On a tall screen a rule addresses everybody.
      if (size.width > size.height) expectNobodyAddressed(shown.at(-1));
    };
    const lay = async (duel, wager) => {
      for (const card of [duel, wager]) await tap(page.getByRole("button", { name: new RegExp(`^${card}, in hand`) }));
      await tap(lockInButton(page));
      // The next person may take the device while the last person's controls still fade, or later.
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

async function pickFirst(hand, button) {
  await hand.first().click();
  await button.click();
}

async function playTwoCards(page) {
  for (let cards = 0; cards < 2; cards += 1) await pickFirst(hand(page), drop(page, 1));
}

const VISITS = [
  ["dual-duel", duel(), decideDual],
  ["gold-rush-shoot-out", rush(), decideRush],
  ["heads-up-duel", headsUp(), (page) => pickFirst(handCards(page), lockInButton(page))],
  ["duel-52", lanes(), playTwoCards],
  ["duel-52 with bannermen", lanes([], { parts: ["bannermen"] }), (page) => pickFirst(hand(page), confirmButton(page))],
];

for (const [name, text, decide] of VISITS) {
  // Native tests draw the screens of all games; this test adds what effects change.
  test(`nothing says "you" while nobody holds the device: ${name}`, { tag: name === "duel-52" ? [] : "@all" }, async ({ calm: page }) => {
    await goToGame(page, "visit", text);
    if (await tableFoot(page).count()) await leaveTable(page);
    await expect(curtain(page)).toBeVisible();
    expectNobodyAddressed(await wholePage(page));
    await openCurtain(page);
    await decide(page);
    // Public events are shown at once.
    await expect(screen(page, "done", "news")).toBeVisible();
    expectNobodyAddressed(await wholePage(page));
  });
}

test("an open hand is in no title, address or history entry, and is covered by a hidden page, a button, a reload, Back, and a minute without a touch", async ({ calm: page }) => {
  const expectCovered = async () => {
    await expect(curtain(page)).toBeVisible();
    await expect(handCards(page)).toHaveCount(0);
  };
  await goToGame(page, "titled", record([], { seed: TWINS[0] }));
  await openCurtain(page);
  await expect(handCards(page)).toHaveCount(3);
  await expect(page).toHaveTitle("Fools Gambit · Facedown");
  expect(page.url()).toMatch(/#\/game\/titled$/);
  expect(await page.evaluate(() => JSON.stringify(history.state) ?? "")).not.toContain("9c");
  const keys = Object.keys(await stored(page)).filter((key) => !["facedown.settings", "facedown.learn", "facedown.changed"].includes(key));
  expect(keys).toEqual(["facedown.save.titled"]);

  await advanceClock(page, 50_000);
  await handCards(page).first().click();
  await advanceClock(page, 50_000);
  await expect(handCards(page)).not.toHaveCount(0);
  await advanceClock(page, 10_000);
  await expectCovered();
  await expect(page.getByText("Covered: nobody touched it for a minute.")).toBeVisible();

  await openCurtain(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expectCovered();
  await page.evaluate(() => delete document.hidden);
  await openCurtain(page);
  await page.getByRole("button", { name: "Cover the screen" }).click();
  await expectCovered();

  await openCurtain(page);
  await store(page, "facedown.settings", JSON.stringify({ sound: "off", untouched: "stay" }));
  await page.reload();
  await expectCovered();
  await openCurtain(page);
  await advanceClock(page, 200_000);
  await expect(handCards(page), "the setting leaves the hand open").not.toHaveCount(0);
  await go(page, "#/about");
  await expect(handCards(page)).toHaveCount(0);
  await page.goBack();
  await expectCovered();
  await openCurtain(page);
  await page.goto("licences.txt");
  await page.goBack();
  await expectCovered();
});

test("nothing goes through the curtain by a tap or a key, no selection or focus survives it, and Back passes nothing on", async ({ calm: page }) => {
  const selectAll = () => page.evaluate(() => getSelection().selectAllChildren(document.querySelector("main")));
  const selected = () => page.evaluate(() => getSelection().toString());
  await goToGame(page, "hands", record());
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
  await selectAll();
  await leaveDone(page);
  await openCurtain(page);
  expect(await selected()).toBe("");

  await selectAll();
  await choose(page);
  expect(await selected()).toBe("");
  await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
  await expect(page.getByRole("button", { name: "Show the table" })).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeVisible();
  }
  await expect(page.locator("#undo")).toBeVisible();
  await passOnButton(page).click();
  await expect(screen(page, "news")).toBeVisible();
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
