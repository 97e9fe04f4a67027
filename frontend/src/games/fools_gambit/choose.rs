//! The decisions: the duel card and the wager (FG-6), and the third card (FG-8).

use engine::cards::Card as Face;
use engine::games::fools_gambit::{Action, FoolsGambit, Swap, View};
use yew::prelude::*;

use super::draft::{Picks, SLOTS};
use super::row::{CardRow, RowPlace};
use super::side::{PlaceWords, lane, place};
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

/// The last round with an explanation on the board.
const EXPLAINED: u8 = 2;

pub fn explains(view: &View) -> bool {
    view.round <= EXPLAINED
}

/// The slots, the hand, and the button that lays the picks down. Until then nobody knows them, not even the page.
#[component]
pub fn Choose(props: &Acting<FoolsGambit>) -> Html {
    let live = use_private_live();
    let picks = use_state_eq(Picks::default);
    let on_pick = sets_given(&picks);
    let picks = *picks;
    let drag = use_drag();
    let draft = picks.choice().map(|choice| vec![Action::Choose(choice)]);
    let draft = draft.ok_or_else(|| RefusalReason::with_rule(missing(picks), "FG-6"));
    let label = picks.choice().map_or_else(|| words::LAY_DOWN.into(), words::lay_down);
    let hint = match picks.card(RowPlace::Duel) {
        Some(duel) => words::picked(duel, picks.card(RowPlace::Wager), props.seat.other()),
        None if explains(&props.view) => words::worth(props.view.deck).into(),
        None => Line::default(),
    };
    let hint = props.players.sentence(&hint);
    let hand = props.view.seats[props.seat].hand.unwrap_or_default();
    let so_far = Sentence::from(words::picked_so_far(
        picks.card(RowPlace::Duel),
        picks.card(RowPlace::Wager),
    ));
    let so_far = format!("{} ", so_far.spoken());
    html! {
        <div class="centre stack-2 fg-choose" role="group" aria-label={words::YOUR_CARDS}>
            <div class="fg-choose__table">
                for slot in SLOTS {
                    { slot_of(slot, picks, &on_pick) }
                }
                if SLOTS.iter().any(|slot| picks.card(*slot).is_some()) {
                    <Button
                        class="fg-choose__turn"
                        weight={Weight::Quiet}
                        icon={Glyph::Swap}
                        icon_only=true
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
                { rich_sentence(hint) }
            </p>
            { props.lock(Sentence::from(label), draft) }
        </div>
    }
}

fn missing(picks: Picks) -> Text {
    match (picks.card(RowPlace::Duel), picks.card(RowPlace::Wager)) {
        (None, None) => words::PICK_BOTH,
        (None, Some(_)) => words::PICK_DUEL,
        (Some(_), _) => words::PICK_WAGER,
    }
}

/// A slot's name for drags.
fn data_of(slot: RowPlace) -> Option<&'static str> {
    place(slot).class.strip_prefix("is-")
}

/// A slot. A press on an empty one makes it take the next card.
fn slot_of(slot: RowPlace, picks: Picks, on_pick: &Callback<Picks>) -> Html {
    let PlaceWords { class, name, .. } = place(slot);
    let is_aim = picks.aim() == Some(slot);
    let class = classes!("soft", "strong", "fg-slot", class, is_aim.then_some("is-aim"));
    let data_slot = data_of(slot);
    // `card` draws the card of a filled slot. The slot stays, to drop another one on.
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
            <span aria-hidden="true">{ name }</span>
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
        Some(slot) => (words::picked_as(face, place(slot).card), slot),
        None => (words::in_hand(face, props.seat.other()), RowPlace::Hand),
    };
    let label = props.players.sentence(&label).spoken();
    let stuck = slot.is_none() && picks.aim().is_none();
    let refusal = stuck.then(|| RefusalReason::with_rule(words::BOTH_PICKED, "FG-6"));
    let on_drag = drag.listen(on_pick.reform(move |slot: Option<String>| {
        let slot = SLOTS.into_iter().find(|it| slot.as_deref() == data_of(*it));
        slot.map_or_else(|| picks.taken_back(face), |slot| picks.dropped(face, slot))
    }));
    let power = words::power(face.rank()).filter(|_| slot != Some(RowPlace::Wager));
    html! {
        <div
            key={face.index()}
            class={classes!("fg-pick", place(lies).class, format!("is-{at}"))}
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
                <span class="fg-pick__slot" aria-hidden="true">{ place(lies).name }</span>
            } else if stuck {
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

/// A tap on a card or on a named swap picks it, a second tap takes it back. Without a pick the button keeps all cards.
#[component]
pub fn SwapChoice(props: &SwapChoiceProps) -> Html {
    let live = use_private_live();
    let chosen = use_state_eq(|| Swap::Keep);
    let (acting, row) = (&props.acting, &props.row);
    let faces = RowPlace::LAID.map(|spot| row.face(spot));
    let [Some(duel), Some(wager), Some(third)] = faces else {
        return lane(acting.seat, &acting.players, row, None);
    };
    let swap = *chosen;
    let on_tap = sets_given(&chosen).reform(move |spot| tapped(swap, spot));
    let option = |spot: RowPlace, name: Text| {
        let is_chosen = RowPlace::from_swap(swap) == Some(spot);
        html! {
            <button
                key={name}
                type="button"
                class="radio-card"
                aria-pressed={if is_chosen { "true" } else { "false" }}
                onclick={on_tap.reform(move |_: MouseEvent| spot)}
            >
                <span class="radio-card__face"><span class="strong fg-option__name">{ name }</span></span>
            </button>
        }
    };
    let replaced = match swap {
        Swap::Keep | Swap::Duel => duel,
        Swap::Wager => wager,
    };
    let label = Sentence::from(words::lock_in(swap, third, replaced));
    html! {
        <div class="centre stack-2 fg-swap">
            { lane(acting.seat, &acting.players, &row.swapped(swap), Some((&on_tap, RowPlace::from_swap(swap)))) }
            <div class="radio-cards" role="group" aria-label={words::SWAP_LEGEND} data-choice="first">
                { option(RowPlace::Duel, words::SWAP_DUEL) }
                { option(RowPlace::Wager, words::SWAP_WAGER) }
            </div>
            <p class="soft fg-hint" aria-live={live}>{ rich_sentence(acting.players.sentence(&words::swap_seen(swap, third, acting.seat.other()))) }</p>
            { acting.lock(label, Ok(vec![Action::Swap(swap)])) }
        </div>
    }
}

/// The swap after a tap on the card in this place.
fn tapped(now: Swap, spot: RowPlace) -> Swap {
    let puts_there = |swap: &Swap| RowPlace::from_swap(*swap) == Some(spot);
    let picked = [Swap::Duel, Swap::Wager].into_iter().find(puts_there);
    picked.filter(|swap| *swap != now).unwrap_or(Swap::Keep)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_tap_keeps_the_third_card() {
        assert_eq!(tapped(Swap::Keep, RowPlace::Duel), Swap::Duel);
        assert_eq!(tapped(Swap::Duel, RowPlace::Duel), Swap::Keep);
        assert_eq!(tapped(Swap::Duel, RowPlace::Wager), Swap::Wager);
        assert_eq!(tapped(Swap::Wager, RowPlace::Third), Swap::Keep);
        assert_eq!(tapped(Swap::Keep, RowPlace::Third), Swap::Keep);
    }
}
