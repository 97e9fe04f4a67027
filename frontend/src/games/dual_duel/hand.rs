//! A hand of up to 22 cards within a thumb's reach.

use std::cell::Cell;

use engine::games::dual_duel::{Card as Face, Deck};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use crate::components::card::{BackColour, Card, Emphasis};
use crate::components::choice::tab;
use crate::components::count_style::card_room_style;
use crate::games::dual_duel::text::board as words;
use crate::games::dual_duel::text::cards::spoken;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Sentence;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum SortOrder {
    #[default]
    Number,
    Colour,
}

thread_local! {
    /// The order chosen last, for the next hand.
    static LAST: Cell<SortOrder> = const { Cell::new(SortOrder::Number) };
}

impl SortOrder {
    pub fn sorted(self, hand: Deck) -> Vec<Face> {
        let mut cards: Vec<Face> = hand.iter().collect();
        if self == Self::Colour {
            engine::sort::by_key(&mut cards, |card| (card.colour(), card.number()));
        }
        cards
    }
}

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub seat: Seat,
    pub cards: Deck,
    #[prop_or_default]
    pub picked: Deck,
    /// Takes taps on cards; `None` for a hand only shown.
    #[prop_or_default]
    pub on_tap: Option<Callback<Face>>,
    /// Why no other card can be picked.
    #[prop_or_default]
    pub full: Option<RefusalReason>,
    /// Shown beside the sort buttons.
    #[prop_or_default]
    pub tools: Html,
}

#[component]
pub fn Hand(props: &HandProps) -> Html {
    let order = use_state_eq(|| LAST.get());
    use_effect_with(*order, |order| LAST.set(*order));
    html! {
        <div class={classes!("stack-2", "dd-hand", props.on_tap.is_none().then_some("is-open"))}>
            <div class="dd-hand__head">
                if props.cards.len() > 2 {
                    <div class="dd-sort tabs" role="group" aria-label={words::SORT}>
                        { tab(&order, SortOrder::Number, words::BY_NUMBER.translate()) }
                        { tab(&order, SortOrder::Colour, words::BY_COLOUR.translate()) }
                    </div>
                }
                { props.tools.clone() }
            </div>
            <div class="dd-hand__room card-room" ~style={card_room_style(props.cards.len().into())}>
                <div class="wrap dd-hand__cards" data-choice={props.on_tap.is_some().then_some("first")}>
                    for face in order.sorted(props.cards) {
                        { card(props, face) }
                    }
                </div>
            </div>
        </div>
    }
}

fn card(props: &HandProps, face: Face) -> Html {
    let is_picked = props.picked.contains(face);
    let label = match (&props.on_tap, is_picked) {
        (None, _) => spoken(face),
        (Some(_), false) => Sentence::from(words::in_hand(face)).spoken(),
        (Some(_), true) => Sentence::from(words::picked(face)).spoken(),
    };
    let emphasis = if is_picked { Emphasis::Selected } else { Emphasis::Plain };
    let on_press = props.on_tap.as_ref().map(|on_tap| on_tap.reform(move |_: MouseEvent| face));
    let refusal = props.full.clone().filter(|_| !is_picked);
    html! {
        <div key={u8::from(face)} class="dd-hand__card" data-glide={face.to_string()}>
            <Card picture={picture(face)} back={BackColour::from_seat(props.seat)} {emphasis} {label} {on_press} {refusal} />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_sorted_by_number_or_by_colour() {
        let hand: Deck =
            ["10r", "2p", "2r", "9y"].iter().map(|text| text.parse().unwrap()).collect();
        let texts = |order: SortOrder| {
            order.sorted(hand).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(texts(SortOrder::Number), "2r 2p 9y 10r");
        assert_eq!(texts(SortOrder::Colour), "2r 10r 9y 2p");
    }
}
