import { BEN, LINK, dealByLink, dealByLinkAndMove, linkShown, openDevice, openLink, otherDevice, playAll, send, setUp, textOf } from "./by-link.mjs";
import * as dual from "./dual-duel.mjs";
import { expect, expectAccessible, go, open, saveOf, store, stored, test, waitUntilKept } from "./fixtures.mjs";
import * as duel from "./heads-up-duel.mjs";
import { importText, listedGame } from "./home.mjs";
import { bundle, linkTo, withCheckSum } from "./records.mjs";
import { advanceClock, choose, decide, decideOrWait, giveUp, goOnButton, lockInButton, playAgainButton, readNews, tap, waitForTable } from "./table.mjs";

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

for (const [end, most] of Object.entries({ "until one gives up": 0, "to its end": 80 })) {
  const isWhole = most > 0;
  test(`two people play Fools Gambit ${end} by links alone, with a swap decided ahead, which saves a link`, { tag: isWhole ? "@all" : "@both", annotation: { type: "costly", description: "five links between two devices" } }, async ({ calm: ana, browser }) => {
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
    await openLink(ana, await send(ben));
    await choose(ana);
    const first = await send(ana);
    await expect(ana.getByRole("dialog", { name: "Link for Ben" })).toBeVisible();
    await ana.keyboard.press("Escape");
    await expect(ana.getByText("Waiting for Ben’s link")).toBeVisible();
    await expect(ana.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(decideAhead(ana), "she was not answered yet").toHaveCount(0);
    const sealed = (await saveOf(ana)).record.trimEnd().split("\n").at(-1);
    expect(sealed).toMatch(/^1 duel/);
    expect(textOf(first)).not.toContain(sealed);
    await go(ana, "#/");
    await expect(listedGame(ana, "Ana and Ben").getByText("Fools Gambit · Waits for Ben", { exact: true })).toBeVisible();
    await expect(ana.getByRole("link", { name: "Paste a friend’s link" })).toBeVisible();
    await openLink(ben, first);
    await expect(ben.getByText("Ana has chosen, and sealed it.")).toBeVisible();
    await choose(ben);
    await expect(decideAhead(ben)).toHaveValue("0");
    await expect(decideAhead(ben).getByRole("option")).toHaveText(["Not now", "Don’t swap", "Swap the third card with the duel card", "Swap the third card with the wager"]);
    await decideAhead(ben).selectOption("Swap the third card with the wager");
    // Undo takes both choices back, until the move is sent.
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
    const { from, to, links } = await toAndFro(ben, ana, decideFools, most);
    if (isWhole) expect(links.length).toBeGreaterThan(20);
    expect(Math.max(...[first, second, third, ...links].map((link) => link.length))).toBeLessThan(1_900);
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
  test(`two people play ${game} by link until one gives up`, { tag: game === "heads-up-duel" ? [] : "@all", annotation: { type: "costly", description: "six links between two devices" } }, async ({ calm: ana, browser }) => {
    const { ben } = await dealByLink(ana, browser, game);
    // After two links of Heads Up Duel the only choice is whether to send.
    const most = game === "heads-up-duel" ? 4 : 2;
    const { from, to, links } = await toAndFro(ana, ben, controls, most);
    expect(links).toHaveLength(most);
    await endByLeaving(from, to);
  });
}

test("links that don't fit say so, and change nothing", { annotation: { type: "costly", description: "a dozen links are opened" } }, async ({ calm: ben }) => {
  const says = async (link, text) => {
    const before = await stored(ben);
    await openLink(ben, link);
    await expect(ben.getByText(text)).toBeVisible();
    expect(await stored(ben)).toEqual(before);
  };
  await store(ben, ...BEN);
  // A false opening of Ana's sealed choice, and a false seat; between them other faults, so that each text is new.
  const salt = /^open \d+ ([0-9a-f]{32})$/m.exec(textOf(LINK))[1];
  await says(linkTo(textOf(LINK).replace(salt, salt.replace(/./g, "0"))), "This link doesn’t fit");
  await says(LINK.slice(0, -30), "part of it is missing");
  await says(linkTo(textOf(LINK).replace("| Ben", "| Eve")), "This link doesn’t fit");
  await says(linkTo(textOf(LINK).replace(/^apart \d+/, "apart 9")), "A newer version of Facedown made it");
  await openLink(ben, LINK);
  await playAll(ben, decideFools);
  const own = await send(ben);
  await says(own, "for the other player");
  await says(LINK, "nothing new in this link");
  // A tap takes a game to a device that lacks it. A game that came this way isn't counted.
  await ben.evaluate((key) => localStorage.removeItem(key), BEN[0]);
  await go(ben, "#/about");
  await says(LINK, "This link doesn’t fit");
  await says(own, "You are Ana, in a game of Fools Gambit against Ben.");
  await expect(ben.getByRole("heading", { level: 1, name: "Keep this game?" })).toBeVisible();
  await keepOffered(ben).click();
  await waitForTable(ben);
  expect((await saveOf(ben)).apart.origin).toEqual({ outside: expect.any(Number) });
  await setUp(ben);
  await send(ben);
  const invitation = await linkShown(ben);
  await ben.getByText("Paste a link", { exact: true }).click();
  const field = ben.getByRole("textbox", { name: "The link you were sent" });
  const paste = async (link, why, submit = () => field.press("Enter")) => {
    await field.fill(link);
    await submit();
    await expect(ben.getByText(why)).toBeVisible();
    await expect(ben).toHaveURL(/#\/game\//);
  };
  await paste("hello", "That’s no Facedown link", () => ben.getByRole("button", { name: "Open", exact: true }).click());
  await paste(`https://a.org/${LINK.slice(0, -30)}`, "part of it is missing");
  await paste(`https://a.org/${invitation}`, "made on your side of the game");
  await paste(`https://a.org/${LINK}`, "That link is for another game.");
  await ben.getByRole("button", { name: "Open that game" }).click();
  await expect(ben.getByText("for the other player")).toBeVisible();
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

test.describe("on a small phone, and offline,", () => {
  test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a link leads on, straight to the share sheet, with whose move it is and the score", async ({ page: ben, context }) => {
    await openDevice(ben);
    await store(ben, ...BEN);
    await waitUntilKept(ben);
    await context.setOffline(true);
    await open(ben, LINK);
    await waitForTable(ben);
    await ben.evaluate(() => {
      globalThis.sheets = [];
      navigator.canShare = () => true;
      navigator.share = async (data) => void globalThis.sheets.push(data);
    });
    await playAll(ben, decideFools);
    await ben.locator("#send-move").click();
    await expect(ben.getByText("Shared.")).toBeVisible();
    await expect(ben.getByRole("dialog")).toHaveCount(0);
    const [{ title, text, url }] = await ben.evaluate(() => globalThis.sheets);
    expect(title).toMatch(/^Fools Gambit: Ana’s move\. Round 2 · Ana:\s\d+ · Ben:\s\d+$/);
    expect(text).toBe(title);
    expect(url).toContain("#/link/");
    expect(url.length).toBeLessThan(1_900);
    // The page doesn't try another way to send.
    await ben.locator("#send-again").click();
    await expect(ben.getByRole("dialog", { name: "Link for Ana" })).toBeVisible();
    await expect(ben.getByRole("textbox", { name: "The link", exact: true })).toHaveValue(url);
    const picture = ben.getByRole("img", { name: "The link as a QR code" });
    await expect(picture).toBeHidden();
    await ben.getByText("Show a QR code").click();
    await expect(picture).toBeVisible();
    expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("a link that is opened in a second tab goes on there", async ({ page: ben, context }) => {
  await openDevice(ben);
  await store(ben, ...BEN);
  await go(ben, "#/game/apartgame2");
  await waitForTable(ben);
  const tab = await context.newPage();
  await tab.clock.install({ time: new Date("2026-01-01T14:00:00Z") });
  await tab.goto(`./${LINK}`);
  await waitForTable(tab);
  await expect(goOnButton(tab).or(lockInButton(tab)).first()).toBeAttached();
  await expect(ben.getByRole("button", { name: "Take over" }).or(ben.getByRole("heading", { name: /another tab/i })).first()).toBeVisible();
});
