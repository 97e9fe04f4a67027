//! The strip above a board, at the table and on a phone.

use yew::prelude::*;

use super::button::{Button, Weight};
use super::icon::Glyph;
use crate::words::sentence::Sentence;
use crate::words::{coach, table};

/// The button that asks for a hint.
pub const HINT: &str = "hint-ask";

/// The strip.
pub struct Bar<'a> {
    /// The heading: the game, or whose seat it is.
    pub title: Html,
    /// The heading's own class.
    pub class: Classes,
    /// Where the game stands, as far as the observer may know.
    pub standing: &'a [Sentence],
    pub on_menu: Callback<MouseEvent>,
    /// Covers the cards, while there are some to cover: what the button says, and what it does.
    pub cover: Option<(&'static str, Callback<MouseEvent>)>,
    /// Asks for a hint, where one is given.
    pub on_hint: Option<Callback<()>>,
    /// Says what the signs on the board mean, while there is one.
    pub on_legend: Option<Callback<()>>,
    pub on_log: Callback<MouseEvent>,
}

impl Bar<'_> {
    /// The strip as it is drawn.
    pub fn view(self) -> Html {
        let Bar { title, class, standing, on_menu, cover, on_hint, on_legend, on_log } = self;
        html! {
            <header class="bar table__bar">
                <Button weight={Weight::Quiet} icon={Glyph::Menu} label={table::MENU} bare=true on_press={on_menu} />
                <div class="table__title">
                    <h1 class={classes!("table__game", class)}>{ title }</h1>
                    <p class="table__standing">{ written(standing) }</p>
                </div>
                if let Some((label, on_press)) = cover {
                    <Button weight={Weight::Quiet} icon={Glyph::Cover} {label} bare=true {on_press} />
                }
                if let Some(on_hint) = on_hint {
                    <Button
                        id={HINT}
                        weight={Weight::Quiet}
                        icon={Glyph::Hint}
                        label={coach::HINT}
                        bare=true
                        on_press={on_hint.reform(|_| ())}
                    />
                }
                if let Some(on_legend) = on_legend {
                    <Button
                        weight={Weight::Quiet}
                        icon={Glyph::Legend}
                        label={table::LEGEND}
                        bare=true
                        on_press={on_legend.reform(|_| ())}
                    />
                }
                <Button weight={Weight::Quiet} icon={Glyph::Log} label={table::LOG} bare=true on_press={on_log} />
            </header>
        }
    }
}

/// Where a game stands, broken between its parts: `2 actions left · 12 cards to draw`.
fn written(parts: &[Sentence]) -> Html {
    /// No line begins with the dot.
    const SHOWN: &str = "\u{a0}· ";
    /// What is longer may be broken, for there are names in it.
    const SHORT: usize = 20;
    parts
        .iter()
        .enumerate()
        .map(|(at, part)| {
            let part = part.written();
            let whole = (part.chars().count() <= SHORT).then_some("table__part");
            html! {
                <>
                    { (at > 0).then_some(SHOWN) }
                    <span class={classes!(whole)}>{ part }</span>
                </>
            }
        })
        .collect()
}
