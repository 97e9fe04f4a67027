// Animations: short, skippable, and off where they are not wanted.

import { SLUGS, expect, storeBeforeOpening, repeat, test } from "./fixtures.mjs";
import { golden as lanes } from "./duel-52.mjs";
import { duel, unattended } from "./dual-duel.mjs";
import { rush } from "./gold-rush.mjs";
import { game } from "./heads-up-duel.mjs";
import { advanceClock, endedPlayback, freezeAnimations, goToGame, linesShown, openWithStoppedClock, playAgainButton, powers, record, result, skipButton, standing, untilSeen } from "./table.mjs";

const RUSH = ["1 load bullet", "1 aim 2", "2 load blank", "2 aim 3", "3 load bullet", "3 aim 1", "1 stand", "2 stand", "3 sit out"];
const SHOW = ["1 show 8p", "2 show 8p"];
const headsUp = (decisions) => game(decisions, { seats: "Ada | Bo", seed: "000000004ead0001" });
const countdown = (page) => page.locator(".countdown");

/** For each game: a record, and the decisions shown before a reveal. */
function reveals() {
  const { text, decisions } = lanes("two-bots");
  return {
    "fools-gambit": [powers(), 2],
    "dual-duel": [duel(unattended(2)), 8],
    "heads-up-duel": [headsUp(SHOW), 0],
    "gold-rush-shoot-out": [rush(RUSH), 6],
    "duel-52": [text, decisions.length - 4],
  };
}

async function toReveal(page, [text, seen]) {
  await goToGame(page, "reveal", text, { looked: [seen, seen, seen], table: seen });
  await page.locator(".board").waitFor();
}

const boardText = (page) => page.locator(".board").innerText();

test.beforeEach(async ({ page }) => {
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off" }) });
  await openWithStoppedClock(page);
});

/** Tested by default: games that both turn cards and move them. */
const BY_DEFAULT = ["fools-gambit", "duel-52"];

for (const game of SLUGS) {
  test(`${game}: only transforms and opacity move, for 300 ms at most, skipping loses nothing, and nothing moves where less is asked for`, { tag: BY_DEFAULT.includes(game) ? [] : "@all" }, async ({ page }) => {
    test.slow();
    await freezeAnimations(page);
    const reveal = reveals()[game];
    await toReveal(page, reveal);
    const found = [];
    await repeat(page, 240, async () => {
      const { isOver, moving } = await page.evaluate(() => ({
        isOver: document.querySelector(".narration.is-over") !== null,
        moving: document
          .getAnimations()
          .filter((one) => one.constructor.name !== "CSSTransition")
          .map(({ effect, animationName, id }) => ({
            name: animationName ?? id,
            lasts: effect.getTiming().duration,
            moved: effect
              .getKeyframes()
              .flatMap((frame) => Object.keys(frame))
              .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key)),
          })),
      }));
      found.push(...moving);
      return isOver || void (await advanceClock(page, 150));
    });
    expect(found.length, "something moves").toBeGreaterThan(0);
    const allowed = ["transform", "transformOrigin", "opacity", "translate", "rotate", "scale", "d"];
    for (const { name, lasts, moved } of found) {
      expect(lasts, name).toBeLessThanOrEqual(300);
      expect(moved.filter((key) => !allowed.includes(key)), name).toEqual([]);
    }
    // Announcements are gone by then.
    await advanceClock(page, 6_000);
    const watched = await boardText(page);

    await toReveal(page, reveal);
    const countsDown = (await countdown(page).count()) > 0;
    await skipButton(page).click();
    await expect(endedPlayback(page)).toHaveCount(1);
    // The press ends the countdown only; the change after it is animated.
    await expect(page.locator(".is-moving")).toHaveCount(countsDown ? 1 : 0);
    await advanceClock(page, 6_000);
    await expect(page.locator(".is-moving")).toHaveCount(0);
    expect(await boardText(page)).toBe(watched);

    // Nothing moves if device or settings ask for less.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await toReveal(page, reveal);
    await expect(endedPlayback(page)).toHaveCount(1);
    await expect(page.locator(".is-moving, .countdown")).toHaveCount(0);
    expect(await page.evaluate(() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length)).toBe(0);
  });
}

test("who leads the series is told no earlier than who has won; the end celebrates the winner, says what decided it, and a tap shows all of it", async ({ page }) => {
  await freezeAnimations(page);
  await goToGame(page, "series", record(["1 timeout", "2 timeout", "2 leave"]), { table: 3, looked: [3, 3], series: [1, 0] });
  await expect(playAgainButton(page)).toBeVisible();
  for (const told of [result(page), page.locator(".over__series")]) await expect(told).toHaveCSS("opacity", "0");

  await goToGame(page, "over", lanes("two-bots").text, { looked: [999, 999], table: 999 });
  await expect(page.locator(".finale.is-moving")).toBeVisible();
  await expect(page.locator(".finale__decided")).toHaveText(/^(Ana|Ben) lost lanes? \d/);
  await result(page).click();
  await expect(page.locator(".finale.is-moving")).toHaveCount(0);
});

test("a showdown is counted down to and comes at once after it, a tap ends the count alone, and who plays alone puts the device nowhere", async ({ page }) => {
  await toReveal(page, [headsUp(SHOW), 0]);
  await expect(countdown(page)).toHaveText("Put the device in the middle");
  await page.evaluate(() => {
    const board = document.querySelector(".board");
    globalThis.lying = [];
    const note = () => globalThis.lying.push(board.querySelectorAll(".hud-row .hud-tile").length);
    new MutationObserver(note).observe(board, { subtree: true, childList: true, attributes: true });
  });
  for (const number of ["3", "2", "1"]) {
    await advanceClock(page, number === "3" ? 1_550 : 600);
    await expect(countdown(page)).toHaveText(number);
    await expect(linesShown(page)).toHaveCount(0);
  }
  await advanceClock(page, 700);
  await expect(countdown(page)).toHaveCount(0);
  await expect(linesShown(page)).toHaveCount(1);
  await advanceClock(page, 6_000);
  await expect(endedPlayback(page)).toHaveCount(1);
  const lying = await page.evaluate(() => globalThis.lying);
  expect(lying.length).toBeGreaterThan(3);
  expect(lying.filter((count) => count !== 2), "both cards lie there all the time").toEqual([]);

  await toReveal(page, [headsUp(SHOW), 0]);
  await expect(countdown(page)).toBeVisible();
  await page.locator(".hud-arena").click();
  await expect(countdown(page)).toHaveCount(0);
  // The only change is animated, and begins at once.
  await expect(page.locator(".hud.is-moving")).toHaveCount(1);

  await toReveal(page, [headsUp(SHOW).replace("Ada | Bo", "Ada | bot:novice"), 0]);
  await expect(countdown(page)).toHaveText("3");
});

test("what cards are worth is told once they are turned up, and a 2 leans over to its wager", async ({ page }) => {
  await freezeAnimations(page);
  await toReveal(page, reveals()["dual-duel"]);
  await page.clock.runFor(400);
  const points = page.locator(".dd-pair__points");
  await untilSeen(page, points);
  const times = await page.evaluate(() => {
    const timing = (one) => ({ name: one.animationName, ...one.effect.getTiming() });
    return document.getAnimations().filter((one) => one.animationName).map(timing);
  });
  const turn = times.find(({ name }) => name === "turn-up").duration;
  const popped = times.filter(({ name }) => name === "pop");
  expect(popped).toHaveLength(2);
  for (const { delay, fill } of popped) expect([delay >= turn, fill]).toEqual([true, "backwards"]);

  await toReveal(page, reveals()["fools-gambit"]);
  const two = page.locator(".fg-laid.is-two > .card");
  await untilSeen(page, two);
  const apart = await two.evaluate((card) => {
    const middle = (element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2;
    const wager = card.closest(".fg-laid").parentElement.querySelector(".fg-laid.is-wager > .card");
    const [lean] = card.getAnimations().filter((one) => one.animationName === "fg-lean");
    lean.pause();
    // Everything else lies still.
    for (const other of document.getAnimations()) if (other !== lean) other.finish();
    return [0, lean.effect.getTiming().duration / 2].map((time) => {
      lean.currentTime = time;
      return Math.abs(middle(wager) - middle(card));
    });
  });
  expect(apart[1]).toBeLessThan(apart[0]);
});

test("the bar has the score of the board, all the while it is told, points count up, and a wager flies to its pile", async ({ page }) => {
  await toReveal(page, reveals()["fools-gambit"]);
  const points = page.locator(".fg-side__points [aria-hidden]");
  const score = async () => [...(await standing(page).innerText()).matchAll(/:\s(\d+)/g)].map(([, points]) => Number(points)).sort();
  const seen = new Set();
  await expect(page.locator(".is-near .fg-side__points .count-up")).toHaveText("0");
  await repeat(page, 60, async () => {
    // Between two values while it counts up.
    if ((await page.locator(".count-up.is-counting").count()) === 0) {
      const shown = (await points.allInnerTexts()).map(Number).sort();
      expect(await score()).toEqual(shown);
      seen.add(shown.join());
    }
    await advanceClock(page, 150);
    return (await page.locator(".narration.is-over").count()) > 0 && (await page.locator(".count-up.is-counting").count()) === 0 && seen.size > 1;
  });
  expect(seen.size, "the score changes").toBe(2);
  await expect(page.locator(".is-near .fg-side__points .count-up")).toHaveText("4");
  await expect(page.locator(".is-near .fg-pile").last().locator("[data-glide-from]")).toHaveCount(1);
});

test("only the lane that falls is seen to fall, and an attack while the tiles glide", async ({ page }) => {
  await freezeAnimations(page);
  await toReveal(page, reveals()["duel-52"]);
  const fallen = page.locator(".d52-lane__fallen");
  const popping = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.effect.target.matches(".d52-lane__fallen")).length);
  await expect(fallen).toHaveCount(2);
  await advanceClock(page, 600);
  await expect(page.locator(".board.is-moving")).toBeVisible();
  expect(await popping(), "two lanes had fallen before").toBe(0);
  await untilSeen(page, fallen, 3);
  expect(await popping()).toBe(1);

  await toReveal(page, reveals()["duel-52"]);
  const attacker = page.locator(".board.is-moving .d52-tile.is-attacking");
  await untilSeen(page, attacker);
  const lifted = await attacker.evaluate((tile) => {
    // Acts as if the tile had more room than before.
    tile.animate({ transform: ["translate(0px, 1px)", "none"] }, 300).pause();
    const [lunge] = tile.getAnimations().filter((one) => one.animationName === "d52-lunge");
    lunge.pause();
    const top = (time) => {
      lunge.currentTime = time;
      return tile.getBoundingClientRect().top;
    };
    return (top(0) - top(180)) / tile.offsetHeight;
  });
  expect(lifted).toBeGreaterThan(0.3);
});
