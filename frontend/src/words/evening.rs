//! An evening of games in words.

use engine::catalogue::GameId;
use engine::options::Options as _;

use super::{count, either, halves, isolated, list};
use crate::services::evenings::{Column, Duels, NoDeal, Unwelcome};
use crate::words::errors;

pub const EVENINGS: &str = "Evenings";
pub const LEAD: &str = "Several games in a row with the same friends, and one table of results.";
pub const NEW: &str = "A new evening";
pub const WHO_HINT: &str = "Choose everybody who’s there. People can come and go later.";
pub const BOTS: &str = "Bots";
pub const LEVEL: &str = "How well they play";
pub const BEGIN: &str = "Begin";
pub const SEASON: &str = "Gamebreaker season";
pub const SEASON_HINT: &str = "As on the show: tokens and strikes carry over from game to game, and \
    the tokens you bring are yours to spend.";
pub const START: &str = "Tokens to start with";
pub const HOUSE_RULE: &str = "House rule for the other games";
pub const HOUSE_RULE_HINT: &str =
    "In games without tokens, the winner gets a token and whoever comes last a strike.";
pub const TOO_FEW: &str = "An evening takes at least two, one of them a person.";
pub const EARLIER: &str = "Your evenings";
pub const NONE: &str = "No evening yet.";
pub const DELETE: &str = "Delete this evening";
pub const DELETE_HINT: &str = "Its table goes. Its games stay in your list.";
pub const DELETED: &str = "The evening is deleted. Its games stay.";
pub const MISSING: &str = "There’s no such evening here";
pub const MISSING_HINT: &str = "It was deleted, or it can’t be read.";
pub const TO_ALL: &str = "All evenings";

pub const NEXT: &str = "The next game";
pub const WHICH: &str = "Which game";
pub const JOINING: &str = "Who joins in";
pub const SEATS: &str = "Seats:";
pub const DEAL: &str = "Deal";
pub const OPTIONS: &str = "Options";
pub const RUNNING: &str = "A game is in progress";
pub const GO_ON: &str = "To the table";
pub const CALL_OFF: &str = "Call it off";
pub const CALL_OFF_HINT: &str = "It won’t count. The game itself stays in your list.";

pub const TABLE: &str = "The table";
/// The heading of the standings after a game.
pub const SO_FAR: &str = "The evening so far";
pub const PLACE: &str = "Place";
pub const NAME: &str = "Name";
pub const GAMES: &str = "Games";
pub const WINS: &str = "Wins";
pub const POINTS: &str = "Points";
pub const TOKENS: &str = "Tokens";
pub const STRIKES: &str = "Strikes";
pub const POINTS_HINT: &str = "A point for everyone you finish ahead of, half a point for a shared \
                               place. With equal points, more wins come first.";
pub const SEASON_ORDER: &str = "Most tokens lead, then fewest strikes, then points, then wins. If \
                                all are equal, the place is shared.";
pub const WHO_BEAT_WHOM: &str = "Who beat whom";
pub const AGAINST: &str = "Each line: won – lost against the one above; (1=) is a shared place.";
pub const PLAYED: &str = "The games";
pub const NO_GAMES: &str = "None yet.";
pub const WATCH: &str = "Watch";
pub const GAME_DELETED: &str = "game deleted";
pub const CALLED_OFF: &str = "Called off";
pub const STILL_RUNNING: &str = "Still being played";

pub const PEOPLE: &str = "Who’s here";
pub const PEOPLE_HINT: &str = "Choose a name when somebody comes or goes home. Results stay.";
pub const SOMEBODY_ELSE: &str = "Somebody else";
pub const FULL: &str = "An evening has room for twelve.";
pub const SAME_NAME: &str = "Somebody here has that name already. Pick another.";

pub const WENT_HOME: &str = "Somebody went home meanwhile. Choose again who joins in.";
pub const TOO_MANY: &str =
    "This evening has 500 games, and that’s all it holds. Begin a new one with the same people.";

pub const PLANNED: &str = "To come";
pub const PLAN: &str = "Play it later";
pub const PLAN_FULL: &str = "Twenty games are planned. Play some first.";

pub const BETS: &str = "Who wins?";
pub const BETS_HINT: &str = "If you sit this one out, you may bet. It’s for glory, not for points.";
pub const NO_BET: &str = "No bet";

pub const END: &str = "End the evening";
pub const REOPEN: &str = "Play on";
pub const EXPORT: &str = "Save to a file";
pub const TO_THE_EVENING: &str = "To the evening";
pub const REMATCH: &str = "Play again, one seat on";

pub const AWARDS: &str = "Awards";
pub const AWARDS_HINT: &str =
    "Worked out from the records of the games. Choose one to see the moment.";
pub const NO_AWARDS: &str =
    "None yet. They come from finished games that are still on this device.";
pub const SHARE_IMAGE: &str = "Share the result";
pub const IMAGE: &str = "Save the result as an image";

/// The consequences of ending an evening, with a game in progress or without.
pub const fn end_hint(is_running: bool) -> &'static str {
    if is_running {
        "A game is in progress. It won’t count; it stays in your list."
    } else {
        "The winner is announced. You can still play on later."
    }
}

/// An award with who got it: `Ana had 9 pistols aimed at them in one game`.
pub fn award(name: &str, deed: &str) -> String {
    format!("{name} {deed}", name = isolated(name))
}

/// The title of an evening that nobody has named.
pub fn of_day(day: &str) -> String {
    format!("Evening of {day}")
}

/// The way to another game for the same people.
pub fn next_game(game: &str) -> String {
    format!("Next: {game}")
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

/// The best bettor: `Cem called 2 of 3 winners.`
pub fn bettor(name: &str, right: usize, all: usize) -> String {
    format!("{name} called {right} of {}.", count(all, "winner", "winners"), name = isolated(name))
}

/// The label of a bet.
pub fn bet_of(name: &str) -> String {
    format!("{name} bets on", name = isolated(name))
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

/// Has a planned game come earlier.
pub fn earlier(game: &str) -> String {
    format!("Move {game} up")
}

/// Takes a planned game out.
pub fn unplan(game: &str) -> String {
    format!("Remove {game}")
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
