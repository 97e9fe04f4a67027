// What can't wait for boot.js. The first paint waits for this script, so that the theme is right from the start, and a
// new visitor sees the home page at once: it is small, and imports nothing.

{
  const { dataset } = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");
  /** @type {Record<string, string[]>} The words of each setting; the first holds unless another is chosen. */
  const WORDS = { theme: ["system", "light", "dark"], motion: ["normal", "fast", "off"], suits: ["two", "four"], back: ["lattice", "weave", "ripples", "rays", "gilt"], felt: ["own", "slate", "claret", "midnight"] };
  /** @type {any} */
  let settings;

  const show = () => {
    for (const name in WORDS) dataset[name] = WORDS[name].includes(settings[name]) ? settings[name] : WORDS[name][0];
    // The styles have two themes, of which the device chooses one by default.
    if (dataset.theme === WORDS.theme[0]) dataset.theme = light.matches ? "light" : "dark";
  };

  /** Applies settings: from this text, else the kept ones. */
  const applySettings = (/** @type {string | null} */ text = null) => {
    try {
      settings = JSON.parse(text ?? localStorage.getItem("facedown.settings") ?? "{}") ?? {};
    } catch {
      // Unreadable or damaged storage: the page reports it itself.
      settings = {};
    }
    show();
  };

  light.addEventListener("change", show);
  applySettings();

  /** @type {any} */
  const facedown = { applySettings };
  globalThis.facedown = facedown;

  // An embedded page shows and starts nothing.
  if (self === top) {
    try {
      const isKnown = Object.keys(localStorage).some((key) => key.startsWith("facedown."));
      // A new visitor: nothing on the home page depends on kept data.
      if (/^#?\/?$/.test(location.hash) && !isKnown) dataset.visit = "first";
    } catch {
      // Without storage the page has something to tell.
    }
    const url = new URL(/** @type {any} */ (document.currentScript).dataset.program, document.baseURI).href;
    // The program takes longest. Kept files bypass the worker: see parts.js.
    facedown.program = navigator.serviceWorker?.controller ? null : fetch(url, { priority: "high" });
    // Its user sees the error.
    facedown.program?.catch(() => {});
  }
}
