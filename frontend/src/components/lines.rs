use yew::prelude::*;

use super::rich_sentence::RichSentence;
use crate::words::sentence::Sentence;

pub fn lines(lines: &[Sentence]) -> Html {
    html! {
        <ul class="stack-2 sheet__lines">
            for (at, line) in lines.iter().enumerate() {
                <li key={at}><RichSentence text={line.clone()} /></li>
            }
        </ul>
    }
}
