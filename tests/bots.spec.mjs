// Bots think unseen: their time shows nowhere, moves nothing, and a silent thread is replaced.

import { answerSound, expect, recordOf, repeat, stored, test } from "./fixtures.mjs";
import { decide as decideDuel } from "./dual-duel.mjs";
import { atSizes } from "./fit.mjs";
import { decide, rush, step } from "./gold-rush.mjs";
import { dealAlone } from "./set-up.mjs";
import { advanceClock, choose, goAway, goToGame, handCards, isBotsTurn, keep, letBotsThink, lockInButton, openCalm, openWithStoppedClock, record, screen, stepOf } from "./table.mjs";

test.use({ ahead: true });

/** Counts questions and answers; if `isSlow`, delays answers by the bots' patience, on the page's stopped clock. */
const interceptWorker = () => {
  // A question to the worker is bytes: 0, a number, a seat, two texts with their lengths, the bots' patience. Numbers
  // come in groups of seven bits, the lowest first.
  const patienceOf = (bytes) => {
    let at = 1;
    const number = () => {
      let value = 0;
      for (let bit = 0; ; bit += 7) {
        value += (bytes[at] & 127) * 2 ** bit;
        if (bytes[at++] < 128) return value;
      }
    };
    number();
    at += 1;
    for (let text = 0; text < 2; text += 1) {
      const length = number();
      at += length;
    }
    return number();
  };
  const Real = Worker;
  Object.assign(globalThis, { asked: 0, answered: 0, isSlow: false, parts: 1 });
  globalThis.Worker = class extends Real {
    patience = 0;
    postMessage(message) {
      if (message instanceof Uint8Array && message[0] === 0) {
        this.patience = patienceOf(message);
        globalThis.asked += 1;
      }
      super.postMessage(message);
    }
    // The page repeats its questions to a new worker.
    terminate() {
      super.terminate();
      Object.assign(globalThis, { asked: 0, answered: 0 });
    }
    addEventListener(type, listener, options) {
      const later = (event) => {
        if (type !== "message" || !String(event.data).startsWith("{")) return void listener(event);
        globalThis.answered += 1;
        if (globalThis.isSlow) setTimeout(() => listener(event), Math.floor(this.patience / globalThis.parts));
        else listener(event);
      };
      super.addEventListener(type, later, options);
    }
  };
};

/** Waits until the worker has answered all questions, of which there are `least` or more. */
const waitForAnswers = (page, least = 1) =>
  page.waitForFunction((least) => globalThis.asked >= least && globalThis.asked === globalThis.answered, least);

/** Restarts the counts; if `isSlow`, answers are delayed by the bots' patience divided by `parts`. */
const delayAnswers = (page, isSlow, parts = 1) =>
  page.evaluate(([isSlow, parts]) => Object.assign(globalThis, { asked: 0, answered: 0, isSlow, parts }), [isSlow, parts]);

async function msUntilBotsDecided(page, stepMs) {
  let passedMs = 0;
  for (; await isBotsTurn(page); passedMs += stepMs) {
    expect(passedMs, "the table waits in vain").toBeLessThan(6_000);
    await waitForAnswers(page);
    await advanceClock(page, stepMs);
  }
  return passedMs;
}

const goToDuel = (page, id, level = "sharp") => goToGame(page, id, record([], { seats: `Ana | bot:${level}` }));

async function goToEight(page, id = "eight") {
  await goToGame(page, id, rush([], { seats: ["Ada", ...Array(7).fill("bot:sharp")] }));
  await expect(page.getByRole("heading", { name: "Load your pistol and aim it" })).toBeVisible();
}

for (const motion of ["off", "fast", "normal"]) {
  // By default one setting with motion and one without.
  const tag = motion === "fast" ? "@all" : [];
  test(`a bot’s thinking time does not show where motion is ${motion}`, { tag }, async ({ page }) => {
    await page.addInitScript(interceptWorker);
    await page.addInitScript((motion) => localStorage.setItem("facedown.settings", JSON.stringify({ motion })), motion);
    await openWithStoppedClock(page);
    const msUntilShown = async (isSlow) => {
      await goAway(page);
      await delayAnswers(page, isSlow);
      await goToDuel(page, `${isSlow}`);
      await handCards(page).first().waitFor();
      await choose(page);
      return msUntilBotsDecided(page, 50);
    };
    const quickMs = await msUntilShown(false);
    expect(quickMs).toBeGreaterThan(0);
    expect(await msUntilShown(true)).toBe(quickMs);
  });
}

test("nor does that of seven bots in a simultaneous choice @all", async ({ page }) => {
  await page.addInitScript(interceptWorker);
  await openCalm(page);
  const msUntilShown = async (isSlow) => {
    await goAway(page);
    await delayAnswers(page, isSlow, 2.5);
    await goToEight(page, `${isSlow}`);
    await decide(page);
    await expect(page.getByText("The others are choosing")).toBeVisible();
    return msUntilBotsDecided(page, 10);
  };
  const quickMs = await msUntilShown(false);
  expect(quickMs).toBeGreaterThan(0);
  expect(await msUntilShown(true)).toBe(quickMs);
});

test("bots think while a person chooses, and nothing of it is on the page or kept", async ({ page }) => {
  await page.addInitScript(interceptWorker);
  await openCalm(page);
  await goToEight(page);
  await advanceClock(page);
  const shown = () => page.evaluate(() => document.body.innerHTML);
  const kept = async () => JSON.stringify(await stored(page));
  const [before, keptBefore] = [await shown(), await kept()];
  await waitForAnswers(page, 14);
  await advanceClock(page);
  expect(await shown()).toBe(before);
  expect(await kept()).toBe(keptBefore);
  expect(await recordOf(page)).not.toMatch(/^\d /m);
  await advanceClock(page, 60_000);
  await decide(page);
  const passedMs = await msUntilBotsDecided(page, 50);
  expect(passedMs, "they have thought already").toBeLessThanOrEqual(900);
  expect((await recordOf(page)).match(/^\d (load|aim) /gm)).toHaveLength(16);
});

test("a round of one person and seven bots waits ten seconds for bots at the most @all", async ({ page }) => {
  test.slow();
  await page.addInitScript(interceptWorker);
  await openWithStoppedClock(page);
  await delayAnswers(page, true, 2.5);
  await goToEight(page);
  let waits = 0;
  let totalMs = 0;
  await repeat(page, 2_000, async (steps) => {
    if (await page.getByText(/Round 2 of 6/).count()) return true;
    if (await isBotsTurn(page)) {
      await expect(screen(page, "bots").getByText("The others are choosing", { exact: true })).toBeVisible();
      waits += 1;
      totalMs += await msUntilBotsDecided(page, 50);
    } else await step(page, steps);
    return false;
  });
  expect(waits).toBeGreaterThanOrEqual(3);
  expect(totalMs).toBeLessThanOrEqual(10_000);
});

/** For each game: parts of its board that a message could move, and a function that decides. */
const BOARDS = {
  "fools-gambit": [".fg-seat", choose],
  "dual-duel": [".duel__seat, .dd-duel", decideDuel],
  "gold-rush-shoot-out": [".gr-ring", decide],
};

for (const [game, [parts, makeDecision]] of Object.entries(BOARDS)) {
  test(`the board of ${game} has room for the news while bots think`, { tag: game === "gold-rush-shoot-out" ? [] : "@all" }, async ({ page }) => {
    await answerSound(page);
    await openCalm(page);
    const places = () =>
      page.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).flatMap(({ y, height }) => [y, height]));
    const tooWide = () =>
      page.locator(".gr-own, .fg-side__name").evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ className }) => className));
    const sizes = [[360, 740], [740, 360], [820, 1180], [1280, 800]];
    await dealAlone(page, game);
    await advanceClock(page);
    await lockInButton(page).first().waitFor();
    await makeDecision(page);
    await screen(page, "bots").waitFor();
    const before = {};
    await atSizes(page, async (size) => {
      before[size] = await places();
      expect(before[size]).not.toEqual([]);
      expect.soft(await tooWide(), size).toEqual([]);
    }, sizes);
    await letBotsThink(page);
    await screen(page, "news").waitFor();
    await atSizes(page, async (size) => {
      const moved = (await places()).map((place, at) => Math.abs(place - before[size][at]));
      // The button may be a hair higher than the words that it replaces.
      expect.soft(Math.max(...moved), size).toBeLessThan(3);
    }, sizes);
  });
}

for (const [hungWorkers, title] of [
  [1, "is started anew"],
  [9, "keeps nobody waiting"],
]) {
  test(`a thread that never answers ${title}`, async ({ page }) => {
    await page.addInitScript((hungWorkers) => {
      const Real = Worker;
      globalThis.started = 0;
      globalThis.Worker = class extends Real {
        number = ++globalThis.started;
        postMessage(message) {
          if (this.number > hungWorkers || !(message instanceof Uint8Array)) super.postMessage(message);
        }
      };
    }, hungWorkers);
    await answerSound(page);
    await openCalm(page);
    await goToDuel(page, "hung", "novice");
    await handCards(page).first().waitFor();
    const started = () => page.evaluate(() => globalThis.started);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await choose(page);
      if (rounds === 0) {
        // Nearly as long as a new thread may be silent. A thread that has answered may be silent for less.
        await advanceClock(page, 19_000);
        await repeat(page, 120, async () => (await started()) > 1 || void (await advanceClock(page, 250)));
        if (hungWorkers > 1) await advanceClock(page, 19_000);
      }
      await letBotsThink(page);
      await repeat(page, 40, async () => (await handCards(page).count()) > 0 || void (await stepOf(page, async (page) => ((await lockInButton(page).count()) ? keep(page) : advanceClock(page)))));
    }
    expect(await started()).toBe(2);
  });
}
