// A shared screen on which nobody decides: cards and board fill it, however large.

import { IS_WHOLE, someOf } from "./covering.mjs";
import { NAMES, goToBoard, misfits, upTo } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { advanceClock, result, screen } from "./table.mjs";

const WIDE = [
  [1180, 820],
  [1280, 800],
  [1920, 1080],
];

const LARGE = [[820, 1180], ...WIDE.slice(1)];

const boxes = (page, selector) => page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));

/** Opens a table at a `moment`: decisions made, and decisions shown. `places` puts people on phones. */
async function openStage(page, name, moment, places) {
  await goToBoard(page, name, moment, places);
  if (places && moment[0] === 0) {
    // The panel with the phones' codes.
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
  }
  await advanceClock(page, 20_000);
}

/** Calls `look` at each size; on a television also with the table seen from afar. */
async function atLarge(page, sizes, look) {
  for (const [width, height] of sizes)
    for (const distance of width < 1_900 ? ["near"] : ["near", "far"]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((distance) => {
        document.documentElement.dataset.table = distance;
        document.querySelector(".table").classList.toggle("is-far", distance === "far");
      }, distance);
      await look(`${width} × ${height}, ${distance}`, { width, height, distance });
    }
}

const expectQuarter = (cards, count, { where, height }) => {
  expect(cards, where).toHaveLength(count);
  for (const card of cards) expect.soft(card.height, where).toBeGreaterThanOrEqual(height / 4);
};

const checkRing = async (page, { where, width, height }) => {
  const [ring] = await boxes(page, ".gr-ring");
  expect.soft(Math.abs(ring.left + ring.right - width), where).toBeLessThan(4);
  expect.soft(ring.height, where).toBeGreaterThan(height * 0.75);
  const [take] = await boxes(page, ".gr-take");
  expect.soft(Math.abs(take.left + take.right - width), where).toBeLessThan(0.05 * width);
};

/** Parts that get room on a wide screen: golden game, moment, people's places, check. */
const ROOM = [
  ["the played cards of Fools Gambit have a quarter of the height each", "fools-gambit-worked-by-hand", [4, 2], undefined, async (page, size) => {
    const cards = await boxes(page, ".fg-laid.is-duel > .card");
    expectQuarter(cards, 2, size);
    const [far, near] = cards;
    expect.soft(near.top, size.where).toBeGreaterThan(far.bottom);
  }],
  ["the pairs of Dual Duel have a quarter of the height each", "dual-duel-fewer-calls", [10, 8], undefined, async (page, size) => {
    expectQuarter(await boxes(page, ".dd-pair .card"), 4, size);
  }],
  ["the lanes of Duel 52 have three fifths of the height where all play on phones, and no hand takes any", "duel-52-everything", [60, 50], NAMES.map(() => "phone"), async (page, { where, height }) => {
    const [lanes] = await boxes(page, ".d52-lanes");
    expect.soft(lanes.height, where).toBeGreaterThanOrEqual(height * 0.6);
    await expect(page.locator(".d52-hand")).toBeHidden();
    for (const tile of await boxes(page, ".d52-lanes .d52-tile")) expect.soft(tile.height, where).toBeGreaterThanOrEqual(height / 12);
  }],
  ["the ring of three stands in the middle", "gold-rush-shoot-out-three-seats", [9, 3], undefined, checkRing],
  ["the ring of eight stands in the middle", "gold-rush-shoot-out-eight-seats-and-time-outs", [16, 10], undefined, checkRing],
];

test("cards, lanes and rings have their room on a wide screen", async ({ calm: page }) => {
  for (const [at, [what, name, moment, places, look]] of ROOM.entries())
    await test.step(what, async () => {
      await openStage(page, name, moment, places);
      const some = at % 2 ? WIDE.slice(-1) : WIDE.slice(0, 2);
      await atLarge(page, IS_WHOLE ? WIDE : some, async (size, { width, height }) => {
        await look(page, { where: `${what}: ${size}`, width, height });
        expect.soft(await misfits(page), `${what}: ${size}`).toEqual([]);
      });
    });
});

test("what each seat holds in Heads Up Duel's trading is read from afar, all seats are in sight, and no name is cut", async ({ calm: page }) => {
  for (const [at, moment] of [[10, 4], [60, 50], [200, 190]].entries()) {
    await goToBoard(page, "heads-up-duel-eight-with-time-outs", moment);
    await expect(page.locator(".hud-other")).toHaveCount(8);
    for (const [width, height] of someOf([[820, 1180], ...WIDE], WIDE.slice(-1), 1, at)) {
      await page.setViewportSize({ width, height });
      const where = `${width} × ${height} after ${moment[0]}`;
      for (const pack of await boxes(page, ".hud-other .hud-back")) expect.soft(pack.height, where).toBeGreaterThanOrEqual(Math.min(width, height) / 30);
      const cut = await page.locator(".hud-other__name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
      expect.soft(cut, where).toEqual([]);
      const broken = await page.locator(".hud-other__name").evaluateAll((names) =>
        names.filter((name) => name.clientHeight > 1.5 * parseFloat(getComputedStyle(name).lineHeight) * (name.textContent.split(/[ -]/).length - 0.5)).map((name) => name.textContent),
      );
      expect.soft(broken, where).toEqual([]);
      const [legend] = await boxes(page, ".hud-legend");
      for (const seat of await boxes(page, ".hud-other")) expect.soft(seat.y + seat.height, where).toBeLessThanOrEqual(legend.y);
      expect.soft(await misfits(page), where).toEqual([]);
    }
  }
});

// The parts of each game's board: cards, plates with possessions and wins, rings; not texts, questions,
// references, decoration and the bar.
const BOARD = {
  "fools-gambit": ".fg-seat",
  "gold-rush-shoot-out": ".gr-ring, .gr-standings",
  "dual-duel": ".dd-side, .dd-pair",
  "duel-52": ".d52-strip, .d52-lane",
  "heads-up-duel": ".hud-strip, .hud-arena, .hud-other, .hud-market, .hud-bracket, .hud-pick",
};

/** The share of the screen that the matches cover. */
const shareOf = (page, selector) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const [step, spots] = [8, { all: 0, taken: 0 }];
    for (let x = step / 2; x < innerWidth; x += step)
      for (let y = step / 2; y < innerHeight; y += step) {
        spots.all += 1;
        spots.taken += Number(boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom));
      }
    return spots.taken / spots.all;
  }, selector);

/** Texts with letters below `leastPx`, except in dialogs and in the question about sound. */
const smallTexts = (page, leastPx) =>
  page.evaluate((leastPx) => {
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const [text, part] = [walker.currentNode.textContent.trim(), walker.currentNode.parentElement];
      const { width, height } = part.getBoundingClientRect();
      if (!text || width < 2 || height < 2 || !part.checkVisibility({ visibilityProperty: true })) continue;
      if (part.closest(".visually-hidden, [aria-modal], .ask-sound")) continue;
      const { fontSize } = getComputedStyle(part);
      // Letters in a picture scale with it.
      const scale = part instanceof SVGElement ? part.getScreenCTM().a : 1;
      if (parseFloat(fontSize) * scale < leastPx - 0.05) found.add(`${part.getAttribute("class") ?? part.parentElement.className}: ${text.slice(0, 24)}, ${fontSize}`);
    }
    return [...found];
  }, leastPx);

/** For each golden game: decisions made and shown at a moment of each phase. */
const PHASES = {
  "fools-gambit-worked-by-hand": { "both have chosen": [2, 0], "the duel": [4, 2], "the next choice is waited for": [4, 4] },
  "gold-rush-shoot-out-three-seats": { "the loot is laid out, and all talk": [0, 0], "aims": [6, 3], "standoff": [9, 3], "all talk before a later round": [37, 37], "a later round": [40, 40] },
  "gold-rush-shoot-out-eight-seats-and-time-outs": { "the loot is laid out, and all talk": [0, 0], "aims": [16, 10], "standoff": [24, 16], "all talk before a later round": [77, 77] },
  "dual-duel-fewer-calls": { "wilds are laid": [2, 0], "cards are given": [4, 2], "cards are kept": [6, 4], "the round": [10, 8], "the next round is waited for": [10, 10] },
  "duel-52-everything": { "bannermen": [2, 0], "the first turns": [12, 4], "a full board": [90, 84], "a turn is waited for": [60, 60] },
  "heads-up-duel-for-two": { "cards are shown": [2, 0], "cards are added": [7, 3], "a card is waited for": [7, 7] },
  "heads-up-duel-four-in-a-tournament": { "trading": [40, 30], "the first duel": [148, 146], "the final": [400, 396] },
  "heads-up-duel-eight-with-time-outs": { "trading": [10, 4], "trading, late": [200, 190], "offers are waited for": [60, 60] },
};

const BY_DEFAULT = ["gold-rush-shoot-out-eight-seats-and-time-outs", "dual-duel-fewer-calls", "duel-52-everything"];

for (const [name, phases] of Object.entries(PHASES)) {
  test(`cards and board have half of a large screen, nothing is small from afar, and who has won is read there: ${name}`, { tag: BY_DEFAULT.includes(name) ? [] : "@all" }, async ({ calm: page }) => {
    const [, game] = /^game (\S+)/m.exec(upTo(name, 0));
    // Players have phones, so no hand-overs are needed.
    const people = NAMES.map(() => "phone");
    for (const [at, [phase, moment]] of Object.entries(phases).entries()) {
      await openStage(page, name, moment, people);
      await atLarge(page, someOf(LARGE, LARGE.slice(-1), at % 2, at >> 1), async (size, { distance }) => {
        const where = `${phase}, ${size}`;
        expect.soft(await shareOf(page, BOARD[game]), where).toBeGreaterThanOrEqual(0.5);
        if (distance === "far") expect.soft(await smallTexts(page, 24), where).toEqual([]);
        expect.soft(await misfits(page), where).toEqual([]);
      });
    }
    // The result is a large sentence.
    await openStage(page, name, [10_000, 10_000], people);
    await screen(page, "over").waitFor();
    await atLarge(page, LARGE, async (size, { height, distance }) => {
      const least = distance === "far" ? height / 20 : 24;
      const letters = await result(page).evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
      expect.soft(letters, `the end, ${size}`).toBeGreaterThanOrEqual(least);
    });
  });
}
