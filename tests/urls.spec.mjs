// Odd fragments in the address: the page becomes usable with any.

import { LONGEST_FRAGMENT } from "../static/address.js";
import { SLUGS, expect, open, openHome, test, waitUntilUsable } from "./fixtures.mjs";

// Loads parts ahead: a page whose parts are still loading would be drawn only after these tests look.
test.use({ ahead: true });

const MILLION = 1_000_000;

const KINDS = [
  "#//[",
  "#//user:word@evil.example:99999/",
  "#/\\evil.example",
  "#/%ff%fe",
  "#/game/🂡",
  `#/link/${"A".repeat(20_000)}`,
  "#javascript:alert(1)",
  "#/\u202e\u0000\uffff",
];

/** By default each odd query or file name is met together with an odd fragment. */
const PAIRED = ["?x=1#//[", "?%ff=[#/%ff%fe", "index.html#/\u202e\u0000\uffff", "index.html?a#javascript:alert(1)"];

const QUERIES = ["?x=1", "?%ff=[", "index.html", "index.html?a#/settings", "?#//["];

const MORE = [
  "##",
  "#/new/%ff",
  "#/#/#/#",
  "#main",
  "#",
  "#/",
  "#//",
  "#///",
  "#//evil.example/x",
  "#/\\[",
  "#\\",
  "#%",
  "#/%",
  "#/%%%",
  "#/%00",
  "#/%2f%2f[",
  "#/..",
  "#/../../..",
  "#/./.",
  "#/?",
  "#/?x=%",
  "#/?a=1#b",
  "#/#",
  "#/ ",
  "#/\t/\n",
  "#/:",
  "#/*",
  "#/:id",
  "#/new",
  "#/new/",
  "#/new/no-such-game",
  "#/new/fools-gambit/more",
  "#/game",
  "#/game/",
  "#/game/nosuchgame",
  "#/game/..%2f..",
  "#/game/%F0%9F%83%8F",
  "#/replay/nosuchgame",
  "#/replay/%",
  "#/link",
  "#/link/",
  "#/link/x",
  "#/link/1.AAAA",
  "#/link/%5B%5D",
  "#/rules",
  "#/rules/no-such-game",
  "#/rules/fools-gambit#/x",
  "#/settings/",
  "#/settings?x",
  "#/SETTINGS",
  "#/about//",
  "#http://evil.example/",
  "#/javascript:alert(1)",
  "#data:text/html,x",
  `#/${"x".repeat(5_000)}`,
  `#/${"/".repeat(500)}`,
  `#/${"é".repeat(500)}`,
];

/** Pseudo-random fragments, made of pieces with a meaning in URLs and routes. */
function* randomFragments(count) {
  const pieces = [..."/\\[]{}<>()?#%:@&=*+;,.~|^`'\"!$-_ 0aZé🂡", "//", "..", "%2F", "%5B", "%ff", "%25"];
  pieces.push("new", "game", "replay", "link", "rules", "settings", "about", "fools-gambit", "https://a.example");
  let state = 52;
  const below = (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let i = 0; i < count; i += 1) {
    const parts = Array.from({ length: below(9) }, () => pieces[below(pieces.length)]);
    yield (below(4) ? "#/" : "#") + parts.join("");
  }
}

for (const [which, addresses, tag] of [["a few odd addresses", PAIRED, []], ["any odd address", [...KINDS, ...MORE, ...QUERIES], "@all"]]) {
  test(`a page loaded at ${which}, or one far too long, is usable`, { tag, annotation: { type: "costly", description: "a page load for each address" } }, async ({ page }) => {
    for (const address of addresses) await test.step(address.slice(0, 40), () => open(page, address));
    await open(page, `#/link/${"A".repeat(MILLION)}`);
    await expect(page.getByRole("heading", { level: 1, name: "This link can’t be opened" })).toBeVisible();
  });
}

for (const [count, tag] of [[60, []], [400, "@all"]]) test(`a running page is usable after any change of its address, ${count} random ones among them, and one to a place takes the focus there`, { tag, annotation: { type: "costly", description: "more than a hundred addresses" } }, async ({ page }) => {
  await openHome(page);
  await page.evaluate((length) => void (location.hash = `#/new/${"A".repeat(length)}`), MILLION);
  await expect(page.getByRole("heading", { level: 1, name: "There’s nothing here" })).toBeVisible();
  expect(await page.evaluate(() => location.hash.length), "cut before anything is done with it").toBe(LONGEST_FRAGMENT);
  // Loads all parts first, as a page is drawn only when its part is loaded.
  await page.evaluate((names) => facedown.needParts(names), ["learn", "evening", "more", "later", "phones", "packing", "by-link", "set-up", "company", "review", "coach", ...SLUGS].join(" "));
  const broken = await page.evaluate(async (fragments) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const broken = [];
    for (const fragment of fragments) {
      location.hash = fragment;
      await drawn();
      if (!document.querySelector("main") || !document.getElementById("rescue").hidden) broken.push(fragment);
    }
    return broken;
  }, [...KINDS, ...MORE, ...randomFragments(count)]);
  expect(broken).toEqual([]);
  await test.step("and going back through them", async () => {
    for (let i = 0; i < 12; i += 1) {
      await page.evaluate(() => {
        const moved = new Promise((done) => addEventListener("popstate", done, { once: true }));
        history.back();
        return moved;
      });
    }
    await waitUntilUsable(page);
  });
  const before = page.url();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#place";
    link.textContent = "to the place";
    const place = document.createElement("section");
    place.id = "place";
    document.body.append(link, place);
    link.click();
  });
  await expect(page.locator("#place")).toBeFocused();
  expect(page.url()).toBe(before);
  await waitUntilUsable(page);
});
