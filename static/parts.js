// Loads the app's program and its parts with their styles. A part is loaded on demand into the running program's memory and
// function table. Also for a bot's thread, which has no styles.

// A file kept offline, read past the worker: Firefox logs an error if the page is left before a worker answers. Without a
// worker nothing is kept, and asking the cache would only take time.
const kept = (/** @type {string} */ url) => navigator.serviceWorker?.controller && caches.match(url).catch(() => undefined);

/** A file: `asked` if already requested, else kept, else from the host; a retry goes to the host. */
async function loaded(/** @type {string} */ url, /** @type {How} */ how = {}, /** @type {Asked} */ asked = null) {
  const answer = (await asked) ?? ((how.cache !== "reload" && (await kept(url))) || (await fetch(url, how)));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

export const read = async (/** @type {string} */ url, /** @type {How} */ how = {}) => (await loaded(url, how)).text();

export async function compiled(/** @type {string} */ url, /** @type {How} */ how = {}, /** @type {Asked} */ asked = null) {
  const answer = await loaded(url, how, asked);
  // Compiling while streaming needs the MIME type, which some hosts don't send.
  const isTyped = /^application\/wasm\b/.test(answer.headers.get("Content-Type") ?? "");
  return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** Loads a file synchronously: the program has called into it and can't continue without. */
export function textNow(/** @type {string} */ url, /** @type {string} */ type) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType(type);
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.responseText;
}

function compiledNow(/** @type {string} */ url) {
  // A page may request only text synchronously; in this charset each character is a byte.
  const text = textNow(url, "text/plain; charset=x-user-defined");
  return new WebAssembly.Module(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** Names of the parts that the address and the saved game need at first. The program asks for others. */
export function likely() {
  const names = location.hash.split("/");
  if (document.documentElement.dataset.visit) names.push("set-up", "fools-gambit");
  if (!names.at(-1)) names.push("shared", "home");
  try {
    const save = localStorage.getItem("facedown.save." + names.at(-1));
    names.push(/game ([a-z0-9-]+) /.exec(save ?? "")?.[1] ?? "");
    if (save?.includes('"apart":')) names.push("by-link", "packing");
    if (Object.keys(localStorage).some((key) => key.startsWith("facedown.evening."))) names.push("evening");
  } catch {
    // Unreadable storage: the program asks for what it needs.
  }
  return names;
}

/**
 * Lets a program load its parts, listed in order of their numbers. `tell` says that somebody waits: a thread has none.
 * @type {(facedown: Partial<PartsOfProgram>, all: Part[], tell?: Tell) => InstalledParts}
 */
export const install = (facedown, all, tell) => {
  /** @type {any} */
  let program = null;

  function put(/** @type {Part} */ part) {
    if (part.isThere) return;
    /** @type {any} */
    const { module } = part;
    // Stays null if linking fails, so that the next try reloads it.
    part.module = null;
    new WebAssembly.Instance(module, { m: program });
    part.module = module;
    if (part.css) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(part.css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    program.parts.value |= 1 << all.indexOf(part);
    part.isThere = true;
  }

  const isHere = (/** @type {Part} */ { module, styles, css }) => module && (!styles || css);

  async function get(/** @type {Part} */ part, /** @type {How} */ how = {}) {
    const styles = part.styles && (part.css ?? read(part.styles, how));
    [part.module, part.css] = await Promise.all([part.module ?? compiled(part.url, how), styles]);
  }

  /** Loads a part; the next request retries a failure. */
  async function come(/** @type {Part} */ part) {
    if (isHere(part)) return;
    // The kept file may be damaged.
    part.coming ??= get(part).catch(() => get(part, { cache: "reload" })).finally(() => (part.coming = null));
    await part.coming;
  }

  const missing = (/** @type {string[]} */ names) => all.filter(({ name, isThere }) => names.includes(name) && !isThere);

  async function load(/** @type {Part[]} */ parts) {
    await Promise.all(parts.map(come));
    parts.forEach(put);
  }

  facedown.lacksParts = (names) => missing(names.split(" ")).length > 0;
  /** Loads these parts; resolves to whether all are there. */
  facedown.needParts = (names) => {
    const loading = load(missing(names.split(" "))).then(() => true, () => false);
    return tell?.(loading) ?? loading;
  };
  /** Loads a part by number, synchronously: the program has called into it. */
  facedown.loadPart = (number) => {
    const part = all[number];
    if (part.isThere) return;
    part.module ??= compiledNow(part.url);
    if (part.styles) part.css ??= textNow(part.styles, "text/css");
    put(part);
  };
  /** Whether a part is there. A thread loads it on the spot: nobody waits for it. */
  facedown.hasPart = (name) => {
    const number = all.findIndex((part) => part.name === name);
    try {
      if (!tell) facedown.loadPart?.(number);
    } catch {
      // It is not there.
    }
    return Boolean(all[number].isThere);
  };
  /** For another thread to load parts by the same list. */
  facedown.partsElsewhere = () => ({ script: import.meta.url, list: all.map(({ name, url, module }) => ({ name, url, module })) });

  return {
    ahead: () => missing(likely()).forEach((part) => come(part).catch(() => {})),
    /** Links the loaded parts into the program, which now runs. */
    run(/** @type {unknown} */ exports) {
      program = exports;
      all.filter(isHere).forEach(put);
    },
    /** Loads the other parts one by one; a failure is retried on demand. */
    async rest() {
      for (const part of all) await load([part]).catch(() => {});
    },
  };
};
