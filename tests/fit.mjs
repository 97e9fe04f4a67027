// Measures whether screens fit, with the longest names.

import { someOf } from "./covering.mjs";
import { expect } from "./fixtures.mjs";
import { upTo as recordUpTo } from "./records.mjs";
import { goToGame, openCalm } from "./table.mjs";

/** Phones upright and on their side, tablets, a desktop. */
export const SIZES = [
  [360, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1280, 800],
];

export const SMALLEST = [SIZES[0], SIZES[2]];

/** Sizes for the test with number `at`: all with `test --all`; else the two smallest, or the smallest and another. */
export const sizesAt = (at) => (at % 2 ? someOf(SIZES, SMALLEST, 0, at) : someOf(SIZES, SMALLEST.slice(0, 1), 1, at));

export const NAMES = [
  "Maximiliane von Hohenfels",
  "Bartholomew Featherstone",
  "Wilhelmina Oyelaran-Brown",
  "Christopherson Abernathy",
  "Konstantinos Papadopoulos",
  "Guadalupe Villavicencio G",
  "Alexandrina Montgomery B",
  "Seraphina Winterbottom T",
].map((name) => name.slice(0, 24));

export const upTo = (name, count) => recordUpTo(name, count, NAMES);

/** Goes to a golden game after `count` decisions, of which everybody has seen the first `shown`. */
export const goToBoard = (page, name, [count, shown], places) =>
  goToGame(page, "board", upTo(name, count), { table: shown, looked: NAMES.map(() => shown), series: [], ...(name.startsWith("dual-duel") && { gestures: false }) }, places);

const addStyle = (page, style) =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, style);

export async function withStyle(page, style, look) {
  await addStyle(page, style);
  await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Stops painting, which takes half of a test's time; layout and hit tests still work. */
export const stopPainting = (page) => addStyle(page, "html { opacity: 0; }");

export async function openToMeasure(page) {
  await openCalm(page);
  await stopPainting(page);
}

/** Sets the browser's font size while `look` runs; the default is 16 pixels. */
export async function withFontSize(page, pixels, look) {
  const session = await page.context().newCDPSession(page);
  const set = (standard) => session.send("Page.setFontSizes", { fontSizes: { standard } });
  await set(pixels);
  await look();
  await set(16);
  await session.detach();
}

/** The parts of the shown screen that don't fit: each fault in a sentence. */
export const misfits = (page) =>
  page.evaluate(() => {
    const flaws = [];
    const main = document.querySelector("main");
    const overflow = (element) => element.scrollHeight - element.clientHeight;
    const root = document.documentElement;
    if (overflow(root) > 0 || scrollY > 0) flaws.push(`the page scrolls by ${overflow(root)}`);
    if (root.scrollWidth > innerWidth) flaws.push(`the page is ${root.scrollWidth} wide`);
    if (overflow(main) > 1 || main.scrollTop > 0) flaws.push(`the table scrolls by ${overflow(main)}`);
    const box = (element) => element.getBoundingClientRect();
    // Lists may scroll, but not sideways, since nothing would show that there is more.
    for (const list of main.querySelectorAll("*"))
      if (getComputedStyle(list).overflowX === "hidden" && /auto|scroll/.test(getComputedStyle(list).overflowY))
        if (list.scrollWidth > list.clientWidth + 1) flaws.push(`wider than its list: ${list.className}`);
    for (const part of document.querySelectorAll(".table__bar > *")) {
      const { top, bottom, left, right } = box(part);
      if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) flaws.push(`the bar lacks ${part.outerHTML}`);
    }
    const uncut = [".prompt:not(.visually-hidden)", "[class$='__means']"];
    // With larger letters, the bar's buttons may cut the game's name.
    if (parseFloat(getComputedStyle(root).fontSize) <= 16) uncut.push(".table__game");
    for (const said of document.querySelectorAll(uncut.join()))
      if (said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 3) flaws.push(`cut: ${said.textContent}`);
    // A scrolling list may hide parts, since they can be scrolled to.
    const isInList = (element) => {
      for (let at = element.parentElement; at !== main; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow)) return true;
      return false;
    };
    for (const part of main.querySelectorAll("button, label, a, h2, p, [role=img]")) {
      const { top, bottom, left, right, width, height } = box(part);
      // Texts for screen readers are one pixel large.
      if (width < 2 || height < 2 || part.closest(".visually-hidden") || isInList(part)) continue;
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

/** Texts cut by their box, except in scrolling lists and names that end in dots. */
export const cutTexts = (page) =>
  page.evaluate(() => {
    const flaws = [];
    for (const part of document.querySelectorAll("#main *, .table__bar *")) {
      const { clientHeight, scrollHeight, textContent } = part;
      if (scrollHeight <= clientHeight + 2 || clientHeight < 2 || !textContent.trim()) continue;
      if (part.closest("svg, .visually-hidden")) continue;
      const { overflowY, textOverflow } = getComputedStyle(part);
      const isList = /auto|scroll/.test(overflowY) && (part.matches("ul, ol, table, [tabindex='0']") || part.querySelector("li, button"));
      if (overflowY === "visible" || textOverflow === "ellipsis" || isList) continue;
      flaws.push(`${part.className} is ${clientHeight} high, not ${scrollHeight}: ${textContent.trim().slice(0, 60)}`);
    }
    return flaws;
  });

export async function atSizes(page, look, sizes = SIZES) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height}`);
  }
}

export const expectFit = (page, what, sizes) => atSizes(page, async (size) => expect.soft(await misfits(page), `${what}, ${size}`).toEqual([]), sizes);

/** Records layout shifts on a small phone, from here on. */
export async function watchShifts(page) {
  await page.setViewportSize({ width: 360, height: 740 });
  // Shifts just after a tap are expected; browsers mark them.
  await page.evaluate(() => {
    globalThis.shifts = [];
    const describe = ({ value, sources }) => [value, ...sources.map(({ node }) => node?.className ?? "gone")];
    const unasked = (list) => list.getEntries().filter((shift) => !shift.hadRecentInput);
    new PerformanceObserver((list) => globalThis.shifts.push(...unasked(list).map(describe))).observe({ type: "layout-shift" });
  });
}

/** Fails if anything has moved by itself since `watchShifts`. */
export async function expectNoShifts(page) {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((sum, [value]) => sum + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}
