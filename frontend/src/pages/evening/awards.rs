//! The awards of an evening, worked out from the records of its games.

use engine::catalogue::AnyGame;
use engine::replay::ReplayedRecord;

use crate::games;
use crate::games::highlights::{Award, Highlight};
use crate::route::Moment;
use crate::services::evenings::{Evening, EveningGame};
use crate::words::evening as words;

/// An award, its winner, and the moment that earned it.
#[derive(Clone, PartialEq, Debug)]
pub struct AwardWinner {
    pub award: &'static Award,
    /// The winner's index among the guests.
    pub guest: usize,
    /// The number in the deed's sentence.
    pub amount: u32,
    /// The game's index in the evening.
    pub game: usize,
    pub moment: Moment,
}

impl AwardWinner {
    pub fn deed_sentence(&self, evening: &Evening) -> String {
        words::award(&evening.guests[self.guest].name, (self.award.deed)(self.amount))
    }
}

/// The winner of each award: the largest deed, and the earliest of equal ones. Games without a record don't count.
pub fn award_winners(
    evening: &Evening,
    replay_of: impl Fn(&EveningGame) -> Option<ReplayedRecord<AnyGame>>,
) -> Vec<AwardWinner> {
    let mut winners: Vec<AwardWinner> = Vec::new();
    let finished = evening.games.iter().enumerate().filter(|(_, played)| played.score().is_some());
    for (game, played) in finished {
        let Some(replay) = replay_of(played) else { continue };
        for (award, Highlight { seat, weight, decisions, .. }) in awards_of(&replay) {
            let Some(guest) = played.seats.get(seat.index()).copied() else { continue };
            let moment = Moment { decisions, seat: Some(seat), frame: None };
            let candidate = AwardWinner { award, guest, amount: weight, game, moment };
            match winners.iter_mut().find(|winner| winner.award == award) {
                Some(winner) if weight > winner.amount => *winner = candidate,
                Some(_) => {}
                None => winners.push(candidate),
            }
        }
    }
    winners
}

fn awards_of(
    replay: &ReplayedRecord<AnyGame>,
) -> impl Iterator<Item = (&'static Award, Highlight)> {
    games::highlights(replay).into_iter().filter_map(|deed| Some((deed.award()?, deed)))
}

#[cfg(test)]
mod tests {
    use engine::game::Game as _;
    use engine::options::Options as _;

    use super::*;
    use crate::services::evenings::testing::{evening, played};
    use crate::testing::golden_games;

    #[test]
    fn awards_come_up_and_each_is_where_it_says() {
        let mut evening = evening(&["Ana", "Ben", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal"]);
        let replays: Vec<_> = golden_games().map(|(_, replay)| replay).collect();
        for replay in &replays {
            let seats: Vec<usize> = (0..replay.record().players.len()).collect();
            let slug = replay.record().options.identity().slug;
            evening.games.push(played(slug, &seats, &vec![1; seats.len()]));
            for (award, deed) in awards_of(replay) {
                assert!(deed.weight >= award.minimum && !(award.deed)(deed.weight).is_empty());
                let count = replay.record().decisions.len();
                assert!((1..=count).contains(&deed.decisions), "{deed:?} of {count}");
                assert!(deed.seat.number() <= replay.end().seats(), "{deed:?}");
            }
        }
        let replay_of = |played: &EveningGame| {
            let at = evening.games.iter().position(|game| std::ptr::eq(game, played))?;
            Some(replays[at].clone())
        };
        let awards = award_winners(&evening, replay_of);
        assert!(awards.len() >= 8, "{awards:?}");
        for one in &awards {
            let all = replays.iter().flat_map(awards_of);
            let most =
                all.filter(|(award, _)| *award == one.award).map(|(_, deed)| deed.weight).max();
            assert_eq!(Some(one.amount), most, "{one:?}");
            let seats = &evening.games[one.game].seats;
            let seat = one.moment.seat.expect("its seat");
            assert_eq!(seats[seat.index()], one.guest);
        }
        assert!(award_winners(&evening, |_| None).is_empty(), "the records are gone");
    }
}
