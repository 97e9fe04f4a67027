// The URL fragment names the page. `frontend/src/route.rs` parses all of them; an unknown one gets a page that says so.

/** The home page's plain fragments; odd spellings are left to the app. */
const HOME = ["", "#", "#/"];

/** A link cut to this length is still too long to be accepted (`services/links.rs`), so nothing wrong is opened. */
export const LONGEST = 20_000;

export const isHome = () => HOME.includes(location.hash);

/** Cuts an overlong fragment before anything else reads it. */
function cutFragment() {
  const { hash } = location;
  if (hash.length > LONGEST) history.replaceState(null, "", hash.slice(0, LONGEST));
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

/** Call it before the router listens. */
export function watchFragment() {
  cutFragment();
  addEventListener("popstate", cutFragment, { capture: true });
  document.addEventListener("click", goToPlace);
}
