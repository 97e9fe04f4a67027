// A table without a camera: whoever is seated reads the next one's answer with the own phone and passes it on.

import { expect, expectAccessible, test } from "./fixtures.mjs";
import { invitationToLookOn } from "./onlookers.mjs";
import {
  answerTo,
  camera,
  connectedAs,
  dealForPhones,
  deviceOf,
  exposeConnections,
  fakeCamera,
  holdBefore,
  isConnected,
  linkOf,
  paste,
  seat,
} from "./phones.mjs";

const NAMES = ["Ana", "Ben", "Cem"];

/** A phone: a small device. */
const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

/** A phone with Ana's seat. */
async function phoneWithSeat(page, browser, baseURL) {
  const ana = await phoneOf(browser, baseURL);
  await fakeCamera(ana);
  await exposeConnections(ana);
  await seat(page, ana, "Ana");
  return ana;
}

/** Opens what a seated phone reads others' answers with. */
async function openBringIn(phone) {
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Bring somebody in" }).click();
  await expect(phone.getByRole("dialog", { name: "Bring somebody in" })).toBeVisible();
}

test("a seated phone brings the others in, by its camera and by texts, and the table's panel tells of it", async ({ page, browser, baseURL }) => {
  await dealForPhones(page, NAMES, "gold-rush-shoot-out");
  // All of them can scan at the same time.
  for (const name of NAMES) await expect(page.getByRole("img", { name: `QR code for ${name}’s phone` })).toBeInViewport({ ratio: 1 });
  const ana = await phoneWithSeat(page, browser, baseURL);
  await expect(page.getByText("Whoever is connected can read the next code")).toBeVisible();
  await openBringIn(ana);
  await expectAccessible(ana);
  // By the camera, which stays on.
  const ben = await phoneOf(browser, baseURL);
  await answerTo(ben, await linkOf(page, "Ben"));
  await camera(ana).click();
  await holdBefore(ana, ben);
  await expect(ana.getByText("The table has it. The next one?")).toBeVisible();
  await expect(isConnected(page, "Ben")).toBeVisible();
  await expect(connectedAs(ben, "Ben")).toBeVisible();
  await expect(ana.locator("video")).toBeVisible();
  await ana.getByRole("button", { name: "Stop the camera" }).click();
  // By a text, after which the field is empty; the table is told nothing twice.
  const [cem, other] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  const link = await linkOf(page, "Cem");
  const [answer, late] = [await answerTo(cem, link), await answerTo(other, link)];
  const refused = async (text, why) => {
    await paste(ana, text);
    await expect(ana.getByRole("alert")).toContainText(why);
  };
  await refused("", "Paste the text that the phone shows first.");
  await refused("hello", "That code is incomplete.");
  await refused(link, "That’s the table’s own code.");
  for (let times = 0; times < 2; times += 1) {
    await paste(ana, answer);
    await expect(ana.getByText("The table has it. The next one?")).toBeVisible();
    await expect(ana.getByRole("alert")).toHaveCount(0);
    await expect(ana.getByRole("textbox", { name: /Paste the answer/ })).toHaveValue("");
  }
  await expect(connectedAs(cem, "Cem")).toBeVisible();
  await expect(page.getByText("Everyone is connected. You can play.")).toBeVisible();
  // Another phone's answer to the code that Cem has used; then to one that is shown no more.
  await refused(late, "This seat is taken");
  await page.getByRole("button", { name: "Free the seat of Cem" }).click();
  await linkOf(page, "Cem");
  await refused(late, "This answer belongs to another code.");
  await expect(page.getByText(/^Connected: /)).toHaveCount(2);
  await paste(ana, await answerTo(cem, await linkOf(page, "Cem")));
  await expect(connectedAs(cem, "Cem")).toBeVisible();
  // Whoever only looks on is brought in, too, and brings nobody in.
  const dee = other;
  await paste(ana, await answerTo(dee, await invitationToLookOn(page), "Dee"));
  await expect(connectedAs(dee, "Dee: looking on")).toBeVisible();
  await dee.getByRole("button", { name: "Menu" }).click();
  await expect(dee.getByRole("button", { name: "Rules" })).toBeVisible();
  await expect(dee.getByRole("button", { name: "Bring somebody in" })).toHaveCount(0);
  // A tap sends them away; the game can begin.
  await page.getByRole("button", { name: "Disconnect Dee" }).click();
  await expect(dee.getByText("This phone has left the game")).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect Dee" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Let someone look on" })).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a phone that passes on too much is told so, and what passes on no answer, or only looks on, is thrown out", async ({ page, browser, baseURL }) => {
  await dealForPhones(page, NAMES, "gold-rush-shoot-out");
  const ana = await phoneWithSeat(page, browser, baseURL);
  const dee = await phoneOf(browser, baseURL);
  await exposeConnections(dee);
  await paste(page, await answerTo(dee, await invitationToLookOn(page), "Dee"));
  await expect(connectedAs(dee, "Dee: looking on")).toBeVisible();
  const answer = await answerTo(await phoneOf(browser, baseURL), await linkOf(page, "Ben"));
  await dee.evaluate((answer) => {
    for (let times = 0; times < 9; times += 1) globalThis.channels[0].send(`o${answer}`);
  }, answer);
  await expect(dee.getByText("The connection was closed")).toBeVisible();
  await expect(isConnected(page, "Ben")).toHaveCount(0);
  await expect(page.getByText("Not connected")).toHaveCount(2);
  // The answer is good still. A stranger's page sends what ours never does: all at once, and what can't be read.
  const heard = () => ana.evaluate(() => globalThis.heard);
  await ana.evaluate((answer) => {
    globalThis.heard = [];
    const [channel] = globalThis.channels;
    channel.addEventListener("message", ({ data }) => data.startsWith("r") && globalThis.heard.push(data));
    for (let times = 0; times < 40; times += 1) channel.send(`o${answer}`);
  }, answer);
  await expect.poll(async () => (await heard()).length).toBe(40);
  // The same answer again is one; what came too fast was not looked into.
  expect((await heard()).filter((word) => word === "rs").length).toBeGreaterThanOrEqual(30);
  await expect(isConnected(page, "Ben")).toBeVisible();
  await expect(isConnected(page, "Ana")).toBeVisible();
  await ana.evaluate(() => {
    for (let times = 0; times < 9; times += 1) globalThis.channels[0].send("oAAAA");
  });
  await expect(ana.getByText("The connection was closed")).toBeVisible();
  await expect(isConnected(page, "Ana")).toHaveCount(0);
  await expect(isConnected(page, "Ben")).toBeVisible();
});
