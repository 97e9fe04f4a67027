// The accessibility tree has all that a seat knows: its own and open cards, counts, the score.

import { tree } from "./screen-reader.mjs";
import { expect, test } from "./fixtures.mjs";
import { upTo } from "./records.mjs";
import { goToGame, toDecision } from "./table.mjs";

/** For each golden game: numbers of decisions, and what the deciding seat knows after them. */
const MOMENTS = {
  "fools-gambit-worked-by-hand": [
    [0, ["ten of spades, in hand", "jack of spades, in hand", "king of clubs, in hand", "Your main deck: 23 cards", "Bo’s main deck: 23 cards", "3 cards in Bo’s hand", "Round 1", "You: 0", "Bo: 0"]],
    [6, ["Your duel card, face-down: five of clubs", "Your wager card: ace of spades", "Your third card: nine of spades", "Bo’s duel card, face-down", "Bo’s wager card: nine of hearts", "Bo’s third card, face-down", "Your main deck: 20 cards", "Bo’s main deck: 20 cards", "Your off-hand: 2 cards", "Bo’s off-hand: 2 cards", "Your discard pile: 1 card", "Bo’s discard pile: 1 card", "Round 2", "You: 0", "Bo: 0"]],
  ],
  "dual-duel-fewer-calls": [[2, ["Your wild card 1, face-down: blue 4", "Your wild card 2, face-down: purple 7", "Bo’s wild card 1, face-down", "Bo’s pair, given: no card yet", "Your pair, kept: no card yet", "Not yet seen: 28 cards", "Discarded: 0 cards", "Duel 1, round 1", "You: 0", "Bo: 0"]]],
  "duel-52-heroes-and-forts": [
    [
      // The bot has a single action: else a slow device, where it thinks less, might show another card.
      25,
      [
        ...["four of diamonds, Foresight", "five of hearts, Flip", "queen of clubs, Move", "Your turn", "3 actions left", "17 cards to draw", "Discarded: 2"],
        ...["Regular bot’s hero king of clubs, mage: Continuing Inspiration", "Your hero king of diamonds, mage: Continuing Inspiration"],
        ...["Regular bot’s side of lane 1, 3 cards", "Your side of lane 1, 1 card", "Regular bot’s side of lane 2, 3 cards", "Your side of lane 2, 3 cards", "Regular bot’s side of lane 3, 5 cards", "Your side of lane 3, 5 cards"],
        ...["Regular bot’s base card in lane 1, seen by Regular bot, 2 of 2 hit points left", "Regular bot’s ace of spades in lane 1, face-up, 2 of 2 hit points left", "Regular bot’s face-down card in lane 1, 2 of 2 hit points left"],
        ...["Your face-down seven of spades in lane 2", "Your face-down seven of clubs in lane 2", "Regular bot’s four of hearts in lane 3, face-up, 1 of 2 hit points left", "Regular bot’s eight of hearts in lane 3, face-up, 2 of 2 hit points left"],
        ...["Your two of hearts in lane 3, face-up, 2 of 2 hit points left, can attack", "Your face-down king of spades in lane 3", "Your face-down ace of hearts in lane 3", "Your face-down six of hearts in lane 3"],
      ],
    ],
  ],
  "gold-rush-shoot-out-three-seats": [
    [
      9,
      [
        ...["Cy, number 1 in priority, 0 wounds, 1 token, 0 cards in the envelope, aims at you, stands", "You, number 2 in priority, 0 wounds, 1 token, 0 cards in the envelope, aims at Bo, stands", "Bo, number 3 in priority, 0 wounds, 1 token, 0 cards in the envelope, aims at you, stands"],
        ...["3 blanks", "2 bullets", "loaded: a blank", "0 gold bars", "rare stamp: 0", "antique: 0", "2 bars", "stamp", "hired hand", "dual wield", "Round 1 of 6", "Cy first"],
      ],
    ],
  ],
  "heads-up-duel-for-two": [
    [7, ["a 2, in hand", "a 3, in hand", "a 4, in hand", "three 8s, in hand", "a 9, in hand", "a 10, in hand", "three Jacks, in hand", "two Queens, in hand", "Ada holds 12 cards", "You hold 13 cards", "image: a 4", "image: a King", "image: a 5", "Ada’s sum:\nStaticText: 4", "Your sum:\nStaticText: 5", "Kings: +1", "Duel 1, round 2", "Ada: 0", "You: 0"]],
  ],
};

async function treeAfter(page, name, count) {
  await goToGame(page, "tree", upTo(name, count), { table: count, looked: [count, count, count], series: [] });
  await toDecision(page);
  return tree(page);
}

test("all that a seat knows is in the tree", async ({ calm: page }) => {
  for (const [name, moments] of Object.entries(MOMENTS)) {
    for (const [count, known] of moments) {
      const said = await treeAfter(page, name, count);
      for (const fact of known) expect(said, `${name} after ${count}`).toContain(fact);
      // Words, not symbols.
      expect(said.match(/[♣♦♥♠]/g)).toBe(null);
      if (name.startsWith("dual-duel")) expectEachCardOnce(said.split("\n").filter((line) => !line.startsWith("StaticText")));
    }
  }
});

/** Expects each card of Dual Duel in the tree once: in hand, among the own wild cards, or as not yet seen. */
function expectEachCardOnce(said) {
  const colours = ["red", "yellow", "green", "blue", "purple"];
  const known = said.flatMap((line) => line.match(/^button: (\w+ \d+), in hand/)?.[1] ?? line.match(/^image: Your wild card \d, face-down: (\w+ \d+)$/)?.[1] ?? []);
  const left = colours.flatMap((colour) => {
    const at = said.indexOf(`rowheader: ${colour}`);
    return Array.from({ length: 10 }, (_, number) => (said[at + 1 + number] === "cell: yes" ? `${colour} ${number + 1}` : [])).flat();
  });
  expect(new Set([...known, ...left]).size).toBe(50);
  expect(known.length + left.length).toBe(50);
}
