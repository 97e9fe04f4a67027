// Fools Gambit's board and controls.

import { atSizes } from "./fit.mjs";
import { expect, expectAccessible, open, repeat, test } from "./fixtures.mjs";
import { advanceClock, afterPowers, curtain, endedPlayback, goToGame, handCards, linesShown, lockInButton, openCurtain, openWithStoppedClock, press, record, skipButton, toDecision, untilSeen } from "./table.mjs";

/** The table after `decisions` of the round of `powers`, `shown` of them seen. */
async function tableAfter(page, decisions, shown = decisions) {
  if (page.url() === "about:blank") await openWithStoppedClock(page);
  await afterPowers(page, decisions, shown);
}

const hint = (page) => page.locator(".fg-hint");
const pile = (page, name) => page.getByRole("button", { name });

const TOLD = [
  /Ana swaps the third card with the duel card, face-down\. Ben swaps the third card with the wager: .* for /,
  /Ana duels with .*, Ben with /,
  /Both 5s act at once\. Ana has to duel with 7♣.* instead of 5♣.*Ben has to duel with 2♥.* instead of 5♥/,
  /Ben’s 2 takes the value of the wager: K\./,
  /Ana’s 7 reverses the result\./,
  /7 against K, reversed by the 7: Ana wins the round and banks 4♣.* \(4 points\)\. Ben’s wager K♥.* is discarded\./,
];

test("what happens in a duel is shown step by step, in the order of the effects @all", async ({ page }) => {
  await tableAfter(page, 4, 2);
  await expect(linesShown(page)).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Ana’s duel card, face-down" })).toBeVisible();
  const seen = [];
  await repeat(page, 60, async () => {
    await advanceClock(page, 500);
    const count = await linesShown(page).count();
    expect(count - seen.length, "one step after the other").toBeLessThan(2);
    if (count > seen.length) seen.push(await linesShown(page).last().textContent());
    return seen.length === TOLD.length;
  });
  seen.forEach((line, at) => expect(line).toMatch(TOLD[at]));
  // All lines stay until somebody continues.
  await advanceClock(page, 20_000);
  await expect(linesShown(page)).toHaveText(TOLD);
  await expect(page.getByText("round won", { exact: true })).toBeVisible();
  await openCurtain(page);
  await expect(linesShown(page)).toHaveCount(0);
});

test("the steps are skipped by a button, a tap or the key C from anywhere, and there are none where nothing is to move", async ({ page }) => {
  await tableAfter(page, 4, 2);
  await expect(curtain(page)).toBeHidden();
  await skipButton(page).click();
  await expect(linesShown(page)).toHaveText(TOLD);
  await expect(skipButton(page)).toHaveCount(0);
  // After a reload the steps begin anew, since nobody has continued.
  await open(page, "#/game/duel");
  await expect(linesShown(page)).toHaveCount(0);
  await page.getByRole("img", { name: "Ben’s third card, face-down" }).click();
  await expect(linesShown(page)).toHaveText(TOLD);
  await openCurtain(page);
  await expect(linesShown(page)).toHaveCount(0);
  await expect(handCards(page)).toHaveCount(3);
  // The second key is in C's place on a Cyrillic keyboard.
  for (const key of ["c", "с"]) {
    await tableAfter(page, 4, 2);
    await advanceClock(page, 800);
    await expect(linesShown(page).first()).toBeAttached();
    await expect(endedPlayback(page)).toHaveCount(0);
    await page.evaluate((key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: "KeyC", bubbles: true, cancelable: true })), key);
    await expect(endedPlayback(page)).toHaveCount(1);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tableAfter(page, 4, 2);
  await expect(linesShown(page)).toHaveText(TOLD);
  await expect(skipButton(page)).toHaveCount(0);
});

test("screen readers are told once, as it is shown, with the names of the cards @all", async ({ page }) => {
  await tableAfter(page, 4, 2);
  const live = page.getByRole("main").getByRole("log");
  await expect(live).toBeEmpty();
  await untilSeen(page, linesShown(page), 2);
  await expect(live).toContainText("Ana duels with five of clubs, Ben with five of hearts.");
  await expect(live).not.toContainText("Ana wins the round");
  await skipButton(page).click();
  await expect(live).toContainText("Ana wins the round and banks four of clubs (4 points).");
  await advanceClock(page, 5_000);
  await expect(live).toBeEmpty();
});

test("cards are picked by taps in either order, exchanged, and taken back", { tag: "@both" }, async ({ calm: page }) => {
  await tableAfter(page, 0);
  await openCurtain(page);
  await page.getByRole("button", { name: "Wager card: none picked" }).click();
  await page.getByRole("button", { name: /^four of clubs/ }).click();
  await page.getByRole("button", { name: /^seven of clubs/ }).click();
  await expect(lockInButton(page)).toHaveText("Lay down: duel 7♣, wager 4♣");
  await expect(hint(page)).toContainText("A 7 reverses the result");
  await page.getByRole("button", { name: "Switch duel card and wager" }).click();
  await expect(lockInButton(page)).toHaveText("Lay down: duel 4♣, wager 7♣");
  await page.getByRole("button", { name: /^four of clubs, picked as duel card/ }).click();
  await expect(lockInButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(lockInButton(page)).toContainText("First pick a card to duel with.");
  await lockInButton(page).press("Enter");
  const said = page.getByRole("status").filter({ hasText: "FG-6" });
  await said.getByText("Which rule?").click();
  await expect(said.getByText("FG-6")).toBeVisible();
  await expect(handCards(page)).toHaveCount(2);
});

test("a list of cards not yet seen keeps to WCAG 2.2 AA @all", async ({ page }) => {
  await tableAfter(page, 4);
  await openCurtain(page);
  await pile(page, /Ben’s main deck/).click();
  await expect(page.getByRole("heading", { name: "Ben’s cards not yet seen" })).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});

test("arrow keys go along the hand, a key press leaves the focus on the card that moved, and `?` lists the keys", async ({ calm: page }) => {
  await tableAfter(page, 0);
  await openCurtain(page);
  await handCards(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(handCards(page).nth(1)).toBeFocused();
  await expect(handCards(page).nth(1)).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("ArrowLeft");
  await expect(handCards(page).first()).toBeFocused();
  await press(page.getByRole("button", { name: /^five of clubs/ }));
  await expect(page.getByRole("button", { name: /^five of clubs, picked as duel card/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^five of clubs, in hand/ })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a card can be dragged to its place and back", { tag: "@both" }, async ({ calm: page }) => {
  await tableAfter(page, 0);
  await openCurtain(page);
  const drag = async (card, to) => {
    const from = await page.getByRole("button", { name: card }).boundingBox();
    const goal = await to.boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await drag(/^seven of clubs/, page.locator("[data-slot=wager]"));
  await expect(page.getByRole("button", { name: /^seven of clubs, picked as wager card/ })).toBeVisible();
  await drag(/^five of clubs/, page.locator("[data-slot=wager]"));
  await expect(page.getByRole("button", { name: /^five of clubs, picked as wager card/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^seven of clubs, in hand/ })).toBeVisible();
  await advanceClock(page, 500);
  await drag(/^five of clubs/, hint(page));
  await expect(handCards(page)).toHaveCount(3);
  // A press near a card's edge that is released beside it begins no drag.
  const card = page.getByRole("button", { name: /^four of clubs/ });
  const { x, y, width, height } = await card.boundingBox();
  const middle = y + height / 2;
  await page.mouse.move(x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(x - 3, middle);
  await page.mouse.up();
  await page.mouse.move(x + width / 2, middle, { steps: 4 });
  await expect(page.locator(".is-dragged")).toHaveCount(0);
});

test("a swap is shown before it is locked in, and can be changed until then", { tag: "@both" }, async ({ calm: page }) => {
  await tableAfter(page, 2);
  await openCurtain(page);
  // Ben, who held the device last, decides first.
  const duel = page.getByRole("button", { name: /^Your duel card, face-down: / });
  const before = await duel.getAttribute("aria-label");
  await expect(lockInButton(page)).toHaveText("Keep everything");
  const swapDuel = page.getByRole("button", { name: "Swap with the duel card", pressed: false });
  await swapDuel.click();
  await expect(duel).not.toHaveAccessibleName(before);
  await expect(lockInButton(page)).toContainText(/^Swap: duel /);
  await duel.click();
  await expect(duel).toHaveAccessibleName(before);
  await expect(lockInButton(page)).toHaveText("Keep everything");
  await page.getByRole("button", { name: /^Your wager card: / }).click();
  await expect(lockInButton(page)).toContainText(/^Swap: wager /);
  await page.getByRole("button", { name: "Swap with the wager", pressed: true }).click();
  await expect(lockInButton(page)).toHaveText("Keep everything");
  await expect(duel).toHaveAccessibleName(before);
});

test("piles can be looked through, and what is not yet seen", { tag: "@both" }, async ({ calm: page }) => {
  await tableAfter(page, 4);
  await openCurtain(page);
  const dialog = page.getByRole("dialog");
  await pile(page, /Ben’s main deck: 20 cards/).click();
  await expect(dialog.getByRole("heading", { name: "Ben’s cards not yet seen" })).toBeVisible();
  await expect(dialog.getByText("23 cards have not been seen yet.")).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "not seen" })).toHaveCount(23);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(pile(page, /Ben’s main deck/)).toBeFocused();
  await pile(page, /Ben’s off-hand: 1 card/).click();
  await expect(dialog.getByRole("img", { name: "five of hearts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await pile(page, /Your winning pile: 1 card, 4 points/).click();
  await expect(dialog.getByRole("img", { name: "four of clubs" })).toBeVisible();
  // Going back closes only the dialog.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(lockInButton(page)).toBeVisible();
});

test("a line of the log shows the table as it was", async ({ calm: page }) => {
  await tableAfter(page, 2);
  await openCurtain(page);
  await page.getByRole("button", { name: "Log" }).click();
  await expect(page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await page.getByRole("dialog", { name: "Log" }).getByRole("listitem").getByRole("button").first().click();
  const moment = page.getByRole("dialog", { name: "As it was" });
  await expect(moment.locator(".board")).toBeVisible();
  await expect(lockInButton(moment)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the log" }).click();
  await expect(page.getByRole("dialog", { name: "Log" })).toBeVisible();
});

test("what a 2, a 5 and a 7 do is told on their cards only where it fits", async ({ calm: page }) => {
  const decisions = ["1 duel Ks wager 9c", "2 duel Qh wager 9d", "1 keep", "2 keep", "1 duel 8c wager 3c", "2 duel Ad wager 8d", "1 keep", "2 keep"];
  await goToGame(page, "small", record(decisions, { seats: "Ana | bot:beginner Hattie", seed: "00000000000f7e15" }), { looked: [8, 8], table: 8 });
  const pills = page.locator(".fg-power");
  for (const [width, height] of [[360, 640], [740, 360], [360, 740], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await expect(pills).toHaveCount(3);
    const over = await pills.evaluateAll((all) =>
      all.map((pill) => {
        const [own, card] = [pill, pill.parentElement].map((part) => part.getBoundingClientRect());
        return own.width && Math.max(card.left - own.left, own.right - card.right);
      }),
    );
    for (const by of over) expect(by, `${width} × ${height}`).toBeLessThanOrEqual(0);
    await expect(pills.first()).toBeVisible({ visible: width !== 740 && height !== 640 });
  }
});

test("own cards keep their size through a round, and on a small phone nothing is too wide or too small to hit", async ({ calm: page }) => {
  const own = page.locator(".fg-seat.is-near :is(.fg-lane, .fg-choose__table) .card");
  const flaws = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? ["sideways scroll"] : [];
      const tall = document.documentElement.scrollHeight > innerHeight ? ["scroll"] : [];
      const controls = [...document.querySelectorAll("main button, main label")].filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 43.9;
      });
      return [...wide, ...tall, ...controls.map((control) => control.textContent)];
    });
  const widths = {};
  for (const [decisions, shown] of [[0, 0], [2, 2], [4, 2]]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await afterPowers(page, decisions, shown);
    await toDecision(page, async (step) => expect(await flaws(), `${decisions}, ${step}`).toEqual([]));
    const look = async (size) => {
      (widths[size] ??= []).push(...(await own.evaluateAll((cards) => cards.map((card) => card.offsetWidth))));
      if (size.startsWith("360")) expect(await flaws(), `${decisions}, deciding`).toEqual([]);
    };
    await atSizes(page, look, [[360, 740], [740, 360], [820, 1180], [1280, 800]]);
  }
  for (const [size, seen] of Object.entries(widths)) {
    expect(seen.length, size).toBeGreaterThanOrEqual(9);
    expect.soft(Math.min(...seen), `${size}: ${seen}`).toBeGreaterThan(0.9 * Math.max(...seen));
  }
});
