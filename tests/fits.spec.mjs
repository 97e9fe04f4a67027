// Every table fits its screen: nothing scrolls but lists that are meant to, nothing is cut off or lies
// over what is to be tapped, and the bar stays. With long names, on boards as full as games make them.

import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { browserOptions } from "./browser.mjs";
import { duel as duelRecord, step as duelStep } from "./dual-duel.mjs";
import { golden as duel52, playDecisions } from "./duel-52.mjs";
import { expect, go, open, test } from "./fixtures.mjs";
import { rush, step as rushStep, until } from "./gold-rush.mjs";
import { FOUR, allFinish, game as headsUp, step as headsUpStep, visit } from "./heads-up-duel.mjs";
import { curtain, deal, goToGame, hold, keepGame, openCurtain, openStill, pass, playOut, record, still, tap } from "./table.mjs";

const SIZES = [
  [360, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1280, 800],
];

/** As long as names may be. */
const NAMES = [
  "Maximiliane von Hohenfels",
  "Bartholomew Featherstone",
  "Wilhelmina Oyelaran-Brown",
  "Christopherson Abernathy",
  "Konstantinos Papadopoulos",
  "Guadalupe Villavicencio G",
  "Alexandrina Montgomery B",
  "Seraphina Winterbottom T",
].map((name) => name.slice(0, 24));

/** A golden record up to so many decisions, played by people with long names. */
function upTo(name, count) {
  const text = readFileSync(new URL(`../engine/tests/records/${name}.record`, import.meta.url), "utf8");
  const lines = text.trimEnd().split("\n");
  const seats = lines[3].split("|").length;
  lines[3] = `seats ${NAMES.slice(0, seats).join(" | ")}`;
  return [...lines.slice(0, 5 + count), ""].join("\n");
}

/** What doesn't fit on the screen that is shown. */
const misfits = (page) =>
  page.evaluate(() => {
    const flaws = [];
    const main = document.querySelector("main");
    const over = (element) => element.scrollHeight - element.clientHeight;
    const root = document.documentElement;
    if (over(root) > 0 || scrollY > 0) flaws.push(`the page scrolls by ${over(root)}`);
    if (root.scrollWidth > innerWidth) flaws.push(`the page is ${root.scrollWidth} wide`);
    if (over(main) > 1 || main.scrollTop > 0) flaws.push(`the table scrolls by ${over(main)}`);
    const box = (element) => element.getBoundingClientRect();
    // A list may scroll, but not to its side, where nothing shows that there is more.
    for (const list of main.querySelectorAll("*"))
      if (getComputedStyle(list).overflowX === "hidden" && /auto|scroll/.test(getComputedStyle(list).overflowY))
        if (list.scrollWidth > list.clientWidth + 1) flaws.push(`wider than its list: ${list.className}`);
    for (const part of document.querySelectorAll(".table__bar > *")) {
      const { top, bottom, left, right } = box(part);
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) flaws.push(`the bar lacks ${part.outerHTML}`);
    }
    const whole = [".gr-prompt h2", ".gr-offer__means", ".d52-prompt"];
    // Between larger buttons there is less room for it.
    if (parseFloat(getComputedStyle(root).fontSize) <= 16) whole.push(".table__game");
    for (const said of document.querySelectorAll(whole.join()))
      if (said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 3) flaws.push(`cut: ${said.textContent}`);
    // A list of its own may scroll: what it holds is not judged.
    const listed = (element) => {
      for (let at = element.parentElement; at !== main; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow)) return true;
      return false;
    };
    for (const part of main.querySelectorAll("button, label, a, h2, p, [role=img]")) {
      const { top, bottom, left, right, width, height } = box(part);
      // Those for screen readers are a pixel large.
      if (width < 2 || height < 2 || part.closest(".visually-hidden") || listed(part)) continue;
      const name = `${part.className}: ${part.textContent.trim().slice(0, 30)}`;
      if (top < box(main).top - 12 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) {
        flaws.push(`cut off: ${name}`);
      } else if (part.matches("button, label, a")) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!part.contains(hit) && !hit?.contains(part)) flaws.push(`${hit?.className} lies over ${name}`);
        if (Math.min(width, height) < 23.9) flaws.push(`too small: ${name}`);
      }
    }
    return flaws;
  });

async function expectFit(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await misfits(page), `${what}, ${width} × ${height}`).toEqual([]);
  }
}

const DECIDES = ".lock, .d52-prompt, .hud-trade, #hud-ready, .hud-other__pick";

/** Goes through hand-overs to the next decision, and looks at every table on the way. */
async function fitsOnTheWay(page, name, count, told) {
  await goToGame(page, "fits", upTo(name, count), { table: told, looked: NAMES.map(() => told), series: [] });
  const takes = page.locator(".hand-over__people .hold").first();
  const shows = page.locator(".sheet > .is-main");
  for (let step = 0; step < 10; step += 1) {
    const where = `${name} after ${count}, step ${step}`;
    if (await page.locator(DECIDES).count()) return expectFit(page, `${where}: deciding`);
    await expectFit(page, where);
    const next = page.locator("#go-on");
    if (await next.count()) await next.click();
    else if (await curtain(page).count()) await openCurtain(page);
    else if (await takes.count()) await hold(page, takes);
    else if (await shows.count()) await shows.click();
    else await pass(page, 1_000);
  }
  throw new Error(`${name} after ${count} comes to no decision`);
}

/** The fullest boards of each game, and one of every kind of decision: after so many decisions, with so much told. */
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

for (const [name, moments] of Object.entries(BOARDS)) {
  test(`no table scrolls: ${name}`, async ({ page }) => {
    await openStill(page);
    await still(page);
    for (const [count, told] of moments) await fitsOnTheWay(page, name, count, told);
  });
}

/** Records whose replays have the fullest boards, all cards open. */
const REPLAYS = { "gold-rush-shoot-out-eight-seats-and-time-outs": 120, "heads-up-duel-eight-with-time-outs": 60, "dual-duel-fewer-calls": 3, "duel-52-everything": 70, "heads-up-duel-for-two": 12, "fools-gambit-worked-by-hand": 5 };

for (const [name, steps] of Object.entries(REPLAYS)) {
  test(`no replay scrolls: ${name}`, async ({ page }) => {
    await openStill(page);
    await still(page);
    const text = upTo(name, 1_000);
    await keepGame(page, "seen", text);
    await go(page, "#/replay/seen");
    await page.locator("#replay-at").waitFor();
    for (const at of [0, steps]) {
      await page.locator("#replay-at").fill(String(at));
      await expectFit(page, `${name} at ${at}`);
    }
  });
}

test("no puzzle scrolls", async ({ page }) => {
  await open(page, "#/puzzles");
  const links = page.locator("a.puzzles__item");
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.hash));
  for (const address of addresses.filter((_, at) => at % 3 === 0)) {
    await go(page, address);
    await page.locator(`.puzzle[data-game="${address.replace(/^#.puzzles.|-\d+$/g, "")}"] .board`).waitFor();
    await expectFit(page, address);
  }
});

test("no table scrolls with letters a quarter larger", async ({ baseURL }) => {
  test.slow();
  const { args, ...options } = browserOptions();
  const large = await chromium.launch({ ...options, args: [...args, "--blink-settings=defaultFontSize=20"] });
  try {
    const page = await large.newPage({ baseURL, serviceWorkers: "block" });
    await openStill(page);
    await still(page);
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThanOrEqual(20);
    for (const [name, moments] of Object.entries(BOARDS)) {
      const [count, told] = moments.at(-1);
      await fitsOnTheWay(page, name, count, told);
    }
  } finally {
    await large.close();
  }
});

/** The classes of lanes by how many tiles the fullest side has, each with all before it. */
const CROWDS = ["", "has-5", "has-7", "has-9", "has-10", "has-11", "has-13", "has-16", "has-17", "has-21"];

/** Which signs of tiles reach over a rank by more than a pixel, and which ranks over the edge of their tile, in each crowd. */
const overRanks = (page, uneven) =>
  page.evaluate(
    ([crowds, uneven]) => {
      const lanes = document.querySelector(".d52-lanes");
      const flaws = [];
      for (const at of crowds.keys()) {
        lanes.className = ["d52-lanes", ...crowds.slice(1, at + 1), uneven].join(" ");
        for (const tile of lanes.querySelectorAll(".d52-tile:has(.d52-index)")) {
          const [rank, sign] = [".d52-index__rank", ".d52-sign"].map((part) => tile.querySelector(part)?.getBoundingClientRect());
          const box = tile.getBoundingClientRect();
          const name = `${crowds[at]}: ${tile.textContent} of ${Math.round(box.width)} × ${Math.round(box.height)}`;
          if (rank.right > box.right || rank.bottom > box.bottom) flaws.push(`${name} has no room for its rank`);
          const over = (from, to) => Math.min(sign[to], rank[to]) - Math.max(sign[from], rank[from]);
          if (sign && over("left", "right") > 1 && over("top", "bottom") > 1) flaws.push(`the sign covers ${name}`);
        }
      }
      return flaws;
    },
    [CROWDS, uneven],
  );

test("no sign of Duel 52 covers a rank, and no name is cut beside chips", async ({ page }) => {
  await openStill(page);
  await still(page);
  for (const count of [60, 90, 105]) {
    await goToGame(page, "signs", upTo("duel-52-everything", count), { table: count, looked: [count, count], series: [] });
    await openCurtain(page);
    await page.locator(".d52-prompt").waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `after ${count}, ${width} × ${height}`;
      const cut = await page.locator(".d52-strip__name").evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
      );
      expect.soft(cut, where).toEqual([]);
      for (const uneven of ["", "is-uneven is-widest-1"]) expect.soft(await overRanks(page, uneven), where).toEqual([]);
    }
  }
});

/** Which cards of the take lie under a plate. */
const covered = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const plates = boxes(".gr-plate");
    const overlap = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
    const covers = (plate, card) => overlap(plate, card, "left", "right") > 1 && overlap(plate, card, "top", "bottom") > 1;
    return boxes(".gr-ring > .gr-take .gr-card").filter((card) => plates.some((plate) => covers(plate, card))).length;
  });

/** Which plates, with their places in the order of priority, reach into the prompt above them. */
const overPrompt = (page) =>
  page.evaluate(() => {
    const { bottom } = document.querySelector(".gr-prompt").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".gr-plate, .gr-plate__rank")];
    return parts.filter((part) => part.getBoundingClientRect().top < bottom).map((part) => part.textContent);
  });

for (const count of [3, 4, 5, 6, 7, 8])
  test(`plates leave the take in sight under a hint: ${count} at the Gold Rush`, async ({ page }) => {
    await still(page);
    await open(page, "#/about");
    await deal(page, ["Ana", ...Array(count - 1).fill(null)], "gold-rush-shoot-out", async () => {
      for (let more = 3; more < count; more += 1) await page.getByRole("button", { name: "Add a player" }).click();
    });
    await page.locator(".lock, #go-on").first().waitFor();
    if (await page.locator("#go-on").count()) await page.locator("#go-on").click();
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(page.locator(".hint__said")).toContainText(/better than the next best|No real difference|nothing else to do/);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${width} × ${height}`;
      expect.soft(await covered(page), `${where}: cards under plates`).toBe(0);
      expect.soft(await overPrompt(page), `${where}: plates over the prompt`).toEqual([]);
      expect.soft(await misfits(page), where).toEqual([]);
    }
  });

/** Records of whole games, the ends of which show the most. */
const ENDS = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "duel-52-everything", "gold-rush-shoot-out-eight-seats-and-time-outs", "heads-up-duel-eight-with-time-outs"];

for (const name of ENDS) {
  test(`the next game is at hand where a game has ended: ${name}`, async ({ page }) => {
    await openStill(page);
    await still(page);
    const text = upTo(name, 10_000);
    await goToGame(page, "ended", text, { table: 10_000, looked: NAMES.map(() => 10_000), series: [] });
    const again = page.locator("#play-again");
    const next = page.locator("#go-on");
    if (await next.count()) await next.click();
    await again.waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.soft(again, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
    // The other ways on are below it, at the end.
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  });
}

test("a pause fits, whoever was to take the device", async ({ page }) => {
  await openStill(page);
  await still(page);
  for (const name of ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "heads-up-duel-for-two", "duel-52-everything"]) {
    await goToGame(page, "paused", upTo(name, 2), { table: 2, looked: NAMES.map(() => 2), series: [] });
    if (await page.locator("#go-on").count()) await page.locator("#go-on").click();
    await page.getByRole("button", { name: /^Not / }).click();
    await page.getByRole("heading", { name: "Paused" }).waitFor();
    await expectFit(page, name);
  }
});

test("a name on the curtain is broken between words alone", async ({ page }) => {
  await openStill(page);
  const text = (name) => upTo("fools-gambit-worked-by-hand", 0).replace(/^seats .*$/m, `seats ${name} | Ben`);
  for (const name of ["Bartholomew", "Wilhelmina", "Annegret", "Maximiliane", "Christopherson"]) {
    await goToGame(page, "curtain", text(name), {});
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const lines = page.locator(".curtain__name").evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
      });
      expect.soft(await lines, `${name}, ${width} × ${height}`).toBe(1);
    }
  }
});

/** How far the lower edges of these reach below the upper edge of what follows them. */
const overlap = (page, above, below) =>
  page.evaluate(
    ([above, below]) => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      const most = Math.max(...boxes(above).map(({ bottom }) => bottom));
      return most - Math.min(...boxes(below).map(({ top }) => top));
    },
    [above, below],
  );

/** What must not lie over what, on boards above the question whether there is to be sound. */
const ASKED_FOR_SOUND = {
  "heads-up-duel-for-two": [
    [".hud-row.is-far .hud-tile", ".hud-sign"],
    [".hud-sign", ".hud-row.is-near .hud-tile"],
  ],
  "dual-duel-fewer-calls": [[".dd-pair__way", ".dd-middle"]],
};

for (const [name, pairs] of Object.entries(ASKED_FOR_SOUND)) {
  test(`the question of sound presses no board flat: ${name}`, async ({ page }) => {
    await openStill(page);
    await still(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await goToGame(page, "asked", upTo(name, 2), {});
    await page.getByText("Play with sound?").waitFor();
    for (const [above, below] of pairs) await expect.poll(() => overlap(page, above, below)).toBeLessThan(1);
  });
}

test("a side of a duel reads in one order, on the lowest board too", async ({ page }) => {
  await openStill(page);
  await still(page);
  await goToGame(page, "order", upTo("heads-up-duel-for-two", 2), {});
  await page.locator(".hud-strip__note").first().waitFor();
  const lefts = () =>
    page.locator(".hud-strip:has(.hud-strip__note)").evaluateAll((strips) =>
      strips.map((strip) => {
        const parts = [".hud-strip__name", ".hud-backs", ".hud-strip__discards", ".hud-strip__points"];
        return parts.map((part) => strip.querySelector(part).getBoundingClientRect().left);
      }),
    );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const found of await lefts()) expect.soft(found, `${width} × ${height}`).toEqual(found.toSorted((one, other) => one - other));
  }
});

test("what is written on cards leaves the next card alone", async ({ page }) => {
  await openStill(page);
  await still(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await goToGame(page, "tags", upTo("fools-gambit-worked-by-hand", 4), { table: 2, looked: [2, 2], series: [] });
  const tags = page.locator(".is-near .fg-laid__tag");
  await expect(tags).toHaveCount(3);
  const boxes = await tags.evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().toJSON()));
  for (const [at, { right }] of boxes.slice(0, -1).entries()) expect.soft(right).toBeLessThanOrEqual(boxes[at + 1].left);
});

test("what the slots of Fools Gambit are called is no wider than they are", async ({ page }) => {
  await openStill(page);
  await still(page);
  await go(page, "#/puzzles/fools-gambit-1");
  const slots = page.locator(".puzzle .fg-slot");
  await expect(slots).toHaveCount(2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const over = await slots.evaluateAll((slots) => slots.map((slot) => slot.scrollWidth - slot.clientWidth));
    expect.soft(over, `${width} × ${height}`).toEqual([0, 0]);
  }
});

test("the settings at a table have all of the dialog's width", async ({ page }) => {
  await openStill(page);
  await still(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await goToGame(page, "settings", upTo("fools-gambit-worked-by-hand", 0), { table: 0, looked: [0, 0], series: [] });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Settings" }).click();
  const body = page.getByRole("dialog", { name: "Settings" }).locator(".dialog__body");
  expect(await body.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
});

test("what an ambush does is told in whole lines", async ({ page }) => {
  await openStill(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const decisions = until(/ take /);
  await goToGame(page, "ambush", rush(decisions), { table: decisions.length - 2, looked: [99, 99, 99], gestures: false, series: [] });
  const lines = page.locator(".told__lines");
  for (let waited = 0; waited < 60 && !(await lines.locator("li").count()); waited += 1) await pass(page, 150);
  await expect(lines).toContainText("Turned on their owners");
  expect(await lines.evaluate((lines) => lines.scrollHeight - lines.clientHeight)).toBeLessThanOrEqual(0);
});

test("who plays alone sees the own hand of Dual Duel while it is told what happened", async ({ page }) => {
  await openStill(page);
  await still(page);
  const text = duelRecord(["1 timeout", "2 timeout", "1 timeout", "2 timeout"]).replace("Ana | Ben", "Ana | bot:regular");
  await goToGame(page, "told", text, { table: 2, looked: [2, 2], series: [] });
  await page.locator(".told.is-over").waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const cards = await page.locator(".dd-hand__card").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    const side = await page.locator(".is-near .dd-side").evaluate((side) => side.getBoundingClientRect().toJSON());
    expect(cards.length).toBeGreaterThan(15);
    for (const card of cards) {
      expect.soft(card.width, `${width} × ${height}`).toBeGreaterThan(14);
      expect.soft(card.bottom <= side.top + 1 || card.left >= side.right, `${width} × ${height}`).toBe(true);
    }
  }
});

test("a duel's points are the largest of a side", async ({ page }) => {
  await openStill(page);
  await still(page);
  await goToGame(page, "points", upTo("heads-up-duel-for-two", 7), { table: 3, looked: [3, 3], series: [] });
  const sizes = (selector) => page.locator(selector).first().evaluate((part) => parseFloat(getComputedStyle(part).fontSize));
  await page.locator(".hud-strip").first().waitFor({ state: "attached" });
  expect(await sizes(".hud-strip__points .count-up")).toBeGreaterThan(await sizes(".hud-strip__name"));
});

/** Plates whose name can't be read, or whose marks reach over their edge. */
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

test("plates lie clear of each other where the take is shared with bots", async ({ page }) => {
  await openStill(page);
  await still(page);
  // The first round's share, when others have taken something, and it is seat 1's turn.
  const count = 33;
  const text = upTo("gold-rush-shoot-out-eight-seats-and-time-outs", count).replace(/^seats .*$/m, `seats ${[NAMES[0], ...Array(7).fill("bot:novice")].join(" | ")}`);
  await goToGame(page, "shares", text, { table: count - 3, looked: [count - 3] });
  await pass(page, 20_000);
  if (await page.locator("#go-on").count()) await page.locator("#go-on").click();
  await expect(page.locator(".gr.is-sharing")).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await crammed(page), `${width} × ${height}`).toEqual([]);
    expect.soft(await misfits(page), `${width} × ${height}`).toEqual([]);
  }
});

test("plates hold the name and the marks of their seats, whatever becomes of these", async ({ page }) => {
  await openStill(page);
  await still(page);
  const rush = "gold-rush-shoot-out-eight-seats-and-time-outs";
  // The first share, with wounded and bullets; the table before the third round, with much in the envelopes; the last share.
  for (const [count, told] of [[28, 28], [77, 77], [220, 220]]) {
    await goToGame(page, "plates", upTo(rush, count), { table: told, looked: [] });
    await expect(page.locator(".gr-plate")).toHaveCount(8);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect.soft(await crammed(page), `after ${count}, ${width} × ${height}`).toEqual([]);
    }
  }
});

test("the envelopes open with nothing over what is told of them", async ({ page }) => {
  await openStill(page);
  await still(page);
  const rush = "gold-rush-shoot-out-eight-seats-and-time-outs";
  await goToGame(page, "ending", upTo(rush, 1_000), { table: 220, looked: [] });
  await pass(page, 60_000);
  await expect(page.locator(".gr-tally__seat")).toHaveCount(8);
  await expectFit(page, "the envelopes");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(() => {
      const box = (part) => part?.getBoundingClientRect() ?? { width: 0 };
      const [ledger, told] = [box(document.querySelector(".gr-tools")), box(document.querySelector(".told"))];
      return ledger.width > 0 && ledger.bottom > told.top && ledger.top < told.bottom && ledger.right > told.left && ledger.left < told.right;
    });
    expect.soft(over, `${width} × ${height}: the ledger’s button lies over what is told`).toBe(false);
  }
});

test("names of those who show their thumbs are not broken within words", async ({ page }) => {
  await openStill(page);
  await still(page);
  const count = 16;
  await goToGame(page, "thumbs", upTo("gold-rush-shoot-out-eight-seats-and-time-outs", count), { table: count, looked: [], gestures: true });
  const names = page.locator(".gestures .field__label");
  await expect(names.first()).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
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
    expect.soft(broken, `${width} × ${height}`).toEqual([]);
  }
});

test("cards in hand say the whole name of their power, or nothing", async ({ page }) => {
  await openStill(page);
  await still(page);
  const { head, decisions } = await duel52("everything");
  await goToGame(page, "hand", [...head, ...decisions.slice(0, 4), ""].join("\n"), { table: 4, looked: [4, 4] });
  await openCurtain(page);
  const names = page.locator(".d52-hand .d52-face__name");
  await expect(names.first()).toBeAttached();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    expect.soft(cut, `${width} × ${height}`).toEqual([]);
  }
});

/** Takes steps until a game is over. */
const byStep = (step) => async (page) => {
  for (let steps = 0; !(await step(page, steps)); steps += 1) expect(steps).toBeLessThan(1_000);
};

/** A whole game of several: the record that it begins with, and how it is played. */
const WHOLE = {
  "Fools Gambit": async () => [record(), playOut],
  "Dual Duel": async () => [duelRecord([], { target: 1 }), byStep(duelStep)],
  "Gold Rush Shoot Out": async () => [rush(), byStep(rushStep)],
  "Heads Up Duel": async () => [headsUp(), byStep(headsUpStep)],
  "Heads Up Duel, trading": async () => [headsUp([], { seats: FOUR }), trades],
  "Duel 52": async () => {
    const { head, decisions } = await duel52("everything");
    return [`${head.join("\n")}\n`, (page) => playDecisions(page, decisions.slice(0, 80))];
  },
};

/** A period in which everybody looks at everything. */
async function trades(page) {
  const parts = page.getByRole("group", { name: "What to look at" }).getByRole("button");
  for (const name of ["Ana", "Ben", "Cem", "Dee"]) {
    await visit(page, name);
    for (const part of await parts.all()) await tap(part);
    await allFinish(page, [name]);
  }
}

for (const [name, game] of Object.entries(WHOLE)) {
  test(`nothing moves by itself while a game is played: ${name}`, async ({ page }) => {
    test.slow();
    await openStill(page);
    await still(page);
    // What a tap of the player's own moves is no surprise, and browsers leave it out as well.
    await page.evaluate(() => {
      globalThis.shifts = [];
      const of = ({ value, sources }) => [value, ...sources.map(({ node }) => node?.className ?? "gone")];
      const unasked = (list) => list.getEntries().filter((shift) => !shift.hadRecentInput);
      new PerformanceObserver((list) => globalThis.shifts.push(...unasked(list).map(of))).observe({ type: "layout-shift" });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    const [text, play] = await game();
    await goToGame(page, "shifts", text, {});
    await play(page);
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((sum, [value]) => sum + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  });
}
