use std::cmp::Ordering;

use engine::game::{Order, Turn};
use engine::games::dual_duel::{Fits, Pair, Phase, Score, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::events;
use crate::words::full_stop;
use crate::words::line::Line;
use crate::words::lists::list;
pub(crate) use crate::words::messages::dual_duel::board::*;
use crate::words::messages::dual_duel::help;

/// A sentence on whether the other seat sees the decision.
pub fn secrecy(view: &View, other: Seat) -> Line {
    let is_simultaneous = matches!(view.turn, Turn::Awaiting(now) if now.order == Order::Together);
    match view.phase {
        Phase::Lay => secret_lay(other),
        Phase::Give | Phase::Keep => SECRET.into(),
        Phase::Call => secret_call(other),
        Phase::Answer => OPEN_ANSWER.into(),
        Phase::Swap if is_simultaneous => SECRET.into(),
        Phase::Swap => OPEN_SWAP.into(),
        Phase::Bonus => seen_slot(other),
    }
}

/// A pair's score with its reason: `consecutive: 9 + 10 = 19`.
pub fn why(pair: Pair, score: Score) -> String {
    let sum = events::sum(pair, score);
    match score.fits {
        Fits::SameNumber => same_number(sum),
        Fits::Consecutive => consecutive(sum),
        Fits::SameColour => same_colour(sum),
        Fits::Otherwise => unrelated(sum),
    }
}

/// The round's state if the seat passes.
pub fn pass_effect(own_points: u8, other_points: u8) -> String {
    match own_points.cmp(&other_points) {
        Ordering::Greater => stays_ahead(own_points, other_points),
        Ordering::Less => stays_behind(own_points, other_points),
        Ordering::Equal => stays_level(own_points, other_points),
    }
}

/// The round's state after a swap that makes this pair.
pub fn swap_effect(pair: Pair, score: Score, other_points: u8) -> Line {
    let ([one, two], why) = (pair.cards(), why(pair, score));
    match score.points().cmp(&other_points) {
        Ordering::Greater => swap_ahead(one, two, why, other_points),
        Ordering::Less => swap_behind(one, two, why, other_points),
        Ordering::Equal => swap_level(one, two, why, other_points),
    }
}

pub fn unseen_places(hands: u8, wilds: u8, aside: u8) -> String {
    let places =
        [(hands, unseen_in_hand(hands)), (wilds, unseen_wild(wilds)), (aside, unseen_aside(aside))];
    let places = places.into_iter().filter(|(number, _)| *number > 0);
    let places: Vec<_> = places.map(|(_, place)| place).collect();
    if places.is_empty() { String::new() } else { full_stop(list(places)).plain() }
}

/// The board's help: a pair's scores in four lines.
pub fn help_strip() -> Html {
    // In the order of precedence: the first match counts (DD-12 to 15).
    let pairs = [
        (help::SAME_NUMBER, help::SAME_NUMBER_SCORES),
        (help::CONSECUTIVE, help::CONSECUTIVE_SCORES),
        (help::SAME_COLOUR, help::SAME_COLOUR_SCORES),
        (help::ANYTHING_ELSE, help::ANYTHING_ELSE_SCORES),
    ];
    html! {
        <dl class="caption dd-help" aria-label={help::TITLE}>
            for (pair, score) in pairs {
                <div key={pair} class="row-1 spread"><dt>{ pair }</dt><dd>{ score }</dd></div>
            }
        </dl>
    }
}
