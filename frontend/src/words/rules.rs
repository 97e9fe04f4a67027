//! The shell around the rules of a game.

use yew::prelude::*;

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("How to play {game}")
}

pub const SEARCH: &str = "Search the rules";
pub const OPEN_ALL: &str = "Open all";
pub const CLOSE_ALL: &str = "Close all";

/// How much a search has found.
pub fn found(places: usize) -> String {
    match places {
        0 => "Nothing found. Try a shorter word.".to_owned(),
        1 => "Found in one place.".to_owned(),
        _ => format!("Found in {places} places."),
    }
}

/// A section that opens, with the rules that it tells of.
pub fn section(title: &'static str, ids: &'static str, content: Html) -> Html {
    html! {
        <details class="how__section">
            <summary class="how__summary"><h2 class="how__title">{ title }</h2></summary>
            <div class="how__content">
                { content }
                if !ids.is_empty() {
                    <p class="how__ids">{ ids }</p>
                }
            </div>
        </details>
    }
}

/// A card in a drawing, with what it is or what becomes of it.
pub fn spot(picture: Html, caption: &'static str) -> Html {
    html! {
        <span class="how__spot">
            <span class="how__card" aria-hidden="true">{ picture }</span>
            <span class="how__caption">{ caption }</span>
        </span>
    }
}

/// A seat's cards in a drawing, and what they come to; without that they stand in lanes.
pub fn row(name: &'static str, cards: Html, result: &'static str) -> Html {
    html! {
        <div class={classes!("how__row", result.is_empty().then_some("is-lanes"))}>
            <span class="how__name">{ name }</span>
            <span class="how__cards">{ cards }</span>
            <span class="how__result">{ result }</span>
        </div>
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
