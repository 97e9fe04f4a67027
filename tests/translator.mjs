// Changes pages from an isolated world, as browsers' translators and extensions do, now and whenever the page changes.

/** Translates all texts, present and future, in one of `WAYS`. */
function translate(way) {
  const newFont = (text) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text);
    outer.append(inner);
    return outer;
  };
  const additions = new WeakMap();
  const WAYS = {
    replace: (text) => text.replaceWith(newFont(text.data)),
    "replace by turns": (text) => {
      const [{ parentNode, nextSibling }, font] = [text, newFont(text.data)];
      text.remove();
      parentNode.insertBefore(font, nextSibling);
    },
    wrap: (text) => {
      const font = newFont("");
      text.before(font);
      font.firstChild.append(text);
    },
    add: (text) => {
      const font = newFont(text.data);
      font.dataset.translation = "";
      // Hidden, so that the layout stays the same.
      font.hidden = true;
      additions.get(text)?.remove();
      additions.set(text, font);
      text.parentNode.append(font);
    },
  };
  const translateTexts = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const isTranslated = (text) => text.data.trim() && text.parentElement && !text.parentElement.closest("font, script, style, noscript, #rescue");
    for (const text of texts.filter(isTranslated)) WAYS[way](text);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) (type === "characterData" ? [target] : addedNodes).forEach(translateTexts);
  });
  translateTexts(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const WAYS = ["replace", "replace by turns", "wrap", "add"];

export async function runIsolated(page, script, given = null) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
  await session.send("Runtime.evaluate", { contextId, expression: `(${script})(${JSON.stringify(given)})` });
  await session.detach();
}

export const translateIn = (page, way) => runIsolated(page, translate, way);

/** All texts of the page but announced sentences, visible or not; `stale` are translations of texts that are gone. */
export const pageTexts = (page) =>
  page.evaluate(() => {
    const all = document.querySelector("body").cloneNode(true);
    const added = [...all.querySelectorAll("[data-translation]")].map((font) => [font.parentNode, font.textContent, font.remove()]);
    const stale = added.filter(([parent, text]) => !parent.textContent.includes(text)).map(([, text]) => text);
    // Announcements end after a time that may begin within a step.
    for (const announced of all.querySelectorAll(".narration > [role=log]")) announced.remove();
    return { title: document.title, text: all.textContent, stale };
  });
