use engine::cards::{Card as Face, Suit};
use engine::seat::Seat;
use yew::prelude::*;

use super::icon::svg;
use crate::hooks::toasts;
use crate::words::cards::index;
use crate::words::reason::RefusalReason;
use crate::words::text::Text;

/// The outline of a suit, in a box of 24 × 24.
pub const fn suit_path(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M12 1.6a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.6 8.1c.2 2.3 1.1 4 2.8 5.4H7.9\
             c1.7-1.4 2.6-3.1 2.8-5.4a4.7 4.7 0 1 1-2.6-8.1A4.7 4.7 0 0 1 12 1.6Z"
        }
        Suit::Diamonds => {
            "M12 1c2.3 4.1 5.1 7.7 8.5 11-3.4 3.3-6.2 6.9-8.5 11-2.3-4.1-5.1-7.7-8.5-11\
             C6.9 8.7 9.7 5.1 12 1Z"
        }
        Suit::Hearts => {
            "M12 22.4C9.6 18.2 1.9 14.2 1.9 8A5.5 5.5 0 0 1 12 5a5.5 5.5 0 0 1 10.1 3\
             c0 6.2-7.7 10.2-10.1 14.4Z"
        }
        Suit::Spades => {
            "M12 1.4c2.6 4 9.8 7.9 9.8 13.2a4.6 4.6 0 0 1-8.5 2.5c.2 2.2 1.1 4 2.8 5.4H7.9\
             c1.7-1.4 2.6-3.2 2.8-5.4a4.6 4.6 0 0 1-8.5-2.5C2.2 9.3 9.4 5.4 12 1.4Z"
        }
    }
}

const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "is-clubs",
        Suit::Diamonds => "is-diamonds",
        Suit::Hearts => "is-hearts",
        Suit::Spades => "is-spades",
    }
}

/// The shape cut out of the large suit of a jack (11) up to an ace (14), in a box of 24 × 24.
fn cut_out(face: Face) -> Option<&'static str> {
    match face.rank().order() {
        11 => Some("M8.6 15.2h6.8M9 13.4c.2-3 1.2-4.6 3-5.4 1.8.8 2.8 2.4 3 5.4"),
        12 => Some("M8.4 15.2h7.2M8.4 13.2 7.8 9.4l2.5 1.8L12 8.4l1.7 2.8 2.5-1.8-.6 3.8z"),
        13 => {
            Some("M8.4 15.2h7.2M8.4 13.2V9.8l1.9 1.6L12 9.2l1.7 2.2 1.9-1.6v3.4zM12 9V6.8M11 7.8h2")
        }
        14 => Some(
            "M12 8.2c.9 1.5 2 2.8 3.3 4-1.3 1.2-2.4 2.5-3.3 4-.9-1.5-2-2.8-3.3-4 1.3-1.2 2.4-2.5 3.3-4Z",
        ),
        _ => None,
    }
}

/// The paper of a face, in a box of 100 × 140. Browsers that darken pages keep it light, and the ink dark.
pub fn paper() -> Html {
    html! { <rect class="card__paper" width="100" height="140" rx="8.5" /> }
}

/// The picture of a face, for the card itself or for small cards elsewhere.
pub fn face_picture(face: Face) -> Html {
    let rank = index(face.rank());
    let suit = suit_path(face.suit());
    let is_wide = rank.len() > 1;
    let content = html! {
        <>
            { paper() }
            <text
                class={classes!("card__rank", is_wide.then_some("is-wide"))}
                x={if is_wide { "5" } else { "8" }}
                y="47"
            >
                { rank }
            </text>
            <path class="card__suit" transform="translate(8 55) scale(1.22)" d={suit} />
            <g transform="translate(38 74) scale(2.35)">
                <path class="card__suit" d={suit} />
                if let Some(shape) = cut_out(face) {
                    <path class="card__cut" d={shape} />
                }
            </g>
        </>
    };
    svg(classes!("card__face", suit_class(face.suit())), "0 0 100 140", content)
}

/// A face that can't be pressed, hidden from screen readers.
pub fn face(face: Face) -> Html {
    html! { <span class="card">{ face_picture(face) }</span> }
}

/// A cell of a table of cards: a mark if the card is there; for screen readers, a word for either case.
pub fn grid_cell(key: u8, is_there: bool, [there, not_there]: [Text; 2]) -> Html {
    html! {
        <td {key} class={classes!(is_there.then_some("is-there"))}>
            <span class="card-grid__mark" aria-hidden="true" />
            <span class="visually-hidden">{ if is_there { there } else { not_there } }</span>
        </td>
    }
}

/// A back that can't be pressed, hidden from screen readers.
pub fn back(back: BackColour) -> Html {
    html! {
        <span class={classes!("card", "is-back", back.class())}><span class="card__back" /></span>
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Emphasis {
    #[default]
    Plain,
    /// Chosen, but not sent yet.
    Selected,
    /// Draws attention: it won, it acts.
    Lit,
    /// Out of play: it lost, it was replaced.
    Dim,
}

impl Emphasis {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Selected => Some("is-selected"),
            Self::Lit => Some("is-lit"),
            Self::Dim => Some("is-dim"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum BackColour {
    #[default]
    Cool,
    Warm,
}

impl BackColour {
    /// The back of a seat's cards in a two-player game.
    pub const fn from_seat(seat: Seat) -> Self {
        if seat.index() == 0 { Self::Cool } else { Self::Warm }
    }

    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Cool => None,
            Self::Warm => Some("is-warm"),
        }
    }
}

/// Makes a card glide from the element it was part of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The card's animation name from now on.
    pub name: AttrValue,
    /// The animation name of the element it comes from.
    pub from: AttrValue,
}

#[derive(Properties, PartialEq)]
pub struct CardProps {
    /// `None` shows the back.
    #[prop_or_default]
    pub picture: Option<Html>,
    #[prop_or_default]
    pub back: BackColour,
    #[prop_or_default]
    pub emphasis: Emphasis,
    /// The accessible name, such as "nine of clubs, your duel card".
    pub label: AttrValue,
    #[prop_or_default]
    pub on_press: Option<Callback<MouseEvent>>,
    #[prop_or_default]
    pub refusal: Option<RefusalReason>,
    /// Ignored if the card can be pressed.
    #[prop_or_default]
    pub arrives: Option<Arrival>,
}

/// A card of any deck, as wide as the custom property `--card-w`.
#[component]
pub fn Card(props: &CardProps) -> Html {
    let is_back = props.picture.is_none();
    let picture = props.picture.clone();
    let picture = picture.unwrap_or_else(|| html! { <span class="card__back" /> });
    let class =
        classes!("card", is_back.then_some("is-back"), props.back.class(), props.emphasis.class());
    let Some(on_press) = props.on_press.clone() else {
        return html! {
            <span
                {class}
                role="img"
                aria-label={props.label.clone()}
                data-glide={props.arrives.as_ref().map(|arrives| arrives.name.clone())}
                data-glide-from={props.arrives.as_ref().map(|arrives| arrives.from.clone())}
            >
                { picture }
            </span>
        };
    };
    let refusal = props.refusal.clone();
    let label = refusal
        .as_ref()
        .map_or_else(|| props.label.clone(), |reason| reason.disabled_label(&props.label));
    let onclick = toasts::unless_refused(refusal.clone(), on_press);
    let pressed = if props.emphasis == Emphasis::Selected { "true" } else { "false" };
    html! {
        <button
            type="button"
            {class}
            aria-label={label}
            aria-pressed={pressed}
            aria-disabled={refusal.is_some().then_some("true")}
            aria-description={refusal.and_then(|reason| reason.rule)}
            {onclick}
        >
            { picture }
        </button>
    }
}
