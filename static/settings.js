// What the styles need of the settings. The page waits for this script before it is first painted, so that nothing is seen
// in another theme than it will have: it is small, and imports nothing.

{
  const { dataset } = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)");
  /**
   * The words of each setting; the first holds unless another is chosen.
   * @type {Record<string, string[]>}
   */
  // @ts-expect-error: they are filled in.
  const WORDS = "{{style-words}}";
  /** @type {any} */
  let settings;

  const show = () => {
    for (const name in WORDS) dataset[name] = WORDS[name].includes(settings[name]) ? settings[name] : WORDS[name][0];
    // The styles know two themes: the device's is one of them.
    if (dataset.theme === WORDS.theme[0]) dataset.theme = light.matches ? "light" : "dark";
  };

  /**
   * Applies settings: by their text, else as they are kept.
   * @param {string} [text]
   */
  const applySettings = (text) => {
    try {
      settings = JSON.parse(text ?? localStorage.getItem("{{settings}}") ?? "{}") ?? {};
    } catch {
      // Storage that can't be read or is damaged: the page says so itself.
      settings = {};
    }
    show();
  };

  light.addEventListener("change", show);
  applySettings();
  // @ts-expect-error: boot.js adds the rest.
  globalThis.facedown = { applySettings };
}
