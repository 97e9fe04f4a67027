//! Words for hints and puzzles.

use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, Scoring, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::CoachUi;
use crate::words::coach::{CARDS, POINTS, chances, expect_beside, means, percent, units};
use crate::words::line::{Line, line};

impl CoachUi for HeadsUpDuel {
    const STAKE: &'static str = "the duel";

    fn question(goal: &str) -> Option<&'static str> {
        Some(match goal {
            "showdown" => "Which card do you show?",
            "round" => "Play a card, or are you ready?",
            _ => return None,
        })
    }

    fn advice(view: &View, done: &Action) -> Option<Line> {
        match *done {
            Action::Offer(to, terms) => Some(line!("offer {0} to {1}", exchange(&terms), to)),
            Action::Accept(named, _) | Action::Decline(named) | Action::Counter(named, _) => {
                Some(line!("{0} (from {1})", action(view, *done), named.from))
            }
            Action::Name(seat) => Some(line!("say that {0} {0:picks|pick} first", seat)),
            Action::Pick(seat) => Some(line!("pick {0}", seat)),
            Action::Withdraw(..)
            | Action::SpendToken
            | Action::Buy(_)
            | Action::Finish
            | Action::Show(_)
            | Action::Play(_)
            | Action::Ready => None,
        }
    }

    /// The round's standing, for a seat that leaves it so.
    fn fact(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        let duel = view.duel.as_ref().filter(|_| *action == Action::Ready)?;
        let side = duel.seats.side_of(seat).filter(|side| duel.leads == Some(*side))?;
        let (own, other) = (duel.sides[side].sum, duel.sides[side.other()].sum);
        Some(match duel.scoring {
            Scoring::Highest => line!("The point is yours as it lies, {0} to {1}.", own, other),
            Scoring::Lowest => {
                line!("The point is yours as it lies: lower wins, {0} to {1}.", own, other)
            }
        })
    }

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("You score more this round: {0}.", means(best, other, POINTS)?),
            1 => {
                let scored = means(-best, -other, POINTS)?;
                line!("Your opponent scores less this round: {0}.", scored)
            }
            2 => line!("It leaves you {0} better off this round.", units(best - other, POINTS)),
            3 => line!("It saves special cards for later: {0}.", means(best, other, CARDS)?),
            4 => line!("It saves cards for later rounds: {0}.", means(best, other, CARDS)?),
            5 => line!("It takes the round more often: {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        Some(match aspect {
            0 => line!("The price: you score less this round, {0}.", means(best, other, POINTS)?),
            1 => {
                line!("The risk: your opponent scores more, {0}.", means(-best, -other, POINTS)?)
            }
            2 => line!(
                "The price: it leaves you {0} worse off this round.",
                units(other - best, POINTS)
            ),
            3 => {
                line!("The price: fewer special cards for later, {0}.", means(best, other, CARDS)?)
            }
            4 => line!("The price: fewer cards for later, {0}.", means(best, other, CARDS)?),
            5 => line!("The risk: it takes the round less often, {0}.", chances(best, other)?),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect_beside("your opponent", range)
    }

    fn rule_reason(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        if *action == Action::Finish {
            return Some("No trade in reach makes your deck clearly better.".into());
        }
        let gain = deck_gain(view, seat, action).filter(|gain| *gain > 0)?;
        Some(match percent(gain.into()) {
            gain if gain == "0%" => "It makes your deck a little better.".into(),
            gain => line!("It makes your deck better: about {0} more chance to win a duel.", gain),
        })
    }
}
