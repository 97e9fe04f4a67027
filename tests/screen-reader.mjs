// A screen reader's view of a page: accessibility tree, focus, announcements.

/** Records announcements in live regions of pages that load later. */
export const listen = (page) =>
  page.addInitScript(() => {
    const LIVE = "[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive]";
    globalThis.announced = [];
    const spoken = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent;
      if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
      return node.getAttribute("aria-label") ?? [...node.childNodes].map(spoken).join("");
    };
    const tidy = (text) => text.replace(/\s+/g, " ").trim();
    const elementOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
    new MutationObserver((changes) => {
      const whole = new Set();
      for (const { target, addedNodes } of changes) {
        const region = elementOf(target)?.closest(LIVE);
        if (!region || region.closest("[aria-hidden=true]")) continue;
        // Screen readers read only the additions to a log, but other regions whole.
        if (!region.matches("[role=log]")) whole.add(region);
        else if (target === region) window.announced.push(...[...addedNodes].map(spoken).map(tidy).filter(Boolean));
      }
      window.announced.push(...[...whole].map(spoken).map(tidy).filter(Boolean));
    }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ["aria-hidden"] });
  });

/** The announcements since the last call. */
export const announcements = (page) => page.evaluate(() => window.announced.splice(0));

export const liveTexts = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[role=status], [role=log], [aria-live=polite]")].map(({ textContent }) => textContent).join(" "));

export async function focusOf(page) {
  const client = (page.ear ??= await page.context().newCDPSession(page));
  const { result } = await client.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
  await client.send("Runtime.releaseObject", { objectId: result.objectId });
  const [{ role, name, properties = [] }] = nodes;
  const states = Object.fromEntries(properties.map((property) => [property.name, property.value.value]));
  return { role: role.value, name: name?.value ?? "", isPressed: states.pressed === "true", isChecked: states.checked === "true", isDisabled: states.disabled === true, isLost: result.className === "HTMLBodyElement" };
}

/** The accessibility tree in reading order: a line `role: name` for each node with a name. */
export async function tree(page) {
  const client = (page.ear ??= await page.context().newCDPSession(page));
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = ({ ignored, role, name }) => (ignored || role.value === "InlineTextBox" ? "" : (name?.value ?? "").replace(/\s+/g, " ").trim());
  const read = (node) => {
    const own = nameOf(node) ? [`${node.role.value}: ${nameOf(node)}`] : [];
    return [...own, ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? read(byId.get(id)) : []))];
  };
  return read(nodes[0]).join("\n");
}
