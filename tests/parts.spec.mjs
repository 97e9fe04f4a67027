// The parts of the app's program, which are loaded when they are needed.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SLUGS, expect, go, open, test } from "./fixtures.mjs";

const RECORDS = join(import.meta.dirname, "..", "engine", "tests", "records");
const read = (name) => readFileSync(join(RECORDS, name), "utf8");

test.use({ serviceWorkers: "block", expected: /Service Worker registration blocked|ERR_FAILED/ });

/** What is loaded while nothing else is to be done is left out, so that what is wanted can be told from it. */
const hurried = (page) => page.addInitScript(() => void (globalThis.requestIdleCallback = () => 0));

/** The parts that are asked for, each with how: `fetch` ahead of the need, `xhr` in the midst of it. */
function asked(page) {
  const parts = [];
  page.on("request", (request) => {
    const name = request.url().match(/\/part-(.+)-[0-9a-f]+\.wasm$/)?.[1];
    if (name) parts.push(`${request.resourceType()} ${name}`);
  });
  return parts;
}

for (const slug of SLUGS) {
  test(`a game of ${slug} is dealt and played with its own part alone`, async ({ page }) => {
    await hurried(page);
    const parts = asked(page);
    await open(page, `#/alone/${slug}`);
    await expect(page).toHaveURL(/#\/game\//);
    await page.locator(".table:not(.is-opening)").waitFor();
    // The bots' thread measures the device's speed by Fools Gambit, and loads that for itself.
    expect(parts.filter((part) => part !== "xhr fools-gambit").sort()).toEqual([`fetch ${slug}`, "fetch set-up"].sort());
  });
}

test("a page is drawn when its parts are there", async ({ page }) => {
  await hurried(page);
  const parts = asked(page);
  await open(page, "#/settings");
  expect(parts).toEqual(["fetch more"]);
  await go(page, "#/learn");
  await page.getByRole("heading", { level: 1 }).and(page.getByText("Learn")).waitFor();
  expect(parts).toEqual(["fetch more", "fetch learn"]);
});

test("what nobody asked for beforehand is loaded in the midst of a call, and plays the same", async ({ page }) => {
  await hurried(page);
  const parts = asked(page);
  await open(page, "#/settings");
  const name = "duel-52-everything";
  const digests = await page.evaluate((text) => facedown.wasm.replay_digests(text), read(`${name}.record`));
  expect(digests).toBe(read(`${name}.digests`));
  expect(parts).toContain("xhr duel-52");
});

for (const [what, url] of [["a part", "**/part-learn-*.wasm"], ["a part's styles", "**/learn-*.css"]]) {
  test(`${what} that can't be had ends in the rescue screen`, async ({ page }) => {
    await hurried(page);
    await page.route(url, (route) => route.abort());
    await open(page, "#/settings");
    await go(page, "#/learn");
    await expect(page.locator("#rescue")).toBeVisible();
  });
}

test("a part brings its styles, also in the midst of a call", async ({ page }) => {
  await hurried(page);
  const styles = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await open(page, "#/about");
  const before = await styles();
  await go(page, "#/learn");
  await page.getByRole("heading", { level: 1 }).and(page.getByText("Learn")).waitFor();
  expect(await styles()).toBe(before + 1);
  await page.evaluate((text) => facedown.wasm.replay_digests(text), read("duel-52-everything.record"));
  expect(await styles()).toBe(before + 2);
});

test("all parts are there once nothing else is to be done", async ({ page }) => {
  const parts = asked(page);
  await open(page, "#/settings");
  await expect.poll(() => parts.length).toBe(11 + SLUGS.length);
  expect(parts.filter((part) => part.startsWith("xhr"))).toEqual([]);
});
