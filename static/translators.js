// Translators and extensions replace the page's texts, wrap its elements and add others, while the program keeps using
// its own nodes: its changes would be invisible, removed things, cards among them, would stay in sight, and an
// insertion before a lost node would end the page. So the program's three tree operations find what stands in a node's
// place. They are the page's own: an extension has others, in a world of its own.

/** @type {WeakMap<Node, Node>} The parent that the program has given to each of its nodes. */
const parents = new WeakMap();

/** @type {WeakMap<Node, ChildNode>} The foreign node that stands in a node's place. */
const standIns = new WeakMap();

/** Every stand-in so far. */
const stoodIn = new WeakSet();

/** @type {Set<ChildNode>} Foreign nodes beside the program's own. */
const strangers = new Set();

const observer = new MutationObserver(note);

/** The most elements to search for a node: a page could have made a circle of them. */
const DEEPEST = 50;

/** Records others' changes. */
function note(/** @type {MutationRecord[]} */ records) {
  /** @type {ChildNode | undefined} */
  let lost;
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (!parents.has(target)) continue;
    const foreign = /** @type {ChildNode[]} */ ([...addedNodes]).filter((node) => !parents.has(node));
    for (const node of foreign) strangers.add(node);
    // Most are replaced in one go. Some are removed before or after another comes.
    if (lost && foreign.length > 0) lost = standIn(lost, foreign[0]);
    for (const node of /** @type {NodeListOf<ChildNode>} */ (removedNodes)) {
      strangers.delete(node);
      if (parents.get(node) !== target && !stoodIn.has(node)) continue;
      const near = /** @type {ChildNode[]} */ ([...foreign, previousSibling, nextSibling]);
      const other = near.find((node) => strangers.has(node));
      lost = other ? standIn(node, other) : node;
    }
    for (const node of addedNodes) standIns.delete(node);
  }
}

/** @returns {undefined} */
function standIn(/** @type {ChildNode} */ node, /** @type {ChildNode} */ other) {
  standIns.set(node, other);
  stoodIn.add(other);
  strangers.delete(other);
}

/** Finds the child of `parent` that stands for `node`: the node itself, its wrapper, or its stand-in. */
function placeOf(/** @type {Node | null} */ node, /** @type {Node} */ parent) {
  let at = node;
  for (let depth = 0; at && at.parentNode !== parent; depth += 1) at = depth < DEEPEST ? (standIns.get(at) ?? at.parentNode) : null;
  return at;
}

/** Puts a text or an element back in place of its stand-in. */
function putBack(/** @type {Node} */ node) {
  const parent = parents.get(node);
  if (!parent || node.parentNode === parent) return;
  const at = placeOf(node, parent);
  if (at) parent.replaceChild(node, at);
}

/**
 * Changes one of the program's nodes in its place. What others have put beside it belongs to the old content.
 * @template Result
 * @param {Node} place
 * @param {() => Result} change
 */
function change(place, change) {
  note(observer.takeRecords());
  for (const stranger of strangers) {
    if (stranger.isConnected && !stranger.parentNode?.contains(place)) continue;
    stranger.remove();
    strangers.delete(stranger);
  }
  const result = change();
  // These changes are the program's own.
  observer.takeRecords();
  return result;
}

export function guardTree() {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  const value = /** @type {Required<PropertyDescriptor>} */ (Object.getOwnPropertyDescriptor(prototype, "nodeValue"));
  prototype.insertBefore = function (node, before) {
    return change(this, () => {
      putBack(node);
      parents.set(node, this);
      insertBefore.call(this, node, before && placeOf(before, this));
      return node;
    });
  };
  prototype.removeChild = function (node) {
    return change(this, () => {
      const at = placeOf(node, this);
      parents.delete(node);
      if (at) removeChild.call(this, at);
      return node;
    });
  };
  Object.defineProperty(prototype, "nodeValue", {
    ...value,
    set(/** @type {string} */ text) {
      change(this, () => {
        putBack(this);
        value.set.call(this, text);
      });
    },
  });
  observer.observe(document, { childList: true, subtree: true });
}
