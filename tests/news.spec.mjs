// The news of an update, on the home page and a page of its own.

import { readFileSync } from "node:fs";
import { IS_WHOLE } from "./covering.mjs";
import { expect, expectAccessible, open, openHome, openKept, test } from "./fixtures.mjs";

test.use({ serviceWorkers: "allow" });

const changelog = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
const [, LINE] = /### For players\s+(.+?)\n\n/s.exec(changelog);

const news = (page) => page.locator("#news");

/** Leaves the note that the service worker leaves when it replaces another version. */
const note = (page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("facedown@/"));
    await (await caches.open(name)).put("updated", new Response());
  });

const isNoted = (page) => page.evaluate(async () => Boolean(await caches.match("./updated")));

test("after an update the home page says once what is new, with a link to it, and no other page does @both", { annotation: { type: "costly", description: "the site is kept offline" } }, async ({ page }) => {
  await openKept(page);
  await expect(news(page)).toHaveCount(0);
  await note(page);
  await open(page, "#/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  expect(await isNoted(page)).toBe(true);
  await openHome(page);
  await expect(news(page)).toContainText(LINE);
  if (IS_WHOLE) await expectAccessible(page);
  await news(page).getByRole("link", { name: "What’s new" }).click();
  await expect(page.getByRole("heading", { name: "What’s new", level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Facedown" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  expect(await isNoted(page)).toBe(false);
});
