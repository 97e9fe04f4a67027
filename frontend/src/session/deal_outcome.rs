use engine::catalogue::AnyView;
use engine::game::{Game, Observer};

use super::Session;
use crate::games;
use crate::services::daily::DealOutcome;

impl Session {
    /// The outcome for the first person, once the game is over.
    pub fn deal_outcome(&self) -> Option<DealOutcome> {
        let seat = self.people().lowest()?;
        let outcome = self.turn().outcome()?;
        let course = self.course();
        let observer = Observer::Everybody(course.open_cards()?);
        let deal = std::iter::once(course.state_after(0));
        let states = deal.chain(course.decisions().iter().flatten().map(|frame| &frame.state));
        let views: Vec<AnyView> = states.map(|state| state.view(observer)).collect();
        let score = games::score(&views, seat)?;
        let others = outcome.ranks().filter(|(other, _)| *other != seat);
        let best_other = others.map(|(_, rank)| rank).min()?;
        Some(DealOutcome {
            result: best_other.cmp(&outcome.rank(seat)),
            own: score.own,
            other: score.other,
            parts: score.parts,
            hints: self.hints,
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::game::Ending;
    use engine::options::Options;
    use engine::replay::ReplayedRecord;
    use engine::seat::Seat;

    use super::*;
    use crate::services::saves::Local;

    fn golden() -> Vec<Session> {
        let open = |text: String| {
            let course = ReplayedRecord::<AnyGame>::read(&text).expect("a record that plays");
            Session::open(course, &Local { hints: 3, ..Local::default() })
        };
        crate::testing::golden().into_values().map(open).collect()
    }

    #[test]
    fn the_result_of_a_deal_fits_the_outcome() {
        let mut seen = 0;
        for session in golden().iter().filter(|session| !session.people().is_empty()) {
            let Some(outcome) = session.turn().outcome() else { continue };
            let of_deal = session.deal_outcome().expect("it is over");
            let slug = session.record().options.identity().slug;
            assert!(!of_deal.parts.is_empty() && of_deal.hints == 3, "{slug}: {of_deal:?}");
            let person = session.people().lowest().expect("a person");
            let is_first = outcome.rank(person) == 1;
            assert_eq!(is_first, of_deal.result.is_ge(), "{slug}: {of_deal:?}");
            // Heads Up Duel's winner has most tokens; points only break ties.
            if outcome.ending == Ending::Played && slug != "heads-up-duel" {
                assert_eq!(of_deal.own.cmp(&of_deal.other), of_deal.result, "{slug}: {of_deal:?}");
            }
            seen += 1;
        }
        assert!(seen >= 5, "{seen} games");
    }

    #[test]
    fn a_running_game_has_no_result_of_a_deal() {
        let text = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
                    seed 9f2c04d1a6b3e877\n1 timeout\n";
        let session = Session::open(ReplayedRecord::read(text).unwrap(), &Local::default());
        assert_eq!(session.deal_outcome(), None);
        let over = Session::open(
            ReplayedRecord::read(&format!("{text}2 leave\n")).unwrap(),
            &Local::default(),
        );
        assert_eq!(over.people().lowest(), Some(Seat::ONE));
        let of_deal = over.deal_outcome().unwrap();
        assert!(of_deal.result.is_gt() && of_deal.parts.is_empty(), "{of_deal:?}");
    }
}
