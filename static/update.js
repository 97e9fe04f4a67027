// Offline use and updates. A newer build takes over only when asked to, and never while a tab has a game open.

/** The lock that every tab with an open game holds, in shared mode. */
const OPEN_GAME = "facedown.open-game";

/** Milliseconds between an open page's checks for a newer build. */
const CHECK_INTERVAL = 60 * 60 * 1000;

/** @type {ServiceWorker | null} The waiting build's worker. */
let waitingWorker = null;

/** @returns {ReturnType<Facedown["update"]>} Activates the waiting build, which reloads all tabs, unless a game is open. */
export function update() {
  const next = waitingWorker;
  if (!next) return Promise.resolve("none");
  return new Promise((resolve) => {
    navigator.locks.request(OPEN_GAME, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve("game-open");
      next.postMessage("skip-waiting");
      resolve("updating");
      // Held until this tab reloads, so that no game opens in between.
      return new Promise((release) => {
        next.addEventListener("statechange", () => next.state === "redundant" && release(null));
      });
    });
  });
}

/** Starts the worker. The event `facedown-update` on the window announces a newer build. */
export async function keepSite() {
  const container = navigator.serviceWorker;
  if (!container) return;
  let hadController = Boolean(container.controller);
  container.addEventListener("controllerchange", async () => {
    globalThis.facedown.updateWaiting = waitingWorker = null;
    // The very first worker takes over a page of its own build, which needs no reload.
    const isFirst = !hadController;
    hadController = true;
    if (isFirst) return;
    const { held = [], pending = [] } = await navigator.locks.query();
    const isGameOpen = [...held, ...pending].some(({ name, mode }) => name === OPEN_GAME && mode === "shared");
    if (!isGameOpen) location.reload();
  });
  // Without a worker (some browsers' private windows) the page works online.
  const registration = await container.register("./sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => next.state === "installed" && announce(next));
  });
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  });
}

async function announce(/** @type {ServiceWorker | null} */ next) {
  if (!next || !navigator.serviceWorker.controller) return;
  const description = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    next.postMessage("describe", [port2]);
  });
  if (next.state !== "installed") return;
  waitingWorker = next;
  globalThis.facedown.updateWaiting = description;
  dispatchEvent(new CustomEvent("facedown-update", { detail: description }));
}
