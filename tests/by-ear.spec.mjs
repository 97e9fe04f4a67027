// Games played by keyboard, with only the accessibility tree and the announcements.

import { duel } from "./dual-duel.mjs";
import { lanes, toTurn } from "./duel-52.mjs";
import { announcements, focusOf, listen, liveTexts } from "./screen-reader.mjs";
import { IS_WHOLE, someOf } from "./covering.mjs";
import { answerSound, expect, go, openHome, storeBeforeOpening, recordOf, repeat, test } from "./fixtures.mjs";
import { rush } from "./gold-rush.mjs";
import { game } from "./heads-up-duel.mjs";
import { advanceClock, curtain, endedPlayback, goToGame, openByKeys, openCalm, openWithStoppedClock, passOnButton, passTo, press, record, screen, standing } from "./table.mjs";

// The page loads the file with bots' remarks in idle time.
test.use({ ahead: true });

test.beforeEach(async ({ page }) => listen(page));

const againstBots = (text, bots = 1) => text.replace(/^seats .*$/m, `seats ${["Ana", ...["Tilda", "Rufus", "Hattie"].slice(0, bots).map((name) => `bot:beginner ${name}`)].join(" | ")}`);

const DEALS = {
  "fools-gambit": againstBots(record()),
  "dual-duel": againstBots(duel([], { target: 1 })),
  "duel-52": againstBots(lanes()),
  "gold-rush-shoot-out": againstBots(rush(), 2),
  "heads-up-duel": againstBots(game()),
};

const ASKED = /^(Ana|You) (choose|chooses|may act now)|^(Ana’s|Your) turn\./;

/** A generator of pseudo-random numbers from 0 up to, not including, a limit. */
function randomBelow(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % limit;
  };
}

/** Names of controls that make no decision: the simulated player ignores them. */
const IGNORED =
  /^(Menu|Log|Hint|What you see|Cover the screen|Ledger|Powers|Rounds|Cards|Duels|End phase|Discard(ed|s) .*|What the cards do|Switch duel card.*|By number|By colour|Undo|.*(deck|off-hand|pile): .*|Not yet seen.*|.*hand of.*|Yes|No|Hear it|Close.*|Withdraw.*)$/;

/** Keys that leave a control. The key C also presses “Continue”. */
const AWAY = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "c"];

function keyFor({ role, name, isPressed, isDisabled }, below) {
  if (!["button", "radio", "link", "DisclosureTriangle"].includes(role)) return "Enter";
  // Closes a panel that the player opened by chance.
  if (/^Close/.test(name)) return "Escape";
  if (role === "radio") return below(3) ? "Enter" : "ArrowDown";
  if (role !== "button" || IGNORED.test(name) || isDisabled || isPressed || /picked/.test(name)) return AWAY[below(5)];
  return below(6) ? "Enter" : AWAY[below(5)];
}

for (const slug of Object.keys(DEALS)) {
  const tag = slug === "heads-up-duel" ? "" : " @all";
  test(`a whole game of ${slug} is played by screen reader, and the focus is never lost${tag}`, { annotation: { type: "costly", description: "a whole game, by keys" } }, async ({ page }) => {
    test.setTimeout(300_000);
    await answerSound(page);
    await openCalm(page);
    await goToGame(page, "ear", DEALS[slug]);
    const below = randomBelow(7);
    let [turns, results] = [0, 0];
    await repeat(page, 4_000, async (taken) => {
      if (await screen(page, "over").count()) return true;
      const focus = taken ? await focusOf(page) : { role: "main", name: "" };
      expect(focus.isLost, `the focus is lost after ${taken} presses`).not.toBe(true);
      await page.keyboard.press(focus.role === "main" && taken % 3 === 1 ? "ArrowDown" : keyFor(focus, below));
      await advanceClock(page, focus.role === "main" ? 2_500 : 60);
      const told = await announcements(page);
      const asked = told.filter((line) => ASKED.test(line));
      expect(asked.length, told.join("\n")).toBeLessThan(3);
      results += told.length;
      turns += asked.length;
      return void expect(told.join("\n")).not.toMatch(/[♣♦♥♠▲●■✚]/);
    });
    expect(turns).toBeGreaterThan(2);
    expect(results).toBeGreaterThan(turns);
    await expect.poll(async () => (await focusOf(page)).isLost).toBe(false);
  });
}

/** For each game: the most keys of a decision after its announcement, and two ways to decide; by default the first. */
const WAYS = {
  "fools-gambit": [4, ["Enter", "Tab", "Enter", "Enter"], ["3", "1", "Enter"]],
  "dual-duel": [4, ["1", "2", "Enter"], ["Enter", "ArrowRight", "Enter", "Enter"]],
  "duel-52": [5, ["ArrowRight", "Enter", "Enter"], ["4", "3"]],
  // Enter picks a radio button.
  "gold-rush-shoot-out": [3, ["Enter", "Enter", "Enter"], ["2", "1", "Enter"]],
  "heads-up-duel": [3, ["3", "Enter"], ["ArrowRight", "Enter", "Enter"]],
};

test("a choice takes few presses from its announcement, in every game", async ({ page }) => {
  await answerSound(page);
  await openCalm(page);
  for (const [slug, [most, ...ways]] of Object.entries(WAYS)) {
    for (const keys of IS_WHOLE ? ways : [ways[0]]) {
      await goToGame(page, "presses", DEALS[slug]);
      await repeat(page, 8, async () => {
        if ((await announcements(page)).some((line) => ASKED.test(line))) return true;
        const { role } = await focusOf(page);
        if (role === "main") await page.keyboard.press("Enter");
        return void (await advanceClock(page, 2_500));
      });
      expect(keys.length, slug).toBeLessThanOrEqual(most);
      const before = (await recordOf(page)).split("\n").length;
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(async () => (await recordOf(page)).split("\n").length, `${slug}: ${keys.join(" ")}`).toBeGreaterThan(before);
    }
  }
});

const CARD = /\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)\b/;

test("a round of two is played by keys, and nothing private is announced before the curtain is opened, nor once the device goes on", async ({ page }) => {
  await openWithStoppedClock(page);
  await goToGame(page, "shared", record());
  const take = async (name) => {
    await advanceClock(page, 20_000);
    expect([...(await announcements(page)), await liveTexts(page)].join("\n")).not.toMatch(CARD);
    await expect(curtain(page)).toHaveText(`Hold: I’m ${name}`);
    await openByKeys(page);
  };
  await expect(passTo(page, "Ana")).toBeFocused();
  for (const name of ["Ana", "Ben"]) {
    await take(name);
    await expect.poll(async () => (await announcements(page)).join("\n")).toMatch(new RegExp(`^You choose\\. Pick a card .* You hold .*${CARD.source}`, "m"));
    expect((await focusOf(page)).name, name).toMatch(/, in hand/);
    for (const key of ["1", "2", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("heading", { name: "Locked in. Still secret." })).toBeFocused();
    await announcements(page);
    expect(await liveTexts(page)).not.toMatch(CARD);
  }
  await press(passOnButton(page));
  for (const name of ["Ben", "Ana"]) {
    await advanceClock(page, 20_000);
    await expect(curtain(page)).toHaveText(`Hold: I’m ${name}`);
    await openByKeys(page);
    await press(page.getByRole("button", { name: "Keep everything" }));
  }
  await press(passOnButton(page));
  await advanceClock(page, 20_000);
  await expect(passTo(page, "")).toBeVisible();
  await openByKeys(page);
  await expect(standing(page)).toContainText("Round 2");
});

test("with private speech a hand is read where somebody moves onto it, and never announced", async ({ page }) => {
  await storeBeforeOpening(page, { "facedown.settings": JSON.stringify({ sound: "off", speech: "private" }) });
  await openCalm(page);
  await goToGame(page, "private", DEALS["fools-gambit"]);
  const told = [];
  for (const key of ["Enter", "Tab", "Enter"]) {
    expect((await focusOf(page)).name).toMatch(CARD);
    told.push(...(await announcements(page)));
    await page.keyboard.press(key);
  }
  expect((await focusOf(page)).name).toMatch(/^Lay down: duel .* of .*, wager .* of /);
  expect([...told, ...(await announcements(page)), await liveTexts(page)].join("\n")).not.toMatch(CARD);
  expect(told.join("\n")).toContain("You choose. Pick a card to duel with and one to wager.");
});

test("news are spoken once, each line as it is shown, and the way on is one key", async ({ page }) => {
  await answerSound(page);
  await openWithStoppedClock(page);
  await goToGame(page, "news", record(["1 duel 7c wager 4c", "2 duel 5h wager 2h", "1 swap duel", "2 swap wager"], { seed: "0000000000005729" }), { looked: [2, 2], table: 2 });
  await announcements(page);
  const told = [];
  const shown = page.getByRole("list", { name: "What happened", includeHidden: true }).locator("> li");
  expect((await focusOf(page)).name).toBe("Skip");
  await repeat(page, 60, async () => {
    await advanceClock(page, 300);
    told.push(...(await announcements(page)));
    expect(told.length).toBeLessThanOrEqual(await shown.count());
    return (await endedPlayback(page).count()) > 0;
  });
  await advanceClock(page, 6_000);
  told.push(...(await announcements(page)));
  expect(told.length).toBe(await shown.count());
  expect(new Set(told).size).toBe(told.length);
  expect(await liveTexts(page)).not.toMatch(CARD);
});

test("the keys are listed on every page, as the keyboard shows them, and a home page that is loaded by itself stays", async ({ page }) => {
  await page.addInitScript(() => {
    const letters = new Map([["KeyC", "с"], ["KeyH", "р"], ["KeyL", "д"]]);
    Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => letters } });
  });
  const keys = page.getByRole("dialog", { name: "Keys" });
  const look = async () => {
    await page.keyboard.press("?");
    await expect(keys).toContainText("Continue, or skip what is told");
    await expect(keys.locator("kbd")).toHaveText(["Arrows", "Enter", "1 to 9", "С", "Tab", "Space", "Р", "Д", "Esc", "?"]);
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  };
  await openHome(page);
  // Keys are heard before the app has started, so one press is enough.
  await page.waitForFunction(() => facedown.version);
  await look();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  for (const fragment of someOf(["#/settings", "#/learn", "#/rules/duel-52", "#/play/duel-52"], ["#/play/duel-52"], 1, 0)) {
    const title = await page.title();
    await go(page, fragment);
    await expect(page).not.toHaveTitle(title);
    await page.getByRole("main").first().waitFor();
    await look();
  }
});

for (const [moves, openPage] of Object.entries({ moves: openWithStoppedClock, stands: openCalm })) {
  test(`lines read while a bot thought are not read again with its news, where everything ${moves}${moves === "stands" ? " @all" : ""}`, async ({ page }) => {
    await answerSound(page);
    await openPage(page);
    await goToGame(page, "again", DEALS["duel-52"]);
    for (const turn of ["first", "second"]) {
      await toTurn(page);
      // The last action ends the turn.
      await repeat(page, 4, async () => {
        await announcements(page);
        for (const key of ["4", "3"]) await page.keyboard.press(key);
        return (await screen(page, "bots").count()) > 0;
      });
      await repeat(page, 200, async () => {
        await advanceClock(page, 600);
        return (await screen(page, "news").count()) > 0 && (await endedPlayback(page).count()) > 0;
      });
      await advanceClock(page, 6_000);
      const told = await announcements(page);
      expect(told.filter((line) => /^You play /.test(line)), turn).toHaveLength(1);
      expect(told.filter((line) => /^Tilda .* lane /.test(line)), turn).not.toHaveLength(0);
    }
  });
}
