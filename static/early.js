// Runs before the first paint, so that the theme is right and a new visitor sees the home page at once. As the paint
// waits for this script, it is small and imports nothing.

{
  /** The longest wait for a new visitor's home page in another language, in milliseconds. */
  const LONGEST_WAIT = 2000;
  const { dataset } = document.documentElement;
  /** @type {any} In news.html there is no program and only one language. */
  const { dataset: { program, languages: languageList = document.documentElement.lang, games = "" } } = document.currentScript;
  const light = matchMedia("(prefers-color-scheme: light)");
  /** @type {Record<string, string[]>} The values of each setting, default first. */
  const WORDS = { theme: ["system", "light", "dark"], motion: ["normal", "fast", "off"], suits: ["two", "four"], back: ["lattice", "weave", "ripples", "rays", "gilt"], felt: ["own", "slate", "claret", "midnight"] };
  /** @type {any} */
  let settings;

  const applyToPage = () => {
    for (const name in WORDS) dataset[name] = WORDS[name].includes(settings[name]) ? settings[name] : WORDS[name][0];
    // The styles have two themes: "system" becomes one of them.
    if (dataset.theme === WORDS.theme[0]) dataset.theme = light.matches ? "light" : "dark";
  };

  const applySettings = (/** @type {string | null} */ text = null) => {
    try {
      settings = JSON.parse(text ?? localStorage.getItem("facedown.settings") ?? "{}") ?? {};
    } catch {
      // The app reports unreadable or damaged storage.
      settings = {};
    }
    applyToPage();
  };

  light.addEventListener("change", applyToPage);
  applySettings();

  /** @type {any} */
  const facedown = { applySettings };
  globalThis.facedown = facedown;

  /** @type {string[][]} Code and name of each language. */
  const languages = languageList.split(";").map((/** @type {string} */ one) => one.split("="));
  const isSupported = (/** @type {unknown} */ tag) => languages.some(([code]) => code === tag);

  /** Stores the language that a `#/language/…` link names, and restores the address. Returns whether it was stored. */
  const storeLanguage = (/** @type {string} */ back) => {
    const [, wanted] = /^#\/language\/(\w+)$/.exec(location.hash) ?? [];
    if (!isSupported(wanted)) return false;
    history.replaceState(null, "", back);
    try {
      // Another tab may have changed the settings. Unreadable settings and a newer build's stay as they are.
      const stored = JSON.parse(localStorage.getItem("facedown.settings") ?? "{}");
      if (stored?.constructor !== Object || "version" in stored) return false;
      localStorage.setItem("facedown.settings", JSON.stringify({ ...stored, language: wanted }));
    } catch {
      // Without storage the browser's language applies.
      return false;
    }
    settings.language = wanted;
    return true;
  };
  storeLanguage("#/");
  // A language link, pressed on any page, reloads that page in its language.
  addEventListener("hashchange", ({ oldURL }) => storeLanguage(oldURL) && location.reload());

  const preferred = [settings.language, ...navigator.languages].map((tag) => String(tag).split("-")[0]);
  const language = preferred.find(isSupported) ?? languages[0][0];
  Object.assign(facedown, { language, languages, games: games.split(";") });
  Object.assign(document.documentElement, { lang: language, dir: ["ar", "fa", "he", "ur"].includes(language) ? "rtl" : "ltr" });

  if (program && language !== "en") document.querySelector("link[rel=manifest]").href = `./text/${language}/manifest.webmanifest`;

  // An embedded page shows and starts nothing.
  if (program && self === top) {
    try {
      const hasStoredData = Object.keys(localStorage).some((key) => key.startsWith("facedown."));
      // The home page depends on stored data, and a new visitor has none.
      if (/^#?\/?$/.test(location.hash) && !hasStoredData) dataset.visit = "first";
      // Hides the home page until start.js has loaded a translation, or the longest wait is over.
      if (dataset.visit && language !== "en") {
        dataset.home = "coming";
        setTimeout(() => delete dataset.home, LONGEST_WAIT);
        facedown.home = fetch(`./text/${language}/home.html`).then((page) => (page.ok ? page.text() : ""), () => "");
      }
    } catch {
      // Without storage, the app starts at once and says so.
    }
    // The largest file, so requested first. With a service worker, parts.js reads it from the cache.
    facedown.program = navigator.serviceWorker?.controller ? null : fetch(program, { priority: "high" });
    // start.js reports a failure.
    facedown.program?.catch(() => {});
  }
}
