// A second copy of games and device data, in IndexedDB. Browsers write localStorage to disk seconds late, so a crash
// would lose the last decisions, and people who know the results could decide again. This copy is on disk within
// milliseconds. The page reads only localStorage; before it starts, this script restores newer and lost data.

import { isDeviceData, parse } from "./rescue.js";

const SAVE = "facedown.save.";
const SETTINGS = "facedown.settings";
/** Key of the times of the last change of each device data text. (A game's text contains its own time.) */
const CHANGED = "facedown.changed";

/** Milliseconds; then the page starts without the copy. */
const LONGEST_WAIT = 1_000;
/** Milliseconds for which deletions are remembered. Within a week, localStorage has surely been written to disk. */
const REMEMBERED_FOR = 7 * 24 * 3_600_000;

/** Two databases, since older builds take all texts in the first one for games. */
const games = copies("facedown", "games");
const deviceData = copies("facedown.beside", "texts");

let isFailureReported = false;

/** Tells the page, once, that there is no second copy. localStorage still has all data. */
function reportFailure() {
  if (!isFailureReported) dispatchEvent(new Event("facedown-copy-failed"));
  isFailureReported = true;
}

function copies(/** @type {string} */ name, /** @type {string} */ store) {
  /** @type {Promise<IDBDatabase | null> | null} */
  let connection = null;

  async function open() {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    const found = await completion(request);
    found.onclose = found.onversionchange = () => {
      found.close();
      connection = null;
    };
    return found;
  }

  /** The database, reopened if the browser has dropped the connection; `null` if it is forbidden or not supported. */
  const database = () => (connection ??= open().catch(() => null));

  /** @type {Map<string, Copy>} Changes to write. */
  let pending = new Map();
  /** @type {Promise<unknown>} */
  let writing = Promise.resolve();

  async function putAll(/** @type {Map<string, Copy>} */ batch) {
    const transaction = (await database())?.transaction(store, "readwrite", { durability: "strict" });
    for (const [key, value] of batch) transaction?.objectStore(store).put(value, key);
    if (transaction) await completion(transaction);
  }

  async function write() {
    if (!pending.size) return;
    const batch = pending;
    pending = new Map();
    // A connection can be lost silently: the retry opens a new one.
    const retry = () => {
      connection = null;
      return putAll(batch);
    };
    await putAll(batch).catch(retry).catch(reportFailure);
  }

  return {
    put(/** @type {string} */ key, /** @type {string | null} */ text, /** @type {number} */ at) {
      pending.set(key, text === null ? { at } : { text, at });
      writing = writing.then(write);
    },
    /** Calls `settle` with all copies by key, and stores the changes that it returns; `null` deletes. */
    async restore(/** @type {AbortSignal} */ timeout, /** @type {(copies: Map<string, Copy>) => [string, Copy | null][]} */ settle) {
      const texts = (await database())?.transaction(store, "readwrite").objectStore(store);
      if (!texts) return;
      /** @type {any[][]} */
      const [keys, values] = await Promise.all([completion(texts.getAllKeys()), completion(texts.getAll())]);
      // Too late: the page has started, and its data must not change.
      if (timeout.aborted) return;
      const changes = settle(new Map(keys.map((key, at) => [`${key}`, values[at]])));
      for (const [key, value] of changes) {
        if (value) texts.put(value, key);
        else texts.delete(key);
      }
    },
  };
}

const completion = (/** @type {any} */ work) =>
  new Promise((done, fail) => {
    work.onsuccess = work.oncomplete = () => done(work.result);
    work.onabort = work.onerror = () => fail(work.error);
  });

/** @type {Promise<unknown>} Resolves when localStorage is up to date, or the wait is over. */
export const ready = new Promise((done) => {
  const timeout = AbortSignal.timeout(LONGEST_WAIT);
  timeout.addEventListener("abort", done);
  Promise.allSettled([games.restore(timeout, settleGames), deviceData.restore(timeout, settleDeviceData)]).then(done);
});

const mayForget = (/** @type {Copy} */ { text, at }) => text === undefined && at < Date.now() - REMEMBERED_FOR;

/** @returns {[string, null][]} The deletions to forget. Writes newer games to localStorage, removes deleted ones. */
function settleGames(/** @type {Map<string, Copy>} */ copies) {
  for (const [key, { text, at }] of copies) {
    const here = localStorage.getItem(key);
    if (text === undefined) {
      if (here !== null && !(parse(here)?.changed > at)) localStorage.removeItem(key);
    } else if (here !== text && isNewer(parse(text), parse(here))) {
      storeText(key, text);
    }
  }
  return [...copies].filter(([, copy]) => mayForget(copy)).map(([key]) => [key, null]);
}

// Whether the copy of a save is newer. `here` may be missing or damaged. A new label doesn't change the time: of two
// texts with the same time and record, the copy is newer.
function isNewer(/** @type {any} */ copy, /** @type {any} */ here) {
  if (!copy || !here) return Boolean(copy);
  if (copy.changed !== here.changed) return copy.changed > here.changed;
  return copy.record === here.record;
}

// Compares device data by time of change; a text without a time is old. Newer copies replace texts, missing texts are
// restored unless deleted later, and texts without a copy get one.
function settleDeviceData(/** @type {Map<string, Copy>} */ copies) {
  const changed = changeTimes();
  const before = JSON.stringify(changed);
  const here = Object.keys(localStorage).filter(isCopied);
  /** @type {[string, Copy | null][]} */
  const next = [];
  for (const key of new Set([...copies.keys(), ...here])) {
    const text = localStorage.getItem(key);
    const copy = copies.get(key);
    const at = changed[key] ?? (copy ? 0 : Date.now());
    if (copy && (copy.at > at || (copy.at === at && text === null))) {
      if (storeText(key, copy.text)) changed[key] = copy.at;
    } else if (copy?.text !== (text ?? undefined)) {
      next.push([key, text === null ? { at } : { text, at }]);
      changed[key] = at;
    }
    if (copy && mayForget(copy) && text === null) {
      next.push([key, null]);
      delete changed[key];
    }
  }
  const after = JSON.stringify(changed);
  if (after !== before) storeText(CHANGED, after);
  return next;
}

/** Writes or deletes a text in localStorage; returns false if there is no room. */
function storeText(/** @type {string} */ key, /** @type {string | undefined} */ text) {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Record<string, number>} Times of change in milliseconds, by key; invalid ones are left out. */
function changeTimes() {
  const moments = Object.entries(parse(localStorage.getItem(CHANGED)) ?? {});
  return Object.fromEntries(moments.filter(([, at]) => Number.isFinite(at)));
}

const isCopied = (/** @type {string} */ key) => isDeviceData(key) || key === SETTINGS;

/** Copies a change of localStorage. Its time is later than the last one, even if the clock was set back. */
export function copy(/** @type {[string, string | null]} */ [key, text]) {
  if (key.startsWith(SAVE)) games.put(key, text, Date.now());
  if (!isCopied(key)) return;
  const changed = changeTimes();
  const at = Math.max(Date.now(), (changed[key] ?? 0) + 1);
  storeText(CHANGED, JSON.stringify({ ...changed, [key]: at }));
  deviceData.put(key, text, at);
}
