// The words of a language other than English, in tables beside the program: one shared by all games, and one for each
// game. The program asks for them by their English texts, and shows those where a table is missing.

import { likely, read, textNow } from "./parts.js";

/** @type {Record<string, [key: string, english: string]>} The messages of the scripts, with their keys in a table. */
// @ts-expect-error: they are filled in.
const MESSAGES = "{{messages}}";

/** A message for somebody who sees no program, in English unless the language's words have come. */
export function said(/** @type {string} */ name, argument = "") {
  const [key, english] = MESSAGES[name];
  const lines = (globalThis.facedown.words ?? []).flatMap((table) => table.split("\n"));
  const own = lines.find((line) => line.startsWith(key))?.slice(key.length);
  return (own ?? english).replace("{0}", argument);
}

/** @type {(facedown: Facedown) => { ahead(): Promise<unknown>; rest(): Promise<void> }} */
export const words = (facedown) => {
  const { language, games } = facedown;
  const left = new Set(language === "en" ? [] : ["", ...games]);
  /** @type {string[]} */
  const tables = [];
  facedown.words = tables;

  const url = (/** @type {string} */ game) => `./text/${language}/${game && `${game}/`}words.txt`;
  const put = (/** @type {string} */ game, /** @type {string} */ table) => left.delete(game) && tables.push(table);

  async function come(/** @type {string} */ game) {
    if (left.has(game)) put(game, await read(url(game)).catch(() => read(url(game), { cache: "reload" })));
  }

  /** Loads the others synchronously: the program needs a word that hasn't come. */
  facedown.restOfWords = () => {
    for (const game of [...left]) {
      try {
        put(game, textNow(url(game), "text/plain"));
      } catch {
        // English stands in.
        left.delete(game);
      }
    }
  };

  return {
    /** Loads the tables that the page probably needs. Without the shared one, the page is in English. */
    async ahead() {
      const wanted = likely().filter((name) => games.includes(name));
      const later = wanted.map((game) => come(game).catch(() => {}));
      try {
        await Promise.all([come(""), ...later]);
      } catch {
        left.clear();
        facedown.language = "en";
        Object.assign(document.documentElement, { lang: "en", dir: "ltr" });
      }
    },
    /** Loads the others, and keeps the whole language for offline use. */
    async rest() {
      for (const game of [...left]) await come(game).catch(() => {});
      if (facedown.language === "en") return;
      const { active } = (await navigator.serviceWorker?.ready) ?? {};
      active?.postMessage({ keep: facedown.language });
    },
  };
};
