//! A finished game in the moments in which it is shown.

use std::rc::Rc;

use engine::catalogue::{AnyEvent, AnyGame, AnyView};
use engine::game::{Event, Game, Observer};
use engine::record::{Record, Trouble};
use engine::seat::Seat;

use crate::games;
use crate::words::players::Players;
use crate::words::replay as words;

/// Whose cards lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// What a seat saw.
    Of(Seat),
    /// Everything.
    All,
}

impl Eyes {
    fn view(self, game: &AnyGame) -> AnyView {
        match self {
            Self::Of(seat) => game.view(Observer::Seat(seat)),
            Self::All => game.open_view(),
        }
    }

    fn see(self, events: &[AnyEvent]) -> Vec<AnyEvent> {
        match self {
            Self::Of(seat) => {
                events.iter().filter_map(|event| event.seen_by(Observer::Seat(seat))).collect()
            }
            Self::All => events.to_vec(),
        }
    }
}

/// A decision and what came of it.
#[derive(Clone, PartialEq, Debug)]
struct Step {
    seat: Seat,
    game: AnyGame,
    events: Vec<AnyEvent>,
}

/// A game that was played, step by step. It holds every secret.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    deal: AnyGame,
    steps: Vec<Step>,
}

/// A moment of the course: so many decisions were made, and this part of the last one's
/// consequences is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Mark {
    decisions: usize,
    part: usize,
}

/// What is shown at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    pub before: Option<Rc<AnyView>>,
    pub view: Rc<AnyView>,
    pub news: Rc<[AnyEvent]>,
    /// Which part of the news.
    pub part: Option<usize>,
    /// What happens in it.
    pub told: String,
}

impl Course {
    /// Plays a record through.
    ///
    /// # Errors
    /// The record's trouble, if it can't be played.
    pub fn of(record: &Record<AnyGame>) -> Result<Self, Trouble<AnyGame>> {
        let mut steps = Vec::new();
        let deal = record.replay(|done, game, events| {
            if let Some(entry) = done.checked_sub(1).map(|at| &record.decisions[at]) {
                steps.push(Step { seat: entry.seat, game: game.clone(), events: events.to_vec() });
            }
        });
        deal?;
        let deal = record
            .deal()
            .map_err(|why| Trouble { line: 4, why: engine::record::Reason::Deal(why) })?;
        Ok(Self { deal, steps })
    }

    /// Whether the game was played to an end.
    pub fn is_over(&self) -> bool {
        self.end().turn().outcome().is_some()
    }

    /// The last state.
    fn end(&self) -> &AnyGame {
        self.steps.last().map_or(&self.deal, |step| &step.game)
    }

    /// The last view of the table.
    pub fn last_view(&self) -> AnyView {
        self.end().view(Observer::Table)
    }

    /// Every moment, in order.
    pub fn marks(&self, eyes: Eyes) -> Vec<Mark> {
        let mut marks = vec![Mark::default()];
        for (at, step) in self.steps.iter().enumerate() {
            let parts = games::moments(&eyes.see(&step.events)).len().max(1);
            marks.extend((0..parts).map(|part| Mark { decisions: at + 1, part }));
        }
        marks
    }

    /// What is shown at a moment.
    pub fn at(&self, mark: Mark, eyes: Eyes, players: &Players) -> Shown {
        let Some(last) = mark.decisions.checked_sub(1) else {
            let view = Rc::new(eyes.view(&self.deal));
            let told = words::DEALT.to_owned();
            return Shown { before: None, view, news: Rc::new([]), part: None, told };
        };
        let step = &self.steps[last];
        let before = last.checked_sub(1).map_or(&self.deal, |before| &self.steps[before].game);
        let news = eyes.see(&step.events);
        let part = games::moments(&news).into_iter().nth(mark.part);
        let seen_before = eyes.view(before);
        let told = part
            .clone()
            .and_then(|events| {
                let earlier = &news[..events.start];
                words::telling(&seen_before, earlier, &news[events], players)
            })
            .unwrap_or_else(|| words::decided(players.name(step.seat)));
        Shown {
            before: Some(Rc::new(seen_before)),
            view: Rc::new(eyes.view(&step.game)),
            news: news.into(),
            part: part.map(|_| mark.part),
            told,
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

    fn told(course: &Course, eyes: Eyes, players: &Players) -> Vec<String> {
        let marks = course.marks(eyes);
        marks.into_iter().map(|mark| course.at(mark, eyes, players).told).collect()
    }

    #[test]
    fn a_whole_game_is_shown_from_the_deal_to_the_end_from_every_view() {
        let (course, players) = course(&"1 timeout\n2 timeout\n".repeat(200));
        assert!(course.is_over());
        let open = told(&course, Eyes::All, &players);
        assert_eq!(open[0], words::DEALT);
        assert!(open.last().unwrap().starts_with("The game is over"), "{open:?}");
        for eyes in [Eyes::Of(Seat::ONE), Eyes::Of(Seat::TWO)] {
            let marks = course.marks(eyes);
            assert_eq!(marks.len(), open.len(), "the steps are the same for all eyes");
            assert!(marks.is_sorted());
            let last = course.at(*marks.last().unwrap(), eyes, &players);
            assert_eq!(&last.told, open.last().unwrap());
        }
    }

    #[test]
    fn a_seats_view_of_a_replay_tells_what_the_seat_was_told() {
        let (course, players) = course("1 timeout\n2 timeout\n1 swap duel\n2 keep\n1 leave\n");
        let own = told(&course, Eyes::Of(Seat::ONE), &players);
        let other = told(&course, Eyes::Of(Seat::TWO), &players);
        let decided = "Ana decides to swap the third card with the duel card.".to_owned();
        assert!(own.contains(&decided) && !other.contains(&decided));
        assert!(other.contains(&words::decided("Ana")));
        assert_eq!(own.last(), other.last());
        assert_eq!(own.last().unwrap(), "Ana concedes. The game is over: Ben wins.");
    }

    #[test]
    fn a_game_that_goes_on_is_not_over() {
        assert!(!course("1 timeout\n").0.is_over());
    }
}
