// A bot's thread. The first message brings the page's compiled wasm; after it the Rust side handles messages.
const start = async (/** @type {MessageEvent} */ { data: { js, module, parts } }) => {
  const [bundle, loader] = await Promise.all([import(new URL(js, location.href).href), parts && import(parts.script)]);
  const facedown = {};
  Object.assign(globalThis, { facedown });
  const own = loader?.install(facedown, parts.list);
  const exports = await bundle.default({ module_or_path: module });
  own?.run(exports);
  // Programs without parts start by themselves.
  bundle.run?.();
};
// Thrown outside the promise, so that the page gets the worker's `error` event.
const fail = (/** @type {unknown} */ error) => setTimeout(() => { throw error; });
addEventListener("message", (event) => start(event).catch(fail), { once: true });
