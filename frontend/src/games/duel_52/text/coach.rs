//! Words for hints and puzzles.

use engine::bot::Reason;
use engine::games::duel_52::{Action, Duel52, Lane, View};
use engine::seat::Seat;

use super::Names;
use crate::games::coach::CoachUi;
use crate::words::coach::{CARDS, means, units};
use crate::words::line::{Line, line};

impl CoachUi for Duel52 {
    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "turn" => "It’s your move. What do you do?",
            "attack" => "One attack matters. Who hits whom?",
            _ => return None,
        })
    }

    /// The target's death by one more hit, or the near emptiness of the lane that is played into.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        match action {
            Action::Attack(_, target) | Action::Also(target) => {
                let card = view.card(*target).filter(|card| card.face.is_some())?;
                let left = card.hit_points.checked_sub(card.damage)?;
                (left == 1).then(|| {
                    line!(
                        "{0} has one hit point left: one hit kills it.",
                        Names::of(view).card(*target)
                    )
                })
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
        Some(match (Lane::ALL.get(aspect), aspect) {
            (Some(lane), _) => line!("You stand stronger in lane {0} by your next turn.", *lane),
            (None, 3) => "By your next turn you hold more cards, or they hold fewer.".into(),
            (None, 4) => {
                line!(
                    "You gain {0} by your next turn: kills minus losses.",
                    units(best - other, CARDS)
                )
            }
            (None, 5) => {
                let lost = means(-best, -other, CARDS)?;
                line!("You lose fewer cards by your next turn: {0}.", lost)
            }
            (None, 6) => {
                let killed = means(best, other, CARDS)?;
                line!("You kill more by your next turn: {0}.", killed)
            }
            (None, _) => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        // A difference below half a hit point isn't worth a word.
        let is_much = other - best >= 100.0;
        Some(match (Lane::ALL.get(aspect).filter(|_| is_much), aspect) {
            (Some(lane), _) => {
                line!("The price: you stand weaker in lane {0} by your next turn.", *lane)
            }
            (None, 3) if is_much => "The price: you hold fewer cards, or they hold more.".into(),
            (None, 4) => {
                line!(
                    "The price: {0} by your next turn: kills minus losses.",
                    units(other - best, CARDS)
                )
            }
            (None, 5) => {
                line!("The risk: you lose more cards, {0}.", means(-best, -other, CARDS)?)
            }
            (None, 6) => line!("The price: you kill fewer, {0}.", means(best, other, CARDS)?),
            (None, _) => return None,
        })
    }

    fn range([best, worst]: [i32; 2]) -> Line {
        let cards = |number: i32| units(number.abs().into(), CARDS);
        if best == worst {
            return match best.signum() {
                0 => "Trades should come out even by your next turn.".into(),
                1 => {
                    line!("Expect to kill {0} more than you lose by your next turn.", cards(best))
                }
                _ => line!("Expect to lose {0} more than you kill by your next turn.", cards(best)),
            };
        }
        let ends = |killed: i32| match killed.signum() {
            0 => "as many cards killed as lost".to_owned(),
            1 => format!("{} more killed than lost", cards(killed)),
            _ => format!("{} more lost than killed", cards(killed)),
        };
        line!("By your next turn, at best {0}, at worst {1}.", ends(best), ends(worst))
    }
}
