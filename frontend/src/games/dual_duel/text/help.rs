//! The board's help: a pair's scores in four lines.

use engine::seat::Seat;
use yew::prelude::*;

use crate::words::count;
use crate::words::line::{Line, line};

/// The strip's name.
const TITLE: &str = "What a pair scores";

/// The own, unchanged pair.
pub const AS_IT_LIES: &str = "Leave it";

/// The other pair's score.
pub fn to_beat(other: Seat) -> Line {
    line!("{0} {0:has|have}", other)
}

/// The rounds of the last duel that somebody won.
pub fn rounds(won: u8) -> String {
    format!("{} in the last", count(usize::from(won), "round", "rounds"))
}

/// Kinds of pair with their scores; the first match counts (DD-12 to 15).
const SCORES: [(&str, &str); 4] = [
    ("Same number", "13"),
    ("Consecutive", "their sum"),
    ("Same colour", "2 × difference"),
    ("Anything else", "14 − lower"),
];

pub fn strip() -> Html {
    html! {
        <dl class="dd-help" aria-label={TITLE}>
            for (pair, score) in SCORES {
                <div key={pair} class="dd-help__line"><dt>{ pair }</dt><dd>{ score }</dd></div>
            }
        </dl>
    }
}
