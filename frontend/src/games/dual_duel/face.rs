//! The faces of the game's cards: each colour has a sign of its own.

use engine::games::dual_duel::{Card as Face, Colour};
use yew::prelude::*;

use super::text::cards as text;
use crate::components::icon::svg;
use crate::words::line::{Line, OwnCard};

/// The outline of a colour's sign, in a box of 24 × 24, and the class that colours it.
const fn outline_and_class(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("M12 1.8 23 21.4H1Z", "is-red"),
        Colour::Yellow => ("M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8Z", "is-yellow"),
        Colour::Green => ("M2.6 2.6h18.8v18.8H2.6Z", "is-green"),
        Colour::Blue => ("M8.2 1.8h7.6v6.4h6.4v7.6h-6.4v6.4H8.2v-6.4H1.8V8.2h6.4Z", "is-blue"),
        Colour::Purple => {
            ("m12 .8 3.4 7.4 8 1-5.9 5.5 1.6 8L12 18.7l-7.1 4 1.6-8L.6 9.2l8-1Z", "is-purple")
        }
    }
}

pub fn picture(face: Face) -> Html {
    let (path, class) = outline_and_class(face.colour());
    let content = html! {
        <>
            <text class="dd-face__number" x="50" y="66">{ face.number() }</text>
            <path transform="translate(21 76) scale(2.4)" d={path} />
        </>
    };
    svg(classes!("card__face", "dd-face", class), "0 0 100 140", content)
}

pub fn sign(colour: Colour) -> Html {
    let (path, class) = outline_and_class(colour);
    let content = html! { <path d={path} /> };
    svg(classes!("dd-sign", class), "0 0 24 24", content)
}

impl From<Face> for Line {
    fn from(card: Face) -> Self {
        let look = html! { <>{ card.number() }{ sign(card.colour()) }</> };
        OwnCard { look, written: text::written(card), spoken: text::spoken(card) }.into()
    }
}

/// A card in a text's notation: `9▲`.
pub fn read(written: &str) -> Option<Line> {
    let colour = Colour::ALL.into_iter().find(|colour| written.ends_with(text::sign(*colour)))?;
    let number = written.strip_suffix(text::sign(colour))?.parse().ok()?;
    Some(Face::new(number, colour)?.into())
}
