//! A decision from a review, shown on the board where it was made: the move played, and the better move.

use std::rc::Rc;

use engine::game::{Decision, Game, Observer};
use yew::prelude::*;

use super::timeline::{TimePoint, Timeline};
use crate::components::needs::when_loaded;
use crate::components::pointer::{Pointer, RingTarget};
use crate::components::rich_sentence::rich_sentence;
use crate::games::coach;
use crate::route::Moment;
use crate::services::coach::reviewed_seats;
use crate::services::parts::Part;
use crate::services::saved_games;
use crate::services::saves::{SaveId, stored_review_of};
use crate::words::coach as words;
use crate::words::line::Line;
use crate::words::players::Players;

/// A costly decision, as its seat saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyDecision {
    pub point: TimePoint,
    played: Line,
    better: Line,
}

impl CostlyDecision {
    /// The decision that follows a moment; `None` unless the save's review lists it as costly.
    pub fn new(timeline: &Timeline, moment: Moment, id: &SaveId) -> Option<Self> {
        let Moment { decisions, seat: Some(seat), frame: None } = moment else { return None };
        let record = timeline.replay.record();
        let entry = record.decisions.get(decisions).filter(|entry| entry.seat == seat)?;
        let Decision::Act(played) = &entry.decision else { return None };
        let count = u32::try_from(record.decisions.len()).ok()?;
        let review =
            stored_review_of(&saved_games::open(id).ok()?, count, reviewed_seats(&record.players))?;
        let seat_review = review.seats.iter().find(|seat_review| seat_review.seat == seat)?;
        let costly = seat_review.costly.iter().find(|costly| costly.at as usize == decisions)?;
        let state = timeline.replay.state_after(decisions);
        let better = state.read_action(&costly.better).ok()?;
        state.check(seat, &better).ok()?;
        let view = state.view(Observer::Seat(seat));
        let [played, better] = [played, &better].map(|action| coach::advice(&view, action));
        Some(Self {
            point: TimePoint::after(decisions),
            played: words::chosen(seat, played),
            better: words::better(seat, better),
        })
    }

    /// The move played and the better move, in place of the step's text.
    pub fn moves(&self, players: &Players) -> Html {
        html! {
            <div class="strong centred replay__text replay__moves" role="status">
                <p class="soft is-played">{ rich_sentence(players.sentence(&self.played)) }</p>
                <p class="is-better">{ rich_sentence(players.sentence(&self.better)) }</p>
            </div>
        }
    }

    /// Rings around the cards of the move played and of the better move.
    pub fn rings(&self) -> Html {
        let (played, better) = (self.played.clone(), self.better.clone());
        when_loaded(vec![Part::Learn], move || {
            let played = RingTarget::from_cards(&played, "is-played");
            let places: Rc<[_]> =
                played.chain(RingTarget::from_cards(&better, "is-better")).collect();
            html! { <Pointer {places} /> }
        })
    }
}
