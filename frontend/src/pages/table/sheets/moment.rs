//! The table as it was at a moment of the log.

use std::rc::Rc;

use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::said::Said;
use crate::games::{self, Board};
use crate::pages::table::game::Game;
use crate::pages::table::sheet::Sheet;
use crate::playback::AnyFrame;
use crate::words::line::sentences;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct MomentProps {
    pub game: Game,
    /// The frame of the log.
    pub moment: usize,
    /// Opens another dialog, or none.
    pub on_sheet: Callback<Option<Sheet>>,
}

/// The table as the observer saw it at a moment of the log. Nothing can be decided there.
#[component]
pub fn Moment(props: &MomentProps) -> Html {
    let MomentProps { game, moment, on_sheet } = props;
    let Game { session, players, .. } = game;
    let log = session.log();
    let Some(frame) = log.get(*moment) else { return Html::default() };
    let line = sentences(games::lines(std::slice::from_ref(frame), players.people()).concat())
        .unwrap_or_default();
    let frames: Rc<[AnyFrame]> = Rc::new([]);
    html! {
        <div class="moment" data-game={session.record().options.identity().slug}>
            <p class="moment__text"><Said text={players.sentence(&line)} /></p>
            <div class="table__main">
                <Board view={frame.view.clone()} players={players.clone()} {frames} />
            </div>
            <Button
                weight={Weight::Main}
                label={table::BACK_TO_LOG}
                on_press={on_sheet.reform(|_| Some(Sheet::Log))}
            />
        </div>
    }
}
