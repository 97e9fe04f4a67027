// The page within another page, which could cover the cards, or see the taps. So nothing starts there. A site built
// with `FACEDOWN_FRAME=allow` asks first, and then plays.

import { allSaves, button, element, everything, show } from "./rescue.js";
import { standing } from "./start.js";
import { said, words } from "./words.js";

/** "allow" or "refuse". */
const FRAME = "{{frame}}";

/** Asks or refuses, as the site was built. */
export async function within(/** @type {() => void} */ begin) {
  await Promise.all([standing(), words(globalThis.facedown).ahead()]);
  if (String(FRAME) === "allow") ask(begin);
  else refuse();
}

function refuse() {
  const link = Object.assign(element("a", "rescue-button is-main", said("open_alone")), { href: location.href, target: "_blank", rel: "noopener" });
  show(said("alone"), said("alone_because"), element("div", "rescue-row", link));
  document.getElementById("app").remove();
}

function ask(/** @type {() => void} */ begin) {
  const games = allSaves();
  const app = document.getElementById("app");
  const play = () => {
    document.getElementById("rescue").hidden = true;
    app.hidden = false;
    document.addEventListener("click", leaveFrame, { capture: true });
    begin();
  };
  const kept = games ? said("kept_apart") : said("nothing_kept");
  const told = games?.length ? `${kept} ${said("brought_in")}` : kept;
  const ways = [button(said("play_here"), play, "rescue-button is-main"), button(said("own_tab"), () => openAlone(games ?? []))];
  app.hidden = true;
  show(said("within"), told, element("div", "rescue-row", ...ways));
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
