// The board of Duel 52 fits, stays in place and can be read.

import { IS_WHOLE } from "./covering.mjs";
import { PILED, drop, golden, hand, lanes, prompt, resume, resumeGolden, toTurn } from "./duel-52.mjs";
import { atSizes, cutTexts, goToBoard, sizesAt, stopPainting } from "./fit.mjs";
import { expect, repeat, test } from "./fixtures.mjs";
import { advanceClock, goToGame, linesShown, openCurtain, openWithStoppedClock, standing, tableFoot } from "./table.mjs";

const sidewaysOverflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("the board of a full game fits a phone, a tablet and a desktop, all that is tapped can be hit, and no tile moves once a card is picked", async ({ calm: page }) => {
  await resumeGolden(page, "everything", 60);
  const places = () => page.locator(".d52-lanes .d52-tile").evaluateAll((tiles) => tiles.map((tile) => {
    const { width, height } = tile.getBoundingClientRect();
    return [width, height].map(Math.round);
  }));
  for (const [width, height] of [[360, 740], [820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(prompt(page)).toBeVisible();
    const controls = page.locator(".d52 button:visible");
    const boxes = await controls.evaluateAll((all) =>
      all.map((one) => ({ box: one.getBoundingClientRect(), isTile: Boolean(one.closest(".d52-lane, .d52-hand")) })),
    );
    expect(boxes).not.toHaveLength(0);
    for (const { box, isTile } of boxes) {
      // On a phone nine cards have no room for a thumb's width each.
      const minSide = isTile && width < 400 ? 24 : 44;
      expect(box.width, `at ${width} × ${height}`).toBeGreaterThanOrEqual(minSide);
      expect(box.height, `at ${width} × ${height}`).toBeGreaterThanOrEqual(minSide);
    }
    expect(await sidewaysOverflow(page), `at ${width} × ${height}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const before = await places();
  await hand(page).first().click();
  await expect(drop(page, 1)).toBeVisible();
  expect(await places()).toEqual(before);
});

/** The most tiles on a side of a lane, and the lanes' buttons that are covered or off the screen. */
const laneFlaws = (page) =>
  page.evaluate(() => {
    const counts = [...document.querySelectorAll(".d52-side")].map((side) => side.querySelectorAll(".d52-tile").length);
    const flaws = [...document.querySelectorAll(".d52-lanes button")].filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !part.contains(hit);
    });
    return { most: Math.max(...counts), flaws: flaws.map((part) => `${part.className}: ${part.textContent}`) };
  });

test("cards piled into a lane can be hit by a thumb on a phone up to fourteen of a seat, and lie clear of the hand up to nineteen", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [decisions, most] of [[28, 10], [36, 12], [44, 14], [64, 19]].filter(([, most]) => IS_WHOLE || most >= 14)) {
    await resume(page, lanes(PILED.slice(0, decisions), { starts: "random", parts: ["heroes", "bannermen", "forts"] }), decisions);
    await openCurtain(page);
    await expect(prompt(page)).toBeVisible();
    expect((await laneFlaws(page)).most).toBe(most);
    const sizes = await page.locator(".d52-lanes .d52-tile").evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    if (most <= 14) expect(Math.min(...sizes), `${most} cards`).toBeGreaterThanOrEqual(24);
    // The place for one more card is shown.
    await hand(page).first().click();
    await expect(drop(page, 1)).toBeVisible();
    if (most === 12 || most === 19) await atSizes(page, async (size) => expect.soft(await laneFlaws(page), size).toEqual({ most, flaws: [] }));
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test("once nobody holds a card and none is left to draw, a phone's lanes have the room of the hand", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const heights = async (decisions) => {
    await goToBoard(page, "duel-52-two-bots", [decisions, decisions]);
    await toTurn(page);
    return page.locator(".d52-lanes").evaluate((lanes) => lanes.getBoundingClientRect().height);
  };
  const held = await heights(20);
  const out = await heights(120);
  await expect(hand(page)).toHaveCount(0);
  expect(out - held).toBeGreaterThan(40);
});

test("the lanes keep their size however much news there is, and the bar is no earlier than the board", async ({ page }) => {
  await openWithStoppedClock(page);
  await stopPainting(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await goToGame(page, "lanes", golden("everything").after(90), { table: 84, looked: [84, 84] });
  const height = () => page.locator(".d52-lanes").evaluate((lanes) => lanes.getBoundingClientRect().height);
  const lines = linesShown(page);
  await expect(standing(page), "the board has made the action that nobody sees").toHaveText("Ben’s turn · 0 actions left · 7 cards to draw");
  await expect(async () => {
    await advanceClock(page, 100);
    expect(await lines.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
  const first = [await lines.count(), await height()];
  await advanceClock(page, 60_000);
  expect(await lines.count()).toBeGreaterThan(first[0]);
  await expect(standing(page)).toHaveText("Ben’s turn · a fort to take · 6 cards to draw");
  expect(await height()).toBe(first[1]);
});

/** For each golden game: numbers of decisions, each with the special case that follows; by default not all. */
const MOMENTS = {
  "duel-52-everything": { 25: "a fort to take", 120: "no card in hand", ...(IS_WHOLE && { 60: "a spell cast" }) },
  "duel-52-two-bots": { 80: "full lanes", ...(IS_WHOLE && { 20: "no heroes" }) },
};

test("the lanes keep their place in news, decisions and picks, with or without cards in hand", async ({ calm: page }) => {
  let looked = 0;
  const places = async () => {
    const found = {};
    const look = async (size) => {
      found[size] = await page.locator(".d52-lanes").evaluate((lanes) => lanes.getBoundingClientRect().toJSON());
    };
    await atSizes(page, look, sizesAt(looked));
    return found;
  };
  const own = page.locator(".d52-side.is-near .d52-tile:not([aria-disabled])");
  for (const [name, moments] of Object.entries(MOMENTS)) {
    for (const [count, has] of Object.entries(moments)) {
      const decisions = Number(count);
      looked += 1;
      await goToBoard(page, name, [decisions, decisions - 6]);
      await advanceClock(page, 20_000);
      await tableFoot(page).getByRole("button").first().waitFor();
      const first = await places();
      await toTurn(page);
      const others = { decided: await places() };
      if (await own.count()) {
        await own.first().click();
        others.picked = await places();
      }
      for (const [state, other] of Object.entries(others))
        for (const [size, place] of Object.entries(other))
          for (const side of ["left", "top", "right", "bottom"])
            expect(Math.abs(place[side] - first[size][side]), `${has}, ${state}, ${side}, ${size}`).toBeLessThanOrEqual(1);
    }
  }
});

test("what a picked card does is read whole on a phone, under a hint too", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const text = golden("everything").after(60).replace(/(?<=seats ).*/, "Ana | bot:novice Hattie");
  await goToGame(page, "hint", text, { table: 60, looked: [60, 60] });
  await toTurn(page);
  const cards = await hand(page).count();
  expect(cards).toBeGreaterThan(0);
  const hint = page.getByRole("region", { name: "Hint" });
  const eachIsWhole = async (when) => {
    for (let at = 0; at < cards; at += 1) {
      await hand(page).nth(at).click();
      await expect(page.locator(".d52-tray__text")).toContainText("Choose a lane to play it.");
      expect.soft(await cutTexts(page), `card ${at}, ${when}`).toEqual([]);
      await expect(hint).toBeVisible({ visible: when !== "alone" });
      if (when !== "alone") {
        const [over, below] = await Promise.all([hint, page.locator(".d52-tray__text")].map((part) => part.boundingBox()));
        expect(over.y + over.height).toBeLessThanOrEqual(below.y);
      }
      await hand(page).nth(at).click();
    }
  };
  await eachIsWhole("alone");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(hint).toContainText(/better than the next best|just as good|nothing else to do/);
  await eachIsWhole("under a hint");
});

/** Runs in the page: presses each card, and returns the texts about cards that then show. */
async function pressAndRead(cards) {
  const { port1, port2 } = new MessageChannel();
  const press = async (card) => {
    card.click();
    await new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage("drawn");
    });
  };
  const isCut = (part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 1 && getComputedStyle(part).overflowY !== "visible";
  const [main, lanes] = ["main", ".d52-lanes"].map((part) => document.querySelector(part));
  const bottom = (part) => Math.round(part.getBoundingClientRect().bottom);
  const [texts, before] = [[], bottom(lanes)];
  for (const card of cards) {
    await press(card);
    const tray = document.querySelector(".d52-tray:has(.d52-tray__card)");
    if (!tray) continue;
    const text = tray.querySelector(".d52-tray__text");
    const cut = [tray, ...tray.querySelectorAll(":not(svg *)")].filter(isCut).map((part) => part.className);
    texts.push({ says: text.textContent, cut, isBelow: bottom(text) > bottom(main), moved: bottom(lanes) - before });
    await press(card);
  }
  return texts;
}

test("all that a card on the board does is read on a phone, and the lanes keep their place", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cards = page.locator(".d52-lanes .d52-tile:is(.is-up, .is-known)");
  let seen = 0;
  for (const count of [60, 101, 150]) {
    await resume(page, golden("everything").after(count), count);
    await toTurn(page);
    const texts = await cards.evaluateAll(pressAndRead);
    for (const { says, ...flaws } of texts) expect.soft(flaws, says).toEqual({ cut: [], isBelow: false, moved: 0 });
    seen += texts.length;
  }
  expect(seen).toBeGreaterThan(40);
});

/** Numbers of decisions before a move. */
const COUNTS = IS_WHOLE ? [9, 27, 51, 75] : [9, 51];

test("the account of a move is seen whole on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithStoppedClock(page);
  await stopPainting(page);
  const { after } = golden("two-bots");
  const alone = (count) => after(count).replace(/(?<=seats ).*/, "Ana | bot:novice Hattie");
  let seen = 0;
  // Nobody answers the question about sound: the first line is shown above it.
  for (const count of COUNTS) {
    await goToGame(page, `told${count}`, alone(count), { looked: [count - 3, count - 3], table: count - 3 });
    await page.locator(".board").waitFor();
    await repeat(page, 60, async () => {
      const { cut, shown, isOver } = await page.evaluate(() => {
        const lines = [...document.querySelectorAll(".narration__line.is-last")];
        const cut = lines.filter((line) => line.offsetHeight > line.parentElement.clientHeight).map((line) => line.textContent);
        return { cut, shown: lines.length, isOver: document.querySelector(".narration.is-over") !== null };
      });
      expect(cut, `after ${count}`).toEqual([]);
      seen += shown;
      if (isOver) return true;
      await advanceClock(page, 350);
      return false;
    });
  }
  expect(seen).toBeGreaterThan(5 * COUNTS.length);
});
