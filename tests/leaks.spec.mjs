// Nothing of a seat's secrets is in the page while somebody else may look at it.

import { decide as decideDual, duel } from "./dual-duel.mjs";
import { doIt, drop, hand, lanes } from "./duel-52.mjs";
import { SEEDS, answerSound, expect, expectAlike, open, stored, test } from "./fixtures.mjs";
import { EIGHT, decide as decideRush, gesturesEnter, ownThings, rush } from "./gold-rush.mjs";
import { FOUR, game as headsUp, idle } from "./heads-up-duel.mjs";
import { lookAlikes } from "./records.mjs";
import { dealStill } from "./set-up.mjs";
import { choose, curtain, goToGame, handCards, keep, leaveDone, leaveTable, lockIn, openCurtain, openStill, own, pass, passTo, record, screen, tableFoot } from "./table.mjs";

test.beforeEach(({ page }) => answerSound(page));

/** Deals in which seat 1 holds 9c and Kc and seat 2 holds Jh and 4h: all the rest differs. */
const { seeds: TWINS, decisions: DECIDED } = lookAlikes("fools-gambit");

/** All that the page holds: its elements with their attributes, what a screen reader gets, title, address. */
async function whole(page) {
  const tree = await page.locator("body").ariaSnapshot();
  const [dom, title, url, state] = await page.evaluate(() => [
    document.body.outerHTML,
    document.title,
    location.href,
    JSON.stringify(history.state),
  ]);
  return { dom, tree, title, url, state };
}

/** After so many decisions, of which the table was told so many. */
const states = [
  ["the first curtain", 0, undefined, curtain],
  ["the second curtain", 1, undefined, curtain],
  ["the table with the wagers", 2, undefined, tableFoot],
  ["the curtain before the swap", 2, 2, curtain],
  ["the second curtain of the swap", 3, 2, curtain],
  ["the table with the duel", 4, 2, tableFoot],
  ["the first curtain of the next round", 4, 4, curtain],
];

for (const [name, count, shownUpTo = 0, shows] of states) {
  test(`twenty games that differ in secrets show the same at ${name}`, async ({ page }) => {
    await openStill(page);
    await expectAlike(TWINS, async (seed) => {
      await goToGame(page, "twin", record(DECIDED.slice(0, count), { seed }), { table: shownUpTo });
      await expect(shows(page)).toBeVisible();
      await pass(page, 20_000);
      return whole(page);
    });
  });
}

test("twins that are played by hand show the same whenever nobody holds the device", async ({ page }) => {
  await openStill(page);
  const walk = async (seed) => {
    await goToGame(page, "twin", record([], { seed }));
    const shown = [];
    const look = async () => shown.push(await whole(page));
    const lay = async (duel, wager) => {
      await page.getByRole("button", { name: new RegExp(`^${duel}, in hand`) }).click();
      await page.getByRole("button", { name: new RegExp(`^${wager}, in hand`) }).click();
      await lockIn(page).click();
      // The next person may hold the device by now: before what is left to the last one has gone, and after.
      await expect(own(page)).toHaveCount(1);
      await pass(page, 1_000);
      await look();
      await pass(page, 20_000);
      await expect(own(page)).toHaveCount(0);
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
    await pass(page, 20_000);
    await look();
    await leaveTable(page);
    await look();
    return shown;
  };
  await expectAlike(TWINS.slice(0, 4), walk);
});

test("twenty games that differ in secrets show the same before the curtain of an undo", async ({ page }) => {
  await openStill(page);
  await expectAlike(TWINS, async (seed) => {
    await goToGame(page, "twin", record([], { seed }));
    await openCurtain(page);
    for (const card of ["nine of clubs", "king of clubs"]) await page.getByRole("button", { name: new RegExp(`^${card}, in hand`) }).click();
    await lockIn(page).click();
    await page.getByRole("button", { name: "Ana: undo" }).click();
    await expect(passTo(page, "Ana")).toBeVisible();
    await pass(page, 20_000);
    return whole(page);
  });
});

/** Plays the first cards of the hand into the first lane: the first turn. */
async function playTwice(page) {
  for (let cards = 0; cards < 2; cards += 1) {
    await hand(page).first().click();
    await drop(page, 1).click();
  }
}

/** Picks the first card of the hand, and says so. */
async function pickFirst(hand, button) {
  await hand.first().click();
  await button.click();
}

/** How the first visit of each kind of game begins, and how it ends. */
const VISITS = [
  ["fools-gambit", record(), choose],
  ["dual-duel", duel(), decideDual],
  ["gold-rush-shoot-out", rush(), decideRush],
  ["heads-up-duel", headsUp(), (page) => pickFirst(handCards(page), lockIn(page))],
  ["duel-52", lanes(), playTwice],
  ["duel-52 with bannermen", lanes([], { parts: ["bannermen"] }), (page) => pickFirst(hand(page), doIt(page))],
];

for (const [name, text, decide] of VISITS) {
  test(`nothing says "you" while nobody holds the device: ${name}`, async ({ page }) => {
    await openStill(page);
    // What is left to one person has the name on it; what explains the signs is for anybody who looks.
    const said = async () => (await whole(page)).tree.replace(/\w+: hold to see your \w+|button "What you see"/g, "");
    await goToGame(page, "visit", text);
    if (await tableFoot(page).count()) await leaveTable(page);
    await expect(curtain(page)).toBeVisible();
    expect(await said()).not.toMatch(/\byou(r|rs)?\b/i);
    await openCurtain(page);
    await decide(page);
    // What all saw is on the table at once.
    await expect(screen(page, "done", "news")).toBeVisible();
    expect(await said()).not.toMatch(/\byou(r|rs)?\b/i);
  });
}

test("nobody's cards are shown after a reload, Back and Forward, or an error", async ({ page }) => {
  await dealStill(page);
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
  await dealStill(page);
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

test("a tap meant for the button before does not go through the curtain", async ({ page }) => {
  await dealStill(page);
  await openCurtain(page);
  for (let card = 0; card < 2; card += 1) await handCards(page).first().click();
  const { x, y, width, height } = await lockIn(page).boundingBox();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(curtain(page)).toBeVisible();
  const open = await curtain(page).boundingBox();
  await page.mouse.move(open.x + open.width / 2, open.y + open.height / 2);
  await page.mouse.down();
  await pass(page, 2_000);
  await page.mouse.up();
  await expect(curtain(page)).toBeVisible();
  await curtain(page).press("Enter");
  await page.locator("#look").focus();
  await curtain(page).press("Enter");
  await expect(curtain(page), "two presses that do not belong together open nothing").toBeVisible();
});

test("neither a selection nor the focus survives a change of hands", async ({ page }) => {
  await dealStill(page);
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

test("the log tells of persons by their names, and of no more than who looks may know", async ({ page }) => {
  await openStill(page);
  await goToGame(page, "logged", record(DECIDED.slice(0, 2), { seed: TWINS[0] }), { table: 2 });
  const log = async () => {
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const text = await page.getByRole("dialog").innerText();
    await page.keyboard.press("Escape");
    return text;
  };
  const open_table = await log();
  expect(open_table).toContain("K♣");
  expect(open_table).not.toContain("9♣");
  expect(open_table).not.toMatch(/\byour?\b/i);
  await openCurtain(page);
  const own = await log();
  expect(own).toContain("9♣");
  expect(own).not.toContain("J♥");
  expect(own).not.toMatch(/\byour?\b/i);
});

test("the hand is in no title, address or history entry, and only the save is in storage", async ({ page }) => {
  await openStill(page);
  await goToGame(page, "titled", record([], { seed: TWINS[0] }));
  await openCurtain(page);
  await expect(page).toHaveTitle("Fools Gambit · Facedown");
  expect(page.url()).toMatch(/#\/game\/titled$/);
  expect(await page.evaluate(() => JSON.stringify(history.state) ?? "")).not.toContain("9c");
  const keys = Object.keys(await stored(page)).filter((key) => !["facedown.settings", "facedown.learn", "facedown.changed"].includes(key));
  expect(keys).toEqual(["facedown.save.titled"]);
});

test("both seats need the same taps, whatever they hold", async ({ page }) => {
  await dealStill(page);
  const screens = [];
  const note = async (title) => screens.push(await page.locator(title).first().innerText());
  for (const act of [choose, keep]) {
    const visits = [];
    for (let visit = 0; visit < 2; visit += 1) {
      screens.length = 0;
      await pass(page, 20_000);
      await note("#curtain-open");
      await openCurtain(page);
      await act(page);
      await note("main h2");
      await leaveDone(page);
      visits.push(screens.map((title) => title.replace(/Ana|Ben/, "…")));
    }
    expect(visits[0]).toEqual(visits[1]);
    await leaveTable(page);
  }
});

/** States of Dual Duel in which nothing public differs, whatever was dealt. */
const quiet = [[], ["1 timeout"], ["1 timeout", "2 timeout"], ["1 timeout", "2 timeout", "1 timeout"]];

for (const decisions of quiet) {
  for (const since of decisions.length < 2 ? [0] : [0, 2]) {
    test(`twelve deals of Dual Duel show the same after ${decisions.length} decisions, ${since} told`, async ({ page }) => {
      await openStill(page);
      await expectAlike(SEEDS, async (seed) => {
        await goToGame(page, "twin", duel(decisions, { seed }), { table: since });
        await expect(since < 2 && decisions.length >= 2 ? tableFoot(page) : curtain(page)).toBeVisible();
        await pass(page, 20_000);
        return whole(page);
      });
    });
  }
}

const COLOURS = { r: "red", y: "yellow", g: "green", b: "blue", p: "purple" };

/** Deals of Dual Duel in which the same cards were given and kept: hands and wild cards differ. */
const PAIRS = lookAlikes("dual-duel");

for (const [name, called] of [["before anybody calls", []], ["once both have called", ["1 wild", "2 wild"]]]) {
  test(`deals of Dual Duel that differ in secrets show the same by a show of hands ${name}`, async ({ page }) => {
    await openStill(page);
    await expectAlike(PAIRS.seeds, async (seed) => {
      await goToGame(page, "twin", duel(PAIRS.decisions, { seed }), { table: PAIRS.decisions.length, gestures: true });
      await expect(screen(page, "gestures")).toBeVisible();
      if (called.length > 0) {
        await page.getByRole("button", { name: "Both call" }).click();
        await expect(tableFoot(page)).toBeVisible();
      }
      await pass(page, 20_000);
      return whole(page);
    });
  });
}

test("who goes on at a table by a show of hands leaves nothing of the own cards to the other one", async ({ page }) => {
  await openStill(page);
  const [first, second] = PAIRS.decisions.slice(2);
  await expectAlike(PAIRS.seeds.slice(0, 4), async (seed) => {
    await goToGame(page, "twin", duel([...PAIRS.decisions.slice(0, 2), first], { seed }), { table: 2, gestures: true });
    await openCurtain(page);
    const chosen = async (decision) => {
      const [number, colour] = decision.split(" ")[2];
      await page.getByRole("button", { name: new RegExp(`^${COLOURS[colour]} ${number}\\b.*, in hand$`) }).click();
      await lockIn(page).click();
    };
    await chosen(second);
    await expect(screen(page, "seat"), "the table isn’t waited for").toBeVisible();
    await chosen(PAIRS.decisions[5]);
    await pass(page, 20_000);
    await expect(curtain(page)).toBeVisible();
    return whole(page);
  });
});

/** Games of Heads Up Duel in which four are level: what was offered differs. */
const OFFERS = [[], ["1 offer 2 +1 for -"], ["3 offer 4 - for K", "2 offer 1 +2 for A"]];

test("deals and offers that differ show the same while lots are drawn on the table", async ({ page }) => {
  await openStill(page);
  const lots = async (offered, seed) => {
    const decisions = [...offered, ...idle(4)];
    await goToGame(page, "twin", headsUp(decisions, { seats: FOUR, seed }), { looked: [], table: decisions.length, series: [] });
    await expect(page.getByRole("button", { name: "Draw lots", exact: true })).toBeVisible();
    await pass(page, 20_000);
    return whole(page);
  };
  await expectAlike(SEEDS, (seed) => lots([], seed));
  await expectAlike(OFFERS, (offered) => lots(offered, SEEDS[0]));
});

/** Two games of eight that differ in loads, aims and choices only, up to a number of seats. */
const outlaws = (seats, secret) => EIGHT.slice(0, seats).flatMap((_, at) => [`${at + 1} load ${secret ? "bullet" : "blank"}`, `${at + 1} aim ${((at + (secret ? 2 : 1)) % 8) + 1}`]);
const aimed = (secret) => EIGHT.flatMap((_, at) => [`${at + 1} load ${(at % 2 === 0) === secret ? "bullet" : "blank"}`, `${at + 1} aim ${((at + 1) % 8) + 1}`]);
const standing = (secret, seats) => [...aimed(secret), ...EIGHT.slice(0, seats).map((_, at) => `${at + 1} ${secret ? "sit out" : "stand"}`)];
const ambushed = (secret, seats) => [...standing(false, 8), ...EIGHT.slice(0, seats).map((_, at) => `${at + 1} ${secret ? "ambush" : "hold"}`)];

const hidden = [
  ...[1, 4, 7].map((seats) => [`${seats} seats have loaded and aimed`, (secret) => outlaws(seats, secret), curtain]),
  ["all aims are shown", aimed, tableFoot, 0],
  ["all aims were shown", aimed, curtain],
  ["all aims were shown and thumbs come next", aimed, gesturesEnter, undefined, true],
  ["one has stood or sat out and thumbs come next", (secret) => standing(secret, 1), gesturesEnter, undefined, true],
  ...[1, 7].map((seats) => [`${seats} seats have stood or sat out`, (secret) => standing(secret, seats), curtain]),
  ["all stand and loads are hidden", (secret) => [...aimed(secret), ...standing(false, 8).slice(16)], tableFoot, 16],
  ...[1, 7].map((seats) => [`${seats} seats may have sprung an ambush`, (secret) => ambushed(secret, seats), curtain]),
];

for (const [name, decisions, shows, shownUpTo, gestures = false] of hidden) {
  test(`games of Gold Rush Shoot Out that differ in secrets show the same when ${name}`, async ({ page }) => {
    await openStill(page);
    const shown = [];
    for (const secret of [false, true]) {
      const lines = decisions(secret);
      await goToGame(page, "twin", rush(lines, { seats: EIGHT }), { table: shownUpTo ?? lines.length, looked: [], gestures });
      await expect(shows(page)).toBeVisible();
      await pass(page, 40_000);
      shown.push(await whole(page));
    }
    expect(shown[1]).toEqual(shown[0]);
  });
}

test("each of eight outlaws sees its own load and aim, and nobody else's", async ({ page }) => {
  await openStill(page);
  const lines = aimed(true);
  await goToGame(page, "eight", rush(lines.slice(0, -1), { seats: EIGHT }), { table: lines.length - 1, looked: [] });
  await openCurtain(page);
  await expect(ownThings(page)).toHaveCount(1);
  await expect(ownThings(page)).toHaveAccessibleName("Your ammo and envelope");
  await expect(page.locator(".gr-arrow:not(.is-preview)")).toHaveCount(0);
  const shown = JSON.stringify(await whole(page));
  expect(shown.match(/loaded: /g)).toHaveLength(2);
  expect(shown).not.toMatch(/(Ada|Bo|Cy|Dee|Eli|Fay|Gus) (loads|aims at)/);
});
