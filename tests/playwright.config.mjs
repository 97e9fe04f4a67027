// Browser tests of the built site, on a desktop and on a phone.
// `cargo xtask test --only browser -- <file> --project=phone` runs some.

import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { browserOptions } from "./browser.mjs";

const port = Number(process.env.FACEDOWN_TEST_PORT ?? 4179);
// Not a host's root: the site must work under any path.
const baseURL = `http://127.0.0.1:${port}/some/sub/path/`;

// `cargo xtask test --all` adds the tests marked @all, for every size and game where others cover
// some, and runs those marked @both also on a desktop.
const isWhole = process.env.FACEDOWN_TESTS === "all";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.mjs",
  outputDir: "../test-results",
  fullyParallel: true,
  // A browser uses more than a core at times: with more workers, all tests took a tenth longer.
  workers: Math.min(8, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A whole game takes half a minute, and several times that on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./reporter.mjs"]],
  // No traces, which take a third of the time; `--trace on` makes them. No service worker, which would download the
  // site during a test; tests of the worker allow it.
  use: { baseURL, launchOptions: browserOptions(), serviceWorkers: "block", actionTimeout: 60_000 },
  projects: [
    // Most tests don't depend on the screen's size and run on a desktop. The phone's run first: among them are whole
    // games, and as the last tests these would leave the other workers idle.
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
