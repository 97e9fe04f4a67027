// The words of languages other than English: a table for all games, one for each game, and one that a first game
// doesn't need. The program looks up its English texts in these tables; texts not found stay English.

import { namesNeededFirst, read, readNow } from "./parts.js";

/** @type {Record<string, [key: string, english: string]>} Messages of the scripts: key in a table, and English. */
// @ts-expect-error: filled in by `finish`.
const MESSAGES = "{{messages}}";

/** A message of a script, in English until the language's words are loaded. */
export function said(/** @type {string} */ name, argument = "") {
  const [key, english] = MESSAGES[name];
  const lines = (globalThis.facedown.words ?? []).flatMap((table) => table.split("\n"));
  const translation = lines.find((line) => line.startsWith(key))?.slice(key.length);
  return (translation ?? english).replace("{0}", argument);
}

/** @type {(facedown: Facedown) => { loadAhead(): Promise<unknown>; loadRest(): Promise<void> }} */
export const words = (facedown) => {
  const { language, games } = facedown;
  const unloaded = new Set(language === "en" ? [] : ["", ...games, "later"]);
  /** @type {string[]} */
  const tables = [];
  facedown.words = tables;

  const url = (/** @type {string} */ game) => `./text/${language}/${game && `${game}/`}words.txt`;
  const addTable = (/** @type {string} */ game, /** @type {string} */ table) => unloaded.delete(game) && tables.push(table);

  async function loadTable(/** @type {string} */ game) {
    if (unloaded.has(game)) addTable(game, await read(url(game)).catch(() => read(url(game), { cache: "reload" })));
  }

  /** Loads the other tables synchronously, since the program needs a word that isn't loaded yet. */
  facedown.restOfWords = () => {
    for (const game of [...unloaded]) {
      try {
        addTable(game, readNow(url(game), "text/plain"));
      } catch {
        unloaded.delete(game);
      }
    }
  };

  return {
    /** Loads the tables that the page needs at first. Without the shared table the page stays English. */
    async loadAhead() {
      const wanted = namesNeededFirst().filter((name) => games.includes(name));
      if (!document.documentElement.dataset.visit) wanted.push("later");
      const others = wanted.map((table) => loadTable(table).catch(() => {}));
      try {
        await Promise.all([loadTable(""), ...others]);
      } catch {
        unloaded.clear();
        facedown.language = "en";
        Object.assign(document.documentElement, { lang: "en", dir: "ltr" });
      }
    },
    /** Loads the other tables, and tells the worker to keep the language offline. */
    async loadRest() {
      for (const game of [...unloaded]) await loadTable(game).catch(() => {});
      if (facedown.language === "en") return;
      const { active } = (await navigator.serviceWorker?.ready) ?? {};
      active?.postMessage({ keep: facedown.language });
    },
  };
};
