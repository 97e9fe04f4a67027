//! The games' options in words.

use engine::options::{Field, Kind};
use engine::time::TimeControl;

const TIME: &str = "Time limits";

/// What an option is called.
pub fn label(game: &str, id: &str) -> &'static str {
    known(game, id).map_or("Option", |words| words.label)
}

/// What an option does.
pub fn explanation(game: &str, id: &str) -> &'static str {
    known(game, id).map_or("", |words| words.explanation)
}

/// What a value of an option is called.
pub fn value(game: &str, field: &Field, value: u32) -> String {
    match field.kind {
        Kind::Number { .. } => value.to_string(),
        Kind::Switch => if value == 1 { "On" } else { "Off" }.to_owned(),
        Kind::Choice(words) => {
            let place = usize::try_from(value).unwrap_or(usize::MAX);
            let known = known(game, field.id).and_then(|words| words.values.get(place));
            known.or_else(|| words.get(place)).copied().unwrap_or_default().to_owned()
        }
    }
}

/// What a preset is called.
pub fn preset(id: &str) -> &'static str {
    match id {
        "show" | "as-on-the-show" => "As on the show",
        "at-home" => "At home",
        "everything" => "With everything",
        "brisk" => "Against the clock",
        _ => "Another set",
    }
}

struct Words {
    label: &'static str,
    explanation: &'static str,
    /// By place, for a choice.
    values: &'static [&'static str],
}

fn known(game: &str, id: &str) -> Option<Words> {
    Some(match (game, id) {
        ("fools-gambit", "deck") => Words {
            label: "Cards",
            explanation: "One deck is split by colour, so each player has 26 cards: about ten \
                          minutes. With a whole deck each it takes twice as long.",
            values: &["One deck, black and red", "A whole deck each"],
        },
        ("fools-gambit", TimeControl::ID) => Words {
            label: TIME,
            explanation: "A minute to choose the cards, half a minute to decide about the swap. \
                          When time runs out, a random pick is made, or no swap.",
            values: &["None", "A minute and half a minute", "Twice as long"],
        },
        ("dual-duel", "target") => Words {
            label: "Duels to win",
            explanation: "Who wins so many duels first wins the match.",
            values: &[],
        },
        ("dual-duel", "longest") => Words {
            label: "Longest match",
            explanation: "After so many duels the match ends as it stands. Tied duels count.",
            values: &[],
        },
        ("dual-duel", TimeControl::ID) => Words {
            label: TIME,
            explanation: "On the show: two minutes for the wild cards, a minute to give, to keep \
                          and to swap, ten seconds to call, five to answer a call. When time runs \
                          out, cards are picked by lot and nothing is called.",
            values: &["None", "As on the show", "Twice as long"],
        },
        ("gold-rush-shoot-out", "ledger") => Words {
            label: "Ledger",
            explanation: "The table lists what everybody was seen to take. Without it you have to \
                          remember, and abilities are played behind a curtain.",
            values: &[],
        },
        ("gold-rush-shoot-out", "starting-tokens") => Words {
            label: "Tokens to start with",
            explanation: "Half a token buys an ambush. In a season everybody brings their own.",
            values: &[],
        },
        ("gold-rush-shoot-out", TimeControl::ID) => Words {
            label: TIME,
            explanation: "On the show: a minute for all abilities of a round together, five seconds \
                          for an ambush, ten minutes for a break. When time runs out nothing is \
                          played and no ambush is sprung.",
            values: &["None", "As on the show", "Twice as long"],
        },
        ("duel-52", "starts") => Words {
            label: "Who starts",
            explanation: "The first turn of the game has two actions, every other one three. With \
                          bannermen, whoever doesn’t start picks first.",
            values: &["Player 1", "Player 2", "Drawn by lot"],
        },
        ("duel-52", "heroes") => Words {
            label: "Heroes",
            explanation: "Each side is dealt a hero: a mage with a spell for every turn, or a \
                          warrior to be sent into a lane once.",
            values: &[],
        },
        ("duel-52", "bannermen") => Words {
            label: "Bannermen",
            explanation: "Before the first turn each side picks two ranks from its hand. Its cards \
                          of these ranks have a stronger power for the whole game.",
            values: &[],
        },
        ("duel-52", "forts") => Words {
            label: "Forts",
            explanation: "When one side ends its turn with three face-up cards in a lane, the \
                          other gets another base card there.",
            values: &[],
        },
        ("duel-52", TimeControl::ID) => Words {
            label: TIME,
            explanation: "A minute for a turn, with all that its actions set off, and for each pick \
                          of a bannerman. When time runs out, choices that are due are made by lot. \
                          Then the turn ends, but in the base game its last actions are made by lot \
                          first.",
            values: &["None", "A minute a turn", "Two minutes a turn"],
        },
        ("heads-up-duel", id) => return heads_up_duel(id),
        _ => return None,
    })
}

fn heads_up_duel(id: &str) -> Option<Words> {
    const PLAIN: Words = Words { label: "", explanation: "", values: &[] };
    Some(match id {
        "trading" => Words {
            label: "Trading",
            explanation: "Cards and marbles change hands before the duels. Without it everybody \
                          duels with the cards that were dealt. Two players never trade.",
            ..PLAIN
        },
        "periods" => Words {
            label: "Periods of trading",
            explanation: "In each of them everybody takes the device at least once.",
            values: &["4", "8, shorter ones", "16, very short ones"],
        },
        "clock" => Words {
            label: "Clock",
            explanation: "The minutes of the trading are shared out among its periods, and in each \
                          of them among the players. When your share runs out, you have finished \
                          for the period.",
            ..PLAIN
        },
        "minutes" => Words {
            label: "Minutes of trading",
            explanation: "For all periods and players together. On the show it was 40.",
            ..PLAIN
        },
        "smallest-deck" => Words {
            label: "Smallest deck",
            explanation: "No trade may leave anybody with fewer cards. At 0 you can give \
                          everything away, and a duel without cards is a draw.",
            ..PLAIN
        },
        "market" => Words {
            label: "Black market",
            explanation: "Packs of cards for marbles, in the middle of the trading. Without it \
                          there are no marbles, and pairs are drawn by lot.",
            ..PLAIN
        },
        "tokens" => Words {
            label: "Gamebreaker tokens",
            explanation: "What everybody starts with. In the trading half a token buys 3 marbles; \
                          with equal marbles, more tokens left pick first.",
            ..PLAIN
        },
        "joker" => Words {
            label: "Joker",
            explanation: "It comes in Special packs. If it is secret, it is one of the other \
                          three, drawn by lot, and only those who buy such a pack are told which.",
            values: &[
                "Blank: does nothing",
                "Echo: acts as the last special card before it",
                "Wild: counts as its owner’s showdown number",
                "Secret",
            ],
        },
        "one-back" => Words {
            label: "One back for all cards",
            explanation: "Backs then don’t tell which pack a card comes from.",
            ..PLAIN
        },
        "pairing" => Words {
            label: "Pairs",
            explanation: "Whoever has the most marbles left picks an opponent first. Or pairs are \
                          drawn by lot, and shown before the trading.",
            values: &["By marbles", "By lot"],
        },
        "draws" => Words {
            label: "Draws",
            explanation: "What becomes of a duel with equal points. In a tournament somebody \
                          always wins: draws that would stand go to the player with more cards \
                          left.",
            values: &["Stand", "More cards left win", "Kings’ bonus points don’t count"],
        },
        "tournament" => Words {
            label: "Tournament",
            explanation: "Winners duel on until one is left. For four or eight players.",
            ..PLAIN
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::options::Options as _;

    use super::*;

    #[test]
    fn every_option_of_every_game_has_its_words() {
        for game in GameId::ALL {
            let options = game.options();
            for field in options.fields() {
                let words = known(game.slug(), field.id).expect(field.id);
                assert!(!words.label.is_empty() && !words.explanation.is_empty());
                if let Kind::Choice(values) = field.kind {
                    assert_eq!(words.values.len(), values.len(), "{}", field.id);
                }
            }
            for set in options.presets() {
                assert_ne!(preset(set.id), preset("unknown"), "{}", set.id);
            }
        }
    }
}
