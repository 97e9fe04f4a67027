// The parts of the app's program, with their styles: what isn't needed at once is loaded when it is, into the memory and
// the table of functions of the program that runs. For the page, and for a bot's thread, which has no styles.

/** What is at an address, at once: the program has called into it, and can't go on before. */
function textNow(url, type) {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType(type);
  request.send();
  if (request.status !== 200) throw new Error(`${url}: ${request.status}`);
  return request.responseText;
}

function compiledNow(url) {
  // A page may not ask for bytes in this way, but for text in which each character is one.
  const text = textNow(url, "text/plain; charset=x-user-defined");
  return new WebAssembly.Module(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
}

/** What the address names, and the game that is kept under it: parts have the names of games and pages. */
function wanted() {
  const names = location.hash.split("/");
  try {
    const save = localStorage.getItem(`facedown.save.${names.at(-1)}`);
    names.push(/game ([a-z0-9-]+) /.exec(save)?.[1]);
    if (save?.includes('"apart":')) names.push("by-link", "packing");
  } catch {
    // Storage that can't be read: the program asks for what it needs.
  }
  return names;
}

/**
 * Has a program load its parts, listed as `[name, url, module, styles]` in the order of their numbers: the module where it
 * is compiled already, and where the part has styles their address. `compiled` and `read` load what is at an address,
 * `tell` says that somebody waits.
 */
export function install(facedown, list, { compiled, read, tell } = {}) {
  const all = list.map(([name, url, module, styles]) => ({ name, url, module, styles, css: null, isThere: false, coming: null }));
  let program = null;

  function put(part) {
    if (part.isThere) return;
    if (part.css) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(part.css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    new WebAssembly.Instance(part.module, { m: program });
    program.parts.value |= 1 << all.indexOf(part);
    part.isThere = true;
  }

  const isHere = ({ module, styles, css }) => module && (!styles || css);

  /** Loads a part; what failed is tried again by the next who asks. */
  async function come(part) {
    if (isHere(part)) return;
    part.coming ??= Promise.all([part.module ?? compiled(part.url), part.styles && read(part.styles)]);
    try {
      [part.module, part.css] = await part.coming;
    } finally {
      part.coming = null;
    }
  }

  const missing = (names) => all.filter(({ name, isThere }) => names.includes(name) && !isThere);

  async function load(parts) {
    await Promise.all(parts.map(come));
    parts.forEach(put);
  }

  /** Loads these, named with spaces between them; `null` if they are there. */
  facedown.needParts = (names) => {
    const parts = missing(names.split(" "));
    if (parts.length === 0) return null;
    return tell(load(parts));
  };
  facedown.loadPart = (number) => {
    const part = all[number];
    part.module ??= compiledNow(part.url);
    if (part.styles) part.css ??= textNow(part.styles, "text/css");
    put(part);
  };
  /** What another thread needs to do the same. */
  facedown.partsElsewhere = () => ({ script: import.meta.url, list: all.map(({ name, url, module }) => [name, url, module]) });

  return {
    /** Begins to load what the page needs. */
    ahead: () => missing(wanted()).forEach((part) => come(part).catch(() => {})),
    /** The program runs, and exports this. Those that have come are put into it. */
    run(exports) {
      program = exports;
      all.filter(isHere).forEach(put);
    },
    /** Loads the others one after the other. What can't be had now is loaded when wanted. */
    async rest() {
      for (const part of all) await load([part]);
    },
  };
}
