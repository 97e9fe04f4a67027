// Times the seating of four phones, in people's steps.

import { expect, test } from "./fixtures.mjs";
import { answerTo, cameraButton, connectedAs, connectedNote, dealForPhones, deviceOf, fakeCamera, holdUpAnswer, linkOf, paste } from "./phones.mjs";

const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

const SECONDS_PER_STEP = { scan: 2, tap: 1 };

/** Adds up steps that people take one after the other. */
function stepsOfPeople() {
  let seconds = 0;
  return { did: (...steps) => steps.forEach((step) => (seconds += SECONDS_PER_STEP[step])), seconds: () => seconds };
}

const FOUR = ["Ana", "Ben", "Cem", "Dilan"];

test("four phones are seated within a minute by camera, in any order, with one tap at the table @all", async ({ page, browser, baseURL }) => {
  await fakeCamera(page);
  const people = stepsOfPeople();
  await dealForPhones(page, FOUR, "gold-rush-shoot-out");
  await cameraButton(page).click();
  people.did("tap");
  for (const name of ["Cem", "Ana", "Dilan", "Ben"]) {
    const phone = await phoneOf(browser, baseURL);
    await answerTo(phone, await linkOf(page, name));
    people.did("scan", "tap", "tap");
    await holdUpAnswer(page, phone);
    people.did("scan");
    await expect(connectedNote(page, name)).toBeVisible();
    await expect(connectedAs(phone, name)).toBeVisible();
  }
  await expect(page.getByText("Everyone is connected. You can play.")).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
  console.log(`four phones by camera: ${people.seconds()} s of people's steps`);
  expect(people.seconds()).toBeLessThanOrEqual(60);
});

test("four phones are seated within half a minute by text, in any order, into one field @all", async ({ page, browser, baseURL }) => {
  const people = stepsOfPeople();
  await dealForPhones(page, FOUR, "gold-rush-shoot-out");
  const waiting = new Map();
  for (const name of FOUR) {
    const phone = await phoneOf(browser, baseURL);
    waiting.set(name, [phone, await answerTo(phone, await linkOf(page, name))]);
  }
  // Each on their own phone, in parallel: open the link, join, copy the answer.
  people.did("tap", "tap", "tap");
  const field = page.getByRole("textbox", { name: /Paste any phone’s answer/ });
  for (const name of ["Dilan", "Ben", "Ana", "Cem"]) {
    const [phone, answer] = waiting.get(name);
    // At the table in turn: copy and send the link, paste the answer, connect.
    await paste(page, answer);
    people.did("tap", "tap", "tap", "tap");
    await expect(connectedNote(page, name)).toBeVisible();
    await expect(connectedAs(phone, name)).toBeVisible();
    if (name !== "Cem") await expect(field).toHaveValue("");
  }
  await expect(page.getByText("Everyone is connected. You can play.")).toBeVisible();
  console.log(`four phones by text: ${people.seconds()} s of people's steps`);
  expect(people.seconds()).toBeLessThanOrEqual(30);
});
