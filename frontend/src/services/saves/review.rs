//! The review of a finished game, as stored with its save: the people's chances, and their costliest decisions. Exports
//! of saves and the copy in `IndexedDB` include it; a record that is sent alone doesn't.

use engine::bot::Reason;
use engine::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Save;

/// The number of decisions shown for each seat.
const COSTLIEST: usize = 3;

/// Decisions at most this far apart may have missed the same action.
const NEARBY: u32 = 6;

/// The review of a finished game. Chances are in thousandths, losses in thousandths of the stake.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Review {
    /// The number of decisions in the record.
    pub of: u32,
    /// The number of decisions examined so far.
    pub done: u32,
    /// The people's seats.
    pub seats: Vec<SeatReview>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatReview {
    pub seat: Seat,
    /// Points of the chart: the decisions before, and the chance to win by the seat's knowledge, then by all cards.
    pub line: Vec<[u32; 3]>,
    pub costly: Vec<Costly>,
}

/// A decision that was worse than another action by more than chance explains.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Costly {
    /// The number of decisions before this one.
    pub at: u32,
    pub loss: u32,
    /// The standard error of the loss; 0 if it follows from a rule, not from roll-outs.
    pub error: u32,
    /// The text of the better action by the seat's knowledge.
    pub better: String,
    /// The advantage, where the game can tell: which of its aspects, and the value of both actions in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<(u8, i32, i32)>,
    /// The disadvantage, in the same form. Reviews by older builds lack this and the following fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<(u8, i32, i32)>,
    /// The likely range of outcomes, the better end first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<[i32; 2]>,
    /// The text of the seat's most frequent action after the better one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Examined {
    pub at: u32,
    pub seat: Seat,
    /// The chances before the decision, where they were estimated.
    pub chances: Option<[u32; 2]>,
    pub costly: Option<Costly>,
}

impl Costly {
    pub fn reason(&self) -> Option<Reason> {
        self.reason.map(to_reason)
    }

    pub fn price(&self) -> Option<Reason> {
        self.price.map(to_reason)
    }
}

fn to_reason((aspect, best, other): (u8, i32, i32)) -> Reason {
    Reason { aspect: aspect.into(), best: best.into(), other: other.into() }
}

impl Review {
    /// An empty review, for a record of this number of decisions.
    pub fn new(decisions: u32, seats: impl IntoIterator<Item = Seat>) -> Self {
        let empty_review = |seat| SeatReview { seat, line: Vec::new(), costly: Vec::new() };
        Self { of: decisions, done: 0, seats: seats.into_iter().map(empty_review).collect() }
    }

    pub const fn is_complete(&self) -> bool {
        self.done >= self.of
    }

    pub fn note(&mut self, examined: Examined) {
        let Examined { at, seat, chances, costly } = examined;
        if at < self.done {
            return;
        }
        self.done = at + 1;
        let Some(seat_review) = self.seats.iter_mut().find(|seat_review| seat_review.seat == seat)
        else {
            return;
        };
        seat_review.line.extend(chances.map(|[known, all]| [at, known, all]));
        if let Some(costly) = costly {
            // An action missed several times running is reported once.
            let repeats = |other: &Costly| other.better == costly.better && at <= other.at + NEARBY;
            if seat_review.costly.iter().any(|other| repeats(other) && other.loss >= costly.loss) {
                return;
            }
            seat_review.costly.retain(|other| !repeats(other));
            let place = seat_review.costly.partition_point(|other| other.loss >= costly.loss);
            seat_review.costly.insert(place, costly);
            seat_review.costly.truncate(COSTLIEST);
        }
    }

    /// Marks all decisions as examined.
    pub const fn finish(&mut self) {
        self.done = self.of;
    }
}

/// A save's review, if it fits a record of this number of decisions.
pub fn stored_review_of(save: &Save, decisions: u32, seats: SeatSet) -> Option<Review> {
    let review: Review = serde_json::from_str(save.review.as_deref()?).ok()?;
    // A file may claim anything.
    let is_sound = |seat_review: &SeatReview| {
        seat_review.line.is_sorted_by(|[one, ..], [next, ..]| one < next)
            && seat_review
                .line
                .iter()
                .all(|[at, known, all]| *at < decisions && (*known).max(*all) <= 1_000)
            && seat_review.costly.iter().all(|costly| costly.at < decisions)
    };
    let reviewed: SeatSet = review.seats.iter().map(|seat_review| seat_review.seat).collect();
    let fits = review.of == decisions
        && review.done <= decisions
        && reviewed == seats
        && review.seats.len() == usize::from(seats.len())
        && review.seats.iter().all(is_sound);
    fits.then_some(review)
}

#[cfg(test)]
mod tests {
    use super::super::{decode, encode};
    use super::*;

    fn costly(at: u32, loss: u32) -> Costly {
        let better = format!("play {at}");
        let (reason, price) = (Some((1, -2, 3)), Some((0, 3, 4)));
        let (range, then) = (Some([2000, -5000]), Some("swap wager".into()));
        Costly { at, loss, error: 10, better, reason, price, range, then }
    }

    #[test]
    fn a_review_of_an_older_build_is_read() {
        let text = r#"{"of":9,"done":3,"seats":[{"seat":2,"line":[[0,500,400]],"costly":[
            {"at":2,"loss":90,"error":10,"better":"keep","reason":[1,2300,-5500]}]}]}"#;
        let save = Save { review: Some(text.into()), ..Save::new(String::new(), 5) };
        let review = stored_review_of(&save, 9, SeatSet::from_item(Seat::TWO)).expect("a review");
        let (better, reason) = ("keep".into(), Some((1, 2300, -5500)));
        let kept = Costly { at: 2, loss: 90, error: 10, better, reason, ..Costly::default() };
        assert_eq!(review.seats[0].costly, [kept]);
    }

    fn examined(at: u32, loss: Option<u32>) -> Examined {
        let costly = loss.map(|loss| costly(at, loss));
        Examined { at, seat: Seat::TWO, chances: Some([500, 400]), costly }
    }

    fn review() -> Review {
        let mut review = Review::new(9, [Seat::TWO]);
        for (at, loss) in [(0, 50), (2, 90), (4, 20), (6, 70)] {
            review.note(examined(at, Some(loss)));
        }
        review
    }

    #[test]
    fn the_three_that_cost_most_are_named_once_the_costliest_first() {
        let mut review = review();
        review.note(examined(4, Some(99)));
        let seat = &review.seats[0];
        let losses: Vec<_> = seat.costly.iter().map(|costly| (costly.at, costly.loss)).collect();
        assert_eq!(losses, [(2, 90), (6, 70), (0, 50)]);
        assert_eq!(seat.line.len(), 4);
        assert!(review.done == 7 && !review.is_complete());
        review.finish();
        assert!(review.is_complete());
    }

    #[test]
    fn a_repeated_mistake_appears_once() {
        let mut review = Review::new(99, [Seat::TWO]);
        for (at, loss) in [(0, 50), (1, 80), (2, 60), (20, 40)] {
            let missed = Costly { better: "attack".into(), ..costly(at, loss) };
            review.note(Examined { costly: Some(missed), ..examined(at, None) });
        }
        let found: Vec<_> = review.seats[0].costly.iter().map(|costly| costly.at).collect();
        assert_eq!(found, [1, 20]);
    }

    #[test]
    fn a_review_is_stored_in_its_save_and_older_saves_have_none() {
        let save = Save::new("facedown 1\n".into(), 5);
        assert!(!encode(&save).contains("review"));
        let kept = Save { review: serde_json::to_string(&review()).ok(), ..save.clone() };
        let seats = SeatSet::from_item(Seat::TWO);
        let stored = |decisions, seats| stored_review_of(&kept, decisions, seats);
        assert_eq!(stored(9, seats), Some(review()));
        assert_eq!(stored(10, seats), None, "of another record");
        assert_eq!(stored(9, SeatSet::first(2)), None, "of other people");
        assert_eq!(stored(9, SeatSet::from_item(Seat::ONE)), None, "of as many others");
        let forged = |review: &str| Save { review: Some(review.to_owned()), ..save.clone() };
        for line in ["[1,2000,400]", "[0,500,400],[0,500,400]", "[9,500,400]"] {
            let seat_review = format!(r#"{{"seat":2,"line":[{line}],"costly":[]}}"#);
            let review = forged(&format!(r#"{{"of":9,"done":9,"seats":[{seat_review}]}}"#));
            assert_eq!(stored_review_of(&review, 9, seats), None, "{line}");
        }
        let odd = forged("[1]");
        assert_eq!(stored_review_of(&odd, 9, seats), None);
        assert_eq!(decode(&encode(&odd)), Ok(odd), "what is odd in it harms nothing else");
    }
}
