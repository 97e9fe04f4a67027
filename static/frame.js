// The page within another page, which could cover the cards, or see the taps. So nothing starts there. A site built
// with `FACEDOWN_FRAME=allow` asks first, and then plays.

import { allSaves, button, element, everything, row, show } from "./rescue.js";
import { standing } from "./start.js";

/** "allow" or "refuse". */
const FRAME = "{{frame}}";

/** Asks or refuses, as the site was built. */
export async function within(/** @type {() => void} */ begin) {
  await standing();
  if (String(FRAME) === "allow") ask(begin);
  else refuse();
}

function refuse() {
  const link = element("a", "rescue-button is-main", "Open it on its own");
  link.href = location.href;
  link.target = "_blank";
  link.rel = "noopener";
  const why = "Another page shows it within itself. So that nothing can be laid over the cards, it is not started there.";
  show("Facedown runs on its own", why, row([link]));
  document.getElementById("app").remove();
}

function ask(/** @type {() => void} */ begin) {
  const games = allSaves();
  const app = document.getElementById("app");
  const play = button(
    "Play here",
    () => {
      document.getElementById("rescue").hidden = true;
      app.hidden = false;
      document.addEventListener("click", leaveFrame, { capture: true });
      begin();
    },
    "rescue-button is-main",
  );
  const alone = button("Open in its own tab", () => openAlone(games ?? []));
  app.hidden = true;
  show("Facedown, within another page", told(games), row([play, alone]));
}

/** The sentence on the data kept here. */
function told(/** @type {Kept[] | null} */ games) {
  if (!games) return "This browser lets nothing be kept here: a game is gone when you leave. In its own tab your games are kept.";
  const apart = "What you play here is kept apart from Facedown’s own tab, and browsers may forget it sooner.";
  return games.length ? `${apart} In its own tab, the games from here are offered to be brought in.` : apart;
}

// Opens the page at the top. The games go into its cache as if another app had shared them: it asks before they come
// in. The tab opens without them if a header separates the two pages.
async function openAlone(/** @type {Kept[]} */ games) {
  /** @type {(Window & typeof globalThis) | null} */
  // @ts-expect-error: it is a window of the same page.
  const tab = open(games.length ? location.href.split("#")[0] : location.href);
  if (!tab || !games.length) return;
  try {
    await loaded(tab);
    const cache = await tab.caches.open("facedown@shared");
    await cache.put("shared", new Response(everything(games)));
    tab.location.hash = "#/import";
  } catch {
    // It is there, with its own games.
  }
}

/** The tab has Facedown's page. Its first, empty page disappears silently, so this polls. */
async function loaded(/** @type {Window & typeof globalThis} */ tab) {
  while (!tab.closed && !tab.facedown?.wasm) await new Promise((done) => setTimeout(done, 50));
}

/** Links to another host leave the frame, since most refuse to be framed. */
function leaveFrame(/** @type {MouseEvent} */ event) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link && link.origin !== location.origin) link.target = "_blank";
}
