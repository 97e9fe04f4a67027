use engine::options::{Field, Kind, list};

use super::{choices, halves, messages};
pub(crate) use crate::words::messages::options::*;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText {
    pub label: Text,
    pub explanation: Text,
    /// The names of a choice's values, in order: see [`choices`].
    pub values: Text,
}

impl OptionText {
    /// The texts of an option, by its id, from a game's messages or from those that games share; `None` without texts.
    pub fn new(by_key: fn(&str) -> Option<Text>, id: &str) -> Option<Self> {
        let id = id.replace('-', "_");
        let text = |end: &str| {
            let key = format!("{id}{end}");
            by_key(&key).or_else(|| messages::options::by_key(&key))
        };
        let values = text("_values").unwrap_or(Text::NONE);
        Some(Self { label: text("")?, explanation: text("_hint")?, values })
    }
}

pub fn label(text: Option<OptionText>) -> Text {
    text.map_or(OPTION, |text| text.label)
}

pub fn explanation(text: Option<OptionText>) -> Text {
    text.map_or(Text::NONE, |text| text.explanation)
}

pub fn value(text: Option<OptionText>, field: &Field, value: u32) -> String {
    match field.kind {
        Kind::Number { .. } => value.to_string(),
        // The only list option holds each seat's tokens, counted in half tokens.
        Kind::List { most } => {
            let each: Vec<_> =
                list::unpack(most, value).map(|brought| halves(brought.into())).collect();
            each.join(", ")
        }
        Kind::Switch => if value == 1 { ON } else { OFF }.to_string(),
        Kind::Choice(ids) => {
            let place = usize::try_from(value).unwrap_or(usize::MAX);
            let known = text.and_then(|text| choices(text.values).nth(place));
            known.or_else(|| ids.get(place).copied()).unwrap_or_default().to_owned()
        }
    }
}

pub fn preset(id: &str) -> Text {
    messages::options::by_key(&id.replace('-', "_")).unwrap_or(ANOTHER_SET)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::options::Options as _;

    use super::*;
    use crate::games;

    #[test]
    fn every_option_of_every_game_has_its_words() {
        for game in GameId::ALL {
            let options = game.options();
            for field in options.fields() {
                let words = games::option(game, field.id).expect(field.id);
                assert!(!words.label.is_empty() && words.explanation.ends_with('.'));
                if let Kind::Choice(values) = field.kind {
                    assert_eq!(choices(words.values).count(), values.len(), "{}", field.id);
                }
            }
            for set in options.presets() {
                assert_ne!(preset(set.id), preset("unknown"), "{}", set.id);
            }
        }
    }
}
