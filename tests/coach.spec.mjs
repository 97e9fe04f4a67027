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

/** Deals to one person and a bot, up to the hand. */
async function dealUntilAsked(page, game = "fools-gambit") {
  await turnMotionOff(page);
  await open(page, "#/about");
  await deal(page, ["Ana", null], game);
  await untilAsked(page);
}

test("a hint is asked for by a tap, says how sure it is, covers none of the own cards, and is counted", async ({ page }) => {
  await dealUntilAsked(page);
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

test("on a phone a hint lies over the far seat and covers no card on the table", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [game, far] of [["fools-gambit", ".fg-seat.is-far .fg-lane .card"], ["heads-up-duel", ".hud-row.is-far .hud-row__text"]]) {
    await dealUntilAsked(page, game);
    if (game === "fools-gambit") {
      // The swap's hint depends on the rival's wager.
      await choose(page);
      await untilAsked(page);
    }
    await hintButton(page).click();
    await expectAdvice(page);
    const [hintBox, cards] = await Promise.all([hint(page).boundingBox(), page.locator(far).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().top)))]);
    expect(hintBox.y + hintBox.height, game).toBeLessThanOrEqual(cards);
  }
});

const coveredByHint = (page) =>
  page.evaluate(() => {
    const hint = document.querySelector(".hint").getBoundingClientRect();
    const overlaps = (one) => one.width > 0 && one.left < hint.right - 1 && one.right > hint.left + 1 && one.top < hint.bottom - 1 && one.bottom > hint.top + 1;
    const pressed = [...document.querySelectorAll(":is(.table__main, .table__foot) :is(button, label:has(input))")];
    return pressed.filter((one) => overlaps(one.getBoundingClientRect())).map((one) => `${one.className}: ${one.textContent}`);
  });

/** A golden game of one person and bots. */
const againstBots = (name, count) => upTo(name, count).replace(/^seats .*$/m, (seats) => seats.replaceAll(/\| [^|]*/g, "| bot:novice ").trimEnd());

test("on a phone a hint lies over nothing that is pressed: forts, a share, the way back", async ({ page }) => {
  await answerSound(page);
  await turnMotionOff(page);
  await open(page, "#/about");
  for (const [name, count, playsCard] of [["duel-52-everything", 25], ["gold-rush-shoot-out-three-seats", 12], ["duel-52-everything", 4, true]]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await goToGame(page, "hinted", againstBots(name, count), { table: count, looked: NAMES.map(() => count), series: [] });
    await untilAsked(page);
    if (playsCard) {
      await page.locator(".d52-hand .card").first().click();
      await page.getByRole("button", { name: /^Into lane 2/ }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    }
    await hintButton(page).click();
    await expectAdvice(page);
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      expect.soft(await coveredByHint(page), `${name}, ${count}, ${height}`).toEqual([]);
    }
  }
});

const FIRST_SEAT_DECIDES = ["fools-gambit-worked-by-hand", "dual-duel-fewer-calls", "duel-52-everything", "gold-rush-shoot-out-three-seats", "heads-up-duel-for-two"];

const SIZES = [[1280, 800], [820, 1180], [740, 360], [360, 740]];

/** The places of everything on the board, by default on a phone and at one other size. */
async function places(page, turn) {
  const board = page.locator(".table__main :is(.card, .pile, .d52-lane, [data-glide], button)");
  const all = [];
  for (const [width, height] of someOf(SIZES, SIZES.slice(-1), 1, turn)) {
    await page.setViewportSize({ width, height });
    all.push(await board.evaluateAll((all) => all.map((one) => [one.className, ...Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)].join(" "))));
  }
  return all;
}

test("a hint is asked for by its key in each game, leaves a low screen room for the table, and is put away by Escape; two people get none", { annotation: { type: "costly", description: "the hints of five games" } }, async ({ page }) => {
  await answerSound(page);
  await turnMotionOff(page);
  await open(page, "#/about");
  for (const [at, name] of FIRST_SEAT_DECIDES.entries()) {
    await page.setViewportSize({ width: 740, height: 360 });
    await goToGame(page, "hinted", againstBots(name, 0), { table: 0, looked: NAMES.map(() => 0), series: [] });
    await untilAsked(page);
    // A focused radio button would take the letter.
    await hintButton(page).focus();
    await page.keyboard.press("h");
    await expectAdvice(page);
    if (/^(fools|dual)/.test(name)) await expect(page.locator(".pointer__ring.is-better").first(), "its cards are marked").toBeAttached();
    expect.soft(await misfits(page), name).toEqual([]);
    const before = await places(page, at);
    // The hint looks the same in all games.
    if (IS_WHOLE || at === 0) await expectAccessible(page);
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

test("with shortcut keys turned off a hint is asked for by its button alone", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("facedown.settings", JSON.stringify({ shortcuts: "off" })));
  await dealUntilAsked(page);
  await page.keyboard.press("h");
  await expect(hint(page)).toHaveCount(0);
  await hintButton(page).click();
  await expectAdvice(page);
});

const progress = (page) => page.getByRole("progressbar", { name: "Decisions looked at" });
const review = async (page) => (await saveOf(page)).review;

async function openReview(page, text) {
  await open(page, "#/about");
  await keepGame(page, "played", text);
  await go(page, "#/review/played");
  await page.getByRole("heading", { level: 1, name: /review$/ }).waitFor();
}

test("a review runs to its end, is read without a picture, leads into the replay, and is kept", async ({ page }) => {
  test.setTimeout(120_000);
  const rounds = golden("fools-gambit-worked-by-hand").split("\n").slice(0, 5 + 3 * 4);
  await openReview(page, [...rounds, "1 leave", ""].join("\n"));
  await expect(progress(page)).toBeHidden({ timeout: 90_000 });
  const ada = page.getByRole("region", { name: "Ada" });
  await expect(ada.getByRole("img", { name: /^Ada’s chance to win by what Ada knew: \d+% at first/ })).toBeVisible();
  await ada.getByText("The chances as a table").click();
  await expect(ada.getByRole("row").last()).toContainText(/End\s*(0|50|100)%/);
  await expectAccessible(page);
  const found = await review(page);
  expect(found.done).toBe(found.of);
  expect(found.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  for (const { costly } of found.seats) for (const { loss, error } of costly) expect(loss).toBeGreaterThanOrEqual(2 * error);
  await expect(page.getByText(/mistake/i)).toHaveCount(0);
  await page.reload();
  await expect(ada.getByRole("img")).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  expect(await review(page)).toEqual(found);
  const [first] = found.seats.flatMap(({ seat, costly }) => costly.map(({ at }) => ({ seat, at })));
  expect(first, "something in this game cost much").toBeTruthy();
  await page.getByRole("region", { name: first.seat === 1 ? "Ada" : "Bo" }).getByRole("link", { name: /See it in the replay/ }).first().click();
  await expect(page).toHaveURL(new RegExp(`#/replay/played~${first.at}\\.${first.seat}$`));
  const name = first.seat === 1 ? "Ada" : "Bo";
  await expect(replayTold(page), "it lands on the decision, with both moves").toHaveText(new RegExp(`${name} chose: .+\\.\\s*Better, with what ${name} knew: .+\\.$`));
  await expect(page.locator(".pointer__ring.is-played").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(replayTold(page)).not.toContainText("Better");
  await expect(page.locator(".pointer__ring")).toHaveCount(0);
  await expect(chosen(page.getByRole("combobox", { name: "Whose cards" }))).toHaveText(`${name}’s cards`);
  await page.getByRole("link", { name: "Review the game" }).click();
  await expect(page).toHaveURL(/#\/review\/played$/);
});

test("a review is stopped, and gone on with after a reload", async ({ page }) => {
  await openReview(page, golden("duel-52-two-bots"));
  await expect.poll(async () => Number(await progress(page).getAttribute("value"))).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Stop" }).click();
  const done = Number(await progress(page).getAttribute("value"));
  await expect.poll(async () => (await review(page))?.done).toBe(done);
  await page.reload();
  await expect(progress(page)).toHaveAttribute("value", String(done));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => Number(await progress(page).getAttribute("value"))).toBeGreaterThan(done);
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
  // By default two of the moments are watched.
  for (const [row, [name, title]] of Object.entries(MOMENTS).entries()) {
    if (!IS_WHOLE && row % 3 > 0) continue;
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

test("the result says how many hints were taken and leads to the review; a game that goes on has none", async ({ page }) => {
  await open(page, "#/about");
  await keepGame(page, "played", record(["1 leave"], { seats: "Ana | bot:sharp" }), { hints: 2 });
  await go(page, "#/game/played");
  await goOnButton(page).click();
  await expect(page.getByText("2 hints taken")).toBeVisible();
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(page).toHaveURL(/#\/review\/played$/);
  await expect(progress(page)).toBeHidden();
  await keepGame(page, "running", record());
  await go(page, "#/review/running");
  await expect(page.getByRole("heading", { level: 1, name: /isn’t over/ })).toBeVisible();
});
