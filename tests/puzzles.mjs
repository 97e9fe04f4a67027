// The site's puzzles, and a step that solves those about a swap.

import { readFileSync } from "node:fs";
import { lockInButton } from "./table.mjs";

/** Each puzzle's header, with the deciding seat, the best action and the seed from its record. */
export const PUZZLES = readFileSync(new URL("../static/puzzles.txt", import.meta.url), "utf8")
  .split("\n\n")
  .map((text) => {
    const lines = text.trim().split("\n");
    const record = lines.findIndex((line) => line.startsWith("facedown "));
    const head = Object.fromEntries(lines.slice(0, record).map((line) => /^(\w+) (.*)$/.exec(line).slice(1)));
    const decisions = lines.slice(record + 5);
    const [, seat, best] = /^(\d) (.*)$/.exec(decisions[Number(head.after)]);
    return { ...head, id: head.puzzle.replace(" ", "-"), seat, best, seed: lines[record + 4].split(" ")[1] };
  });

export const SWAP = { keep: null, "swap duel": "Swap with the duel card", "swap wager": "Swap with the wager" };

export async function swap(page, action) {
  if (SWAP[action]) await page.getByRole("button", { name: SWAP[action] }).click();
  await lockInButton(page).click();
}
