// WebKitGTK by WebDriver over plain requests, on a virtual screen. It has windows instead of tabs, and no console.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { PHONE, STEP_TIMEOUT_MS } from "./tab.mjs";

export const name = "WebKit";
export const canBlockData = false;
/** In pixels: the toolbar keeps windows at least this wide. */
export const narrowest = 450;

const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: " ", ArrowRight: "\uE014" };
const DOWN = { type: "pointerDown", button: 0 };
const UP = { type: "pointerUp", button: 0 };
const moveTo = (x, y) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 });
const POINTER = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } };

export async function start() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3], "data");
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const end = async () => {
    for (const process of [driver, screen]) {
      if (process.exitCode !== null || process.signalCode !== null) continue;
      process.kill();
      await once(process, "exit");
    }
  };
  try {
    return await session(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

async function session(host, end) {
  await untilItAnswers(`${host}/status`);
  const timeouts = { script: STEP_TIMEOUT_MS, pageLoad: STEP_TIMEOUT_MS };
  const { sessionId, capabilities } = await ask(`${host}/session`, { capabilities: { alwaysMatch: { timeouts } } });
  const here = `${host}/session/${sessionId}`;
  const browser = { here, front: null, first: (await ask(`${here}/window`)).toString() };
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    open: () => driverOf(browser),
    close: async () => {
      await ask(here, undefined, "DELETE").catch(() => {});
      await end();
    },
  };
}

async function untilItAnswers(url) {
  for (const end = Date.now() + STEP_TIMEOUT_MS; ; ) {
    if (await fetch(url).then(({ ok }) => ok, () => false)) return;
    if (Date.now() > end) throw new Error("WebKitWebDriver does not answer");
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function ask(url, body, method = body ? "POST" : "GET") {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Wraps a function for WebDriver, which waits for a callback, not for a promise. */
const calling = (source) => `const [given, done] = arguments;
  Promise.resolve().then(() => (${source})(...given))
    .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;

async function driverOf(browser) {
  const { here, first } = browser;
  const handle = first ?? (await ask(`${here}/window/new`, { type: "window" })).handle;
  browser.first = null;
  /** Switches to this window, since the driver sends requests to the window in front. */
  const front = async () => {
    if (browser.front !== handle) await ask(`${here}/window`, { handle });
    browser.front = handle;
  };
  const to = async (path, body, method) => (await front(), ask(`${here}/${path}`, body, method));
  const act = (...actions) => to("actions", { actions: [{ ...POINTER, actions }] });
  const key = (value) => [{ type: "keyDown", value }, { type: "keyUp", value }];
  const driver = {
    problems: [],
    run: async (source, given) => {
      const { value, error } = await to("execute/async", { script: calling(source), args: [given] });
      if (error) throw new Error(error);
      return value;
    },
    go: (url) => to("url", { url }),
    reload: () => to("refresh", {}),
    tap: (x, y) => act(moveTo(x, y), DOWN, UP),
    down: (x, y) => act(moveTo(x, y), DOWN),
    up: () => act(UP),
    key: (name) => to("actions", { actions: [{ type: "key", id: "keys", actions: key(KEYS[name] ?? name) }] }),
    resize: async (width, height) => {
      const wide = Math.max(width, narrowest);
      // Sets the outer size, measures the frame, and adds it.
      await to("window/rect", { width: wide, height });
      const [inner, outer] = await driver.run("() => [innerWidth, innerHeight]", []);
      await to("window/rect", { width: 2 * wide - inner, height: 2 * height - outer });
      const actual = await driver.run("() => innerWidth", []);
      if (actual !== wide) throw new Error(`the window is ${actual} wide, not ${wide}`);
    },
    front,
    close: async () => {
      await to("window", undefined, "DELETE");
      browser.front = null;
    },
  };
  await driver.resize(PHONE.width, PHONE.height);
  return driver;
}
