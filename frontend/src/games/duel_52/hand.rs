//! The own hand.

use engine::cards::{Card as Face, CardSet};
use engine::games::duel_52::Power;
use yew::prelude::*;

use super::decide::Pick;
use super::glyph::glyph;
use super::tile::index;
use crate::components::card::{Back, Shell, Standing};
use crate::games::duel_52::text::{board as words, cards};
use crate::words::cards::aloud;

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub cards: CardSet,
    #[prop_or_default]
    pub back: Back,
    #[prop_or_default]
    pub pick: Option<Pick>,
    /// A card is tapped; without it the hand is only shown.
    #[prop_or_default]
    pub on_tap: Option<Callback<Face>>,
    /// Why a card can't be used now.
    #[prop_or_default]
    pub refusal: Option<Callback<Face, Option<AttrValue>>>,
}

/// A face that says what the card can do.
fn picture(card: Face) -> Html {
    let power = Power::of(card);
    html! {
        <span class="d52-face" aria-hidden="true">
            { index(card) }
            { glyph(power) }
            <span class="d52-face__name">{ cards::of(power).plain.name }</span>
        </span>
    }
}

/// The cards in hand, by rank.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let picked = match props.pick {
        Some(Pick::Hand(card) | Pick::SpellHand(card)) => Some(card),
        Some(Pick::Board(_) | Pick::Hero | Pick::SpellBoard(_) | Pick::Fort(_)) | None => None,
    };
    html! {
        <div class="d52-hand" role="group" aria-label={words::HAND_LABEL}>
            if props.cards.is_empty() {
                <p class="d52-hand__none">{ words::NO_HAND }</p>
            }
            for card in props.cards.iter() {
                <div key={card.to_string()} class="d52-hand__card" data-glide={card.to_string()}>
                    <Shell
                        picture={picture(card)}
                        back={props.back}
                        label={aloud(&words::in_hand(card))}
                        standing={if picked == Some(card) { Standing::Selected } else { Standing::Plain }}
                        on_press={props.on_tap.as_ref().map(|on_tap| on_tap.reform(move |_: MouseEvent| card))}
                        refusal={props.refusal.as_ref().and_then(|refusal| refusal.emit(card))}
                    />
                </div>
            }
        </div>
    }
}
