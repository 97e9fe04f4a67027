// Pages have the same texts when a translator changes them, or an extension adds to them.

import { IS_WHOLE } from "./covering.mjs";
import * as dual from "./dual-duel.mjs";
import { golden, lanes, playDecisions, resume } from "./duel-52.mjs";
import { beginEvening, button, chooseNext, joinButtons } from "./evening.mjs";
import { SLUGS, check, expect, expectAlike, go, store, test } from "./fixtures.mjs";
import * as rush from "./gold-rush.mjs";
import * as headsUp from "./heads-up-duel.mjs";
import { addresses, isOver, takeStep } from "./lessons.mjs";
import { lookAlikes } from "./records.mjs";
import { nameOf, playBy, wayToPlay } from "./set-up.mjs";
import { advanceClock, curtain, goAway, goToGame, openCurtain, record, step, stepOf, tap } from "./table.mjs";
import { WAYS, pageTexts, runIsolated, translateIn } from "./translator.mjs";

const SEATS = "Ana | Ben | Cem | Dee";
const DUEL_52 = golden("everything");

const PRESSED = [".d52-hand button", ".d52-drop", ".d52-do", ".d52-end", ".d52-lanes button", ".d52-hero__use"];
const possible = PRESSED.map((selector) => `[data-screen=seat] ${selector}:enabled:not([aria-disabled=true])`).join();

async function pressAny(page, number) {
  const all = page.locator(possible).filter({ visible: true });
  const count = await all.count();
  await (count ? all.nth(number % count).dispatchEvent("click") : advanceClock(page));
}

/** For each game: its record for a seed, and a step, which returns whether the game is over. */
const GAMES = {
  "fools-gambit": [(seed) => record([], { seed }), step],
  "dual-duel": [(seed) => dual.duel([], { seed }), dual.step],
  "heads-up-duel": [(seed) => headsUp.game([], { seats: SEATS, seed }), headsUp.step],
  "gold-rush-shoot-out": [(seed) => rush.rush([], { seed }), rush.step],
  "duel-52": [
    (seed) => lanes([], { seed, parts: ["heroes", "bannermen", "forts"] }),
    (page, number) => stepOf(page, (page) => pressAny(page, number * number)),
  ],
};

/** Walks through pages plain, then translated, and compares texts. */
async function expectSame(page, way, walk) {
  const plain = [];
  await walk(async () => void plain.push(await pageTexts(page)));
  await goAway(page);
  await translateIn(page, way);
  const translated = [];
  await walk(async () => {
    translated.push(await pageTexts(page));
    expect(translated.at(-1)).toEqual(plain[translated.length - 1]);
  });
  expect(translated).toHaveLength(plain.length);
}

const expectSameGame = (page, way, begin, step, steps) =>
  expectSame(page, way, async (look) => {
    await begin();
    for (let taken = 0; taken < steps; taken += 1) {
      await look();
      if (await step(page, taken)) break;
    }
    await look();
  });

test("every page asks not to be translated", async ({ request }) => {
  for (const file of ["index.html", "text/en/news.html", "sw.js"]) {
    const text = await (await request.get(file)).text();
    expect(text, file).toMatch(/<html lang="en" translate="no" class="notranslate">/);
  }
});

/** Steps to the first news, and past news that come early. */
const stepsIn = (slug) => (["fools-gambit", "gold-rush-shoot-out"].includes(slug) ? 7 : 5);

for (const [at, slug] of SLUGS.entries()) {
  const [recordFor, step] = GAMES[slug];
  const steps = IS_WHOLE ? 12 : stepsIn(slug);
  for (const [nth, way] of WAYS.entries()) {
    // By default each way in one game, with `test --all` in all games.
    const tag = at === nth ? [] : ["@all"];
    test(`a game says the same where translators ${way}: ${slug}`, { tag }, ({ calm: page }) =>
      slug === "duel-52"
        ? expectSameGame(page, way, () => resume(page, DUEL_52.text.split("\n", 5).join("\n") + "\n", 0), (page, at) => playDecisions(page, DUEL_52.decisions.slice(at, at + 1)), steps)
        : expectSameGame(page, way, () => goToGame(page, "said", recordFor()), step, steps),
    );
  }
}

// For `cargo xtask soak --translated`.
for (let game = 0; game < Number(process.env.FACEDOWN_GAMES ?? 0); game += 1) {
  const seed = ((BigInt(`0x${process.env.FACEDOWN_SEED}`) + BigInt(game)) % 2n ** 64n).toString(16).padStart(16, "0");
  for (const [slug, [recordFor, step]] of Object.entries(GAMES)) {
    const way = WAYS[game % WAYS.length];
    test(`a random game says the same where translators ${way}: ${slug}, ${seed}`, ({ calm: page }) => {
      test.setTimeout(3_600_000);
      return expectSameGame(page, way, () => goToGame(page, "said", recordFor(seed)), step, 400);
    });
  }
}

test("a lesson says the same where it is translated", async ({ calm: page }) => {
  await go(page, "#/learn");
  await page.locator("[data-game=duel-52]").getByRole("link").first().waitFor();
  const [first] = await addresses(page, "duel-52");
  await expectSame(page, "replace", async (look) => {
    await go(page, "#/learn");
    await go(page, first);
    for (let steps = 0; steps < 14 && !(await isOver(page)); steps += 1) {
      await takeStep(page, "duel-52");
      await look();
    }
  });
});

test("set-up says the same where it is translated, and shares a link whose address an extension has wrapped", async ({ calm: page }) => {
  await expectSame(page, "replace", async (look) => {
    await go(page, "#/new/gold-rush-shoot-out");
    await nameOf(page, 1).fill("Ana");
    await nameOf(page, 2).fill("Ben");
    await look();
    await button(page, "Add a player").click();
    await look();
    await check(wayToPlay(page, "Phones"));
    await look();
    await check(wayToPlay(page, "One device"));
    await look();
    await go(page, "#/new/fools-gambit");
    await playBy(page, 2, "Bot");
    await check(wayToPlay(page, "By link"));
    await look();
    await goAway(page);
  });
  await go(page, "#/new/fools-gambit");
  await button(page, "Make a link").click();
  await runIsolated(page, () => {
    const field = document.querySelector(".share__address");
    const around = document.createElement("div");
    field.replaceWith(around);
    around.append(field);
  });
  await page.evaluate(() => void (navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))));
  await button(page, "Copy").click();
  await expect(page.getByRole("alert")).toBeVisible();
});

test("an evening says the same where it is translated", async ({ calm: page }) => {
  const people = ["Ana", "Ben", "Cem"].map((name, at) => ({ id: `p${at + 2}`, name, look: at + 1 }));
  await store(page, "facedown.people", JSON.stringify(people));
  await go(page, "#/evening");
  const evening = await beginEvening(page, ["Ana", "Ben", "Cem"]);
  await expectSame(page, "replace", async (look) => {
    await go(page, evening);
    for (const game of ["gold-rush-shoot-out", "duel-52", "heads-up-duel", "fools-gambit", "gold-rush-shoot-out"]) {
      await chooseNext(page, game);
      await look();
    }
    await joinButtons(page).first().click();
    await look();
    await joinButtons(page).first().click();
    await look();
  });
});

test("twins that are translated show the same while nobody holds the device", async ({ calm: page }) => {
  const { seeds } = lookAlikes("fools-gambit");
  await translateIn(page, "add");
  await expectAlike(seeds.slice(0, 2), async (seed) => {
    await goToGame(page, "twin", record([], { seed }));
    await openCurtain(page);
    for (const card of ["nine of clubs", "king of clubs"]) await tap(page.getByRole("button", { name: new RegExp(`^${card}, in hand`) }));
    await tap(page.locator(".lock"));
    await advanceClock(page, 30_000);
    await expect(curtain(page)).toBeVisible();
    return page.evaluate(() => document.body.outerHTML);
  });
});
