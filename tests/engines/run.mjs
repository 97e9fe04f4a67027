// The checks of `checks.mjs` in one engine: `node run.mjs firefox` or `node run.mjs webkit`. What follows is a part of
// the name of the only checks to be made.

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
const browsers = [];

/** Starts a browser, and opens its first tab. */
async function started(options) {
  const browser = await engine.start(options);
  browsers.push(browser);
  return { browser, tab: new Tab(await browser.open(), host.url) };
}

const spoken = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
let failed = 0;

/** What went wrong with a check, if anything did. */
async function trouble(make, start) {
  start.tab.problems.length = 0;
  try {
    await make(start);
    if (start.tab.problems.length) throw new Error(`the page complained:\n${start.tab.problems.join("\n")}`);
    return null;
  } catch (error) {
    return error;
  }
}

/** Makes a check; in CI once more where it fails, for a shared machine can stall a browser: what passes late is named. */
async function check(name, make, start) {
  const begun = Date.now();
  const first = await trouble(make, start);
  const last = first && process.env.CI ? await trouble(make, start) : first;
  const took = spoken(Date.now() - begun);
  if (last) {
    failed += 1;
    console.log(`  FAILED  ${name} (${took})\n${last.stack}`);
  } else if (first) console.log(`  late    ${name} (${took})\n${first.stack}`);
  else console.log(`  ok      ${name} (${took})`);
}

const chosen = CHECKS.filter(([name]) => name.includes(part));
if (!chosen.length) throw new Error(`No check has “${part}” in its name.`);
const begun = Date.now();
try {
  const { browser, tab } = await started();
  console.log(`${engine.name}: ${browser.version}`);
  const another = async () => new Tab(await browser.open(), host.url);
  const restarted = async (options) => (await started(options)).tab;
  for (const [name, make, isFor] of chosen) {
    if (isFor && !isFor(engine)) console.log(`  skipped ${name}: ${engine.name} can’t be made to`);
    else await check(name, make, { tab, another, restarted, site: host.url });
  }
} finally {
  for (const browser of browsers) await browser.close();
  await host.close();
}
console.log(`${failed ? `${failed} FAILED` : "all passed"} in ${spoken(Date.now() - begun)}`);
process.exitCode = failed ? 1 : 0;
