//! The table as it was at a moment of the log.

use std::rc::Rc;

use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::said::Said;
use crate::games::{self, Board};
use crate::pages::table::game::Game;
use crate::pages::table::sheet::{Sheet, SheetProps};
use crate::playback::AnyFrame;
use crate::words::line::sentences;
use crate::words::table;

/// The table as the observer saw it at a moment of the log, by the number of its frame. Nothing can be decided there.
pub fn moment(SheetProps { game, on_sheet, .. }: &SheetProps, at: usize) -> Html {
    let Game { session, players, .. } = game;
    let log = session.log();
    let Some(frame) = log.get(at) else { return Html::default() };
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
