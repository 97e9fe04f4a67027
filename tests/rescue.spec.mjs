// The rescue screen: after a failed start, damaged files or a panic. It shows no secret.

import { IS_WHOLE } from "./covering.mjs";
import { clipboard, downloaded, expect, expectAccessible, open, openHome, openKept, store, test, versionOf, waitUntilKept, waitUntilUsable } from "./fixtures.mjs";

/** A record with secrets that the screen must not show. */
const RECORD = [
  "facedown 1",
  "game fools-gambit 1",
  "options deck=split time=off",
  "seats Ana | bot:regular | bot:sharp/bold Hattie",
  "seed 9f2c04d1a6b3e877",
  "1 duel 9c wager Kc",
  "",
].join("\n");
const SECRETS = /9f2c04d1a6b3e877|9c|Kc|duel|wager|seed/;

const saved = (over) => JSON.stringify({ version: 1, record: RECORD, changed: 1_760_000_000_000, label: null, ...over });

/** Stores games without the page, which would set unreadable ones aside. */
async function storeGames(page) {
  await store(page, "facedown.save.aaa", saved({}));
  await store(page, "facedown.save.bbb", saved({ label: "Sunday <b>evening</b>" }));
  await store(page, "facedown.save.ccc", "{ not a save: Kc");
  await store(page, "facedown.set-aside.ddd", RECORD);
  await store(page, "facedown.settings", "{}");
  await store(page, "facedown.played", "played 1");
}

const panic = (page) =>
  page.evaluate(() => {
    try {
      globalThis.facedown.wasm.provoke_panic();
    } catch (error) {
      return error.name;
    }
  });

const rescueScreen = (page) => page.locator("#rescue");

async function expectNoSecret(page) {
  const everything = await page.evaluate(() => document.title + document.documentElement.outerHTML);
  expect(everything.replace(/<head>.*<\/head>/s, "")).not.toMatch(SECRETS);
}

test.describe("a wasm that does not start", () => {
  test.use({
    serviceWorkers: "block",
    // 14 hours ahead of UTC: the saved file's name has the device's date.
    timezoneId: "Pacific/Kiritimati",
    expected: /answer 404|Failed to load resource|preloaded|Service Worker registration blocked|WebAssembly|forbids wasm-eval/,
  });

  const wasms = {
    "is missing": { status: 404, body: "" },
    "is empty": { contentType: "application/wasm", body: "" },
    "is no wasm": { contentType: "application/wasm", body: "<!doctype html>" },
    "is cut short": { contentType: "application/wasm", body: Buffer.from("\0asm\x01\0\0\0\x01\x7f", "latin1") },
  };
  test("whatever is wrong with it or its script, it ends in the rescue screen", async ({ page }) => {
    const faults = Object.entries(wasms).map(([name, answer]) => [`a wasm that ${name}`, "**/app-*.wasm", answer]);
    const script = ["a script that is broken", "**/app-*.js", { contentType: "text/javascript", body: "import {" }];
    for (const [name, url, answer] of [...faults, script]) {
      await test.step(name, async () => {
        await page.route(url, (route) => route.fulfill(answer));
        await page.goto("./");
        await expect(page.getByRole("heading", { name: "Facedown could not start" })).toBeFocused();
        await expect(page.locator("#app")).toHaveCount(0);
        await page.unroute(url);
      });
    }
  });

  test("the saved games can be taken along, it can be read by everybody, and the page starts again once the wasm is whole", async ({ page }) => {
    await page.route("**/app-*.wasm", (route) => route.fulfill(wasms["is no wasm"]));
    await page.goto("./#/settings");
    await expect(rescueScreen(page)).toContainText("There are none.");
    await storeGames(page);
    await page.reload();
    const games = rescueScreen(page).getByRole("listitem");
    await page.clock.setFixedTime("2026-11-22T23:30:00Z");
    await expect(games).toHaveCount(4);
    await expect(games.nth(0)).toContainText("Fools Gambit: Ana, the device, Hattie");
    await expect(games.nth(1)).toContainText("Sunday <b>evening</b>");
    await expect(games.nth(2)).toContainText("A damaged game");
    await expect(games.nth(3)).toContainText("A damaged game");
    await expectNoSecret(page);
    await expectAccessible(page);
    const file = await downloaded(page, () => page.getByRole("button", { name: "Save all of them to a file" }).click());
    expect(file.name).toBe("facedown-games-2026-11-23.json");
    expect(JSON.parse(file.text)).toEqual({
      facedown: "games",
      version: 1,
      entries: {
        "facedown.save.aaa": saved({}),
        "facedown.save.bbb": saved({ label: "Sunday <b>evening</b>" }),
        "facedown.save.ccc": "{ not a save: Kc",
        "facedown.set-aside.ddd": RECORD,
      },
      beside: { "facedown.played": "played 1" },
    });
    await page.unroute("**/app-*.wasm");
    await page.getByRole("button", { name: "Home page" }).click();
    await waitUntilUsable(page);
    expect(new URL(page.url()).hash).toBe("#/");
  });

  test("where WebAssembly is missing or forbidden, that is said", async ({ page }) => {
    const isSaid = async () => {
      await expect(page.getByRole("heading", { name: "Facedown could not start" })).toBeFocused();
      await expect(rescueScreen(page)).toContainText("needs WebAssembly");
      await expect(page.getByRole("button", { name: "Load it afresh" })).toHaveCount(0);
    };
    await page.route("./", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("'wasm-unsafe-eval'", "") });
    });
    await page.goto("./");
    await isSaid();
    await page.unroute("./");
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto("./");
    await isSaid();
  });
});

test.describe("a damaged file among those kept for offline use", () => {
  test.use({ serviceWorkers: "allow", expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebAssembly|preloaded/ });

  const CUT_SHORT = "<!doctype html><title>Facedown</title>";

  const damage = (page, name, text, type) =>
    page.evaluate(
      async ([name, text, type]) => {
        const cache = await caches.open((await caches.keys())[0]);
        await cache.put(name, new Response(text, { headers: { "Content-Type": type } }));
      },
      [name, text, type],
    );

  test("a page, a program or a part is got anew and kept whole again, but not before the host can be reached", { annotation: { type: "costly", description: "the site is kept offline three times" } }, async ({ page, context }) => {
    await openKept(page);
    for (const text of IS_WHOLE ? ["", "junk", CUT_SHORT] : [CUT_SHORT]) {
      await damage(page, "./", text, "text/html");
      await page.reload();
      await waitUntilUsable(page);
      await damage(page, "./", text, "text/html");
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("heading", { name: "Facedown could not start" })).toBeVisible();
      await expect(page.getByText("Your games are kept on this device")).toBeVisible();
      await context.setOffline(false);
      await page.getByRole("link", { name: "Try again" }).click();
      await waitUntilUsable(page);
      await context.setOffline(true);
      await page.reload();
      await waitUntilUsable(page);
      await context.setOffline(false);
    }
    await damage(page, await page.evaluate(() => document.getElementById("boot").dataset.appWasm), "damaged", "application/wasm");
    await page.reload();
    const again = page.getByRole("button", { name: "Load it afresh" });
    await context.setOffline(true);
    await again.click();
    await expect(rescueScreen(page)).toContainText("The site can’t be reached now.");
    await context.setOffline(false);
    await again.click();
    await waitUntilUsable(page);
    await waitUntilKept(page);
    const part = await page.evaluate(() => /learn=(\S+)/.exec(document.getElementById("boot").dataset.appParts)[1]);
    await damage(page, part, "damaged", "application/wasm");
    await page.goto("./#/learn");
    await page.reload();
    await waitUntilUsable(page);
    await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
  });
});

test.describe("a panic", () => {
  test.use({ expected: /panicked at|unreachable/, permissions: ["clipboard-read", "clipboard-write"] });

  test("takes everything off the screen, and nothing comes back on it, whatever happens next", async ({ page }) => {
    await open(page, "#/settings");
    await storeGames(page);
    expect(await panic(page)).toBe("RuntimeError");
    await expect(page.getByRole("heading", { name: "Facedown has stopped" })).toBeFocused();
    await expect(page.locator("#app")).toHaveCount(0);
    expect(await page.title()).toBe("Facedown has stopped");
    await expect(rescueScreen(page)).toContainText(/The fault is in [\w/.-]+\.rs:\d+:\d+\./);
    await expect(rescueScreen(page).getByRole("listitem")).toHaveCount(4);
    await expectNoSecret(page);
    await expectAccessible(page);
    await page.evaluate(() => {
      location.hash = "#/about";
      dispatchEvent(new Event("resize"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.goBack();
    await expect(rescueScreen(page)).toBeVisible();
    await expect(page.locator("body > :not(script)")).toHaveCount(1);
  });

  test.describe("in German", () => {
    test.use({ locale: "de" });
    test("is told in the reader’s language", async ({ page }) => {
      await open(page, "#/settings");
      await storeGames(page);
      await panic(page);
      await expect(page.getByRole("heading", { name: "Facedown ist stehen geblieben" })).toBeFocused();
      await expect(rescueScreen(page)).toContainText(/Der Fehler steckt in [\w/.-]+\.rs:\d+:\d+\./);
      await expect(rescueScreen(page).getByRole("listitem").first()).toContainText("Fools Gambit: Ana, das Gerät, Hattie");
      await expect(rescueScreen(page)).toContainText("Oktober");
      if (IS_WHOLE) await expectAccessible(page);
    });
  });

  test("that nobody catches is noticed, reported, with the game that was open, in a file where there is no clipboard, and followed by the page itself", async ({ page }) => {
    await openHome(page);
    await storeGames(page);
    await page.evaluate(() => void setTimeout(() => globalThis.facedown.wasm.provoke_panic()));
    await expect(rescueScreen(page)).toContainText("Facedown has stopped");
    await page.getByRole("button", { name: "Copy a problem report" }).click();
    await expect(rescueScreen(page)).toContainText("Report copied.");
    expect(await clipboard(page)).not.toContain("seed 9f2c");
    await page.getByRole("button", { name: "Continue" }).click();
    await waitUntilUsable(page);
    const version = await versionOf(page);
    // The page has set the damaged game aside.
    await storeGames(page);
    await page.evaluate(() => history.replaceState(null, "", "#/game/aaa"));
    await panic(page);
    await expect(rescueScreen(page)).toContainText("its hidden cards too");
    await page.getByRole("button", { name: "Copy a problem report" }).click();
    await expect(rescueScreen(page)).toContainText("Report copied.");
    await expectNoSecret(page);
    const report = await clipboard(page);
    expect(report).toContain(`version: ${version}`);
    expect(report).toContain("panicked at");
    expect(report).toContain("browser: Mozilla/5.0");
    expect(report).toContain(RECORD);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    const { name, text } = await downloaded(page, () => page.getByRole("button", { name: "Copy a problem report" }).click());
    expect(name).toBe("facedown-problem.txt");
    expect(text).toContain("Facedown: problem report");
    await expect(rescueScreen(page)).toContainText("The report was saved as a file.");
  });
});
