// Takes the games' screenshots of the site in dist/, for `cargo xtask pictures`: `node tests/pictures.mjs FOLDER`.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { SLUGS, open, storeBeforeOpening, stopTime } from "./fixtures.mjs";
import { upTo } from "./records.mjs";
import { serve } from "./serve.mjs";
import { goToGame, toDecision, turnMotionOff } from "./table.mjs";

/** A golden record, and the number of decisions before one of the first seat's. */
const POSITIONS = {
  "fools-gambit": ["fools-gambit-worked-by-hand", 18],
  "dual-duel": ["dual-duel-fewer-calls", 21],
  "heads-up-duel": ["heads-up-duel-for-two", 10],
  "gold-rush-shoot-out": ["gold-rush-shoot-out-three-seats", 33],
  "duel-52": ["duel-52-heroes-and-forts", 46],
};

/** A single player, for whom there is no curtain, and bots. */
const SEATS = ["Ana", "bot:regular/bold Hattie", "bot:regular/careful Zeke"];

/** Screen sizes, by the suffix of their pictures' names. */
const SCREENS = { phone: { width: 390, height: 780 }, wide: { width: 1280, height: 800 } };

/** Keeps text clean, and pictures below 50 KB. */
const QUALITY_PERCENT = 70;

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const host = await serve();
const browser = await chromium.launch(browserOptions());

for (const [screen, viewport] of Object.entries(SCREENS)) {
  const context = await browser.newContext({ baseURL: host.url, viewport, colorScheme: "dark", serviceWorkers: "block" });
  const page = await context.newPage();
  await stopTime(page);
  await storeBeforeOpening(page, {
    "facedown.settings": JSON.stringify({ sound: "off" }),
    "facedown.learn": JSON.stringify({ offered: SLUGS, told: SLUGS }),
  });
  await turnMotionOff(page);
  await open(page, "#/about");
  const session = await context.newCDPSession(page);
  for (const [game, [name, count]] of Object.entries(POSITIONS)) {
    await goToGame(page, "picture", upTo(name, count, SEATS), { table: count, looked: SEATS.map(() => count), series: [] });
    await toDecision(page);
    await page.evaluate(() => document.activeElement?.blur());
    // Playwright writes no WebP.
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY_PERCENT });
    writeFileSync(join(folder, `${game}-${screen}.webp`), Buffer.from(data, "base64"));
  }
  await context.close();
}

await browser.close();
await host.close();
