//! A finished game as a sequence of frames.

use std::rc::Rc;

use engine::catalogue::{AnyGame, AnyView};
use engine::game::{Game, Observer, OpenCards};
use engine::replay::ReplayedRecord;

use crate::games;
use crate::playback::{AnyFrame, seen_frames};
use crate::route::Moment;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::replay as words;
use crate::words::sentence::Sentence;

const STEPS_BEFORE_MOMENT: usize = 5;

/// A finished game for a replay. It holds every secret.
#[derive(Clone, Debug)]
pub struct Timeline {
    pub replay: Rc<ReplayedRecord<AnyGame>>,
    open_cards: OpenCards,
    pub players: Players,
}

impl PartialEq for Timeline {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.replay, &other.replay)
    }
}

/// A moment of the replay: the number of decisions made, and the index of the last decision's shown frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct TimePoint {
    decisions: usize,
    frame: usize,
}

impl TimePoint {
    /// The moment after `decisions` decisions, later than all their frames.
    pub const fn after(decisions: usize) -> Self {
        Self { decisions, frame: usize::MAX }
    }
}

/// A moment on display: board, frames and text.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownMoment {
    pub view: AnyView,
    pub frames: Rc<[AnyFrame]>,
    /// The index of the current frame.
    pub frame: Option<usize>,
    pub text: Sentence,
}

impl Timeline {
    /// `None` for a running game: its cards must not be shown.
    pub fn from_replay(replay: Rc<ReplayedRecord<AnyGame>>, players: Players) -> Option<Self> {
        let open_cards = replay.open_cards()?;
        Some(Self { replay, open_cards, players })
    }

    pub fn everybody(&self) -> Observer {
        Observer::Everybody(self.open_cards)
    }

    /// The table's view of the end.
    pub fn last_view(&self) -> AnyView {
        self.replay.end().view(Observer::Table)
    }

    /// All moments in order: the deal, each frame that the observer sees, and each decision without such a frame.
    pub fn points(&self, observer: Observer) -> Vec<TimePoint> {
        let mut points = vec![TimePoint::default()];
        for (at, frames) in self.replay.frames_by_decision().iter().enumerate() {
            let seen = frames.iter().filter(|frame| frame.is_seen_by(observer)).count();
            points.extend((0..seen.max(1)).map(|frame| TimePoint { decisions: at + 1, frame }));
        }
        points
    }

    /// The start of the playback to a moment, and the moment's index in `points`; `None` for a moment without a frame.
    pub fn playback_span(&self, moment: Moment) -> Option<(TimePoint, usize)> {
        let target = TimePoint { decisions: moment.decisions, frame: moment.frame? };
        let points = self.points(self.everybody());
        let at = points.partition_point(|point| *point <= target).checked_sub(1)?;
        Some((points[at.saturating_sub(STEPS_BEFORE_MOMENT)], at))
    }

    pub fn shown_at(&self, point: TimePoint, observer: Observer) -> ShownMoment {
        let view = self.replay.state_after(point.decisions).view(observer);
        let Some(decision) = point.decisions.checked_sub(1) else {
            let text = Line::from(words::DEALT).into();
            return ShownMoment { view, frames: Rc::new([]), frame: None, text };
        };
        let seat = self.replay.record().decisions[decision].seat;
        let frames = seen_frames(&self.replay, decision..point.decisions, observer);
        let line =
            frames.get(point.frame).and_then(|frame| games::narrate(frame, self.players.people()));
        ShownMoment {
            view,
            frame: (!frames.is_empty()).then_some(point.frame),
            frames: frames.into(),
            text: self.players.sentence(&line.unwrap_or_else(|| words::decided(seat))),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::record::read;
    use engine::seat::Seat;

    use super::*;
    use crate::testing::fools_gambit;

    fn timeline(decisions: &str) -> Option<Timeline> {
        // Decisions after the end of the game are dropped.
        let record = read::<AnyGame>(&fools_gambit("Ana | Ben", decisions)).unwrap().record;
        let players = Players::new(&record.players);
        Timeline::from_replay(ReplayedRecord::new(record).unwrap().into(), players)
    }

    fn texts(timeline: &Timeline, observer: Observer) -> Vec<String> {
        let points = timeline.points(observer);
        points.into_iter().map(|point| timeline.shown_at(point, observer).text.written()).collect()
    }

    #[test]
    fn a_whole_game_is_shown_from_the_deal_to_the_end_from_every_view() {
        let timeline = timeline(&"1 timeout\n2 timeout\n".repeat(200)).unwrap();
        let open = texts(&timeline, timeline.everybody());
        assert_eq!(open[0], words::DEALT);
        assert!(open.last().unwrap().starts_with("The game is over"), "{open:?}");
        for observer in [Observer::Seat(Seat::ONE), Observer::Seat(Seat::TWO)] {
            let points = timeline.points(observer);
            assert_eq!(points.len(), open.len(), "the steps are the same for all observers");
            assert!(points.is_sorted());
            let last = timeline.shown_at(*points.last().unwrap(), observer);
            assert_eq!(&last.text.written(), open.last().unwrap());
        }
    }

    #[test]
    fn a_replay_from_a_seats_view_says_what_that_seat_saw() {
        let decisions = "1 timeout\n2 timeout\n1 swap duel\n2 keep\n1 leave\n";
        let timeline = timeline(decisions).unwrap();
        let own = texts(&timeline, Observer::Seat(Seat::ONE));
        let other = texts(&timeline, Observer::Seat(Seat::TWO));
        let drew = |texts: &[String]| texts.iter().any(|text| text.contains("Ana draws"));
        assert!(drew(&own) && !drew(&other));
        let decided = timeline.players.sentence(&words::decided(Seat::ONE)).written();
        assert!(other.contains(&decided));
        assert_eq!(own.last(), other.last());
        assert_eq!(own.last().unwrap(), "Ana concedes. The game is over: Ben wins.");
    }

    #[test]
    fn a_moment_is_watched_from_a_few_steps_before_it() {
        let timeline = timeline(&"1 timeout\n2 timeout\n".repeat(200)).unwrap();
        let points = timeline.points(timeline.everybody());
        let moment = |decisions, frame| Moment { decisions, seat: None, frame };
        let (from, until) = timeline.playback_span(moment(20, Some(0))).unwrap();
        assert_eq!(points[until], TimePoint { decisions: 20, frame: 0 });
        assert_eq!(from, points[until - STEPS_BEFORE_MOMENT]);
        assert_eq!(timeline.playback_span(moment(0, Some(0))), Some((TimePoint::default(), 0)));
        assert_eq!(timeline.playback_span(moment(20, None)), None, "a review shows a decision");
    }

    #[test]
    fn a_running_game_has_no_replay() {
        assert!(timeline("1 timeout\n").is_none());
    }
}
