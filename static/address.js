// The address: its fragment names the page. `frontend/src/route.rs` reads every fragment; unknown ones lead to a page
// that says so.

/** The home page's addresses, without odd spellings, which the app handles. */
const HOME = ["", "#", "#/"];

/** A link cut here is still longer than any accepted, and is refused as too long: see `services/links.rs`. */
export const LONGEST = 20_000;

export const isHome = () => HOME.includes(location.hash);

/** Cuts an overlong fragment before anything else reads it. */
function cut() {
  const { hash } = location;
  if (hash.length > LONGEST) history.replaceState(null, "", hash.slice(0, LONGEST));
}

/** Follows a link within this page, such as "skip to the content", without changing the address: that is the router's. */
function goToPlace(/** @type {MouseEvent} */ event) {
  const link = event.target instanceof Element && event.target.closest("a[href^='#']");
  const name = (link && link.getAttribute("href")?.slice(1)) || "";
  if (!link || name.startsWith("/") || event.defaultPrevented) return;
  event.preventDefault();
  const place = document.getElementById(name);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
  place.scrollIntoView();
}

/** Keeps the address readable from now on. Call it before the router listens. */
export function keepReadable() {
  cut();
  addEventListener("popstate", cut, { capture: true });
  document.addEventListener("click", goToPlace);
}
