// Bots at the table.

import { expect, test } from "./fixtures.mjs";
import { choose, deal, isBotsTurn, openStill, pass } from "./table.mjs";

/**
 * Has a bot's answers come late: as late as the bot may think, or at once. The worker thinks in its own time, which
 * stands for none of the page's.
 */
const holdBack = () => {
  const Real = Worker;
  globalThis.answers = 0;
  globalThis.Worker = class extends Real {
    patience = 0;
    postMessage(message) {
      if (typeof message === "string" && message.startsWith("{")) this.patience = JSON.parse(message).patience ?? 800;
      super.postMessage(message);
    }
    set onmessage(listener) {
      super.onmessage = (event) => {
        if (!String(event.data).startsWith("{")) return void listener(event);
        globalThis.answers += 1;
        if (globalThis.isSlow) setTimeout(() => listener(event), this.patience);
        else listener(event);
      };
    }
  };
};

/** After how many milliseconds the bot's answer is shown. */
async function shownAfter(page, isSlow) {
  await page.evaluate((isSlow) => Object.assign(globalThis, { isSlow, answers: 0 }), isSlow);
  await deal(page, ["Ana", null]);
  await page.getByRole("button", { name: /, in hand/ }).first().waitFor();
  await choose(page);
  await page.waitForFunction(() => globalThis.answers === 1);
  for (let passed = 0; passed <= 3_000; passed += 50) {
    if (!(await isBotsTurn(page))) return passed;
    await pass(page, 50);
  }
  throw new Error("a bot's answer is shown within three seconds");
}

for (const motion of ["off", "fast", "normal"]) {
  test(`how long a bot thought does not show where motion is ${motion}`, async ({ page }) => {
    await page.addInitScript(holdBack);
    await page.addInitScript((motion) => localStorage.setItem("facedown.settings", JSON.stringify({ motion })), motion);
    await openStill(page);
    const quick = await shownAfter(page, false);
    expect(quick).toBeGreaterThan(0);
    expect(await shownAfter(page, true)).toBe(quick);
  });
}
