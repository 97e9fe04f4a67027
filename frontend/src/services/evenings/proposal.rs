//! A plan for an evening, by who is there and how much time they have.

use std::cmp::Reverse;

use engine::catalogue::{AnyOptions, GameId};
use engine::options::Options as _;
use engine::sort;

use super::plan::MOST_PLANNED;
use super::{Evening, Planned};

/// The option of how many duels a match goes to.
const LENGTH: &str = "target";

/// How long a game takes for so many, in minutes.
const fn minutes(game: GameId, seats: u8) -> u16 {
    match game {
        GameId::FoolsGambit => 10,
        GameId::DualDuel => 20,
        GameId::GoldRushShootOut | GameId::Duel52 => 30,
        GameId::HeadsUpDuel if seats == 2 => 10,
        GameId::HeadsUpDuel => 7 * seats as u16,
    }
}

impl Evening {
    /// Games for those who are here, within so many minutes. No game comes again before every other that there is time
    /// for; of those games for more come first. Who has joined in least joins in next.
    pub fn proposal(&self, minutes: u16) -> Vec<Planned> {
        let mut left = minutes;
        let mut joined = vec![0_u16; self.guests.len()];
        let mut planned: Vec<Planned> = Vec::new();
        while planned.len() < MOST_PLANNED {
            let times = |game: GameId| planned.iter().filter(|one| one.id() == Some(game)).count();
            let possible = GameId::ALL.into_iter().filter_map(|game| self.propose(game, left));
            let Some(next) = possible.min_by_key(|next| (times(next.game), Reverse(next.seats)))
            else {
                break;
            };
            let seats = self.joining(usize::from(next.seats), &joined);
            for guest in &seats {
                joined[*guest] += 1;
            }
            left -= next.minutes;
            let options = next.options.values().to_string();
            planned.push(Planned { game: next.game.slug().to_owned(), options, seats });
        }
        planned
    }

    /// A game for as many of those who are here as it can have; `None` if there is not so much time, or they are too few.
    fn propose(&self, game: GameId, left: u16) -> Option<Proposed> {
        let mut values = self.options_of(game).values();
        if values.fields().iter().any(|field| field.id == LENGTH) {
            values.set(LENGTH, 1).ok()?;
        }
        let options = game.options().with_values(&values);
        let here = self.here().count();
        let seats =
            options.seat_counts().iter().filter(|seats| usize::from(*seats) <= here).max()?;
        let minutes = minutes(game, seats);
        (minutes <= left).then_some(Proposed { game, options, seats, minutes })
    }

    /// So many of those who are here: who has joined in least, and at least one person.
    fn joining(&self, seats: usize, joined: &[u16]) -> Vec<usize> {
        let mut here: Vec<usize> = self.here().collect();
        let is_bot = |guest: usize| self.guests[guest].bot.is_some();
        sort::by_key(&mut here, |guest| (joined[*guest], is_bot(*guest), *guest));
        let person = here.iter().position(|guest| !is_bot(*guest));
        if let Some(person) = person.filter(|person| *person >= seats) {
            here.swap(seats - 1, person);
        }
        here.truncate(seats);
        sort::by_key(&mut here, |guest| *guest);
        here
    }
}

/// A game that there is time for.
struct Proposed {
    game: GameId,
    options: AnyOptions,
    seats: u8,
    minutes: u16,
}

#[cfg(test)]
mod tests {
    use engine::bot::{Level, Style};

    use super::super::testing::evening;
    use super::super::{Guest, Next};
    use super::*;
    use crate::services::people::Look;

    fn games(planned: &[Planned]) -> Vec<(GameId, Vec<usize>)> {
        planned.iter().map(|one| (one.id().unwrap(), one.seats.clone())).collect()
    }

    fn time(planned: &[Planned]) -> u16 {
        let seats = |one: &Planned| u8::try_from(one.seats.len()).unwrap();
        planned.iter().map(|one| minutes(one.id().unwrap(), seats(one))).sum()
    }

    #[test]
    fn three_with_an_hour_play_one_game_together_and_then_in_turns() {
        let planned = evening(&["Ana", "Ben", "Cem"]).proposal(60);
        let (rush, fools) = (GameId::GoldRushShootOut, GameId::FoolsGambit);
        let dual = GameId::DualDuel;
        assert_eq!(
            games(&planned),
            [(rush, vec![0, 1, 2]), (fools, vec![0, 1]), (dual, vec![0, 2])]
        );
        assert_eq!(time(&planned), 60);
    }

    #[test]
    fn a_plan_is_no_longer_than_the_time_and_fits_who_is_here() {
        let names = ["Ana", "Ben", "Cem", "Dora", "Eli", "Fay", "Gus", "Hal"];
        for count in 2..=names.len() {
            let evening = evening(&names[..count]);
            for minutes in [10, 30, 60, 120, 10_000] {
                let planned = evening.proposal(minutes);
                assert!(!planned.is_empty() || count > 3 && minutes == 10, "{count} {minutes}");
                assert!(time(&planned) <= minutes && planned.len() <= MOST_PLANNED);
                for one in &planned {
                    let game = one.id().unwrap();
                    let options = game.options();
                    let next = Next { game, seats: one.seats.clone(), options };
                    assert!(next.fits(), "{count} {minutes} {game:?}");
                }
            }
        }
        assert!(evening(&["Ana"]).proposal(60).is_empty());
    }

    #[test]
    fn a_match_is_one_duel_and_a_bot_never_plays_alone() {
        let mut evening = evening(&["Ana"]);
        for (at, name) in ["Hattie", "Boone"].into_iter().enumerate() {
            let look = Look::nth(at + 5);
            evening.welcome(Guest::bot(name, look, Level::Regular, Style::Even)).unwrap();
        }
        let planned = evening.proposal(120);
        assert!(planned.iter().all(|one| one.seats.contains(&0)), "{planned:?}");
        let dual = planned.iter().find(|one| one.id() == Some(GameId::DualDuel)).unwrap();
        assert!(dual.options.split(' ').any(|option| option == "target=1"), "{}", dual.options);
    }
}
