//! The next steps after a game of an evening.

use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::Glyph;
use crate::games::about;
use crate::hooks::toasts;
use crate::pages::evening::standings;
use crate::pages::table::game::RunningGame;
use crate::route::Route;
use crate::services::evenings::{self, Evening, NextDeal};
use crate::services::saves::SaveId;
use crate::words::evening as words;

/// The evening of a finished game, with the game's result noted in it.
#[derive(Clone, PartialEq, Debug)]
pub struct InEvening {
    id: SaveId,
    game: SaveId,
    evening: Evening,
}

impl InEvening {
    /// Notes a finished game in its evening; `None` if it belongs to none.
    pub fn from_game(game: &RunningGame) -> Option<Self> {
        // Other games don't load the code of evenings.
        let id = game.evening.clone()?;
        let evening = evenings::note(&id, (&game.id, &game.session.record().to_string()))?;
        Some(Self { id, game: game.id.clone(), evening })
    }

    pub fn standings(&self) -> Html {
        let mut before = self.evening.clone();
        before.games.retain(|played| played.save != self.game.as_str());
        html! {
            <section class="stack-2 over__evening" aria-labelledby="standings-title">
                <h3 id="standings-title">{ words::SO_FAR }</h3>
                { standings(&self.evening, Some(&before)) }
            </section>
        }
    }

    /// The evening's next game with the same people or, if there is none, a rematch; and the other next steps.
    pub fn next_steps(&self) -> (Html, Html) {
        let deal = |next: NextDeal| {
            let steps = self.clone();
            Callback::from(move |_: MouseEvent| deal(&steps, &next))
        };
        let following = self.evening.following().map(|next| {
            let label = words::next_game(about(next.game).name);
            let (weight, icon, on_press) = (Weight::Main, Glyph::Forward, deal(next));
            html! { <Button id="next-game" {weight} {icon} {label} {on_press} /> }
        });
        let weight = if following.is_some() { Weight::Plain } else { Weight::Main };
        let rematch = self.evening.rematch().map(|next| {
            let (icon, label, on_press) = (Glyph::Reload, words::REMATCH, deal(next));
            html! { <Button id="rematch" {weight} {icon} {label} {on_press} /> }
        });
        let evening = link_button(
            &Route::Evening { id: self.id.clone() },
            Weight::Plain,
            Some(Glyph::Evening),
            words::TO_THE_EVENING,
        );
        match (following, rematch) {
            (Some(next), rematch) => (next, html! { <>{ rematch }{ evening }</> }),
            (None, Some(rematch)) => (rematch, evening),
            (None, None) => (evening, Html::default()),
        }
    }
}

fn deal(shown: &InEvening, next: &NextDeal) {
    match evenings::deal(&shown.id, (&shown.evening, next)) {
        Ok(id) => {
            toasts::succeeded();
            Route::Table { id }.go();
        }
        Err(why) => toasts::fail(words::no_deal(why, next.game)),
    }
}
