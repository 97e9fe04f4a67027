// The built release site in a real browser, as a desktop and as a phone.
// `cargo xtask test --only browser -- <file> --project=phone` runs a part of it.

import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { browserOptions } from "./browser.mjs";

const port = Number(process.env.FACEDOWN_TEST_PORT ?? 4179);
// Not a host's root: a site must work under any path.
const baseURL = `http://127.0.0.1:${port}/some/sub/path/`;

/**
 * Whether to test everything (`cargo xtask test --all`): also the tests marked @all, and those marked @both in both
 * sizes. Otherwise tests are skipped that check on every size and game what others check on some, and @both runs on a
 * phone.
 */
const isWhole = process.env.FACEDOWN_TESTS === "all";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mjs",
  outputDir: "../test-results",
  fullyParallel: true,
  // A browser alone sometimes uses more than a core: with more workers than cores the same tests took a tenth longer,
  // and a fifth more processor time.
  workers: Math.min(8, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A whole game by clicks takes half a minute, and several times that on a busy machine.
  timeout: 180_000,
  // Enough on a busy machine, too. A test that times out prints its screen.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./dearest.mjs"]],
  // Traces of every test cost a third of the time: `--trace on` asks for them. Without a service worker no copy of the
  // site is made behind a test's back: tests of the worker allow it.
  use: { baseURL, launchOptions: browserOptions(), serviceWorkers: "block", actionTimeout: 60_000 },
  projects: [
    // Tests independent of the screen's size run once, on a desktop. Whole games come first: at the end everything
    // would wait for them.
    { name: "phone", use: devices["Pixel 7"], grep: /@phone|@both/, grepInvert: isWhole ? undefined : /@all/ },
    { name: "desktop", use: devices["Desktop Chrome"], grepInvert: isWhole ? /@phone/ : /@phone|@both|@all/ },
  ],
  webServer: {
    command: `node serve.mjs ${port} /some/sub/path/`,
    cwd: import.meta.dirname,
    url: baseURL,
    reuseExistingServer: false,
  },
});
