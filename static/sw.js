// The service worker: keeps one whole build of the site for offline use. `finish` fills in the strings in braces. Any
// changed file makes another version.

/** @type {ServiceWorkerGlobalScope} */
// @ts-expect-error: TypeScript's library has one type for all kinds of workers.
const worker = self;

const VERSION = "{{version}}";
/** @type {[string, string][]} `[name, integrity]` of every file but the page itself. */
// @ts-expect-error: filled in by `finish`.
const FILES = "{{files}}";
/** Editions of the games' rules in this build: an older page compares them with its own. */
const EDITIONS = { "fools-gambit": 1, "dual-duel": 1, "heads-up-duel": 1, "gold-rush-shoot-out": 1, "duel-52": 1 };

// Caches belong to the host, which may serve other sites on other paths.
const SCOPE = new URL(worker.registration.scope).pathname;
const PREFIX = `facedown@${SCOPE}@`;
const CACHE = PREFIX + VERSION;

/** A file's language: `en` if all languages need the file, `accented` for fonts of letters that English lacks. */
const languageOf = (/** @type {string} */ name) => /(?:^|\/)(?:text|fonts)\/(\w+)\//.exec(name)?.[1] ?? "en";

/** English, and the languages read on this device before. */
async function languagesToKeep(/** @type {string[]} */ builds) {
  const kept = await Promise.all(builds.map(async (build) => (await caches.open(build)).keys()));
  return new Set(["en", ...kept.flat().map(({ url }) => languageOf(url))]);
}

async function keepLanguage(/** @type {string} */ language) {
  const cache = await caches.open(CACHE);
  for (const [name, integrity] of FILES) {
    if (![language, "accented"].includes(languageOf(name)) || (await cache.match(name))) continue;
    await cache.add(new Request(name, { cache: "no-cache", integrity }));
  }
}

// Keeps all wanted files of this build, or none: the site may be half-uploaded, and caches on the way outdated.
async function keepBuild() {
  const page = await fetch("./", { cache: "no-cache" });
  const text = await page.text();
  if (!page.ok || !text.includes(`"${VERSION}"`)) throw new Error(`the page is not of ${VERSION}`);
  const cache = await caches.open(CACHE);
  try {
    const builds = (await caches.keys()).filter((build) => build.startsWith(PREFIX));
    const wanted = await languagesToKeep(builds);
    const files = FILES.filter(([name]) => wanted.has(languageOf(name)));
    await Promise.all(
      files.map(async ([name, integrity]) => {
        const older = await findInOlderBuilds(builds, name, integrity);
        await (older ? cache.put(name, older) : cache.add(new Request(name, { cache: "no-cache", integrity })));
      }),
    );
    await cache.put("./", pageResponse(text, await digestOf(text)));
    // Another build may have become active, and deleted this cache.
    if (!(await caches.has(CACHE))) throw new Error("what was kept is gone");
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The same file in an older cache, if intact, so that an update downloads only changed files. */
async function findInOlderBuilds(/** @type {string[]} */ builds, /** @type {string} */ name, /** @type {string} */ integrity) {
  for (const cacheName of builds) {
    const kept = await caches.match(name, { cacheName, ignoreVary: true }).catch(() => undefined);
    const bytes = await kept?.clone().arrayBuffer().catch(() => undefined);
    if (bytes && (await integrityOf(bytes)) === integrity) return kept;
  }
  return null;
}

async function integrityOf(/** @type {BufferSource} */ bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A new response, since a redirected one may not answer a navigation. The digest reveals damage later. */
function pageResponse(/** @type {string} */ text, digest = "") {
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", [DIGEST]: digest } });
}

const DIGEST = "X-Facedown-Digest";

const digestOf = (/** @type {string} */ text) => integrityOf(new TextEncoder().encode(text));

/** Shown if the kept page is damaged and the host unreachable, so it needs no other file. */
const DAMAGED = [
  '<!doctype html><html lang="en" translate="no" class="notranslate"><meta charset="utf-8"><meta name="color-scheme" content="dark light">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Facedown could not start</title>',
  "<style>body { margin: 10vh auto; max-width: 32rem; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif }",
  "a { display: inline-block; padding: .75rem 1.5rem; border: 2px solid; border-radius: .5rem; color: inherit }</style>",
  "<main><h1>Facedown could not start</h1><p>The page that this browser keeps for offline use is damaged, and the site ",
  "can’t be reached now. Your games are kept on this device and were not touched.</p>",
  '<p><a href="">Try again</a></p></main>',
].join("");

/** The kept page if it is intact, else the host's. */
async function answerPage(/** @type {Cache} */ cache, /** @type {Request} */ request) {
  const kept = await cache.match("./");
  const text = (await kept?.text()) ?? "";
  if (kept && kept.headers.get(DIGEST) === (await digestOf(text))) return pageResponse(text);
  try {
    const response = await fetch("./", { cache: "no-cache" });
    const fresh = await response.clone().text();
    if (response.ok && fresh.includes(`"${VERSION}"`)) await cache.put("./", pageResponse(fresh, await digestOf(fresh)));
    return response.redirected ? fetch(request) : response;
  } catch {
    return pageResponse(DAMAGED);
  }
}

/** Fetches a file again when parts.js finds the kept copy damaged; keeps the file if it is this build's. */
async function refetch(/** @type {Cache} */ cache, /** @type {Request} */ request) {
  const name = new URL(request.url).pathname.slice(SCOPE.length);
  const integrity = FILES.find(([file]) => file === name)?.[1];
  if (!integrity) return fetch(request);
  const response = await fetch(new Request(name, { cache: "reload", integrity }));
  if (response.ok) await cache.put(name, response.clone());
  return response;
}

/** Stores a file or text that another app shares; redirects to the import page, which reads the cache. */
async function receiveShared(/** @type {Request} */ request) {
  const form = await request.formData();
  const file = form.get("file");
  const texts = ["url", "text"].map((name) => form.get(name) ?? "");
  const shared = await caches.open("facedown@shared");
  await shared.put("shared", new Response(file instanceof File && file.size ? file : texts.join("\n")));
  return Response.redirect(`${SCOPE}#/import`, 303);
}

/** Deletes other builds' caches. After a change of version it leaves a note for news.js. */
async function deleteOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const release = (/** @type {string} */ name) => name.slice(PREFIX.length).split("+")[0];
  if (others.some((name) => release(name) !== release(CACHE))) await (await caches.open(CACHE)).put("updated", new Response());
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function answer(/** @type {Request} */ request, /** @type {string} */ path) {
  const cache = await caches.open(CACHE);
  if (request.mode === "navigate" && (path === SCOPE || path === `${SCOPE}index.html`)) return answerPage(cache, request);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  if (kept && request.cache === "reload") return refetch(cache, request);
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keepBuild()));

worker.addEventListener("activate", (event) => event.waitUntil(deleteOtherBuilds().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === "POST" && origin === location.origin && pathname === `${SCOPE}share`) {
    event.respondWith(receiveShared(event.request));
    return;
  }
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  event.respondWith(answer(event.request, pathname));
});

worker.addEventListener("message", (event) => {
  if (event.data === "describe") event.ports[0]?.postMessage({ version: VERSION, editions: EDITIONS });
  if (event.data === "skip-waiting") worker.skipWaiting();
  // A failed download is retried at the next visit.
  if (event.data?.keep) event.waitUntil(keepLanguage(event.data.keep).catch(() => {}));
});
