// What can't wait for boot.js. The page waits for this script before it is first painted, so that nothing is seen in
// another theme than it will have, and a new visitor sees the home page at once: it is small, and imports nothing.

{
  const { dataset } = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");
  /** @type {Record<string, string[]>} The words of each setting; the first holds unless another is chosen. */
  const WORDS = { theme: ["system", "light", "dark"], motion: ["normal", "fast", "off"], suits: ["two", "four"], back: ["lattice", "weave", "ripples", "rays", "gilt"], felt: ["own", "slate", "claret", "midnight"] };
  /** @type {any} */
  let settings;

  const show = () => {
    for (const name in WORDS) dataset[name] = WORDS[name].includes(settings[name]) ? settings[name] : WORDS[name][0];
    // The styles know two themes: the device's is one of them.
    if (dataset.theme === WORDS.theme[0]) dataset.theme = light.matches ? "light" : "dark";
  };

  /** Applies settings: by their text, else as they are kept. */
  const applySettings = (/** @type {string | null} */ text = null) => {
    try {
      settings = JSON.parse(text ?? localStorage.getItem("facedown.settings") ?? "{}") ?? {};
    } catch {
      // Storage that can't be read or is damaged: the page says so itself.
      settings = {};
    }
    show();
  };

  light.addEventListener("change", show);
  applySettings();

  /** @type {any} */
  const facedown = { applySettings };
  globalThis.facedown = facedown;

  // A page within another one shows and starts nothing.
  if (self === top) {
    try {
      const isKnown = Object.keys(localStorage).some((key) => key.startsWith("facedown."));
      // Who comes for the first time: nothing on the home page depends on what is kept.
      if (/^#?\/?$/.test(location.hash) && !isKnown) dataset.visit = "first";
    } catch {
      // Without storage there is something to be told.
    }
    const url = new URL(/** @type {any} */ (document.currentScript).dataset.program, document.baseURI).href;
    // The program takes longest of all. What is kept is not asked of the worker: see parts.js.
    facedown.program = navigator.serviceWorker?.controller ? null : fetch(url, { priority: "high" });
    // Whoever takes it sees the error.
    facedown.program?.catch(() => {});
  }
}
