// Odd fragments in the address: the page becomes usable with any.

import { LONGEST_FRAGMENT } from "../static/address.js";
import { SLUGS, expect, go, open, openHome, test, waitUntilUsable } from "./fixtures.mjs";

// Loads parts ahead: a page whose parts are still loading would be drawn only after these tests look.
test.use({ ahead: true });

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

const MILLION = 1_000_000;

test("a fragment that is longer than any that is read is cut before anything is done with it", async ({ page }) => {
  await openHome(page);
  for (const [path, said] of [["link/", "This link can’t be opened"], ["new/", "There’s nothing here"], ["", "There’s nothing here"]]) {
    await page.evaluate(([path, count]) => void (location.hash = `#/${path}${"A".repeat(count)}`), [path, MILLION]);
    await expect(page.getByRole("heading", { level: 1, name: said })).toBeVisible();
    expect(await page.evaluate(() => location.hash.length)).toBe(LONGEST_FRAGMENT);
  }
  await open(page, `#/link/${"A".repeat(MILLION)}`);
  await expect(page.getByRole("heading", { level: 1, name: "This link can’t be opened" })).toBeVisible();
});

for (const [which, fragments, tag] of [["each kind of", KINDS, []], ["any other", MORE, "@all"]]) {
  test(`a page loaded at ${which} odd address is usable`, { tag }, async ({ page }) => {
    for (const fragment of fragments) await test.step(fragment.slice(0, 40), () => open(page, fragment));
  });
}

for (const [count, tag] of [[60, []], [400, "@all"]]) test(`a running page is usable after any change of its address, ${count} random ones among them`, { tag }, async ({ page }) => {
  await openHome(page);
  await go(page, "#/about");
  await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
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
});

test("odd queries and file names before the # are no matter", async ({ page, baseURL }) => {
  for (const address of ["?x=1", "?%ff=[", "index.html", "index.html?a#/settings", "?#//["]) {
    await page.goto("about:blank");
    await page.goto(baseURL + address);
    await waitUntilUsable(page);
  }
});

test("a link to a place in the page takes the focus there, and leaves the address", async ({ page }) => {
  await openHome(page);
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
