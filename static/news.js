// A notice on the home page after an update.

import { isHome } from "./address.js";
import { button, element } from "./rescue.js";
import { said } from "./words.js";

/** Shows the notice if the worker noted a new version: see sw.js. */
export async function showNews() {
  if (!isHome() || !navigator.serviceWorker?.controller || !(await isNoted())) return;
  const region = element("div", "toasts");
  region.setAttribute("role", "status");
  const link = Object.assign(element("a", "", said("news")), { href: `./text/${globalThis.facedown.language}/news.html` });
  const close = button("×", () => region.remove(), "button is-quiet is-bare");
  close.setAttribute("aria-label", said("close"));
  addEventListener("hashchange", () => region.remove(), { once: true });
  // The changelog's line for players.
  const notice = element("div", "toast", element("p", "toast__text", said("news_1_0_0"), " ", link), close);
  notice.id = "news";
  document.body.append(region);
  // A status region announces only what is added once the region is on the page.
  region.append(notice);
}

/** Whether there is a note. Deletes the note, so that the notice appears once. */
async function isNoted() {
  const names = (await caches.keys()).filter((name) => name.startsWith("facedown@"));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).delete("./updated")));
  return found.includes(true);
}
