//! A finished game in the frames in which it is shown.

use std::rc::Rc;

use engine::catalogue::{AnyGame, AnyView};
use engine::game::{Frame, Game, Observer, OpenCards};
use engine::record::{Record, Trouble};
use engine::seat::Seat;

use crate::games;
use crate::playback::AnyFrame;
use crate::words::players::Players;
use crate::words::replay as words;

/// A decision and what came of it.
#[derive(Clone, PartialEq, Debug)]
struct Step {
    seat: Seat,
    frames: Vec<Frame<AnyGame>>,
    state: AnyGame,
}

/// A game that was played, step by step. It holds every secret.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    deal: AnyGame,
    steps: Vec<Step>,
    /// There if the game was played to an end.
    open_cards: Option<OpenCards>,
}

/// A moment of the course: so many decisions were made, and this frame of the last one is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Mark {
    decisions: usize,
    frame: usize,
}

/// What is shown at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    pub view: AnyView,
    /// The frames of the decision.
    pub frames: Rc<[AnyFrame]>,
    /// Which of them.
    pub frame: Option<usize>,
    /// What happens in it.
    pub told: String,
}

impl Course {
    /// Plays a record through.
    ///
    /// # Errors
    /// The record's trouble, if it can't be played.
    pub fn of(record: &Record<AnyGame>) -> Result<Self, Trouble<AnyGame>> {
        let (mut deal, mut steps) = (None, Vec::new());
        let end = record.replay(|done, state, frames| {
            let state = state.clone();
            match done.checked_sub(1) {
                None => deal = Some(state),
                Some(last) => {
                    let seat = record.decisions[last].seat;
                    steps.push(Step { seat, frames: frames.into_vec(), state });
                }
            }
        })?;
        Ok(Self { deal: deal.unwrap_or(end), steps, open_cards: OpenCards::of(record) })
    }

    /// The observer who sees all cards; `None` if the game was not played to an end.
    pub fn everybody(&self) -> Option<Observer> {
        self.open_cards.map(Observer::Everybody)
    }

    /// The state after so many decisions.
    fn state_after(&self, decisions: usize) -> &AnyGame {
        let last = decisions.checked_sub(1).and_then(|last| self.steps.get(last));
        last.map_or(&self.deal, |step| &step.state)
    }

    /// The last view of the table.
    pub fn last_view(&self) -> AnyView {
        self.state_after(self.steps.len()).view(Observer::Table)
    }

    /// Every moment, in order.
    pub fn marks(&self, observer: Observer) -> Vec<Mark> {
        let mut marks = vec![Mark::default()];
        for (at, step) in self.steps.iter().enumerate() {
            let seen = step.frames.iter().filter(|frame| frame.is_seen_by(observer)).count();
            marks.extend((0..seen.max(1)).map(|frame| Mark { decisions: at + 1, frame }));
        }
        marks
    }

    /// What is shown at a moment.
    pub fn at(&self, mark: Mark, observer: Observer, players: &Players) -> Shown {
        let view = self.state_after(mark.decisions).view(observer);
        let Some(last) = mark.decisions.checked_sub(1) else {
            let told = words::DEALT.to_owned();
            return Shown { view, frames: Rc::new([]), frame: None, told };
        };
        let step = &self.steps[last];
        let mut before = self.state_after(last);
        let mut frames = Vec::new();
        for frame in &step.frames {
            if let Some(seen) = frame.seen_by(observer) {
                let before = before.view(observer);
                frames.push(AnyFrame { before, events: seen.events, view: seen.view });
            }
            before = &frame.state;
        }
        let told = frames.get(mark.frame).and_then(|frame| games::narrate(frame, players));
        Shown {
            view,
            frame: (!frames.is_empty()).then_some(mark.frame),
            frames: frames.into(),
            told: told.unwrap_or_else(|| words::decided(players.name(step.seat))),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;

    use super::*;

    fn course(decisions: &str) -> (Course, Players) {
        let text = format!(
            "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
             seed 9f2c04d1a6b3e877\n{decisions}"
        );
        let reading = read::<AnyGame>(&text).unwrap();
        let players = Players::new(&reading.record.players);
        (Course::of(&reading.record).unwrap(), players)
    }

    fn told(course: &Course, observer: Observer, players: &Players) -> Vec<String> {
        let marks = course.marks(observer);
        marks.into_iter().map(|mark| course.at(mark, observer, players).told).collect()
    }

    #[test]
    fn a_whole_game_is_shown_from_the_deal_to_the_end_from_every_view() {
        let (course, players) = course(&"1 timeout\n2 timeout\n".repeat(200));
        let open = told(&course, course.everybody().unwrap(), &players);
        assert_eq!(open[0], words::DEALT);
        assert!(open.last().unwrap().starts_with("The game is over"), "{open:?}");
        for observer in [Observer::Seat(Seat::ONE), Observer::Seat(Seat::TWO)] {
            let marks = course.marks(observer);
            assert_eq!(marks.len(), open.len(), "the steps are the same for all observers");
            assert!(marks.is_sorted());
            let last = course.at(*marks.last().unwrap(), observer, &players);
            assert_eq!(&last.told, open.last().unwrap());
        }
    }

    #[test]
    fn a_seats_view_of_a_replay_tells_what_the_seat_was_told() {
        let (course, players) = course("1 timeout\n2 timeout\n1 swap duel\n2 keep\n1 leave\n");
        let own = told(&course, Observer::Seat(Seat::ONE), &players);
        let other = told(&course, Observer::Seat(Seat::TWO), &players);
        let decided = "Ana decides to swap the third card with the duel card.".to_owned();
        assert!(own.contains(&decided) && !other.contains(&decided));
        assert!(other.contains(&words::decided("Ana")));
        assert_eq!(own.last(), other.last());
        assert_eq!(own.last().unwrap(), "Ana concedes. The game is over: Ben wins.");
    }

    #[test]
    fn a_game_that_goes_on_is_not_over() {
        assert!(course("1 timeout\n").0.everybody().is_none());
    }
}
