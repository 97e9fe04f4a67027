//! A seat's strip: name, duels, rounds, wild slots, calls.

use engine::game::{Order, Turn};
use engine::games::dual_duel::Slot;
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::scene::Scene;
use crate::components::card::{BackColour, Card};
use crate::components::count_up::CountUp;
use crate::components::seat;
use crate::games::dual_duel::text::board as words;
use crate::words::players::Players;
use crate::words::text::Text;

/// Identifies an unknown wild from one drawing to the next.
pub fn slot_name(seat: Seat, slot: Slot) -> String {
    format!("{seat}-{}", slot.number())
}

pub fn side(scene: &Scene, seat: Seat, players: &Players) -> Html {
    let view = &scene.view.seats[seat];
    let (won, target) = (scene.view.won[seat], scene.view.options.target);
    let rounds = scene.view.rounds.wins()[seat];
    html! {
        <div class="strip dd-side">
            <div class="dd-side__who">
                { seat::strip_head(players, seat, "dd-side", None) }
                <span class="dd-side__duels">
                    <span aria-hidden="true">{ words::DUELS }</span>
                    for at in 0..target {
                        <span
                            key={at}
                            class={classes!("dd-side__duel", (at < won).then_some("is-won"))}
                            aria-hidden="true"
                        />
                    }
                    <span class="visually-hidden">{ words::duels_won(won, target) }</span>
                </span>
                if let Some(note) = note(scene, seat) {
                    <span class="strip__note dd-side__note">{ note }</span>
                }
            </div>
            <div class="dd-side__wilds">
                for slot in Slot::ALL {
                    { wild(scene, seat, slot, players) }
                }
            </div>
            <dl class="dd-side__counts">
                <div><dt>{ words::HAND }</dt><dd>{ view.held }</dd></div>
                <div><dt>{ words::CALLS }</dt><dd>{ view.calls }</dd></div>
                <div><dt>{ words::WON }</dt><dd class="dd-side__rounds"><CountUp value={u32::from(rounds)} /></dd></div>
            </dl>
        </div>
    }
}

/// "Round won", or "locked in" while the other seat still chooses.
fn note(scene: &Scene, seat: Seat) -> Option<Text> {
    if let Some(verdict) = scene.verdict {
        return (verdict.winner == Some(seat)).then_some(words::ROUND_WON);
    }
    let Turn::Awaiting(now) = scene.view.turn else { return None };
    let waits = now.order == Order::Together && !now.seats.contains(seat);
    waits.then_some(words::LOCKED_IN)
}

fn wild(scene: &Scene, seat: Seat, slot: Slot, players: &Players) -> Html {
    let wild = scene.view.seats[seat].slots[slot.index()];
    let number = slot.number();
    let label = match wild.map(|wild| (wild.card, wild.face_up)) {
        None => words::slot_empty(seat, number),
        Some((None, _)) => words::slot_unknown(seat, number),
        Some((Some(card), true)) => words::slot_open(seat, number, card),
        Some((Some(card), false)) => words::slot_hidden(seat, number, card),
    };
    let label = players.sentence(&label).spoken();
    let covered = wild.is_some_and(|wild| !wild.face_up && wild.card.is_some());
    html! {
        <div key={number} class={classes!("dd-wild", covered.then_some("is-covered"))}>
            { match wild {
                None => html! { <span class="dd-wild__empty" role="img" aria-label={label} /> },
                Some(wild) => {
                    let name = match wild.card {
                        Some(card) => card.to_string(),
                        None => slot_name(seat, slot),
                    };
                    html! {
                        <div key={name.clone()} data-glide={name}>
                            <Card picture={wild.card.map(picture)} back={BackColour::from_seat(seat)} {label} />
                        </div>
                    }
                }
            } }
        </div>
    }
}
