// Pairwise testing: a few combinations that contain every pair of values, since most faults need two values at most.

/** Whether to test all combinations: `cargo xtask test --all`. */
export const IS_WHOLE = process.env.FACEDOWN_TESTS === "all";

/** All combinations: `{ size: [..], theme: [..] }` as a list of `{ size, theme }`. */
const product = (dimensions) =>
  Object.entries(dimensions).reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}]);

function pairsOf(row, dimensions) {
  const keys = Object.entries(dimensions).map(([name, values], at) => `${at}.${values.indexOf(row[name])}`);
  return keys.flatMap((one, at) => keys.slice(at + 1).map((other) => `${one} ${other}`));
}

/** Combinations that contain every pair of values, chosen greedily; with `test --all`, all combinations. */
export function pairwise(dimensions, isWhole = IS_WHOLE) {
  const all = product(dimensions);
  if (isWhole || Object.keys(dimensions).length < 3) return all;
  const rows = all.map((row) => ({ row, pairs: pairsOf(row, dimensions) }));
  const missing = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen = [];
  while (missing.size > 0) {
    const countMissing = ({ pairs }) => pairs.filter((pair) => missing.has(pair)).length;
    const best = rows.reduce((best, row) => (countMissing(row) > countMissing(best) ? row : best));
    best.pairs.forEach((pair) => missing.delete(pair));
    chosen.push(best.row);
  }
  return chosen;
}

/** The values `always` and `more` others, chosen by the test's number `at`; with `test --all`, all values. */
export function someOf(all, always, more, at) {
  if (IS_WHOLE) return all;
  const others = all.filter((one) => !always.includes(one));
  return [...always, ...Array.from({ length: more }, (_, step) => others[(at * more + step) % others.length])];
}
