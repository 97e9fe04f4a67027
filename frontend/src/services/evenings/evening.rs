//! What is kept of an evening, as it is written.

use engine::catalogue::{AnyOptions, GameId};
use serde::{Deserialize, Serialize};

use crate::services::people::Look;

/// An evening.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Evening {
    /// What somebody called it; empty if nobody did.
    pub title: String,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// When something last changed.
    pub changed: u64,
    /// Everybody who came, in the order in which they came.
    pub guests: Vec<Guest>,
    /// The games, in the order in which they were dealt.
    pub games: Vec<Played>,
    /// The games that are to come, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub planned: Vec<Planned>,
    /// Bets on the next game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<Bet>,
    /// The bookkeeping of a Gamebreaker season.
    pub season: Option<Season>,
    /// Whether somebody said that it is over.
    pub is_over: bool,
}

/// Somebody of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The id among the people of this device; `None` for a bot.
    #[serde(default)]
    pub person: Option<String>,
    /// The name when it was last known.
    pub name: String,
    pub look: Look,
    /// The level and the style of a bot, as records have them: `regular` or `sharp/bold`.
    #[serde(default)]
    pub bot: Option<String>,
    /// Whether they are still there.
    pub is_here: bool,
}

/// A game of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The id of the save.
    pub save: String,
    /// The slug of the game.
    pub game: String,
    /// The seed of the record, by which the save is found again in another browser.
    pub seed: String,
    /// The options, as the record has them.
    pub options: String,
    /// Who sat in each seat, as places among the guests.
    pub seats: Vec<usize>,
    /// What each seat brought in a season, in halves of a token.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<u8>,
    /// Who of those who sat out bet on whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bets: Vec<Bet>,
    #[serde(default)]
    pub ending: Ending,
}

/// A bet on the winner of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bet {
    /// Who bets, as a place among the guests.
    pub guest: usize,
    /// Who is to win, as a place among the guests.
    pub on: usize,
}

/// How a game of an evening ended.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It goes on.
    #[default]
    Running,
    /// It was deleted, or called off, before it was over.
    CalledOff,
    /// It is over.
    Over(Score),
}

/// What a game came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The place of each seat; equal for those who share it.
    pub ranks: Vec<u8>,
    /// What the game's own rules leave each seat, if they know tokens: halves, and strikes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<(u8, u8)>,
}

/// A game that is to come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Planned {
    /// The slug of the game.
    pub game: String,
    /// The options, as records have them.
    pub options: String,
    /// Who joins in, as places among the guests.
    pub seats: Vec<usize>,
}

/// How a season is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Season {
    /// What everybody starts with, in halves of a token.
    pub halves: u8,
    /// The house rule: games that know no tokens give the winner one and the last a strike, too.
    pub house_rule: bool,
}

/// A game that is to be dealt.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    pub game: GameId,
    /// Who sits in each seat, as places among the guests.
    pub seats: Vec<usize>,
    pub options: AnyOptions,
}
