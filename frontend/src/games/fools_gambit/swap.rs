//! The decision about the third card (FG-8).

use engine::games::fools_gambit::{Action, FoolsGambit, Swap};
use yew::prelude::*;

use super::lane::lane;
use super::row::{CardRow, Spot};
use crate::components::button::lock;
use crate::components::said::Said;
use crate::games::Acting;
use crate::games::fools_gambit::text::board as words;
use crate::hooks::use_private_live;
use crate::words::sentence::Sentence;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct SwapChoiceProps {
    pub by: Acting<FoolsGambit>,
    pub row: CardRow,
}

/// A tap on a card or on a named swap picks it, a second one takes it back. Without a pick the button keeps everything.
#[component]
pub fn SwapChoice(props: &SwapChoiceProps) -> Html {
    let live = use_private_live();
    let chosen = use_state_eq(|| Swap::Keep);
    let row = &props.row;
    let faces = [Spot::Duel, Spot::Wager, Spot::Third].map(|spot| row.face(spot));
    let [Some(duel), Some(wager), Some(third)] = faces else {
        return lane(props.by.seat, &props.by.players, row, None, None);
    };
    let on_tap = {
        let chosen = chosen.clone();
        Callback::from(move |spot| chosen.set(tapped(*chosen, spot)))
    };
    let option = |spot: Spot, name: Text| {
        let is_chosen = place_of(*chosen) == Some(spot);
        html! {
            <button
                key={name}
                type="button"
                class="radio-card"
                aria-pressed={if is_chosen { "true" } else { "false" }}
                onclick={on_tap.reform(move |_: MouseEvent| spot)}
            >
                <span class="radio-card__face"><span class="fg-option__name">{ name }</span></span>
            </button>
        }
    };
    let replaced = match *chosen {
        Swap::Keep | Swap::Duel => duel,
        Swap::Wager => wager,
    };
    let label = Sentence::from(words::lock_in(*chosen, third, replaced));
    html! {
        <div class="centre stack-2 fg-swap">
            { lane(props.by.seat, &props.by.players, &row.swapped(*chosen), Some(&on_tap), place_of(*chosen)) }
            <div class="radio-cards" role="group" aria-label={words::SWAP_LEGEND} data-choice="first">
                { option(Spot::Duel, words::SWAP_DUEL) }
                { option(Spot::Wager, words::SWAP_WAGER) }
            </div>
            <p class="soft fg-hint" aria-live={live}><Said text={props.by.players.sentence(&words::swap_seen(*chosen, third, props.by.seat.other()))} /></p>
            { lock(label, Ok(vec![Action::Swap(*chosen)]), &props.by.judge, props.by.on_act.clone()) }
        </div>
    }
}

/// The place that the third card takes.
const fn place_of(swap: Swap) -> Option<Spot> {
    match swap {
        Swap::Keep => None,
        Swap::Duel => Some(Spot::Duel),
        Swap::Wager => Some(Spot::Wager),
    }
}

/// A tap on the card in this place: a swap with it, or none the second time.
fn tapped(now: Swap, spot: Spot) -> Swap {
    let with = match spot {
        Spot::Duel => Swap::Duel,
        Spot::Wager => Swap::Wager,
        Spot::Third | Spot::Hand => Swap::Keep,
    };
    if now == with { Swap::Keep } else { with }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_tap_keeps_the_third_card() {
        assert_eq!(tapped(Swap::Keep, Spot::Duel), Swap::Duel);
        assert_eq!(tapped(Swap::Duel, Spot::Duel), Swap::Keep);
        assert_eq!(tapped(Swap::Duel, Spot::Wager), Swap::Wager);
        assert_eq!(tapped(Swap::Wager, Spot::Third), Swap::Keep);
        assert_eq!(tapped(Swap::Keep, Spot::Third), Swap::Keep);
    }
}
