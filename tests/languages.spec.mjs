// Languages other than English: by the browser or a tap, and offline.

import { check, expect, go, open, openHome, openKept, store, test } from "./fixtures.mjs";

const languageLink = (page, name) => page.getByRole("navigation", { name: /Language|Sprache|Langue|Idioma/ }).getByRole("link", { name });
const lang = (page) => page.evaluate(() => document.documentElement.lang);
const runs = (page) => page.evaluate(() => Boolean(facedown.wasm));

test.describe("with a browser in German", () => {
  test.use({ locale: "de-AT", experienced: false });

  test("a new visitor sees the home page in German before the program, plays in German, and loads the words of one game", async ({ page }) => {
    const tables = [];
    page.on("request", (request) => tables.push(...(/text\/de\/(.*)words.txt/.exec(request.url())?.slice(1) ?? [])));
    await openHome(page);
    await expect(page.getByRole("link", { name: /^Regeln von Fools Gambit|Fools Gambit.*Regeln|Regeln/ }).first()).toBeVisible();
    expect(await lang(page)).toBe("de");
    expect(await runs(page)).toBe(false);
    const manifest = await page.evaluate(async () => {
      const { href } = document.querySelector("link[rel=manifest]");
      const { lang, start_url, shortcuts: [{ name, url }] } = await (await fetch(href)).json();
      return [lang, name, ...[start_url, url].map((address) => new URL(address, href).href)];
    });
    expect(manifest).toEqual(["de", "Jetzt spielen", page.url(), `${page.url()}#/play`]);
    await page.getByRole("link", { name: /^Jetzt spielen/ }).click();
    await expect(page.locator(".board")).toBeVisible();
    expect(tables.sort()).toEqual(["", "fools-gambit/"]);
    await go(page, "#/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
    await go(page, "#/rules/duel-52");
    await expect(page.locator("main")).toContainText("Bannerträger");
    await go(page, "#/learn/fools-gambit/round");
    await expect(page.locator("[data-step]")).toContainText("Karte");
  });

  test("a tap shows the same page in another language, which stays, and whose letters cards have, or the international ones", async ({ page }) => {
    await open(page, "#/settings");
    await languageLink(page, "Français").click();
    await expect(page.getByRole("heading", { level: 1, name: "Réglages" })).toBeVisible();
    expect(page.url()).toMatch(/#\/settings$/);
    const ranks = page.locator(".settings__cards .card__rank");
    await expect(ranks).toHaveText(["7", "R", "10", "A"]);
    await check(page.getByRole("radio", { name: "J Q K A" }));
    await expect(ranks).toHaveText(["7", "K", "10", "A"]);
    await open(page, "#/settings");
    await expect(ranks).toHaveText(["7", "K", "10", "A"]);
    expect(await lang(page)).toBe("fr");
    await page.goto("about:blank");
    await page.goto("./#/language/es");
    await expect(page.getByRole("link", { name: "Ajustes" })).toBeVisible();
    expect(page.url()).toMatch(/#\/$/);
    await languageLink(page, "English").click();
    await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
    expect(await lang(page)).toBe("en");
    await go(page, "#/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "J Q K A" })).toHaveCount(0);
  });
});

test("a tap on a language takes nothing away that this build can’t read", async ({ calm: page }) => {
  for (const kept of ['{"version":99,"theme":"dark"}', "{"]) {
    await store(page, "facedown.settings", kept);
    await open(page, "#/settings");
    await go(page, "#/language/de");
    await expect.poll(() => page.url()).toMatch(/#\/settings$/);
    expect(await page.evaluate(() => localStorage.getItem("facedown.settings"))).toBe(kept);
  }
});

test.describe("kept", () => {
  test.use({ locale: "es-MX", serviceWorkers: "allow" });

  test("a language that was read is there without a network, with its rules and lessons; others are not kept", { annotation: { type: "costly", description: "the site is kept" } }, async ({ page, context, host }) => {
    const { url, close } = await host();
    await openKept(page, url);
    const kept = () =>
      page.evaluate(async () => {
        const [name] = await caches.keys();
        const keys = await (await caches.open(name)).keys();
        return keys.map((key) => /(text|fonts)\/(\w+)\/.*/.exec(key.url)?.[0]).filter(Boolean);
      });
    await expect.poll(async () => (await kept()).filter((file) => file.startsWith("text/es/")).length).toBe(20);
    expect((await kept()).filter((file) => /^text\/(de|fr)/.test(file))).toEqual([]);
    expect(await kept()).toContain("fonts/accented/fraunces.woff2");
    await close();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("link", { name: "Ajustes" })).toBeVisible();
    await go(page, "#/rules/heads-up-duel");
    await expect(page.locator("main")).toContainText("mazo");
    await go(page, "#/about");
    await page.getByRole("link", { name: "Novedades" }).click();
    await expect(page.getByRole("heading", { name: "Novedades", level: 1 })).toBeVisible();
    expect(await lang(page)).toBe("es");
    await expect(page.getByText("Nuevo: veladas")).toBeVisible();
    await page.getByRole("link", { name: "Facedown" }).click();
    await expect(page.getByRole("link", { name: "Ajustes" })).toBeVisible();
  });
});

test.describe("without its words", () => {
  test.use({ locale: "de-DE", expected: /ERR_FAILED/ });

  test("a language is shown in English", async ({ page }) => {
    await page.route("**/text/de/words.txt", (route) => route.abort());
    await openHome(page);
    await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
    expect(await lang(page)).toBe("en");
  });
});
