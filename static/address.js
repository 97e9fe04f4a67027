// Addresses that the router can read.

/** The start page's fragment. */
export const HOME = "#/";

/**
 * No fragment is longer. A link that is cut here is still longer than any that is read, and is told to be: see
 * `services/links.rs`.
 */
export const LONGEST = 20_000;

/** Whether the address is the home page's, odd spellings left out: for those the app knows the way. */
export const isHome = () => ["", "#", HOME].includes(location.hash);

/**
 * The fragment itself if the router can read it, else the start page's. One that is too long is cut before anything
 * else is done with it.
 *
 * The router takes what follows the `#` for a URL of its own, and panics if it is none. It also
 * has to be one of this site: `//elsewhere/x` would be read as a path of another.
 */
export function mended(fragment, href) {
  if (!fragment.startsWith(HOME)) return HOME;
  const short = fragment.slice(0, LONGEST);
  try {
    const { origin } = new URL(href.split("#", 1)[0]);
    return new URL(short.slice(1), origin).origin === origin ? short : HOME;
  } catch {
    return HOME;
  }
}

function mend() {
  const { hash, href } = location;
  const better = mended(hash, href);
  if (better !== hash) history.replaceState(null, "", better);
}

/**
 * A link to a place in this page (such as "skip to the content") goes there without an address:
 * the fragment is the router's.
 */
function goToPlace(event) {
  const link = event.target.closest?.("a[href^='#']");
  const name = link?.getAttribute("href").slice(1) ?? "";
  if (!link || name.startsWith("/") || event.defaultPrevented) return;
  event.preventDefault();
  const place = document.getElementById(name);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
  place.scrollIntoView();
}

/** Keeps the address readable from now on. To be called before the router listens. */
export function keepReadable() {
  mend();
  addEventListener("popstate", mend, { capture: true });
  document.addEventListener("click", goToPlace);
}
