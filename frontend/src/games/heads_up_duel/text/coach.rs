//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, Scoring, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal, expect, percent};
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

    /// How the round stands, for who leaves it so.
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
        let numbers = || against(best, other, decimal);
        Some(match aspect {
            0 => line!("You get more in this round: {0} points on average.", numbers()?),
            1 => line!("The other gets less in this round: {0} points on average.", numbers()?),
            2 => line!("It is worth {0} points more in this round.", decimal(best - other)),
            3 => line!("It saves special cards for later: {0} left on average.", numbers()?),
            4 => line!("It saves cards for later rounds: {0} left on average.", numbers()?),
            5 => line!("It takes the round more often: {0}.", against(best, other, percent)?),
            _ => return None,
        })
    }

    fn price(_: &View, Reason { aspect, best, other }: Reason) -> Option<Line> {
        let numbers = || against(best, other, decimal);
        Some(match aspect {
            0 => line!("The price: fewer points for you in this round, {0}.", numbers()?),
            1 => line!("The risk: more points for the other, {0}.", numbers()?),
            2 => line!("The price: {0} points less in this round.", decimal(best - other)),
            3 => line!("The price: special cards, {0} left.", numbers()?),
            4 => line!("The price: cards for later rounds, {0} left.", numbers()?),
            5 => line!(
                "The risk: it takes the round less often, {0}.",
                against(best, other, percent)?
            ),
            _ => return None,
        })
    }

    fn range(range: [i32; 2]) -> Line {
        expect(range, "points in this round")
    }

    fn rule_reason(view: &View, seat: Seat, action: &Action) -> Option<Line> {
        if *action == Action::Finish {
            return Some("No trade in reach makes your deck clearly better.".into());
        }
        let gain = deck_gain(view, seat, action).filter(|gain| *gain > 0)?;
        Some(line!("It makes your deck better, by about {0} of a duel.", percent(gain.into())))
    }
}
