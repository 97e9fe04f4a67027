// Texts on the fullest boards can be read, with long names: nothing covers them, cuts them off or breaks a word.

import { readFileSync } from "node:fs";
import { IS_WHOLE, someOf } from "./covering.mjs";
import { duel as duelRecord } from "./dual-duel.mjs";
import { golden as duel52, prompt } from "./duel-52.mjs";
import { NAMES, atSizes, misfits, sizesAt, upTo } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { plates, rush, tally, wholeUntil } from "./gold-rush.mjs";
import { advanceClock, endedPlayback, goOnButton, goToGame, linesShown, lockInButton, openCurtain, openWithStoppedClock, powers, toDecision, untilSeen } from "./table.mjs";

/** Lane styles by the number of tiles on the fullest side. A test in the page's crate keeps the list complete. */
const GRIDS = readFileSync(new URL("../frontend/src/games/duel_52/grids.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

/** For each style: signs that cover more than a pixel of a rank, and ranks that reach over a tile's edge. */
const overRanks = (page, grids) =>
  page.evaluate(
    (grids) => {
      const lanes = document.querySelector(".d52-lanes");
      const flaws = [];
      for (const [tiles, style] of grids) {
        const crowds = [9, 10, 16].filter((step) => tiles >= step).map((step) => `has-${step}`);
        const deep = style.includes("--narrow-rows: 5;") ? ["is-deep"] : [];
        lanes.className = ["d52-lanes", ...crowds, ...deep].join(" ");
        lanes.style.cssText = style;
        for (const tile of lanes.querySelectorAll(".d52-tile:has(.d52-index)")) {
          const [rank, sign] = [".d52-index__rank", ".d52-sign"].map((part) => tile.querySelector(part)?.getBoundingClientRect());
          const box = tile.getBoundingClientRect();
          const name = `${tiles}: ${tile.textContent} of ${Math.round(box.width)} × ${Math.round(box.height)}`;
          if (rank.right > box.right || rank.bottom > box.bottom) flaws.push(`${name} has no room for its rank`);
          const over = (from, to) => Math.min(sign[to], rank[to]) - Math.max(sign[from], rank[from]);
          if (sign && over("left", "right") > 1 && over("top", "bottom") > 1) flaws.push(`the sign covers ${name}`);
        }
      }
      return flaws;
    },
    grids,
  );

test("no sign of Duel 52 covers a rank, no name is cut beside chips, and cards in hand say the whole name of their power, or nothing", { annotation: { type: "costly", description: "a board in each style of its lanes" } }, async ({ calm: page }) => {
  for (const [at, count] of [60, 90, 105].entries()) {
    await goToGame(page, "signs", upTo("duel-52-everything", count), { table: count, looked: [count, count], series: [] });
    await openCurtain(page);
    await prompt(page).waitFor();
    // By default each style at one moment.
    const grids = GRIDS.filter((_, row) => IS_WHOLE || row % 3 === at);
    await atSizes(page, async (size) => {
      const where = `after ${count}, ${size}`;
      const cut = await page.locator(".d52-strip__name").evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
      );
      expect.soft(cut, where).toEqual([]);
      expect.soft(await overRanks(page, grids), where).toEqual([]);
    }, sizesAt(at));
  }
  await goToGame(page, "hand", duel52("everything").after(4), { table: 4, looked: [4, 4] });
  await openCurtain(page);
  const names = page.locator(".d52-hand .d52-face__name");
  await expect(names.first()).toBeAttached();
  await atSizes(page, async (size) => {
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    expect.soft(cut, size).toEqual([]);
  });
});

const coveredTakeCards = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const plates = boxes(".gr-plate");
    const overlap = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
    const covers = (plate, card) => overlap(plate, card, "left", "right") > 1 && overlap(plate, card, "top", "bottom") > 1;
    return boxes(".gr-ring > .gr-take .gr-card").filter((card) => plates.some((plate) => covers(plate, card))).length;
  });

const platesOverPrompt = (page) =>
  page.evaluate(() => {
    const { bottom } = document.querySelector(".gr-prompt").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".gr-plate, .gr-plate__rank")];
    return parts.filter((part) => part.getBoundingClientRect().top < bottom).map((part) => part.textContent);
  });

async function askForHint(page) {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.getByRole("region", { name: "Hint" })).toContainText(/better than the next best|just as good|nothing else to do/);
}

test("plates leave the take in sight under a hint, however many sit at the Gold Rush", { annotation: { type: "costly", description: "with `test --all` six tables think about a hint" } }, async ({ calm: page }) => {
  for (const count of someOf([3, 4, 5, 6, 7, 8], [3, 8], 0, 0)) {
    await goToGame(page, "hint", rush([], { seats: ["Ana", ...Array(count - 1).fill("bot:regular")] }), { table: 0, looked: [0], series: [] });
    await lockInButton(page).or(goOnButton(page)).first().waitFor();
    if (await goOnButton(page).count()) await goOnButton(page).click();
    await askForHint(page);
    await expect(page.locator(".gr-ring > .gr-take .gr-card").first()).toBeAttached();
    await atSizes(page, async (size) => {
      const where = `${count}, ${size}`;
      expect.soft(await coveredTakeCards(page), `${where}: cards under plates`).toBe(0);
      expect.soft(await platesOverPrompt(page), `${where}: plates over the prompt`).toEqual([]);
      expect.soft(await misfits(page), where).toEqual([]);
    }, sizesAt(count));
  }
});

/** A single player's decision, on a phone. */
async function againstBot(page, text, count) {
  await page.setViewportSize({ width: 360, height: 740 });
  const seats = text.replace(/^seats .*$/m, "seats Ana | bot:regular Otis");
  await goToGame(page, "hint", seats, { table: count, looked: [count, count], series: [] });
  await toDecision(page);
}

test("under a hint a card that can be added is the largest, and the word below a face-down card lies over the card beside it", async ({ calm: page }) => {
  await againstBot(page, upTo("heads-up-duel-for-two", 10), 10);
  await askForHint(page);
  const widths = (kind) => page.locator(`.hud-hand.${kind} .hud-tile`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const [able, unable] = [Math.min(...(await widths("is-able"))), await widths("is-unable")];
  expect(able).toBeGreaterThanOrEqual(Math.max(...unable));

  await againstBot(page, powers(2), 2);
  await askForHint(page);
  const ends = await page.locator(".fg-laid.is-covered .fg-laid__tag").evaluate((tag) => {
    // Makes the tag a target of hit tests.
    tag.style.pointerEvents = "auto";
    const { left, right, top, height } = tag.getBoundingClientRect();
    return [left + 1, right - 1].map((x) => tag.contains(document.elementFromPoint(x, top + height / 2)));
  });
  expect(ends).toEqual([true, true]);
});

test("a name on the curtain is broken between words alone, and the longest is whole on the button that is held", async ({ calm: page }) => {
  const text = (name) => upTo("fools-gambit-worked-by-hand", 0).replace(/^seats .*$/m, `seats ${name} | Ben`);
  for (const [at, name] of ["Bartholomew", "Maximiliane", "Christopherson"].entries()) {
    await goToGame(page, "curtain", text(name), {});
    await atSizes(page, async (size) => {
      const lines = page.locator(".curtain__name").evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      });
      expect.soft(await lines, `${name}, ${size}`).toBe(1);
    }, sizesAt(at));
  }
  await goToGame(page, "longest", text("W".repeat(24)), {});
  await page.setViewportSize({ width: 360, height: 740 });
  const cut = await page.locator("#curtain-open").evaluate((button) => {
    const text = button.querySelector(".hold__label");
    const [own, label] = [button, text].map((part) => part.getBoundingClientRect());
    return text.scrollWidth > text.clientWidth || label.left < own.left || label.right > own.right || label.bottom > own.bottom || button.scrollWidth > button.clientWidth;
  });
  expect(cut).toBe(false);
});

test("a side of a duel reads in one order, on the lowest board too, and its points are the largest", async ({ calm: page }) => {
  await goToGame(page, "order", upTo("heads-up-duel-for-two", 2), {});
  await page.locator(".hud-strip__note").first().waitFor();
  const lefts = () =>
    page.locator(".hud-strip:has(.hud-strip__note)").evaluateAll((strips) =>
      strips.map((strip) => {
        const parts = [".hud-strip__name", ".hud-backs", ".hud-strip__discards", ".hud-strip__points"];
        return parts.map((part) => strip.querySelector(part).getBoundingClientRect().left);
      }),
    );
  await atSizes(page, async (size) => {
    for (const found of await lefts()) expect.soft(found, size).toEqual(found.toSorted((one, other) => one - other));
  });
  await goToGame(page, "points", upTo("heads-up-duel-for-two", 7), { table: 3, looked: [3, 3], series: [] });
  const fontSize = (selector) => page.locator(selector).first().evaluate((part) => parseFloat(getComputedStyle(part).fontSize));
  expect(await fontSize(".hud-strip__points .count-up")).toBeGreaterThan(await fontSize(".hud-strip__name"));
});

test("what is written on cards leaves the next card alone, and slots of Fools Gambit are as wide as what they are called", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await goToGame(page, "tags", upTo("fools-gambit-worked-by-hand", 4), { table: 2, looked: [2, 2], series: [] });
  const tags = page.locator(".is-near .fg-laid__tag");
  await expect(tags).toHaveCount(3);
  const boxes = await tags.evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().toJSON()));
  for (const [at, { right }] of boxes.slice(0, -1).entries()) expect.soft(right).toBeLessThanOrEqual(boxes[at + 1].left);

  const record = upTo("fools-gambit-worked-by-hand", 0).replace(/^(seats .*) \| .*$/m, "$1 | bot:regular");
  await goToGame(page, "slots", record, { table: 0, looked: [0, 0], series: [] });
  const slots = page.locator(".fg-slot");
  await expect(slots).toHaveCount(2);
  await atSizes(page, async (size) => {
    const over = await slots.evaluateAll((slots) => slots.map((slot) => slot.scrollWidth - slot.clientWidth));
    expect.soft(over, size).toEqual([0, 0]);
  });
});

test("what an ambush does is told in whole lines", async ({ page }) => {
  await openWithStoppedClock(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const decisions = wholeUntil(/ take /);
  await goToGame(page, "ambush", rush(decisions), { table: decisions.length - 2, looked: [99, 99, 99], gestures: false, series: [] });
  const lines = page.getByRole("list", { name: "What happened" });
  await untilSeen(page, linesShown(page));
  await expect(lines).toContainText("swing round on their owners");
  expect(await lines.evaluate((lines) => lines.scrollHeight - lines.clientHeight)).toBeLessThanOrEqual(0);
});

test("who plays alone sees the own hand of Dual Duel while it is told what happened", async ({ calm: page }) => {
  const text = duelRecord(["1 timeout", "2 timeout", "1 timeout", "2 timeout"]).replace("Ana | Ben", "Ana | bot:regular");
  await goToGame(page, "told", text, { table: 2, looked: [2, 2], series: [] });
  await endedPlayback(page).waitFor();
  await atSizes(page, async (size) => {
    const cards = await page.locator(".dd-hand__card").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    const side = await page.locator(".is-near .dd-side").evaluate((side) => side.getBoundingClientRect().toJSON());
    expect(cards.length).toBeGreaterThan(15);
    for (const card of cards) {
      expect.soft(card.width, size).toBeGreaterThan(14);
      expect.soft(card.bottom <= side.top + 1 || card.left >= side.right, size).toBe(true);
    }
  });
});

/** Plates with an illegible name, or marks over their edge. */
const crammed = (page) =>
  page.evaluate(() => {
    const width = (part) => part.getBoundingClientRect().width;
    const flaws = [];
    for (const plate of document.querySelectorAll(".gr-plate__face")) {
      const [name, marks] = [".gr-plate__name", ".gr-plate__marks"].map((part) => plate.querySelector(part));
      if (width(name) < 24) flaws.push(`${name.textContent} has ${width(name)} pixels`);
      const over = marks.lastElementChild.getBoundingClientRect().right - plate.getBoundingClientRect().right;
      if (over > -1) flaws.push(`the marks of ${name.textContent} reach over its edge by ${over}`);
    }
    const boxes = [...document.querySelectorAll(".gr-plate")].map((plate) => plate.getBoundingClientRect());
    const covers = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) if (covers(one, other)) flaws.push(`a plate at ${one.left}, ${one.top} lies over one at ${other.left}, ${other.top}`);
    return flaws;
  });

test("plates hold the name and the marks of their seats, and lie clear of each other where the take is shared with bots", async ({ calm: page }) => {
  const name = "gold-rush-shoot-out-eight-seats-and-time-outs";
  // The first share, with wounds and bullets; a table with full envelopes; the last share.
  for (const [at, [count, shown]] of [[28, 28], [77, 77], [220, 220]].entries()) {
    await goToGame(page, "plates", upTo(name, count), { table: shown, looked: [] });
    await expect(plates(page)).toHaveCount(8);
    await atSizes(page, async (size) => {
      expect.soft(await crammed(page), `after ${count}, ${size}`).toEqual([]);
    }, sizesAt(at));
  }

  // The first share: others have taken, seat 1 decides.
  const count = 33;
  const text = upTo(name, count).replace(/^seats .*$/m, `seats ${[NAMES[0], ...Array(7).fill("bot:novice")].join(" | ")}`);
  await goToGame(page, "shares", text, { table: count - 3, looked: [count - 3] });
  await advanceClock(page, 20_000);
  if (await goOnButton(page).count()) await goOnButton(page).click();
  await expect(page.locator(".gr.is-sharing")).toBeVisible();
  await atSizes(page, async (size) => {
    expect.soft(await crammed(page), size).toEqual([]);
    expect.soft(await misfits(page), size).toEqual([]);
  });
});

test("names of those who show their thumbs are not broken within words, and envelopes open with nothing over what is told of them", async ({ calm: page }) => {
  const name = "gold-rush-shoot-out-eight-seats-and-time-outs";
  await goToGame(page, "thumbs", upTo(name, 16), { table: 16, looked: [], gestures: true });
  const names = page.locator("[data-screen=gestures] .gr-plate__name");
  await expect(names.first()).toBeVisible();
  await atSizes(page, async (size) => {
    const broken = await names.evaluateAll((labels) =>
      labels.flatMap((label) => {
        const text = label.firstChild;
        const top = (at) => {
          const range = new Range();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().top;
        };
        const within = (at) => /\w\w/.test(text.data.slice(at - 1, at + 1)) && top(at) > top(at - 1) + 4;
        return [...text.data].some((_, at) => at > 0 && within(at)) ? [text.data] : [];
      }),
    );
    expect.soft(broken, size).toEqual([]);
  });

  await goToGame(page, "ending", upTo(name, 1_000), { table: 220, looked: [] });
  await advanceClock(page, 60_000);
  await expect(tally(page)).toHaveCount(8);
  await atSizes(page, async (size) => {
    expect.soft(await misfits(page), size).toEqual([]);
    const over = await page.evaluate(() => {
      const box = (part) => part?.getBoundingClientRect() ?? { width: 0 };
      const [ledger, lines] = [box(document.querySelector(".gr-tools")), box(document.querySelector(".narration"))];
      return ledger.width > 0 && ledger.bottom > lines.top && ledger.top < lines.bottom && ledger.right > lines.left && ledger.left < lines.right;
    });
    expect.soft(over, `${size}: the ledger’s button lies over what is told`).toBe(false);
  });
});
