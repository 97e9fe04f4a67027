//! Sentences, one under the other.

use yew::prelude::*;

use super::said::Said;
use crate::words::sentence::Sentence;

#[derive(Properties, PartialEq)]
pub struct LinesProps {
    pub lines: Vec<Sentence>,
}

/// Sentences, one under the other.
#[component]
pub fn Lines(props: &LinesProps) -> Html {
    html! {
        <ul class="sheet__lines">
            for (at, line) in props.lines.iter().enumerate() {
                <li key={at}><Said text={line.clone()} /></li>
            }
        </ul>
    }
}
