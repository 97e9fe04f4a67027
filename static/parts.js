// Loads the app's program; on demand, loads its parts with their styles into the program's memory and function table. A
// bot's worker uses this script, too, for parts without styles.

// Looks in the offline cache itself instead of asking the service worker: Firefox logs an error if the page is left
// while the worker still owes an answer. Without a service worker nothing is kept.
const cached = (/** @type {string} */ url) => navigator.serviceWorker?.controller && caches.match(url).catch(() => undefined);

/** Awaits the fetch `requested`, if any; else takes the cached file, else the host's. `reload` skips the cache. */
async function fetchFile(/** @type {string} */ url, /** @type {FetchOptions} */ options = {}, /** @type {Requested} */ requested = null) {
  const early = await requested;
  const kept = early || options.cache === "reload" ? null : await cached(url);
  const response = early || kept || (await fetch(url, options));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

export const read = async (/** @type {string} */ url, /** @type {FetchOptions} */ options = {}) => (await fetchFile(url, options)).text();

export async function compile(/** @type {string} */ url, /** @type {FetchOptions} */ options = {}, /** @type {Requested} */ requested = null) {
  const response = await fetchFile(url, options, requested);
  // Compiling while streaming needs the MIME type, which some hosts don't send.
  const isTyped = /^application\/wasm\b/.test(response.headers.get("Content-Type") ?? "");
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Reads a file synchronously: the program has called into it and can't continue without it. */
export function readNow(/** @type {string} */ url, /** @type {string} */ type) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType(type);
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.responseText;
}

function compileNow(/** @type {string} */ url) {
  // A page may request only text synchronously; in this charset each character is a byte.
  const text = readNow(url, "text/plain; charset=x-user-defined");
  return new WebAssembly.Module(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** The parts that the address, its saved game or a new visitor needs first. The program asks for others itself. */
export function namesNeededFirst() {
  const segments = location.hash.split("/");
  const last = segments.at(-1);
  const names = [...segments];
  if (document.documentElement.dataset.visit) names.push("set-up", "fools-gambit");
  else if (!last) names.push("shared", "home");
  try {
    const save = localStorage.getItem("facedown.save." + last);
    names.push(/game ([a-z0-9-]+) /.exec(save ?? "")?.[1] ?? "");
    if (save?.includes('"apart":')) names.push("by-link", "packing");
    if (Object.keys(localStorage).some((key) => key.startsWith("facedown.evening."))) names.push("evening");
  } catch {
    // Unreadable storage: the program asks for what it needs.
  }
  return names;
}

/**
 * Lets a program load its parts, listed in order of their numbers. `announce` tells of a long wait; workers pass none.
 * @type {(facedown: Partial<PartsOfProgram>, all: Part[], announce?: Announce) => InstalledParts}
 */
export const install = (facedown, all, announce) => {
  const isWorker = !announce;
  /** @type {any} */
  let program = null;

  function link(/** @type {Part} */ part) {
    if (part.isLinked) return;
    /** @type {any} */
    const { module } = part;
    // Stays null if linking fails, so that the next try loads the module again.
    part.module = null;
    new WebAssembly.Instance(module, { m: program });
    part.module = module;
    if (part.css) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(part.css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    // Tells the program that the part is linked.
    program.parts.value |= 1 << all.indexOf(part);
    part.isLinked = true;
  }

  const isLoaded = (/** @type {Part} */ { module, styles, css }) => module && (!styles || css);

  async function fetchFiles(/** @type {Part} */ part, /** @type {FetchOptions} */ options = {}) {
    const styles = part.styles && (part.css ?? read(part.styles, options));
    [part.module, part.css] = await Promise.all([part.module ?? compile(part.url, options), styles]);
  }

  /** The next request for the part retries a failure. */
  async function loadFiles(/** @type {Part} */ part) {
    if (isLoaded(part)) return;
    // Retries without the cache, where the file may be damaged.
    part.loading ??= fetchFiles(part).catch(() => fetchFiles(part, { cache: "reload" })).finally(() => (part.loading = null));
    await part.loading;
  }

  const unlinked = (/** @type {string[]} */ names) => all.filter(({ name, isLinked }) => names.includes(name) && !isLinked);

  async function loadAndLink(/** @type {Part[]} */ parts) {
    await Promise.all(parts.map(loadFiles));
    parts.forEach(link);
  }

  facedown.lacksParts = (names) => unlinked(names.split(" ")).length > 0;
  /** Loads these parts; resolves to whether all are there. */
  facedown.needParts = (names) => {
    const loading = loadAndLink(unlinked(names.split(" "))).then(() => true, () => false);
    return announce?.(loading) ?? loading;
  };
  /** Loads a part by number, synchronously: the program has called into it. */
  facedown.loadPart = (number) => {
    const part = all[number];
    if (part.isLinked) return;
    part.module ??= compileNow(part.url);
    if (part.styles) part.css ??= readNow(part.styles, "text/css");
    link(part);
  };
  /** Whether a part is linked. A worker first loads the part, since blocking is harmless there. */
  facedown.hasPart = (name) => {
    const number = all.findIndex((part) => part.name === name);
    try {
      if (isWorker) facedown.loadPart?.(number);
    } catch {
      // The part stays unlinked.
    }
    return Boolean(all[number].isLinked);
  };
  /** This script and the list of parts, for a bot's worker to load them. */
  facedown.partsElsewhere = () => ({ script: import.meta.url, list: all.map(({ name, url, module }) => ({ name, url, module })) });

  return {
    loadAhead: () => unlinked(namesNeededFirst()).forEach((part) => loadFiles(part).catch(() => {})),
    /** Links the loaded parts into the program, which now runs. */
    run(/** @type {unknown} */ exports) {
      program = exports;
      all.filter(isLoaded).forEach(link);
    },
    /** Loads the other parts one by one; a failure is retried on demand. */
    async loadRest() {
      for (const part of all) await loadAndLink([part]).catch(() => {});
    },
  };
};
