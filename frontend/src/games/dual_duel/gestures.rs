use std::rc::Rc;

use engine::games::dual_duel::View;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::scene::Scene;
use super::side::{pair, side};
use crate::components::button::{Button, Weight};
use crate::components::panel::Heading;
use crate::games::dual_duel::text::{self, board as words};
use crate::games::{GesturesProps, use_hands_countdown};
use crate::playback::Scene as _;

#[derive(Properties, PartialEq)]
pub struct HandsProps {
    /// The table's view.
    pub view: Rc<View>,
    pub input: GesturesProps,
}

/// The pairs, and a button for each possible show of hands, which names the callers.
#[component]
pub fn GesturesScreen(HandsProps { view, input }: &HandsProps) -> Html {
    let GesturesProps { seats, gestures, players, .. } = input;
    let countdown = use_hands_countdown(players);
    let scene = Scene::at_rest(view);
    let [near, far] = [Seat::ONE, Seat::TWO];
    let single_callers = seats.iter().map(SeatSet::from_item);
    let possible_callers = [SeatSet::EMPTY].into_iter().chain(single_callers).chain([*seats]);
    let button = |callers: SeatSet| {
        let input = input.clone();
        let label = players.sentence(&text::callers(callers)).written();
        let on_press = Callback::from(move |_| input.enter_second(callers));
        html! { <Button weight={Weight::Plain} {label} {on_press} /> }
    };
    html! {
        <div class="board duel dd is-acting is-by-hands">
            <div class="stack-2 duel__table dd-table">
                <section class="stack-2 duel__seat is-far" aria-label={players.label(far).to_owned()}>
                    { side(&scene, far, players) }
                </section>
                <div class="stack-2 duel__lying dd-duel">
                    { pair(&scene, far, players, None) }
                    { pair(&scene, near, players, None) }
                </div>
                <div class="centre duel__middle dd-middle">
                    <Heading class="prompt">{ gestures.title }</Heading>
                    <p class="centred dd-hands__hint">{ gestures.hint }</p>
                </div>
                <section class="stack-2 duel__seat is-near" aria-label={players.label(near).to_owned()}>
                    <div class="centre stack-2 dd-hands">
                        <div class="dd-hands__count">
                            if !countdown.is_over() {
                                { countdown.view() }
                                { countdown.start_button() }
                            }
                        </div>
                        <div class="stack-2 dd-hands__answers" role="group" aria-label={words::WHO_CALLED} data-choice="">
                            { for possible_callers.map(button) }
                        </div>
                        { input.secret_button() }
                    </div>
                    { side(&scene, near, players) }
                </section>
            </div>
        </div>
    }
}
