// The coach: hints for single players, and reviews of finished games.

import { IS_WHOLE, someOf } from "./covering.mjs";
import { NAMES, misfits, upTo } from "./fit.mjs";
import { answerSound, expect, expectAccessible, go, open, saveOf, test } from "./fixtures.mjs";
import { golden } from "./records.mjs";
import { replayTold, slider } from "./replay.mjs";
import { chosen, deal } from "./set-up.mjs";
import { advanceClock, choose, curtain, goOnButton, goToGame, keepGame, record, tap, turnMotionOff } from "./table.mjs";

const hintButton = (page) => page.getByRole("button", { name: "Hint", exact: true });
const hint = (page) => page.getByRole("region", { name: "Hint" });
const kept = async (page) => (await saveOf(page)).kept;

/** Waits for the hint: the coach's worker runs in real time, also while the clock is stopped. */
const expectAdvice = (page) => expect(hint(page)).toContainText(/better than the next best|just as good|nothing else to do|decks are worth|your deck/);

/** Continues to the person's turn: a bot may decide first. */
async function untilAsked(page) {
  await expect(async () => {
    if (await goOnButton(page).isVisible()) await goOnButton(page).click();
    await expect(hintButton(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const pressHint = async (page) => {
  // A focused radio button would take the letter.
  await hintButton(page).focus();
  await page.keyboard.press("h");
};

test("a hint is asked for by a tap, or by its button alone with shortcut keys turned off, says how sure it is, covers none of the own cards, and is counted", { annotation: { type: "costly", description: "a hint is thought about, and scanned" } }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("facedown.settings", JSON.stringify({ shortcuts: "off" })));
  await turnMotionOff(page);
  await open(page, "#/about");
  await deal(page, ["Ana", null]);
  await untilAsked(page);
  await pressHint(page);
  await expect(hint(page)).toHaveCount(0);
  await hintButton(page).click();
  await expectAdvice(page);
  await expect(hint(page).getByText(/^Duel with .* wager/).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ has: hint(page) })).toHaveAttribute("aria-live", "polite");
  const [hintBox, own] = await Promise.all([hint(page).boundingBox(), page.locator(".is-near").boundingBox()]);
  expect(hintBox.y + hintBox.height).toBeLessThanOrEqual(own.y);
  await expectAccessible(page);
  await expect.poll(async () => (await kept(page)).hints).toBe(1);
  const said = await hint(page).textContent();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(hint(page)).toBeHidden();
  await expect(hintButton(page)).toBeFocused();
  await hintButton(page).click();
  await expect(hint(page)).toHaveText(said);
  expect((await kept(page)).hints, "the same hint counts once").toBe(1);
  await choose(page);
  await expect(hint(page)).toBeHidden();
  await expect(hintButton(page)).toBeHidden();
});

const PRESSED = ":is(.table__main, .table__foot) :is(button, label:has(input))";
const FAR_CARDS = ".fg-seat.is-far .fg-lane .card, .hud-row.is-far .hud-row__text";

const coveredByHint = (page, selector) =>
  page.evaluate((selector) => {
    const hint = document.querySelector(".hint").getBoundingClientRect();
    const overlaps = (one) => one.width > 0 && one.left < hint.right - 1 && one.right > hint.left + 1 && one.top < hint.bottom - 1 && one.bottom > hint.top + 1;
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) return ["there is nothing to cover"];
    return all.filter((one) => overlaps(one.getBoundingClientRect())).map((one) => `${one.className}: ${one.textContent}`);
  }, selector);

const againstBots = (name, count) => upTo(name, count).replace(/^seats .*$/m, (seats) => seats.replaceAll(/\| [^|]*/g, "| bot:novice ").trimEnd());

/** Decisions of the first seat: a swap (Fools Gambit), forts or a card just played (Duel 52), a share (Gold Rush). */
const FIRST_SEAT_DECIDES = [
  ["fools-gambit-worked-by-hand", 2],
  ["dual-duel-fewer-calls", 0],
  ["duel-52-everything", 25],
  ["duel-52-everything", 4],
  ["gold-rush-shoot-out-three-seats", 12],
  ["heads-up-duel-for-two", 0],
];

const PHONES = [[360, 640], [360, 740]];

const SIZES = [[1280, 800], [820, 1180], [740, 360], ...PHONES];

/** The places of everything on the board, by default on phones and at one other size; `look` is called at each size. */
async function places(page, turn, look = async () => {}) {
  const board = page.locator(".table__main :is(.card, .pile, .d52-lane, [data-glide], button)");
  const all = [];
  for (const [width, height] of someOf(SIZES, PHONES, 1, turn)) {
    await page.setViewportSize({ width, height });
    all.push(await board.evaluateAll((all) => all.map((one) => [one.className, ...Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)].join(" "))));
    if (width === 360) await look(height);
  }
  return all;
}

test("a hint is asked for by its key in each game, leaves a low screen room for the table, covers no forts, share, way back or far cards on a phone, and is put away by Escape; two people get none", { annotation: { type: "costly", description: "six hints, in five games" } }, async ({ page }) => {
  await answerSound(page);
  await turnMotionOff(page);
  await open(page, "#/about");
  for (const [at, [name, count]] of FIRST_SEAT_DECIDES.entries()) {
    await page.setViewportSize({ width: 740, height: 360 });
    await goToGame(page, "hinted", againstBots(name, count), { table: count, looked: NAMES.map(() => count), series: [] });
    await untilAsked(page);
    if (count === 4) {
      await page.locator(".d52-hand .card").first().click();
      await page.getByRole("button", { name: /^Into lane 2/ }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    }
    await pressHint(page);
    await expectAdvice(page);
    if (/^(fools|dual)/.test(name)) await expect(page.locator(".pointer__ring.is-better").first(), "its cards are marked").toBeAttached();
    expect.soft(await misfits(page), name).toEqual([]);
    const hasPressed = /^(duel-52|gold)/.test(name);
    const before = await places(page, at, async (height) => {
      const looksFor = hasPressed ? PRESSED : height > 640 && !name.startsWith("dual") ? FAR_CARDS : undefined;
      if (looksFor) expect.soft(await coveredByHint(page, looksFor), `${name}, ${count}, ${height}`).toEqual([]);
    });
    if (IS_WHOLE) await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(hint(page)).toBeHidden();
    expect(await places(page, at), `${name}: the board keeps its place`).toEqual(before);
    expect(before[0].length).toBeGreaterThan(2);
  }
  await goToGame(page, "two", record(), {});
  await curtain(page).waitFor();
  await expect(hintButton(page)).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(hint(page)).toHaveCount(0);
});

const progress = (page) => page.getByRole("progressbar", { name: "Decisions looked at" });
const review = async (page) => (await saveOf(page)).review;

test("the result says how many hints were taken and leads to the review, which runs to its end, is read without a picture, leads into the replay, and is kept", { annotation: { type: "costly", description: "each decision is thought about" } }, async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "#/about");
  const rounds = golden("fools-gambit-worked-by-hand").replace("| Bo", "| bot:sharp").split("\n").slice(0, 5 + 2 * 4);
  await keepGame(page, "played", [...rounds, "1 leave", ""].join("\n"), { hints: 2 });
  await go(page, "#/game/played");
  await goOnButton(page).click();
  await expect(page.getByText("2 hints taken")).toBeVisible();
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(page).toHaveURL(/#\/review\/played$/);
  const ada = page.getByRole("region", { name: "Ada" });
  await expect(ada.getByRole("img", { name: /^Ada’s chance to win by what Ada knew: \d+% at first/ })).toBeVisible();
  await expect(progress(page)).toBeHidden({ timeout: 90_000 });
  await ada.getByText("The chances as a table").click();
  await expect(ada.getByRole("row").last()).toContainText(/End\s*(0|50|100)%/);
  await expectAccessible(page);
  const found = await review(page);
  expect(found.done).toBe(found.of);
  expect(found.seats.map(({ seat }) => seat)).toEqual([1]);
  const [{ costly }] = found.seats;
  for (const { loss, error } of costly) expect(loss).toBeGreaterThanOrEqual(2 * error);
  await expect(page.getByText(/mistake/i)).toHaveCount(0);
  await page.reload();
  await expect(ada.getByRole("img")).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  expect(await review(page)).toEqual(found);
  expect(costly, "something in this game cost much").not.toEqual([]);
  await ada.getByRole("link", { name: /See it in the replay/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`#/replay/played~${costly[0].at}\\.1$`));
  await expect(replayTold(page), "it lands on the decision, with both moves").toHaveText(/You chose: .+\.\s*Better, with what you knew: .+\.$/);
  await expect(page.locator(".pointer__ring.is-played").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(replayTold(page)).not.toContainText("Better");
  await expect(page.locator(".pointer__ring")).toHaveCount(0);
  await expect(chosen(page.getByRole("combobox", { name: "Whose cards" }))).toHaveText(/^(Ada’s|Your) cards$/);
  await page.getByRole("link", { name: "Review the game" }).click();
  await expect(page).toHaveURL(/#\/review\/played$/);
});

test("a review is stopped, and gone on with after a reload; a game that goes on has none", async ({ page }) => {
  await open(page, "#/about");
  await keepGame(page, "played", golden("duel-52-two-bots"));
  await go(page, "#/review/played");
  await page.getByRole("heading", { level: 1, name: /review$/ }).waitFor();
  await expect.poll(async () => Number(await progress(page).getAttribute("value"))).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Stop" }).click();
  const done = Number(await progress(page).getAttribute("value"));
  await expect.poll(async () => (await review(page))?.done).toBe(done);
  await page.reload();
  await expect(progress(page)).toHaveAttribute("value", String(done));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => Number(await progress(page).getAttribute("value"))).toBeGreaterThan(done);
  await keepGame(page, "running", record());
  await go(page, "#/review/running");
  await expect(page.getByRole("heading", { level: 1, name: /isn’t over/ })).toBeVisible();
});

/** The moment that each golden game offers to replay at its end. */
const MOMENTS = {
  "fools-gambit-worked-by-hand": "The winner’s best duel",
  "dual-duel-match-to-two": "The round that settled it",
  "heads-up-duel-four-in-a-tournament": "The round that settled it",
  "gold-rush-shoot-out-three-seats": "The winner’s best round",
  "duel-52-everything": "The last card to fall",
};

test("the moment that the end of each game shows is a tap away, and played", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await turnMotionOff(page);
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await open(page, "#/about");
  const moments = Object.entries(MOMENTS);
  for (const [row, [name, title]] of someOf(moments, moments.slice(0, 1), 0).entries()) {
    const id = `played${row}`;
    await page.clock.resume();
    await goToGame(page, id, golden(name));
    await goOnButton(page).click();
    const moment = page.getByRole("link", { name: new RegExp(`^${title}`) });
    await expect(moment).toBeVisible();
    await expectAccessible(page);
    // The replay runs on the test's clock.
    await page.clock.pauseAt(new Date(`2026-01-0${row + 2}T12:00:00Z`));
    await tap(moment);
    await expect(page).toHaveURL(new RegExp(`#/replay/${id}~\\d+\\.0\\.\\d+$`));
    await expect(replayTold(page)).not.toHaveText("The cards are dealt.");
    const stepShown = async () => Number(await slider(page).inputValue());
    const playButton = page.getByRole("button", { name: /^(Play|Pause)$/ });
    await expect(playButton, "it plays by itself").toHaveAccessibleName("Pause");
    const from = await stepShown();
    expect(from).toBeGreaterThan(0);
    await advanceClock(page, 120_000);
    await expect(playButton, "and stops there").toHaveAccessibleName("Play");
    expect(await stepShown()).toBe(from + 5);
  }
});
