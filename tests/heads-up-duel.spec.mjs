// Heads Up Duel: trading, duels, tournaments and their secrets. More: heads-up-duel-alone and -trading.spec.mjs.

import { IS_WHOLE } from "./covering.mjs";
import { atSizes, expectNoShifts, watchShifts } from "./fit.mjs";
import { SEEDS, check, expect, expectAccessible, expectAlike, go, open, repeat, stored, test } from "./fixtures.mjs";
import { FOUR, allFinish, finishButton, finishVisit, freeSeats, game, giveButtons, partner, periodsWithoutTrade, readyButton, receivedOffers, step, tradeTab, tradeTabs, turnToAsking, visit } from "./heads-up-duel.mjs";
import { golden, upTo } from "./records.mjs";
import { replayTold, slider } from "./replay.mjs";
import { atTable, chosen, deal, dealButton, dealSame, dealWithStoppedClock } from "./set-up.mjs";
import { advanceClock, clock, curtain, goToGame, handCards, hold, keepGame, leaveDone, leaveTable, linesShown, lockInButton, namesOf, openCalm, openCurtain, openWithStoppedClock, passTo, playAgainButton, press, publicActions, result, screen, takeButtons, tap, waitForTable } from "./table.mjs";

const NAMES = ["Ana", "Ben", "Cem", "Dee"];

const resume = (page, decisions, options = {}, shown = decisions.length) =>
  goToGame(page, "duel", game(decisions, options), { looked: [], table: shown, series: [] });

const goToTrading = (page, decisions = [], options = {}, shown = decisions.length) => resume(page, decisions, { seats: FOUR, ...options }, shown);
const storedText = async (page) => Object.values(await stored(page)).join("\n");
const ownSeat = (page) => page.locator(".hud-own");
const duels = (page) => page.getByRole("main").getByRole("heading", { level: 4 }).locator("xpath=ancestor::li");

async function offer(page, to, cards) {
  await tradeTab(page, "Trade").click();
  await check(partner(page, to));
  for (let given = 0; given < cards; given += 1) await tap(giveButtons(page).first());
  await page.getByRole("button", { name: `Offer ${to} this` }).click();
}

async function buySpecial(page) {
  await tradeTab(page, "Market").click();
  await page.getByRole("button", { name: "½ token for 3 marbles" }).click();
  await page.getByRole("button", { name: "Buy Special" }).click();
  await expect(page.getByText("New in the deck: a Jack, a Queen, a King, an Ace and a Joker.")).toBeVisible();
}

test("two people play a duel by clicks @all", async ({ page }) => {
  test.slow();
  await openCalm(page);
  await dealSame(page, 1, ["Ana", "Ben"], "heads-up-duel");
  await watchShifts(page);
  await expect(passTo(page, "Ana")).toBeVisible();
  await repeat(page, 500, () => step(page));
  await expectNoShifts(page);
  await expect(result(page)).toHaveText(/wins, \d+ points? to \d+|A draw/);
});

async function endTournament(page) {
  await repeat(page, 500, () => step(page));
  await expect(duels(page)).toHaveCount(3);
  await expect(duels(page).last()).toContainText("Final");
  await expect(page.getByRole("row", { name: "Winner" })).not.toHaveCount(0);
}

test("four people trade, buy packs, and play a tournament", { tag: ["@phone", "@all"], annotation: { type: "costly", description: "four people trade by clicks" } }, async ({ calm: page }) => {
  test.slow();
  await deal(page, NAMES, "heads-up-duel", () => check(page.getByRole("switch", { name: "Tournament" })));
  for (const name of ["Ana", "Ben", "Cem"]) {
    await visit(page, name);
    await offer(page, "Dee", 13);
    await expect(page.getByRole("article", { name: "Offer 1 to Dee" })).toBeVisible();
    await finishVisit(page);
  }
  await visit(page, "Dee");
  for (let left = 3; left > 0; left -= 1) {
    await expect(receivedOffers(page)).toHaveCount(left);
    await page.getByRole("button", { name: "Accept" }).first().click();
  }
  await expect(page.getByText("54 cards")).toBeVisible();
  await finishVisit(page);
  await visit(page, "Ana");
  await expect(ownSeat(page)).toContainText("2 cards");
  await buySpecial(page);
  await finishVisit(page);
  await allFinish(page, NAMES.slice(1));
  await allFinish(page, NAMES);
  await allFinish(page, NAMES);
  await endTournament(page);
});

test("four people end a tournament", { tag: "@phone" }, async ({ calm: page }) => {
  await goToGame(page, "end", upTo("heads-up-duel-four-in-a-tournament", 440, NAMES), { looked: [], table: 440, series: [] });
  await endTournament(page);
});

test("eight seats are dealt from three decks @all", async ({ calm: page }) => {
  test.slow();
  const names = ["Ana", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal"];
  await resume(page, [], { seats: names.join(" | ") });
  await expect(takeButtons(page)).toHaveCount(8);
  const kinds = new Map();
  for (const name of names) {
    await visit(page, name);
    for (const label of await namesOf(giveButtons(page))) {
      const [, kind, count] = /Give an? (\w+): (\d+) in the deck/.exec(label);
      kinds.set(kind, (kinds.get(kind) ?? 0) + Number(count));
    }
    await finishVisit(page);
  }
  const counts = [...kinds.values()];
  expect(counts.reduce((sum, count) => sum + count)).toBe(120);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  expect(Math.max(...counts), "more than two decks have").toBeGreaterThan(8);
});

test("a person duels with a bot @all", async ({ page }) => {
  test.slow();
  await dealWithStoppedClock(page, ["Ana", null], "heads-up-duel");
  // A random deal may end the game in its first round.
  const laterRound = page.getByText(/round [2-9]/).or(playAgainButton(page));
  await repeat(page, 400, async () => (await laterRound.count()) > 0 || void (await step(page)));
});

test("an offer is made, countered and accepted, and one of two backs pays for it", { tag: "@both" }, async ({ calm: page }) => {
  const bought = [...periodsWithoutTrade(1), "2 buy low", "2 token", "2 buy low"];
  await goToTrading(page, [...bought, "1 offer 2 +1 for 6"]);
  await visit(page, "Ben");
  const incoming = page.getByRole("article", { name: "Ana’s offer 1" });
  await expect(incoming).toContainText("Ana gives");
  await incoming.getByRole("button", { name: "Counter-offer" }).click();
  await expect(page.getByText("This declines Ana’s offer")).toBeVisible();
  await turnToAsking(page);
  await page.getByRole("button", { name: "Ask for a marble" }).click();
  await page.getByRole("button", { name: "Decline, and offer Ana this" }).click();
  expect(await storedText(page)).toMatch(/2 counter 1 #1 6. for \+2/);
  await finishVisit(page);
  await visit(page, "Ana");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("New in the deck: a 6.")).toBeVisible();
  await expect(ownSeat(page)).toContainText("1 marble");
});

test("a Special pack is bought, and its Joker is explained to its buyer alone", async ({ calm: page }) => {
  await goToTrading(page, periodsWithoutTrade(1), { options: "joker=secret tokens=1" });
  const joker = page.getByText(/^The Joker (does nothing|acts as|counts as)/);
  await visit(page, "Ana");
  await buySpecial(page);
  await expect(joker).toBeVisible();
  await finishVisit(page);
  await visit(page, "Ben");
  await tradeTab(page, "Market").click();
  await expect(joker).toHaveCount(0);
  await expect(page.getByText("Only those who buy this pack are told what its Joker does.")).toBeVisible();
});

test("“ready” is said on the open table, without a curtain, and by two who add no card in one hold", async ({ calm: page }) => {
  await resume(page, ["1 timeout", "2 timeout"], {}, 0);
  await advanceClock(page, 30_000);
  const oneIsReady = publicActions(page).filter({ hasText: / is ready$/ });
  const name = (await oneIsReady.textContent()).match(/^(\w+) is ready$/)[1];
  await expect(curtain(page)).toHaveText(`Hold: I’m ${name}`);
  await oneIsReady.click();
  await advanceClock(page, 30_000);
  await expect(linesShown(page)).toHaveText([`${name} is ready.`]);
  await expect(publicActions(page)).toHaveText([`${name === "Ana" ? "Ben" : "Ana"} is ready`]);
  await publicActions(page).click();
  await expect(screen(page, "curtain")).toHaveCount(0);
  await advanceClock(page, 30_000);
  await expect(linesShown(page).last()).toHaveText(/the point goes to|nobody gets the point/);
  await resume(page, ["1 timeout", "2 timeout"], {}, 0);
  await advanceClock(page, 30_000);
  const bothAreReady = publicActions(page).filter({ hasText: "Hold: Both are ready" });
  await bothAreReady.click();
  await expect(bothAreReady).toBeVisible();
  await hold(page, bothAreReady);
  await advanceClock(page, 30_000);
  await expect(linesShown(page).last()).toHaveText(/the point goes to|nobody gets the point/);
  expect(await storedText(page)).toMatch(/(1 ready\\n2 ready|2 ready\\n1 ready)/);
});

test("the sign turns over when an Ace falls", async ({ calm: page }) => {
  const lower = page.locator(".hud-sign__board.is-lowest");
  const higher = page.locator(".hud-sign__board.is-highest");
  const ace = page.getByRole("button", { name: /^(an Ace|\w+ Aces), in hand/ });
  await repeat(page, SEEDS.length, async (at) => {
    await resume(page, [], { seed: SEEDS[at] });
    await openCurtain(page);
    return (await ace.count()) > 0;
  });
  await expect(higher).toHaveText("Highersum wins");
  for (const name of ["Ana", "Ben"]) {
    const number = page.getByRole("button", { name: /^(an? \d|\w+ \d+s), in hand/ });
    await (name === "Ana" ? ace : number).first().click();
    await lockInButton(page).click();
    await leaveDone(page);
    if (name === "Ana") await openCurtain(page);
  }
  await advanceClock(page, 30_000);
  await expect(lower).toHaveText("Lowersum wins");
});

const SIZES = [[360, 740], [740, 360], [820, 1180], [1280, 800]];

test("lots and duellists fit each screen, and names on the trading floor are read from afar", async ({ calm: page }) => {
  await goToTrading(page, periodsWithoutTrade(4));
  await atSizes(page, async (size) => {
    const draw = page.getByRole("button", { name: "Draw lots", exact: true });
    await expect(draw, size).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator(".hud-other").all()) await expect(row, size).toBeInViewport({ ratio: 1 });
    const heights = await page.locator(".hud-other").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), size).toBeLessThanOrEqual(96);
    await expect(page.locator(".hud-other .seat-mark")).toHaveCount(4);
    const offCentre = await page.locator(".hud-lots").evaluate((lots) => (lots.getBoundingClientRect().left + lots.getBoundingClientRect().right - innerWidth) / 2);
    expect(Math.abs(offCentre), size).toBeLessThanOrEqual(12);
  }, SIZES);
  await resume(page, [], { seats: FOUR, options: "trading=off" });
  const sides = page.locator(".hud-versus__side");
  await expect(sides).toHaveCount(2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const side of await sides.all()) await expect(side).toBeInViewport({ ratio: 1 });
    await expect(takeButtons(page)).toBeInViewport({ ratio: 1 });
    const sizes = await sides.locator("bdi").evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)));
    expect(Math.min(...sizes), `${width} × ${height}`).toBeGreaterThanOrEqual(width >= 820 ? 36 : 28);
    expect(await page.locator(".hud-table").evaluate((table) => table.scrollHeight - table.clientHeight)).toBeLessThanOrEqual(1);
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await goToTrading(page, ["1 finish"], {}, 0);
  await expect(page.locator(".hud-floor")).toBeVisible();
  const sizes = await page.locator(".hud-other__name").evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
});

test("beside eight seats, one's own is no larger, and the packs' legend lies below it", async ({ calm: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const record = upTo("heads-up-duel-eight-with-time-outs", 10, ["Ana", ...Array(7).fill("bot:novice")]);
  await goToGame(page, "eight", record, { looked: Array(8).fill(10), table: 10, series: [] });
  const seen = page.locator(".hud-seen");
  await repeat(page, 20, async () => (await seen.count()) > 0 || void (await step(page)));
  const height = async (part) => (await part.boundingBox()).height;
  expect(await height(seen.locator(".hud-other"))).toBeLessThanOrEqual(await height(page.locator(".hud-other").first()));
  const { y } = await page.locator(".hud-legend").boundingBox();
  const box = await seen.boundingBox();
  expect(y).toBeGreaterThanOrEqual(box.y + box.height);
});

test("the seats pick their opponents by their marbles, on the open table if they like", async ({ calm: page }) => {
  await goToTrading(page, [...periodsWithoutTrade(3), "3 token", ...periodsWithoutTrade(1)], {}, 0);
  await advanceClock(page, 60_000);
  await expect(publicActions(page)).toHaveText(["Cem picks Ana", "Cem picks Ben", "Cem picks Dee"]);
  const rows = page.getByRole("main").locator(".hud-other");
  await expect(rows).toHaveCount(4);
  await expect(rows.locator(".seat-mark")).toHaveCount(4);
  await publicActions(page).nth(1).click();
  await expect(page.getByText(/Duel 1, round 1/)).toHaveCount(0);
  expect(await storedText(page)).toContain("3 pick 2");
});

test("nothing of two seats’ offers is in the page of a third", { annotation: { type: "costly", description: "three people look at all parts of trading, with offers and without" } }, async ({ calm: page }) => {
  const secrets = [
    [],
    ["1 offer 2 +1 for -", "1 offer 2 - for K", "1 token"],
    ["1 offer 2 +2 for A", "1 withdraw 2 #1", "2 offer 1 +1 for 10", "1 decline 2 #1"],
  ];
  const body = () => page.evaluate(() => document.body.outerHTML);
  const bodiesSeenBy = async (name) => {
    const bodies = [await body()];
    await visit(page, name);
    for (const tab of await tradeTabs(page).all()) {
      await tap(tab);
      bodies.push(await body());
    }
    await finishVisit(page);
    return bodies;
  };
  const seen = [];
  for (const decisions of secrets) {
    await goToTrading(page, decisions);
    seen.push({ third: [await bodiesSeenBy("Cem"), await bodiesSeenBy("Dee")], receiver: await bodiesSeenBy("Ben") });
  }
  for (const [at, { third, receiver }] of seen.entries()) {
    expect(third, secrets[at].join()).toEqual(seen[0].third);
    if (at > 0) expect(receiver).not.toEqual(seen[0].receiver);
  }
});

test.describe("in idle time", () => {
  test.use({ ahead: true });

  test("each other part of trading is drawn ahead once, unseen, and nothing of it is left", async ({ page }) => {
    await openWithStoppedClock(page);
    await goToTrading(page);
    await page.evaluate(() => {
      globalThis.ahead = [];
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node.nodeType === 1 && node.hidden) globalThis.ahead.push(node.outerHTML);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const ahead = () => page.evaluate(() => globalThis.ahead);
    await visit(page, "Ana");
    await check(partner(page, "Cem"));
    await advanceClock(page, 1_000);
    await expect.poll(ahead).toEqual(["hud-offers", "hud-market", "hud-others"].map((name) => expect.stringContaining(name)));
    await expect(partner(page, "Cem")).toBeChecked();
    await expect(screen(page, "seat").locator("[hidden]")).toHaveCount(0);
    await finishVisit(page);
    await visit(page, "Ben");
    for (const name of ["Offers", "Market", "Players", "Trade"]) await tradeTab(page, name).click();
    expect(await ahead()).toHaveLength(3);
  });
});

for (const decisions of [[], ["1 finish"], periodsWithoutTrade(3), periodsWithoutTrade(4)]) {
  test(`twelve deals for four show the same on the table after ${decisions.length} decisions @all`, async ({ calm: page }) => {
    // Tied seats each name a seat (HUD-19). All name the same, since different ones lead to a random public draw.
    const named = decisions.length === 16 ? ["1 name 2", "2 name 2", "3 name 2", "4 name 2"] : [];
    await expectAlike(SEEDS, async (seed) => {
      await goToTrading(page, [...decisions, ...named], { seed });
      await advanceClock(page, 20_000);
      const body = page.locator("body");
      return [await body.evaluate((body) => body.outerHTML), await body.ariaSnapshot()];
    });
  });
}

test("open offers outlast a reload, and nobody’s cards are shown by it", async ({ calm: page }) => {
  await goToTrading(page);
  await visit(page, "Ana");
  await offer(page, "Ben", 2);
  await page.reload();
  await waitForTable(page);
  await expect(page.locator(".hud-tile, article")).toHaveCount(0);
  await visit(page, "Ana");
  await tradeTab(page, /^Offers/).click();
  await expect(page.getByRole("article", { name: "Offer 1 to Ben" })).toBeVisible();
  await finishVisit(page);
  await visit(page, "Ben");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(ownSeat(page)).toContainText("17 cards");
});

test("a clock gives each seat its share of a period, whatever it does in it @all", async ({ calm: page }) => {
  await goToTrading(page, [], { options: "clock=on minutes=40" });
  await visit(page, "Ana");
  await expect(clock(page)).toHaveText(/^2:(29|30)$/);
  for (let times = 0; times < 2; times += 1) {
    await advanceClock(page, 30_000);
    await page.keyboard.press("Shift");
  }
  await check(partner(page, "Ben"));
  await giveButtons(page).first().click();
  await page.getByRole("button", { name: "Offer Ben this" }).click();
  await expect(clock(page), "an offer does not buy time").toHaveText(/^1:(2\d|30)$/);
  await advanceClock(page, 95_000);
  await expect(linesShown(page).first(), "nobody was there any more").toHaveText("Ana’s time is up: the rules decide.");
  expect(await storedText(page)).toMatch(/1 timeout/);
});

test("an offer and a card are played by keyboard alone", async ({ calm: page }) => {
  await goToTrading(page);
  await visit(page, "Ana");
  await press(partner(page, "Cem"), "Space");
  await press(giveButtons(page).first());
  await turnToAsking(page);
  await press(page.getByRole("button", { name: "Ask for a King" }));
  await press(page.getByRole("button", { name: "Offer Cem this" }));
  expect(await storedText(page)).toMatch(/1 offer 3 \w+ for K/);
  await press(finishButton(page));
  await expect(page.getByRole("heading", { name: "Done.", exact: true })).toBeFocused();
  await resume(page, ["1 timeout", "2 timeout"]);
  await openCurtain(page);
  await press(readyButton(page));
  expect(await storedText(page)).toMatch(/\d ready/);
});

test("a duel's cards are large on a desk and can be hit on a phone, its sums stand beside them, and nothing is offered twice", async ({ calm: page }) => {
  await goToGame(page, "large", upTo("heads-up-duel-for-two", 3), { table: 3, looked: [3, 3], series: [] });
  await openCurtain(page);
  const card = page.locator(".hud-row__cards .hud-tile").first();
  await card.waitFor();
  const box = (part) => part.evaluate((part) => part.getBoundingClientRect().toJSON());
  const panel = page.getByRole("complementary", { name: "What the cards do" });
  const panelButton = page.getByRole("button", { name: "What the cards do" });
  for (const [width, height, minCardWidth] of [[1280, 800, 88], [360, 740, 36]]) {
    await page.setViewportSize({ width, height });
    expect((await box(card)).width, `${width}`).toBeGreaterThanOrEqual(minCardWidth);
    for (const row of await page.locator(".hud-row:has(.hud-tile)").all()) {
      const last = await box(row.locator(".hud-tile").last());
      const sum = await box(row.locator(".hud-row__sum strong"));
      expect(sum.left - last.right, `${width}`).toBeLessThan(32);
    }
    await expect(panel).toBeVisible({ visible: width > 1_000 });
    await expect(panelButton).toBeVisible({ visible: width < 1_000 });
    const tappable = await handCards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    expect(tappable.length).toBeGreaterThan(0);
    expect(Math.min(...tappable), `${width}`).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("trading, pairing, duel, looks and end keep to WCAG 2.2 AA", { annotation: { type: "costly", description: "axe scans each kind of screen" } }, async ({ page }) => {
  test.slow();
  await page.clock.install();
  await open(page, "#/about");
  // Some screens, which are much like others, are scanned only with `test --all`.
  const scanIfWhole = async () => IS_WHOLE && (await expectAccessible(page));
  await goToTrading(page, [...periodsWithoutTrade(1), "1 token", "1 buy low", "1 offer 3 +1 for 7", "2 offer 1 +2 for 4"]);
  await visit(page, "Ana");
  for (const name of [/^Offers/, "Market", "Players"]) {
    await tradeTab(page, name).click();
    await (name === "Players" ? scanIfWhole() : expectAccessible(page));
  }
  await tradeTab(page, "Trade").click();
  await check(partner(page, "Ben"));
  await giveButtons(page).first().click();
  await giveButtons(page).first().click();
  await expectAccessible(page);
  if (IS_WHOLE) {
    await finishVisit(page);
    await leaveDone(page);
    await expectAccessible(page);
  }
  await goToTrading(page, [...periodsWithoutTrade(3), "3 token", ...periodsWithoutTrade(1)]);
  await openCurtain(page);
  await scanIfWhole();
  await page.getByRole("button", { name: "Show the cards" }).click();
  await expect(freeSeats(page)).toHaveCount(3);
  await expectAccessible(page);
  if (IS_WHOLE) {
    await resume(page, [], { seats: FOUR, options: "trading=off" });
    await expect(page.locator(".hud-versus")).toBeVisible();
    await expectAccessible(page);
    await resume(page, []);
    await openCurtain(page);
    await expectAccessible(page);
  }
  await resume(page, ["1 timeout", "2 timeout"], {}, 0);
  await scanIfWhole();
  await leaveTable(page);
  await openCurtain(page);
  await expectAccessible(page);
  // On a narrow screen “What the cards do” is a dialog; a wide one shows it beside the duel.
  await page.setViewportSize({ width: 412, height: 839 });
  for (const name of IS_WHOLE ? ["What the cards do", /^Discards/] : ["What the cards do"]) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toContainText(name === "What the cards do" ? "Everything on the table is discarded" : /./);
    await expect(page.getByRole("dialog"), "numbers of rules").not.toContainText("HUD-");
    await scanIfWhole();
    await page.keyboard.press("Escape");
  }
  await goToGame(page, "over", golden("heads-up-duel-four-in-a-tournament"), { looked: [], table: 9_999, series: [] });
  await expect(duels(page)).toHaveCount(3);
  await expectAccessible(page);
});

test("a finished tournament is watched in a replay, open and from a seat @all", async ({ calm: page }) => {
  await keepGame(page, "watched", golden("heads-up-duel-four-in-a-tournament"));
  await go(page, "#/replay/watched");
  await expect(page.locator(".hud-deck")).toHaveCount(4);
  await page.getByRole("combobox", { name: "Whose cards" }).selectOption("Bo’s cards");
  await expect(page.locator(".hud-deck")).toHaveCount(1);
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(replayTold(page)).toHaveText(/The game is over: /);
  await expect(page.locator(".hud-arena")).toBeVisible();
});

test("the presets and a tournament set up what they say", async ({ page }) => {
  await open(page, "#/new/heads-up-duel");
  await page.getByRole("button", { name: "As on the show" }).click();
  await expect(page.getByRole("switch", { name: "Clock" })).toBeChecked();
  await page.getByRole("button", { name: "At home" }).click();
  await expect(chosen(page.getByRole("combobox", { name: "Smallest deck" }))).toHaveText("5");
  await check(page.getByRole("switch", { name: "Tournament" }));
  await expect(page.getByRole("textbox")).toHaveCount(4);
  await dealButton(page).click();
  await atTable(page);
  expect(await storedText(page)).toContain("smallest-deck=5 market=on tokens=0 joker=blank one-back=off pairing=marbles draws=stand tournament=on");
});
