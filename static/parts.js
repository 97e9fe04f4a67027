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

/** @type {How} Bypasses a damaged kept file. */
const ANEW = { cache: "reload" };

/**
 * Sets up loading of the listed parts; their position is their number. `tell` shows that somebody waits; a thread has none.
 * @type {(facedown: Partial<PartsOfProgram>, list: Part[], tell?: Tell) => InstalledParts}
 */
export const install = (facedown, list, tell) => {
  /** @type {PartState[]} */
  const all = list.map(([name, url, module, styles]) => ({ name, url, module, styles, css: null, isThere: false, coming: null }));
  /** @type {any} */
  let program = null;

  function put(/** @type {PartState} */ part) {
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

  const isHere = (/** @type {PartState} */ { module, styles, css }) => module && (!styles || css);

  /** @returns {Promise<LoadedPart>} */
  async function got(/** @type {PartState} */ part, /** @type {How} */ how = {}) {
    return Promise.all([part.module ?? compiled(part.url, how), part.styles && (part.css ?? read(part.styles, how))]);
  }

  async function come(/** @type {PartState} */ part) {
    if (isHere(part)) return;
    // The kept file may be damaged.
    part.coming ??= got(part).catch(() => got(part, ANEW));
    try {
      [part.module, part.css] = await part.coming;
    } finally {
      part.coming = null;
    }
  }

  const missing = (/** @type {string[]} */ names) => all.filter(({ name, isThere }) => names.includes(name) && !isThere);

  async function load(/** @type {PartState[]} */ parts) {
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
    return all[number].isThere;
  };
  facedown.partsElsewhere = () => ({ script: import.meta.url, list: all.map(({ name, url, module }) => [name, url, module]) });

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
