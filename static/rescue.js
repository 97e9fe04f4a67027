// The rescue screen, for when the app can't start or panics. It reads the saves itself, and puts records, which tell hidden
// cards, only into a file or the clipboard.

import { said } from "./words.js";

const SAVE = "facedown.save.";
const SET_ASIDE = "facedown.set-aside.";
/** @type {string[]} Keys of the device data, which a file holds beside the games. */
const DEVICE_DATA = ["facedown.played", "facedown.daily", "facedown.puzzles", "facedown.people", "facedown.marks"];
const EVENING = "facedown.evening.";

export const isDeviceData = (/** @type {string} */ key) => DEVICE_DATA.includes(key) || key.startsWith(EVENING);

/** Limits the report: later faults follow from the first. */
const MOST_FAULTS = 8;

const MAIN = "rescue-button is-main";

/** False in lockdown modes and under some company policies. */
const hasWasm = typeof WebAssembly === "object";

/** @type {string[]} */
const faults = [];
let shown = false;

export function watch() {
  addEventListener("error", ({ error }) => isFault(error) && rescue(error));
  addEventListener("unhandledrejection", ({ reason }) => isFault(reason) && rescue(reason));
}

/** A trap or a stack overflow in the wasm; it survives other errors. */
function isFault(/** @type {unknown} */ error) {
  if (!hasWasm) return false;
  return error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /wasm/.test(error.stack ?? ""));
}

/** Replaces the whole page. */
export function rescue(/** @type {unknown} */ fault, stage = "running") {
  if (faults.length < MOST_FAULTS) faults.push(textOf(fault));
  if (shown) return;
  shown = true;
  const screen = document.getElementById("rescue");
  // Removed, not hidden: maybe nobody may see the table now.
  for (const element of [...document.body.children]) {
    if (element !== screen && element.localName !== "script") element.remove();
  }
  // The messages are in English until the language's words are loaded.
  if (!globalThis.facedown.words?.length) Object.assign(document.documentElement, { lang: "en", dir: "ltr" });
  document.title = said("stopped");
  (stage === "start" ? notStarted() : stopped()).focus();
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
  const key = SAVE + openGame();
  const record = parse(allSaves()?.find((save) => save.key === key)?.text)?.record;
  if (record) lines.push("", "The game that was open, hidden cards included:", String(record));
  return lines.join("\n");
}

function textOf(/** @type {unknown} */ fault) {
  return fault instanceof Error ? `${fault}\n${fault.stack ?? ""}`.trim() : String(fault);
}

/** A fault's source location. Its message is not shown: it may name a card. */
function placeOf(/** @type {string | undefined} */ fault) {
  return /[\w-]+(?:[\\/][\w.-]+)*\.rs:\d+:\d+/.exec(fault ?? "")?.[0];
}

function stopped() {
  const place = placeOf(faults[0]);
  const detail = place ? [element("p", "rescue-detail", said("place", place))] : [];
  return page(said("stopped"), said("stopped_because"), ...detail, row([button(said("go_on"), reload, MAIN), homeButton()]));
}

function notStarted() {
  const isForbidden = faults.some((fault) => /WebAssembly|wasm/.test(fault) && /policy|unsafe-eval|disallowed|blocked/i.test(fault));
  const needsWasm = !hasWasm || isForbidden;
  const way = needsWasm ? button(said("try_again"), reload, MAIN) : button(said("load_afresh"), loadAfresh, MAIN);
  return page(said("not_started"), needsWasm ? said("needs_wasm") : said("not_loaded"), row([way, homeButton()]));
}

const reload = () => location.reload();

function homeButton() {
  return button(said("home"), () => {
    history.replaceState(null, "", "#/");
    location.reload();
  });
}

function page(/** @type {string} */ title, /** @type {string} */ text, /** @type {HTMLElement[]} */ ...more) {
  const status = element("p", "rescue-status");
  status.setAttribute("role", "status");
  return show(title, text, ...more, ...savedGames(status), ...problemReport(status), status);
}

/** Shows a screen outside the app; returns its heading, for the focus. */
export function show(/** @type {string} */ title, /** @type {string} */ text, /** @type {HTMLElement[]} */ ...more) {
  const main = element("main", "rescue");
  const heading = element("h1", "rescue-title", title);
  heading.tabIndex = -1;
  main.append(heading, element("p", "", text), ...more);
  const screen = document.getElementById("rescue");
  screen.replaceChildren(main);
  screen.hidden = false;
  return heading;
}

function savedGames(/** @type {HTMLElement} */ status) {
  const games = allSaves();
  const heading = element("h2", "", said("games"));
  if (!games) return [heading, element("p", "", said("unreadable"))];
  if (!games.length) return [heading, element("p", "", said("no_games"))];
  const list = element("ul", "rescue-games");
  list.append(...games.map(describe));
  const download = button(said("save_all"), () => {
    // The device's date in ISO 8601, which is the Swedish format.
    saveAs(`facedown-games-${new Date().toLocaleDateString("sv")}.json`, "application/json", everything(games));
    status.textContent = said("saved");
  });
  return [heading, list, row([download])];
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
  const hint = openGame() ? `${said("report_hint")} ${said("report_warning")}` : said("report_hint");
  return [element("h2", "", said("tell_us")), element("p", "", hint), row([copy])];
}

/** Name and date alone, no decision. */
function describe(/** @type {Kept} */ { key, text }) {
  // Not the page's `lang`, which a translator may have changed to one without date formats.
  const language = globalThis.facedown.words?.length ? globalThis.facedown.language : "en";
  const item = element("li", "rescue-game");
  const save = parse(text);
  const changed = new Date(save?.changed);
  const day = Number.isNaN(changed.getTime()) ? "" : changed.toLocaleString(language === "en" ? "en-GB" : language, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  const name = key.startsWith(SET_ASIDE) || !save ? said("damaged_game") : nameOf(save);
  item.append(element("span", "", name), element("span", "rescue-day", day));
  return item;
}

/** The label, else game and players, from the record's public head. */
function nameOf(/** @type {{ label?: unknown, record?: unknown }} */ { label, record }) {
  if (typeof label === "string" && label.trim()) return label;
  const head = (/** @type {string} */ word) => new RegExp(`^${word} (.{1,200})$`, "m").exec(String(record).split("\n", 4).join("\n"))?.[1];
  const game = head("game")?.split(" ")[0].replace(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim();
  const people = head("seats")?.split(" | ").map((who) => who.replace(/^bot:\S+ ?/, "") || said("bot")).join(", ");
  return [game, people].filter(Boolean).join(": ") || said("unnamed_game");
}

export function everything(/** @type {Kept[]} */ games) {
  const entries = Object.fromEntries(games.map(({ key, text }) => [key, text]));
  return JSON.stringify({ facedown: "games", version: 1, entries, beside: deviceData() }, null, 1);
}

function deviceData() {
  const keys = Object.keys(localStorage).filter(isDeviceData);
  return keys.length ? Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])) : undefined;
}

/** @returns {Kept[] | null} All saves as stored; `null` if storage can't be read. */
export function allSaves() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(SAVE) || key.startsWith(SET_ASIDE))
      .sort()
      .map((key) => ({ key, text: localStorage.getItem(key) ?? "" }));
  } catch {
    return null;
  }
}

function openGame() {
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

/** Deletes the files kept offline, not the games, and reloads, if the site can be reached. */
async function loadAfresh() {
  try {
    const answer = await fetch("./sw.js", { cache: "reload" });
    if (!answer.ok) throw new Error(answer.statusText);
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      const own = `facedown@${new URL(registration.scope).pathname}@`;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)));
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
  // By then the download has its own reference.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** @template {keyof HTMLElementTagNameMap} Name */
export function element(/** @type {Name} */ name, className = "", text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

export function button(/** @type {string} */ text, /** @type {() => void} */ act, className = "rescue-button") {
  const made = element("button", className, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

export function row(/** @type {HTMLElement[]} */ buttons) {
  const made = element("div", "rescue-row");
  made.append(...buttons);
  return made;
}
