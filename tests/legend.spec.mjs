// The legend explains a board's signs on the board itself.

import { IS_WHOLE } from "./covering.mjs";
import { expect, expectAccessible, test } from "./fixtures.mjs";
import { upTo } from "./records.mjs";
import { goToGame, toDecision } from "./table.mjs";

/** For each golden game: decisions made, decisions seen, and the signs that must be explained then. */
const BOARDS = {
  "fools-gambit-worked-by-hand": [4, 2, ["Points banked so far.", "What this card does as the duel card."]],
  "dual-duel-fewer-calls": [4, 2, ["Rounds won in this duel.", "A wild card that nobody else knows."]],
  "heads-up-duel-for-two": [13, 7, ["Which sum wins this round.", "What a special card does."]],
  "heads-up-duel-four-in-a-tournament": [20, 16, ["A marble: what the market is paid with.", "What you would get."]],
  "gold-rush-shoot-out-eight-seats-and-time-outs": [32, 24, ["Priority: 1 goes first.", "Tokens. Half a token buys an ambush."]],
  "duel-52-everything": [90, 84, ["A hit that it has taken.", "The card’s power.", "Face-down: no power, no attack."]],
};

const SMALL = { width: 360, height: 740 };

const legend = (page) => page.getByRole("dialog", { name: "What you see" });
const legendButton = (page) => page.getByRole("button", { name: "What you see" });

async function goToDecision(page, name, [count, shown]) {
  await goToGame(page, "signs", upTo(name, count), { table: shown, looked: Array(8).fill(shown), series: [] });
  await toDecision(page);
}

/** The legend's texts, and the places of its marks. */
const readLegend = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("#legend");
    const list = dialog.querySelector(".dialog__box").getBoundingClientRect();
    const numbers = (selector) => [...dialog.querySelectorAll(selector)].map(({ textContent }) => Number(textContent));
    const boxes = [...dialog.querySelectorAll(".legend__ring, .legend__circle")].map((mark) => mark.getBoundingClientRect());
    return {
      listed: numbers(".legend__index"),
      marked: numbers(".legend__number"),
      texts: [...dialog.querySelectorAll(".legend__list li")].map((line) => line.lastChild.textContent.trim()),
      hidden: boxes.filter(({ top, bottom }) => bottom > list.top + 1 && top < list.bottom - 1).length,
      beyond: boxes.filter(({ left, right }) => left < -4 || right > innerWidth + 4).length,
    };
  });

async function expectExplained(page, expectedTexts) {
  await legendButton(page).click();
  await expect(legend(page)).toBeVisible();
  const pages = [await readLegend(page)];
  const turnButton = page.locator(".legend__turn");
  if (await turnButton.count()) {
    await turnButton.click();
    pages.push(await readLegend(page));
  }
  expect(pages.flatMap(({ listed }) => listed)).toEqual(pages.flatMap(({ texts }) => texts).map((_, at) => at + 1));
  for (const { listed, marked, hidden, beyond } of pages) {
    expect(marked).toEqual(listed);
    expect(hidden).toBe(0);
    expect(beyond).toBe(0);
  }
  expect(pages.flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining(expectedTexts));
}

const costly = { type: "costly", description: "all games, and a scan" };

test("each sign on each board is explained, and the legend keeps to WCAG 2.2 AA", { annotation: costly }, async ({ calm: page }) => {
  await page.setViewportSize(SMALL);
  for (const [name, [count, shown, expectedTexts]] of Object.entries(BOARDS)) {
    await test.step(name, async () => {
      await goToDecision(page, name, [count, shown]);
      await expectExplained(page, expectedTexts);
      // By default a legend of two pages is scanned.
      if (IS_WHOLE || name.endsWith("tournament")) {
        await page.clock.resume();
        await expectAccessible(page);
      }
      await page.keyboard.press("Escape");
      await expect(legend(page)).toHaveCount(0);
      await expect(legendButton(page)).toBeFocused();
    });
  }
});

test("the key L opens the legend, which leaves out signs that the board doesn’t have yet, and a tap on the board closes it", async ({ calm: page }) => {
  await goToDecision(page, "gold-rush-shoot-out-three-seats", [0, 0]);
  await page.keyboard.press("l");
  await expect(legend(page)).toContainText("Priority: 1 goes first.");
  await expect(legend(page)).not.toContainText("What the player did last.");
  await page.mouse.click(5, 200);
  await expect(legend(page)).toHaveCount(0);
});
