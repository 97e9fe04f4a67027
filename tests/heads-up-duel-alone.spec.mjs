// Heads Up Duel against bots: news, skipping, readable texts.

import { IS_WHOLE } from "./covering.mjs";
import { cutTexts } from "./fit.mjs";
import { expect, go, repeat, store, test } from "./fixtures.mjs";
import { game, periodsWithoutTrade, playableCards, step } from "./heads-up-duel.mjs";
import { lesson, lessonText, nextStepButton, tapStep } from "./lessons.mjs";
import { upTo } from "./records.mjs";
import { advanceClock, goToGame, screen } from "./table.mjs";

const BOTS = "Ana | bot:beginner Hattie | bot:beginner Cole | bot:beginner Wes";
const skipOthersButton = (page) => page.getByRole("button", { name: "Skip to the result" });
const goal = (page) => page.getByText(/Most tokens win, then most points\.$/);

const goToTable = (page, decisions = [], shown = decisions.length, options = "tokens=1 pairing=random") =>
  goToGame(page, "duel", game(decisions, { seats: BOTS, options }), { looked: [shown, shown, shown, shown], table: shown, series: [] });

test("a lesson tells of a showdown once its cards lie on the table", async ({ calm: page }) => {
  const progress = { step: 8, made: ["show 8p", "ready", "play 8p", "ready"] };
  await store(page, "facedown.learn", JSON.stringify({ lessons: [{ lesson: "heads-up-duel/round", progress }] }));
  await go(page, "#/learn/heads-up-duel/round");
  await expect(lesson(page)).toHaveAttribute("data-step", "8");
  await advanceClock(page, 20_000);
  // Playback takes time from here on.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await tapStep(page, "heads-up-duel", "show 2p");
  await expect(lesson(page)).toHaveAttribute("data-step", "9");
  await expect(lessonText(page)).toContainText("What does she show?");
  const cards = page.locator(".hud-arena .hud-row");
  await advanceClock(page, 20_000);
  await expect(lessonText(page)).toContainText("wastes her 10 on your 2");
  await expect(cards.first().getByRole("img", { name: "10" })).toBeVisible();
  await expect(cards.last().getByRole("img", { name: "2" })).toBeVisible();
  await nextStepButton(page).click();
  await expect(lessonText(page)).toContainText("Let her have it");
});

test("one press leads over all of others' duel to how it ended", async ({ calm: page }) => {
  // In the middle of others' semi-final.
  const others = upTo("heads-up-duel-four-in-a-tournament", 205).replace(/^seats .*$/m, `seats ${BOTS}`);
  await goToGame(page, "duel", others, { looked: [205, 205, 205, 205], table: 205, series: [] });
  await repeat(page, 400, async () => (await skipOthersButton(page).count()) > 0 || void (await step(page)));
  await skipOthersButton(page).click();
  await expect(skipOthersButton(page)).toHaveCount(0);
  await repeat(page, 400, async () => (await screen(page, "news", "over").count()) > 0 || void (await advanceClock(page, 500)));
  await expect(page.getByText(/wins the duel, \d+ points? to \d+\.|the duel is a draw\.|the tie is broken/).first()).toBeVisible();
});

test("on a phone the trading floor is seen whole while others choose, and once they have", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const floor = page.getByRole("region", { name: "The trading floor" });
  for (const periods of IS_WHOLE ? [0, 1, 2] : [0, 2]) {
    await goToTable(page, periodsWithoutTrade(periods), 4 * periods);
    for (const shown of ["bots", "news"]) {
      await screen(page, shown).waitFor();
      await expect(floor).toContainText("Hattie");
      expect.soft(await floor.evaluate((floor) => floor.scrollHeight - floor.clientHeight), `${shown} after ${periods}`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `${shown} after ${periods}`).toEqual([]);
      await repeat(page, 20, async () => (await screen(page, "news", "seat").count()) > 0 || void (await advanceClock(page, 500)));
      if (await screen(page, "seat").count()) break;
    }
  }
});

test("what is played for is said before the first duel and beside the duels", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goToTable(page);
  await expect(goal(page).filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await goToTable(page, periodsWithoutTrade(4), 16);
  await repeat(page, 60, async () => (await screen(page, "seat").count()) > 0 || void (await step(page)));
  await expect(page.getByRole("complementary", { name: "Duels" }).locator(goal(page))).toBeVisible();
});

/** For each card: the pixels of its rank that the count covers, and its width. */
const counts = (page) =>
  page.locator(".hud-tile.is-many").evaluateAll((tiles) =>
    tiles.map((tile) => {
      const rank = tile.querySelector("text");
      const scale = rank.getScreenCTM().d;
      const start = rank.getStartPositionOfChar(0).matrixTransform(rank.getScreenCTM());
      const count = tile.querySelector(".hud-tile__count").getBoundingClientRect();
      // Figures and capitals are 0.7 of the font size high.
      const top = start.y - 0.7 * parseFloat(getComputedStyle(rank).fontSize) * scale;
      const right = start.x + rank.getComputedTextLength() * scale;
      const { width } = tile.getBoundingClientRect();
      return { over: Math.min(count.bottom - top, right - count.left), width };
    }),
  );

test("a count hides nothing of its card, and a hand is as large as a desk allows, in sight while others' cards are told", async ({ calm: page }) => {
  const duel = ["1 show 8p", "2 show 5p", "1 ready", "2 play 5p"];
  const options = { seats: "Ana | bot:novice Hattie", seed: "000000000000101a" };
  for (const [decisions, minWidth] of [[[], 80], [duel, 78]]) {
    const shown = decisions.length;
    await goToGame(page, "duel", game(decisions, options), { looked: [shown, shown], table: shown, series: [] });
    for (const [width, height] of [[360, 740], [740, 360], [820, 1180], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const all = await counts(page);
      expect(all.length).toBeGreaterThan(2);
      for (const { over } of all) expect(over, `${width} × ${height}`).toBeLessThanOrEqual(1.5);
      if (width === 1280) {
        const tile = shown ? playableCards(page).first() : page.locator(".hud-hand .hud-tile").first();
        expect((await tile.boundingBox()).width).toBeGreaterThanOrEqual(minWidth);
      }
    }
  }
  await goToGame(page, "duel", game(duel.slice(0, 2), options), { looked: [0, 0], table: 0, series: [] });
  await screen(page, "news").waitFor();
  await expect(skipOthersButton(page), "it’s the own duel").toHaveCount(0);
  for (const [width, height] of [[820, 1180], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    expect((await page.locator(".is-near .hud-hand .hud-tile").first().boundingBox()).width, `${width} × ${height}`).toBeGreaterThanOrEqual(56);
  }
});

test("what is chosen on the way in alone is not cut on a phone", async ({ calm: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of ["dual-duel", "heads-up-duel", "gold-rush-shoot-out"]) {
    await go(page, `#/alone/${slug}`);
    const lists = page.locator(`[data-game=${slug}] .alone__row select`);
    await lists.first().waitFor();
    const cut = await lists.evaluateAll((all) =>
      all.map((list) => {
        const whole = list.cloneNode(true);
        whole.style.inlineSize = "max-content";
        list.after(whole);
        const short = whole.getBoundingClientRect().width - list.getBoundingClientRect().width;
        whole.remove();
        return short;
      }),
    );
    for (const short of cut) expect(short, slug).toBeLessThanOrEqual(0.5);
  }
});
