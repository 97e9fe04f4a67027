//! The rules of Duel 52 in our own words, for the rules page and the dialog at the table.

use yew::prelude::*;

use crate::words::rules::{ruling, section, step};

/// All of it. The headings begin at the second level.
pub fn rules() -> Html {
    html! {
        <div class="how">
            { section("What it is about", "D52-1, D52-17", about()) }
        </div>
    }
}

fn about() -> Html {
    html! {
        <p>{ "Two sides fight for three lanes." }</p>
    }
}
