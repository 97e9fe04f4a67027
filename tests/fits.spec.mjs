// Tables fit with long names on full boards: only lists scroll, nothing is cut or covered, the bar stays.

import { IS_WHOLE, pairwise } from "./covering.mjs";
import { duel as duelRecord } from "./dual-duel.mjs";
import { NAMES, SIZES, SMALLEST, atSizes, cutTexts, expectFit, expectNoShifts, goToBoard, misfits, openToMeasure, sizesAt, upTo, watchShifts, withFontSize, withStyle } from "./fit.mjs";
import { expect, go, open, test } from "./fixtures.mjs";
import { rush } from "./gold-rush.mjs";
import { FOUR, finishVisit, game as headsUp, tradeTabs, visit } from "./heads-up-duel.mjs";
import { GOLDEN, golden } from "./records.mjs";
import { goOnButton, goToGame, keepGame, openCalm, openMenu, playAgainButton, record, screen, tap, toDecision } from "./table.mjs";

/** For each golden game: decisions made and shown at its fullest boards and at each kind of decision. */
const BOARDS = {
  "fools-gambit-worked-by-hand": [[0, 0], [2, 2], [4, 2]],
  "dual-duel-fewer-calls": [[0, 0], [2, 0], [4, 2], [6, 4], [8, 6], [9, 6]],
  "duel-52-everything": [[0, 0], [60, 50], [90, 84], [120, 114]],
  "duel-52-two-bots": [[60, 54], [80, 74]],
  "gold-rush-shoot-out-eight-seats-and-time-outs": [[0, 0], [8, 8], [16, 10], [24, 16], [32, 24], [40, 32], [77, 70]],
  "gold-rush-shoot-out-three-seats": [[9, 3]],
  "heads-up-duel-eight-with-time-outs": [[10, 4], [60, 50], [200, 190]],
  "heads-up-duel-for-two": [[1, 0], [7, 3], [13, 7]],
};

/** Languages with long sentences. Each board is tested in one of them. */
const LOCALES = ["de", "es", "fr"];

/** By default these smaller boards are tested in other languages only. */
const SMALLER = ["duel-52-two-bots", "gold-rush-shoot-out-three-seats", "heads-up-duel-for-two"];
const IN_ENGLISH = Object.keys(BOARDS).filter((name) => IS_WHOLE || !SMALLER.includes(name));

/** By default even moments are tested in other languages; odd ones, the first and the last in English. */
const inEnglish = (name) => BOARDS[name].filter((_, at, all) => IS_WHOLE || at % 2 === 1 || [0, all.length - 1].includes(at));
const inOthers = (name) => BOARDS[name].filter((_, at) => IS_WHOLE || at % 2 === 0);

/** Font sizes of 125 % and 200 %, on each board's first and last moment. */
const LARGE = pairwise({ name: IN_ENGLISH, moment: [0, -1], letters: [20, 32], size: IS_WHOLE ? SIZES : [...SMALLEST, SIZES[4]] });

const expectWhole = (page, where, sizes) =>
  atSizes(page, async (size) => expect.soft([...(await misfits(page)), ...(await cutTexts(page))], `${where}, ${size}`).toEqual([]), sizes);

const unreachable = (page) =>
  page.evaluate(() => {
    const flaws = [];
    for (const part of document.querySelectorAll(".table :is(button, label, a, h2, .table__standing)")) {
      const { width, height } = part.getBoundingClientRect();
      if (width < 2 || height < 2 || part.closest(".visually-hidden")) continue;
      part.scrollIntoView({ block: "center", inline: "center" });
      const { left, top } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!part.contains(hit) && !hit?.contains(part)) flaws.push(`${hit?.className} lies over ${part.className}: ${part.textContent}`);
    }
    return flaws;
  });

for (const name of IN_ENGLISH) {
  const moments = inEnglish(name);
  const why = "boards and hand-overs at several sizes, three sizes of letters";
  test(`no table scrolls or cuts a text, and with letters too large for one all can be scrolled to: ${name}`, { annotation: { type: "costly", description: why } }, async ({ calm: page }) => {
    let looked = 0;
    for (const moment of moments) {
      const [count] = moment;
      const large = LARGE.filter((row) => row.name === name && moments.at(row.moment) === moment);
      const look = async (step) => {
        const where = `${name} after ${count}, ${step}`;
        await expectWhole(page, where, sizesAt((looked += 1)));
        for (const letters of [20, 32]) {
          const sizes = large.filter((row) => row.letters === letters).map(({ size }) => size);
          if (sizes.length > 0) await withFontSize(page, letters, () => expectFit(page, `${where}, letters of ${letters}`, sizes));
        }
      };
      await goToBoard(page, name, moment);
      await toDecision(page, look);
      await look("deciding");
    }
    // Text twice as large as a table has room for.
    await withStyle(page, "html { font-size: 32px !important; }", () =>
      atSizes(page, async (size) => expect.soft(await unreachable(page), size).toEqual([]), IS_WHOLE ? [...SIZES.slice(0, 3), SIZES.at(-1)] : SMALLEST),
    );
  });
}

for (const [nth, locale] of LOCALES.entries())
  test.describe(locale, () => {
    test.use({ locale });
    const boards = Object.keys(BOARDS).filter((_, at) => IS_WHOLE || at % LOCALES.length === nth);
    test(`no table scrolls or cuts a text in another language: ${locale}`, { annotation: { type: "costly", description: "every second board and hand-over, at two sizes" } }, async ({ page }) => {
      test.slow();
      await openToMeasure(page);
      let looked = 0;
      for (const name of boards)
        for (const moment of inOthers(name)) {
          const look = (step) => expectWhole(page, `${name} after ${moment[0]}, ${step}`, IS_WHOLE ? sizesAt((looked += 1)) : SMALLEST);
          await goToBoard(page, name, moment);
          expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
          await toDecision(page, look);
          await look("deciding");
        }
    });
  });

/** Doubles and accents the vowels of a line of words, but not in its key and placeholders, nor in plural lines. */
const lengthened = (line) =>
  /^(one\||2 \|)/.test(line.slice(4)) ? line : line.slice(0, 4) + line.slice(4).replace(/\{\d|[aeiou]/gi, (found) => (found[0] === "{" ? found : `${found}\u0301${found}`)).normalize();

/** A made-up language: German, accented and longer (by 40 % than English), in both directions. */
for (const { name, direction } of pairwise({ name: Object.keys(BOARDS), direction: ["ltr", "rtl"] }).filter((_, at) => IS_WHOLE || at === 5))
  test.describe("made up", () => {
    test.use({ locale: "de" });
    test(`no table scrolls in a language of long words: ${name}, ${direction}`, { annotation: { type: "costly", description: "boards and hand-overs" } }, async ({ page }) => {
      await page.route("**/text/de/**", async (route) => {
        const words = await (await route.fetch()).text();
        await route.fulfill({ body: words.split("\n").map(lengthened).join("\n"), contentType: "text/plain; charset=utf-8" });
      });
      await openToMeasure(page);
      await page.evaluate((direction) => void (document.documentElement.dir = direction), direction);
      for (const moment of inOthers(name)) {
        const look = (step) => expectFit(page, `${name} after ${moment[0]}, ${step}`, [SIZES[1], SIZES[2]]);
        await goToBoard(page, name, moment);
        expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
        await toDecision(page, look);
        await look("deciding");
      }
    });
  });

test("a table's letters are as large as its screen has room for, those of other pages as large as the browser's", async ({ calm: page }) => {
  const letters = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  for (const pixels of [20, 32])
    await withFontSize(page, pixels, async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await expect.poll(letters).toBeGreaterThanOrEqual(pixels);
      await goToBoard(page, "fools-gambit-worked-by-hand", [0, 0]);
      expect(await letters()).toBeLessThan(18);
      await go(page, "#/about");
      await expect.poll(letters).toBeGreaterThanOrEqual(pixels);
    });
});

/** By default other golden games than those of `BOARDS`, at one moment; else ten moments of each. */
const MOMENTS = IS_WHOLE ? Array.from({ length: 10 }, (_, at) => at / 10) : [2 / 3];
const UNCUT = GOLDEN.filter((name) => IS_WHOLE || !(name in BOARDS));

test("no text is cut on a phone in golden games", { annotation: { type: "costly", description: "nine golden games, with `test --all` ten moments of each" } }, async ({ calm: page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of UNCUT) {
    const decisions = golden(name).trimEnd().split("\n").length - 5;
    for (const moment of MOMENTS) {
      const count = Math.floor(decisions * moment);
      await goToBoard(page, name, [count, Math.max(0, count - 3)]);
      const look = async (step) => expect.soft(await cutTexts(page), `${name} after ${count}, ${step}`).toEqual([]);
      await toDecision(page, look);
      await look("deciding");
    }
  }
});

test("a game that another tab plays fits below its notice, with a way home", { annotation: { type: "costly", description: "a board of each game in two tabs" } }, async ({ calm: page }) => {
  const second = await page.context().newPage();
  await openToMeasure(second);
  for (const [at, name] of IN_ENGLISH.entries()) {
    const [count, shown] = BOARDS[name].at(-1);
    const id = `fits${name.length}${name.slice(0, 2)}`;
    await goToGame(page, id, upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [] });
    await go(second, `#/game/${id}`);
    await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeFocused();
    await second.locator(".board").waitFor();
    await expectFit(second, name, sizesAt(at));
    await second.getByRole("link", { name: "Back to the home page" }).click();
    await expect(second.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  }
  await second.close();
});

/** Golden games with the fullest replays of open cards, and the step to test. */
const REPLAYS = { "gold-rush-shoot-out-eight-seats-and-time-outs": 120, "heads-up-duel-eight-with-time-outs": 60, "dual-duel-fewer-calls": 3, "duel-52-everything": 70, "heads-up-duel-for-two": 12, "fools-gambit-worked-by-hand": 5 };

test("no replay scrolls", async ({ calm: page }) => {
  for (const [row, [name, steps]] of Object.entries(REPLAYS).entries()) {
    await keepGame(page, `seen${row}`, upTo(name, 1_000));
    await go(page, `#/replay/seen${row}`);
    await page.locator(`[data-game=${/^game (\S+)/m.exec(golden(name))[1]}]`).filter({ has: page.locator(".board") }).first().waitFor();
    await page.locator("#replay-at").waitFor();
    for (const at of IS_WHOLE ? [0, steps] : [steps]) {
      await page.locator("#replay-at").fill(String(at));
      await expectFit(page, `${name} at ${at}`, sizesAt(row));
    }
    await go(page, "#/about");
    await expect(page.locator("#replay-at")).toHaveCount(0);
  }
});

test("no puzzle scrolls", async ({ calm: page }) => {
  await go(page, "#/puzzles");
  const links = page.locator('a[href^="#/puzzles/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.hash));
  for (const [at, address] of addresses.filter((_, at) => at % (IS_WHOLE ? 3 : 12) === 0).entries()) {
    await go(page, address);
    await page.locator(`[data-game="${address.replace(/^#.puzzles.|-\d+$/g, "")}"]`).filter({ has: screen(page, "puzzle") }).locator(".board").waitFor();
    await expectFit(page, address, sizesAt(at));
  }
});

const ENDS = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "duel-52-everything", "gold-rush-shoot-out-eight-seats-and-time-outs", "heads-up-duel-eight-with-time-outs"];

test("the next game is at hand where a game has ended", async ({ calm: page }) => {
  for (const [at, name] of ENDS.entries()) {
    await goToBoard(page, name, [10_000, 10_000]);
    if (await goOnButton(page).count()) await goOnButton(page).click();
    await playAgainButton(page).waitFor();
    await atSizes(page, (size) => expect.soft(playAgainButton(page), `${name}, ${size}`).toBeInViewport({ ratio: 1 }), sizesAt(at));
  }
});

/** Games whose device one person was to take, and two; with `test --all` two more. */
const PAUSED = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "heads-up-duel-for-two", "duel-52-everything"].slice(0, IS_WHOLE ? 4 : 2);

test("a pause fits, whoever was to take the device, and settings use the whole width of the dialog", async ({ calm: page }) => {
  for (const [at, name] of PAUSED.entries()) {
    await goToBoard(page, name, [2, 2]);
    if (await goOnButton(page).count()) await goOnButton(page).click();
    await page.getByRole("button", { name: /^Not / }).click();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    await expectFit(page, name, sizesAt(at));
  }

  await page.setViewportSize({ width: 360, height: 640 });
  await openMenu(page, "Settings");
  const body = page.getByRole("dialog", { name: "Settings" }).locator(".dialog__body");
  expect(await body.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
});

/** Pixels by which the lower edges of `above` reach below the upper edges of `below`. */
const overlap = (page, above, below) =>
  page.evaluate(
    ([above, below]) => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const most = Math.max(...boxes(above).map(({ bottom }) => bottom));
      return most - Math.min(...boxes(below).map(({ top }) => top));
    },
    [above, below],
  );

/** Parts that must not overlap while the question about sound is asked. */
const ASKED_FOR_SOUND = {
  "heads-up-duel-for-two": [
    [".hud-row.is-far .hud-tile", ".hud-sign"],
    [".hud-sign", ".hud-row.is-near .hud-tile"],
  ],
  "dual-duel-fewer-calls": [[".dd-pair__way", ".dd-middle"]],
};

test("the question about sound leaves the board its room", async ({ page }) => {
  await openCalm(page);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [name, pairs] of Object.entries(ASKED_FOR_SOUND)) {
    // The question is asked once a visit.
    await open(page, "#/about");
    await goToGame(page, "asked", upTo(name, 2), {});
    await page.getByText("Play with sound?").waitFor();
    for (const [above, below] of pairs) await expect.poll(() => overlap(page, above, below), name).toBeLessThan(1);
  }
});

// Each game's own spec expects no shifts during a whole game.
test("nothing moves by itself as a table opens, and while people trade", async ({ calm: page }) => {
  await watchShifts(page);
  for (const text of [record(), duelRecord(), rush(), headsUp()]) await goToGame(page, "shifts", text, {});
  await goToGame(page, "shifts", headsUp([], { seats: FOUR }), {});
  for (const name of ["Ana", "Ben"]) {
    await visit(page, name);
    for (const tab of await tradeTabs(page).all()) await tap(tab);
    await finishVisit(page);
  }
  await expectNoShifts(page);
});
