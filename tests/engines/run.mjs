// `node run.mjs firefox` or `webkit` runs the checks of `checks.mjs`, or those whose names contain the further words.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DIST, serve } from "../serve.mjs";
import { CHECKS } from "./checks.mjs";
import { Tab } from "./tab.mjs";

const [which, ...words] = process.argv.slice(2);
const namePart = words.join(" ");
const engine = await import(`./${which}.mjs`);
if (!existsSync(join(DIST, "index.html"))) throw new Error("There is no site in dist/ to test: `cargo xtask dist` builds it.");

const host = await serve();
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** All running browsers, including those that checks start. */
const browsers = new Set();

async function startBrowser(options) {
  const browser = await engine.start(options);
  browsers.add(browser);
  return { browser, tab: new Tab(await browser.open(), host.url) };
}

async function closeBrowsers() {
  const all = [...browsers];
  browsers.clear();
  await Promise.allSettled(all.map((browser) => browser.close()));
}

let running;

// Firefox logs this error, which can be ignored, if a page is left while its service worker answers: if the worker
// really failed, no page would start offline.
const LEFT_DURING_ANSWER = "A ServiceWorker intercepted the request and encountered an unexpected error";

/** Runs a check in the running browser, or in a new one if there is none; returns its error. */
async function errorOf(run) {
  try {
    running ??= await startBrowser();
    const { browser, tab } = running;
    const openTab = async () => new Tab(await browser.open(), host.url);
    const openInNewBrowser = async (options) => (await startBrowser(options)).tab;
    tab.problems.length = 0;
    await run({ tab, openTab, openInNewBrowser, site: host.url });
    const complaints = tab.problems.filter((problem) => !problem.includes(LEFT_DURING_ANSWER));
    if (complaints.length) throw new Error(`the page complained:\n${complaints.join("\n")}`);
    return null;
  } catch (error) {
    // The next check needs a sound browser.
    running = undefined;
    await closeBrowsers();
    return error;
  }
}

async function check(name, run) {
  const begun = Date.now();
  const failure = await errorOf(run);
  const took = inSeconds(Date.now() - begun);
  console.log(failure ? `  FAILED  ${which}: ${name} (${took})\n${failure.stack}` : `  ok      ${which}: ${name} (${took})`);
  return !failure;
}

const chosen = CHECKS.filter(([name]) => name.includes(namePart));
if (!chosen.length) throw new Error(`No check has “${namePart}” in its name.`);
const begun = Date.now();
let failed = 0;
try {
  running = await startBrowser();
  console.log(`${engine.name}: ${running.browser.version}`);
  for (const [name, run, isFor] of chosen) {
    if (isFor && !isFor(engine)) console.log(`  left out ${which}: ${name}`);
    else if (!(await check(name, run))) failed += 1;
  }
} finally {
  await closeBrowsers();
  await host.close();
}
console.log(`${engine.name}: ${failed ? `${failed} FAILED` : "all passed"} in ${inSeconds(Date.now() - begun)}`);
// Ends whatever a failed check left open.
process.exit(failed ? 1 : 0);
