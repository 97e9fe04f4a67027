// Settings take effect, stay, and survive damage; themes, motion, the wake lock.

import { expect, expectAccessible, go, open, storeBeforeOpening, stored, test, waitForRepaint } from "./fixtures.mjs";
import { goToGame, record } from "./table.mjs";

const root = (page) => page.locator("html");
const choose = (page, group, choice) => page.getByRole("group", { name: group }).getByRole("radio", { name: choice }).check();

test("settings take effect at once, and are there after a reload; the theme is the chosen one, whatever the device's, and movement what it allows", async ({ page }) => {
  await open(page, "#/settings");
  await choose(page, "Light or dark", "Light");
  await choose(page, "Suits", "Four colours");
  await choose(page, "Motion", "Off");
  await choose(page, "Before your cards are shown", "Tap twice");
  const expectChosen = async () => {
    await expect(root(page)).toHaveAttribute("data-theme", "light");
    await expect(root(page)).toHaveAttribute("data-suits", "four");
    await expect(root(page)).toHaveAttribute("data-motion", "off");
    for (const choice of ["Light", "Four colours", "Tap twice"]) {
      await expect(page.getByRole("radio", { name: choice })).toBeChecked();
    }
    await expect(page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: "Off" })).toBeChecked();
  };
  await expectChosen();
  await page.reload();
  await expectChosen();
  const kept = JSON.parse((await stored(page))["facedown.settings"]);
  expect(kept).toEqual({
    back: "lattice",
    felt: "own",
    remarks: "on",
    theme: "light",
    motion: "off",
    curtain: "tap",
    untouched: "cover",
    suits: "four",
    indices: "own",
    sound: "unasked",
    volume: "medium",
    haptics: "off",
    shortcuts: "on",
    speech: "open",
    distance: "near",
    names: [],
    opponents: [],
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await choose(page, "Motion", "Normal");
  const time = await page.evaluate(() => {
    document.body.style.transitionDuration = "var(--calm)";
    return getComputedStyle(document.body).transitionDuration;
  });
  expect(time, "a device that asks for less movement gets none").toBe("0s");
  await choose(page, "Light or dark", "Device");
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await waitForRepaint(page);
  const dark = await colour();
  await page.emulateMedia({ colorScheme: "light" });
  await waitForRepaint(page);
  const light = await colour();
  expect(light).not.toBe(dark);
  await choose(page, "Light or dark", "Dark");
  expect(await colour()).toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await choose(page, "Light or dark", "Light");
  await waitForRepaint(page);
  expect(await colour()).toBe(light);
  await choose(page, "Light or dark", "Device");
  expect(await colour()).toBe(dark);
});

const coloursOf = (page) => page.evaluate(() => ["backgroundColor", "color", "colorScheme"].map((name) => getComputedStyle(document.documentElement)[name]));

test("the page has its theme before any other script is there, and without JavaScript the device's", async ({ page, browser, baseURL }) => {
  await page.route("**/{boot,programs}-*.js", () => {});
  const colours = [];
  for (const [colorScheme, theme] of [["light", undefined], ["dark", undefined], ["dark", "light"], ["light", "dark"]]) {
    await page.emulateMedia({ colorScheme });
    await storeBeforeOpening(page, theme ? { "facedown.settings": JSON.stringify({ theme }) } : {});
    await page.goto("./", { waitUntil: "commit" });
    await expect(page.locator(".boot").first()).toBeVisible();
    await expect(root(page)).toHaveAttribute("data-theme", theme ?? colorScheme);
    // Nothing is painted before the styles are loaded.
    await expect.poll(async () => (await coloursOf(page))[0]).not.toBe("rgba(0, 0, 0, 0)");
    colours.push(await coloursOf(page));
  }
  const [light, dark] = colours;
  expect(light).not.toEqual(dark);
  expect(colours).toEqual([light, dark, light, dark]);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const without = await context.newPage();
  for (const [colorScheme, expected] of [["light", light], ["dark", dark]]) {
    await without.emulateMedia({ colorScheme });
    await without.goto("./");
    await expect(without.locator(".boot-noscript")).toBeVisible();
    expect(await coloursOf(without)).toEqual(expected);
  }
  await context.close();
});

test("damaged settings fall back @all", async ({ page }) => {
  for (const damaged of ["", "{", "[1,2]", '{"theme":"pink","motion":"off","names":"Ana"}']) {
    await test.step(damaged || "nothing", async () => {
      await storeBeforeOpening(page, { "facedown.settings": damaged });
      await open(page, "#/settings");
      await expect(page.getByRole("radio", { name: "Device" })).toBeChecked();
      const motion = damaged.includes("off") ? "Off" : "Normal";
      await expect(page.getByRole("group", { name: "Motion" }).getByRole("radio", { name: motion })).toBeChecked();
    });
  }
});

test("settings that can't be read are left alone, told, and thrown away by a tap", async ({ page }) => {
  await storeBeforeOpening(page, { "facedown.settings": "{", "facedown.learn": "[" });
  await open(page, "#/settings");
  await expect(page.getByRole("status").filter({ hasText: "The settings kept on this device can’t be read" })).toBeVisible();
  await choose(page, "Light or dark", "Dark");
  expect((await stored(page))["facedown.settings"]).toBe("{");
  await expectAccessible(page);
  const discard = page.getByRole("button", { name: "Discard it and begin anew" });
  await discard.first().click();
  expect(JSON.parse((await stored(page))["facedown.settings"]).theme).toBe("dark");
  await discard.click();
  await expect(discard).toHaveCount(0);
  expect((await stored(page))["facedown.learn"]).toBeUndefined();
});

test("a screen that goes dark is kept awake again when somebody presses, and a browser that lets it is told of", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.asked = 0;
    const request = async () => {
      globalThis.asked += 1;
      if (globalThis.asked <= 2) throw new DOMException("low battery", "NotAllowedError");
      return (globalThis.lock = Object.assign(new EventTarget(), { released: false, release: async () => {} }));
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  });
  const asked = () => page.evaluate(() => globalThis.asked);
  const goToTable = () => goToGame(page, "awake", record());
  await open(page, "#/about");
  await goToTable();
  await expect.poll(asked).toBe(1);
  await go(page, "#/settings");
  await expect(page.getByText("lets the screen go dark")).toBeVisible();
  await goToTable();
  await expect.poll(asked).toBe(2);
  await page.mouse.click(5, 5);
  await expect.poll(asked).toBe(3);
  await page.mouse.click(5, 5);
  expect(await asked()).toBe(3);
  // The browser takes the lock away.
  await page.evaluate(() => {
    globalThis.lock.released = true;
    globalThis.lock.dispatchEvent(new Event("release"));
  });
  await expect.poll(asked).toBe(4);
  await go(page, "#/settings");
  await expect(page.getByText("lets the screen go dark")).toHaveCount(0);
});
