//! What happened so far, as whoever looks was able to see it.

use yew::prelude::*;

use super::seat::{Look, first_named};
use crate::words::players::Players;
use crate::words::table as words;

#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The sentences, the oldest first.
    pub lines: Vec<String>,
    pub players: Players,
}

/// The log, the newest line first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    if props.lines.is_empty() {
        return html! { <p class="log__empty">{ words::EMPTY_LOG }</p> };
    }
    html! {
        <ol class="log" reversed=true>
            for (at, line) in props.lines.iter().enumerate().rev() {
                <li key={at} class="log__line">
                    { first_named(&props.players, line).map(Look::mark).unwrap_or_default() }
                    <span>{ line }</span>
                </li>
            }
        </ol>
    }
}
