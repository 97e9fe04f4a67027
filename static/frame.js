// Runs instead of the app in a frame: the embedding page could cover the cards or see the taps. A site built with
// `FACEDOWN_FRAME=allow` asks before the app starts; others refuse.

import { allSaves, button, element, exportText, show } from "./rescue.js";
import { whenPageStyled } from "./start.js";
import { said, words } from "./words.js";

/** `finish` makes it "allow" or "refuse". */
const FRAME = "{{frame}}";

export async function startFramed(/** @type {() => void} */ begin) {
  await Promise.all([whenPageStyled(), words(globalThis.facedown).loadAhead()]);
  if (String(FRAME) === "allow") askFirst(begin);
  else refuse();
}

function refuse() {
  const link = Object.assign(element("a", "button is-main", said("open_alone")), { href: location.href, target: "_blank", rel: "noopener" });
  show(said("alone"), said("alone_because"), element("div", "rescue-row", link));
  document.getElementById("app").remove();
}

function askFirst(/** @type {() => void} */ begin) {
  const games = allSaves();
  const app = document.getElementById("app");
  const play = () => {
    document.getElementById("rescue").hidden = true;
    app.hidden = false;
    document.addEventListener("click", leaveFrame, { capture: true });
    begin();
  };
  const kept = games ? said("kept_apart") : said("nothing_kept");
  const text = games?.length ? `${kept} ${said("brought_in")}` : kept;
  const buttons = [button(said("play_here"), play, "button is-main"), button(said("own_tab"), () => openAlone(games ?? []))];
  app.hidden = true;
  show(said("within"), text, element("div", "rescue-row", ...buttons));
}

// Opens the page in a tab. The games go into the cache of shared files, so the tab asks before it imports them. If a
// header isolates the two pages, the tab opens without the games.
async function openAlone(/** @type {StoredGame[]} */ games) {
  /** @type {(Window & typeof globalThis) | null} */
  // @ts-expect-error: it is a window of the same page.
  const tab = open(games.length ? location.href.split("#")[0] : location.href);
  if (!tab || !games.length) return;
  try {
    await whenStarted(tab);
    const cache = await tab.caches.open("facedown@shared");
    await cache.put("shared", new Response(exportText(games)));
    tab.location.hash = "#/import";
  } catch {
    // The tab is open, but only with its own games.
  }
}

/** Waits for Facedown in the tab; by polling, since no event tells when the tab's first, empty page is replaced. */
async function whenStarted(/** @type {Window & typeof globalThis} */ tab) {
  while (!tab.closed && !tab.facedown?.wasm) await new Promise((done) => setTimeout(done, 50));
}

/** Links to other hosts open a tab, since most refuse to be framed. */
function leaveFrame(/** @type {MouseEvent} */ event) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link && link.origin !== location.origin) link.target = "_blank";
}
