// The built page replays golden records to the engine's digests.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, open, test } from "./fixtures.mjs";
import { digests, golden } from "./records.mjs";

const FOLDER = join(import.meta.dirname, "..", "engine", "tests", "records");
const records = readdirSync(FOLDER).flatMap((name) => /^(.+)\.record$/.exec(name)?.[1] ?? []);

test("there are golden records", () => expect(records.length).toBeGreaterThanOrEqual(3));

async function play(page, name) {
  expect.soft(await page.evaluate((text) => facedown.wasm.replay_digests(text), golden(name)), name).toBe(digests(name));
}

test("they play to the same states in the browser", async ({ page }) => {
  // Home has no engine.
  await open(page, "#/about");
  for (const name of records) await play(page, name);
});
