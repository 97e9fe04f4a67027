//! The result of a deal of the day.

use engine::catalogue::AnyView;
use engine::game::{Game, Observer};

use super::Session;
use crate::games;
use crate::services::daily::DealOutcome;

impl Session {
    /// The first person's outcome, once the game is over.
    pub fn deal_outcome(&self) -> Option<DealOutcome> {
        let seat = self.people().lowest()?;
        let outcome = self.turn().outcome()?;
        let replay = self.replay();
        let observer = Observer::Everybody(replay.open_cards()?);
        let deal = std::iter::once(replay.state_after(0));
        let states =
            deal.chain(replay.frames_by_decision().iter().flatten().map(|frame| &frame.state));
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
    use engine::game::Ending;
    use engine::options::Options;
    use engine::replay::ReplayedRecord;
    use engine::seat::Seat;

    use super::*;
    use crate::services::saves::Local;
    use crate::testing::{fools_gambit, golden_games};

    #[test]
    fn the_result_of_a_deal_fits_the_outcome() {
        let mut seen = 0;
        for (_, replay) in golden_games() {
            let session = Session::open(replay, &Local { hints: 3, ..Local::default() });
            let Some(person) = session.people().lowest() else { continue };
            let Some(outcome) = session.turn().outcome() else { continue };
            let deal = session.deal_outcome().expect("it is over");
            let slug = session.record().options.identity().slug;
            assert!(!deal.parts.is_empty() && deal.hints == 3, "{slug}: {deal:?}");
            let is_first = outcome.rank(person) == 1;
            assert_eq!(is_first, deal.result.is_ge(), "{slug}: {deal:?}");
            // Heads Up Duel's winner has most tokens; points only break ties.
            if outcome.ending == Ending::Played && slug != "heads-up-duel" {
                assert_eq!(deal.own.cmp(&deal.other), deal.result, "{slug}: {deal:?}");
            }
            seen += 1;
        }
        assert!(seen >= 5, "{seen} games");
    }

    #[test]
    fn only_an_ended_game_has_a_deal_outcome() {
        let after = |decisions| {
            let text = fools_gambit("Ana | Ben", decisions);
            Session::open(ReplayedRecord::read(&text).unwrap(), &Local::default())
        };
        assert_eq!(after("1 timeout\n").deal_outcome(), None);
        let over = after("1 timeout\n2 leave\n");
        assert_eq!(over.people().lowest(), Some(Seat::ONE));
        let deal = over.deal_outcome().unwrap();
        assert!(deal.result.is_gt() && deal.parts.is_empty(), "{deal:?}");
    }
}
