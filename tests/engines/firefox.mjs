// Firefox by WebDriver BiDi, through puppeteer-core.

import puppeteer from "puppeteer-core";
import { PHONE, STEP_TIMEOUT_MS } from "./tab.mjs";

const PREFERENCES = {
  "ui.prefersReducedMotion": 1,
  // The browser makes no requests of its own.
  "app.update.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

const BLOCKED = { "network.cookie.cookieBehavior": 2 };

export const name = "Firefox";
export const canBlockData = true;
export const narrowest = 0;

export async function start({ isBlocked = false } = {}) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH || "/usr/bin/firefox-esr",
    headless: true,
    defaultViewport: PHONE,
    protocolTimeout: STEP_TIMEOUT_MS,
    timeout: STEP_TIMEOUT_MS,
    extraPrefsFirefox: { ...PREFERENCES, ...(isBlocked ? BLOCKED : {}) },
  });
  return {
    version: await browser.version(),
    open: async () => driverOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

function driverOf(page) {
  const problems = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  const { mouse, keyboard } = page;
  return {
    problems,
    run: (source, given) => page.evaluate(`(${source})(...${JSON.stringify(given)})`),
    go: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    tap: (x, y) => mouse.click(x, y),
    down: async (x, y) => (await mouse.move(x, y), await mouse.down()),
    up: () => mouse.up(),
    key: (key) => keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    front: () => page.bringToFront(),
    close: () => page.close(),
  };
}
