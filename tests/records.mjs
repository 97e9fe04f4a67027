// Records to start tests with, and the format of saves.

import { readFileSync, readdirSync } from "node:fs";
import { deflateSync } from "node:zlib";

const FOLDER = new URL("../engine/tests/records/", import.meta.url);

export const golden = (name) => readFileSync(new URL(`${name}.record`, FOLDER), "utf8");

export const GOLDEN = readdirSync(FOLDER).filter((file) => file.endsWith(".record")).map((file) => file.replace(/\.record$/, ""));

export const digests = (name) => readFileSync(new URL(`${name}.digests`, FOLDER), "utf8");

/** A golden record up to `count` decisions, with `people` in its seats if given. */
export function upTo(name, count, people) {
  const lines = golden(name).trimEnd().split("\n");
  if (people) lines[3] = `seats ${people.slice(0, lines[3].split("|").length).join(" | ")}`;
  return [...lines.slice(0, 5 + count), ""].join("\n");
}

/** Seeds of deals that no seat can tell apart, and the decisions that they share. */
export function lookAlikes(game) {
  const blocks = readFileSync(new URL("look-alikes.txt", FOLDER), "utf8").trimEnd().split("\n\n");
  const [, ...lines] = blocks.map((block) => block.split("\n")).find(([name]) => name === game);
  const isDecision = (line) => line.includes(" ");
  return { decisions: lines.filter(isDecision), seeds: lines.filter((line) => !isDecision(line)) };
}

export const recordText = (game, options, seats, seed, decisions) =>
  ["facedown 1", `game ${game} 1`, `options ${options}`, `seats ${seats}`, `seed ${seed}`, ...decisions, ""].join("\n");

export const DEALT = recordText("fools-gambit", "deck=split time=off", "Ana | Ben", "9f2c04d1a6b3e877", []);

export const RUNNING = `${DEALT}1 timeout\n`;

/** Ben gave up. */
export const FINISHED = `${DEALT}1 timeout\n2 timeout\n2 leave\n`;

/** FNV-1a, 64 bits, as in `services/saves/codec.rs`. */
function checkSum(text) {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = ((value ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return value.toString(16).padStart(16, "0");
}

function summaryOf(record) {
  const people = line(record, "seats").replace("bot:sharp", "Sharp bot").split(" | ");
  const [, quitter] = /^(\d) leave$/m.exec(record) ?? [];
  const awaited = /^1 timeout$/m.test(record) ? people[1] : people.join(" and ");
  const standing = quitter ? `Over: ${people[quitter - 1]} gave up` : `Round 1 · ${awaited} to choose`;
  return { players: people.join(" and "), standing, is_over: Boolean(quitter) };
}

export function withCheckSum(save) {
  const body = JSON.stringify({ ...save, check: undefined }).slice(0, -1);
  return `${body},"check":"${checkSum(body)}"}`;
}

/** A save's text. `summary: null` leaves the summary out, as older builds did. */
export function save(record, { changed = Date.now(), label = null, exported = null, summary = summaryOf(record), kept = {}, places } = {}) {
  const shown = { looked: [], table: 0, series: [], ...kept };
  const seating = places && { places };
  return withCheckSum({ version: 1, record, kept: shown, created: changed, changed, label, exported, summary: summary ?? undefined, seating });
}

export const withVersion = (text, version) => withCheckSum({ ...JSON.parse(text), version });

/** An exported file of saves and device data. */
export const bundle = (entries, beside) => JSON.stringify({ facedown: "games", version: 1, entries, beside });

/** A link to a game, encoded by the test, not by the page. */
export const linkTo = (text, version = 1) => `#/link/${Buffer.concat([Buffer.from([version]), deflateSync(text)]).toString("base64url")}`;

export const keyOf = (id) => `facedown.save.${id}`;

export const savesIn = (stored) =>
  Object.entries(stored)
    .filter(([key]) => key.startsWith(keyOf("")))
    .map(([, text]) => JSON.parse(text));

export const recordsIn = (stored) => savesIn(stored).map(({ record }) => record);

export const line = (record, word) => new RegExp(`^${word} (.*)$`, "m").exec(record)?.[1];
