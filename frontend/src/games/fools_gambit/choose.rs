//! Picking the duel card and the wager (FG-6).

use engine::cards::Card as Face;
use engine::games::fools_gambit::{Action, FoolsGambit, View};
use yew::prelude::*;

use super::lane::{place, place_card, place_name};
use super::picks::{Picks, Slot};
use super::row::Spot;
use crate::components::button::{Button, Weight, lock};
use crate::components::card::{BackColour, Card, face_picture};
use crate::components::icon::Glyph;
use crate::components::said::Said;
use crate::games::Acting;
use crate::games::fools_gambit::text::board as words;
use crate::hooks::{Drag, use_drag, use_private_live};
use crate::words::line::Line;
use crate::words::reason::Reason;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

/// The number of rounds that explain themselves.
const EXPLAINED: u8 = 2;

/// Whether the board explains the round.
pub fn explains(view: &View) -> bool {
    view.round <= EXPLAINED
}

/// The slots, the hand, and the button that lays the picks down. Before that nobody, not even the page, knows them.
#[component]
pub fn Choose(props: &Acting<FoolsGambit>) -> Html {
    let live = use_private_live();
    let picks = use_state_eq(Picks::default);
    let on_pick = {
        let picks = picks.setter();
        Callback::from(move |next: Picks| picks.set(next))
    };
    let picks = *picks;
    let drag = use_drag();
    let draft = picks.choice().map(|choice| vec![Action::Choose(choice)]);
    let draft = draft.ok_or_else(|| Reason::of_rule(missing(picks), "FG-6"));
    let label = picks.choice().map_or_else(|| words::LAY_DOWN.into(), words::lay_down);
    let hint = match picks.card(Slot::Duel) {
        Some(duel) => words::picked(duel, picks.card(Slot::Wager), props.seat.other()),
        None if explains(&props.view) => words::worth(props.view.deck).into(),
        None => Line::default(),
    };
    let hint = props.players.sentence(&hint);
    let hand = props.view.seats[props.seat].hand.unwrap_or_default();
    let so_far =
        Sentence::from(words::picked_so_far(picks.card(Slot::Duel), picks.card(Slot::Wager)));
    let so_far = format!("{} ", so_far.spoken());
    html! {
        <div class="centre stack-2 fg-choose" role="group" aria-label={words::YOUR_CARDS}>
            <div class="fg-choose__table">
                for slot in Slot::ALL {
                    { slot_of(slot, picks, &on_pick) }
                }
                if Slot::ALL.iter().any(|slot| picks.card(*slot).is_some()) {
                    <Button
                        class="fg-choose__turn"
                        weight={Weight::Quiet}
                        icon={Glyph::Swap}
                        bare=true
                        label={words::EXCHANGE}
                        on_press={on_pick.reform(move |_| picks.exchanged())}
                    />
                }
                for (at, face) in hand.iter().enumerate() {
                    { card(props, at, face, picks, &on_pick, &drag) }
                }
            </div>
            <p class="soft fg-hint" aria-live={live}>
                <span class="visually-hidden">{ so_far }</span>
                <Said text={hint} />
            </p>
            { lock(Sentence::from(label), draft, &props.judge, props.on_act.clone()) }
        </div>
    }
}

/// The missing picks as a refusal.
fn missing(picks: Picks) -> Text {
    match (picks.card(Slot::Duel), picks.card(Slot::Wager)) {
        (None, None) => words::PICK_BOTH,
        (None, Some(_)) => words::PICK_DUEL,
        (Some(_), _) => words::PICK_WAGER,
    }
}

const fn spot_of(slot: Slot) -> Spot {
    match slot {
        Slot::Duel => Spot::Duel,
        Slot::Wager => Spot::Wager,
    }
}

/// A slot's element id.
const fn data_of(slot: Slot) -> &'static str {
    match slot {
        Slot::Duel => "duel",
        Slot::Wager => "wager",
    }
}

/// A slot. A press on an empty one makes it take the next card.
fn slot_of(slot: Slot, picks: Picks, on_pick: &Callback<Picks>) -> Html {
    let name = place_name(spot_of(slot));
    let is_aim = picks.aim() == Some(slot);
    let class = classes!("soft", "fg-slot", place(spot_of(slot)), is_aim.then_some("is-aim"));
    let data_slot = data_of(slot);
    // A filled slot is its card; the place stays as something to drop on.
    if picks.card(slot).is_some() {
        return html! { <span key={name} class={class} data-slot={data_slot} aria-hidden="true" /> };
    }
    html! {
        <button
            key={name}
            type="button"
            {class}
            data-slot={data_slot}
            aria-label={words::empty(name)}
            aria-pressed={if is_aim { "true" } else { "false" }}
            onclick={on_pick.reform(move |_| picks.aimed(slot))}
        >
            <span class="fg-slot__name" aria-hidden="true">{ name }</span>
        </button>
    }
}

fn card(
    props: &Acting<FoolsGambit>,
    at: usize,
    face: Face,
    picks: Picks,
    on_pick: &Callback<Picks>,
    drag: &Drag,
) -> Html {
    let slot = picks.slot_of(face);
    let (label, lies) = match slot {
        Some(slot) => (words::picked_as(face, place_card(spot_of(slot))), spot_of(slot)),
        None => (words::in_hand(face, props.seat.other()), Spot::Hand),
    };
    let label = props.players.sentence(&label).spoken();
    let stuck = slot.is_none() && picks.aim().is_none();
    let refusal = stuck.then(|| Reason::of_rule(words::BOTH_PICKED, "FG-6"));
    let on_drag = drag.listen(on_pick.reform(move |slot: Option<String>| {
        let slot = Slot::ALL.into_iter().find(|it| slot.as_deref() == Some(data_of(*it)));
        slot.map_or_else(|| picks.taken_back(face), |slot| picks.dropped(face, slot))
    }));
    let power = words::power(face.rank()).filter(|_| slot != Some(Slot::Wager));
    html! {
        <div
            key={face.index()}
            class={classes!("fg-pick", place(lies), format!("is-{at}"))}
            data-glide={face.to_string()}
            data-choice="first"
            data-drag=""
            onpointerdown={&on_drag}
            onpointermove={&on_drag}
            onpointerup={&on_drag}
            onpointercancel={&on_drag}
            onlostpointercapture={&on_drag}
        >
            <Card
                picture={face_picture(face)}
                back={BackColour::from_seat(props.seat)}
                {label}
                {refusal}
                on_press={on_pick.reform(move |_| picks.tapped(face))}
            />
            if let Some(power) = power {
                <span class="fg-power" aria-hidden="true">{ power }</span>
            }
            if slot.is_some() {
                <span class="fg-pick__slot" aria-hidden="true">{ place_name(lies) }</span>
            } else if stuck {
                <span class="fg-pick__slot is-third" aria-hidden="true">{ words::THIRD }</span>
            }
        </div>
    }
}
