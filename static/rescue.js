// The rescue screen, for when the app can't start or panics. It reads the saves without the app. Records contain
// hidden cards, so they go only into a file or the clipboard.

import { said } from "./words.js";

const SAVE = "facedown.save.";
const SET_ASIDE = "facedown.set-aside.";
/** @type {string[]} Keys of the device data, which is exported beside the games. */
const DEVICE_DATA = ["facedown.played", "facedown.daily", "facedown.puzzles", "facedown.people", "facedown.marks"];
const EVENING = "facedown.evening.";

export const isDeviceData = (/** @type {string} */ key) => DEVICE_DATA.includes(key) || key.startsWith(EVENING);

/** Limits the report: later faults follow from the first. */
const MOST_FAULTS = 8;

/** False in lockdown modes and under some company policies. */
const hasWasm = typeof WebAssembly === "object";

/** @type {string[]} */
const faults = [];
let isShown = false;

/** Watches for uncaught faults of the wasm: a trap, or a stack overflow in it. The app survives other errors. */
export function watchFaults() {
  const onError = (/** @type {unknown} */ error) => {
    const isTrap = hasWasm && error instanceof WebAssembly.RuntimeError;
    if (isTrap || (error instanceof RangeError && /wasm/.test(error.stack ?? ""))) rescue(error);
  };
  addEventListener("error", ({ error }) => onError(error));
  addEventListener("unhandledrejection", ({ reason }) => onError(reason));
}

/** Replaces the whole page. Later faults are only added to the report. */
export function rescue(/** @type {unknown} */ fault, stage = "running") {
  if (faults.length < MOST_FAULTS) faults.push(fault instanceof Error ? `${fault}\n${fault.stack ?? ""}`.trim() : String(fault));
  if (isShown) return;
  isShown = true;
  const screen = document.getElementById("rescue");
  // Removes elements rather than hiding them: perhaps nobody may see the table now.
  for (const child of [...document.body.children]) {
    if (child !== screen && child.localName !== "script") child.remove();
  }
  // The messages are in English until the language's words are loaded.
  if (!globalThis.facedown.words?.length) Object.assign(document.documentElement, { lang: "en", dir: "ltr" });
  document.title = said("stopped");
  (stage === "start" ? showNotStarted() : showStopped()).focus();
}

export function report() {
  const lines = [
    "Facedown: problem report",
    `version: ${document.querySelector("meta[name=facedown-version]")?.content}`,
    `browser: ${navigator.userAgent}`,
    `language: ${navigator.language}, screen: ${innerWidth} × ${innerHeight} at ${devicePixelRatio}`,
    `page: ${location.hash.split("/")[1] || "home"}`,
    "",
    ...(faults.length ? faults : ["no fault was noticed"]),
  ];
  const record = parse(new Map(allSaves()).get(SAVE + openGameId()))?.record;
  if (record) lines.push("", "The game that was open, hidden cards included:", String(record));
  return lines.join("\n");
}

function showStopped() {
  // Shows only the place in the source, since the fault's message may name a card.
  const [source] = /[\w-]+(?:[\\/][\w.-]+)*\.rs:\d+:\d+/.exec(faults[0]) ?? [];
  const detail = source ? [element("p", "rescue-detail", said("place", source))] : [];
  return showPage(said("stopped"), said("stopped_because"), said("go_on"), reload, ...detail);
}

function showNotStarted() {
  const isForbidden = faults.some((fault) => /WebAssembly|wasm/.test(fault) && /policy|unsafe-eval|disallowed|blocked/i.test(fault));
  if (!hasWasm || isForbidden) return showPage(said("not_started"), said("needs_wasm"), said("try_again"), reload);
  return showPage(said("not_started"), said("not_loaded"), said("load_afresh"), loadAfresh);
}

const reload = () => location.reload();

/** Shows a screen with a button to continue, the saved games and the problem report. */
function showPage(/** @type {string} */ title, /** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ onPress, /** @type {HTMLElement[]} */ ...more) {
  const status = element("p", "rescue-status");
  status.setAttribute("role", "status");
  const home = button(said("home"), () => {
    history.replaceState(null, "", "#/");
    location.reload();
  });
  const buttons = element("div", "rescue-row", button(label, onPress, "button is-main"), home);
  return show(title, text, ...more, buttons, ...savedGames(status), ...problemReport(status), status);
}

/** Shows a screen outside the app; returns its heading, for the focus. */
export function show(/** @type {string} */ title, /** @type {string} */ text, /** @type {HTMLElement[]} */ ...more) {
  const heading = element("h1", "rescue-title", title);
  heading.tabIndex = -1;
  const screen = document.getElementById("rescue");
  screen.replaceChildren(element("main", "rescue", heading, element("p", "", text), ...more));
  screen.hidden = false;
  return heading;
}

function savedGames(/** @type {HTMLElement} */ status) {
  const games = allSaves();
  const heading = element("h2", "", said("games"));
  if (!games) return [heading, element("p", "", said("unreadable"))];
  if (!games.length) return [heading, element("p", "", said("no_games"))];
  const download = button(said("save_all"), () => {
    // The device's date in ISO 8601, which is the Swedish format.
    saveAs(`facedown-games-${new Date().toLocaleDateString("sv")}.json`, "application/json", exportText(games));
    status.textContent = said("saved");
  });
  return [heading, element("ul", "rescue-games", ...games.map(gameItem)), element("div", "rescue-row", download)];
}

function problemReport(/** @type {HTMLElement} */ status) {
  const copy = button(said("copy_report"), async () => {
    try {
      await navigator.clipboard.writeText(report());
      status.textContent = said("copied");
    } catch {
      saveAs("facedown-problem.txt", "text/plain", report());
      status.textContent = said("report_saved");
    }
  });
  const hint = openGameId() ? `${said("report_hint")} ${said("report_warning")}` : said("report_hint");
  return [element("h2", "", said("tell_us")), element("p", "", hint), element("div", "rescue-row", copy)];
}

/** A game's name and date, but no line of its record. */
function gameItem(/** @type {StoredGame} */ [key, text]) {
  // A translator may have changed the page's `lang` to a language without date formats.
  const language = globalThis.facedown.words?.length ? globalThis.facedown.language : "en";
  const save = parse(text);
  const changed = new Date(save?.changed);
  const day = Number.isNaN(changed.getTime()) ? "" : changed.toLocaleString(language === "en" ? "en-GB" : language, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  const name = key.startsWith(SET_ASIDE) || !save ? said("damaged_game") : nameOf(save);
  return element("li", "rescue-game", element("span", "", name), element("span", "rescue-day", day));
}

/** The label, else game and players, from the record's public head. */
function nameOf(/** @type {{ label?: unknown, record?: unknown }} */ { label, record }) {
  if (typeof label === "string" && label.trim()) return label;
  const head = (/** @type {string} */ word) => new RegExp(`^${word} (.{1,200})$`, "m").exec(String(record).split("\n", 4).join("\n"))?.[1];
  const game = head("game")?.split(" ")[0].replace(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim();
  const people = head("seats")?.split(" | ").map((who) => who.replace(/^bot:\S+ ?/, "") || said("bot")).join(", ");
  return [game, people].filter(Boolean).join(": ") || said("unnamed_game");
}

/** The text of a file with these games and the device data, if any. */
export function exportText(/** @type {StoredGame[]} */ games) {
  const data = Object.entries(localStorage).filter(([key]) => isDeviceData(key));
  const beside = data.length ? Object.fromEntries(data) : undefined;
  return JSON.stringify({ facedown: "games", version: 1, entries: Object.fromEntries(games), beside }, null, 1);
}

/** @returns {StoredGame[] | null} All saves as stored, damaged ones too; `null` if storage can't be read. */
export function allSaves() {
  try {
    return Object.entries(localStorage).filter(([key]) => key.startsWith(SAVE) || key.startsWith(SET_ASIDE)).sort();
  } catch {
    return null;
  }
}

function openGameId() {
  return /^#\/(?:game|replay)\/([\w-]+)/.exec(location.hash)?.[1];
}

export function parse(/** @type {string | null | undefined} */ text) {
  try {
    const value = JSON.parse(text ?? "");
    return value && typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** If the site can be reached, deletes the files kept offline (not the games) and reloads. */
async function loadAfresh() {
  try {
    const response = await fetch("./sw.js", { cache: "reload" });
    if (!response.ok) throw new Error(response.statusText);
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      const prefix = `facedown@${new URL(registration.scope).pathname}@`;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
      await registration.unregister();
    }
    location.reload();
  } catch {
    document.querySelector(".rescue-status").textContent = said("not_reached");
  }
}

function saveAs(/** @type {string} */ name, /** @type {string} */ type, /** @type {string} */ text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // In a later task, after the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** @template {keyof HTMLElementTagNameMap} Name */
export function element(/** @type {Name} */ name, className = "", /** @type {(Node | string)[]} */ ...children) {
  const node = Object.assign(document.createElement(name), { className });
  node.append(...children);
  return node;
}

export const button = (/** @type {string} */ text, /** @type {() => void} */ onclick, className = "button is-plain") =>
  Object.assign(element("button", className, text), { type: "button", onclick });
