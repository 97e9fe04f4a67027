//! Explains a round to a group that plays a game for the first time on this device. The card appears before the game
//! begins, and holds no secret.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::button::main_button;
use crate::components::panel::panel;
use crate::games::{about, round};
use crate::hooks::{use_page, use_table_letters};
use crate::services::learn::Learning;
use crate::services::settings::Distance;
use crate::words::{lessons as words, tab};

#[derive(Properties, PartialEq)]
pub struct ExplainedRoundProps {
    pub game: GameId,
    pub seats: usize,
    pub on_read: Callback<()>,
}

#[component]
pub fn ExplainedRound(props: &ExplainedRoundProps) -> Html {
    let game = props.game;
    let on_read = props.on_read.clone();
    let on_press = Callback::from(move |_| {
        let note = |learning: &mut Learning| learning.note_explained(game.slug());
        // If storing fails, the card appears again next time.
        let _ = Learning::change(note);
        on_read.emit(());
    });
    let name = about(game).name;
    use_page(tab(name.translate()).into(), NodeRef::default());
    use_table_letters(Distance::Near);
    let content = html! {
        <>
            <ol class="stack-3 how-round">
                for (at, sentence) in round(game, props.seats).iter().enumerate() {
                    <li key={at}>{ *sentence }</li>
                }
            </ol>
            { main_button("round-read", None, words::ROUND_READ, on_press) }
        </>
    };
    html! {
        <div class="table" data-game={game.slug()}>
            <main class="table__main" id="main" data-screen="how-round" tabindex="-1">
                { panel(words::round(name), Some(words::ROUND_HINT), content) }
            </main>
        </div>
    }
}
