use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Event, View};
use yew::prelude::*;

use super::details::tally;
use super::scene::Scene;
use super::text;
use crate::components::finale::deciding_moment;
use crate::playback::Scene as _;
use crate::words::players::Players;

/// The result, and every envelope from the richest to the poorest.
#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
pub fn finale(view: &Rc<View>, _: &[Event], players: &Players) -> Html {
    let scene = Scene::at_rest(view);
    html! {
        <>
            { deciding_moment(players, text::decisive_line(view)) }
            { tally(&scene, players) }
        </>
    }
}
