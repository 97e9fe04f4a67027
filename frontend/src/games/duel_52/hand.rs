use std::rc::Rc;

use engine::cards::{Card as Face, CardSet};
use engine::games::duel_52::{Action, Lane, Power, View};
use yew::prelude::*;

use super::draft::{Pick, Prompt, TapInput};
use super::lanes::Controls;
use super::tile::{glyph, rank_and_suit};
use crate::components::card::{BackColour, Card, Emphasis, back};
use crate::games::duel_52::text::{board as words, cards};
use crate::hooks::use_latest;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub cards: CardSet,
    #[prop_or_default]
    pub back: BackColour,
    /// The controls, and the board's view; without them the hand is only shown.
    #[prop_or_default]
    pub controls: Option<(Controls, Rc<View>)>,
}

fn picture(card: Face) -> Html {
    let power = Power::from_card(card);
    html! {
        <span class="d52-face" aria-hidden="true">
            { rank_and_suit(card) }
            { glyph(power) }
            <span class="d52-face__name">{ cards::of(power).plain.name }</span>
        </span>
    }
}

/// The cards in hand, by rank.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let task = props.controls.as_ref().map(|(_, view)| Prompt::from_view(view));
    let is_asked = matches!(task, Some(Prompt::Turn | Prompt::Discard | Prompt::Bannerman));
    let picked = match props
        .controls
        .as_ref()
        .filter(|_| is_asked)
        .and_then(|(controls, _)| controls.pick)
    {
        Some(Pick::Hand(card) | Pick::SpellHand(card) | Pick::Confirm(Action::Play(card, _))) => {
            Some(card)
        }
        Some(
            Pick::Board(_) | Pick::Hero | Pick::SpellBoard(_) | Pick::Fort(_) | Pick::Confirm(_),
        )
        | None => None,
    };
    let refusal = |card| {
        // In a turn, or to discard, any card can be picked; a bannerman is judged as it is picked. Otherwise no card in
        // hand can be used: any play, to any lane, gives the reason.
        let action = match task? {
            Prompt::Bannerman => Action::Banner(card),
            Prompt::Turn | Prompt::Discard => return None,
            Prompt::Fort | Prompt::Look | Prompt::Move | Prompt::Also | Prompt::Power => {
                Action::Play(card, Lane::One)
            }
        };
        props.controls.as_ref()?.0.acting.judge.emit(action)
    };
    let controls = props.controls.clone();
    let on_tap = use_latest(Callback::from(move |card| {
        if let Some((Controls { acting, pick, on_pick }, view)) = &controls {
            on_pick.emit(TapInput { view, seat: acting.seat, pick: *pick }.pick_of_hand(card));
        }
    }));
    let on_tap = props.controls.is_some().then_some(on_tap);
    html! {
        <div
            class={classes!("d52-hand", (props.cards.len() > 6).then_some("is-wide"))}
            role="group"
            aria-label={words::HAND_LABEL}
            // Focus starts here if a card is asked for: see `hooks::focus`.
            data-choice={is_asked.then_some("first")}
        >
            if props.cards.is_empty() {
                <p class="note d52-hand__none">{ words::NO_HAND }</p>
            }
            for card in props.cards.iter() {
                <HeldCard
                    key={card.to_string()}
                    {card}
                    back={props.back}
                    emphasis={if picked == Some(card) { Emphasis::Selected } else { Emphasis::Plain }}
                    on_tap={on_tap.clone()}
                    refusal={refusal(card)}
                />
            }
        </div>
    }
}

/// Backs in the place of an open hand. The seat's strip says how many.
pub fn backs(count: u8, of: BackColour) -> Html {
    html! {
        <div class={classes!("d52-hand", (count > 6).then_some("is-wide"))} aria-hidden="true">
            for at in 0..count {
                <div key={at} class="d52-hand__card">{ back(of) }</div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct HeldCardProps {
    card: Face,
    back: BackColour,
    emphasis: Emphasis,
    on_tap: Option<Callback<Face>>,
    refusal: Option<RefusalReason>,
}

#[component]
fn HeldCard(props: &HeldCardProps) -> Html {
    let card = props.card;
    html! {
        <div class="d52-hand__card" data-glide={card.to_string()}>
            <Card
                picture={picture(card)}
                back={props.back}
                label={Sentence::from(words::in_hand(card)).spoken()}
                emphasis={props.emphasis}
                on_press={props.on_tap.as_ref().map(|on_tap| on_tap.reform(move |_: MouseEvent| card))}
                refusal={props.refusal.clone()}
            />
        </div>
    }
}
