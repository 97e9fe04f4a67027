//! The end of a game: who won, what the game shows of it, and the ways on.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FinaleFrameProps {
    /// The game's emblem.
    pub emblem: Html,
    /// How the game ended, in a sentence.
    pub result: AttrValue,
    /// What the game shows of its end.
    pub children: Html,
    /// The ways on.
    pub ways: Html,
}

/// The frame around a game's own finale.
#[component]
pub fn FinaleFrame(props: &FinaleFrameProps) -> Html {
    html! {
        <section class="finale" aria-labelledby="finale-result">
            <span class="finale__emblem" aria-hidden="true">{ props.emblem.clone() }</span>
            <h2 id="finale-result" class="finale__result" tabindex="-1">{ &props.result }</h2>
            { props.children.clone() }
            <div class="finale__ways">{ props.ways.clone() }</div>
        </section>
    }
}
