//! What came of a finished game for the one person in it.

use engine::catalogue::{AnyGame, AnyView};
use engine::course::Course;
use engine::game::{Game, Observer};

use super::Session;
use crate::games;
use crate::services::daily::Came;

impl Session {
    /// What came of the game, once it is over, for the first person that plays.
    pub fn came(&self) -> Option<Came> {
        let seat = self.people().lowest()?;
        let outcome = self.turn().outcome()?;
        let course = Course::<AnyGame>::of(self.record.clone()).ok()?;
        let observer = Observer::Everybody(course.open_cards()?);
        let deal = std::iter::once(course.state_after(0));
        let states = deal.chain(course.decisions().iter().flatten().map(|frame| &frame.state));
        let views: Vec<AnyView> = states.map(|state| state.view(observer)).collect();
        let score = games::score(&views, seat)?;
        let others = outcome.ranks().filter(|(other, _)| *other != seat);
        let best_other = others.map(|(_, rank)| rank).min()?;
        Some(Came {
            result: best_other.cmp(&outcome.rank(seat)),
            own: score.own,
            other: score.other,
            parts: score.parts,
            hints: self.hints,
        })
    }
}
