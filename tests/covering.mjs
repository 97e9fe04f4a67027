// Fewer cases than every combination, in which every two values still meet: most faults need no more than two.

/** Whether to test everything (`cargo xtask test --all`). */
export const IS_WHOLE = process.env.FACEDOWN_TESTS === "all";

/** Every combination of one value of each dimension, `{ size: [..], theme: [..] }` as `{ size, theme }`. */
const product = (dimensions) =>
  Object.entries(dimensions).reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}]);

/** The pairs of values in a row, by the indices of dimensions and values. */
function pairsOf(row, dimensions) {
  const places = Object.entries(dimensions).map(([name, values], at) => `${at}.${values.indexOf(row[name])}`);
  return places.flatMap((one, at) => places.slice(at + 1).map((other) => `${one} ${other}`));
}

/**
 * Combinations in which every value of one dimension meets every value of each other one: greedily those with most new
 * pairs. Every combination where everything is tested.
 */
export function covering(dimensions, isWhole = IS_WHOLE) {
  const all = product(dimensions);
  if (isWhole || Object.keys(dimensions).length < 3) return all;
  const rows = all.map((row) => ({ row, pairs: pairsOf(row, dimensions) }));
  const open = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen = [];
  while (open.size > 0) {
    const news = ({ pairs }) => pairs.filter((pair) => open.has(pair)).length;
    const best = rows.reduce((best, row) => (news(row) > news(best) ? row : best));
    best.pairs.forEach((pair) => open.delete(pair));
    chosen.push(best.row);
  }
  return chosen;
}

/** The whole list where everything is tested, else `always` and `more` others, which vary with `at`. */
export function someOf(all, always, more, at) {
  if (IS_WHOLE) return all;
  const others = all.filter((one) => !always.includes(one));
  return [...always, ...Array.from({ length: more }, (_, step) => others[(at * more + step) % others.length])];
}
