// A copy of every game in IndexedDB. Browsers write localStorage to the disk seconds later: what was decided just
// before a crash would be lost, and could be decided again by somebody who knows how it ended. The copy is on the disk
// within milliseconds. The page reads localStorage alone; before it starts, what is newer in the copy is put there.

const SAVE = "facedown.save.";
const DATABASE = "facedown";
const GAMES = "games";

/** How long the page waits for the copy before it starts without it, in milliseconds. */
const PATIENCE = 1_000;
/** How long it is known that a game was deleted, in milliseconds: localStorage has surely been written by then. */
const REMEMBERED = 7 * 24 * 3_600_000;

/** What is to be written, by key: `{ text, at }`, without a text for a game that was deleted. */
let pending = new Map();
let isWriting = false;

const database = new Promise((done) => {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = request.onblocked = () => done(null);
  } catch {
    // Forbidden, or a browser without it.
    done(null);
  }
});

const answer = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const ended = (transaction) =>
  new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = transaction.onerror = () => fail(transaction.error);
  });

/** The games are as new as the copy, or it can't be had in time. */
export const ready = new Promise((done) => {
  let isLate = false;
  setTimeout(() => {
    isLate = true;
    done();
  }, PATIENCE);
  restore(() => isLate).catch(() => {}).finally(done);
});

async function restore(isLate) {
  const games = (await database)?.transaction(GAMES, "readwrite").objectStore(GAMES);
  if (!games) return;
  const [keys, copies] = await Promise.all([answer(games.getAllKeys()), answer(games.getAll())]);
  // What changed under a page that runs would surprise it.
  if (isLate()) return;
  for (const [at, key] of keys.entries()) {
    const copy = copies[at];
    if (copy.text === undefined && copy.at < Date.now() - REMEMBERED) games.delete(key);
    settle(key, copy);
  }
}

/** Gives localStorage what is newer in the copy. */
function settle(key, { text, at }) {
  const here = localStorage.getItem(key);
  if (text === undefined) {
    if (here !== null && !(read(here)?.changed > at)) localStorage.removeItem(key);
    return;
  }
  if (here === text || !isNewer(read(text), here === null ? null : read(here))) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    // No room: it stays in the copy.
  }
}

/** Whether a copy is newer than what is here, which may be missing or damaged. */
function isNewer(copy, here) {
  if (!copy || !here) return Boolean(copy);
  if (copy.changed !== here.changed) return copy.changed > here.changed;
  return copy.record === here.record;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Has the copy follow a change in localStorage: a key, and its text or `null`. Games alone are copied. */
export function copy([key, text]) {
  if (!key.startsWith(SAVE)) return;
  pending.set(key, text === null ? { at: Date.now() } : { text, at: Date.now() });
  write();
}

/** Writes what is to be written, all of it at once. What comes meanwhile is written next. */
async function write() {
  if (isWriting || !pending.size) return;
  isWriting = true;
  try {
    const opened = await database;
    const batch = pending;
    pending = new Map();
    const transaction = opened?.transaction(GAMES, "readwrite", { durability: "strict" });
    for (const [key, value] of batch) transaction?.objectStore(GAMES).put(value, key);
    if (transaction) await ended(transaction);
  } catch {
    // localStorage has it, and is written to the disk in its own time.
  }
  isWriting = false;
  write();
}
