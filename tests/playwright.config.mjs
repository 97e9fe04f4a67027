// The built release site in a real browser, as a desktop and as a phone.
// `cargo xtask test --only browser -- <file> --project=phone` runs a part of it.

import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { browserOptions } from "./browser.mjs";

const port = Number(process.env.FACEDOWN_TEST_PORT ?? 4179);
// No corner of a host: a site must work under any path.
const baseURL = `http://127.0.0.1:${port}/some/sub/path/`;

/**
 * Whether all is tested that there is (`cargo xtask test --all`): the tests marked @all, too, and those marked @both in both
 * sizes. Else those are left out that hold on every size and game what others hold on some, and @both is tested on a phone.
 */
const isWhole = process.env.FACEDOWN_TESTS === "all";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mjs",
  outputDir: "../test-results",
  fullyParallel: true,
  // A browser alone keeps more than a core busy at times: with more workers than cores the same tests took a tenth longer,
  // and a fifth more of the processors' time.
  workers: Math.min(8, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A whole game by clicks takes half a minute, and a busy machine several times that.
  timeout: 180_000,
  // What comes at all comes by then, on a busy machine too. A test that waits in vain says what was on the screen.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./dearest.mjs"]],
  // A trace of every test costs a third of the time: `--trace on` asks for it.
  // Without a service worker no test has a copy of the site made behind its back: what tests the worker allows it.
  use: { baseURL, launchOptions: browserOptions(), serviceWorkers: "block", actionTimeout: 60_000 },
  projects: [
    // What has nothing to do with the size of a screen is tested once, on a desktop. Whole games come first:
    // at the end they would be waited for alone.
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
