import { expect, expectAccessible, go, open, stored, test } from "./fixtures.mjs";
import { giveUp, goOnButton, goToGame, playAgainButton, record } from "./table.mjs";

test("the privacy page names all that a browser keeps after a game, and nothing goes to another host @both", async ({ page, context }) => {
  const requestedOrigins = new Set();
  page.on("request", (request) => requestedOrigins.add(new URL(request.url()).origin));
  await open(page, "#/about");
  await page.getByRole("link", { name: "What is kept, and where" }).click();
  await expect(page.getByRole("heading", { name: "Privacy", level: 1 })).toBeVisible();
  await expectAccessible(page);
  const told = await page.locator("dd code").allTextContents();
  await goToGame(page, "played", record([], { seats: "Ana | bot:sharp" }));
  await giveUp(page);
  await goOnButton(page).or(playAgainButton(page)).first().waitFor();
  await go(page, "#/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await go(page, "#/privacy");
  const kept = Object.keys(await stored(page));
  expect(kept).toEqual(expect.arrayContaining(["facedown.save.played", "facedown.played", "facedown.settings"]));
  const beside = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));
  expect(beside.databases).toEqual(expect.arrayContaining(["facedown", "facedown.beside"]));
  const untold = (names) => names.filter((name) => !told.some((start) => (/[.@]$/.test(start) ? name.startsWith(start) : name === start)));
  expect(untold([...kept, ...beside.databases, ...beside.caches])).toEqual([]);
  expect(beside).toMatchObject({ session: [], cookies: "" });
  expect(await context.cookies()).toEqual([]);
  expect([...requestedOrigins]).toEqual([new URL(page.url()).origin]);
});
