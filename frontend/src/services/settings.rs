//! The settings of this device.

use engine::catalogue::GameId;
use serde::{Deserialize, Serialize};

use super::json::{self, Fields};
use super::keys::SETTINGS;
use super::storage::{StoreError, with_device};
use super::stored::{self, Document, StoredDoc, Unread};

mod rewards;

pub use rewards::{CardBack, Felt};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Follows the device.
    #[default]
    System,
    Light,
    Dark,
}

/// The speed of animations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Off,
    Fast,
    #[default]
    Normal,
}

/// The gesture that opens the curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpenBy {
    #[default]
    Hold,
    /// Two taps.
    Tap,
}

/// The number of colours for the four suits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suits {
    #[default]
    Two,
    Four,
}

/// The letters on court cards and aces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Indices {
    /// The letters of the page's language.
    #[default]
    Own,
    /// J Q K A.
    International,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sound {
    /// Silence, until somebody has been asked.
    #[default]
    Unasked,
    Off,
    On,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    Quiet,
    #[default]
    Medium,
    Loud,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Haptics {
    #[default]
    Off,
    On,
}

/// Whether single keys act at the table (WCAG 2.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shortcuts {
    Off,
    #[default]
    On,
}

/// Whether bots comment on the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Remarks {
    Off,
    #[default]
    On,
}

/// The time when a screen reader reads a seat's own cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speech {
    /// As they come.
    #[default]
    Open,
    /// Only when the person moves onto them: others can hear the screen reader, too.
    Private,
}

/// The viewing distance of a table where everybody plays on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Distance {
    #[default]
    Near,
    /// A room's big screen.
    Far,
}

/// Whether an open hand is covered after a minute without a touch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Untouched {
    #[default]
    Cover,
    Stay,
}

/// The bots and options of a game's last set-up against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opponents {
    /// The game's slug.
    pub game: String,
    /// The bots' level, as a word.
    pub level: String,
    /// The options, as in a record.
    pub options: String,
    /// The number of bots against a single player; 0 if unknown.
    #[serde(default)]
    pub bots: u8,
}

/// The default game for a first-time single player.
pub const FIRST_GAME: GameId = GameId::FoolsGambit;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub theme: Theme,
    pub motion: Motion,
    pub curtain: OpenBy,
    pub untouched: Untouched,
    pub suits: Suits,
    pub indices: Indices,
    pub sound: Sound,
    pub volume: Volume,
    pub haptics: Haptics,
    pub shortcuts: Shortcuts,
    pub speech: Speech,
    pub distance: Distance,
    pub remarks: Remarks,
    pub back: CardBack,
    pub felt: Felt,
    /// The last players' names by seat, which set-up offers again.
    pub names: Vec<String>,
    /// The last set-up against bots, once for each game; the latest single-player one is at the end.
    pub opponents: Vec<Opponents>,
}

impl Settings {
    /// Reads settings; damaged or missing ones have their defaults.
    pub fn read(text: &str) -> Self {
        Fields::from_text(text).lossy()
    }

    pub fn opponents(&self, game: &str) -> Option<&Opponents> {
        self.opponents.iter().find(|last| last.game == game)
    }

    pub fn last_alone(&self) -> Option<&Opponents> {
        self.opponents.last()
    }

    pub fn note_alone(&mut self, opponents: Opponents) {
        self.opponents.retain(|last| last.game != opponents.game);
        self.opponents.push(opponents);
    }

    /// Notes a set-up with several people, which doesn't count as the last single-player one.
    pub fn note_in_company(&mut self, opponents: Opponents) {
        match self.opponents.iter_mut().find(|last| last.game == opponents.game) {
            Some(last) => *last = Opponents { bots: last.bots, ..opponents },
            None => self.opponents.insert(0, opponents),
        }
    }

    /// Whether a reward for marks is in use.
    pub fn has_rewards(&self) -> bool {
        self.back != CardBack::default() || self.felt != Felt::default()
    }

    pub fn write(&self) -> String {
        json::text(self)
    }

    /// This device's settings, if it has any.
    pub fn here() -> Option<Self> {
        with_device(|store| store.read(SETTINGS).ok().flatten()).map(|text| Self::read(&text))
    }

    /// Saves the settings on this device; unreadable ones are left alone.
    pub fn save_here(&self) -> Result<(), StoreError> {
        stored::change_here(|kept: &mut StoredDoc<Self>| kept.value = self.clone())
    }
}

impl Document for Settings {
    const KEY: &'static str = SETTINGS;
    const WORD: &'static str = "settings ";

    fn read_fields(fields: &Fields) -> Result<Self, Unread> {
        Ok(fields.lossy())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::services::keys::{self, STYLE_WORDS};
    use crate::services::storage::new_device;

    /// Settings that are none of the defaults.
    const WHOLE: &str = include_str!("settings/whole.json");

    fn kept() -> Fields {
        Fields::from_text(&with_device(|store| store.read(SETTINGS)).unwrap().unwrap())
    }

    #[test]
    fn settings_survive_the_trip_to_text_and_back() {
        let settings = Settings::read(WHOLE);
        new_device(None);
        settings.save_here().unwrap();
        assert_eq!(Settings::here(), Some(settings));
        assert_eq!(kept(), Fields::from_text(WHOLE));
        let [whole, defaults] = [WHOLE, &*Settings::default().write()]
            .map(|text| serde_json::from_str::<BTreeMap<String, serde_json::Value>>(text).unwrap());
        assert!(whole.keys().eq(defaults.keys()), "{whole:?}");
        for (name, value) in &defaults {
            assert_ne!(whole.get(name), Some(value), "{name}");
        }
    }

    fn opponents(game: &str, level: &str) -> Opponents {
        Opponents { game: game.into(), level: level.into(), options: "heroes=off".into(), bots: 1 }
    }

    #[test]
    fn the_last_set_up_of_each_game_is_known() {
        let mut settings = Settings::default();
        assert_eq!(settings.opponents("duel-52"), None);
        settings.note_alone(opponents("duel-52", "sharp"));
        settings.note_alone(opponents("dual-duel", "novice"));
        settings.note_alone(opponents("duel-52", "master"));
        assert_eq!(settings.opponents("duel-52"), Some(&opponents("duel-52", "master")));
        assert_eq!(settings.opponents("dual-duel"), Some(&opponents("dual-duel", "novice")));
        assert_eq!(settings.opponents.len(), 2);
    }

    #[test]
    fn the_last_single_game_survives_games_in_company() {
        let mut settings = Settings::default();
        assert_eq!(settings.last_alone(), None);
        settings.note_alone(Opponents { bots: 3, ..opponents("heads-up-duel", "sharp") });
        for last in [opponents("duel-52", "master"), opponents("heads-up-duel", "novice")] {
            settings.note_in_company(Opponents { bots: 0, ..last });
        }
        let last = Opponents { bots: 3, ..opponents("heads-up-duel", "novice") };
        assert_eq!(settings.last_alone(), Some(&last));
        let before_bots = r#"{"opponents":[{"game":"duel-52","level":"sharp","options":""}]}"#;
        assert_eq!(Settings::read(before_bots).last_alone().unwrap().bots, 0);
    }

    #[test]
    fn only_damaged_settings_fall_back_to_defaults() {
        let read = Settings::read(
            r#"{"theme":"light","motion":7,"names":["Ana",3],"opponents":[{}],"extra":[]}"#,
        );
        assert_eq!(read, Settings { theme: Theme::Light, ..Settings::default() });
        assert_eq!(Settings::read("[1]"), Settings::default());
        assert_eq!(Settings::read(""), Settings::default());
    }

    #[test]
    fn a_field_that_cant_be_read_stays_until_it_is_set() {
        new_device(None);
        let text = r#"{"theme":"sepia","felt":"blue","more":"x"}"#;
        with_device(|store| store.write(SETTINGS, text)).unwrap();
        let settings = Settings { suits: Suits::Four, ..Settings::here().unwrap() };
        settings.save_here().unwrap();
        let words = ["theme", "felt", "more", "suits"].map(|name| kept().value::<String>(name));
        assert_eq!(words, ["sepia", "blue", "x", "four"].map(|word| Some(word.to_owned())));
        Settings { theme: Theme::Light, ..settings }.save_here().unwrap();
        assert_eq!(Settings::here().unwrap().theme, Theme::Light);
    }

    #[test]
    fn the_scripts_know_the_words_of_the_settings_and_the_first_game() {
        fn texts<T: Serialize>(words: &[T]) -> Vec<String> {
            words.iter().map(json::text).collect()
        }
        let expected = [
            ("theme", texts(&[Theme::System, Theme::Light, Theme::Dark])),
            ("motion", texts(&[Motion::Normal, Motion::Fast, Motion::Off])),
            ("suits", texts(&[Suits::Two, Suits::Four])),
            ("back", texts(&CardBack::ALL)),
            ("felt", texts(&Felt::ALL)),
        ];
        let defaults = Fields::from_text(&Settings::default().write());
        for ((name, words), (expected_name, expected)) in STYLE_WORDS.into_iter().zip(expected) {
            let default = json::text(&defaults.value::<String>(name));
            assert_eq!((&default, name), (&expected[0], expected_name));
            assert_eq!(texts(words), expected);
        }
        assert_eq!(FIRST_GAME.slug(), keys::FIRST_GAME);
    }

    #[test]
    fn rewards_are_unlocked_one_by_one() {
        let backs = CardBack::ALL.map(CardBack::marks);
        let felts = Felt::ALL.map(Felt::marks);
        assert!(backs.is_sorted() && felts.is_sorted());
        let most = GameId::ALL.len() * engine::bot::Level::ALL.len();
        assert!(backs.into_iter().chain(felts).all(|marks| marks <= most));
        assert!(!Settings::default().has_rewards());
        assert!(Settings { felt: Felt::Slate, ..Settings::default() }.has_rewards());
    }
}
