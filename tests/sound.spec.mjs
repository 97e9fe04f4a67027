// Sound and vibration: only for public events, and only if they are switched on.

import { expect, open, storeBeforeOpening, repeat, stored, test } from "./fixtures.mjs";
import { decide, resume, step } from "./gold-rush.mjs";
import { advanceClock, afterPowers, choose, leaveDone, lockInButton, openCurtain, openMenu, openWithStoppedClock, skipButton } from "./table.mjs";

/** A table of Fools Gambit after four decisions, of which everybody has seen two. */
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

/** Opens a page with the recording audio, and presses something: browsers are silent before a first press. */
async function openWith(page, settings, stub = STUB) {
  await page.addInitScript(stub);
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify(settings) });
  await openWithStoppedClock(page);
  await page.keyboard.press("Shift");
  await page.mouse.click(2, 2);
}

test("each moment of a reveal is heard once, when it is shown", async ({ page }) => {
  await openWith(page, { sound: "on" });
  await tableBeforeReveal(page);
  expect(await heard(page)).toEqual([]);
  await advanceClock(page, 30_000);
  expect(await heard(page)).toEqual(SOUNDS_OF_ROUND);
  expect(await page.evaluate(() => globalThis.felt)).toEqual([]);
});

test("nothing is heard where sound is off, or was never asked for", async ({ page }) => {
  for (const settings of [{}, { sound: "off" }]) {
    await openWith(page, settings);
    await tableBeforeReveal(page);
    await advanceClock(page, 30_000);
    expect(await heard(page)).toEqual([]);
    expect(await page.evaluate(() => globalThis.contexts)).toBe(0);
    await page.goto("about:blank");
  }
});

test("where all is shown at once, only what matters most is heard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWith(page, { sound: "on" });
  await tableBeforeReveal(page);
  await advanceClock(page, 5_000);
  expect(await heard(page)).toEqual(["win"]);
});

test("who skips hears how it ends", async ({ page }) => {
  await openWith(page, { sound: "on" });
  await tableBeforeReveal(page);
  await advanceClock(page, 800);
  expect(await heard(page)).toEqual(["card"]);
  await skipButton(page).click();
  await advanceClock(page, 5_000);
  expect(await heard(page)).toEqual(["card", "win"]);
});

test("the table's menu mutes, and turns sound on again", async ({ page }) => {
  await openWith(page, { sound: "on", volume: "loud" });
  await afterPowers(page, 2);
  await openMenu(page, "Mute");
  await page.keyboard.press("Escape");
  await tableBeforeReveal(page);
  await advanceClock(page, 30_000);
  expect(await heard(page)).toEqual([]);
  await openMenu(page, "Turn sound on");
  expect(JSON.parse((await stored(page))["facedown.settings"])).toMatchObject({ sound: "on", volume: "loud" });
});

test("locking in is heard once a visit, and sounds the same whatever is chosen", async ({ page }) => {
  await openWith(page, { sound: "on", haptics: "on" });
  await afterPowers(page, 0);
  await openCurtain(page);
  await choose(page);
  await leaveDone(page);
  await openCurtain(page);
  expect(await heard(page)).toEqual(["lock"]);
  await choose(page);
  await expect.poll(() => heard(page)).toEqual(["lock", "lock"]);
  const [one, two] = await page.evaluate(() => globalThis.felt);
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

test("whether to play with sound is asked once, the sound can be tried, and going on means no", async ({ page }) => {
  const question = page.getByRole("region", { name: "Play with sound?" });
  await openWith(page, {});
  await tableBeforeReveal(page);
  await expect(question, "nothing is asked under a reveal").toBeHidden();
  await advanceClock(page, 30_000);
  await expect(question).toBeVisible();
  const below = await question.evaluate((asked) => asked.getBoundingClientRect().top - document.querySelector(".hand-over").getBoundingClientRect().bottom);
  expect(below, "it lies below the hand-over, not before it").toBeGreaterThanOrEqual(0);
  await question.getByRole("button", { name: "Hear it" }).click();
  expect(await heard(page)).toEqual(["win"]);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(question).toHaveCount(0);
  expect(JSON.parse((await stored(page))["facedown.settings"])).toMatchObject({ sound: "on", haptics: "on" });
  await tableBeforeReveal(page);
  await advanceClock(page, 30_000);
  expect((await heard(page)).slice(-SOUNDS_OF_ROUND.length)).toEqual(SOUNDS_OF_ROUND);

  await page.goto("about:blank");
  await openWith(page, {});
  await tableBeforeReveal(page);
  await expect(question, "nothing is asked under a reveal").toBeHidden();
  await advanceClock(page, 30_000);
  await expect(question).toBeVisible();
  await openCurtain(page);
  expect(JSON.parse((await stored(page))["facedown.settings"])).toMatchObject({ sound: "off" });
  await tableBeforeReveal(page);
  await expect(question).toHaveCount(0);
});

test("a browser without audio or vibration plays on in silence", async ({ page }) => {
  await openWith(page, { sound: "on", haptics: "on" }, () => {
    delete globalThis.AudioContext;
    delete Navigator.prototype.vibrate;
  });
  await tableBeforeReveal(page);
  await advanceClock(page, 30_000);
  await openCurtain(page);
  await open(page, "#/settings");
  await page.getByRole("button", { name: "Try the sound" }).click();
  await expect(page.getByRole("group", { name: "Vibration" })).toHaveCount(0);
});

test("nothing is heard before anything is pressed", async ({ page }) => {
  const silent = () => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
  await page.addInitScript(silent);
  await openWith(page, { sound: "on" });
  await tableBeforeReveal(page);
  await advanceClock(page, 30_000);
  expect(await page.evaluate(() => [globalThis.heard, globalThis.contexts])).toEqual([[], 0]);
});
