// The words of a language other than English, in tables beside the program: one for what all games share, and one for
// each game. The program asks for them by their English texts, and shows those where a table is missing.

import { likely, read, textNow } from "./parts.js";

/** @type {(facedown: Facedown) => { ahead(): Promise<unknown>; rest(): Promise<void> }} */
export const words = (facedown) => {
  const { language, games } = facedown;
  const left = new Set(language === "en" ? [] : ["", ...games]);
  /** @type {string[]} */
  const tables = [];
  facedown.words = tables;

  const url = (/** @type {string} */ game) => new URL(`text/${language}/${game && `${game}/`}words.txt`, document.baseURI).href;
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
        // It is said in English.
        left.delete(game);
      }
    }
  };

  return {
    /** Loads what the page probably needs. Without what all games share, it is shown in English. */
    async ahead() {
      const wanted = likely().filter((name) => games.includes(name));
      const later = wanted.map((game) => come(game).catch(() => {}));
      try {
        await Promise.all([come(""), ...later]);
      } catch {
        left.clear();
        facedown.language = document.documentElement.lang = "en";
      }
    },
    /** Loads the others, and has all of the language kept for offline use. */
    async rest() {
      for (const game of [...left]) await come(game).catch(() => {});
      if (facedown.language === "en") return;
      const { active } = (await navigator.serviceWorker?.ready) ?? {};
      active?.postMessage({ keep: facedown.language });
    },
  };
};
