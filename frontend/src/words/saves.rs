//! Texts for saved games, from public knowledge alone.

use engine::game::{Ending, Outcome};
use engine::record::Player;
use engine::seat::Seat;

use super::line::Line;
use super::list;
use super::players::Players;
use super::set_up::is_default_name;
use crate::services::saves::{Summary, names};
pub(crate) use crate::words::messages::saves::*;

/// The home page's summary of a game by link before its first link is sent.
pub fn unsent(players: &[Player]) -> Summary {
    let players = player_names(&Players::new(players));
    Summary { players, standing: NOT_SENT.to_string(), is_over: false }
}

/// The players: `Ana and Ben`, `You and Hattie`.
pub fn player_names(players: &Players) -> String {
    let others = Seat::all(players.count()).filter(|seat| Some(*seat) != players.reader());
    let all: Vec<_> =
        players.reader().into_iter().chain(others).map(|seat| players.label(seat)).collect();
    list(&all)
}

/// The bots' names in a game of one unnamed person against them. `None` where others play too, or a bot has no name.
pub fn bots_of_nameless(record: &str) -> Option<Vec<&str>> {
    let (mut people, mut bots) = (Vec::new(), Vec::new());
    for seat in names(record)? {
        match seat.strip_prefix("bot:") {
            None => people.push(seat),
            Some(bot) => bots.push(bot.split_once(' ')?.1),
        }
    }
    let is_alone = matches!(people[..], [person] if is_default_name(person)) && !bots.is_empty();
    is_alone.then_some(bots)
}

/// The result of a game of `seats` seats.
pub fn over(outcome: &Outcome, seats: u8) -> Line {
    match (outcome.winner(), outcome.ending) {
        (_, Ending::Conceded(seat)) => over_given_up(seat),
        (Some(seat), Ending::Played) => over_won(seat),
        (None, Ending::Played) if outcome.winners().len() < seats => over_shared(outcome.winners()),
        (None, Ending::Played) => OVER_DRAWN.into(),
    }
}
