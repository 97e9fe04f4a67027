// A bot's or the scanner's thread. The first message brings its program, which handles all later messages.
const start = async (/** @type {MessageEvent} */ { data: { js, module, parts } }) => {
  const [bundle, loader] = await Promise.all([import(new URL(js, location.href).href), parts && import(parts.script)]);
  const facedown = {};
  Object.assign(globalThis, { facedown });
  const installed = loader?.install(facedown, parts.list);
  const exports = await bundle.default({ module_or_path: module });
  installed?.run(exports);
  // The scanner has no `run`: it starts by itself.
  bundle.run?.();
};
// Thrown outside the promise, so that the page gets the worker's `error` event.
const fail = (/** @type {unknown} */ error) => setTimeout(() => { throw error; });
addEventListener("message", (event) => start(event).catch(fail), { once: true });
