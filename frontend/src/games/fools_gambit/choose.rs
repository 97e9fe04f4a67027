//! The decisions: the duel card and the wager (FG-6), and the third card (FG-8).

use engine::cards::Card as Face;
use engine::games::fools_gambit::{Action, FoolsGambit, Swap, View};
use yew::prelude::*;

use super::draft::{Picks, SLOTS};
use super::row::{CardRow, RowPlace};
use super::side::{PlaceUi, place_ui, row_view};
use crate::components::button::{Button, Weight};
use crate::components::card::{BackColour, Card, face_picture};
use crate::components::icon::Glyph;
use crate::components::rich_sentence::rich_sentence;
use crate::games::Acting;
use crate::games::fools_gambit::text::board as words;
use crate::hooks::{Drag, sets_given, use_drag, use_private_live};
use crate::words::line::Line;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

const LAST_EXPLAINED_ROUND: u8 = 2;

pub fn is_round_explained(view: &View) -> bool {
    view.round <= LAST_EXPLAINED_ROUND
}

/// The slots, the hand, and the button that lays the picks down. Only this component has the picks.
#[component]
pub fn Choose(props: &Acting<FoolsGambit>) -> Html {
    let live = use_private_live();
    let picks = use_state_eq(Picks::default);
    let on_pick = sets_given(&picks);
    let picks = *picks;
    let drag = use_drag();
    let actions = picks.choice().map(|choice| vec![Action::Choose(choice)]);
    let draft = actions.ok_or_else(|| RefusalReason::with_rule(missing_pick(picks), "FG-6"));
    let label = picks.choice().map_or_else(|| words::LAY_DOWN.into(), words::lay_down);
    let (duel, wager) = (picks.card(RowPlace::Duel), picks.card(RowPlace::Wager));
    let hint = match duel {
        Some(duel) => words::picked_effect(duel, wager, props.seat.other()),
        None if is_round_explained(&props.view) => words::worth_and_length(props.view.deck).into(),
        None => Line::default(),
    };
    let hint = props.players.sentence(&hint);
    let hand = props.view.seats[props.seat].hand.unwrap_or_default();
    let so_far = format!("{} ", Sentence::from(words::picked_so_far(duel, wager)).spoken());
    html! {
        <div class="centre stack-2 fg-choose" role="group" aria-label={words::YOUR_CARDS}>
            <div class="fg-choose__table">
                for slot in SLOTS {
                    { slot_view(slot, picks, &on_pick) }
                }
                if SLOTS.iter().any(|slot| picks.card(*slot).is_some()) {
                    <Button
                        class="fg-choose__turn"
                        weight={Weight::Quiet}
                        icon={Glyph::Swap}
                        icon_only=true
                        label={words::EXCHANGE}
                        on_press={on_pick.reform(move |_| picks.after_exchange())}
                    />
                }
                for (index, face) in hand.iter().enumerate() {
                    { card_view(props, index, face, picks, &on_pick, &drag) }
                }
            </div>
            <p class="soft fg-hint" aria-live={live}>
                <span class="visually-hidden">{ so_far }</span>
                { rich_sentence(hint) }
            </p>
            { props.lock_button(Sentence::from(label), draft) }
        </div>
    }
}

fn missing_pick(picks: Picks) -> Text {
    match (picks.card(RowPlace::Duel), picks.card(RowPlace::Wager)) {
        (None, None) => words::PICK_BOTH,
        (None, Some(_)) => words::PICK_DUEL,
        (Some(_), _) => words::PICK_WAGER,
    }
}

fn slot_view(slot: RowPlace, picks: Picks, on_pick: &Callback<Picks>) -> Html {
    let PlaceUi { drop_name, class, name, .. } = place_ui(slot);
    let is_next = picks.next_slot() == Some(slot);
    let class = classes!("soft", "strong", "fg-slot", class, is_next.then_some("is-aim"));
    // `card_view` draws the card of a filled slot. The slot stays, so that another card can be dropped on it.
    if picks.card(slot).is_some() {
        return html! { <span key={name} class={class} data-slot={drop_name} aria-hidden="true" /> };
    }
    html! {
        <button
            key={name}
            type="button"
            {class}
            data-slot={drop_name}
            aria-label={words::empty(name)}
            aria-pressed={if is_next { "true" } else { "false" }}
            onclick={on_pick.reform(move |_| picks.with_aim(slot))}
        >
            <span aria-hidden="true">{ name }</span>
        </button>
    }
}

fn card_view(
    props: &Acting<FoolsGambit>,
    index: usize,
    face: Face,
    picks: Picks,
    on_pick: &Callback<Picks>,
    drag: &Drag,
) -> Html {
    let slot = picks.slot_of(face);
    let (label, place) = match slot {
        Some(slot) => (words::picked_as(face, place_ui(slot).card), slot),
        None => (words::in_hand(face, props.seat.other()), RowPlace::Hand),
    };
    let label = props.players.sentence(&label).spoken();
    let has_no_slot = slot.is_none() && picks.next_slot().is_none();
    let refusal = has_no_slot.then(|| RefusalReason::with_rule(words::BOTH_PICKED, "FG-6"));
    let on_drag = drag.listen(on_pick.reform(move |name: Option<String>| {
        let to = SLOTS.into_iter().find(|slot| name.as_deref() == Some(place_ui(*slot).drop_name));
        to.map_or_else(|| picks.without(face), |slot| picks.after_drop(face, slot))
    }));
    let power = words::power(face.rank(), props.seat.other());
    html! {
        <div
            key={face.index()}
            class={classes!("fg-pick", place_ui(place).class, format!("is-{index}"))}
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
                on_press={on_pick.reform(move |_| picks.after_tap(face))}
            />
            if let Some((power, _)) = power.filter(|_| slot != Some(RowPlace::Wager)) {
                <span class="fg-power" aria-hidden="true">{ power }</span>
            }
            if slot.is_some() {
                <span class="fg-pick__slot" aria-hidden="true">{ place_ui(place).name }</span>
            } else if has_no_slot {
                <span class="fg-pick__slot is-third" aria-hidden="true">{ words::THIRD }</span>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct SwapChoiceProps {
    pub acting: Acting<FoolsGambit>,
    pub row: CardRow,
}

/// A tap on a card or on a named swap picks that swap, a second tap drops it. With no pick, the button keeps all cards.
#[component]
pub fn SwapChoice(props: &SwapChoiceProps) -> Html {
    let live = use_private_live();
    let chosen = use_state_eq(|| Swap::Keep);
    let (acting, row) = (&props.acting, &props.row);
    let faces = RowPlace::LAID.map(|place| row.face(place));
    let [Some(duel), Some(wager), Some(third)] = faces else {
        return row_view(acting.seat, &acting.players, row, None);
    };
    let swap = *chosen;
    let on_tap = sets_given(&chosen).reform(move |place| swap_after_tap(swap, place));
    let option = |place: RowPlace, name: Text| {
        let is_chosen = RowPlace::from_swap(swap) == Some(place);
        html! {
            <button
                key={name}
                type="button"
                class="radio-card"
                aria-pressed={if is_chosen { "true" } else { "false" }}
                onclick={on_tap.reform(move |_: MouseEvent| place)}
            >
                <span class="radio-card__face"><span class="strong fg-option__name">{ name }</span></span>
            </button>
        }
    };
    // The button's label names the replaced card only for a swap: any card will do for `Keep`.
    let replaced = match swap {
        Swap::Keep | Swap::Duel => duel,
        Swap::Wager => wager,
    };
    let label = Sentence::from(words::lock_in(swap, third, replaced));
    html! {
        <div class="centre stack-2 fg-swap">
            { row_view(acting.seat, &acting.players, &row.after_swap(swap), Some((&on_tap, RowPlace::from_swap(swap)))) }
            <div class="radio-cards" role="group" aria-label={words::SWAP_LEGEND} data-choice="first">
                { option(RowPlace::Duel, words::SWAP_DUEL) }
                { option(RowPlace::Wager, words::SWAP_WAGER) }
            </div>
            <p class="soft fg-hint" aria-live={live}>{ rich_sentence(acting.players.sentence(&words::swap_seen(swap, third, acting.seat.other()))) }</p>
            { acting.lock_button(label, Ok(vec![Action::Swap(swap)])) }
        </div>
    }
}

fn swap_after_tap(now: Swap, place: RowPlace) -> Swap {
    match (place, now) {
        (RowPlace::Duel, Swap::Keep | Swap::Wager) => Swap::Duel,
        (RowPlace::Wager, Swap::Keep | Swap::Duel) => Swap::Wager,
        _ => Swap::Keep,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_tap_keeps_the_third_card() {
        assert_eq!(swap_after_tap(Swap::Keep, RowPlace::Duel), Swap::Duel);
        assert_eq!(swap_after_tap(Swap::Duel, RowPlace::Duel), Swap::Keep);
        assert_eq!(swap_after_tap(Swap::Duel, RowPlace::Wager), Swap::Wager);
        assert_eq!(swap_after_tap(Swap::Wager, RowPlace::Third), Swap::Keep);
        assert_eq!(swap_after_tap(Swap::Keep, RowPlace::Third), Swap::Keep);
    }
}
