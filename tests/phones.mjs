// Steps by which phones join a table: by pasted codes, and by camera.

import { writeFileSync } from "node:fs";
import { SLUGS, check, expect, open, saveProcessor } from "./fixtures.mjs";
import { deal, wayToPlay } from "./set-up.mjs";
import { openMenu, waitForTable } from "./table.mjs";

/** A page on another device, which offers no lessons. */
export async function deviceOf(browser, baseURL, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: "block" });
  await saveProcessor(context);
  await context.addInitScript((learning) => {
    try {
      localStorage["facedown.learn"] ??= learning;
    } catch {
      // An empty page has no storage.
    }
  }, JSON.stringify({ offered: SLUGS, told: SLUGS }));
  return context.newPage();
}

/** Deals with all people on phones, up to the open panel “Seats on phones”. */
export async function dealForPhones(page, names = ["Ana", "Ben"], game = "fools-gambit") {
  await open(page, "#/about");
  await deal(page, names, game, () => check(wayToPlay(page, "Phones")));
  await waitForSeats(page);
}

/** Opens the panel “Seats on phones”; a table just loaded may open it by itself, over a menu button about to be pressed. */
export async function openSeats(page) {
  await waitForTable(page);
  await expect(async () => {
    if ((await page.getByRole("dialog").count()) === 0) await openMenu(page, "Seats on phones", { timeout: 2_000 });
  }).toPass();
  await waitForSeats(page);
}

/** Waits for the seats and their codes: a code that comes late moves the buttons below it. */
export async function waitForSeats(page) {
  await expect(page.getByRole("list").filter({ hasText: "Not connected" }).or(page.getByText("Everyone is connected")).first()).toBeVisible();
  await expect(page.getByText("Making the code")).toHaveCount(0);
}

/** A seat's invitation; the table shows those of all seats. */
export async function linkOf(page, name) {
  const link = page.getByRole("textbox", { name: `The link for ${name}` });
  await expect(link).toHaveValue(/#\/join\/[A-Z2-7]+$/);
  return link.inputValue();
}

export async function answerTo(phone, link, name) {
  await open(phone, link.slice(link.indexOf("#")));
  if (name !== undefined) await phone.getByRole("textbox", { name: "Your name" }).fill(name);
  await phone.getByRole("button", { name: "Join" }).click();
  const answer = phone.getByRole("textbox", { name: "Your answer" });
  await expect(answer).toHaveValue(/^[A-Z2-7]+$/);
  return answer.inputValue();
}

export async function paste(page, answer) {
  await page.getByRole("textbox", { name: /Paste any phone’s answer/ }).fill(answer);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
}

export async function seat(page, phone, name) {
  await paste(page, await answerTo(phone, await linkOf(page, name)));
  await expect(connectedNote(page, name)).toBeVisible();
  await expect(connectedAs(phone, name)).toBeVisible();
}

export const connectedNote = (page, name) => seatOf(page, name).getByText(/^Connected: /);

const seatOf = (page, name) => page.locator(".phone-list__seat").filter({ has: page.getByText(name, { exact: true }) });

/** A phone looks for the table for up to 45 s, and may find it late on a busy machine. */
export const PATIENT = { timeout: 60_000 };

export const connectedAs = (phone, name) => phone.getByRole("heading", { level: 1, name: new RegExp(`^${name}\\b`) });

/** The reserve connection as the phone and the table have stored it, the phone first. */
export const storedReserves = async (page, phone) => [
  await phone.evaluate(() => localStorage["facedown.phone-seat"]),
  await page.evaluate(() => localStorage["facedown.phones"]),
];

/** Waits until phone and table have stored a reserve that isn't in `before`; then either page may reload. */
export const waitForNewReserve = (page, phone, before = []) =>
  expect.poll(async () => (await storedReserves(page, phone)).every((one, side) => one && one !== before[side]), PATIENT).toBe(true);

export const exposeConnections = (page) =>
  page.addInitScript(() => {
    const Original = globalThis.RTCPeerConnection;
    globalThis.connections = [];
    globalThis.channels = [];
    globalThis.RTCPeerConnection = class extends Original {
      constructor(...config) {
        super(...config);
        globalThis.configs = [...(globalThis.configs ?? []), ...config];
        globalThis.connections.push(this);
      }
      createDataChannel(...how) {
        const channel = super.createDataChannel(...how);
        globalThis.channels.push(channel);
        return channel;
      }
    };
  });

/** The rows of a QR code's image: 1 for dark modules, 0 for others. */
export async function modulesOf(image) {
  const svg = await image.getAttribute("src");
  const side = Number(/viewBox='0 0 (\d+) /.exec(svg)[1]);
  const rows = Array.from({ length: side }, () => new Uint8Array(side));
  for (const [, x, y, run] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)].fill(1, Number(x), Number(x) + Number(run));
  }
  return rows;
}

const FILM_WIDTH = 640;
const FILM_HEIGHT = 480;

export const cameraButton = (page) => page.getByRole("button", { name: "Read answers by camera" });

/** Writes a film for Chromium's fake camera that shows a code, a little off the middle. */
export function writeFilm(file, modules) {
  const luma = Buffer.alloc(FILM_WIDTH * FILM_HEIGHT, 110);
  const scale = Math.floor((FILM_HEIGHT - 20) / modules.length);
  const [left, top] = [FILM_WIDTH - modules.length * scale - 70, 8];
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * FILM_WIDTH + left + x * scale;
        luma.fill(dark ? 35 : 215, start, start + scale);
      }
    }),
  );
  const chroma = Buffer.alloc((FILM_WIDTH * FILM_HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, chroma]);
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${FILM_WIDTH} H${FILM_HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
}

/** Gives a device a camera, which shows the code that the page's `hold` was called with. */
export const fakeCamera = (page) =>
  page.addInitScript(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const brush = canvas.getContext("2d");
    let rows = [];
    globalThis.hold = (modules) => (rows = modules);
    globalThis.asked = 0;
    const draw = () => {
      brush.fillStyle = "#fff";
      brush.fillRect(0, 0, 640, 480);
      brush.fillStyle = "#000";
      const scale = Math.floor(440 / rows.length);
      rows.forEach((row, y) => row.forEach((dark, x) => dark && brush.fillRect(40 + x * scale, 20 + y * scale, scale, scale)));
    };
    navigator.mediaDevices.getUserMedia = async () => {
      globalThis.asked += 1;
      setInterval(draw, 50);
      return canvas.captureStream();
    };
  });

/** Holds a phone's answer before a device with a `fakeCamera`. */
export async function holdUpAnswer(page, phone) {
  const modules = await modulesOf(phone.getByRole("img", { name: "Your code for the table" }));
  await page.evaluate((rows) => globalThis.hold(rows), modules.map((row) => [...row]));
}
