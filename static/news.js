// A notice on the home page after an update.

import { isHome } from "./address.js";
import { element } from "./rescue.js";
import { said } from "./words.js";

/** One line from the changelog, for players. */
const NEWS = "{{news}}";

/** Shows the notice if the worker noted a new version: see sw.js. */
export async function tell() {
  if (!isHome() || !navigator.serviceWorker?.controller || !(await isNoted())) return;
  const place = element("div", "toasts");
  place.setAttribute("role", "status");
  const text = element("p", "toast__text");
  const news = element("span", "", `${NEWS} `);
  news.lang = "en";
  const link = element("a", "", said("news"));
  link.href = "./whats-new.html";
  text.append(news, link);
  const close = element("button", "toast__close", "×");
  close.setAttribute("aria-label", said("close"));
  const leave = () => place.remove();
  close.addEventListener("click", leave);
  addEventListener("hashchange", leave, { once: true });
  const notice = element("div", "toast");
  notice.id = "news";
  notice.append(text, close);
  document.body.append(place);
  // A status region announces what is added to it.
  place.append(notice);
}

/** Whether there is a note, which is deleted: the notice comes once. */
async function isNoted() {
  const note = new URL("./updated", document.baseURI).href;
  const names = (await caches.keys()).filter((name) => name.startsWith("facedown@"));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).delete(note)));
  return found.includes(true);
}
