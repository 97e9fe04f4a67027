//! Texts for saved games. They may only tell what the table sees.

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
    let players = against(&Players::new(players));
    Summary { players, standing: NOT_SENT.to_string(), is_over: false }
}

/// The players: `Ana and Ben`, `You and Hattie`.
pub fn against(players: &Players) -> String {
    let others = Seat::all(players.count()).filter(|seat| Some(*seat) != players.reader());
    let all: Vec<_> =
        players.reader().into_iter().chain(others).map(|seat| players.label(seat)).collect();
    list(&all)
}

/// The bots' names in a game of one unnamed person against them. `None` where others play too, or a bot has no name.
pub fn nameless_alone(record: &str) -> Option<Vec<&str>> {
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

/// A game's result, by its number of seats.
pub fn over(outcome: &Outcome, seats: u8) -> Line {
    match (outcome.winner(), outcome.ending) {
        (_, Ending::Conceded(seat)) => over_given_up(seat),
        (Some(seat), Ending::Played) => over_won(seat),
        (None, Ending::Played) if outcome.winners().len() < seats => over_shared(outcome.winners()),
        (None, Ending::Played) => OVER_DRAWN.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nameless_single_player_has_bots_for_opponents() {
        let of = |seats: &str| {
            let text = format!("facedown 1\ngame duel-52 1\noptions x=1\nseats {seats}\nseed 0\n");
            nameless_alone(&text).map(|bots| bots.join("+"))
        };
        assert_eq!(of("Player 1 | bot:sharp/bold Zeke").as_deref(), Some("Zeke"));
        assert_eq!(
            of("bot:sharp Zeke | Player 2 | bot:regular Otis").as_deref(),
            Some("Zeke+Otis")
        );
        for others in
            ["Ana | bot:sharp Zeke", "Player 1 | Player 2", "Player 1 | bot:sharp", "Player 1"]
        {
            assert_eq!(of(others), None, "{others}");
        }
        assert_eq!(nameless_alone("facedown 1"), None);
    }

    #[test]
    fn a_game_goes_by_its_players() {
        let players = Players::new(&["Ana".parse().unwrap(), "Ben".parse().unwrap()]);
        assert_eq!(against(&players), "Ana and Ben");
        let players =
            ["bot:sharp Hattie", "Player 2", "bot:sharp Otis"].map(|name| name.parse().unwrap());
        let players = Players::new(&players).read_by_nameless_single_player();
        assert_eq!(against(&players), "You, Hattie and Otis");
    }
}
