//! The games' options in words.

use engine::options::{Field, Kind};
use engine::pace::Pace;

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
        "show" => "As on the show",
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
        ("fools-gambit", Pace::ID) => Words {
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
        ("dual-duel", Pace::ID) => Words {
            label: TIME,
            explanation: "On the show: two minutes for the wild cards, a minute to give, to keep \
                          and to swap, ten seconds to call, five to answer a call. When time runs \
                          out, cards are picked by lot and nothing is called.",
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
        ("duel-52", Pace::ID) => Words {
            label: TIME,
            explanation: "A minute for a turn, with all that its actions set off, and for each pick \
                          of a bannerman. When time runs out, choices that are due are made by lot. \
                          Then the turn ends, but in the base game its last actions are made by lot \
                          first.",
            values: &["None", "A minute a turn", "Two minutes a turn"],
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
            let Some(options) = game.options() else { continue };
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
