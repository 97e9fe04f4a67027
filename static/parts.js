// The app's program and its parts, with their styles: a part is loaded on demand, into the memory and the function
// table of the running program. For the page, and for a bot's thread, which has no styles.

// A file kept for offline use. It bypasses the worker: Firefox logs an error if the page goes before the answer comes.
// Without a worker nothing is kept, and asking the cache would take a moment.
const kept = (/** @type {string} */ url) => navigator.serviceWorker?.controller && caches.match(url).catch(() => undefined);

/** The file at an address: already requested, kept, or from the host on a retry. */
async function loaded(/** @type {string} */ url, /** @type {How} */ how = {}, /** @type {Asked} */ asked = null) {
  const answer = (await asked) ?? ((how.cache !== "reload" && (await kept(url))) || (await fetch(url, how)));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

export const read = async (/** @type {string} */ url, /** @type {How} */ how = {}) => (await loaded(url, how)).text();

export async function compiled(/** @type {string} */ url, /** @type {How} */ how = {}, /** @type {Asked} */ asked = null) {
  const answer = await loaded(url, how, asked);
  // A host that doesn't know wasm sends another type.
  const isTyped = /^application\/wasm\b/.test(answer.headers.get("Content-Type") ?? "");
  return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** The file at an address, synchronously: the program has called into it, and can't continue without. */
export function textNow(/** @type {string} */ url, /** @type {string} */ type) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType(type);
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.responseText;
}

function compiledNow(/** @type {string} */ url) {
  // A page may not request bytes synchronously, only text in which each character is one.
  const text = textNow(url, "text/plain; charset=x-user-defined");
  return new WebAssembly.Module(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** The parts that the address names, and those of the kept game. The program asks for others. */
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
    // Unreadable storage.
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
    // If it is damaged, the next try reloads it.
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
    // A kept file may be damaged or cut, while the host's is whole.
    part.coming ??= get(part).catch(() => get(part, { cache: "reload" })).finally(() => (part.coming = null));
    await part.coming;
  }

  const missing = (/** @type {string[]} */ names) => all.filter(({ name, isThere }) => names.includes(name) && !isThere);

  async function load(/** @type {Part[]} */ parts) {
    await Promise.all(parts.map(come));
    parts.forEach(put);
  }

  /** Whether any of these, separated by spaces, is missing. */
  facedown.lacksParts = (names) => missing(names.split(" ")).length > 0;
  /** Loads these. The promise tells whether they have come. */
  facedown.needParts = (names) => {
    const loading = load(missing(names.split(" "))).then(() => true, () => false);
    return tell?.(loading) ?? loading;
  };
  /** Loads a part synchronously if possible, by number: the program has called into it. */
  facedown.loadPart = (number) => {
    const part = all[number];
    if (part.isThere) return;
    part.module ??= compiledNow(part.url);
    if (part.styles) part.css ??= textNow(part.styles, "text/css");
    put(part);
  };
  /** Whether a part is there; a thread that serves nobody else loads it at once. */
  facedown.hasPart = (name) => {
    const number = all.findIndex((part) => part.name === name);
    try {
      if (!tell) facedown.loadPart?.(number);
    } catch {
      // It is unavailable.
    }
    return Boolean(all[number].isThere);
  };
  /** The data for another thread to do the same. */
  facedown.partsElsewhere = () => ({ script: import.meta.url, list: all.map(({ name, url, module }) => ({ name, url, module })) });

  return {
    /** Starts to load what the page probably needs. */
    ahead: () => missing(likely()).forEach((part) => come(part).catch(() => {})),
    /** The program runs, with these exports. Links the loaded parts into it. */
    run(/** @type {unknown} */ exports) {
      program = exports;
      all.filter(isHere).forEach(put);
    },
    /** Loads the others one after the other. Failures are retried on demand. */
    async rest() {
      for (const part of all) await load([part]).catch(() => {});
    },
  };
};
