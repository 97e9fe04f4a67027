// The built page plays the golden records as the engine's own tests do.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, open, test } from "./fixtures.mjs";

const FOLDER = join(import.meta.dirname, "..", "engine", "tests", "records");
const records = readdirSync(FOLDER).filter((name) => name.endsWith(".record"));

test("there are golden records", () => expect(records.length).toBeGreaterThanOrEqual(3));

test("they play to the same states in the browser", async ({ page }) => {
  // The app alone has the engine.
  await open(page, "#/about");
  for (const name of records) {
    const text = readFileSync(join(FOLDER, name), "utf8");
    const digests = readFileSync(join(FOLDER, name.replace(/record$/, "digests")), "utf8");
    expect.soft(await page.evaluate((text) => facedown.wasm.replay_digests(text), text), name).toBe(digests);
  }
});
