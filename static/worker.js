// A bot's thread: the page's own wasm, sent here compiled with the first message. The Rust side then handles the
// following messages.
const start = async (/** @type {MessageEvent} */ { data: { js, module, parts } }) => {
  const [bundle, loader] = await Promise.all([import(new URL(js, location.href).href), parts && import(parts.script)]);
  const facedown = {};
  Object.assign(globalThis, { facedown });
  const own = loader?.install(facedown, parts.list);
  const exports = await bundle.default({ module_or_path: module });
  own?.run(exports);
  // A program without parts has started by itself.
  bundle.run?.();
};
// Thrown outside the promise, so that the page hears of it as the worker's `error`.
const fail = (/** @type {unknown} */ error) => setTimeout(() => { throw error; });
addEventListener("message", (event) => start(event).catch(fail), { once: true });
