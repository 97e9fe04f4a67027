// Browsers that darken pages don't darken this one. If one does, QR codes still work.

import { expect, go, open, test } from "./fixtures.mjs";
import { dealButton } from "./set-up.mjs";
import { turnMotionOff } from "./table.mjs";

const pixelsOf = (page, shot) =>
  page.evaluateHandle(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  }, shot.toString("base64"));

/** Lightness at the left edge, from 0 to 255. */
async function edgeLightness(page, shot) {
  const pixels = await pixelsOf(page, shot);
  return pixels.evaluate(({ data, width, height }) => {
    const at = 4 * (Math.floor(height / 2) * width + 3);
    return (data[at] + data[at + 1] + data[at + 2]) / 3;
  });
}

/** QR codes that the page's reader finds in a picture and in its inverse. */
async function codesIn(page, shot) {
  const pixels = await pixelsOf(page, shot);
  return pixels.evaluate(async (image) => {
    const { dataset } = document.getElementById("boot");
    const worker = new Worker("worker.js", { type: "module" });
    const nextMessage = () => new Promise((done) => worker.addEventListener("message", ({ data }) => done(data), { once: true }));
    const ready = nextMessage();
    worker.postMessage({ js: dataset.scannerJs, module: new URL(dataset.scannerWasm, document.baseURI).href });
    await ready;
    const read = (picture) => {
      const text = nextMessage();
      worker.postMessage(picture);
      return text;
    };
    const texts = [await read(image)];
    texts.push(await read(new ImageData(image.data.map((part, at) => (at % 4 === 3 ? part : 255 - part)), image.width)));
    worker.terminate();
    return texts;
  });
}

test.use({ painted: true });

test("a dark mode of the browser’s own is asked to leave the themes alone; cards and codes are read under it", { annotation: { type: "costly", description: "paints, and reads codes from pictures, in both themes" } }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await page.goto("./licences.txt");
  const plain = await page.screenshot();
  await turnMotionOff(page);
  expect(await edgeLightness(page, plain), "it darkens what says nothing of its own").toBeLessThan(128);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => (localStorage["facedown.settings"] = JSON.stringify({ sound: "off", theme })), theme);
    await open(page, "#/learn/fools-gambit/round");
    const card = await page.locator(".fg-pick .card").first().screenshot();
    expect(await edgeLightness(page, card), "the paper of a card").toBeGreaterThan(180);
    await go(page, "#/new/fools-gambit");
    await dealButton(page).waitFor();
    // Browsers don't darken such a page; here the test forces darkening.
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe(theme === "light" ? "light only" : "dark");
    await page.getByRole("button", { name: "Make a link" }).click();
    const code = await page.getByRole("img", { name: "The link as a QR code" }).screenshot();
    expect(await edgeLightness(page, code), theme).toBeGreaterThan(250);
    const link = await page.locator(".share__address").inputValue();
    expect(await codesIn(page, code)).toEqual([link, link]);
  }
});
