// Games to begin a test with, and what is stored of a game.

const HEADER = `facedown 1
game fools-gambit 1
options deck=split time=off
seats Ana | Ben
seed 9f2c04d1a6b3e877
`;

/** A deal, nothing decided. */
export const DEALT = HEADER;

/** A game in its first round: Ana has chosen. */
export const RUNNING = `${HEADER}1 timeout\n`;

/** A finished game: Ben gave up. */
export const FINISHED = `${HEADER}1 timeout\n2 timeout\n2 leave\n`;

/** FNV-1a, 64 bits, as in `services/saves/codec.rs`. */
function sum(text) {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = ((value ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return value.toString(16).padStart(16, "0");
}

/** What the page tells of these games, and keeps with them. */
function summaryOf(record) {
  const people = line(record, "seats").replace("bot:sharp", "Sharp bot").split(" | ");
  const [, quitter] = /^(\d) leave$/m.exec(record) ?? [];
  const awaited = /^1 timeout$/m.test(record) ? people[1] : people.join(" and ");
  const standing = quitter ? `Over: ${people[quitter - 1]} gave up` : `Round 1 · ${awaited} to choose`;
  return { players: people.join(" and "), standing, is_over: Boolean(quitter) };
}

/** The text of a save; one without a summary is as an older build wrote it. */
export function save(record, { changed = Date.now(), label = null, exported = null, summary = summaryOf(record) } = {}) {
  const kept = { looked: [], table: 0, series: [] };
  const whole = { version: 1, record, kept, created: changed, changed, label, exported, summary: summary ?? undefined };
  const body = JSON.stringify(whole).slice(0, -1);
  return `${body},"check":"${sum(body)}"}`;
}

/** The text of a save as a build of another version would have written it. */
export function withVersion(text, version) {
  const body = text.replace('"version":1', `"version":${version}`).replace(/,"check":"\w{16}"}$/, "");
  return `${body},"check":"${sum(body)}"}`;
}

/** The key that a save is stored under. */
export const keyOf = (id) => `facedown.save.${id}`;

/** The records of all saves in a browser's storage. */
export function recordsIn(stored) {
  const saves = Object.entries(stored).filter(([key]) => key.startsWith("facedown.save."));
  return saves.map(([, text]) => JSON.parse(text).record);
}

/** A header line of a record, without its first word. */
export const line = (record, word) => new RegExp(`^${word} (.*)$`, "m").exec(record)?.[1];
