// Checks that the page works in Firefox and WebKit at all. The tests in Chromium cover details.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DEALT, FINISHED, RUNNING, keyOf, line, linkTo, save } from "../records.mjs";
import { serve } from "../serve.mjs";
import { SLUGS, deal, play, seatsOf } from "./games.mjs";

const RECORDS = join(import.meta.dirname, "..", "..", "engine", "tests", "records");
const NARROW_PX = 360;
const isWhole = process.env.FACEDOWN_TESTS === "all";
const ROUND_AND_END = ["1 duel 7c wager 4c", "2 duel 5h wager 2h", "1 swap duel", "2 swap wager", "1 leave", ""].join("\n");
const WATCHED = DEALT.replace("9f2c04d1a6b3e877", "0000000000005729") + ROUND_AND_END;

/** On a busy machine WebKit's driver may lose a second window or its session: only `--all` opens one there. */
const opensWindows = ({ name }) => isWhole || name === "Firefox";

const storeGames = (tab, games) =>
  tab.run((games) => Object.assign(localStorage, games), Object.fromEntries(Object.entries(games).map(([id, text]) => [keyOf(id), save(text)])));

async function savedText(tab, step) {
  await tab.run(() => {
    globalThis.savedTexts = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => (blob.text().then((text) => globalThis.savedTexts.push(text)), createObjectURL.call(URL, blob));
  });
  await step();
  return tab.until("a file", () => globalThis.savedTexts[0]);
}

const importFile = (tab, text) =>
  tab.run((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "game.txt", { type: "text/plain" }));
    const input = document.getElementById("import-file");
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, text);

const goHome = async (tab) => (await tab.go("#/"), await tab.heading("^Facedown$"));
const isDealt = () => document.querySelector(".table:not(.is-opening)") !== null;

/** @type {[string, (start: object) => Promise<void>, ((engine: object) => boolean)?][]} Last: whether it runs there. */
export const CHECKS = [
  ["the home page starts", async ({ tab }) => {
    await tab.open("#/");
    await tab.heading("^Facedown$");
    await tab.run(() => document.fonts.ready.then(() => null));
    assert(await tab.run(() => [...document.fonts].some(({ status }) => status === "loaded")), "the headings’ font");
  }],

  ["every page opens from it and fits a narrow screen", async ({ tab }) => {
    await tab.resize(NARROW_PX);
    for (const page of ["rules/duel-52", "settings", "about", "import", ...SLUGS.map((slug) => `new/${slug}`)]) {
      await goHome(tab);
      await tab.go(`#/${page}`);
      await tab.until(page, () => document.querySelector("h1") && document.querySelector("h1").textContent !== "Facedown");
      assert(await tab.fits(), page);
    }
    await tab.resize(412);
  }],

  ["the home page is left without a complaint while the app is being fetched", async ({ tab }) => {
    await tab.open("#/");
    await tab.until("the site is kept", () => navigator.serviceWorker.controller?.state === "activated");
    for (let times = 0; times < 10; times += 1) await tab.open("#/");
    await tab.open("#/about");
  }],

  ["the golden records play to the same states", async ({ tab }) => {
    await tab.open("#/about");
    const names = readdirSync(RECORDS).filter((name) => name.endsWith(".record"));
    assert(names.length >= 15);
    for (const name of names) {
      const read = (ending) => readFileSync(join(RECORDS, name.replace(/record$/, ending)), "utf8");
      assert.equal(await tab.run((text) => facedown.wasm.replay_digests(text), read("record")), read("digests"), name);
    }
  }],

  ["odd and endless addresses lead somewhere", async ({ tab }) => {
    await tab.open("#/");
    for (const odd of ["#//[", "#/\\evil.example", "#/%ff%fe", "#/game/..%2f..", "#javascript:alert(1)", `#/link/${"A".repeat(1_000_000)}`]) {
      await tab.run((odd) => void (location.hash = odd), odd);
      await tab.waitUntilUsable();
    }
    await tab.heading("can’t be opened");
    assert(await tab.run(() => location.hash.length < 100_000));
  }],

  ["settings hold at once and stay", async ({ tab }) => {
    await tab.openAfresh();
    await tab.go("#/settings");
    await tab.tap(".radio-card, label", "^light");
    await tab.until("the light theme", () => document.documentElement.dataset.theme === "light");
    await tab.reload();
    assert.equal(await tab.run(() => document.documentElement.dataset.theme), "light");
  }],

  ...SLUGS.map((slug) => [`${slug} is set up, and ten decisions are made`, async ({ tab }) => {
    await tab.openAfresh();
    await deal(tab, slug);
    await play(tab, slug, 10);
    assert(await tab.fits(), "nothing reaches out of the screen");
  // Each game runs in one engine, only one in WebKit, whose driver takes three times as long. Chromium plays all.
  }, ({ name }) => isWhole || (slug === "dual-duel") === (name === "WebKit")]),

  ["the curtain opens while its button is held, and not before", async ({ tab }) => {
    await tab.openAfresh({ curtain: "hold" });
    await deal(tab, "fools-gambit");
    await tab.tap("#curtain-open.is-ready");
    assert(await tab.has("#curtain-open"), "a tap opens nothing");
    const { x, y } = await tab.spot("#curtain-open.is-ready");
    await tab.down(x, y);
    await tab.until("it opens", () => !document.querySelector("#curtain-open"));
    await tab.up();
    await tab.spot("button", ", in hand");
  }],

  ["a bot answers from its worker", async ({ tab }) => {
    await tab.openAfresh();
    await tab.go("#/new/fools-gambit");
    await tab.tap("label", "^bot$", -1);
    await tab.until("a bot is chosen", () => [...document.querySelectorAll("label")].filter(({ textContent }) => textContent === "Bot").at(-1).control.checked);
    await tab.tap("button", "^deal$");
    // The first game against a bot offers a lesson.
    await tab.tap("button", "just deal");
    await play(tab, "fools-gambit", 4);
    const [record] = await tab.records();
    assert.match(seatsOf(record)[1], /^bot:/);
    assert.match(record, /^2 duel /m, "the bot’s decision");
  }],

  ["the keyboard alone opens the curtain and decides", async ({ tab }) => {
    await tab.openAfresh();
    await deal(tab, "fools-gambit");
    const press = async (selector, named = "") => {
      await tab.spot(selector, named);
      const focus = (selector, named) =>
        [...document.querySelectorAll(selector)].find((control) => new RegExp(named).test(control.getAttribute("aria-label") ?? control.textContent)).focus();
      await tab.run(focus, selector, named);
      await tab.key("Enter");
    };
    await press("#curtain-open.is-ready");
    await press("#curtain-open.is-half");
    await press(".fg-pick button", ", in hand");
    await press(".fg-pick button", ", in hand");
    await press(".lock");
    await tab.spot("#undo");
  }],

  ["a game goes on after a reload, behind a curtain", async ({ tab }) => {
    await tab.openAfresh();
    await deal(tab, "fools-gambit");
    await play(tab, "fools-gambit", 3);
    const before = await tab.records();
    await tab.reload();
    await tab.until("a table", isDealt);
    assert.equal(await tab.run(() => document.querySelectorAll(".fg-pick").length), 0, "no hand is shown");
    assert.deepEqual(await tab.records(), before);
    await play(tab, "fools-gambit", 4);
  }],

  ["what covers the screen does so, and Back leads to the pause", async ({ tab }) => {
    await tab.openAfresh();
    await deal(tab, "fools-gambit");
    await tab.tap("#curtain-open.is-ready");
    await tab.tap("#curtain-open.is-half");
    await tab.spot(".fg-pick button");
    await tab.run(() => history.back());
    await tab.until("the hand is gone", () => !document.querySelector(".fg-pick"));
  }],

  ["dialogs open, close by Escape and give the focus back", async ({ tab }) => {
    await tab.openAfresh();
    await deal(tab, "fools-gambit");
    await tab.tap("button", "^menu");
    await tab.until("a dialog with the focus", () => document.querySelector("dialog[open]")?.contains(document.activeElement));
    await tab.key("Escape");
    await tab.until("no dialog", () => !document.querySelector("dialog[open]"));
    assert.match(await tab.run(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent), /menu/i);
    await tab.tap("button", "^menu");
    await tab.tap("dialog[open] button", "^rules");
    await tab.until("the rules", () => [...document.querySelectorAll("dialog[open] h2")].some(({ textContent }) => /rules|fools/i.test(textContent)));
    await tab.run(() => history.back());
    await tab.until("no dialog", () => !document.querySelector("dialog[open]"));
  }],

  ["a finished game is watched by its link, and fits a narrow screen", async ({ tab }) => {
    await tab.openAfresh();
    await tab.resize(NARROW_PX);
    await tab.open(linkTo(WATCHED));
    await tab.tap("main button", "^watch");
    const stepIs = (step) => document.querySelector("input[type=range]")?.value === String(step);
    const toSlider = () => document.querySelector("input[type=range]").focus();
    await tab.until("the beginning", stepIs, 0);
    await tab.tap("button", "forward");
    await tab.until("a step", stepIs, 1);
    await tab.run(toSlider);
    await tab.key("ArrowRight");
    await tab.until("another by key", stepIs, 2);
    const [inner, outer] = await tab.run(() => {
      const right = (part) => part.getBoundingClientRect().right;
      const controls = document.querySelector(".replay__controls");
      return [Math.max(...[...controls.querySelectorAll("*")].map(right)), right(controls)];
    });
    assert(inner < outer + 1, `the replay’s controls end at ${inner}, what holds them at ${outer}`);
    assert(await tab.fits());
    await tab.resize(412);
  }],

  ["a challenge is opened by its link, and dealt", async ({ tab }) => {
    await tab.openAfresh();
    await tab.open(linkTo(DEALT));
    await tab.tap("button", "^deal$");
    await tab.until("a table", isDealt);
    const [record] = await tab.records();
    assert.equal(line(record, "seed"), line(DEALT, "seed"));
  }],

  ["a link that was cut is refused", async ({ tab }) => {
    await tab.open(linkTo(DEALT).slice(0, -20));
    await tab.heading("can’t be opened");
  }],

  ["a game is exported as its record, and imported from that file", async ({ tab }) => {
    await tab.openAfresh();
    await storeGames(tab, { a: FINISHED });
    await goHome(tab);
    const text = await savedText(tab, () => tab.tap("main button", "^export"));
    assert.equal(text, FINISHED);
    await tab.openAfresh();
    await tab.go("#/import");
    await tab.until("the field", () => document.getElementById("import-file"));
    await importFile(tab, text);
    await tab.until("the game is here", (key) => Object.keys(localStorage).some((name) => name.startsWith(key)), "facedown.save.");
    assert.deepEqual(await tab.records(), [FINISHED]);
  }],

  ["a game comes in as pasted text", async ({ tab }) => {
    await tab.openAfresh();
    await tab.go("#/import");
    await tab.until("the field", () => document.getElementById("paste-text"));
    await tab.run((text) => void (document.getElementById("paste-text").value = text), RUNNING);
    await tab.tap("main button", "^import$");
    await tab.heading("^Facedown$");
    assert.deepEqual(await tab.records(), [RUNNING]);
  }],

  ["a card that is on its way takes the tap that is put on it", async ({ tab }) => {
    await tab.openAfresh({ motion: "normal" });
    await tab.run(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const movement = animate.apply(this, how);
        movement.playbackRate = 0.001;
        return movement;
      };
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) => (query.includes("reduced-motion") ? { matches: false } : matchMedia.call(globalThis, query));
    });
    await deal(tab, "duel-52");
    await tab.tap("#curtain-open.is-ready");
    await tab.tap("#curtain-open.is-half");
    await tab.tap(".d52-hand button");
    await tab.tap(".d52-drop:not([aria-disabled=true])");
    // The gap that the card leaves is closed.
    await tab.until("the hand is on its way", () => document.querySelector(".d52-hand__card").getAnimations().length);
    const { x, y } = await tab.spot(".d52-hand button");
    await tab.down(x, y);
    await tab.run(() => document.getAnimations().filter(({ playState }) => playState === "running").forEach((movement) => movement.finish()));
    await tab.up();
    await tab.until("the card is chosen", () => document.querySelector(".d52-hand button[aria-pressed=true]"));
  }],

  ["Dual Duel’s hand lies in its room in four rows at the most, as large as in rows of seven, beside a scrollbar", async ({ tab }) => {
    await tab.openAfresh();
    await tab.resize(NARROW_PX);
    await deal(tab, "dual-duel");
    await tab.tap("#curtain-open.is-ready");
    await tab.tap("#curtain-open.is-half");
    await tab.spot("button", ", in hand");
    const { room, cards } = await tab.run(() => {
      const bounds = (part) => part.getBoundingClientRect().toJSON();
      const cards = [...document.querySelectorAll(".dd-hand__card")].map(bounds);
      return { room: bounds(document.querySelector(".dd-hand__room")), cards };
    });
    const rows = new Set(cards.map(({ top }) => Math.round(top))).size;
    assert(rows <= 4, `there are ${rows} rows`);
    for (const card of cards) {
      assert(card.left >= room.left - 1 && card.right <= room.right + 1, "a card is wider than the room");
      assert(card.top >= room.top - 1 && card.bottom <= room.bottom + 1, "a card is higher than the room");
      assert(7 * (card.width + 4) >= room.width, `a card is ${card.width} wide`);
    }
    await tab.resize(412);
  }, ({ narrowest }) => narrowest <= NARROW_PX],

  ["two tabs: the second one is told, takes over, and the first one stops", async ({ tab, openTab }) => {
    await tab.openAfresh();
    await deal(tab, "fools-gambit");
    const fragment = await tab.run(() => location.hash);
    const second = await openTab();
    await second.open(fragment);
    await second.heading("another tab");
    await second.tap(".table__elsewhere button", "take over");
    await second.until("the table", isDealt);
    await tab.front();
    await tab.heading("another tab");
    await second.close();
    await tab.front();
  }, opensWindows],

  ["two tabs: what one plays is told by the other’s home page", async ({ tab, openTab }) => {
    await tab.openAfresh();
    await deal(tab, "dual-duel");
    const fragment = await tab.run(() => location.hash);
    const second = await openTab();
    await second.open("#/");
    await second.until("the game in the list", (fragment) => document.querySelector(`main a[href$="${fragment}"]`), fragment);
    await second.close();
    await tab.front();
  }, opensWindows],

  ["within another page it does not start", async ({ tab, site }) => {
    // A missing page of the same host: its answer has no security policy.
    await tab.visit(`${site}nothing`);
    await tab.run((site) => {
      const frame = document.createElement("iframe");
      frame.src = site;
      document.body.append(frame);
    }, site);
    await tab.until("it says so", () => /on its own/.test(document.querySelector("iframe").contentDocument?.querySelector("h1")?.textContent));
    assert.equal(await tab.run(() => document.querySelector("iframe").contentWindow.facedown.wasm), null);
  }],

  ["it starts without a network, once it was loaded", async ({ tab }) => {
    const host = await serve();
    try {
      await tab.open("#/", host.url);
      await tab.until("the site is kept", () => navigator.serviceWorker.controller?.state === "activated");
    } finally {
      await host.close();
    }
    await tab.reload();
    await tab.heading("^Facedown$");
    await deal(tab, "gold-rush-shoot-out");
  }],

  ["with all data blocked one can play, unsaved", async ({ openInNewBrowser }) => {
    const tab = await openInNewBrowser({ isBlocked: true });
    await tab.open("#/");
    await tab.heading("^Facedown$");
    await deal(tab, "fools-gambit");
    await tab.spot("#curtain-open");
  }, ({ canBlockData }) => canBlockData],
];
