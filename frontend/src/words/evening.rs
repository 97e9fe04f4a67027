use engine::catalogue::GameId;
use engine::options::Options as _;

use super::{either, halves, list};
use crate::services::evenings::{Column, GuestError, HeadToHead, NoDeal};
use crate::words::errors;
pub(crate) use crate::words::messages::evening::*;
use crate::words::text::Text;

/// The numbers of players that the game is for.
pub fn player_counts_hint(game: GameId) -> String {
    let counts: Vec<u8> = game.options().seat_counts().iter().collect();
    match counts.as_slice() {
        [first, .., last] if counts.len() > 4 => for_from_to(*first, *last),
        counts => {
            let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
            for_counts(either(&counts))
        }
    }
}

pub fn leads(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [_] => leads_alone(list(names)),
        _ => lead_together(list(names)),
    }
}

pub fn wins(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [_] => wins_evening(list(names)),
        _ => share_evening(list(names)),
    }
}

/// The lead that decided the evening: `Ahead of Ben by points: 3 to 2`. Tokens and points are in halves.
pub fn decided(by: Column, first: u32, behind: &[&str], next: u32) -> String {
    let behind = list(behind);
    match by {
        Column::Tokens => ahead_by_tokens(behind, halves(first), halves(next)),
        Column::Strikes => ahead_by_strikes(behind, first, next),
        Column::Points => ahead_by_points(behind, halves(first), halves(next)),
        Column::Wins => ahead_by_wins(behind, first, next),
    }
}

/// A bet on a game: `Cem bet on Ana`, and whether the bet was right.
pub fn bet(name: &str, on: &str, is_right: Option<bool>) -> String {
    match is_right {
        Some(true) => bet_right(name, on),
        Some(false) => bet_wrong(name, on),
        None => bet_open(name, on),
    }
}

/// `2½ points`.
pub fn points(half_points: u32) -> String {
    let phrase = if matches!(half_points, 1 | 2) { one_point } else { more_points };
    phrase(halves(half_points))
}

/// The change by a game, from halves: `+1½`, `−½`.
pub fn gain(before: u32, now: u32) -> String {
    let sign = if now < before { "−" } else { "+" };
    format!("{sign}{}", halves(now.abs_diff(before)))
}

/// `2–1`, with a draw `2–1 (1=)`; `·` if the two never met.
pub fn duels(duels: HeadToHead) -> String {
    let HeadToHead { won, lost, drawn } = duels;
    match (won + lost, drawn) {
        (0, 0) => "·".to_owned(),
        (_, 0) => format!("{won}–{lost}"),
        (_, drawn) => format!("{won}–{lost} ({drawn}=)"),
    }
}

/// Two guests' results against each other, for screen readers.
pub fn duels_aloud(one: &str, other: &str, duels: HeadToHead) -> String {
    let HeadToHead { won, lost, drawn } = duels;
    if won + lost + drawn == 0 {
        not_met(one, other)
    } else {
        duels_against(one, other, won, lost, drawn)
    }
}

/// A game's places: `1. Ana · 2. Ben and Cem`.
pub fn places(places: &[(u8, Vec<&str>)]) -> String {
    let place = |(rank, names): &(u8, Vec<&str>)| format!("{rank}. {}", list(names));
    places.iter().map(place).collect::<Vec<_>>().join(" · ")
}

/// Tokens and strikes: `2½ tokens, 1 strike`.
pub fn purse(half_tokens: u32, strikes: u32) -> String {
    let phrase = if matches!(half_tokens, 1 | 2) { purse_of_one } else { purse_of_more };
    phrase(halves(half_tokens), strikes)
}

pub const fn guest_error(why: GuestError) -> Text {
    match why {
        GuestError::Full => FULL,
        GuestError::SameName => SAME_NAME,
    }
}

pub fn no_deal(why: NoDeal, game: GameId) -> String {
    match why {
        NoDeal::Seats => player_counts_hint(game),
        NoDeal::NoPerson => super::set_up::NO_PERSON.to_string(),
        NoDeal::Running => RUNNING.to_string(),
        NoDeal::WentHome => WENT_HOME.to_string(),
        NoDeal::TooMany => TOO_MANY.to_string(),
        NoDeal::Missing => MISSING_HINT.to_string(),
        NoDeal::Chance(_) => errors::NO_CHANCE.to_string(),
        NoDeal::Store(error) => errors::store(error).to_string(),
    }
}
