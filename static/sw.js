// Keeps one whole build of the site for offline use. The names in braces are filled in after a
// build by `cargo xtask finish`; any change of any file makes another version.

const VERSION = "{{version}}";
/** `[name, integrity]` of every file besides the page itself. */
const FILES = "{{files}}";
/** The edition of each game's rules in this build, for pages that have games of an older one. */
const EDITIONS = "{{editions}}";

// Caches belong to a host, not to a path: other sites of the same host keep theirs.
const SCOPE = new URL(registration.scope).pathname;
const PREFIX = `facedown@${SCOPE}@`;
const CACHE = PREFIX + VERSION;

/**
 * Gets every file of exactly this version, or none: each must have the content that the build
 * gave it, however half-way a new site is put on its host, or whatever a cache on the way keeps.
 */
async function keep() {
  const page = await fetch("./", { cache: "no-cache" });
  const text = await page.text();
  if (!page.ok || !text.includes(`"${VERSION}"`)) throw new Error(`the page is not of ${VERSION}`);
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map(([name, integrity]) => new Request(name, { cache: "no-cache", integrity })));
    // A fresh response: one that was redirected can't answer for a page.
    await cache.put("./", new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === "navigate" && (path === SCOPE || path === `${SCOPE}index.html`);
  const kept = await cache.match(isPage ? "./" : request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));

addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(SCOPE)) return;
  event.respondWith(answer(event.request, pathname));
});

addEventListener("message", (event) => {
  if (event.data === "describe") event.ports[0]?.postMessage({ version: VERSION, editions: EDITIONS });
  if (event.data === "skip-waiting") skipWaiting();
});
