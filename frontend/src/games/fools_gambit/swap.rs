//! Deciding about the third card (FG-8).

use engine::games::fools_gambit::{Action, Swap};
use engine::seat::Seat;
use yew::prelude::*;

use super::lane::Lane;
use super::scene::{Row, Spot};
use crate::components::button::{Button, Weight};
use crate::components::choice::radio_card;
use crate::components::said::Said;
use crate::games::fools_gambit::text::board as words;
use crate::words::with_rule;

#[derive(Properties, PartialEq)]
pub struct SwapChoiceProps {
    pub seat: Seat,
    pub name: AttrValue,
    /// What the opponent is called.
    pub opponent: AttrValue,
    /// The seat's cards as they lie.
    pub row: Row,
    pub on_act: Callback<Action>,
    pub judge: Callback<Action, Option<AttrValue>>,
}

/// The three things that can be done, each with what lies where afterwards and who sees what.
#[component]
pub fn SwapChoice(props: &SwapChoiceProps) -> Html {
    let chosen = use_state_eq(|| None::<Swap>);
    let row = &props.row;
    let faces = [Spot::Duel, Spot::Wager, Spot::Third].map(|spot| row.face(spot));
    let [Some(duel), Some(wager), Some(third)] = faces else {
        return html! { <Lane seat={props.seat} name={props.name.clone()} row={row.clone()} /> };
    };
    let option = |swap: Swap| {
        let after = match swap {
            Swap::Keep => words::swap_after(duel, wager, third),
            Swap::Duel => words::swap_after(third, wager, duel),
            Swap::Wager => words::swap_after(duel, third, wager),
        };
        let onchange = {
            let chosen = chosen.setter();
            Callback::from(move |_: Event| chosen.set(Some(swap)))
        };
        let name = words::swap(swap);
        let content = html! {
            <>
                <span class="fg-option__name">{ name }</span>
                <span class="fg-option__after"><Said text={after} /></span>
                <span class="fg-option__seen"><Said text={words::swap_seen(swap, third, &props.opponent)} /></span>
            </>
        };
        let group = format!("swap-{}", props.seat);
        radio_card(&group, name, *chosen == Some(swap), onchange, content)
    };
    let refusal = match *chosen {
        Some(swap) => props.judge.emit(Action::Swap(swap)),
        None => Some(with_rule(words::PICK_SWAP, "FG-8").into()),
    };
    let label = match *chosen {
        None => words::LOCK_IN.to_owned(),
        Some(swap @ (Swap::Keep | Swap::Duel)) => words::lock_in(swap, third, duel),
        Some(Swap::Wager) => words::lock_in(Swap::Wager, third, wager),
    };
    let on_press = {
        let (chosen, on_act) = (chosen.clone(), props.on_act.clone());
        Callback::from(move |_| {
            if let Some(swap) = *chosen {
                on_act.emit(Action::Swap(swap));
            }
        })
    };
    let shown = chosen.map_or_else(|| row.clone(), |swap| row.swapped(swap));
    html! {
        <div class="fg-swap">
            <Lane seat={props.seat} name={props.name.clone()} row={shown} />
            <fieldset class="radio-cards">
                <legend class="visually-hidden">{ words::SWAP_LEGEND }</legend>
                for swap in Swap::ALL {
                    { option(swap) }
                }
            </fieldset>
            <Button weight={Weight::Main} class="lock" {label} {refusal} {on_press} />
        </div>
    }
}
