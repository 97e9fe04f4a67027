// The URL fragment names the page. `frontend/src/route.rs` parses it; an unknown fragment shows a page that says so.

/** The home page's usual fragments; the app reads other spellings. */
const HOME = ["", "#", "#/"];

/** In characters. `services/links.rs` refuses a link cut to this length as too long, instead of misreading it. */
export const LONGEST_FRAGMENT = 20_000;

export const isHome = () => HOME.includes(location.hash);

/** Cuts an overlong fragment before anything else reads it. */
function cutFragment() {
  const { hash } = location;
  if (hash.length > LONGEST_FRAGMENT) history.replaceState(null, "", hash.slice(0, LONGEST_FRAGMENT));
}

/** Follows an in-page link ("skip to the content") without changing the fragment, which belongs to the router. */
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

/** Must run before the router adds its listeners. */
export function watchFragment() {
  cutFragment();
  addEventListener("popstate", cutFragment, { capture: true });
  document.addEventListener("click", goToPlace);
}
