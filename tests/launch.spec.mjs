// The installed page gets files opened with it, and shares of other apps.

import { readFileSync } from "node:fs";
import { expect, expectAccessible, open, stored, test, waitUntilKept } from "./fixtures.mjs";
import { listedGames } from "./home.mjs";
import { FINISHED } from "./records.mjs";

const manifest = () => JSON.parse(readFileSync(new URL("../static/manifest.webmanifest", import.meta.url), "utf8"));

/** Sends a share to the page's share target, as the manifest describes it. */
async function share(page, parts) {
  const { action, params } = manifest().share_target;
  await open(page, "#/about");
  await waitUntilKept(page);
  await page.evaluate(
    ([action, name, parts]) => {
      // Stands in for the system's form, to which the page's policy doesn't apply.
      const form = new FormData();
      if (parts.file) form.set(name, new File([parts.file], "shared.facedown"));
      for (const [part, text] of Object.entries(parts.texts ?? {})) form.set(part, text);
      return fetch(action, { method: "POST", body: form, redirect: "manual" }).then(({ type }) => type);
    },
    [action, params.files[0].name, parts],
  );
  await page.goto("./#/import");
}

const question = (page) => page.getByRole("dialog", { name: "Import what was shared?" });

test.describe("by the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("what another app shares is asked about, a file comes in once and leaves nothing, a text is read as a link and can be left", { annotation: { type: "costly", description: "keeps the whole site" } }, async ({ page }) => {
    await share(page, { file: FINISHED });
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    expect(Object.keys(await stored(page)).filter((key) => key.startsWith("facedown.save."))).toEqual([]);
    await question(page).getByRole("button", { name: "Import", exact: true }).click();
    await expect(listedGames(page)).toHaveCount(1);
    await open(page, "#/import");
    await expect(page.getByRole("heading", { name: "Import a game" })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await page.evaluate(async () => (await (await caches.open("facedown@shared")).keys()).length)).toBe(0);
    const texts = { text: "Look at this: https://host/#/link/AQBROKEN" };
    await share(page, { texts });
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(question(page)).toHaveCount(0);
    await share(page, { texts });
    await question(page).getByRole("button", { name: "Import", exact: true }).click();
    await expect(page).toHaveURL(/#\/link\/AQBROKEN$/);
  });
});

test("a file that is opened with the installed page comes in at once", async ({ page }) => {
  await page.addInitScript((text) => {
    const handle = { getFile: () => Promise.resolve(new File([text], "game.facedown")) };
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => take({ files: [handle] }) } });
  }, FINISHED);
  const [{ action }] = manifest().file_handlers;
  await open(page, action.slice(2));
  await expect(listedGames(page)).toHaveCount(1);
});
