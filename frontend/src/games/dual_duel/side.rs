//! What belongs to one seat beside its pair: name, duels, rounds, wild slots, calls.

use engine::games::dual_duel::{SeatView, Slot};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use crate::components::card::{Back, Card};
use crate::components::count_up::CountUp;
use crate::components::seat;
use crate::games::dual_duel::text::board as words;
use crate::words::players::Players;

/// The back of a seat's cards.
pub const fn back(seat: Seat) -> Back {
    if seat.index() == 0 { Back::Cool } else { Back::Warm }
}

/// What a wild that is not known is called from one drawing to the next.
pub fn slot_name(seat: Seat, slot: Slot) -> String {
    format!("{seat}-{}", slot.number())
}

#[derive(Properties, PartialEq)]
pub struct SideProps {
    pub seat: Seat,
    pub players: Players,
    pub view: SeatView,
    /// Duels won, and how many win the match.
    pub won: u8,
    pub target: u8,
    /// Rounds of this duel won.
    pub rounds: u8,
    /// A word about what the seat does now.
    #[prop_or_default]
    pub note: Option<AttrValue>,
}

/// A seat's strip.
#[component]
pub fn Side(props: &SideProps) -> Html {
    let SideProps { view, won, target, rounds, .. } = props;
    html! {
        <div class="dd-side">
            <div class="dd-side__who">
                { seat::mark(&props.players, props.seat) }
                <h2 class="dd-side__name">{ props.players.label(props.seat) }</h2>
                <span class="dd-side__duels">
                    <span aria-hidden="true">{ words::DUELS }</span>
                    for at in 0..*target {
                        <span
                            key={at}
                            class={classes!("dd-side__duel", (at < *won).then_some("is-won"))}
                            aria-hidden="true"
                        />
                    }
                    <span class="visually-hidden">{ words::duels(*won, *target) }</span>
                </span>
                if let Some(note) = &props.note {
                    <span class="dd-side__note">{ note }</span>
                }
            </div>
            <div class="dd-side__wilds">
                for slot in Slot::ALL {
                    { wild(props, slot) }
                }
            </div>
            <dl class="dd-side__counts">
                <div><dt>{ words::HAND }</dt><dd>{ view.held }</dd></div>
                <div><dt>{ words::CALLS }</dt><dd>{ view.calls }</dd></div>
                <div><dt>{ words::WON }</dt><dd class="dd-side__rounds"><CountUp value={u32::from(*rounds)} /></dd></div>
            </dl>
        </div>
    }
}

fn wild(props: &SideProps, slot: Slot) -> Html {
    let wild = props.view.slots[slot.index()];
    let lies = wild.map(|wild| (wild.card, wild.face_up));
    let label = props.players.sentence(&words::slot(props.seat, slot, lies)).spoken();
    let covered = wild.is_some_and(|wild| !wild.face_up && wild.card.is_some());
    html! {
        <div key={slot.number()} class={classes!("dd-wild", covered.then_some("is-covered"))}>
            { match wild {
                None => html! { <span class="dd-wild__empty" role="img" aria-label={label} /> },
                Some(wild) => {
                    let name = match wild.card {
                        Some(card) => card.to_string(),
                        None => slot_name(props.seat, slot),
                    };
                    html! {
                        <div key={name.clone()} data-glide={name}>
                            <Card picture={wild.card.map(picture)} back={back(props.seat)} {label} />
                        </div>
                    }
                }
            } }
        </div>
    }
}
