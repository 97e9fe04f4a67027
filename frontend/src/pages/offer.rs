//! The link to a game's first lesson, and its offer to first-time players on this device.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::games::{self, about};
use crate::route::Route;
use crate::services::learn::Learning;
use crate::words::lessons as words;

const FIRST_LESSON_MINUTES: u8 = 3;

fn first_lesson(game: GameId) -> Option<Route> {
    let lesson = games::first_lesson(game)?.to_owned();
    Some(Route::Lesson { game, lesson })
}

pub fn first_lesson_link(game: GameId) -> Html {
    let Some(lesson) = first_lesson(game) else { return Html::default() };
    link_button(&lesson, Weight::Plain, Some(Glyph::Hint), words::learn(FIRST_LESSON_MINUTES))
}

/// Whether to offer the first lesson before the deal: once per device.
pub fn is_offer_due(game: GameId) -> bool {
    first_lesson(game).is_some() && !Learning::here().was_offered(game.slug())
}

/// Remembers that the lesson was offered. If nothing can be stored, the next deal offers it again.
pub fn note_offer(game: GameId) {
    let _ = Learning::change(|learning| learning.note_offer(game.slug()));
}

/// The offer on the page of a single-player game.
pub fn offer_section(game: GameId) -> Html {
    html! {
        <section class="row-4 wrap offer notice" aria-labelledby="offer-title">
            { table_picture(game) }
            <div class="stack-2 notice__text">
                <h2 id="offer-title">{ words::offer(about(game).name) }</h2>
                <p>{ words::OFFER_HINT }</p>
            </div>
            <div class="notice__actions">{ first_lesson_button(game, Weight::Plain) }</div>
        </section>
    }
}

/// The offer over the set-up page.
pub fn offer_dialog(game: GameId, on_deal: &Callback<()>, on_close: Callback<()>) -> Html {
    let on_just_deal = on_deal.reform(move |_| note_offer(game));
    html! {
        <Dialog
            id="offer"
            title={words::offer(about(game).name)}
            {on_close}
            actions={html! {
                <div class="wrap-3 offer__ways">
                    { first_lesson_button(game, Weight::Main) }
                    <Button class="is-large" label={words::JUST_DEAL} on_press={on_just_deal} />
                </div>
            }}
        >
            <div class="row-4 wrap offer">
                { table_picture(game) }
                <p>{ words::OFFER_HINT }</p>
            </div>
        </Dialog>
    }
}

fn table_picture(game: GameId) -> Html {
    let src = format!("pictures/{}.svg", game.slug());
    html! { <img class="offer__picture" {src} alt="" width="320" height="160" /> }
}

/// Opens the first lesson in place of this page in the browser's history.
fn first_lesson_button(game: GameId, weight: Weight) -> Html {
    let on_press = Callback::from(move |_| {
        note_offer(game);
        if let Some(lesson) = first_lesson(game) {
            lesson.go_instead();
        }
    });
    html! {
        <Button {weight} icon={Glyph::Hint} class="is-large" label={words::SHOW_ME} {on_press} />
    }
}
