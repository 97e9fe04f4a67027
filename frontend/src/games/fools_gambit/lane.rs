//! A seat's cards of the round, between both sides.

use engine::cards::Rank;
use engine::seat::Seat;
use yew::prelude::*;

use super::row::{CardMark, CardRow, NextPile, RowCard, RowPlace, Turning};
use super::side::glide;
use crate::components::card::{BackColour, Card, Emphasis, face_picture};
use crate::games::fools_gambit::text::board as words;
use crate::words::players::Players;
use crate::words::text::Text;

/// Takes taps on cards, and has the place of the picked one.
pub type Taps<'a> = (&'a Callback<RowPlace>, Option<RowPlace>);

/// The round's three places, or a hand that isn't laid down yet. Without `taps` the cards are only shown.
pub fn lane(seat: Seat, players: &Players, row: &CardRow, taps: Option<Taps<'_>>) -> Html {
    let held = !row.cards().is_empty() && !row.is_laid();
    let hidden = held && row.cards().iter().all(|lying| lying.face.is_none());
    let label = hidden.then(|| players.sentence(&words::held(seat, row.cards().len())).written());
    html! {
        <div
            class={classes!("fg-lane", held.then_some("is-held"))}
            role={hidden.then_some("img")}
            aria-label={label}
            data-choice={taps.is_some().then_some("")}
        >
            if row.cards().is_empty() {
                for class in RowPlace::LAID.map(|spot| place(spot).class) {
                    <span key={class} class={classes!("fg-place", class)} aria-hidden="true" />
                }
            }
            for lying in row.cards() {
                { card_view(seat, players, lying, taps) }
            }
        </div>
    }
}

pub struct PlaceWords {
    pub class: &'static str,
    pub name: Text,
    /// A card there, within a sentence.
    pub card: Text,
}

pub const fn place(spot: RowPlace) -> PlaceWords {
    let (class, name, card) = match spot {
        RowPlace::Hand => ("is-hand", words::HAND, words::HAND_CARD),
        RowPlace::Duel => ("is-duel", words::DUEL, words::DUEL_CARD),
        RowPlace::Wager => ("is-wager", words::WAGER, words::WAGER_CARD),
        RowPlace::Third => ("is-third", words::THIRD, words::THIRD_CARD),
    };
    PlaceWords { class, name, card }
}

/// A card in its place, with its tags.
fn card_view(seat: Seat, players: &Players, lying: &RowCard, taps: Option<Taps<'_>>) -> Html {
    let RowCard { animation_key, place: spot, face, seen, mark, turning, value, next_pile } =
        *lying;
    let covered = face.is_some() && !seen && spot == RowPlace::Duel;
    let emphasis = match mark {
        CardMark::Plain if taps.is_some_and(|(_, picked)| picked == Some(spot)) => {
            Emphasis::Selected
        }
        CardMark::Plain => Emphasis::Plain,
        CardMark::Acts(_) | CardMark::Wins => Emphasis::Lit,
        CardMark::Loses => Emphasis::Dim,
    };
    let mark = match mark {
        CardMark::Plain => None,
        CardMark::Acts(Rank::FIVE) => Some("is-acting is-five"),
        CardMark::Acts(Rank::SEVEN) => Some("is-acting is-seven"),
        CardMark::Acts(_) => Some("is-acting is-two"),
        CardMark::Wins => Some("is-winning"),
        CardMark::Loses => Some("is-losing"),
    };
    let turning = match turning {
        Turning::No => None,
        Turning::Soon => Some("is-tense"),
        Turning::Now => Some("is-turning"),
    };
    let is_gone = spot == RowPlace::Wager && next_pile.is_some();
    let to = |tag: &str, kind, pile| (Some(tag.to_owned()), kind, Some(pile));
    let (tag, kind, pile) = match next_pile {
        Some(NextPile::Banked(points)) => {
            to(&words::banked(points), "is-banked", words::WINNING_LONG)
        }
        Some(NextPile::Discarded) => {
            to(words::TO_DISCARD.translate(), "is-discarded", words::DISCARD_LONG)
        }
        Some(NextPile::OffHand) => {
            to(words::TO_OFF_HAND.translate(), "is-kept", words::OFF_HAND_LONG)
        }
        None => (covered.then(|| words::FACE_DOWN.to_string()), "is-covered", None),
    };
    let label = players.sentence(&words::placed(seat, place(spot).card, face, covered));
    let mut label = label.spoken();
    for more in [value.map(words::counts_as), pile.map(words::goes_to)].into_iter().flatten() {
        label.push_str(", ");
        label.push_str(&more);
    }
    html! {
        <div
            key={animation_key}
            class={classes!(
                "fg-laid",
                place(spot).class,
                mark,
                turning,
                covered.then_some("is-covered"),
                is_gone.then_some("is-gone"),
            )}
            data-glide={glide(seat, animation_key)}
        >
            <Card
                key={u8::from(face.is_some())}
                picture={face.map(face_picture)}
                back={BackColour::from_seat(seat)}
                {emphasis}
                {label}
                on_press={taps.map(|(on_tap, _)| on_tap.reform(move |_: MouseEvent| spot))}
            />
            if let Some(value) = value {
                <span class="fg-laid__value" aria-hidden="true">{ format!("= {value}") }</span>
            }
            if let Some(tag) = tag {
                <span class={classes!("fg-laid__tag", kind)} aria-hidden="true">{ tag }</span>
            }
        </div>
    }
}
