//! Faces of cards, and marks of their backs. Instead of a suit, a special card has the sign of its effect.

use engine::games::heads_up_duel::{Back, Backs, Card as Face, CardKind};
use yew::prelude::*;

use crate::components::card::{Card, Emphasis, paper};
use crate::components::icon::svg;
use crate::games::heads_up_duel::text::board as words;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

/// A special card's sign, in a box of 24 × 24.
const fn sign_path(kind: CardKind) -> Option<&'static str> {
    match kind {
        CardKind::Number(_) => None,
        CardKind::Jack => Some("M2.5 8h11a3 3 0 1 0-2.8-4M2.5 12.5h16a3 3 0 1 1-2.8 4.2M2.5 17h8"),
        CardKind::Queen => Some("M3 12h11M9.5 7.5 14 12l-4.5 4.5M18.5 3.5v17"),
        CardKind::King => Some("M3 19h18M3.5 15.5V7.5l4.7 3.7L12 4.5l3.8 6.7 4.7-3.7v8Z"),
        CardKind::Ace => Some("M7.5 20.5V4M3.5 8l4-4 4 4M16.5 3.5V20M12.5 16l4 4 4-4"),
        CardKind::Joker => Some("M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9"),
    }
}

/// A back's class, and its mark in a box of 24 × 24. Cards from a starting pack show no mark on their faces.
const fn class_and_mark(back: Back) -> (&'static str, &'static str) {
    match back {
        Back::Pack => ("is-pack", "M12 5 19 12 12 19 5 12Z"),
        Back::Low => ("is-low", "M4.5 8.5 12 16l7.5-7.5"),
        Back::High => ("is-high", "M4.5 15.5 12 8l7.5 7.5"),
        Back::Mystery => ("is-mystery", "M8 9a4 4 0 1 1 5.8 3.6c-1.2.7-1.8 1.4-1.8 2.9M12 19v.4"),
        Back::Special => ("is-special", "M12 4v16M5 8l14 8M19 8 5 16"),
    }
}

/// A face. The back of a card from the market shows at the lower edge.
pub fn picture(kind: CardKind, back: Option<Back>) -> Html {
    let is_special = kind.number().is_none();
    let mark = back.filter(|back| *back != Back::Pack).map(class_and_mark);
    let content = html! {
        <>
            { paper() }
            if let Some(sign) = sign_path(kind) {
                <text class="hud-face__letter" x="50" y="60">{ words::short(kind) }</text>
                <path class="hud-face__sign" transform="translate(26 68) scale(2)" d={sign} />
            } else {
                <text class="hud-face__number" x="50" y="92">{ words::short(kind) }</text>
            }
            if let Some((class, path)) = mark {
                <g class={classes!("hud-face__back", class)}>
                    <path class="hud-face__band" d="M0 120h100v11.5a8.5 8.5 0 0 1-8.5 8.5h-83A8.5 8.5 0 0 1 0 131.5Z" />
                    <path class="hud-face__mark" transform="translate(40 120) scale(.83)" d={path} />
                </g>
            }
        </>
    };
    let class = classes!("card__face", "hud-face", is_special.then_some("is-special-card"));
    svg(class, "0 0 100 140", content)
}

/// A small back with its mark.
pub fn back(back: Back) -> Html {
    let (class, path) = class_and_mark(back);
    let content = html! {
        <>
            <rect class="hud-back__paper" x=".75" y=".75" width="22.5" height="30.5" rx="3" />
            <path class="hud-back__mark" transform="translate(0 4)" d={path} />
        </>
    };
    svg(classes!("hud-back", class), "0 0 24 32", content)
}

/// The number of cards of each back: the public facts of a hand or deck.
pub fn backs(backs: Backs, label: String) -> Html {
    let present = Back::ALL.into_iter().filter(|back| backs.of(*back) > 0);
    html! {
        <span class="inline-row wrap hud-backs" role="img" aria-label={label}>
            for each in present {
                <span key={class_and_mark(each).0} class="row-1 hud-backs__own">
                    { back(each) }
                    <b>{ backs.of(each) }</b>
                </span>
            }
            if backs.count() == 0 {
                <span class="row-1 hud-backs__own"><b>{ 0 }</b></span>
            }
        </span>
    }
}

/// Marbles, hidden from screen readers: up to six are drawn one by one, more as a number.
pub fn marbles(number: u16) -> Html {
    html! {
        <span class="row-1 hud-marbles" aria-hidden="true">
            if number > 6 {
                <span class="hud-marble" /><b>{ "×" }{ number }</b>
            } else {
                for index in 0..number {
                    <span key={index} class="hud-marble" />
                }
            }
        </span>
    }
}

#[derive(Properties, PartialEq)]
pub struct TileProps {
    pub card: Face,
    /// The number of equal cards.
    #[prop_or(1)]
    pub count: u16,
    #[prop_or_default]
    pub emphasis: Emphasis,
    pub label: AttrValue,
    #[prop_or_default]
    pub on_press: Option<Callback<MouseEvent>>,
    #[prop_or_default]
    pub refusal: Option<RefusalReason>,
    /// The name by which playback follows the card from one drawing to the next.
    #[prop_or_default]
    pub animation_name: Option<AttrValue>,
    /// Whether the card was played just now.
    #[prop_or_default]
    pub is_landing: bool,
}

/// A card, or several equal ones.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    html! {
        <div class={classes!("hud-tile", props.is_landing.then_some("is-landing"), (props.count > 1).then_some("is-many"))} data-glide={props.animation_name.clone()}>
            <Card
                picture={picture(props.card.kind(), Some(props.card.back()))}
                emphasis={props.emphasis}
                label={props.label.clone()}
                on_press={props.on_press.clone()}
                refusal={props.refusal.clone()}
            />
            if props.count > 1 {
                <span class="hud-tile__count" aria-hidden="true">{ "×" }{ props.count }</span>
            }
        </div>
    }
}

/// A winner's mark. `meaning` is for screen readers.
pub fn tick(meaning: Text) -> Html {
    html! {
        <span class="hud-bracket__mark">
            <span aria-hidden="true">{ "✓" }</span>
            <span class="visually-hidden">{ meaning }</span>
        </span>
    }
}
