// Games on phones over real connections: what phones show and hide, and lost phones.

import { hand, drop, prompt } from "./duel-52.mjs";
import { check, expect, expectAccessible, go, open, repeat, test, whichOf } from "./fixtures.mjs";
import { EIGHT, decide as decideRush } from "./gold-rush.mjs";
import { giveButtons, partner, receivedOffers, tradeTab } from "./heads-up-duel.mjs";
import { joinAll, movesOf, phoneOf, phoneStep, playOn, readOn, seatAgain, showsNoCards } from "./phone-play.mjs";
import { upTo } from "./records.mjs";
import { openSeats } from "./phones.mjs";
import { deal, playBy, wayToPlay } from "./set-up.mjs";
import { advanceClock, curtain, giveUp, goOnButton, goToGame, handCards, lockInButton, openMenu, passOnButton, playAgainButton, result as ended, screen, standing, tap, turnMotionOff } from "./table.mjs";

const status = (phone) => phone.locator(".phone__foot");
const ending = (phone) => phone.locator(".phone__result");

/** Deals a game for phones in the running page. */
const dealAgain = (page, names, game, choose = async () => {}) =>
  deal(page, names, game, async () => {
    await choose();
    await check(wayToPlay(page, "Phones"));
  });

async function tableWithPhones({ page, browser, baseURL }, names, game, how) {
  await turnMotionOff(page);
  await open(page, "#/about");
  const phones = new Map();
  for (const name of names) phones.set(name, await phoneOf(browser, baseURL));
  await dealAgain(page, names, game, how);
  await joinAll(page, phones);
  return phones;
}

/** Checks a phone's legend, log and hidden cards in both themes. */
async function lookAround(ana, page) {
  await ana.getByRole("button", { name: "What you see" }).click();
  await expect(ana.getByRole("dialog")).toBeVisible();
  await ana.keyboard.press("Escape");
  await expect(ana.getByRole("dialog")).toHaveCount(0);
  await ana.getByRole("button", { name: "Log" }).click();
  await expect(ana.getByText("What you saw since this phone joined.")).toBeVisible();
  await ana.keyboard.press("Escape");
  await ana.getByRole("button", { name: "Hide the cards" }).click();
  await expect(handCards(ana)).toHaveCount(0);
  expect(await ana.evaluate(() => document.querySelectorAll("[data-glide], .card").length)).toBe(0);
  await ana.locator("#phone-show").click();
  await expect(handCards(ana)).toHaveCount(3);
  for (const one of [ana, page]) await expectAccessible(one);
  for (const one of [ana, page]) expect(await one.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await handCards(ana).first().focus();
  await ana.keyboard.press("Enter");
  await expect(handCards(ana)).toHaveCount(2);
  await expect(status(ana)).toBeAttached();
  await ana.getByRole("button", { name: /Take it back/ }).click();
  await expect(handCards(ana)).toHaveCount(3);
}

/** Expects the notice of a lost connection, which takes one line from the board. */
async function expectLossNotice(phone) {
  await expect(phone.getByText("The table is out of reach")).toBeVisible();
  const cut = await phone.evaluate(() => {
    const main = document.querySelector(".table__main");
    return main.scrollHeight - main.clientHeight;
  });
  expect(cut).toBeLessThanOrEqual(0);
  expect((await phone.locator(".phone__notice").boundingBox()).height).toBeLessThan(64);
  await phone.getByText("What to do").click();
  await expect(phone.getByText("Nothing is lost.")).toBeVisible();
}

/** Plays for Ben, whose phone is lost, at the table, reloads the table, and gives Ben's seat to another phone. */
async function loseAndReturn(page, lost, other) {
  await lost.context().close();
  await page.getByRole("button", { name: "Ben plays here" }).click();
  await expect(async () => {
    if (await curtain(page).count()) await curtain(page).press("Enter");
    await expect(handCards(page)).toHaveCount(3, { timeout: 100 });
  }).toPass();
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await expect(handCards(page)).toHaveCount(0);
  await openSeats(page);
  await page.getByText("Who plays where").click();
  await page.getByRole("button", { name: "Ben plays on a phone" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Connect phones" }).click();
  await seatAgain(page, other, "Ben");
  // Ana's page stayed open: her phone is back by itself.
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  await page.keyboard.press("Escape");
  return other;
}

const THREE_PAGES = { type: "costly", description: "a table and two phones" };

for (const isWhole of [false, true]) {
  const what = isWhole ? "a whole game of Fools Gambit on their phones" : "a round of Fools Gambit on their phones, one of which is lost and comes back";
  test(`two people play ${what}`, { tag: isWhole ? "@all" : [], annotation: THREE_PAGES }, async ({ page, browser, baseURL }) => {
    test.slow();
    const phones = await tableWithPhones({ page, browser, baseURL }, ["Ana", "Ben"], "fools-gambit");
    const ana = phones.get("Ana");
    await lookAround(ana, page);
    if (!isWhole) {
      phones.set("Ben", await loseAndReturn(page, phones.get("Ben"), await phoneOf(browser, baseURL)));
    }
    const ben = phones.get("Ben");
    const isOver = async () => {
      // The table shows nobody's cards and asks nobody to take the device.
      expect(await showsNoCards(page)).toBe(true);
      if ((await ending(ana).count()) > 0 && (await ending(ben).count()) > 0) return true;
      return !isWhole && /Round 2\b/.test(await standing(ana).innerText());
    };
    await playOn(phones, "fools-gambit", isOver);
    if (!isWhole) await giveUp(ben);
    for (const phone of phones.values()) await expect(ending(phone)).toBeVisible();
    // A phone says "you", the table both names.
    const toldTo = async (name) =>
      (await ending(phones.get(name)).innerText()).replace(/you win/i, `${name} wins`).replace("You concede", `${name} concedes`);
    const result = await toldTo("Ana");
    expect(await toldTo("Ben")).toBe(result);
    await readOn(page);
    await expect(ended(page)).toHaveText(result);
    await playAgainButton(page).click();
    for (const [name, phone] of phones) {
      await expect(ending(phone)).toHaveCount(0);
      await expect(phone.getByRole("heading", { level: 1, name: new RegExp(`^${name}\\b`) })).toBeVisible();
      await expect(handCards(phone)).toHaveCount(3);
    }
    await page.close();
    await expectLossNotice(ana);
  });
}

test("eight people play a round of Gold Rush without a hand-over @all", async ({ page, browser, baseURL }) => {
  test.slow();
  const phones = await tableWithPhones({ page, browser, baseURL }, EIGHT, "gold-rush-shoot-out");
  const first = phones.get("Ada");
  await playOn(phones, "gold-rush-shoot-out", async () => {
    expect(await showsNoCards(page)).toBe(true);
    return /Round 2/.test(await standing(first).innerText());
  });
  const taps = [...phones.values()].map((phone) => movesOf(phone).taps);
  const reads = [...phones.values()].map((phone) => movesOf(phone).reads);
  console.log(`Gold Rush, a round of eight: 0 hand-overs; taps a person: ${taps.join(" ")}, of them to read on: ${reads.join(" ")}`);
  expect(Math.max(...taps.map((count, at) => count - reads[at]))).toBeLessThanOrEqual(8);
});

test("a round of Gold Rush with four phones takes two taps a choice at most, and none to go on @all", async ({ page, browser, baseURL }) => {
  test.slow();
  const phones = await tableWithPhones({ page, browser, baseURL }, EIGHT.slice(0, 4), "gold-rush-shoot-out");
  const onward = page.getByRole("button", { name: /^Continue/ });
  const first = phones.get("Ada");
  // Loading and aiming are one choice.
  await phoneStep(first, "gold-rush-shoot-out");
  await expect(lockInButton(first)).toHaveCount(0);
  // News closes by itself after reading time, on phones and at the table.
  await playOn(phones, "gold-rush-shoot-out", async () => {
    expect(await onward.count()).toBe(0);
    return /Round 2/.test(await standing(first).innerText());
  }, { reads: false });
  const made = [...phones.values()].map(movesOf);
  console.log(`Gold Rush, a round of four: taps a person: ${made.map(({ taps, acts }) => `${taps} for ${acts} choices`).join(", ")}`);
  // At most, since the amount to share is random.
  for (const { taps, acts, reads } of made) expect([taps <= 2 * acts, reads]).toEqual([true, 0]);
});

for (const names of [["Ana", "Ben", "Cem", "Dee"], EIGHT]) test(`an offer is on the other phone at once, with ${names.length} phones @all`, async ({ page, browser, baseURL }) => {
  test.slow();
  const phones = await tableWithPhones({ page, browser, baseURL }, names, "heads-up-duel", () => check(page.getByRole("switch", { name: "Tournament" })));
  const [ana, cem, dee] = [names[0], names.at(-2), names.at(-1)].map((name) => phones.get(name));
  await tradeTab(ana, "Trade").click();
  await check(partner(ana, names.at(-1)));
  for (let given = 0; given < 3; given += 1) await giveButtons(ana).first().click();
  const heard = await cem.evaluate(() => globalThis.traffic.texts.filter((text) => text.startsWith("m")).length);
  await ana.getByRole("button", { name: `Offer ${names.at(-1)} this` }).click();
  await tradeTab(dee, "Offers").click();
  await expect(receivedOffers(dee)).toHaveCount(1);
  await dee.getByRole("button", { name: "Accept" }).first().click();
  await expect(receivedOffers(dee)).toHaveCount(0);
  expect(await showsNoCards(page)).toBe(true);
  const now = await cem.evaluate(() => globalThis.traffic.texts.filter((text) => text.startsWith("m")).length);
  // The change of backs is public; the offer is not.
  expect(now - heard).toBeLessThanOrEqual(1);
});

test("Dual Duel and Duel 52 are played on phones, too @all", async ({ page, browser, baseURL }) => {
  test.slow();
  const phones = await tableWithPhones({ page, browser, baseURL }, ["Ana", "Ben"], "dual-duel");
  const round = (phone) => standing(phone).innerText();
  await playOn(phones, "dual-duel", async () => movesOf(phones.get("Ana")).acts >= 5 && movesOf(phones.get("Ben")).acts >= 5);
  expect(await round(phones.get("Ana"))).not.toBe("");
  await go(page, "#/about");
  await dealAgain(page, ["Ana", "Ben"], "duel-52");
  // The phones get the seats of their people's names.
  for (const phone of phones.values()) await expect(phone.locator("[data-game=duel-52] .board")).toBeVisible();
  const turn = async () => {
    for (const phone of phones.values()) {
      await readOn(phone);
      if ((await prompt(phone).count()) > 0) return phone;
    }
    return undefined;
  };
  await expect.poll(turn).toBeTruthy();
  const phone = await turn();
  await hand(phone).first().click();
  await drop(phone, 1).click();
  await expect(page.locator("[data-game=duel-52] .d52-lanes [data-card]")).not.toHaveCount(0);
  expect(await showsNoCards(page)).toBe(true);
});

test("a phone, a bot and somebody at the table play one game @all", async ({ page, browser, baseURL }) => {
  test.slow();
  await turnMotionOff(page);
  await open(page, "#/about");
  await deal(page, ["Ana", "Ben", null], "gold-rush-shoot-out", async () => {
    await check(wayToPlay(page, "Phones"));
    await playBy(page, 2, "Here");
  });
  const phones = new Map([["Ana", await phoneOf(browser, baseURL)]]);
  await joinAll(page, phones);
  const ana = phones.get("Ana");
  const atTable = {
    curtain: () => curtain(page).press("Enter"),
    on: () => tap(passOnButton(page)),
    lock: () => decideRush(page),
    go: () => tap(goOnButton(page)),
  };
  await expect(async () => {
    await phoneStep(ana, "gold-rush-shoot-out");
    const asked = await whichOf(page, { curtain: "#curtain-open", on: "#pass-on", lock: ".lock", go: "#go-on", other: "main" });
    await atTable[asked]?.();
    await expect(standing(ana)).toHaveText(/Round 2/, { timeout: 50 });
  }).toPass({ timeout: 120_000, intervals: [50] });
});

test("the big screen goes on by itself once its news could be read @all", async ({ page, browser, baseURL }) => {
  await page.clock.install();
  const phones = await tableWithPhones({ page, browser, baseURL }, ["Ana", "Ben"], "fools-gambit");
  await expect(goOnButton(page)).toHaveCount(0);
  const [first, last] = phones.values();
  await phoneStep(first, "fools-gambit");
  // From here on the table's clock is stopped: news stays until somebody has seen it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await phoneStep(last, "fools-gambit");
  await goOnButton(page).waitFor({ state: "attached" });
  await repeat(page, 60, async () => (await goOnButton(page).isVisible()) || void (await advanceClock(page, 500)));
  // Anyone may see the news, so it closes after reading time.
  await page.clock.runFor(7_500);
  await expect(goOnButton(page)).toHaveCount(0);
  expect(await showsNoCards(page)).toBe(true);
});

test("a dialog over a table of phones stays open while that goes on by itself", async ({ calm: page }) => {
  const phones = ["phone", "phone"];
  await goToGame(page, "dialog", upTo("fools-gambit-worked-by-hand", 2), { table: 0, looked: [2, 2] }, phones);
  await expect(screen(page, "news")).toBeAttached();
  await advanceClock(page, 500);
  await expect(screen(page, "news")).toBeAttached();
  await openMenu(page, "Seats on phones");
  const dialog = page.getByRole("dialog", { name: "Seats on phones" });
  await expect(dialog).toBeVisible();
  await advanceClock(page, 20_000);
  await expect(screen(page, "remote")).toBeAttached();
  await expect(dialog).toBeVisible();
});

