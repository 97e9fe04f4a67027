import { expect, test } from "./fixtures.mjs";
import { GOLDEN, digests, golden } from "./records.mjs";

test("golden records play to the same states in the browser", async ({ calm: page }) => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(3);
  for (const name of GOLDEN) expect.soft(await page.evaluate((text) => facedown.wasm.replay_digests(text), golden(name)), name).toBe(digests(name));
});
