//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::duel_52::{Action, Duel52, Lane, View};
use engine::seat::Seat;

use super::Names;
use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal, expect};
use crate::words::line::{Line, line};

impl CoachUi for Duel52 {
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "turn" => "It’s your move. What do you do?",
            "attack" => "One attack matters. Who hits whom?",
            _ => return None,
        })
    }

    /// That one hit more kills what is attacked; that a lane that is played into is nearly empty.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        match action {
            Action::Attack(_, target) | Action::Also(target) => {
                let card = view.card(*target).filter(|card| card.face.is_some())?;
                let left = card.hit_points.checked_sub(card.damage)?;
                (left == 1)
                    .then(|| line!("{0} has one hit point left.", Names::of(view).card(*target)))
            }
            Action::Play(_, lane) => match view.side(seat, *lane).count() {
                0 => Some(line!("You have nothing in lane {0}.", *lane)),
                1 => Some(line!("You have one card in lane {0}.", *lane)),
                _ => None,
            },
            _ => None,
        }
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let numbers = || against(best, other, decimal);
        Some(match (Lane::ALL.get(aspect), aspect) {
            (Some(lane), _) => line!("Before long you stand stronger in lane {0}.", *lane),
            (None, 3) => "Before long you have more cards in hand.".into(),
            (None, 4) => line!(
                "By your next turn it wins {0} cards more than it loses.",
                decimal(best - other)
            ),
            (None, 5) => line!("You lose fewer cards by your next turn: {0}.", numbers()?),
            (None, 6) => line!("It kills more by your next turn: {0} cards.", numbers()?),
            (None, _) => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let numbers = || against(best, other, decimal);
        // Less than half a hit point is nothing to speak of.
        let is_much = other - best >= 100.0;
        Some(match (Lane::ALL.get(aspect).filter(|_| is_much), aspect) {
            (Some(lane), _) => line!("The price: you stand weaker in lane {0}.", *lane),
            (None, 3) if is_much => "The price: fewer cards in hand.".into(),
            (None, 5) => line!("The risk: more of your cards fall, {0}.", numbers()?),
            (None, 6) => line!("The price: fewer of theirs fall, {0}.", numbers()?),
            (None, _) => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect(range, "cards by your next turn")
    }
}
