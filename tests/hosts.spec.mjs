// From usual hosts the site deals a game and reloads offline. Long caching: update.spec.mjs; headers: csp.spec.mjs.

import { open, openKept, test } from "./fixtures.mjs";
import { atTable, dealButton } from "./set-up.mjs";
import { waitForTable } from "./table.mjs";

test.use({ serviceWorkers: "allow" });

/** Hosts, each with several conditions at once. */
const HOSTS = {
  "at its root, that knows no wasm": { path: "/", types: { ".wasm": "application/octet-stream" } },
  "in a subfolder, that takes wasm for text, and has it sniffed by nobody": {
    path: "/people/ana/games/facedown/",
    types: { ".wasm": "text/plain; charset=utf-8" },
    headers: { "X-Content-Type-Options": "nosniff" },
  },
  "that compresses all files, and lets nothing be kept": { brotliLevel: 5, headers: { "Cache-Control": "no-store" } },
};

for (const [name, options] of Object.entries(HOSTS)) {
  test(`on a host ${name} a game is dealt, and goes on offline`, async ({ page, context, host }) => {
    const { url, close } = await host(options);
    await openKept(page, url);
    await open(page, "#/alone/fools-gambit", url);
    await dealButton(page).click();
    await atTable(page);
    await waitForTable(page);
    await close();
    await context.setOffline(true);
    await page.reload();
    await waitForTable(page);
  });
}
