// Saved games: their list, export, import, damage, and full or missing storage.

import { downloaded, expect, expectAccessible, open, openHome, storeBeforeOpening, stored, test, toast } from "./fixtures.mjs";
import { gameButton, importFile, importLines, importReport, importText, listedGame, listedGames, newName } from "./home.mjs";
import { DEALT, FINISHED, RUNNING, bundle, keyOf, recordsIn, save } from "./records.mjs";
import { atTable, dealButton } from "./set-up.mjs";

const MINUTE = 60_000;

async function openWith(page, saves) {
  await storeBeforeOpening(page, Object.fromEntries(Object.entries(saves).map(([id, text]) => [keyOf(id), text])));
  await openHome(page);
}

test("the list tells names, standing and date, the last played first, plays no game of another edition, and keeps the focus", async ({ page }) => {
  // At noon, so that a minute ago is today.
  const now = Date.parse("2026-01-01T12:00:00Z");
  await page.clock.setFixedTime(now);
  await openWith(page, {
    a: save(RUNNING, { changed: now - 2 * MINUTE }),
    b: save(FINISHED.replace("Ben", "bot:sharp"), { changed: now - MINUTE }),
    c: save(DEALT.replace("Ana", "Zoë"), { changed: 1_000_000_000_000, label: "Rainy Sunday" }),
    d: save(RUNNING.replace("gambit 1", "gambit 9"), { changed: 1 }),
  });
  const heading = page.getByRole("heading", { name: "Your games" });
  await expect(heading).not.toBeFocused();
  await page.getByRole("button", { name: "All 4 games" }).press("Enter");
  await expect(heading).toBeFocused();
  const items = listedGames(page);
  await expect(items).toContainText([
    /Ana and Sharp bot.*Fools Gambit · Over: Sharp bot gave up.*Played today/s,
    /Round 1 · Ben to choose/,
    /Rainy Sunday.*Round 1 · Zoë and Ben to choose.*September 2001/s,
    /Played by another edition of the rules/,
  ]);
  await expect(items.nth(0).getByRole("link", { name: "Watch" })).toHaveAttribute("href", /#\/replay\/b$/);
  await expect(items.nth(1).getByRole("link", { name: "Continue" })).toHaveAttribute("href", /#\/game\/a$/);
  await expect(page.getByRole("link", { name: "Continue: Ana and Ben Fools Gambit" })).toBeVisible();
  await expect(items.nth(3).getByRole("link")).toHaveCount(0);
  await expect(items.nth(3).getByRole("button", { name: /Export/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete" }).first().press("Enter");
  await expect(items).toHaveCount(3);
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Rename" }).first().press("Enter");
  await expect(page.getByRole("textbox")).toBeFocused();
});

test("a game can be renamed in a dialog, which closes by its cross, Escape or a press outside, and a deleted one taken back", { tag: "@both" }, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await openWith(page, { a: save(RUNNING), b: save(FINISHED.replace("Ana", "Eva"), { changed: 1 }) });
  const rename = gameButton(page, "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename" });
  const field = newName(page);
  const { width } = page.viewportSize();
  for (const close of [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(width / 2, 4),
  ]) {
    await rename.click();
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox()).width).toBeLessThanOrEqual(width);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(rename).toBeFocused();
  }
  await rename.click();
  const { x, y } = await field.boundingBox();
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(width / 2, 4);
  await page.mouse.up();
  await expect(dialog, "the press began inside").toBeVisible();
  await field.fill("The long one");
  await expectAccessible(page);
  await field.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(listedGame(page, "The long one")).toBeVisible();
  expect(JSON.parse((await stored(page))[keyOf("a")]).label).toBe("The long one");
  await gameButton(page, "Rename", "The long one").click();
  await field.fill(" ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(listedGame(page, "Ana and Ben")).toBeVisible();
  const before = await stored(page);
  // The notice would leave after a while.
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await gameButton(page, "Delete").click();
  await expect(listedGames(page)).toHaveCount(1);
  expect(Object.keys(await stored(page))).not.toContain(keyOf("a"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(listedGame(page, "Ana and Ben")).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await gameButton(page, "Delete").click();
  await page.mouse.move(5, 5);
  await expect(toast(page, "deleted")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast(page, "deleted")).toHaveCount(0);
});

test("a game is exported as its record, with a warning of hidden cards, and counts as exported once somebody has seen the file", { annotation: { type: "costly", description: "two dialogs seen by axe, four downloads" } }, async ({ page }) => {
  await openWith(page, { a: save(RUNNING), b: save(FINISHED.replace("Ana", "Eva"), { changed: 1 }) });
  const question = page.getByRole("dialog", { name: "Is the file there?" });
  const leaveQuestion = async () => {
    await question.waitFor();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  };
  await gameButton(page, "Export").click();
  const warning = page.getByRole("dialog", { name: "This game isn’t over" });
  await expect(warning).toContainText("hidden ones too");
  await expectAccessible(page);
  const running = await downloaded(page, () => warning.getByRole("button", { name: "Export anyway" }).click());
  expect(running.text).toBe(RUNNING);
  await leaveQuestion();
  const exported = gameButton(page, "Export", "Eva and Ben");
  const { name, text } = await downloaded(page, () => exported.click());
  expect(name).toMatch(/^facedown-fools-gambit-eva-and-ben-\d{4}-\d\d-\d\d\.facedown$/);
  expect(text).toBe(FINISHED.replace("Ana", "Eva"));
  await expect(question).toContainText(name);
  await expectAccessible(page);
  const again = await downloaded(page, () => question.getByRole("button", { name: "Save it again" }).click());
  expect(again).toEqual({ name, text });
  await question.getByRole("button", { name: "Close" }).click();
  // Browsers don't tell the page about a blocked download.
  await page.evaluate(() => {
    globalThis.click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = () => {};
  });
  await exported.click();
  await leaveQuestion();
  await expect(listedGame(page, "Eva and Ben")).not.toContainText("Exported");
  expect(JSON.parse((await stored(page))[keyOf("b")]).exported).toBeNull();
  await page.evaluate(() => void (HTMLAnchorElement.prototype.click = globalThis.click));
  await downloaded(page, () => exported.click());
  await question.getByRole("button", { name: "It’s there" }).click();
  await expect(listedGame(page, "Eva and Ben")).toContainText("Exported today");
});

test("a game comes in as pasted text and from a file, all of the rescue screen’s file each once, and what comes before a bad line", { annotation: { type: "costly", description: "four imports" } }, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await openHome(page);
  await page.getByRole("link", { name: "Import a game" }).click();
  // From here on notices leave by themselves.
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await importText(page, "");
  await expect(page.getByText("Paste a game’s text or a link first.")).toBeVisible();
  await importText(page, "hello");
  await expect(page.getByText("This isn’t a Facedown game")).toBeVisible();
  await importText(page, RUNNING);
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeFocused();
  await expect(page.getByText("The game is in your list.")).toBeVisible();
  await expect(listedGame(page, "Ana and Ben")).toContainText("Round 1 · Ben to choose");
  await importFile(page, `\ufeff${FINISHED.replaceAll("\n", "\r\n")}`);
  await expect(listedGames(page)).toHaveCount(2);
  await expect(page.getByText("The game is in your list.").last()).toBeVisible();
  expect(recordsIn(await stored(page)).sort()).toEqual([FINISHED, RUNNING].sort());
  await page.clock.resume();
  const cara = FINISHED.replace("Ana", "Cara");
  const [known] = Object.entries(await stored(page)).filter(([key]) => key.startsWith(keyOf("")));
  const entries = { ...Object.fromEntries([known]), [keyOf("b")]: save(cara, { changed: 2, label: "Kept" }), "facedown.set-aside.c": "{damaged" };
  await importFile(page, bundle(entries));
  await expect(importLines(page)).toHaveText(["1 game added.", "1 was here already.", "1 set aside: damaged."]);
  await page.getByRole("button", { name: "Show the games" }).click();
  await expect(listedGames(page)).toHaveCount(3);
  await expect(listedGame(page, "Kept")).toBeVisible();
  const dora = RUNNING.replace("Ana", "Dora");
  await importFile(page, `${dora}2 duel 2c wager 3c\n`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Line 7 isn’t allowed by the rules");
  await expect(dialog).toContainText("1 decision");
  await dialog.getByRole("button", { name: "Import what comes before it" }).click();
  await expect(listedGame(page, "Dora and Ben")).toBeVisible();
  expect(recordsIn(await stored(page)).sort()).toEqual([FINISHED, RUNNING, cara, dora].sort());
  const { text } = await downloaded(page, () => page.getByRole("button", { name: "Save the text" }).click());
  expect(text, "one that is set aside is saved as it is").toBe("{damaged");
});

test("a save that is damaged or doesn’t replay is set aside unchanged, the others stay, and those of an older build get their summary", async ({ page }) => {
  const damaged = save(RUNNING).replace("Ana", "Eva");
  const odd = save(`${RUNNING}2 duel 2c wager 3c\n`, { summary: null });
  const whole = save(FINISHED, { changed: 1 });
  await openWith(page, { a: damaged, b: whole, c: odd, d: save(RUNNING, { summary: null, changed: 2 }) });
  await expect(page.getByText(/2 saved games could not be read and have been set aside/)).toBeVisible();
  await expect(listedGames(page)).toHaveCount(2);
  await expect(listedGames(page).first()).toContainText("Fools Gambit · Round 1 · Ben to choose");
  // Unreadable saves stay until the app has started.
  await expect.poll(async () => (await stored(page))["facedown.set-aside.c"]).toBe(odd);
  const kept = await stored(page);
  expect(kept[keyOf("a")]).toBeUndefined();
  expect(kept).toMatchObject({ "facedown.set-aside.a": damaged, [keyOf("b")]: whole, [keyOf("d")]: save(RUNNING, { changed: 2 }) });
  await expectAccessible(page);
  const { text } = await downloaded(page, () => page.getByRole("button", { name: "Save the text" }).click());
  expect(JSON.parse(text).entries).toEqual({ "facedown.set-aside.a": damaged, "facedown.set-aside.c": odd });
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText(/been set aside/)).toHaveCount(0);
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith("facedown.s")).sort()).toEqual([keyOf("b"), keyOf("d")]);
});

test("full storage is told with a way out, and harms nothing", async ({ page }) => {
  const whole = save(FINISHED, { changed: 1 });
  await openWith(page, { a: whole });
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at++) localStorage.setItem(`filler.${size}.${at}`, "x".repeat(size));
      } catch {
        // A smaller text may fit.
      }
    }
  });
  await open(page, "#/new/fools-gambit");
  await dealButton(page).click();
  await expect(page.getByText("There is no room left in this browser’s storage.")).toBeVisible();
  await expect(page).toHaveURL(/#\/new\//);
  expect((await stored(page))[keyOf("a")]).toBe(whole);
});

test("old finished games make room once they are in a file", async ({ page }) => {
  const long = (seat) => save(`${FINISHED.replace("Ana", `Ana ${seat}`)}`, { changed: seat, label: "x".repeat(39) });
  await storeBeforeOpening(page, { [keyOf("old")]: long(1), [keyOf("new")]: long(2), filler: "x".repeat(524_288) });
  await openHome(page);
  await expect(page.getByText(/Your games take up a lot of room/)).toBeVisible();
  const clear = page.getByRole("button", { name: "Export and clear them" });
  const { text } = await downloaded(page, () => clear.click());
  expect(Object.keys(JSON.parse(text).entries)).toContain(keyOf("old"));
  expect(Object.keys(await stored(page)), "until somebody has seen the file").toContain(keyOf("old"));
  const dialog = page.getByRole("dialog", { name: "Is the file there?" });
  await page.keyboard.press("Escape");
  expect(Object.keys(await stored(page))).toContain(keyOf("old"));
  await downloaded(page, () => clear.click());
  await dialog.getByRole("button", { name: "It’s there: clear the games" }).click();
  await expect(page.getByText(/cleared\./)).toBeVisible();
  expect(Object.keys(await stored(page))).not.toContain(keyOf("old"));
  await importFile(page, text);
  await expect(importReport(page)).toContainText("added.");
  expect(Object.keys(JSON.parse(text).entries).length).toBe(recordsIn(await stored(page)).length);
});

test("without storage a game can be played for as long as the tab is open", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await openHome(page);
  await expect(page.getByText(/doesn’t let the page store anything/)).toBeVisible();
  await page.getByRole("link", { name: "Play together Fools Gambit" }).click();
  await dealButton(page).click();
  await atTable(page);
  await expect(page.getByRole("heading", { name: "There’s nothing here" })).toHaveCount(0);
});
