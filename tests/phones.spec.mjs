// Phones join a table by two codes; strangers try to. The connections are real.

import { chromium } from "@playwright/test";
import { browserOptions } from "./browser.mjs";
import { expect, expectAccessible, open, test } from "./fixtures.mjs";
import {
  answerTo,
  cameraButton,
  connectedAs,
  dealForPhones,
  deviceOf,
  exposeConnections,
  fakeCamera,
  writeFilm,
  holdUpAnswer,
  holdUp,
  linkOf,
  modulesOf,
  paste,
  seat,
} from "./phones.mjs";
import { goToGame, openMenu, record } from "./table.mjs";

const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

test("addresses are told as they are where the browser doesn't hide them", async ({ baseURL }) => {
  const options = browserOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, "--disable-features=WebRtcHideLocalIpsWithMdns"] });
  const page = await deviceOf(browser, baseURL);
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  const own = await phone.evaluate(() => globalThis.connections[0].localDescription.sdp);
  expect(own).toMatch(/a=candidate:\S+ 1 udp \d+ [\d.]+ \d+ typ host/);
  expect(own).not.toContain(".local");
  await browser.close();
});

test("who plays where stays under the finger while codes come and go", async ({ calm: page }) => {
  await goToGame(page, "rows", record());
  await openMenu(page, "Seats on phones");
  // Ana is the one to decide, so her place is another screen.
  const other = page.getByRole("button", { name: "Ana plays on a phone" });
  const before = await other.boundingBox();
  await page.getByRole("button", { name: "Ben plays on a phone" }).click();
  await expect(page.getByRole("textbox", { name: "The link for Ben" })).toBeVisible();
  expect(await other.boundingBox()).toEqual(before);
});

test("a code is good for one phone, until the seat is freed", async ({ page, browser, baseURL }) => {
  const [phone, other] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  await dealForPhones(page);
  const link = await linkOf(page, "Ana");
  const late = await answerTo(other, link, "Eve");
  await paste(page, await answerTo(phone, link));
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await paste(page, late);
  await expect(page.getByRole("alert")).toHaveText(/This seat is taken/);
  await page.getByRole("button", { name: "Free the seat of Ana" }).click();
  await expect(phone.getByText("This phone has left the game")).toBeVisible();
  expect(await linkOf(page, "Ana")).not.toBe(link);
  await paste(page, late);
  await expect(page.getByRole("alert")).toHaveText(/belongs to another code/);
  await paste(page, await answerTo(phone, await linkOf(page, "Ana")));
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
});

test("a code that is read twice: the later answer takes the seat, as long as nobody has it @all", async ({ page, browser, baseURL }) => {
  const [first, second, gone] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  await dealForPhones(page, ["Ana", "Ben", "Cem"], "gold-rush-shoot-out");
  // A second phone while the first still waits.
  const early = await answerTo(first, await linkOf(page, "Ana"), "Eve");
  await paste(page, await answerTo(second, await linkOf(page, "Ana"), "Ana"));
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(second, "Ana")).toBeVisible();
  // A second phone after the first has left: nobody waits for a time-out.
  const link = await linkOf(page, "Ben");
  const lost = await answerTo(gone, link, "Ben");
  await gone.context().close();
  const answer = await answerTo(first, link, "Ben");
  await paste(page, lost);
  await expect(page.getByText("Got it. Connecting to Ben’s phone …")).toBeVisible();
  await paste(page, answer);
  await expect(page.getByText("Ben’s phone is connected.")).toBeVisible();
  await expect(connectedAs(first, "Ben")).toBeVisible();
  // A phone that came too late is reported at the table.
  await paste(page, early);
  await expect(page.getByRole("alert")).toHaveText(/This seat is taken/);
  // A phone that was reloaded before the table read its answer: either answer finds it.
  const third = await phoneOf(browser, baseURL);
  const before = await answerTo(third, await linkOf(page, "Cem"), "Cem");
  await third.reload();
  expect(await answerTo(third, await linkOf(page, "Cem"), "Cem")).not.toBe(before);
  await paste(page, before);
  await expect(page.getByText("Cem’s phone is connected.")).toBeVisible();
  await expect(connectedAs(third, "Cem")).toBeVisible();
});

test("a phone that can't be reached, or was closed, is told, and another one takes the seat by a fresh code", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await page.clock.install();
  await dealForPhones(page);
  const answer = await answerTo(phone, await linkOf(page, "Ana"));
  // The phone leaves before its answer is read.
  await phone.close();
  await paste(page, answer);
  await expect(page.getByText("Got it. Connecting to Ana’s phone …")).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole("alert")).toHaveText(/Are both on the same Wi-Fi\?/);
  // Of two answers to one code the second works if the first leads nowhere.
  const [gone, other] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  const link = await linkOf(page, "Ana");
  const lost = await answerTo(gone, link);
  await gone.close();
  const later = await answerTo(other, link);
  await paste(page, lost);
  await expect(page.getByText("Got it. Connecting to Ana’s phone …")).toBeVisible();
  await paste(page, later);
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(other, "Ana")).toBeVisible();
  await other.close();
  // Silent for more than ten seconds.
  await page.clock.runFor(14_000);
  await expect(page.getByText("Out of reach", { exact: true })).toBeVisible();
  await seatAgain(page, await phoneOf(browser, baseURL));
});

test("a phone whose browser stops waiting for the table says so, and has a new answer", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await dealForPhones(page);
  await answerTo(phone, await linkOf(page, "Ana"));
  // Firefox gives up after five seconds.
  await phone.evaluate(() => {
    Object.defineProperty(globalThis.connections[0], "connectionState", { value: "failed" });
    globalThis.connections[0].dispatchEvent(new Event("connectionstatechange"));
  });
  await expect(phone.getByText("This browser has stopped waiting for the table.")).toBeVisible();
  await phone.getByRole("button", { name: "Join" }).click();
  const answer = phone.getByRole("textbox", { name: "Your answer" });
  await expect(answer).toHaveValue(/^[A-Z2-7]+$/);
});

async function seatAgain(page, phone) {
  await paste(page, await answerTo(phone, await linkOf(page, "Ana")));
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
}

test("a connection that breaks is made anew without a scan", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await exposeConnections(page);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  for (const round of [1, 2]) {
    // Phone and table prepare the reserve connection over the current one.
    await expect.poll(() => phone.evaluate(() => globalThis.connections.length)).toBe(round + 1);
    await expect
      .poll(() => phone.evaluate((at) => globalThis.connections[at].iceGatheringState, round))
      .toBe("complete");
    // The table's connections: Ana's, one that waits for Ben, then reserves.
    await expect
      .poll(() => page.evaluate((at) => globalThis.connections[at]?.signalingState, round + 1))
      .toBe("have-local-offer");
    await phone.evaluate((at) => globalThis.connections[at].close(), round - 1);
    await expect.poll(() => phone.evaluate((at) => globalThis.connections[at].connectionState, round)).toBe("connected");
    await expect(connectedAs(phone, "Ana")).toBeVisible();
    await expect(page.getByText("Connected: Ana")).toBeVisible();
  }
});

test("what no phone of ours sends is dropped, then the connection is closed, and the table plays on", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  const send = (what) =>
    phone.evaluate((what) => {
      const things = { long: "m".padEnd(65_000, "é"), bytes: new Uint8Array(9), letter: "x", hello: "hEve", freed: "f" };
      try {
        globalThis.channels[0].send(things[what]);
      } catch {
        // The browser refuses to send what is above the table's limit.
      }
    }, what);
  for (const what of ["long", "bytes", "letter", "hello"]) await send(what);
  // The person's own connection still works.
  await phone.evaluate(() => globalThis.channels[0].send("p"));
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  for (const what of ["bytes", "letter", "hello", "freed", "bytes", "letter"]) await send(what);
  await expect(phone.getByText("The connection was closed")).toBeVisible();
  await expect(page.getByText("Ana’s phone was disconnected")).toBeVisible();
  // Sends more messages than the table accepts.
  await seat(page, phone, "Ana");
  await phone.evaluate(() => {
    // The newest channel may be the reserve, which isn't open yet.
    const channel = globalThis.channels.findLast(({ readyState }) => readyState === "open");
    for (let message = 0; message < 5_000; message += 1) channel.send(`m${message}`);
  });
  // For a moment both the page for joining and the notice say so.
  await expect(phone.getByText("Something came over it that doesn’t belong to the game").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Not connected").first()).toBeVisible();
  await seat(page, phone, "Ana");
});

test("a table's own page takes no part in what a phone may not send to it @all", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(page);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await page.evaluate(() => {
    for (let message = 0; message < 5_000; message += 1) globalThis.channels[0].send("x");
  });
  await expect(phone.getByText("The connection was closed")).toBeVisible();
});

async function tableWithCamera(baseURL, file, more = []) {
  const options = browserOptions();
  const args = [
    ...options.args,
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
    ...more,
  ];
  const browser = await chromium.launch({ ...options, args });
  const page = await deviceOf(browser, baseURL);
  const problems = [];
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => console.error(`policy: ${violatedDirective}`));
  });
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return { browser, page, problems };
}

/** Shows the phone's answer to the camera. */
async function scanAnswer(page, phone, file) {
  const link = await linkOf(page, "Ana");
  await answerTo(phone, link);
  writeFilm(file, await modulesOf(phone.getByRole("img", { name: "Your code for the table" })));
  await cameraButton(page).click();
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
}

test("the table reads the answer with its camera", async ({ browser, baseURL }, info) => {
  const file = info.outputPath("answer.y4m");
  const { browser: other, page, problems } = await tableWithCamera(baseURL, file);
  await dealForPhones(page);
  expect(await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("scanner")))).toBe(false);
  const since = Date.now();
  await scanAnswer(page, await phoneOf(browser, baseURL), file);
  console.log(`from the code to "seated", by camera: ${Date.now() - since} ms`);
  // The camera stays on for Ben's phone.
  await expect(page.locator("video")).toBeVisible();
  expect(problems).toEqual([]);
  await other.close();
});

test("where the browser reads codes itself, it does", async ({ page, browser, baseURL }) => {
  await fakeCamera(page);
  const phone = await phoneOf(browser, baseURL);
  let answer = "";
  await page.exposeFunction("answerSeen", () => answer);
  await page.addInitScript(() => {
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ["qr_code"];
      async detect(source) {
        if (!(source instanceof HTMLCanvasElement)) throw new TypeError("no picture");
        const rawValue = await globalThis.answerSeen();
        return rawValue ? [{ rawValue }] : [];
      }
    };
  });
  await dealForPhones(page);
  answer = await answerTo(phone, await linkOf(page, "Ana"));
  await holdUpAnswer(page, phone);
  const workers = page.workers().length;
  await cameraButton(page).click();
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  expect(page.workers().length).toBe(workers);
});

test("a reader of the browser's that fails is replaced by ours @all", async ({ page, browser, baseURL }) => {
  await fakeCamera(page);
  await page.addInitScript(() => {
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = () => Promise.reject(new Error("service unavailable"));
    };
  });
  await dealForPhones(page);
  const phone = await phoneOf(browser, baseURL);
  await answerTo(phone, await linkOf(page, "Ana"));
  await holdUpAnswer(page, phone);
  await cameraButton(page).click();
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
});

test("another code before the camera is told, and the camera goes on", async ({ page }) => {
  await fakeCamera(page);
  await dealForPhones(page);
  await linkOf(page, "Ana");
  await holdUp(page, page.getByRole("img", { name: "QR code for Ana’s phone" }));
  await cameraButton(page).click();
  await expect(page.getByRole("alert")).toContainText("That’s the table’s own code.");
  const video = page.locator("video");
  await expect(video).toBeVisible();
  // A repainting video leaves a slow machine no time for the scan.
  await video.evaluate((video) => video.pause());
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("video")).toHaveCount(0);
});

for (const [name, error, why, rest] of [
  ["refused", "NotAllowedError", "The camera wasn’t allowed.", ""],
  ["missing", "NotFoundError", "There’s no camera here.", " @all"],
  ["busy", "NotReadableError", "The camera gives no picture.", " @all"],
]) test(`where the camera is ${name} the text does, and what is no answer is told${rest}`, async ({ page, browser, baseURL }) => {
  await page.addInitScript((error) => {
    navigator.mediaDevices.getUserMedia = async () => {
      globalThis.asked = (globalThis.asked ?? 0) + 1;
      throw new DOMException("no", error);
    };
  }, error);
  await dealForPhones(page);
  const link = await linkOf(page, "Ana");
  // The permission is asked for by a tap alone.
  expect(await page.evaluate(() => globalThis.asked)).toBeUndefined();
  await cameraButton(page).click();
  await expect(page.getByRole("alert")).toContainText(why);
  const phone = await phoneOf(browser, baseURL);
  await open(phone, "#/join/HELLO");
  await expect(phone.getByRole("heading", { level: 1, name: "This code can’t be opened" })).toBeVisible();
  await expect(phone.getByText("That code is incomplete.")).toBeVisible();
  const answer = await answerTo(phone, link.toLowerCase());
  for (const [text, why] of [
    ["", "Paste the text that the phone shows first."],
    [answer.slice(0, -9), "That code is incomplete."],
    [link, "That’s the table’s own code."],
    ["A".repeat(5_000), "That’s no code of this game."],
  ]) {
    await paste(page, text);
    await expect(page.getByRole("alert").last()).toContainText(why);
  }
  // Earlier failures don't matter, nor do spaces that a messenger adds.
  await paste(page, ` ${answer.slice(0, 40)} ${answer.slice(40)}`);
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
});

test("a browser without connections says so on both sides", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await dealForPhones(page);
  const link = await linkOf(page, "Ana");
  for (const side of [page, phone]) await side.addInitScript(() => delete globalThis.RTCPeerConnection);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("This browser can’t connect to other devices");
  await open(phone, link.slice(link.indexOf("#")));
  await phone.getByRole("button", { name: "Join" }).click();
  await expect(phone.getByText("This browser can’t connect to other devices")).toBeVisible();
});

test("a phone joins by keys and two texts, accessible on both sides, and nothing leaves the network @both", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  for (const side of [page, phone]) await exposeConnections(side);
  await dealForPhones(page);
  const link = await linkOf(page, "Ana");
  await expectAccessible(page);
  await open(phone, link.slice(link.indexOf("#")));
  await expectAccessible(phone);
  const isNarrow = () => phone.evaluate(() => document.documentElement.scrollWidth <= 360);
  expect(await isNarrow()).toBe(true);
  await expect(phone.getByText("Not Ana? Scan the code below your own name.")).toBeVisible();
  const name = phone.getByRole("textbox", { name: "Your name" });
  await name.fill("bot:sharp");
  await name.press("Enter");
  await expect(phone.getByText("Names can’t begin with “bot:”.")).toBeVisible();
  await name.fill("Anna");
  await name.press("Enter");
  await expect(phone.getByRole("heading", { name: "Your code for the table" })).toBeFocused();
  await expectAccessible(phone);
  expect(await isNarrow()).toBe(true);
  const answer = await phone.getByRole("textbox", { name: "Your answer" }).inputValue();
  await page.getByRole("textbox", { name: /Paste any phone’s answer/ }).fill(answer);
  await page.getByRole("textbox", { name: /Paste any phone’s answer/ }).press("Enter");
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(page.getByText("Connected: Anna")).toBeVisible();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
  await expectAccessible(page);
  for (const side of [page, phone]) {
    const configs = await side.evaluate(() => globalThis.configs.map(({ iceServers }) => iceServers));
    expect(configs.length).toBeGreaterThan(0);
    expect(configs.flat()).toEqual([]);
  }
});
