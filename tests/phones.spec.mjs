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
  linkOf,
  modulesOf,
  openSeats,
  paste,
  seat,
} from "./phones.mjs";
import { goToGame, openMenu, record } from "./table.mjs";

const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

const COSTLY = { annotation: { type: "costly", description: "a table and phones that join again and again" } };
const FILMED = { annotation: { type: "costly", description: "a camera’s pictures are drawn and read" } };

test("who plays where stays under the finger while codes come and go", async ({ calm: page }) => {
  await goToGame(page, "rows", record());
  await openMenu(page, "Seats on phones");
  // Ana is to decide, so her place is another screen.
  const other = page.getByRole("button", { name: "Ana plays on a phone" });
  const before = await other.boundingBox();
  await page.getByRole("button", { name: "Ben plays on a phone" }).click();
  await expect(page.getByRole("textbox", { name: "The link for Ben" })).toBeVisible();
  expect(await other.boundingBox()).toEqual(before);
});

test("a code is good for one phone until the seat is freed, and whoever can't be reached, was closed or can't connect is told", COSTLY, async ({ page, browser, baseURL }) => {
  const [phone, other] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  await exposeConnections(phone);
  await page.clock.install();
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
  const unread = await answer.inputValue();
  // The phone leaves before its answer is read.
  await phone.goto("about:blank");
  await paste(page, unread);
  await expect(page.getByText("Got it. Connecting to Ana’s phone …")).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByRole("alert")).toHaveText(/Are both on the same Wi-Fi\?/);
  // The second of two answers to one code works if the first leads nowhere; a third answer comes too late.
  const link = await linkOf(page, "Ana");
  const lost = await answerTo(phone, link);
  await phone.goto("about:blank");
  const later = await answerTo(other, link);
  await paste(page, lost);
  await expect(page.getByText("Got it. Connecting to Ana’s phone …")).toBeVisible();
  await paste(page, later);
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(other, "Ana")).toBeVisible();
  const late = await answerTo(phone, link, "Eve");
  await paste(page, late);
  await expect(page.getByRole("alert")).toHaveText(/This seat is taken/);
  await page.getByRole("button", { name: "Free the seat of Ana" }).click();
  await expect(other.getByText("This phone has left the game")).toBeVisible();
  const fresh = await linkOf(page, "Ana");
  expect(fresh).not.toBe(link);
  await paste(page, late);
  await expect(page.getByRole("alert")).toHaveText(/belongs to another code/);
  await paste(page, await answerTo(other, fresh));
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  // Silent for more than ten seconds, over a connection that stays open.
  await other.evaluate(() => void (RTCDataChannel.prototype.send = () => {}));
  await page.clock.runFor(14_000);
  await expect(page.getByText("Out of reach", { exact: true })).toBeVisible();
  await other.close();
  await seat(page, phone, "Ana");
  // Browsers without connections.
  for (const side of [page, phone]) await side.addInitScript(() => delete globalThis.RTCPeerConnection);
  await open(phone, link.slice(link.indexOf("#")));
  await phone.getByRole("button", { name: "Join" }).click();
  await expect(phone.getByText("This browser can’t connect to other devices")).toBeVisible();
  await page.reload();
  await openSeats(page);
  await expect(page.getByRole("alert")).toContainText("This browser can’t connect to other devices");
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

test("what no phone of ours sends is dropped, then the connection is closed, and one that breaks is made anew without a scan", COSTLY, async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  for (const side of [page, phone]) await exposeConnections(side);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  const send = (...all) =>
    phone.evaluate((all) => {
      const things = { long: "m".padEnd(65_000, "é"), bytes: new Uint8Array(9), letter: "x", hello: "hEve", freed: "f" };
      for (const what of all) {
        try {
          globalThis.channels[0].send(things[what]);
        } catch {
          // The browser refuses to send messages above the table's limit.
        }
      }
    }, all);
  await send("long", "bytes", "letter", "hello");
  // The person's own connection still works: the table answers to a ping.
  await phone.evaluate(
    () =>
      new Promise((resolve) => {
        const [channel] = globalThis.channels;
        channel.addEventListener("message", ({ data }) => data === "a" && resolve());
        channel.send("p");
      }),
  );
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  await send("bytes", "letter", "hello", "freed", "bytes", "letter");
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
  for (const round of [1, 2]) {
    // Phone and table prepare the reserve connection over the current one.
    await expect.poll(() => phone.evaluate(() => globalThis.connections.length)).toBe(round + 1);
    await expect
      .poll(() => phone.evaluate((at) => globalThis.connections[at].iceGatheringState, round))
      .toBe("complete");
    // The table's newest connection is the reserve.
    await expect.poll(() => page.evaluate(() => globalThis.connections.at(-1).signalingState)).toBe("have-local-offer");
    await phone.evaluate((at) => globalThis.connections[at].close(), round - 1);
    await expect.poll(() => phone.evaluate((at) => globalThis.connections[at].connectionState, round)).toBe("connected");
    await expect(connectedAs(phone, "Ana")).toBeVisible();
    await expect(page.getByText("Connected: Ana")).toBeVisible();
  }
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

async function tableWithCamera(baseURL, file) {
  const options = browserOptions();
  const args = [
    ...options.args,
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
    "--disable-features=WebRtcHideLocalIpsWithMdns",
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

test("the table reads the answer with its camera, and addresses are told as they are where the browser doesn't hide them", async ({ baseURL }, info) => {
  const file = info.outputPath("answer.y4m");
  const { browser, page, problems } = await tableWithCamera(baseURL, file);
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await dealForPhones(page);
  expect(await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("scanner")))).toBe(false);
  const since = Date.now();
  await answerTo(phone, await linkOf(page, "Ana"));
  writeFilm(file, await modulesOf(phone.getByRole("img", { name: "Your code for the table" })));
  await cameraButton(page).click();
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
  console.log(`from the code to "seated", by camera: ${Date.now() - since} ms`);
  const own = await phone.evaluate(() => globalThis.connections[0].localDescription.sdp);
  expect(own).toMatch(/a=candidate:\S+ 1 udp \d+ [\d.]+ \d+ typ host/);
  expect(own).not.toContain(".local");
  // The camera stays on for Ben's phone.
  await expect(page.locator("video")).toBeVisible();
  // The page says so if it sees a wrong code, such as the table's own for Ben's phone.
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("video")).toHaveCount(0);
  writeFilm(file, await modulesOf(page.getByRole("img", { name: "QR code for Ben’s phone" })));
  await cameraButton(page).click();
  await expect(page.getByRole("alert")).toContainText("That’s the table’s own code.");
  expect(problems).toEqual([]);
  await browser.close();
});

test("where the browser reads codes itself, it does; another code is told, and the camera goes on until it is stopped", FILMED, async ({ page, browser, baseURL }) => {
  await fakeCamera(page);
  const phone = await phoneOf(browser, baseURL);
  let seen = "";
  await page.exposeFunction("codeSeen", () => seen);
  await page.addInitScript(() => {
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ["qr_code"];
      async detect(source) {
        if (!(source instanceof HTMLCanvasElement)) throw new TypeError("no picture");
        const rawValue = await globalThis.codeSeen();
        return rawValue ? [{ rawValue }] : [];
      }
    };
  });
  await dealForPhones(page);
  seen = await linkOf(page, "Ana");
  const answer = await answerTo(phone, seen);
  const workers = page.workers().length;
  await cameraButton(page).click();
  await expect(page.getByRole("alert")).toContainText("That’s the table’s own code.");
  const video = page.locator("video");
  await expect(video).toBeVisible();
  // A repainting video leaves a slow machine no time for the scan.
  await video.evaluate((video) => video.pause());
  await expectAccessible(page);
  seen = answer;
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  expect(page.workers().length).toBe(workers);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(video).toHaveCount(0);
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

test("a phone joins by keys and two texts where no camera can be used, no other text does, and nothing leaves the network @both", COSTLY, async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  for (const side of [page, phone]) await exposeConnections(side);
  await page.addInitScript(() => {
    const troubles = ["NotFoundError", "NotReadableError", "NotAllowedError"];
    globalThis.asked = 0;
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("no", troubles[globalThis.asked++]);
    };
  });
  await dealForPhones(page);
  await linkOf(page, "Ana");
  // Only a tap makes the page ask for the permission.
  expect(await page.evaluate(() => globalThis.asked)).toBe(0);
  for (const why of ["There’s no camera here.", "The camera gives no picture.", "The camera wasn’t allowed."]) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openSeats(page);
    await cameraButton(page).click();
    await expect(page.getByRole("alert")).toContainText(why);
  }
  const link = await linkOf(page, "Ana");
  await expectAccessible(page);
  await open(phone, "#/join/HELLO");
  await expect(phone.getByRole("heading", { level: 1, name: "This code can’t be opened" })).toBeVisible();
  await expect(phone.getByText("That code is incomplete.")).toBeVisible();
  await open(phone, link.slice(link.indexOf("#")).toLowerCase());
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
  const field = page.getByRole("textbox", { name: /Paste any phone’s answer/ });
  await field.fill(` ${answer.slice(0, 40)} ${answer.slice(40)}`);
  await field.press("Enter");
  await expect(page.getByText("Ana’s phone is connected.")).toBeVisible();
  await expect(page.getByText("Connected: Anna")).toBeVisible();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
  for (const side of [page, phone]) {
    const configs = await side.evaluate(() => globalThis.configs.map(({ iceServers }) => iceServers));
    expect(configs.length).toBeGreaterThan(0);
    expect(configs.flat()).toEqual([]);
  }
});
