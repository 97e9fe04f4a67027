use yew::prelude::*;

use super::said::Said;
use crate::words::sentence::Sentence;

pub fn lines(lines: &[Sentence]) -> Html {
    html! {
        <ul class="stack-2 sheet__lines">
            for (at, line) in lines.iter().enumerate() {
                <li key={at}><Said text={line.clone()} /></li>
            }
        </ul>
    }
}
