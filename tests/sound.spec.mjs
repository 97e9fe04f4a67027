// Sound and vibration: only for public events, and only if they are switched on.

import { expect, go, storeBeforeOpening, repeat, stored, test } from "./fixtures.mjs";
import { decide, resume, step } from "./gold-rush.mjs";
import { advanceClock, afterPowers, choose, leaveDone, lockInButton, openCurtain, openMenu, openWithStoppedClock, skipButton } from "./table.mjs";

const tableBeforeReveal = (page) => afterPowers(page, 4, 2);

const SOUNDS_OF_ROUND = ["card", "flip", "hit", "card", "hit", "win"];

/** Replaces audio: records each sound by its first pitch. */
const STUB = () => {
  const SOUNDS = { 1200: "flip", 1800: "hit", 523: "win", 210: "lock", 2400: "card", 4500: "blank", 1300: "clock" };
  globalThis.heard = [];
  globalThis.felt = [];
  globalThis.contexts = 0;
  const param = () => ({
    value: 0,
    setValueAtTime(value) {
      this.first ??= value;
    },
    exponentialRampToValueAtTime() {},
  });
  const node = (more = {}) => ({ connect: (to) => to, gain: param(), frequency: param(), ...more });
  const source = () =>
    node({
      start() {
        const sound = SOUNDS[Math.floor(this.frequency.first ?? this.filter?.frequency.first)];
        if (sound) globalThis.heard.push(sound);
      },
      stop() {},
    });
  globalThis.AudioContext = class {
    constructor() {
      globalThis.contexts += 1;
    }
    state = "running";
    currentTime = 0;
    sampleRate = 48_000;
    destination = node();
    createGain = () => node();
    createOscillator = () => source();
    createBuffer = () => ({ copyToChannel() {} });
    createBufferSource() {
      const hiss = source();
      hiss.connect = (filter) => (hiss.filter = filter);
      return hiss;
    }
    createBiquadFilter = () => node();
    resume = () => Promise.resolve();
  };
  Object.defineProperty(navigator, "vibrate", { value: (pattern) => globalThis.felt.push(pattern), configurable: true });
};

const heard = (page) => page.evaluate(() => globalThis.heard);

async function heardFor(page, milliseconds) {
  await page.evaluate(() => void (globalThis.heard.length = 0));
  await advanceClock(page, milliseconds);
  return heard(page);
}

const settingsOf = async (page) => JSON.parse((await stored(page))["facedown.settings"]);

/** Opens a page with the recording audio, and presses something: browsers are silent before a first press. */
async function openWith(page, settings, stub = STUB) {
  await page.addInitScript(stub);
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify(settings) });
  await openWithStoppedClock(page);
  await page.keyboard.press("Shift");
  await page.mouse.click(2, 2);
}

test("each moment of a reveal is heard once, when it is shown, but not before anything is pressed, nor where the table's menu mutes", async ({ page }) => {
  await openWith(page, { sound: "on", volume: "loud" });
  await page.evaluate(() => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true }));
  await tableBeforeReveal(page);
  expect(await heardFor(page, 30_000)).toEqual([]);
  expect(await page.evaluate(() => globalThis.contexts)).toBe(0);
  await page.evaluate(() => delete navigator.userActivation);

  await tableBeforeReveal(page);
  expect(await heard(page)).toEqual([]);
  expect(await heardFor(page, 30_000)).toEqual(SOUNDS_OF_ROUND);
  expect(await page.evaluate(() => globalThis.felt)).toEqual([]);

  await openMenu(page, "Mute");
  await page.keyboard.press("Escape");
  expect(await settingsOf(page)).toMatchObject({ sound: "off" });
  await tableBeforeReveal(page);
  expect(await heardFor(page, 30_000)).toEqual([]);
  await openMenu(page, "Turn sound on");
  expect(await settingsOf(page)).toMatchObject({ sound: "on", volume: "loud" });
});

test("who skips hears how it ends, and where all is shown at once, only what matters most; locking in is heard once a visit", async ({ page }) => {
  await openWith(page, { sound: "on", haptics: "on" });
  await tableBeforeReveal(page);
  expect(await heardFor(page, 800)).toEqual(["card"]);
  await skipButton(page).click();
  await advanceClock(page, 5_000);
  expect(await heard(page)).toEqual(["card", "win"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tableBeforeReveal(page);
  await advanceClock(page, 5_000);
  expect(await heard(page)).toEqual(["card", "win", "win"]);

  // Locking in is heard once a visit, and sounds and feels the same whatever is chosen.
  await afterPowers(page, 0);
  await page.evaluate(() => void (globalThis.heard.length = globalThis.felt.length = 0));
  await openCurtain(page);
  await choose(page);
  await leaveDone(page);
  await openCurtain(page);
  expect(await heard(page)).toEqual(["lock"]);
  await choose(page);
  await expect.poll(() => heard(page)).toEqual(["lock", "lock"]);
  const [one, two] = await page.evaluate(() => globalThis.felt);
  expect(one).toBeTruthy();
  expect(one).toEqual(two);
});

test("two decisions of one visit are heard as one @all", async ({ page }) => {
  await openWith(page, { sound: "on" });
  await resume(page, []);
  await repeat(page, 6, async () => (await lockInButton(page).count()) > 0 || void (await step(page)));
  await page.evaluate(() => (globalThis.heard.length = 0));
  await decide(page);
  await expect.poll(() => heard(page)).toEqual(["lock"]);
});

test("whether to play with sound is asked once, the sound can be tried, and going on means no", { annotation: { type: "costly", description: "four reveals, with motion" } }, async ({ page }) => {
  const question = page.getByRole("region", { name: "Play with sound?" });
  const seeQuestion = async () => {
    await tableBeforeReveal(page);
    await expect(question, "nothing is asked under a reveal").toBeHidden();
    await advanceClock(page, 30_000);
    await expect(question).toBeVisible();
  };
  await openWith(page, {});
  await seeQuestion();
  expect(await page.evaluate(() => [globalThis.heard, globalThis.contexts])).toEqual([[], 0]);
  const below = await question.evaluate((asked) => asked.getBoundingClientRect().top - document.querySelector(".hand-over").getBoundingClientRect().bottom);
  expect(below, "it lies below the hand-over, not before it").toBeGreaterThanOrEqual(0);
  await openCurtain(page);
  const answered = await settingsOf(page);
  expect(answered).toMatchObject({ sound: "off" });
  // The answer also holds after a reload.
  await openWith(page, answered);
  await tableBeforeReveal(page);
  expect(await heardFor(page, 30_000)).toEqual([]);
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.contexts)).toBe(0);

  await openWith(page, {});
  await seeQuestion();
  await question.getByRole("button", { name: "Hear it" }).click();
  expect(await heard(page)).toEqual(["win"]);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question).toHaveCount(0);
  expect(await settingsOf(page)).toMatchObject({ sound: "on", haptics: "on" });
  await tableBeforeReveal(page);
  expect(await heardFor(page, 30_000)).toEqual(SOUNDS_OF_ROUND);
});

test("a browser without audio or vibration plays on in silence", async ({ page }) => {
  await openWith(page, { sound: "on", haptics: "on" }, () => {
    delete globalThis.AudioContext;
    delete Navigator.prototype.vibrate;
  });
  await tableBeforeReveal(page);
  await advanceClock(page, 30_000);
  await openCurtain(page);
  await go(page, "#/settings");
  await page.getByRole("button", { name: "Try the sound" }).click();
  await expect(page.getByRole("group", { name: "Vibration" })).toHaveCount(0);
});
