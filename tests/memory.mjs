// Measures a tab's memory: `node tests/memory.mjs [minutes]`, of the site in dist/. Eight bots play Gold Rush Shoot Out
// without motion, game after game. Ten times it prints the decisions made and the megabytes of the page's program, the
// bots' program and the scripts. A log may grow; nothing else may.

import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { open } from "./fixtures.mjs";
import { serve } from "./serve.mjs";
import { goToGame } from "./table.mjs";

const MINUTES = Number(process.argv[2] ?? 30);
const ROWS = 10;
const GAME = `facedown 1
game gold-rush-shoot-out 1
options ledger=on starting-tokens=1 time=off
seats ${["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"].map((name) => `bot:novice ${name}`).join(" | ")}
seed 000000601d000003
`;

/** Runs in the page and in its workers: captures the program's memory, and counts bots' answers. */
function watch() {
  globalThis.answers = 0;
  for (const how of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[how];
    WebAssembly[how] = async (...given) => {
      const made = await original.apply(WebAssembly, given);
      globalThis.memory ??= (made.instance ?? made).exports.memory;
      return made;
    };
  }
  if (!globalThis.Worker) return;
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => (globalThis.answers += 1));
    }
  };
}

const megabytes = (bytes) => Math.round(bytes / 1e4) / 100;
const bytesOf = (thread) => thread.evaluate(() => globalThis.memory?.buffer.byteLength ?? 0);

const host = await serve();
const browser = await chromium.launch(browserOptions());
const context = await browser.newContext({ serviceWorkers: "block" });
await context.addInitScript(watch);
await context.route("**/worker.js", async (route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `(${watch})();\n${await answer.text()}` });
});
const page = await context.newPage();
const client = await context.newCDPSession(page);
await page.addInitScript(() => localStorage.setItem("facedown.settings", JSON.stringify({ sound: "off", motion: "off" })));
await open(page, "#/about", host.url);
await goToGame(page, "memory", GAME, {});

const rows = [];
const began = Date.now();
const leads = page.locator("#play-again, .narration__skip, #go-on, .sheet > .is-main");
while (rows.length < ROWS) {
  await leads.first().click({ timeout: 1_000 }).catch(() => {});
  if (Date.now() - began < (MINUTES * 60_000 * (rows.length + 1)) / ROWS) continue;
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  const own = await bytesOf(page);
  const bots = (await Promise.all(page.workers().map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);
  const answers = await page.evaluate(() => globalThis.answers);
  rows.push({ minutes: Math.round((Date.now() - began) / 6_000) / 10, decisions: answers, page: megabytes(own), bots: megabytes(bots), scripts: megabytes(usedSize), "in all": megabytes(own + bots + usedSize) });
}
console.table(rows);
await browser.close();
await host.close();
