// A newer build is offered, and replaces the older one whole or not at all.

import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, go, openHome, openKept, test as base, toast, versionOf, waitUntilKept, waitUntilUsable } from "./fixtures.mjs";
import { DIST } from "./serve.mjs";

const NEXT = "9.9.9+0123456789abcdef";

const test = base.extend({
  /** Copies the built site to a folder of its own, as another version. */
  next: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "facedown-next-"));
    cpSync(DIST, folder, { recursive: true });
    const [version] = /\d+\.\d+\.\d+\+[0-9a-f]{16}/.exec(readFileSync(join(folder, "index.html"), "utf8"));
    for (const name of ["index.html", "sw.js"]) edit(folder, name, (text) => text.replaceAll(version, NEXT));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

function edit(folder, name, change) {
  const file = join(folder, name);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after, `an edit of ${name} that changes nothing`).not.toBe(before);
  writeFileSync(file, after);
}

/** Changes a file of a build, and the file's hash in that build's sw.js. */
function change(folder, name) {
  const integrity = () => `sha256-${createHash("sha256").update(readFileSync(join(folder, name))).digest("base64")}`;
  const before = integrity();
  edit(folder, name, (text) => `${text}// changed\n`);
  edit(folder, "sw.js", (text) => text.replace(before, integrity()));
}

const checkForUpdate = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Waits until the page knows of a newer build. */
const offer = async (page) => (await page.waitForFunction(() => globalThis.facedown?.updateWaiting)).jsonValue();

const holdGameLock = (page) =>
  page.evaluate(
    () =>
      new Promise((held) =>
        navigator.locks.request("facedown.open-game", { mode: "shared" }, () => {
          held();
          return new Promise(() => {});
        }),
      ),
  );

const update = (page) => page.evaluate(() => globalThis.facedown.update());

const cacheNames = (page) => page.evaluate(() => caches.keys());

test.use({ serviceWorkers: "allow" });

const costly = { type: "costly", description: "two builds are kept" };

test("a newer build takes over whole when asked to and no game is open, also where the host keeps everything for a year; other sites are left alone", { annotation: costly }, async ({ page, context, host, next }) => {
  const { url, serveFolder, close } = await host({ headers: { "Cache-Control": "public, max-age=31536000, immutable" } });
  await openKept(page, url);
  const first = await versionOf(page);
  expect(await page.evaluate(() => globalThis.facedown.updateWaiting)).toBeNull();
  expect(await update(page), "with nothing waiting").toBe("none");
  const other = await context.newPage();
  await openHome(other, url);
  const others = ["facedown@/some/@1", "facedown@/some/sub/path/below/@1", "somebody-elses"];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);

  serveFolder(next);
  await checkForUpdate(page);
  const offered = await offer(page);
  expect(offered.version).toBe(NEXT);
  expect(offered.editions["fools-gambit"]).toBeGreaterThan(0);

  await test.step("until then everything stays as it is, after a reload too", async () => {
    await page.reload();
    await waitUntilUsable(page);
    expect(await versionOf(page)).toBe(first);
    expect(await offer(page)).toEqual(offered);
    const table = await context.newPage();
    await openHome(table, url);
    await holdGameLock(table);
    for (const fragment of ["#/about", "#/"]) await go(page, fragment);
    await expect(page.getByText("A new version of Facedown is ready.")).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(toast(page, "A game is open in a tab.")).toBeVisible();
    await table.close();
  });

  await test.step("then every tab changes", async () => {
    await expect.poll(() => update(page).catch(() => "reloading")).not.toBe("game-open");
    for (const tab of [page, other]) {
      await expect(tab.locator("meta[name=facedown-version]")).toHaveAttribute("content", NEXT);
      await waitUntilKept(tab);
    }
    expect((await cacheNames(page)).sort()).toEqual([...others, `facedown@/some/sub/path/@${NEXT}`].sort());
    expect(await page.evaluate(() => globalThis.facedown.updateWaiting)).toBeNull();
    // Only the tab that looks first shows the news: it deletes the note.
    await expect.poll(async () => (await page.locator("#news").count()) + (await other.locator("#news").count())).toBe(1);
  });

  await test.step("and the newer build works offline", async () => {
    await close();
    await context.setOffline(true);
    await openHome(page, url);
    expect(await versionOf(page)).toBe(NEXT);
  });
});

test("an update asks the host for what changed, and for what the older build has kept damaged, alone; an open game in any tab puts it off", { annotation: costly }, async ({ page, context, host, next }) => {
  const { url, serveFolder, sent } = await host({ headers: { "Cache-Control": "no-store" } });
  await openKept(page, url);
  const first = await versionOf(page);
  const table = await context.newPage();
  await openHome(table, url);
  change(next, "worker.js");
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    await (await caches.open(name)).put("licences.txt", new Response("cut"));
  });
  serveFolder(next);
  sent.length = 0;
  await checkForUpdate(page);
  expect((await offer(page)).version).toBe(NEXT);
  expect([...new Set(sent)].sort()).toEqual(["index.html", "licences.txt", "sw.js", "worker.js"]);
  const kept = await page.evaluate(async (name) => {
    const file = await (await caches.open(name)).match("licences.txt");
    return file.text();
  }, `facedown@/some/sub/path/@${NEXT}`);
  expect(kept).toBe(readFileSync(join(next, "licences.txt"), "utf8"));

  await holdGameLock(table);
  await table.evaluate(() => void (globalThis.untouched = true));
  expect(await update(page)).toBe("game-open");
  expect(await update(table)).toBe("game-open");
  expect(await versionOf(page)).toBe(first);

  await test.step("even a worker that takes over by itself reloads nobody", async () => {
    const taken = page.evaluate(
      () => new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", () => done())),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting.postMessage("skip-waiting"));
    await taken;
    expect(await table.evaluate(() => navigator.locks.query().then(({ held }) => held.length))).toBe(1);
    expect(await table.evaluate(() => globalThis.untouched)).toBe(true);
    expect(await versionOf(page)).toBe(first);
  });
});

test.describe("a newer build that is not whole", () => {
  test.use({ expected: /answer 404|integrity|Failed to load resource|is not of 9\.9\.9/ });

  const faults = {
    "a file that is missing": ["worker.js", (folder) => rmSync(join(folder, "worker.js"))],
    "a file of another build": ["worker.js", (folder) => edit(folder, "worker.js", (text) => `${text}// older\n`)],
    "a page of another build": ["index.html", (folder) => edit(folder, "index.html", (text) => text.replaceAll(NEXT, "0.0.0+0"))],
  };

  test("the older one stays, whole", { annotation: costly }, async ({ page, context, host, next }) => {
    const { url, serveFolder, close } = await host();
    await openKept(page, url);
    const first = await versionOf(page);
    const before = await cacheNames(page);
    change(next, "worker.js");
    serveFolder(next);
    for (const [what, [name, spoil]] of Object.entries(faults)) {
      await test.step(what, async () => {
        const whole = readFileSync(join(next, name));
        spoil(next);
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          const rejected = new Promise((done) =>
            registration.addEventListener("updatefound", () => {
              const worker = registration.installing;
              worker.addEventListener("statechange", () => worker.state === "redundant" && done());
            }),
          );
          await registration.update().catch(() => {});
          await rejected;
        });
        expect(await cacheNames(page)).toEqual(before);
        expect(await update(page)).toBe("none");
        writeFileSync(join(next, name), whole);
      });
    }
    await close();
    await context.setOffline(true);
    await openHome(page, url);
    expect(await versionOf(page)).toBe(first);
  });
});
