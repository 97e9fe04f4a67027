//! The decisive moment of a finished game, as cards, with a link to its replay.

use engine::game::{Game, Turn};
use yew::prelude::*;

use crate::components::needs::when_loaded;
use crate::components::rich_sentence::rich_sentence;
use crate::games::decisive_moment;
use crate::games::highlights::{Highlight, HighlightKind};
use crate::pages::table::game::{GameProps, RunningGame};
use crate::route::{Moment, Route};
use crate::services::parts::Part;
use crate::words::table as words;

pub fn moment(game: &RunningGame) -> Html {
    let game = game.clone();
    when_loaded(vec![Part::More], move || html! { <DecidingMoment game={game.clone()} /> })
}

#[component]
fn DecidingMoment(props: &GameProps) -> Html {
    let RunningGame { id, session, players, .. } = &props.game;
    let found = use_memo(session.decisions(), |_| {
        let replay = session.replay();
        matches!(replay.end().turn(), Turn::Over(_)).then(|| decisive_moment(&replay)).flatten()
    });
    let Some(Highlight { decisions, frame, kind, .. }) = &*found else { return Html::default() };
    let HighlightKind::Moment { title, line, cards } = kind else { return Html::default() };
    let at = Some(Moment { decisions: *decisions, seat: None, frame: Some(*frame) });
    html! {
        <a href={Route::Replay { id: id.clone(), at }.href()} class="centre stack-2 centred over__moment">
            <span class="note">{ *title }</span>
            <span class="wrap middle over__moment-cards" aria-hidden="true">
                for (at, row) in cards.iter().enumerate() {
                    <span key={at} class="row-1">{ for row.iter().cloned() }</span>
                }
            </span>
            <span class="strong">{ rich_sentence(players.sentence(line)) }</span>
            <span class="note accent">{ words::SEE_MOMENT }</span>
        </a>
    }
}
