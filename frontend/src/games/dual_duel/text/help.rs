//! The board's help: a pair's scores in four lines.

use crate::words::text::Text;
use yew::prelude::*;

pub(crate) use crate::words::messages::dual_duel::help::*;

/// Kinds of pair with their scores; the first match counts (DD-12 to 15).
const SCORES: [(Text, Text); 4] = [
    (SAME_NUMBER, SAME_NUMBER_SCORES),
    (CONSECUTIVE, CONSECUTIVE_SCORES),
    (SAME_COLOUR, SAME_COLOUR_SCORES),
    (ANYTHING_ELSE, ANYTHING_ELSE_SCORES),
];

pub fn strip() -> Html {
    html! {
        <dl class="caption dd-help" aria-label={TITLE}>
            for (pair, score) in SCORES {
                <div key={pair} class="dd-help__line"><dt>{ pair }</dt><dd>{ score }</dd></div>
            }
        </dl>
    }
}
