//! The ways on from a game that belongs to an evening.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::{Glyph, icon};
use crate::games::about;
use crate::hooks::Toasts;
use crate::route::Route;
use crate::services::chance::{Chance, fresh_id};
use crate::services::clock;
use crate::services::evenings::{self, Evening, Next};
use crate::services::people::{People, Seating};
use crate::services::saves::{self, SaveId};
use crate::services::storage::{Store, with_device};
use crate::words::{errors, evening as words};

/// The evening of a game that is over: what the game has come to is noted in it.
#[derive(Clone, PartialEq, Debug)]
pub struct InEvening {
    id: SaveId,
    evening: Evening,
}

/// The evening as it is kept now.
fn fresh(store: &dyn Store, id: &SaveId) -> Option<Evening> {
    let mut evening = evenings::settle(store, id, clock::now()).ok()??;
    evening.follow(&People::load(store));
    Some(evening)
}

impl InEvening {
    /// Of the game that is saved under this name, and has come to this; `None` if it belongs to none.
    pub fn of(game: &SaveId, record: &str) -> Option<Self> {
        with_device(|store| {
            let save = saves::load(store, game).ok()?;
            let id: SaveId = Seating::of(&save).evening?.parse().ok()?;
            // The last decision may not be in the store yet.
            evenings::note(store, &id, (game, record), clock::now()).ok()?;
            let evening = fresh(store, &id)?;
            let is_of_it = evening.games.iter().any(|played| played.save == game.as_str());
            is_of_it.then_some(Self { id, evening })
        })
    }

    /// The next game of the same people or, if none follows, the last one once more; and the other ways on.
    pub fn ways(&self, toasts: &Toasts) -> (Html, Html) {
        let deal = |next: Next| {
            let (own, toasts) = (self.clone(), toasts.clone());
            Callback::from(move |_: MouseEvent| deal(&own, &next, &toasts))
        };
        let following = self.evening.following();
        let weight = if following.is_some() { Weight::Plain } else { Weight::Main };
        let following = following.map(|next| {
            html! {
                <Button
                    id="next-game"
                    weight={Weight::Main}
                    icon={Glyph::Forward}
                    label={words::next_game(about(next.game).name)}
                    on_press={deal(next)}
                />
            }
        });
        let rematch = self.evening.rematch().map(|next| {
            html! {
                <Button
                    id="rematch"
                    {weight}
                    icon={Glyph::Reload}
                    label={words::REMATCH}
                    on_press={deal(next)}
                />
            }
        });
        let evening = html! {
            <a class="button is-plain" href={Route::Evening { id: self.id.clone() }.href()}>
                { icon(Glyph::Evening) }
                { words::TO_THE_EVENING }
            </a>
        };
        match (following, rematch) {
            (Some(next), rematch) => (next, html! { <>{ rematch }{ evening }</> }),
            (None, Some(rematch)) => (rematch, evening),
            (None, None) => (evening, Html::default()),
        }
    }
}

fn deal(shown: &InEvening, next: &Next, toasts: &Toasts) {
    let Ok(chance) = Chance::find() else {
        return toasts.fail(errors::NO_CHANCE);
    };
    let id = fresh_id();
    let names = (&id, chance.seed(), clock::now());
    let dealt = with_device(|store| {
        let kept = fresh(store, &shown.id)?;
        Some(kept.deal_as_shown(store, &shown.id, (&shown.evening, next), names))
    });
    match dealt {
        Some(Ok(())) => {
            toasts.succeeded();
            Route::Table { id }.go();
        }
        Some(Err(why)) => toasts.fail(words::no_deal(why, next.game)),
        None => toasts.fail(words::MISSING_HINT),
    }
}
