// A bot's thread: the page's own wasm, sent here already compiled with the first message. The
// Rust side then listens to the messages that follow.
const start = async ({ data: { js, module } }) => {
  const { default: init } = await import(new URL(js, location.href).href);
  await init({ module_or_path: module });
};
// Thrown outside the promise, so that the page hears of it as the worker's `error`.
const fail = (error) => setTimeout(() => { throw error; });
addEventListener("message", (event) => start(event).catch(fail), { once: true });
