// A site built with `FACEDOWN_FRAME=allow`, embedded in another. The default refuses: see csp.spec.mjs.

import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base, waitUntilUsable } from "./fixtures.mjs";
import { DIST } from "./serve.mjs";
import { waitForTable } from "./table.mjs";

const test = base.extend({
  framed: async ({ page, host, origins }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "facedown-frame-"));
    cpSync(DIST, folder, { recursive: true });
    const script = join(folder, readdirSync(folder).find((name) => /^frame-\w+\.js$/.test(name)));
    const refusing = readFileSync(script, "utf8");
    const allowing = refusing.replace('const FRAME = "refuse"', 'const FRAME = "allow"');
    expect(allowing).not.toBe(refusing);
    writeFileSync(script, allowing);
    const { url } = await host({ folder });
    // Another host name, since another port would be the same site.
    const portal = `${url.replace("127.0.0.1", "localhost")}portal.html`;
    origins.add(new URL(portal).origin);
    const body = `<!doctype html><title>Games</title><link rel="icon" href="data:,"><iframe title="within" allow="screen-wake-lock" width="900" height="700" src="${url}"></iframe>`;
    writeFileSync(join(folder, "portal.html"), body);
    await use(async () => {
      await page.goto(portal);
      await page.frameLocator("iframe").getByRole("main").first().waitFor();
      const within = await page.locator("iframe").elementHandle();
      return within.contentFrame();
    });
    rmSync(folder, { recursive: true });
  },
});

const title = (frame) => frame.getByRole("heading", { level: 1, name: "Facedown, within another page" });
const playHere = (frame) => frame.getByRole("button", { name: "Play here" });
const openAlone = (frame) => frame.getByRole("button", { name: "Open in its own tab" });

test("within a page of another site it says that games are kept apart, and plays; they go along into a tab, which asks before it imports them", { annotation: { type: "costly", description: "the page loads three times" } }, async ({ page, framed }) => {
  const frame = await framed();
  await expect(title(frame)).toBeVisible();
  await expect(frame.getByText("kept apart from Facedown’s own tab")).toBeVisible();
  await expect(frame.locator("#app")).toBeHidden();
  await playHere(frame).click();
  await expect(frame.getByRole("heading", { level: 1, name: "Facedown", exact: true })).toBeVisible();
  await frame.evaluate(() => void (location.hash = "#/alone/fools-gambit"));
  await frame.getByRole("button", { name: "Deal" }).first().click();
  await waitForTable(frame);
  const again = await framed();
  await expect(again.getByText("are offered to be brought in")).toBeVisible();
  const [alone] = await Promise.all([page.context().waitForEvent("page"), openAlone(again).click()]);
  const question = alone.getByRole("dialog", { name: "Import what was shared?" });
  await expect(question).toBeVisible();
  // Playwright's browser doesn't partition storage: remove what the tab would lack.
  await alone.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("facedown.save.")).forEach((key) => localStorage.removeItem(key)));
  await question.getByRole("button", { name: "Import", exact: true }).click();
  await expect(alone.getByText("1 game added.")).toBeVisible();
});

test("where the browser keeps nothing for frames it says so, and the way out keeps the place", async ({ page, framed }) => {
  await page.addInitScript(() => {
    if (self !== top) Object.defineProperty(window, "localStorage", { get: () => void throwIt() });
    function throwIt() {
      throw new DOMException("blocked", "SecurityError");
    }
  });
  const frame = await framed();
  await expect(frame.getByText("a game is gone when you leave")).toBeVisible();
  await frame.evaluate(() => history.replaceState(null, "", "#/settings"));
  const [alone] = await Promise.all([page.context().waitForEvent("page"), openAlone(frame).click()]);
  await waitUntilUsable(alone);
  await expect(alone).toHaveURL(/^http:\/\/127\.0\.0\.1.*#\/settings$/);
});
