// Reloaded phones and tables find each other without a code, if they can.

import { expect, test } from "./fixtures.mjs";
import { PATIENT, connectedAs, dealForPhones, deviceOf, exposeConnections, openSeats, seat, storedReserves, waitForNewReserve } from "./phones.mjs";

const phoneOf = (browser, baseURL) => deviceOf(browser, baseURL, { width: 360, height: 740 });

const ANEW = { annotation: { type: "costly", description: "a phone connects again and again" } };

/** Reloads Ana's phone, and expects it back at its seat, with a new reserve connection. */
async function reloadAndReturn(page, phone) {
  await waitForNewReserve(page, phone);
  const [before] = await storedReserves(page, phone);
  await phone.reload();
  await expect(connectedAs(phone, "Ana")).toBeVisible(PATIENT);
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  await expect.poll(async () => (await storedReserves(page, phone))[0]).not.toBe(before);
}

/** Faults of a phone's reloaded page, chosen by `fault`. */
const injectFaults = (phone) =>
  phone.addInitScript(() => {
    const { fault } = sessionStorage;
    const withoutAddresses = (sdp) => sdp.replace(/^a=candidate:.*\r\n/gm, "");
    if (fault === "slow") {
      // The table is found before this browser has all of its addresses.
      const Own = globalThis.RTCPeerConnection;
      globalThis.RTCPeerConnection = class extends Own {
        constructor(...config) {
          super(...config);
          globalThis.RTCPeerConnection = Own;
          this.addEventListener("connectionstatechange", () => this.dispatchEvent(new Event("icegatheringstatechange")));
        }

        get iceGatheringState() {
          return this.connectionState === "connected" ? super.iceGatheringState : "gathering";
        }
      };
    } else if (fault === "mute") {
      // The answer about the reserve connection is never sent.
      const { send } = RTCDataChannel.prototype;
      RTCDataChannel.prototype.send = function kept(text) {
        if (!text.startsWith("t")) send.call(this, text);
      };
    } else if (fault === "deaf") {
      // The table's address can't be resolved at first.
      const { setRemoteDescription } = RTCPeerConnection.prototype;
      RTCPeerConnection.prototype.setRemoteDescription = function deaf({ type, sdp }) {
        return setRemoteDescription.call(this, { type, sdp: withoutAddresses(sdp) });
      };
    } else if (fault === "failed") {
      // The first connection fails, and the browser says so.
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
          return super.setRemoteDescription({ type, sdp: withoutAddresses(sdp) });
        }
      };
    }
  });

test("a phone finds its seat again without a code: loaded anew, through whatever delays it, and from the home page, unless it was freed or the table is gone", ANEW, async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await exposeConnections(phone);
  await injectFaults(phone);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await waitForNewReserve(page, phone);
  // Runs after the page's own listeners: the reserve is closed before the table can take it up.
  await phone.evaluate(() => {
    const states = () => globalThis.connections.map(({ connectionState }) => connectionState);
    globalThis.addEventListener("pagehide", () => (sessionStorage.states = states()));
  });
  await reloadAndReturn(page, phone);
  expect(await phone.evaluate(() => sessionStorage.states)).toBe("connected,closed");
  for (const fault of ["slow", "deaf", "failed", "mute", "mute"]) {
    await test.step(fault, async () => {
      await phone.evaluate((fault) => (sessionStorage.fault = fault), fault);
      await reloadAndReturn(page, phone);
    });
  }
  // After its tab was closed, a phone needs one tap to return.
  const [context, { origin, pathname }] = [phone.context(), new URL(phone.url())];
  await waitForNewReserve(page, phone);
  await phone.close();
  const again = await context.newPage();
  await again.goto(origin + pathname);
  const back = again.getByRole("link", { name: "Back to the table as Ana" });
  await back.click();
  await expect(connectedAs(again, "Ana")).toBeVisible();
  await expect(page.getByText("Connected: Ana")).toBeVisible();
  // A phone that lost its seat doesn't return.
  await page.getByRole("button", { name: "Free the seat of Ana" }).click();
  await expect(again.getByText("This phone has left the game")).toBeVisible();
  for (const [side, key] of [[again, "facedown.phone-seat"], [page, "facedown.phones"]]) {
    expect(await side.evaluate((key) => key in localStorage, key)).toBe(false);
  }
  await again.goto(origin + pathname);
  await expect(again.getByRole("heading", { level: 1, name: "Facedown" })).toBeVisible();
  await expect(back).toHaveCount(0);
  // No phone returns if the table is gone; the phone can answer a code again.
  await seat(page, again, "Ana");
  await waitForNewReserve(page, again);
  await page.close();
  await again.goto(origin + pathname);
  await back.click();
  await expect(again.getByText(/^You had this seat/)).toBeVisible();
  await expect(again.getByRole("button", { name: "Join" })).toBeVisible();
});

test("a table that was loaded anew has its phones back without a code @all", async ({ page, browser, baseURL }) => {
  const [ana, ben] = [await phoneOf(browser, baseURL), await phoneOf(browser, baseURL)];
  await dealForPhones(page);
  await seat(page, ana, "Ana");
  await seat(page, ben, "Ben");
  await waitForNewReserve(page, ana);
  await waitForNewReserve(page, ben);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage["facedown.phones"]).phones.length)).toBe(2);
  const since = Date.now();
  await page.reload();
  await openSeats(page);
  await expect(page.getByText("Everyone is connected. You can play.")).toBeVisible();
  console.log(`a table that was loaded anew has its phones back after ${Date.now() - since} ms`);
  for (const phone of [ana, ben]) await expect(phone.getByText("The table is out of reach")).toHaveCount(0);
});

/** A browser that insists on its own user names and passwords of connections. */
const insistOnOwnNames = (page) =>
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

test("where a browser chooses its connections’ names, a fresh code brings a phone back to a table that was loaded anew @all", async ({ page, browser, baseURL }) => {
  const phone = await phoneOf(browser, baseURL);
  await insistOnOwnNames(page);
  await insistOnOwnNames(phone);
  await dealForPhones(page);
  await seat(page, phone, "Ana");
  await page.reload();
  await expect(phone.getByText("The table is out of reach")).toBeVisible();
  await openSeats(page);
  await seat(page, phone, "Ana");
});
