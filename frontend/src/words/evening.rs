//! An evening of games in words.

pub(crate) use crate::words::messages::evening::*;
use engine::catalogue::GameId;
use engine::options::Options as _;

use super::{count, either, halves, isolated, list};
use crate::services::evenings::{Column, Duels, NoDeal, Unwelcome};
use crate::words::errors;

/// The consequences of ending an evening, with a game in progress or without.
pub const fn end_hint(is_running: bool) -> &'static str {
    if is_running {
        "A game is in progress. It won’t count; it stays in your list."
    } else {
        "The winner is announced. You can still play on later."
    }
}

/// The number of players chosen, and the numbers that the game is for.
pub fn for_so_many(game: GameId) -> String {
    let counts: Vec<_> =
        game.options().seat_counts().iter().map(|seats| seats.to_string()).collect();
    match counts.as_slice() {
        [first, .., last] if counts.len() > 4 => format!("For {first} to {last}."),
        counts => format!("For {}.", either(counts)),
    }
}

/// The leaders, or winners.
pub fn leads(names: &[&str], is_over: bool) -> String {
    match (names.len(), is_over) {
        (0, _) => String::new(),
        (1, true) => format!("{} wins the evening", list(names)),
        (_, true) => format!("{} share the evening", list(names)),
        (1, false) => format!("{} leads", list(names)),
        (_, false) => format!("{} lead together", list(names)),
    }
}

/// The winner's deciding lead: `Ahead of Ben by points: 3 to 2`.
pub fn decided(by: Column, first: u32, behind: &[&str], next: u32) -> String {
    let (column, first, next) = match by {
        Column::Tokens => ("tokens", halves(first), halves(next)),
        Column::Strikes => ("fewer strikes", first.to_string(), next.to_string()),
        Column::Points => ("points", halves(first), halves(next)),
        Column::Wins => ("wins", first.to_string(), next.to_string()),
    };
    format!("Ahead of {} by {column}: {first} to {next}.", list(behind))
}

/// A bet on a game: `Cem bet on Ana`, and whether that was right.
pub fn bet(name: &str, on: &str, is_right: Option<bool>) -> String {
    let result = match is_right {
        Some(true) => ", rightly",
        Some(false) => ", wrongly",
        None => "",
    };
    format!("{name} bet on {on}{result}.", name = isolated(name), on = isolated(on))
}

/// `2½ points`.
pub fn points(half_points: u32) -> String {
    let unit = if half_points == 1 || half_points == 2 { "point" } else { "points" };
    format!("{} {unit}", halves(half_points))
}

/// A game's addition, in halves: `+1½`, `−½`.
pub fn gain(before: u32, now: u32) -> String {
    let sign = if now < before { "−" } else { "+" };
    format!("{sign}{}", halves(now.abs_diff(before)))
}

/// `3 wins`.
pub fn wins(number: u32) -> String {
    count(usize::try_from(number).unwrap_or(usize::MAX), "win", "wins")
}

/// `3 games`.
pub fn games(number: usize) -> String {
    count(number, "game", "games")
}

/// `2–1`, and draws: `2–1 · 1 level`.
pub fn duels(duels: Duels) -> String {
    let Duels { won, lost, level } = duels;
    match (won + lost, level) {
        (0, 0) => "·".to_owned(),
        (_, 0) => format!("{won}–{lost}"),
        (_, level) => format!("{won}–{lost} ({level}=)"),
    }
}

/// The same, read aloud.
pub fn duels_aloud(one: &str, other: &str, duels: Duels) -> String {
    let Duels { won, lost, level } = duels;
    if won + lost + level == 0 {
        return format!(
            "{one} and {other} have not met.",
            one = isolated(one),
            other = isolated(other)
        );
    }
    format!(
        "{one} against {other}: {won} won, {lost} lost, {level} level.",
        one = isolated(one),
        other = isolated(other)
    )
}

/// A game's places: `1. Ana · 2. Ben and Cem`.
pub fn places(places: &[(u8, Vec<&str>)]) -> String {
    let place = |(rank, names): &(u8, Vec<&str>)| format!("{rank}. {}", list(names));
    places.iter().map(place).collect::<Vec<_>>().join(" · ")
}

/// Tokens and strikes: `2½ tokens, 1 strike`.
pub fn purse(half_tokens: u32, strikes: u32) -> String {
    let unit = if half_tokens == 1 || half_tokens == 2 { "token" } else { "tokens" };
    let strikes = usize::try_from(strikes).unwrap_or(usize::MAX);
    format!("{} {unit}, {}", halves(half_tokens), count(strikes, "strike", "strikes"))
}

/// The number of unreadable evenings.
pub fn unread(number: usize) -> String {
    let evenings = count(number, "evening", "evenings");
    format!("{evenings} can’t be read. Nothing of it is thrown away.")
}

/// The refusal of a guest.
pub const fn unwelcome(why: Unwelcome) -> &'static str {
    match why {
        Unwelcome::Full => FULL,
        Unwelcome::SameName => SAME_NAME,
    }
}

/// The refusal of a deal.
pub fn no_deal(why: NoDeal, game: GameId) -> String {
    match why {
        NoDeal::Seats => for_so_many(game),
        NoDeal::NoPerson => super::set_up::NO_PERSON.to_owned(),
        NoDeal::Running => RUNNING.to_owned(),
        NoDeal::WentHome => WENT_HOME.to_owned(),
        NoDeal::TooMany => TOO_MANY.to_owned(),
        NoDeal::Missing => MISSING_HINT.to_owned(),
        NoDeal::Chance(_) => errors::NO_CHANCE.to_owned(),
        NoDeal::Store(error) => errors::store(error).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_listed_with_who_shares_them() {
        let text = places(&[(1, vec!["Ana"]), (2, vec!["Ben", "Cem"]), (4, vec!["Dora"])]);
        assert_eq!(text, "1. Ana · 2. Ben and Cem · 4. Dora");
    }

    #[test]
    fn tokens_are_told_in_halves() {
        assert_eq!(purse(0, 0), "0 tokens, 0 strikes");
        assert_eq!(purse(1, 1), "½ token, 1 strike");
        assert_eq!(purse(5, 2), "2½ tokens, 2 strikes");
    }

    #[test]
    fn a_game_says_how_many_it_is_for() {
        assert_eq!(for_so_many(GameId::FoolsGambit), "For 2.");
        assert_eq!(for_so_many(GameId::HeadsUpDuel), "For 2, 4, 6 or 8.");
        assert_eq!(for_so_many(GameId::GoldRushShootOut), "For 3 to 8.");
    }

    #[test]
    fn the_end_says_what_decided() {
        let decided = |by, behind: &[&str]| super::decided(by, 5, behind, 2);
        assert_eq!(decided(Column::Points, &["Ben"]), "Ahead of Ben by points: 2½ to 1.");
        assert_eq!(decided(Column::Strikes, &["Ben"]), "Ahead of Ben by fewer strikes: 5 to 2.");
        assert_eq!(decided(Column::Wins, &["Ben", "Cem"]), "Ahead of Ben and Cem by wins: 5 to 2.");
        assert_eq!(bettor("Cem", 1, 1), "Cem called 1 of 1 winner.");
        assert_eq!(bet("Cem", "Ana", Some(false)), "Cem bet on Ana, wrongly.");
    }

    #[test]
    fn who_leads_is_told_together() {
        assert_eq!(leads(&["Ana"], false), "Ana leads");
        assert_eq!(leads(&["Ana", "Ben"], true), "Ana and Ben share the evening");
        assert_eq!(leads(&[], true), "");
    }
}
