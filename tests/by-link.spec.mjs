// Games by link.

import { dealByLink, dealByLinkAndMove, linkShown, openDevice, openLink, otherDevice, playAll, send, setUp, textOf } from "./by-link.mjs";
import * as dual from "./dual-duel.mjs";
import { expect, expectAccessible, go, open, saveOf, stored, test, waitUntilKept } from "./fixtures.mjs";
import * as duel from "./heads-up-duel.mjs";
import { importText, listedGame } from "./home.mjs";
import { bundle, linkTo, withCheckSum } from "./records.mjs";
import { advanceClock, choose, decide, decideOrWait, giveUp, goOnButton, handCards, lockInButton, playAgainButton, readNews, tap, waitForTable } from "./table.mjs";

const decideFools = decideOrWait(decide);

const keepOffered = (page) => page.locator("#keep-offered");

let random = 0;

const GAMES = {
  "dual-duel": decideOrWait(dual.decide),
  "duel-52": async (page) => {
    const able = (selector) => page.locator(selector.replaceAll("|", ":not([aria-disabled=true], [aria-pressed=true])"));
    // Completes an action in progress, else begins a random one.
    const ends = able(".d52-do|, .d52-drop|");
    const starts = able(".d52-hand button|, .d52-lanes button[data-card]|, .d52-end|");
    const [ending, starting] = [await ends.count(), await starts.count()];
    random = (random * 75 + 74) % 65_537;
    return ending + starting === 0 ? advanceClock(page) : tap(ending ? ends.nth(random % ending) : starts.nth(random % starting));
  },
  "heads-up-duel": duel.decide,
};

const decideAhead = (page) => page.getByRole("combobox", { name: "Decide ahead too?" });

/** Plays to and fro for at most `most` links; `ana` has the move. Returns who moves next, and all links. */
async function toAndFro(ana, ben, decide, most) {
  const links = [];
  let [from, to] = [ana, ben];
  while (links.length < most) {
    const ended = await playAll(from, decide);
    if (ended === "over") break;
    expect(ended).toBe("send");
    const link = await send(from);
    links.push(link);
    await openLink(to, link);
    [from, to] = [to, from];
  }
  return { from, to, links };
}

/** The player with the move gives up; the other can't. Both end with the same game. */
async function endByLeaving(from, to) {
  for (const page of [from, to]) await expect(page.locator("#curtain-open")).toHaveCount(0);
  await to.keyboard.press("Escape");
  await to.getByRole("button", { name: "Menu" }).click();
  await expect(to.getByRole("button", { name: /^Give up/ })).toHaveAttribute("aria-disabled", "true");
  await to.keyboard.press("Escape");
  await readNews(from);
  await giveUp(from);
  await readNews(from);
  await openLink(to, await send(from));
  await expect(goOnButton(to).or(playAgainButton(to)).first()).toBeAttached();
  expect((await saveOf(to)).record).toBe((await saveOf(from)).record);
  expect((await saveOf(to)).record).toMatch(/\n[12] leave\n$/);
}

for (const [end, most] of Object.entries({ "until one gives up": 1, "to its end": 80 })) {
  const isWhole = most > 1;
  test(`two people play Fools Gambit ${end} by links alone`, { tag: isWhole ? "@all" : [] }, async ({ calm: ana, browser }) => {
    test.slow(isWhole);
    const ben = await otherDevice(browser);
    await setUp(ana);
    await expect(ana.getByText("Play this with friends")).toBeVisible();
    const invitation = await send(ana);
    await expect(ana.locator("#link-shared")).toBeFocused();
    await expect(ana.getByText("Step 2 of 3")).toBeVisible();
    await expect(ana.getByText("Waiting for Ben’s link")).toBeVisible();
    await expect(ana.getByRole("textbox", { name: "The link you were sent" }), "what is to be sent comes first").toBeHidden();
    expect(textOf(invitation)).not.toContain((await saveOf(ana)).apart.deal.half);
    await openLink(ben, invitation);
    await expect(ben.getByRole("heading", { level: 1, name: "Ana invites you to Fools Gambit" })).toBeFocused();
    await ben.locator("#play-by-link").press("Enter");
    const answer = await send(ben);
    await openLink(ana, answer);
    await choose(ana);
    // Undo works until the move is sent.
    await ana.getByRole("button", { name: "Undo" }).click();
    await expect(handCards(ana).first()).toBeVisible();
    await choose(ana);
    const first = await send(ana);
    await expect(ana.getByRole("dialog", { name: "Link for Ben" })).toBeVisible();
    await ana.keyboard.press("Escape");
    await expect(ana.getByText("Waiting for Ben’s link")).toBeVisible();
    await expect(ana.getByRole("button", { name: "Undo" })).toHaveCount(0);
    const sealed = (await saveOf(ana)).record.trimEnd().split("\n").at(-1);
    expect(sealed).toMatch(/^1 duel/);
    expect(textOf(first)).not.toContain(sealed);
    await go(ana, "#/");
    await expect(listedGame(ana, "Ana and Ben").getByText("Fools Gambit · Waits for Ben", { exact: true })).toBeVisible();
    await expect(ana.getByRole("link", { name: "Paste a friend’s link" })).toBeVisible();
    await openLink(ben, first);
    await expect(ben.getByText("Ana has chosen, and sealed it.")).toBeVisible();
    const { from, to, links } = await toAndFro(ben, ana, decideFools, most);
    expect(links.length).toBeGreaterThan(isWhole ? 20 : 0);
    expect(Math.max(...links.map((link) => link.length))).toBeLessThan(1_900);
    if (!isWhole) await endByLeaving(from, to);
    for (const page of [from, to]) {
      // A dialog with the last link covers the result.
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await readNews(page);
      await expect(playAgainButton(page)).toBeVisible();
    }
    const [one, other] = [await saveOf(ana), await saveOf(ben)];
    expect(other.record).toBe(one.record);
    // Both devices count the game.
    for (const page of [ana, ben]) expect((await stored(page))["facedown.played"].trimEnd().split("\n")).toHaveLength(2);
  });
}

test("a swap decided ahead is sealed with the answer, and saves a link", { tag: "@both" }, async ({ calm: ana, browser }) => {
  const { ben, first } = await dealByLinkAndMove(ana, browser);
  await expect(decideAhead(ana), "she was not answered yet").toHaveCount(0);
  await openLink(ben, first);
  await choose(ben);
  await expect(decideAhead(ben)).toHaveValue("0");
  await expect(decideAhead(ben).getByRole("option")).toHaveText(["Not now", "Don’t swap", "Swap the third card with the duel card", "Swap the third card with the wager"]);
  await decideAhead(ben).selectOption("Swap the third card with the wager");
  // Undo takes both choices back.
  await ben.getByRole("button", { name: "Undo" }).click();
  await choose(ben);
  await expect(decideAhead(ben)).toHaveValue("0");
  await decideAhead(ben).selectOption("Swap the third card with the duel card");
  const second = await send(ben);
  await ben.keyboard.press("Escape");
  await expect(ben.getByText("Your next choice is sealed with it.")).toBeVisible();
  expect(textOf(second)).toMatch(/^ahead [0-9a-f]{64}$/m);
  expect(textOf(second)).not.toContain("swap");
  await openLink(ana, second);
  await readNews(ana);
  await expect(ana.getByText("Ben has chosen, and sealed it.")).toBeVisible();
  await playAll(ana, decideFools);
  await expect(decideAhead(ana), "the next cards are not drawn yet").toHaveCount(0);
  const third = await send(ana);
  await openLink(ben, third);
  await waitForTable(ben);
  const { record, apart } = await saveOf(ben);
  expect(record).toMatch(/\n2 swap duel\n1 (keep|swap \w+)\n$/);
  expect(apart).not.toHaveProperty("ahead");
  await playAll(ben, decideFools);
  expect(textOf(await send(ben))).toMatch(/^seal 4 /m);
});

test("on a phone a move goes straight to the share sheet, with whose move it is and the score", { tag: "@both" }, async ({ calm: ana, browser }) => {
  const { ben } = await dealByLink(ana, browser, undefined, undefined, { hasTouch: true, isMobile: true });
  await choose(ana);
  await openLink(ben, await send(ana));
  const picture = ana.getByRole("img", { name: "The link as a QR code" });
  await expect(picture).toBeHidden();
  await ana.getByText("Show a QR code").click();
  await expect(picture).toBeVisible();
  await ben.evaluate(() => {
    globalThis.sheets = [];
    navigator.canShare = () => true;
    navigator.share = async (data) => void globalThis.sheets.push(data);
  });
  await choose(ben);
  await ben.locator("#send-move").click();
  await expect(ben.getByText("Shared.")).toBeVisible();
  await expect(ben.getByRole("dialog")).toHaveCount(0);
  const [{ title, text, url }] = await ben.evaluate(() => globalThis.sheets);
  expect(title).toMatch(/^Fools Gambit: Ana’s move\. Round 1 · Ana:\s\d+ · Ben:\s\d+$/);
  expect(text).toBe(title);
  expect(url).toContain("#/link/");
  // The page doesn't try another way to send.
  await ben.locator("#send-again").click();
  await expect(ben.getByRole("textbox", { name: "The link", exact: true })).toHaveValue(url);
});

test("every screen of a game between two places keeps to WCAG 2.2 AA in both themes", { tag: ["@both", "@all"], annotation: { type: "costly", description: "an axe run for each of a dozen screens" } }, async ({ page: ana, browser }) => {
  test.slow();
  await openDevice(ana, { runsClock: true });
  const options = { runsClock: true, viewport: ana.viewportSize() };
  const ben = await otherDevice(browser, options);
  await setUp(ana);
  await expectAccessible(ana);
  const invitation = await send(ana);
  await expectAccessible(ana);
  await openLink(ben, invitation);
  await expectAccessible(ben);
  const warning = ben.getByText("could unpack a link");
  await expect(warning).toBeVisible();
  await ben.locator("#play-by-link").press("Enter");
  await ben.locator("#send-move").waitFor();
  await expect(warning, "it stands once").toHaveCount(0);
  await openLink(ana, await send(ben));
  await choose(ana);
  await expectAccessible(ana);
  const first = await send(ana);
  await expectAccessible(ana);
  await ana.keyboard.press("Escape");
  await expectAccessible(ana);
  await ana.locator("#paste-link").click();
  await expectAccessible(ana);
  await openLink(ana, first);
  await expectAccessible(ana);
  const cid = await otherDevice(browser, options);
  await openLink(cid, first);
  await expect(keepOffered(cid)).toBeVisible();
  await expectAccessible(cid);
  await cid.context().close();
  await openLink(ben, first);
  await expectAccessible(ben);
  await choose(ben);
  await decideAhead(ben).selectOption("Don’t swap");
  await expectAccessible(ben);
  await ben.getByRole("button", { name: "Undo" }).click();
  await giveUp(ben);
  await readNews(ben);
  await expectAccessible(ben);
});

for (const [game, controls] of Object.entries(GAMES)) {
  // In Dual Duel both choose at once, as in Fools Gambit, above.
  test(`two people play ${game} by link until one gives up`, { tag: game === "dual-duel" ? "@all" : [] }, async ({ calm: ana, browser }) => {
    const { ben } = await dealByLink(ana, browser, game);
    // After two links of Heads Up Duel the only choice is whether to send.
    const most = game === "heads-up-duel" ? 4 : 2;
    const { from, to, links } = await toAndFro(ana, ben, controls, most);
    expect(links).toHaveLength(most);
    await endByLeaving(from, to);
  });
}

test("links that don't fit say so, and change nothing", async ({ calm: ana, browser }) => {
  const { ben, invitation, answer, first } = await dealByLinkAndMove(ana, browser);
  const says = async (page, link, text) => {
    const before = await stored(page);
    await openLink(page, link);
    await expect(page.getByText(text)).toBeVisible();
    expect(await stored(page)).toEqual(before);
  };
  await says(ana, first, "for the other player");
  await says(ana, answer, "nothing new in this link");
  await says(ben, invitation, "nothing new in this link");
  await says(ben, first.slice(0, -30), "part of it is missing");
  await says(ben, linkTo(textOf(first).replace(/^apart \d+/, "apart 9")), "A newer version of Facedown made it");
  await openLink(ben, first);
  await choose(ben);
  const second = await send(ben);
  await says(ben, first, "nothing new in this link");
  await openLink(ana, second);
  await playAll(ana, decideFools);
  const third = await send(ana);
  // A false opening of Ana's sealed choice, and a false seat.
  const salt = /^open \d+ ([0-9a-f]{32})$/m.exec(textOf(third))[1];
  await says(ben, linkTo(textOf(third).replace(salt, salt.replace(/./g, "0"))), "This link doesn’t fit");
  await says(ben, linkTo(textOf(third).replace("| Ben", "| Eve")), "This link doesn’t fit");
  // A tap restores Ben's game on a device that lacks it. A game that came so isn't counted.
  const forgetful = await otherDevice(browser);
  await says(forgetful, second, "This link doesn’t fit");
  await says(forgetful, third, "You are Ben, in a game of Fools Gambit against Ana.");
  await expect(forgetful.getByRole("heading", { level: 1, name: "Keep this game?" })).toBeVisible();
  await keepOffered(forgetful).click();
  await waitForTable(forgetful);
  await playAll(forgetful, decideFools);
  expect((await saveOf(forgetful)).apart.origin).toEqual({ outside: 2 });
  await says(forgetful, second, "for the other player");
  await setUp(ben);
  await send(ben);
  const other = await linkShown(ben);
  await ben.getByText("Paste a link", { exact: true }).click();
  await ben.getByRole("textbox", { name: "The link you were sent" }).fill("hello");
  await ben.getByRole("button", { name: "Open", exact: true }).click();
  await expect(ben.getByText("That’s no Facedown link")).toBeVisible();
  // An unreadable link changes nothing at the table.
  for (const [link, why] of [[third.slice(0, -30), "part of it is missing"], [other, "made on your side of the game"]]) {
    await ben.getByRole("textbox", { name: "The link you were sent" }).fill(new URL(link, "https://a.org/").href);
    await ben.getByRole("textbox", { name: "The link you were sent" }).press("Enter");
    await expect(ben.getByText(why)).toBeVisible();
    await expect(ben).toHaveURL(/#\/game\//);
  }
  await ben.getByRole("textbox", { name: "The link you were sent" }).fill(`https://a.org/${third}`);
  await ben.getByRole("textbox", { name: "The link you were sent" }).press("Enter");
  await expect(ben.getByText("That link is for another game.")).toBeVisible();
  await ben.getByRole("button", { name: "Open that game" }).click();
  await expect(ben).toHaveURL(/#\/game\//);
});

test("a game by link that comes in a file goes on, and isn't counted @all", async ({ calm: ana, browser }) => {
  const { ben, first } = await dealByLinkAndMove(ana, browser);
  const save = await saveOf(ben);
  const [cid, dan] = [await otherDevice(browser), await otherDevice(browser)];
  const bring = async (page, text) => {
    await go(page, "#/import");
    await importText(page, bundle({ a: text }));
    await advanceClock(page, 1_000);
  };
  await bring(cid, withCheckSum(save));
  expect((await saveOf(cid)).apart.origin).toEqual({ outside: 0 });
  await openLink(cid, first);
  await waitForTable(cid);
  await giveUp(cid);
  await readNews(cid);
  await openLink(ana, await send(cid));
  await waitForTable(ana);
  expect(await stored(cid)).not.toHaveProperty("facedown.played");
  // Without the other half of the deal the game stays, without its links.
  await bring(dan, withCheckSum({ ...save, apart: JSON.parse(JSON.stringify(save.apart).replace(/,"answer":"\w+"/, "")) }));
  await expect(dan.getByText("what it kept of its links is damaged")).toBeVisible();
  expect((await saveOf(dan)).record).toBe(save.record);
});

test("on a small phone, and offline, a link leads on", async ({ calm: ana, browser }) => {
  const { ben, first } = await dealByLinkAndMove(ana, browser, { serviceWorkers: "allow", viewport: { width: 360, height: 740 } });
  await waitUntilKept(ben);
  await ben.context().setOffline(true);
  await open(ben, first);
  await waitForTable(ben);
  await choose(ben);
  for (const link of [first, await send(ben)]) expect(link.length).toBeLessThan(1_900);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(ben.getByRole("dialog", { name: "Link for Ana" })).toBeVisible();
});

test("a link that is opened in a second tab goes on there", async ({ page: ana, browser }) => {
  await openDevice(ana);
  const { ben, first } = await dealByLinkAndMove(ana, browser);
  await openLink(ben, first);
  await choose(ben);
  const second = await send(ben);
  const tab = await ana.context().newPage();
  await tab.clock.install({ time: new Date("2026-01-01T14:00:00Z") });
  await tab.goto(`./${second}`);
  await waitForTable(tab);
  await expect(goOnButton(tab).or(lockInButton(tab)).first()).toBeAttached();
  await expect(ana.getByRole("button", { name: "Take over" }).or(ana.getByRole("heading", { name: /another tab/i })).first()).toBeVisible();
});
