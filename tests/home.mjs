// Steps on the home page and its list of games, and imports.

import { expect } from "./fixtures.mjs";

export const games = (page) => page.getByRole("region", { name: "Your games" });
export const listedGames = (page) => games(page).getByRole("listitem");
export const listedGame = (page, name) => listedGames(page).filter({ hasText: name });

export const gameButton = (page, what, name = "Ana and Ben") => page.getByRole("button", { name: `${what}: ${name}` });

export async function rename(page, what, to) {
  await gameButton(page, "Rename", what).click();
  await newName(page).fill(to);
  await page.keyboard.press("Enter");
}
export const newName = (page) => page.getByLabel("Name of the game");

export const playNow = (page) => page.getByRole("link", { name: /^Play now/ });
export const today = (page) => page.getByRole("region", { name: "Today" });
export const tile = (page, slug) => page.getByRole("region", { name: "The games" }).locator(`[data-game="${slug}"]`);

export async function goHome(page) {
  await page.getByRole("link", { name: "Facedown" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
}

export const newPerson = (page) => page.locator("#new-person");

export async function addPerson(page, name) {
  await newPerson(page).fill(name);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

export const giveFile = (page, text, name = "games.json") =>
  page.locator("#import-file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

export async function importFile(page, text) {
  await page.getByRole("link", { name: "Import a game" }).click();
  await giveFile(page, text);
}

export const pasteField = (page) => page.getByLabel("The game’s text, or a link");

export async function importText(page, text) {
  await pasteField(page).fill(text);
  await page.getByRole("main").getByRole("button", { name: "Import", exact: true }).click();
}

export const importReport = (page) => page.getByRole("dialog", { name: "Import finished" });
export const importLines = (page) => importReport(page).getByRole("listitem");
