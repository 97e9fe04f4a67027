//! The shell around the rules of a game.

use yew::prelude::*;

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("How to play {game}")
}

/// A section, with the rules that it tells of.
pub fn section(title: &'static str, ids: &'static str, content: Html) -> Html {
    html! {
        <section class="how__section">
            <h2 class="how__title">{ title }</h2>
            { content }
            if !ids.is_empty() {
                <p class="how__ids">{ ids }</p>
            }
        </section>
    }
}

/// A step of a numbered list.
pub fn step(title: &'static str, text: &'static str, ids: &'static str) -> Html {
    html! {
        <li>
            <strong>{ title }</strong>{ " " }{ text }{ " " }
            <small class="how__id">{ ids }</small>
        </li>
    }
}

/// Where the games' authors are silent.
pub fn ruling(text: &'static str, id: &'static str) -> Html {
    html! {
        <li>
            <span class="how__ruling-mark">{ "Our ruling" }</span>
            { " " }{ text }{ " " }<small class="how__id">{ id }</small>
        </li>
    }
}
