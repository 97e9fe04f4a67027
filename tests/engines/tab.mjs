// A tab in any browser. Drivers only run functions in the page and press points and keys; waiting is done by polling.

/** Long enough for a step on a busy machine. */
export const STEP_TIMEOUT_MS = 90_000;
export const PHONE = { width: 412, height: 839 };

const SETTINGS = { theme: "dark", motion: "off", curtain: "tap" };

/** Runs in the page: returns the middle of a control or, if the control moves or is covered, the cause. */
async function spot(selector, named, at) {
  const pattern = new RegExp(named, "i");
  const nameOf = (control) => control.getAttribute("aria-label") ?? control.textContent;
  const find = () => [...document.querySelectorAll(selector)].filter((control) => pattern.test(nameOf(control))).at(at);
  const middle = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const control = find();
  if (!control) return null;
  control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const [left, top] = middle(control);
  // A page that has just changed may scroll to its focus.
  await new Promise((done) => setTimeout(done, 20));
  const [x, y] = middle(control);
  if (find() !== control || Math.hypot(x - left, y - top) > 1) return { isCovered: true, by: "its own movement" };
  const hit = document.elementFromPoint(x, y);
  if (!control.contains(hit)) return { isCovered: true, by: hit?.outerHTML.slice(0, 120) };
  return { x, y, isRefused: control.getAttribute("aria-disabled") === "true" };
}

export class Tab {
  #driver;
  #site;

  constructor(driver, site) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Console errors, if the driver reports them. */
  get problems() {
    return this.#driver.problems;
  }

  run(what, ...given) {
    return this.#driver.run(String(what), given);
  }

  /** Polls a function in the page for a truthy result, and returns it. */
  async until(expected, what, ...given) {
    // Drivers can't transfer elements: these become `true`.
    const source = `async (...given) => { const value = await (${what})(...given); return value instanceof Node || value; }`;
    for (const end = Date.now() + STEP_TIMEOUT_MS; ; ) {
      const value = await this.run(source, ...given);
      if (value) return value;
      if (Date.now() > end) throw new Error(`not so after ${STEP_TIMEOUT_MS / 1000} s: ${expected}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  has(selector) {
    return this.run((selector) => Boolean(document.querySelector(selector)), selector);
  }

  async heading(named) {
    const isThere = (named) => [...document.querySelectorAll("h1, h2")].some(({ textContent }) => new RegExp(named, "i").test(textContent));
    await this.until(`a heading “${named}”`, isThere, named);
  }

  visit(url) {
    return this.#driver.go(url);
  }

  async open(fragment = "#/", site = this.#site) {
    await this.#driver.go("about:blank");
    await this.#driver.go(site + fragment);
    await this.waitUntilUsable();
  }

  async waitUntilUsable() {
    await this.until("the page runs", () => (globalThis.facedown?.wasm || document.documentElement.dataset.visit) && document.querySelector("main") && document.getElementById("rescue").hidden);
  }

  go(fragment) {
    return this.run((fragment) => void (location.hash = fragment), fragment);
  }

  async reload() {
    await this.#driver.reload();
    await this.waitUntilUsable();
  }

  /** Opens “About” with nothing stored but `SETTINGS`, changed by `settings`. */
  async openAfresh(settings = {}) {
    await this.open("#/about");
    const storeOnly = (settings) => {
      localStorage.clear();
      localStorage.setItem("facedown.settings", JSON.stringify(settings));
      // The page would restore the second copies.
      const forget = (name) =>
        new Promise((done) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = request.onerror = () => done();
        });
      return Promise.all([forget("facedown"), forget("facedown.beside")]).then(() => {});
    };
    await this.run(storeOnly, { ...SETTINGS, ...settings });
    await this.reload();
  }

  /** The middle of the match at index `at`, once it can be pressed. */
  async spot(selector, named = "", at = 0) {
    let found;
    for (const end = Date.now() + STEP_TIMEOUT_MS; ; ) {
      found = await this.run(spot, selector, named, at);
      if (found && !found.isCovered) return found;
      if (Date.now() > end) throw new Error(found ? `${found.by} lies over ${selector} ${named}` : `no ${selector} ${named}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  async tap(selector, named, at) {
    const { x, y } = await this.spot(selector, named, at);
    await this.#driver.tap(x, y);
  }

  down(x, y) {
    return this.#driver.down(x, y);
  }

  up() {
    return this.#driver.up();
  }

  key(name) {
    return this.#driver.key(name);
  }

  resize(width, height = PHONE.height) {
    return this.#driver.resize(width, height);
  }

  front() {
    return this.#driver.front();
  }

  close() {
    return this.#driver.close();
  }

  records() {
    return this.run(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith("facedown.save."))
        .map((key) => JSON.parse(localStorage.getItem(key)).record),
    );
  }

  async fits() {
    const [width, screenWidth] = await this.run(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    return width <= screenWidth;
  }
}
