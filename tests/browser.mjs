// The tests' browser: `$CHROMIUM_PATH`, else one of this system, else Playwright's own.

import { existsSync } from "node:fs";

const PLACES = [
  // First, since it lacks the invisible window that takes half of the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export function browserOptions() {
  return {
    executablePath: process.env.CHROMIUM_PATH || PLACES.find(existsSync),
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Chromium's sandbox doesn't work for root (in containers).
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  };
}
