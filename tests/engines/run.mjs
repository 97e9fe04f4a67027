// `node run.mjs firefox` or `webkit` runs `checks.mjs`; further words select checks by name.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { DIST, serve } from "../serve.mjs";
import { CHECKS } from "./checks.mjs";
import { Tab } from "./tab.mjs";

const [which, ...parts] = process.argv.slice(2);
const part = parts.join(" ");
const engine = await import(`./${which}.mjs`);
if (!existsSync(join(DIST, "index.html"))) throw new Error("There is no site in dist/ to test: `cargo xtask dist` builds it.");

const host = await serve();
const spoken = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

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

let front;

// Firefox logs this if a page is left while its service worker answers. It can be ignored: if the worker really
// failed, no page would start offline.
const LEFT_BEHIND = "A ServiceWorker intercepted the request and encountered an unexpected error";

/** Runs a check in the running browser, or in a new one if there is none; returns its error. */
async function errorOf(make) {
  try {
    front ??= await startBrowser();
    const { browser, tab } = front;
    const another = async () => new Tab(await browser.open(), host.url);
    const restarted = async (options) => (await startBrowser(options)).tab;
    tab.problems.length = 0;
    await make({ tab, another, restarted, site: host.url });
    const complaints = tab.problems.filter((problem) => !problem.includes(LEFT_BEHIND));
    if (complaints.length) throw new Error(`the page complained:\n${complaints.join("\n")}`);
    return null;
  } catch (error) {
    // The next check needs a sound browser.
    front = undefined;
    await closeBrowsers();
    return error;
  }
}

async function check(name, make) {
  const begun = Date.now();
  const failure = await errorOf(make);
  const took = spoken(Date.now() - begun);
  console.log(failure ? `  FAILED  ${which}: ${name} (${took})\n${failure.stack}` : `  ok      ${which}: ${name} (${took})`);
  return !failure;
}

const chosen = CHECKS.filter(([name]) => name.includes(part));
if (!chosen.length) throw new Error(`No check has “${part}” in its name.`);
const begun = Date.now();
let failed = 0;
try {
  front = await startBrowser();
  console.log(`${engine.name}: ${front.browser.version}`);
  for (const [name, make, isFor] of chosen) {
    if (isFor && !isFor(engine)) console.log(`  left out ${which}: ${name}`);
    else if (!(await check(name, make))) failed += 1;
  }
} finally {
  await closeBrowsers();
  await host.close();
}
console.log(`${engine.name}: ${failed ? `${failed} FAILED` : "all passed"} in ${spoken(Date.now() - begun)}`);
// Ends whatever a failed check left open.
process.exit(failed ? 1 : 0);
