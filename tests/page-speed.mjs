// Measures how quickly the page answers: `node tests/page-speed.mjs [times]`, of the site in dist/. It prints three
// tables, partly for docs/speed.md, and needs a quiet machine.
// - Taps on everything pickable on each game's fullest board, with the processor throttled 6× and not: time to the next
//   paint by the browser's Event Timing (steps of 8 ms, none below 16).
// - Start, medians by the page's clock: home and a first game from a cold cache, throttled 6×, at 1.6 Mbit/s and 150 ms,
//   with brotli; and home from the service worker's cache.
// - Hints, medians from the key to the answer. The coach thinks in a worker, which the browser can't throttle.

import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { open, openKept, store } from "./fixtures.mjs";
import { RUNNING, keyOf, save, upTo as recordUpTo } from "./records.mjs";
import { serve } from "./serve.mjs";
import { curtain, goToGame } from "./table.mjs";

const TIMES = Number(process.argv[2] ?? 9);
const TAPS = 40;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Each game's fullest board: a golden record, decisions made, decisions shown. */
const BOARDS = {
  "Fools Gambit": ["fools-gambit-worked-by-hand", 4, 4],
  "Dual Duel": ["dual-duel-fewer-calls", 6, 4],
  "Heads Up Duel, two": ["heads-up-duel-for-two", 13, 7],
  "Heads Up Duel, eight": ["heads-up-duel-eight-with-time-outs", 10, 4],
  "Gold Rush, eight": ["gold-rush-shoot-out-eight-seats-and-time-outs", 0, 0],
  "Duel 52, everything": ["duel-52-everything", 90, 84],
};

const upTo = (name, count) => recordUpTo(name, count, ["Ana", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal"]);

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function openCards(page) {
  const leads = page.locator(".narration__skip, #go-on, #curtain-open, .hand-over__people .hold, .sheet > .is-main");
  for (let steps = 0; steps < 12 && (await page.locator(".lock, .d52-prompt, .hud-trade, #hud-ready").count()) === 0; steps += 1) {
    await leads.first().waitFor();
    await page.waitForTimeout(600);
    await leads.first().press("Enter").catch(() => {});
    // By keys, the curtain and the people's buttons ask twice.
    if ((await curtain(page).count()) || (await page.locator(".hand-over__people").count())) await leads.first().press("Enter").catch(() => {});
    await page.waitForTimeout(600);
  }
}

/** Records interactions and long tasks from now on. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.seen = { taps: {}, tasks: [] };
    const taps = (list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) globalThis.seen.taps[interactionId] = Math.max(duration, globalThis.seen.taps[interactionId] ?? 0);
      }
    };
    new PerformanceObserver(taps).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => globalThis.seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });

async function measureTaps(browser, host, rate) {
  const rows = [];
  for (const [game, [name, count, shown]] of Object.entries(BOARDS)) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
    const page = await context.newPage();
    await open(page, "#/about", host.url);
    await goToGame(page, "speed", upTo(name, count), { table: shown, looked: Array(8).fill(shown), series: [], gestures: false });
    await openCards(page);
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate });
    await watch(page);
    const picks = page.locator(".board :is(button, .radio-card):not([aria-disabled=true], .lock, .is-main, .is-quiet, .hud-own__finish, [class*=pile])").filter({ visible: true });
    for (let tap = 0; tap < TAPS; tap += 1) {
      const number = await picks.count();
      const box = number && (await picks.nth(tap % number).boundingBox());
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(60 * rate);
      // Closes a dialog that the tap opened; the tap's time counts, too.
      if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    }
    await page.waitForTimeout(500);
    const { taps, tasks } = await page.evaluate(() => globalThis.seen);
    // Event Timing leaves out taps below 16 ms: they count as 16.
    const quick = Array(Math.max(0, TAPS - Object.keys(taps).length)).fill(16);
    const times = [...quick, ...Object.values(taps)].sort((one, other) => one - other);
    rows.push({ game, rate, median: quantile(times, 0.5), p95: quantile(times, 0.95), longest: times.at(-1), "longest task": Math.round(Math.max(0, ...tasks)) });
    await context.close();
  }
  return rows;
}

// Records when `selector` is first visible, by the page's clock. With a `link`, first waits until the link is painted,
// then goes to `address` as a press would.
const watchFor = (page, selector, link, address) =>
  page.addInitScript(
    ([selector, link, address]) => {
      const isSeen = (selector) => document.querySelector(selector)?.checkVisibility();
      // A task that the next frame starts runs after the paint.
      const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act));
      let isPressed = !link;
      const look = (_, observer) => {
        if (!isPressed && isSeen(link)) {
          isPressed = true;
          afterPaint(() => (location.hash = address));
        }
        if (!isPressed || !isSeen(selector)) return;
        observer.disconnect();
        afterPaint(() => (globalThis.seenAt = performance.now()));
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    },
    [selector, link, address],
  );

/** Slows the processor. Unless the site is cached, also slows the network and empties the cache. */
async function slowDown(page, { isCached }) {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  if (isCached) return;
  await client.send("Network.enable");
  await client.send("Network.clearBrowserCache");
  await client.send("Network.emulateNetworkConditions", SLOW_4G);
}

async function msUntilShown(context, url, watched, { isCached }) {
  const page = await context.newPage();
  await watchFor(page, ...watched);
  await slowDown(page, { isCached });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.seenAt);
  const seenAt = await page.evaluate(() => globalThis.seenAt);
  await page.close();
  return seenAt;
}

async function measureStart(browser, host) {
  // The host compresses each file once, before anything is timed.
  const returningContext = await browser.newContext(PHONE);
  const warm = await returningContext.newPage();
  await openKept(warm, host.url);
  await store(warm, keyOf("speed"), save(RUNNING));
  await warm.close();
  const rows = [
    ["a new visitor can use home", ["[data-visit=first] .still a"]],
    ["a first game from there can be played", ["button[aria-label*=', in hand']", ".still .home__play", "#/play"]],
    ["a returning visitor sees home, from the kept site", [".saved__games li"], returningContext],
  ];
  const table = [];
  for (const [what, watched, keptContext] of rows) {
    const times = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = keptContext ?? (await browser.newContext({ ...PHONE, serviceWorkers: "block" }));
      times.push(await msUntilShown(context, host.url, watched, { isCached: Boolean(keptContext) }));
      if (!keptContext) await context.close();
    }
    times.sort((one, another) => one - another);
    table.push({ what, ms: Math.round(quantile(times, 0.5)) });
  }
  await returningContext.close();
  return table;
}

/** The boards on which a single player can ask for a hint: a golden record, decisions made. */
const HINT_BOARDS = {
  "Fools Gambit": ["fools-gambit-worked-by-hand", 8],
  "Dual Duel": ["dual-duel-fewer-calls", 20],
  "Heads Up Duel, two": ["heads-up-duel-for-two", 13],
  "Gold Rush, eight": ["gold-rush-shoot-out-eight-seats-and-time-outs", 16],
  "Duel 52, everything": ["duel-52-everything", 60],
};

async function measureHints(browser, host) {
  const rows = [];
  for (const [game, [name, count]] of Object.entries(HINT_BOARDS)) {
    const times = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem("facedown.settings", JSON.stringify({ motion: "still" })));
      await open(page, "#/about", host.url);
      const bots = Array(7).fill("bot:novice");
      await goToGame(page, "speed", recordUpTo(name, count, ["Ana", ...bots]), { table: count, looked: Array(8).fill(count), series: [] });
      const ask = page.getByRole("button", { name: "Hint", exact: true });
      const lead = page.locator("#go-on, #curtain-open");
      while (!(await ask.isVisible())) {
        await ask.or(lead).first().waitFor();
        if (await lead.isVisible()) await lead.press("Enter");
      }
      const tookMs = await page.evaluate(async () => {
        // A phrase of every kind of answer.
        const isAnswered = () => /better than|just as good|nothing else to do|decks are worth|your deck/.test(document.querySelector(".hint")?.textContent ?? "");
        const answer = new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            if (!isAnswered()) return;
            observer.disconnect();
            resolve(performance.now());
          }).observe(document.body, { childList: true, subtree: true, characterData: true });
        });
        const asked = performance.now();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
        return (await answer) - asked;
      });
      times.push(tookMs);
      await context.close();
    }
    times.sort((one, other) => one - other);
    rows.push({ game, median: Math.round(quantile(times, 0.5)), longest: Math.round(times.at(-1)) });
  }
  return rows;
}

function print(rows) {
  const names = Object.keys(rows[0]);
  const lines = [names, names.map((_, at) => (at ? "--:" : "---")), ...rows.map(Object.values)];
  console.log(`${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n`);
}

const host = await serve({ brotliLevel: 11 });
const browser = await chromium.launch(browserOptions());
print([...(await measureTaps(browser, host, 6)), ...(await measureTaps(browser, host, 1))]);
print(await measureStart(browser, host));
print(await measureHints(browser, host));
await browser.close();
await host.close();
