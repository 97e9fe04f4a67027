// Plays any game by taps.

import { line } from "../records.mjs";

/** Controls of any table, in order of precedence, each with its answer; `null` if the game is over. */
const ASKED = [
  ["#play-again", null],
  ["#curtain-open.is-ready, #curtain-open.is-half", (tab) => tab.tap("#curtain-open")],
  ["#curtain-open", (tab) => tab.until("the curtain is awake", () => !document.querySelector("#curtain-open.is-deaf"))],
  [".hand-over__people .hold.is-half", (tab) => tab.tap(".hand-over__people .hold.is-half")],
  [".hand-over__people .hold.is-ready", (tab) => tab.tap(".hand-over__people .hold.is-ready")],
  ["#pass-on", (tab) => tab.tap("#pass-on")],
];
const GO_ON = ["#go-on", (tab) => tab.tap("#go-on")];

const lock = (tab) => tab.tap(".lock");
const isLockRefused = async (tab) => (await tab.spot(".lock")).isRefused;
const countOf = (tab, selector) => tab.run((selector) => document.querySelectorAll(selector).length, selector);
const HAND = "main button:not(.lock)";

async function foolsGambit(tab) {
  // Only the duel needs picks; the swap is declined without any.
  if (!(await countOf(tab, ".fg-swap"))) for (let picked = 0; picked < 2; picked += 1) await tab.tap(".fg-pick button", ", in hand");
  await lock(tab);
}

async function dualDuel(tab) {
  if (await countOf(tab, ".radio-card")) await tab.tap(".radio-card", "", -1);
  else await tab.tap(HAND, ", in hand");
  if (await isLockRefused(tab)) await tab.tap(HAND, ", in hand");
  await lock(tab);
}

async function goldRush(tab) {
  const [offers, cards, seats] = [".gr-offers .radio-card", "button.gr-card__face", "button.gr-plate__face"];
  const enabled = ":not([aria-disabled=true])";
  if (await countOf(tab, offers)) await tab.tap(offers);
  if (await countOf(tab, cards + enabled)) await tab.tap(cards + enabled);
  for (let at = 0; at < 2 && (await isLockRefused(tab)); at += 1) {
    if (await countOf(tab, seats + enabled)) await tab.tap(seats + enabled, "", at);
  }
  for (let at = 0; at < (await countOf(tab, offers)) && (await isLockRefused(tab)); at += 1) await tab.tap(offers, "", at);
  await lock(tab);
}

async function duel52(tab) {
  const enabled = ":not([aria-disabled=true])";
  const isDecided = async () => !(await tab.has(".d52-prompt"));
  for (const end of [".d52-end", ".d52-do"]) {
    if (await countOf(tab, end + enabled)) return tab.tap(end + enabled);
  }
  const all = [`.d52-hand button${enabled}`, `.d52-lanes button.d52-tile${enabled}`];
  // Twice, since a tap may take effect a moment later.
  for (const held of [...all, ...all]) {
    for (let at = 0; at < (await countOf(tab, held)); at += 1) {
      await tab.tap(held, "", at);
      for (const end of [`.d52-drop${enabled}`, `.d52-do${enabled}`]) {
        if (await countOf(tab, end)) return tab.tap(end);
      }
      if (await isDecided()) return undefined;
    }
  }
  throw new Error("there is something that one can do");
}

const GAMES = {
  "fools-gambit": [GO_ON, [".lock", foolsGambit]],
  "dual-duel": [[".dd-hands__answers button", (tab) => tab.tap(".dd-hands__answers button")], GO_ON, [".lock", dualDuel]],
  "heads-up-duel": [
    ["#hud-finish", (tab) => tab.tap("#hud-finish")],
    ...[".hold.table__openly.is-half", ".hold.table__openly.is-ready", ".table__openly:not(.hold, details *)"].map((openly) => [openly, (tab) => tab.tap(openly)]),
    GO_ON,
    [".hud-other__pick", (tab) => tab.tap(".hud-other__pick")],
    [".hud-hand.is-able button", async (tab) => (await tab.tap(".hud-hand.is-able button"), await lock(tab))],
    ["#hud-ready", (tab) => tab.tap("#hud-ready")],
    [".lock", async (tab) => (await tab.tap(".hud-hand button"), await lock(tab))],
    ["main button", (tab) => tab.tap("main button", "show the cards")],
  ],
  "gold-rush-shoot-out": [GO_ON, [".lock", goldRush]],
  "duel-52": [[".d52-prompt", duel52], GO_ON, ["main button", (tab) => tab.tap("main button", "show the cards")]],
};

export const SLUGS = Object.keys(GAMES);

export async function deal(tab, slug) {
  await tab.go(`#/new/${slug}`);
  await tab.tap("button", "^deal$");
  const table = () => location.hash.startsWith("#/game/") && document.querySelector(".table:not(.is-opening)");
  await tab.until("a table", table);
  // The first game of a group explains rounds.
  if (await tab.has("#round-read")) await tab.tap("#round-read");
}

async function decisions(tab) {
  const [record] = await tab.records();
  return record.trimEnd().split("\n").length - 5;
}

/** Plays the device's only game until it has `count` decisions, or ends. */
export async function play(tab, slug, count) {
  const asked = [...ASKED, ...GAMES[slug]];
  const selectors = asked.map(([selector]) => selector);
  const first = (selectors) => selectors.find((selector) => document.querySelector(selector));
  for (let steps = 0; (await decisions(tab)) < count; steps += 1) {
    if (steps > 20 * count) throw new Error(`${slug} does not go on`);
    const found = await tab.until("the table asks for something", first, selectors);
    const [, answer] = asked[selectors.indexOf(found)];
    if (!answer) return;
    await answer(tab);
  }
}

export const seatsOf = (record) => line(record, "seats").split(" | ");
