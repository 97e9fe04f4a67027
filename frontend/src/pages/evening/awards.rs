//! The awards of an evening, worked out from the records of its games.

use engine::catalogue::AnyGame;
use engine::replay::ReplayedRecord;

use crate::games;
use crate::games::highlights::{Award, Highlight};
use crate::route::Moment;
use crate::services::evenings::{Evening, EveningGame};

/// An award, its winner, and the moment that earned it.
#[derive(Clone, PartialEq, Debug)]
pub struct AwardWinner {
    pub award: &'static Award,
    /// The winner's index among the guests.
    pub guest: usize,
    pub amount: u32,
    /// The game's index in the evening.
    pub game: usize,
    pub moment: Moment,
}

/// The awards of an evening. Each goes to the player who did most; the first one wins a tie. Games whose records are
/// gone don't count.
pub fn award_winners(
    evening: &Evening,
    open: impl Fn(&EveningGame) -> Option<ReplayedRecord<AnyGame>>,
) -> Vec<AwardWinner> {
    let mut all: Vec<AwardWinner> = Vec::new();
    let over = evening.games.iter().enumerate().filter(|(_, played)| played.score().is_some());
    for (game, played) in over {
        let Some(course) = open(played) else { continue };
        for (award, Highlight { seat, weight, decisions, .. }) in awards_of(&course) {
            let Some(guest) = played.seats.get(seat.index()).copied() else { continue };
            let moment = Moment { decisions, seat: Some(seat), frame: None };
            let one = AwardWinner { award, guest, amount: weight, game, moment };
            match all.iter_mut().find(|known| known.award == award) {
                Some(known) if weight > known.amount => *known = one,
                Some(_) => {}
                None => all.push(one),
            }
        }
    }
    all
}

fn awards_of(
    course: &ReplayedRecord<AnyGame>,
) -> impl Iterator<Item = (&'static Award, Highlight)> {
    games::highlights(course).into_iter().filter_map(|one| Some((one.award()?, one)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::bot::{Level, Style};
    use engine::catalogue::{AnySearch, GameId};
    use engine::chance::{Dice, Seed};
    use engine::game::{Decision, Game, Observer, Sink, Turn};
    use engine::options::Options as _;
    use engine::record::{Entry, Record};
    use engine::seat::Seat;

    use super::*;
    use crate::services::evenings::{GameScore, GameStatus, Guest};
    use crate::services::people::Look;

    fn bots_play(id: GameId, seats: u8, seed: u64) -> ReplayedRecord<AnyGame> {
        let players = vec!["bot:novice".parse().unwrap(); seats.into()];
        let options = id.options();
        let mut record =
            Record::<AnyGame> { options, players, seed: Seed(seed), decisions: Vec::new() };
        let mut game = record.deal().unwrap();
        let mut dice = Dice::new(Seed(seed), 99);
        while !matches!(game.turn(), Turn::Over(_)) {
            let seat = game.turn().awaited().lowest().unwrap();
            let view = game.view(Observer::Seat(seat));
            let kind = (Level::Beginner, Style::Even);
            let mut search = AnySearch::new(&view, seat, kind, dice.seed(), 1000);
            search.think();
            let decision = search.result().map_or(Decision::Timeout, Decision::Act);
            game.decide(seat, decision.clone(), &mut Sink::none()).unwrap();
            record.decisions.push(Entry { seat, decision });
        }
        ReplayedRecord::new(record).unwrap()
    }

    fn seats_of(id: GameId) -> u8 {
        id.options().seat_counts().iter().find(|seats| *seats >= 4).unwrap_or(2)
    }

    /// Bots' games; `FACEDOWN_GAMES` sets how many.
    fn games() -> u64 {
        std::env::var("FACEDOWN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
    }

    fn played(id: GameId, course: &ReplayedRecord<AnyGame>) -> EveningGame {
        let Turn::Over(outcome) = course.end().turn() else { panic!("the game is over") };
        EveningGame {
            save: "a".into(),
            game: id.slug().into(),
            seed: String::new(),
            options: String::new(),
            seats: (0..usize::from(course.end().seats())).collect(),
            brought: Vec::new(),
            bets: Vec::new(),
            ending: GameStatus::Over(GameScore::new(&outcome, Vec::new())),
        }
    }

    #[test]
    fn awards_come_up_and_each_is_where_it_says() {
        let guests =
            (0..4).map(|at| Guest::person(&format!("p{at}"), &format!("P{at}"), Look::nth(at)));
        let mut evening = Evening::new(guests.collect(), None, 1);
        let mut times = BTreeMap::<&str, u32>::new();
        let mut courses = Vec::new();
        for number in 0..games() {
            let id = GameId::ALL[number as usize % GameId::ALL.len()];
            let course = bots_play(id, seats_of(id), number);
            let titles: std::collections::BTreeSet<_> =
                awards_of(&course).map(|(award, _)| award.title.english()).collect();
            for title in titles {
                *times.entry(title).or_default() += 1;
            }
            for (award, feat) in awards_of(&course) {
                assert!(feat.weight >= award.minimum && !(award.deed)(feat.weight).is_empty());
                let count = course.record().decisions.len();
                assert!((1..=count).contains(&feat.decisions), "{feat:?} of {count}");
                assert!(feat.seat.number() <= course.end().seats(), "{feat:?}");
            }
            evening.games.push(played(id, &course));
            courses.push(course);
        }
        println!("{times:#?} in {} games", games());
        let course = |played: &EveningGame| {
            let at = evening.games.iter().position(|game| std::ptr::eq(game, played))?;
            Some(courses[at].clone())
        };
        let awards = award_winners(&evening, course);
        assert!(awards.len() >= 8, "{awards:?}");
        for one in &awards {
            let most = courses
                .iter()
                .flat_map(awards_of)
                .filter(|(award, _)| *award == one.award)
                .map(|(_, feat)| feat.weight)
                .max();
            assert_eq!(Some(one.amount), most, "{one:?}");
            let seats = &evening.games[one.game].seats;
            let seat = one.moment.seat.expect("its seat");
            assert_eq!(seats[seat.index()], one.guest);
        }
    }

    #[test]
    fn a_game_whose_record_is_gone_has_no_part_in_it() {
        let course = bots_play(GameId::GoldRushShootOut, 4, 1);
        let mut evening = Evening::default();
        evening.games.push(played(GameId::GoldRushShootOut, &course));
        assert!(award_winners(&evening, |_| None).is_empty());
        assert!(
            Seat::all(4).count() == 4
                && !award_winners(&evening, |_| Some(course.clone())).is_empty()
        );
    }
}
