// The service worker keeps the whole site of usual hosts for offline use; without the worker, nothing is kept.
// Long caching: update.spec.mjs; headers: csp.spec.mjs.

import { readdirSync } from "node:fs";
import { expect, go, open, openHome, test, waitUntilKept } from "./fixtures.mjs";
import { DIST } from "./serve.mjs";
import { atTable, dealButton } from "./set-up.mjs";
import { waitForTable } from "./table.mjs";

test.use({ serviceWorkers: "allow" });

/** Hosts, each with several conditions at once. */
const ROOT = { path: "/", types: { ".wasm": "application/octet-stream" }, brotliLevel: 5, headers: { "Cache-Control": "no-store" } };
const SUBFOLDER = {
  path: "/people/ana/games/facedown/",
  types: { ".wasm": "text/plain; charset=utf-8" },
  headers: { "X-Content-Type-Options": "nosniff" },
};

/** Deals a game on a host, ends the host, and plays on. `look` checks the kept site. */
async function playOn(page, context, { url, close }, look = async () => {}) {
  await open(page, "#/alone/fools-gambit", url);
  await waitUntilKept(page);
  await look();
  await dealButton(page).click();
  await atTable(page);
  await waitForTable(page);
  await close();
  await context.setOffline(true);
  await page.reload();
  await waitForTable(page);
}

test("on a host at its root, that knows no wasm, compresses all files and lets nothing be kept a game is dealt, and goes on offline", { annotation: { type: "costly", description: "keeps the whole site" } }, async ({ page, context, host }) => {
  await playOn(page, context, await host(ROOT));
});

async function expectWholeSite(page, url) {
  const caches = await page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const all = names.map(async (name) => {
      const keys = await (await globalThis.caches.open(name)).keys();
      return [name, keys.map(({ url }) => url)];
    });
    return Promise.all(all);
  });
  expect(caches).toHaveLength(1);
  const [[name, urls]] = caches;
  expect(name).toMatch(/^facedown@\/people\/ana\/games\/facedown\/@/);
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice(DIST.length + 1));
  // The page is stored under its folder's address, pictures aren't kept, and other languages only once they are read.
  const isKept = (file) => !["index.html", "sw.js", "preview.jpg"].includes(file) && !/^screenshots\/|^text\/(?!en\/)|^fonts\/accented\//.test(file);
  const wanted = files.filter(isKept).concat("");
  expect(urls.map((kept) => kept.slice(url.length)).sort()).toEqual(wanted.sort());
}

test("in a subfolder of a host that takes wasm for text, and has it sniffed by nobody, every file is kept under the site's name; a game goes on offline, and other pages open, in another tab too", { annotation: { type: "costly", description: "keeps the whole site" } }, async ({ page, context, host }) => {
  const site = await host(SUBFOLDER);
  await playOn(page, context, site, () => expectWholeSite(page, site.url));
  await openHome(page, site.url);
  await page.getByRole("link", { name: "Play together Fools Gambit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A game of Fools Gambit" })).toBeFocused();
  await go(page, "#/rules/fools-gambit");
  await expect(page.locator(".how")).toBeVisible();
  await go(page, "#/learn/fools-gambit/round");
  await expect(page.locator("[data-step]")).toBeVisible();
  await openHome(await context.newPage(), site.url);
});

test.describe("without a service worker", () => {
  // A slow page may still request something when the network goes.
  test.use({ serviceWorkers: "block", expected: /Service Worker registration blocked|ERR_INTERNET_DISCONNECTED/ });

  test("nothing loads offline: it is the worker that these tests test", async ({ page, context }) => {
    await openHome(page);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  });
});
