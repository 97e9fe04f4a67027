// Duel 52: records, and steps at the table.

import { repeat } from "./fixtures.mjs";
import { recordText, upTo } from "./records.mjs";
import { advanceClock, goToGame, openCurtain, stepOf, tap } from "./table.mjs";

/** A record; `parts` are its expansions. */
export const lanes = (decisions = [], { seed = "0000000000520001", starts = "seat-1", parts = [], time = "off", seats = "Ana | Ben" } = {}) =>
  recordText(
    "duel-52",
    `starts=${starts} ${["heroes", "bannermen", "forts"].map((part) => `${part}=${parts.includes(part) ? "on" : "off"}`).join(" ")} time=${time}`,
    seats,
    seed,
    decisions,
  );

/** A golden record with two people instead of bots. `after` returns its first decisions and `more` as a record. */
export function golden(name) {
  const text = upTo(`duel-52-${name}`, Infinity, ["Ana", "Ben"]);
  const lines = text.trimEnd().split("\n");
  const after = (count, ...more) => [...lines.slice(0, 5 + count), ...more, ""].join("\n");
  return { decisions: lines.slice(5), text, after };
}

/** Decisions with all expansions: both play every card into the first lane, and nobody attacks. */
export const PILED = [
  "1 banner 2h | 2 banner 3d | 1 banner 3s | 2 banner 7s | 2 play 3d 1 | 2 play 7s 1 | 2 end | 1 play 2h 1 | 1 play 3s 1",
  "1 play 4s 1 | 1 end | 2 play 9s 1 | 2 play 10c 1 | 2 play Jd 1 | 2 end | 1 play 4c 1 | 1 play 5c 1 | 1 play 7d 1",
  "1 end | 2 play 8d 1 | 2 play Ac 1 | 2 play As 1 | 2 end | 1 play 9d 1 | 1 play Qs 1 | 1 end | 2 play 5d 1 | 2 end",
  "1 play 2c 1 | 1 end | 2 play 4h 1 | 2 end | 1 play 6s 1 | 1 end | 2 play 8h 1 | 2 end | 1 play 9h 1 | 1 end",
  "2 play 6h 1 | 2 end | 1 play 8c 1 | 1 end | 2 play 6d 1 | 2 end | 1 play 6c 1 | 1 end | 2 play 7c 1 | 2 end",
  "1 play Qc 1 | 1 end | 2 play Js 1 | 2 end | 1 play 8s 1 | 1 end | 2 play Ks 1 | 2 end | 1 play 10s 1 | 1 end",
  "2 play Kc 1 | 2 end | 1 play Jc 1 | 1 end | 2 play 5s 1 | 2 end",
].join(" | ").split(" | ");

export const tile = (page, number) => page.locator(`.d52-lanes [data-card="${number}"]`);
export const handCard = (page, card) => page.locator(`.d52-hand [data-glide="${card}"] button`);
export const hand = (page) => page.locator(".d52-hand button");
export const drop = (page, lane) => page.locator(`.d52-drop[data-lane="${lane}"]`);
export const fort = (page, number) => page.locator(`[data-fort="${number}"]`);
export const hero = (page) => page.locator(".d52-hero__use");
export const confirmButton = (page) => page.locator(".d52-do");
const endTurn = (page) => page.locator(".d52-end");
export const prompt = (page) => page.locator(".d52-prompt");

export function taps(page, action) {
  const [kind, ...rest] = action.split(" ");
  const [one, two] = rest;
  switch (kind) {
    case "play":
      return [handCard(page, one), drop(page, two)];
    case "flip":
      return [tile(page, one), confirmButton(page)];
    case "attack":
    case "pair":
      return [tile(page, one), tile(page, two)];
    case "also":
    case "use":
    case "move":
      return [tile(page, one)];
    case "look":
      return [one === "fort" ? fort(page, two) : tile(page, one)];
    case "discard":
    case "banner":
      return [handCard(page, one), confirmButton(page)];
    case "none":
      return [confirmButton(page)];
    case "warrior":
      return [hero(page), drop(page, one)];
    case "fort":
      return [fort(page, one), drop(page, two)];
    case "end":
      return [endTurn(page)];
    case "cast":
      return [hero(page), ...spell(page, rest)];
    default:
      throw new Error(`no tap is known for ${action}`);
  }
}

function spell(page, [kind, one, two]) {
  switch (kind) {
    case "recruit":
      return [confirmButton(page)];
    case "rush":
      return [handCard(page, one), drop(page, two)];
    case "move":
      return [tile(page, one), drop(page, two)];
    default:
      return [one === "fort" ? fort(page, two) : tile(page, one)];
  }
}

/** Goes through hand-overs and news to the next decision. Returns whether the game is over. */
export async function toTurn(page) {
  let decides = false;
  const decide = async () => void ((decides = (await prompt(page).count()) > 0) || (await advanceClock(page)));
  let isOver = false;
  await repeat(page, 12, async () => (isOver = await stepOf(page, decide)) || decides);
  return isOver;
}

export async function playDecisions(page, decisions, between = async () => {}) {
  for (const [at, line] of decisions.entries()) {
    await toTurn(page);
    await between(at, line);
    for (const control of taps(page, line.slice(2))) await tap(control);
    // A last card that loses lanes needs a confirmation.
    const confirm = confirmButton(page).filter({ hasText: "you lose" });
    if (await confirm.count()) await tap(confirm);
  }
}

export const resume = (page, text, decisions) => goToGame(page, "lanes", text, { table: decisions, looked: [decisions, decisions] });

export async function resumeGolden(page, name, decisions) {
  const game = golden(name);
  await resume(page, game.after(decisions), decisions);
  await openCurtain(page);
  return game;
}
