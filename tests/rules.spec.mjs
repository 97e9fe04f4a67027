// The pages of rules: "at a glance", sections, search.

import { IS_WHOLE } from "./covering.mjs";
import { SLUGS, expect, expectAccessible, go, open, test } from "./fixtures.mjs";

const nameOf = (slug) => slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());

test("the rules of every game fit a small phone: “at a glance” on its first screen, and with all sections open", { annotation: { type: "costly", description: "with `test --all` the rules of five games are scanned" } }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "#/about");
  for (const [at, game] of SLUGS.entries()) {
    await test.step(game, async () => {
      await go(page, `#/rules/${game}`);
      await expect(page.getByRole("heading", { level: 1, name: `How to play ${nameOf(game)}` })).toBeVisible();
      const glance = await page.locator(".how__glance").boundingBox();
      expect(glance.y + glance.height).toBeLessThanOrEqual(740);
      if (IS_WHOLE) await expectAccessible(page);
      await page.getByRole("button", { name: "Open all" }).click();
      await expect(page.locator(".how__section:not([open])")).toHaveCount(0);
      // Rules of all games are made alike; native tests hear each of them.
      if (IS_WHOLE || at === 0) await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
});

test.describe("where a file is missing", () => {
  test.use({ expected: /ERR_FAILED/ });

  test("rules that can't be had say so, and come when they are asked for again; a search shows what it finds, and nothing else", async ({ page }) => {
    const rules = "**/text/en/duel-52/rules.md";
    await page.route(rules, (route) => route.abort());
    await open(page, "#/rules/duel-52");
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute(rules);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".how")).toBeVisible();
    // Loaded rules stay available.
    await page.route(rules, (route) => route.abort());
    await go(page, "#/about");
    await go(page, "#/rules/duel-52");
    await expect(page.locator(".how")).toBeVisible();
    const sections = page.locator(".how__section");
    const all = await sections.count();
    await page.locator("summary").first().click();
    const search = page.getByRole("textbox", { name: "Search the rules" });
    await search.fill("CAN'T BE FROZEN");
    const shown = page.locator(".how__section :is(p, li):not(li *, tr *, dd *):visible");
    await expect(page.getByRole("status").filter({ hasText: /^Found in/ })).toBeVisible();
    expect(await shown.count()).toBeGreaterThan(0);
    for (const text of await shown.allTextContents()) expect(text.toLowerCase().replaceAll("’", "'")).toContain("can't be frozen");
    await search.fill("xylophone");
    await expect(page.getByText("Nothing found. Try a shorter word.")).toBeVisible();
    await expect(page.locator(".how__section:visible")).toHaveCount(0);
    await search.fill("");
    await expect(page.locator(".how__section:visible")).toHaveCount(all);
    await expect(page.locator(".how__section[open]")).toHaveCount(1);
    await expect(sections.first()).toHaveAttribute("open", "");
    await expect(page.locator(".how [hidden]")).toHaveCount(0);
  });
});
