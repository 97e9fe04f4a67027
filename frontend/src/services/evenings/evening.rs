//! The stored data of an evening. A number stands for the guest with this index in [`Evening::guests`], a slug for a
//! game; options are written as in records.

use engine::catalogue::{AnyOptions, GameId};
use serde::{Deserialize, Serialize};

use crate::services::people::Look;

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Evening {
    /// The title; empty if there is none.
    pub title: String,
    /// The beginning, in milliseconds since 1970.
    pub created: u64,
    /// The last change, in milliseconds since 1970.
    pub changed: u64,
    /// Everybody who came, in order of arrival.
    pub guests: Vec<Guest>,
    /// The games, in the order of dealing.
    pub games: Vec<EveningGame>,
    /// The planned games, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub planned: Vec<PlannedGame>,
    /// Open bets on the next game's winner.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<Bet>,
    pub season: Option<EveningSeason>,
    /// Whether somebody ended the evening.
    pub is_over: bool,
}

/// A participant of an evening, a person or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The id among this device's people; `None` for a bot.
    #[serde(default)]
    pub person: Option<String>,
    /// The last known name.
    pub name: String,
    pub look: Look,
    /// A bot's level and style as in records: `regular` or `sharp/bold`.
    #[serde(default)]
    pub bot: Option<String>,
    /// `false` once the guest has gone home.
    pub is_here: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EveningGame {
    /// The save's id.
    pub save: String,
    pub game: String,
    /// The record's seed, which identifies the game's save in another browser.
    pub seed: String,
    pub options: String,
    /// The guest in each seat.
    pub seats: Vec<usize>,
    /// In a season: the tokens, counted in halves, that each seat brought to this game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<Bet>,
    #[serde(default)]
    pub ending: GameStatus,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bet {
    pub guest: usize,
    /// The expected winner.
    pub on: usize,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    #[default]
    Running,
    CalledOff,
    Over(GameScore),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameScore {
    /// The place of each seat, from 1; seats may share a place.
    pub ranks: Vec<u8>,
    /// The half tokens and strikes of each seat after the game; empty for games without tokens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(u8, u8)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlannedGame {
    pub game: String,
    pub options: String,
    pub seats: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct EveningSeason {
    /// The tokens of each guest at the start, in halves.
    pub halves: u8,
    /// Whether a game without tokens gives its winner a token and its last player a strike.
    pub house_rule: bool,
}

/// A game that can be dealt next; not stored.
#[derive(Clone, PartialEq, Debug)]
pub struct NextDeal {
    pub game: GameId,
    pub seats: Vec<usize>,
    pub options: AnyOptions,
}
