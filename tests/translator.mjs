// Changes a page as translators and extensions do: in a world of their own, at once and from then on.

/** In the world of an extension: translates all that there is and all that comes, in one of these ways. */
function translate(way) {
  const made = (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text);
    outer.append(inner);
    return outer;
  };
  const additions = new WeakMap();
  const WAYS = {
    replace: (text) => text.replaceWith(made(text.data)),
    "replace by turns": (text) => {
      const [{ parentNode, nextSibling }, font] = [text, made(text.data)];
      text.remove();
      parentNode.insertBefore(font, nextSibling);
    },
    wrap: (text) => {
      const font = made("");
      text.before(font);
      font.firstChild.append(text);
    },
    add: (text) => {
      const font = made(text.data);
      font.dataset.translation = "";
      // All lies where it would lie without.
      font.hidden = true;
      additions.get(text)?.remove();
      additions.set(text, font);
      text.parentNode.append(font);
    },
  };
  const each = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const isMeant = (text) => text.data.trim() && text.parentElement && !text.parentElement.closest("font, script, style, noscript, #rescue");
    for (const text of texts.filter(isMeant)) WAYS[way](text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) (type === "characterData" ? [target] : addedNodes).forEach(each);
  });
  each(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const WAYS = ["replace", "replace by turns", "wrap", "add"];

/** Does something to the page as an extension does, in a world of its own. */
export async function asExtension(page, script, given = null) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
  await session.send("Runtime.evaluate", { contextId, expression: `(${script})(${JSON.stringify(given)})` });
  await session.detach();
}

/** Has what the page shows be translated in one of these ways, until it is loaded anew. */
export const translateIn = (page, way) => asExtension(page, translate, way);

/** All that the page says, in sight or not; and what stands beside it and says something else. */
export const saidBy = (page) =>
  page.evaluate(() => {
    const all = document.querySelector("body").cloneNode(true);
    const added = [...all.querySelectorAll("[data-translation]")].map((font) => [font.parentNode, font.textContent, font.remove()]);
    const stale = added.filter(([parent, text]) => !parent.textContent.includes(text)).map(([, text]) => text);
    return { title: document.title, text: all.textContent, stale };
  });
