//! The end of a game: the winner, the game's own finale, the next actions.

use engine::seat::Seat;
use yew::prelude::*;

use super::{count_style, seat};
use crate::hooks::{sets, use_motion_speed};
use crate::services::motion::MotionSpeed;
use crate::words::line::Line;
use crate::words::players::Players;

const SPARK_COUNT: usize = 12;

#[derive(Properties, PartialEq)]
pub struct FinaleFrameProps {
    pub emblem: Html,
    pub result: AttrValue,
    /// Whether to celebrate the result: a person has won, and somebody has lost.
    pub celebrates: bool,
    pub children: Html,
    pub next_buttons: Html,
}

/// A seat's name and result. The game's classes begin with `block`.
pub fn seat(players: &Players, seat: Seat, block: &str, is_winner: bool, result: Html) -> Html {
    let winner = is_winner.then_some("is-winner");
    html! {
        <p key={seat.number()} class={classes!(format!("{block}__seat"), "finale__seat", "raised", winner)}>
            <span class={format!("strong {block}__name")}>{ seat::name_with_mark(players, seat) }</span>
            { result }
        </p>
    }
}

/// The frame around a game's own finale. Its parts appear one after the other; a tap shows all of them.
#[component]
pub fn FinaleFrame(props: &FinaleFrameProps) -> Html {
    let has_motion = use_motion_speed() != MotionSpeed::Still;
    let is_skipped = use_state_eq(|| false);
    let onclick = sets(&is_skipped, true);
    let class = classes!(
        "finale",
        props.celebrates.then_some("has-winner"),
        (has_motion && !*is_skipped).then_some("is-moving"),
    );
    html! {
        <section {class} aria-labelledby="finale-result" {onclick}>
            <span class="finale__emblem" aria-hidden="true">
                if props.celebrates {
                    <span class="finale__sparks">
                        for at in 0..SPARK_COUNT {
                            <span key={at} class="finale__spark" ~style={count_style::style(&format!("--nth: {at}"))} />
                        }
                    </span>
                }
                { props.emblem.clone() }
            </span>
            <h2 id="finale-result" class="finale__result" tabindex="-1">{ &props.result }</h2>
            { props.children.clone() }
            <div class="finale__ways">{ props.next_buttons.clone() }</div>
        </section>
    }
}

/// The decisive moment of a game; empty if there is none.
pub fn deciding_moment(players: &Players, line: Option<Line>) -> Html {
    let Some(line) = line else { return Html::default() };
    html! { <p class="soft centred finale__decided">{ players.sentence(&line).written() }</p> }
}
