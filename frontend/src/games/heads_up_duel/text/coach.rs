//! Why a hint is a good one, and what a puzzle asks.

use engine::bot::Reason;
use engine::games::heads_up_duel::{Action, HeadsUpDuel, View, deck_gain};
use engine::seat::Seat;

use super::action;
use super::cards::exchange;
use crate::games::coach::CoachUi;
use crate::words::coach::{against, decimal, percent};
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

    fn reason(_: &View, Reason { aspect, best, other }: Reason) -> Option<String> {
        let numbers = against(best, other, decimal)?;
        match aspect {
            0 => Some(format!("You get more in this round: {numbers} points on average.")),
            1 => Some(format!("The other gets less in this round: {numbers} points on average.")),
            _ => None,
        }
    }

    fn rule_reason(view: &View, seat: Seat, action: &Action) -> Option<String> {
        if *action == Action::Finish {
            return Some("No trade in reach makes your deck clearly better.".to_owned());
        }
        let gain = deck_gain(view, seat, action).filter(|gain| *gain > 0)?;
        Some(format!("It makes your deck better, by about {} of a duel.", percent(gain.into())))
    }
}
