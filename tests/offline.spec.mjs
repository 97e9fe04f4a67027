// The whole site is kept offline by the service worker, and nothing without it.

import { readdirSync } from "node:fs";
import { expect, open, openHome, openKept, test } from "./fixtures.mjs";
import { DIST } from "./serve.mjs";

test.use({ serviceWorkers: "allow" });

test("every file of the site is kept, under this site's name, and the page loads again when its host is gone, in another tab too", async ({ page, context, host }) => {
  const { url, close } = await host();
  await openKept(page, url);
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
  expect(name).toMatch(/^facedown@\/some\/sub\/path\/@/);
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice(DIST.length + 1));
  // The page is stored under its folder's address, pictures aren't kept, and other languages only once they are read.
  const isKept = (file) => !["index.html", "sw.js", "preview.jpg"].includes(file) && !/^screenshots\/|^text\/(?!en\/)|^fonts\/accented\//.test(file);
  const wanted = files.filter(isKept).concat("");
  expect(urls.map((kept) => kept.slice(url.length)).sort()).toEqual(wanted.sort());
  await close();
  await context.setOffline(true);
  await page.reload();
  await openHome(page, url);
  await page.getByRole("link", { name: "Play together Fools Gambit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A game of Fools Gambit" })).toBeFocused();
  await open(page, "#/rules/fools-gambit", url);
  await open(page, "#/learn/fools-gambit/round", url);
  await expect(page.locator("[data-step]")).toBeVisible();
  await openHome(await context.newPage(), url);
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
