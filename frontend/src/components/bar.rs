//! The bar above a board: title, state of the game, buttons.

use yew::prelude::*;

use super::button::{Button, Weight, icon_button};
use super::icon::Glyph;
use crate::words::sentence::Sentence;
use crate::words::text::Text;
use crate::words::{coach, table};

pub const HINT_BUTTON_ID: &str = "hint-ask";

pub struct Bar<'a> {
    /// The game's name; on a phone, its player's name.
    pub title: Html,
    pub title_class: Classes,
    /// The state of the game, as the observer knows it.
    pub standing: &'a [Sentence],
    pub on_menu: Callback<MouseEvent>,
    /// The button that covers the cards: its label and action; `None` if no cards are open.
    pub cover: Option<(Text, Callback<MouseEvent>)>,
    /// Asks for a hint; `None` where there are none.
    pub on_hint: Option<Callback<()>>,
    /// Opens the legend; `None` if the board has no signs.
    pub on_legend: Option<Callback<()>>,
    pub on_log: Callback<MouseEvent>,
}

impl Bar<'_> {
    pub fn view(self) -> Html {
        let Bar { title, title_class, standing, on_menu, cover, on_hint, on_legend, on_log } = self;
        html! {
            <header class="row-1 bar table__bar">
                { icon_button(Glyph::Menu, table::MENU, on_menu) }
                <div class="grow centred table__title">
                    <h1 class={classes!("clip", "table__game", title_class)}>{ title }</h1>
                    <p class="caption table__standing">{ standing_line(standing) }</p>
                </div>
                if let Some((label, on_press)) = cover {
                    { icon_button(Glyph::Cover, label, on_press) }
                }
                if let Some(on_hint) = on_hint {
                    <Button
                        id={HINT_BUTTON_ID}
                        weight={Weight::Quiet}
                        icon={Glyph::Hint}
                        label={coach::HINT}
                        icon_only=true
                        on_press={on_hint.reform(|_| ())}
                    />
                }
                if let Some(on_legend) = on_legend {
                    { icon_button(Glyph::Legend, table::LEGEND, on_legend.reform(|_| ())) }
                }
                { icon_button(Glyph::Log, table::LOG, on_log) }
            </header>
        }
    }
}

/// The state of the game, with line breaks only between its parts: `2 actions left · 12 cards to draw`.
fn standing_line(parts: &[Sentence]) -> Html {
    /// The no-break space keeps the dot from beginning a line.
    const SEPARATOR: &str = "\u{a0}· ";
    /// A part of at most this many characters never breaks; longer parts contain names, and may.
    const LONGEST_UNBROKEN: usize = 20;
    parts
        .iter()
        .enumerate()
        .map(|(at, part)| {
            let part = part.written();
            let class = (part.chars().count() <= LONGEST_UNBROKEN).then_some("nowrap");
            html! {
                <>
                    { (at > 0).then_some(SEPARATOR) }
                    <span class={classes!(class)}>{ part }</span>
                </>
            }
        })
        .collect()
}
