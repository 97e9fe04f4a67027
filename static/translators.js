// Keeps the page working under translators and extensions, which replace texts, and wrap and add elements. The program
// still uses its own nodes: its changes would be invisible, removed elements such as cards would stay, and inserting
// before a lost node would throw. So this script replaces the three tree operations that the program uses by versions
// that find the stand-in of a lost node. Extensions are unaffected: they have their own prototypes.

/** @type {WeakMap<Node, Node>} Each node of the program, and the parent that the program gave it. */
const parents = new WeakMap();

/** @type {WeakMap<Node, ChildNode>} The foreign node that replaced each lost node of the program. */
const standIns = new WeakMap();

/** Foreign nodes that are stand-ins or once were. */
const stoodIn = new WeakSet();

/** @type {Set<ChildNode>} Foreign nodes that stand in for none of the program's nodes. */
const strangers = new Set();

const observer = new MutationObserver(onChanges);

/** Limits the search for a node, since foreign changes could make a cycle. */
const MAX_DEPTH = 50;

function onChanges(/** @type {MutationRecord[]} */ records) {
  /** @type {ChildNode | undefined} */
  let lost;
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (!parents.has(target)) continue;
    const foreign = /** @type {ChildNode[]} */ ([...addedNodes]).filter((node) => !parents.has(node));
    for (const node of foreign) strangers.add(node);
    // Most replacements are one record; others are two, and either may be the one that removes the node.
    if (lost && foreign.length > 0) lost = setStandIn(lost, foreign[0]);
    for (const node of /** @type {NodeListOf<ChildNode>} */ (removedNodes)) {
      strangers.delete(node);
      if (parents.get(node) !== target && !stoodIn.has(node)) continue;
      const near = /** @type {ChildNode[]} */ ([...foreign, previousSibling, nextSibling]);
      const other = near.find((node) => strangers.has(node));
      lost = other ? setStandIn(node, other) : node;
    }
    for (const node of addedNodes) standIns.delete(node);
  }
}

/** @returns {undefined} */
function setStandIn(/** @type {ChildNode} */ node, /** @type {ChildNode} */ other) {
  standIns.set(node, other);
  stoodIn.add(other);
  strangers.delete(other);
}

/** The child of `parent` that stands for `node`: itself, its wrapper, or its stand-in. */
function placeOf(/** @type {Node | null} */ node, /** @type {Node} */ parent) {
  let at = node;
  for (let depth = 0; at && at.parentNode !== parent; depth += 1) at = depth < MAX_DEPTH ? (standIns.get(at) ?? at.parentNode) : null;
  return at;
}

function putBack(/** @type {Node} */ node) {
  const parent = parents.get(node);
  if (!parent || node.parentNode === parent) return;
  const at = placeOf(node, parent);
  if (at) parent.replaceChild(node, at);
}

/**
 * Runs the program's change of the tree, after removing foreign nodes in `place`, and beside it or its ancestors: they
 * belong to the old content.
 * @template Result
 * @param {Node} place
 * @param {() => Result} act
 */
function change(place, act) {
  onChanges(observer.takeRecords());
  for (const stranger of strangers) {
    if (stranger.isConnected && !stranger.parentNode?.contains(place)) continue;
    stranger.remove();
    strangers.delete(stranger);
  }
  const result = act();
  // Drops the records of the program's own change.
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
