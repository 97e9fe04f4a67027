// Measures decisions lost when the browser is killed: `node tests/kill.mjs [times] [folder]`, of the site in dist/ or
// in `folder`. Each time it plays a few decisions of Fools Gambit, kills the browser at most three seconds after the
// last was shown, starts it again on the same profile and compares. Too long for a test: each time takes five seconds.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { open, waitUntilUsable, whichOf } from "./fixtures.mjs";
import { serve } from "./serve.mjs";
import { dealButton, seatAll } from "./set-up.mjs";
import { curtain, decide, goOnButton, passOnButton, screen, skipButton, tap } from "./table.mjs";

const TIMES = Number(process.argv[2] ?? 40);
const LONGEST_DELAY_MS = 3_000;

/** Starts a browser on a profile, as a process group to kill. */
async function start(profile) {
  const { executablePath = chromium.executablePath(), args } = browserOptions();
  const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...args, "about:blank"];
  const child = spawn(executablePath, flags, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise((done, fail) => {
    let said = "";
    child.stderr.on("data", (data) => {
      said += data;
      const found = /DevTools listening on (\S+)/.exec(said);
      if (found) done(found[1]);
    });
    child.once("exit", () => fail(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await browser.contexts()[0].newPage();
  const ended = new Promise((done) => child.once("exit", done));
  const kill = async () => {
    process.kill(-child.pid, "SIGKILL");
    await ended;
    await browser.close().catch(() => {});
  };
  return { page, kill };
}

const recordOf = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("facedown.save."));
    return key ? JSON.parse(localStorage.getItem(key)).record : "";
  });

const decisionsIn = (record) => record.split("\n").slice(5, -1).length;

const ASKED = { skip: ".narration__skip", over: "#play-again", curtain: "#curtain-open", on: "#pass-on", go: "#go-on", lock: ".lock" };

/** Opens the curtain by keys. It ignores them for half a second, and asks twice. */
async function openCurtain(page) {
  await wait(600);
  await curtain(page).press("Enter");
  await curtain(page).press("Enter");
  await curtain(page).waitFor({ state: "detached" });
}

async function play(page, decisions) {
  for (let made = 0; made < decisions; ) {
    const asked = await whichOf(page, ASKED);
    if (asked === "over") return;
    if (asked === "skip") await tap(skipButton(page));
    else if (asked === "curtain") await openCurtain(page);
    else if (asked === "on") await tap(passOnButton(page));
    else if (asked === "go") await tap(goOnButton(page));
    else if (asked === "lock") {
      await decide(page);
      await screen(page, "done").waitFor();
      made += 1;
    } else await wait(50);
  }
}

const host = await serve({ folder: process.argv[3] && resolve(process.argv[3]) });
let mostLost = 0;
let totalLost = 0;
for (let time = 1; time <= TIMES; time += 1) {
  const profile = await mkdtemp(join(tmpdir(), "facedown-kill-"));
  const first = await start(profile);
  await open(first.page, "#/new/fools-gambit", host.url);
  await first.page.emulateMedia({ reducedMotion: "reduce" });
  await seatAll(first.page, ["Ana", "Ben"]);
  await dealButton(first.page).click();
  await first.page.locator("#round-read").click();
  await play(first.page, 2 + (time % 4));
  const shown = await recordOf(first.page);
  // From no delay to the longest, evenly spread.
  const delayMs = Math.round((LONGEST_DELAY_MS * (time - 1)) / Math.max(1, TIMES - 1));
  await wait(delayMs);
  await first.kill();

  const second = await start(profile);
  await second.page.goto(host.url);
  await waitUntilUsable(second.page);
  const kept = await recordOf(second.page);
  await second.kill();
  await rm(profile, { recursive: true, force: true });
  const lost = decisionsIn(shown) - (shown.startsWith(kept) ? decisionsIn(kept) : 0);
  mostLost = Math.max(mostLost, lost);
  totalLost += lost;
  console.log(`${String(time).padStart(3)}: killed after ${String(delayMs).padStart(4)} ms, ${decisionsIn(shown)} decisions shown, ${lost} lost`);
}
await host.close();
console.log(`${TIMES} times killed: ${totalLost} decisions lost, ${mostLost} at most at a time`);
