// The address: its fragment names the page. `frontend/src/route.rs` reads every fragment; those that name nothing lead to a
// page that says so.

/** What the address is on the home page, odd spellings left out: for those the app knows the way. */
const HOME = ["", "#", "#/"];

/** A link that is cut here is still longer than any that is read, and is refused as too long: see `services/links.rs`. */
export const LONGEST = 20_000;

export const isHome = () => HOME.includes(location.hash);

/** Cuts a fragment that is too long, before anything else is done with it. */
function cut() {
  const { hash } = location;
  if (hash.length > LONGEST) history.replaceState(null, "", hash.slice(0, LONGEST));
}

/** Follows a link to a place in this page, such as "skip to the content", without an address: that is the router's. */
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

/** Keeps the address readable from now on. To be called before the router listens. */
export function keepReadable() {
  cut();
  addEventListener("popstate", cut, { capture: true });
  document.addEventListener("click", goToPlace);
}
