//! The review of a finished game: each decision is judged by what its seat knew then.

use std::task::Poll;

use engine::bot::{Analysis, Evaluated, Reason};
use engine::catalogue::{AnyAction, AnyAnalyst, AnyGame, AnyOdds};
use engine::chance::Seed;
use engine::fnv::Fnv;
use engine::game::{Decision, Game, Observer};
use engine::record::Player;
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};

use crate::services::people::seats_of_people;
use crate::services::saves::{Costly, Examined};

/// The fewest roll-outs for a verdict.
pub const FEWEST_ROLLOUTS: u32 = 500;
/// Roll-outs for all decisions of a game, and the fewest and the most for one of them.
const GAME_ROLLOUTS: u32 = 1_000_000;
const LEAST_PER_DECISION: u32 = 4_000;
const MOST_PER_DECISION: u32 = 24_000;
/// Roll-outs for each estimate of a chance.
const ROLLOUTS_OF_ODDS: u32 = 400;
/// The most estimates of chances in all, and for one seat.
const MOST_ODDS: usize = 240;
const MOST_ODDS_OF_SEAT: usize = 60;
/// A loss counts from this many standard errors on (with two, one in fifty harmless decisions would seem costly), and
/// from this part of the stake on.
const LEAST_ERRORS: f64 = 3.0;
const LEAST_LOSS: f64 = 0.01;

/// The seats to review: the people's, or all if only bots played.
pub fn reviewed_seats(players: &[Player]) -> SeatSet {
    let people = seats_of_people(players);
    if people.is_empty() { SeatSet::first(players.len() as u8) } else { people }
}

pub struct Examination {
    course: ReplayedRecord<AnyGame>,
    seats: SeatSet,
    /// A digest of the record, so that a review in parts has the same results as in one go.
    seed: u64,
    /// Roll-outs for each decision.
    rollouts: u32,
    /// A seat's chances are estimated once in this many of its decisions.
    odds_interval: usize,
    /// The index of the decision in `exam`, or the next one to look at.
    at: usize,
    exam: Option<DecisionExam>,
}

struct DecisionExam {
    seat: Seat,
    /// The seat's chances by its view, and by all cards.
    odds: Option<[Box<AnyOdds>; 2]>,
    analyst: Option<Box<AnyAnalyst>>,
    /// The loss that `analyst` found, if any.
    costly: Option<Costly>,
    /// A careful second search, where roll-outs alone may be wrong.
    careful: Option<Box<AnyAnalyst>>,
}

impl Examination {
    /// Begins at decision `from`. `None` unless the record's game is finished: a running game must stay secret.
    pub fn new(record: &str, from: usize) -> Option<Self> {
        let course = ReplayedRecord::<AnyGame>::read(record).ok()?;
        course.open_cards()?;
        let seats = reviewed_seats(&course.record().players);
        let decisions_of =
            |seat: &Seat| course.record().decisions.iter().filter(|it| it.seat == *seat).count();
        let total: usize = seats.iter().map(|seat| decisions_of(&seat)).sum();
        let most = seats.iter().map(|seat| decisions_of(&seat)).max().unwrap_or_default();
        let most_odds = (MOST_ODDS / usize::from(seats.len().max(1))).min(MOST_ODDS_OF_SEAT);
        let rollouts = GAME_ROLLOUTS / u32::try_from(total.max(1)).unwrap_or(u32::MAX);
        Some(Self {
            seed: Fnv::hash_text(record),
            rollouts: rollouts.clamp(LEAST_PER_DECISION, MOST_PER_DECISION),
            odds_interval: most.div_ceil(most_odds).max(1),
            at: from,
            exam: None,
            course,
            seats,
        })
    }

    /// Pending while it examines a decision; `None` after the last one.
    pub fn step(&mut self, decisions: u32) -> Poll<Option<Examined>> {
        let Some(exam) = &mut self.exam else { return self.start_next() };
        if let Some(odds) = exam.odds.iter_mut().flatten().find(|odds| !odds.is_done()) {
            odds.step(decisions);
            return Poll::Pending;
        }
        for analyst in [&mut exam.analyst, &mut exam.careful].into_iter().flatten() {
            if !analyst.is_done() {
                analyst.step(decisions);
                return Poll::Pending;
            }
        }
        let Some(mut exam) = self.exam.take() else { return Poll::Pending };
        let at = u32::try_from(self.at).unwrap_or(u32::MAX);
        if let Some(analyst) = exam.analyst.take() {
            exam.costly = self.find_costly(at, &analyst.result());
            exam.careful = exam.costly.as_ref().and_then(|_| self.careful_analyst());
            if exam.careful.is_some() {
                self.exam = Some(exam);
                return Poll::Pending;
            }
        }
        let costly = match exam.careful {
            Some(careful) => self.find_costly(at, &careful.result()),
            None => exam.costly,
        };
        let chances = exam.odds.map(|odds| odds.map(|odds| thousandths(odds.result())));
        let found = Examined { at, seat: exam.seat, chances, costly };
        self.at += 1;
        Poll::Ready(Some(found))
    }

    fn start_next(&mut self) -> Poll<Option<Examined>> {
        let decisions = &self.course.record().decisions;
        let Some(offset) = decisions
            .get(self.at..)
            .and_then(|rest| rest.iter().position(|entry| self.seats.contains(entry.seat)))
        else {
            return Poll::Ready(None);
        };
        self.at += offset;
        let entry = &decisions[self.at];
        let seat = entry.seat;
        let earlier = decisions[..self.at].iter().filter(|entry| entry.seat == seat).count();
        let state = self.course.state_after(self.at);
        let view = state.view(Observer::Seat(seat));
        let seed = self.seed();
        self.exam = Some(DecisionExam {
            seat,
            odds: earlier.is_multiple_of(self.odds_interval).then(|| {
                let rollouts = ROLLOUTS_OF_ODDS;
                [AnyOdds::from_view(&view, seat, seed, rollouts), state.odds(seat, seed, rollouts)]
            }),
            analyst: match &entry.decision {
                Decision::Act(played) => {
                    AnyAnalyst::with_played(&view, seat, seed, self.rollouts, played)
                }
                Decision::Timeout | Decision::Leave => None,
            },
            costly: None,
            careful: None,
        });
        Poll::Pending
    }

    /// A careful analysis of the current decision, where the game's roll-outs alone may be wrong.
    fn careful_analyst(&self) -> Option<Box<AnyAnalyst>> {
        let entry = self.course.record().decisions.get(self.at)?;
        let Decision::Act(played) = &entry.decision else { return None };
        let view = self.course.state_after(self.at).view(Observer::Seat(entry.seat));
        AnyAnalyst::with_played_and_care(&view, entry.seat, self.seed(), self.rollouts, played)
    }

    const fn seed(&self) -> Seed {
        Seed(self.seed.wrapping_add(self.at as u64))
    }

    /// The loss of the decision, if it exceeds what chance makes likely.
    fn find_costly(&self, at: u32, analysis: &Analysis<AnyAction>) -> Option<Costly> {
        let Decision::Act(played) = &self.course.record().decisions.get(self.at)?.decision else {
            return None;
        };
        let best = analysis.evaluated.first()?;
        let better = || best.action.to_string();
        if let Some(loss) = analysis.obvious_loss {
            return Some(Costly { at, loss, better: better(), ..Costly::default() });
        }
        let taken = analysis.evaluated.iter().find(|evaluated| evaluated.action == *played)?;
        if analysis.rollouts < FEWEST_ROLLOUTS || !is_costly(taken) {
            return None;
        }
        let rounded = |value: f64| value.round() as i32;
        let to_numbers = |it: Reason| (it.aspect as u8, rounded(it.best), rounded(it.other));
        Some(Costly {
            at,
            loss: thousandths(taken.behind),
            error: thousandths(taken.error).max(1),
            better: better(),
            reason: taken.reason.map(to_numbers),
            price: taken.price.map(to_numbers),
            range: best.range,
            then: best.follow_up.as_ref().map(ToString::to_string),
        })
    }
}

fn is_costly(evaluated: &Evaluated<AnyAction>) -> bool {
    evaluated.is_surely_behind()
        && evaluated.behind >= LEAST_ERRORS * evaluated.error
        && evaluated.behind >= LEAST_LOSS
}

#[expect(clippy::cast_sign_loss, reason = "a chance and a loss are at least 0")]
fn thousandths(part: f64) -> u32 {
    (part.max(0.0) * 1000.0).round() as u32
}

#[cfg(test)]
mod tests {
    use engine::games::fools_gambit::{Action, Swap};

    use super::super::tests::evaluated;
    use super::*;
    use crate::testing::{golden_of, record};

    const ROUND: [&str; 4] =
        ["1 duel 7c wager 4c", "2 duel 5h wager 2h", "1 swap duel", "2 swap wager"];

    /// A round in which both swap, and more decisions.
    fn played(more: &[&str]) -> String {
        let decisions = [&ROUND[..], more].concat();
        record("fools-gambit", "deck=split time=off", "Ana | Ben", "0000000000005729", &decisions)
    }

    /// At most this number of a game's decisions, examined in parts.
    fn examined(record: &str, from: usize, step_size: u32, most: usize) -> Vec<Examined> {
        let mut examination = Examination::new(record, from).expect("it is over");
        let mut all = Vec::new();
        while all.len() < most {
            match examination.step(step_size) {
                Poll::Pending => {}
                Poll::Ready(Some(examined)) => all.push(examined),
                Poll::Ready(None) => break,
            }
        }
        all
    }

    #[test]
    fn every_decision_is_looked_at_and_the_same_comes_out_in_parts() {
        let record = played(&["1 leave"]);
        let found = |from, part| examined(&record, from, part, usize::MAX);
        let whole = found(0, u32::MAX);
        let seats: Vec<_> = whole.iter().map(|it| (it.at, it.seat.number())).collect();
        assert_eq!(seats, [(0, 1), (1, 2), (2, 1), (3, 2), (4, 1)]);
        let are_thousandths = |chances: [u32; 2]| chances.iter().all(|chance| *chance <= 1000);
        assert!(whole.iter().all(|it| it.chances.is_some_and(are_thousandths)));
        assert_eq!(found(0, 1_000), whole);
        assert_eq!(found(3, 5_000), whole[3..], "gone on with after it was stopped");
    }

    #[test]
    fn a_king_offered_for_a_2_names_the_rule() {
        let record = golden_of("heads-up-duel-four-in-a-tournament", 1_000);
        let decisions = record.lines().skip(5);
        let mut offers = decisions.enumerate().filter(|(_, line)| *line == "2 offer 4 Kp for 2");
        let (at, _) = offers.next().expect("an offer of a King for a 2");
        let found = &examined(&record, at, u32::MAX, 1)[0];
        let costly = found.costly.as_ref().expect("a King is given away");
        assert_eq!((usize::try_from(found.at), costly.error), (Ok(at), 0));
        assert!(costly.loss >= 100, "{}", costly.loss);
    }

    #[test]
    fn a_game_that_goes_on_is_not_reviewed() {
        assert!(Examination::new(&played(&[]), 0).is_none());
        assert!(Examination::new("nonsense", 0).is_none());
    }

    #[test]
    fn a_cost_within_its_error_is_no_loss() {
        let keep = AnyAction::FoolsGambit(Action::Swap(Swap::Keep));
        let evaluated = |behind, error| evaluated(keep.clone(), behind, error);
        assert!(!is_costly(&evaluated(0.05, 0.03)));
        assert!(!is_costly(&evaluated(0.05, 0.02)));
        assert!(!is_costly(&evaluated(0.005, 0.001)));
        assert!(is_costly(&evaluated(0.05, 0.01)));
    }

    #[test]
    fn only_people_are_reviewed_where_there_are_any() {
        let players = |text: &str| {
            let players: Vec<_> = text.split('|').map(|it| it.parse().unwrap()).collect();
            reviewed_seats(&players)
        };
        assert_eq!(players("Ana|bot:sharp"), SeatSet::from_item(Seat::ONE));
        assert_eq!(players("bot:sharp|bot:sharp"), SeatSet::first(2));
        assert_eq!(players("Ana|Ben"), SeatSet::first(2));
    }
}
