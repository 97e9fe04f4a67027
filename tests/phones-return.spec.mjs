// Phones and tables whose pages are loaded anew: which of them find each other without a code.

import { expect, test } from "./fixtures.mjs";
import { connectedAs, dealForPhones, deviceOf, openSeats, seat } from "./phones.mjs";

/** A phone: a small device. */
const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

/** The connection that is prepared is kept on both sides. */
const bothKeep = async (page, phone) => {
  await expect.poll(() => phone.evaluate(() => "facedown.phone-seat" in localStorage)).toBe(true);
  await expect.poll(() => page.evaluate(() => "facedown.phones" in localStorage)).toBe(true);
};

test("a phone that was loaded anew finds its seat again without a code, again and again", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  for (let times = 0; times < 2; times += 1) {
    await bothKeep(page, phone);
    const before = await phone.evaluate(() => localStorage["facedown.phone-seat"]);
    const since = Date.now();
    await phone.reload();
    await expect(connectedAs(phone, "Ana")).toBeVisible();
    console.log(`a phone that was loaded anew is back after ${Date.now() - since} ms`);
    await expect(page.getByText("Connected: Ana")).toBeVisible();
    await expect.poll(() => phone.evaluate(() => localStorage["facedown.phone-seat"])).not.toBe(before);
  }
  // Who has left on purpose, or was freed, finds nothing.
  await page.getByRole("button", { name: "Free the seat of Ana" }).click();
  await expect(phone.getByText("This phone has left the game")).toBeVisible();
  expect(await phone.evaluate(() => "facedown.phone-seat" in localStorage)).toBe(false);
  expect(await page.evaluate(() => "facedown.phones" in localStorage)).toBe(false);
});

/** A phone takes a seat, is closed, and opens the home page anew: that page, and its address. */
async function comesHome(page, browser, baseURL) {
  const phone = await phoneOf(browser, baseURL);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await bothKeep(page, phone);
  const [context, { origin, pathname }] = [phone.context(), new URL(phone.url())];
  await phone.close();
  const again = await context.newPage();
  await again.goto(origin + pathname);
  return [again, origin + pathname];
}

test("whoever closed the tab is led back to the table from the home page, by one tap and without a code", async ({ page, browser, baseURL }) => {
  const [again, home] = await comesHome(page, browser, baseURL);
  await again.getByRole("link", { name: "Back to the table as Ana" }).click();
  await expect(connectedAs(again, "Ana")).toBeVisible();
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  // Who was freed has no seat to go back to.
  await page.getByRole("button", { name: "Free the seat of Ana" }).click();
  await expect(again.getByText("This phone has left the game")).toBeVisible();
  await again.goto(home);
  await expect(again.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  await expect(again.getByRole("link", { name: /Back to the table/ })).toHaveCount(0);
});

test("a phone that doesn't find its table any more says so, and can answer the code again", async ({ page, browser, baseURL }) => {
  const [again] = await comesHome(page, browser, baseURL);
  await page.close();
  await again.getByRole("link", { name: "Back to the table as Ana" }).click();
  await expect(again.getByText(/^You had this seat/)).toBeVisible();
  await expect(again.getByRole("button", { name: "Join" })).toBeVisible();
});

test("a phone that was loaded anew before the table had its next answer finds its seat all the same", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  // The answer to the offer of a second connection never leaves.
  await phone.addInitScript(() => {
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function kept(text) {
      if (!text.startsWith("t")) send.call(this, text);
    };
  });
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await expect.poll(() => phone.evaluate(() => "facedown.phone-seat" in localStorage)).toBe(true);
  await phone.reload();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
  await expect(page.getByText("Connected: Ana")).toBeVisible();
});

test("a phone that doesn't find the table at the first look finds it at a later one", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await bothKeep(page, phone);
  // As where the name of an address can't be told at once: what the table is said to be at first is not heard.
  await phone.addInitScript(() => {
    const { setRemoteDescription } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.setRemoteDescription = function deaf({ type, sdp }) {
      return setRemoteDescription.call(this, { type, sdp: sdp.replace(/^a=candidate:.*\r\n/gm, "") });
    };
  });
  await phone.reload();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
});

test("a phone whose browser gives up looking for its table looks again", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await bothKeep(page, phone);
  // The first connection of the page that is loaded anew finds nothing, and the browser says so.
  await phone.addInitScript(() => {
    const Own = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Own {
      constructor(...config) {
        super(...config);
        globalThis.RTCPeerConnection = Own;
        this.addIceCandidate = async () => {};
        Object.defineProperty(this, "connectionState", { value: "failed" });
        this.addEventListener("icegatheringstatechange", () => setTimeout(() => this.dispatchEvent(new Event("connectionstatechange")), 500));
      }

      setRemoteDescription({ type, sdp }) {
        return super.setRemoteDescription({ type, sdp: sdp.replace(/^a=candidate.*\r\n/gm, "") });
      }
    };
  });
  await phone.reload();
  await expect(connectedAs(phone, "Ana")).toBeVisible();
  await expect(page.getByText("Connected: Ana")).toBeVisible();
});

test("a table that was loaded anew has its phones back without a code", async ({ page, browser, baseURL }) => {
  const [ana, ben] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  await dealForPhones(page);
  await seat(page, ana, "Ana");
  await seat(page, ben, "Ben");
  await bothKeep(page, ana);
  await bothKeep(page, ben);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage["facedown.phones"]).phones.length)).toBe(2);
  const since = Date.now();
  await page.reload();
  await openSeats(page);
  await expect(page.getByText("Everyone is connected. You can play.")).toBeVisible();
  console.log(`a table that was loaded anew has its phones back after ${Date.now() - since} ms`);
  for (const phone of [ana, ben]) await expect(phone.getByText("The table is out of reach")).toHaveCount(0);
});

/** A browser that wants to choose the names of its connections by itself. */
const ownNames = (page) =>
  page.addInitScript(() => {
    const { setLocalDescription, createOffer, createAnswer } = RTCPeerConnection.prototype;
    const name = (sdp) => /a=ice-ufrag:(.*)/.exec(sdp)[1];
    for (const [key, make] of Object.entries({ createOffer, createAnswer })) {
      RTCPeerConnection.prototype[key] = async function made() {
        const description = await make.call(this);
        this.ownName = name(description.sdp);
        return description;
      };
    }
    RTCPeerConnection.prototype.setLocalDescription = async function set(description) {
      if (name(description.sdp) !== this.ownName) throw new DOMException("changed", "InvalidModificationError");
      return setLocalDescription.call(this, description);
    };
  });

test("where a browser chooses its connections’ names, a fresh code brings a phone back to a table that was loaded anew", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await ownNames(page);
  await ownNames(phone);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await page.reload();
  await expect(phone.getByText("The table is out of reach")).toBeVisible();
  await openSeats(page);
  await seat(page, phone, "Ana");
});
