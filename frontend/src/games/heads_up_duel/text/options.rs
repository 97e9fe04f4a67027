//! The options of Heads Up Duel.

use crate::words::options::{BROUGHT, BROUGHT_HINT, OptionText};

/// An option by its id; `None` if the game lacks it.
pub fn option(id: &str) -> Option<OptionText> {
    const PLAIN: OptionText = OptionText { label: "", explanation: "", values: &[] };
    Some(match id {
        "trading" => OptionText {
            label: "Trading",
            explanation: "Cards and marbles change hands before the duels. Without it everybody \
                          duels with the cards that were dealt. Two players never trade.",
            ..PLAIN
        },
        "periods" => OptionText {
            label: "Periods of trading",
            explanation: "In each of them everybody takes the device at least once.",
            values: &["4", "8, shorter ones", "16, very short ones"],
        },
        "clock" => OptionText {
            label: "Clock",
            explanation: "The minutes of the trading are shared out among its periods, and in each \
                          of them among the players. When your share runs out, you have finished \
                          for the period.",
            ..PLAIN
        },
        "minutes" => OptionText {
            label: "Minutes of trading",
            explanation: "For all periods and players together. On the show it was 40.",
            ..PLAIN
        },
        "smallest-deck" => OptionText {
            label: "Smallest deck",
            explanation: "No trade may leave anybody with fewer cards. At 0 you can give \
                          everything away, and a duel without cards is a draw.",
            ..PLAIN
        },
        "market" => OptionText {
            label: "Black market",
            explanation: "Packs of cards for marbles, in the middle of the trading. Without it \
                          there are no marbles, and pairs are random.",
            ..PLAIN
        },
        "tokens" => OptionText {
            label: "Gamebreaker tokens",
            explanation: "What everybody starts with. In the trading half a token buys 3 marbles; \
                          with equal marbles, more tokens left pick first.",
            ..PLAIN
        },
        "brought" => OptionText { label: BROUGHT, explanation: BROUGHT_HINT, values: &[] },
        "joker" => OptionText {
            label: "Joker",
            explanation: "It comes in Special packs. If it is secret, it is one of the other \
                          three, at random, and only those who buy such a pack are told which.",
            values: &[
                "Blank: does nothing",
                "Echo: acts as the last special card before it",
                "Wild: counts as its owner’s showdown number",
                "Secret",
            ],
        },
        "one-back" => OptionText {
            label: "One back for all cards",
            explanation: "Backs then don’t tell which pack a card comes from.",
            ..PLAIN
        },
        "pairing" => OptionText {
            label: "Pairs",
            explanation: "Whoever has the most marbles left picks an opponent first. Or pairs are \
                          random, and shown before the trading.",
            values: &["By marbles", "By lot"],
        },
        "draws" => OptionText {
            label: "Draws",
            explanation: "What becomes of a duel with equal points. In a tournament somebody \
                          always wins: draws that would stand go to the player with more cards \
                          left.",
            values: &["Stand", "More cards left win", "Kings’ bonus points don’t count"],
        },
        "tournament" => OptionText {
            label: "Tournament",
            explanation: "Winners duel on until one is left. For four or eight players.",
            ..PLAIN
        },
        _ => return None,
    })
}
