//! How a game ended: the envelopes, and who gets what.

use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use yew::prelude::*;

use super::scene::Scene;
use super::tally::tally;
use super::text;
use crate::components::finale::decided;
use crate::games::FinaleProps;
use crate::playback::Scene as _;

/// The result, every envelope from the richest to the poorest, and the ways on.
#[component]
pub fn Finale(props: &FinaleProps<GoldRushShootOut>) -> Html {
    let FinaleProps { view, players, .. } = props;
    let scene = Scene::at_rest(view);
    html! {
        <>
            { decided(players, text::decided(view)) }
            { tally(&scene, players) }
        </>
    }
}
