//! The next steps after a game of an evening.

use yew::html::IntoPropValue;
use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::Glyph;
use crate::games::about;
use crate::pages::evening::{deal, standings};
use crate::pages::table::game::RunningGame;
use crate::route::Route;
use crate::services::evenings::{self, Evening, NextDeal};
use crate::services::saves::SaveId;
use crate::words::evening as words;
use crate::words::sentence::Label;

/// The evening of a finished game, with the game's result noted.
#[derive(Clone, PartialEq, Debug)]
pub struct EveningAfterGame {
    id: SaveId,
    game: SaveId,
    evening: Evening,
}

impl EveningAfterGame {
    /// Notes a finished game in its evening; `None` if it belongs to none.
    pub fn from_game(game: &RunningGame) -> Option<Self> {
        // Only games of an evening load the code of evenings.
        let id = game.evening.clone()?;
        let evening = evenings::note_result(&id, (&game.id, &game.session.record().to_string()))?;
        Some(Self { id, game: game.id.clone(), evening })
    }

    /// The standings, with each gain by this game.
    pub fn standings(&self) -> Html {
        let mut before = self.evening.clone();
        before.games.retain(|played| played.save != self.game.as_str());
        html! {
            <section class="stack-2 over__evening" aria-labelledby="standings-title">
                <h3 id="standings-title" class="centred">{ words::SO_FAR }</h3>
                { standings(&self.evening, Some(&before)) }
            </section>
        }
    }

    /// The main next step and the others: the evening's next game with the same people, a rematch, the evening itself.
    pub fn next_steps(&self) -> (Html, Html) {
        let suggested = self.evening.suggest().map(|next| {
            let label = words::next_game(about(next.game).name);
            self.deal_button("next-game", Weight::Main, Glyph::Forward, label, next)
        });
        let weight = if suggested.is_some() { Weight::Plain } else { Weight::Main };
        let rematch = self
            .evening
            .rematch()
            .map(|next| self.deal_button("rematch", weight, Glyph::Reload, words::REMATCH, next));
        let to_evening = link_button(
            &Route::Evening(self.id.clone()),
            Weight::Plain,
            Some(Glyph::Evening),
            words::TO_THE_EVENING,
        );
        match (suggested, rematch) {
            (Some(next), rematch) => (next, html! { <>{ rematch }{ to_evening }</> }),
            (None, Some(rematch)) => (rematch, to_evening),
            (None, None) => (to_evening, Html::default()),
        }
    }

    fn deal_button(
        &self,
        id: &'static str,
        weight: Weight,
        icon: Glyph,
        label: impl IntoPropValue<Label>,
        next: NextDeal,
    ) -> Html {
        let after_game = self.clone();
        let on_press = Callback::from(move |_| deal(&after_game.id, &after_game.evening, &next));
        html! { <Button {id} {weight} {icon} {label} {on_press} /> }
    }
}
