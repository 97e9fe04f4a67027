//! A seat's strip of piles, and its cards of the round.

use engine::cards::{Card as Face, Rank};
use engine::games::fools_gambit::SeatView;
use engine::seat::Seat;
use yew::prelude::*;

use super::row::{CardMark, CardRow, NextPile, RowCard, RowPlace};
use super::scene::Scene;
use super::text::board as words;
use crate::components::card::{Arrival, BackColour, Card, Emphasis, face_picture};
use crate::components::count_up::CountUp;
use crate::components::seat;
use crate::words::cards::rank;
use crate::words::players::Players;
use crate::words::text::Text;

/// Identifies a card from one drawing to the next.
pub fn glide(seat: Seat, animation_key: u8) -> String {
    format!("{seat}-{animation_key}")
}

/// The pile shown in a dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    pub seat: Seat,
    pub zone: Zone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    MainDeck,
    OffHand,
    Discard,
    Winning,
}

impl Zone {
    /// In the order of the board.
    pub const ALL: [Self; 4] = [Self::MainDeck, Self::OffHand, Self::Discard, Self::Winning];

    /// The name, and the full name in a sentence.
    pub const fn names(self) -> [Text; 2] {
        match self {
            Self::MainDeck => [words::MAIN_DECK, words::MAIN_DECK_LONG],
            Self::OffHand => [words::OFF_HAND, words::OFF_HAND_LONG],
            Self::Discard => [words::DISCARD, words::DISCARD_LONG],
            Self::Winning => [words::WINNING, words::WINNING_LONG],
        }
    }

    pub fn count(self, seat: &SeatView) -> u8 {
        match self {
            Self::MainDeck => seat.main_deck,
            Self::OffHand => seat.off_hand,
            Self::Discard => seat.discard.len(),
            Self::Winning => seat.winning.len(),
        }
    }
}

/// The visible thickness of a pile: 0 for empty, up to 3.
const fn thickness(count: u8) -> u8 {
    match count {
        0 => 0,
        1..=4 => 1,
        5..=13 => 2,
        _ => 3,
    }
}

/// The wager just put on a pile: the pile, the wager's face if it shows, and its way there.
fn placed_wager(seat: Seat, row: &CardRow) -> Option<(Zone, Option<Face>, Arrival)> {
    let wager = row.at(RowPlace::Wager)?;
    let (to, face) = match wager.next_pile? {
        NextPile::Banked(_) => (Zone::Winning, wager.face),
        NextPile::Discarded => (Zone::Discard, wager.face),
        NextPile::OffHand => (Zone::OffHand, None),
    };
    let name = format!("{seat}-wager").into();
    Some((to, face, Arrival { name, from: glide(seat, wager.animation_key).into() }))
}

/// "Round won", or "locked in" while the other seat still chooses.
fn note(scene: &Scene, seat: Seat) -> Option<Text> {
    if scene.winner == Some(seat) {
        return Some(words::ROUND_WON);
    }
    let awaited = scene.view.turn.awaited();
    let waits = awaited.contains(seat.other()) && !awaited.contains(seat);
    waits.then_some(words::LOCKED_IN)
}

/// A seat's name, points and piles, with its present activity.
pub fn side(
    scene: &Scene,
    seat: Seat,
    players: &Players,
    on_open_detail: &Callback<Detail>,
) -> Html {
    let view = &scene.view.seats[seat];
    let gone = placed_wager(seat, &scene.rows[seat]);
    let pile = |zone: Zone| {
        let gone = gone.as_ref().filter(|(to, ..)| *to == zone);
        // The order of a pile is unknown: its best card lies on top, unless one is just arriving.
        let top = match (gone, zone) {
            (Some((_, face, _)), _) => *face,
            (None, Zone::MainDeck | Zone::OffHand) => None,
            (None, Zone::Discard) => view.discard.iter().last(),
            (None, Zone::Winning) => view.winning.iter().last(),
        };
        let (count, [name, long_name]) = (zone.count(view), zone.names());
        let mut label = players.sentence(&words::pile(seat, long_name, count)).written();
        if zone == Zone::Winning {
            label = format!("{label}, {}", words::points(view.points));
        }
        if zone == Zone::MainDeck {
            label = format!("{label}. {}", words::UNSEEN);
        }
        html! {
            <button
                key={long_name}
                type="button"
                class={classes!("pile", format!("is-{}", thickness(count)), "fg-pile")}
                onclick={on_open_detail.reform(move |_| Detail { seat, zone })}
            >
                <span class="visually-hidden">{ label }</span>
                <span class="pile__cards" aria-hidden="true">
                    if count > 0 {
                        <Card
                            key={gone.map_or("", |(.., arrives)| &arrives.name).to_owned()}
                            picture={top.map(face_picture)}
                            back={BackColour::from_seat(seat)}
                            label=""
                            arrives={gone.map(|(.., arrives)| arrives.clone())}
                        />
                    }
                    <span class="pile__count">{ count }</span>
                </span>
                <span class="pile__name" aria-hidden="true">{ name }</span>
            </button>
        }
    };
    html! {
        <div class="strip fg-side">
            <header class="row-2 fg-side__head">
                { seat::strip_head(players, seat, "fg-side", note(scene, seat)) }
                <span class="fg-side__points">
                    <span aria-hidden="true"><CountUp value={u32::from(view.points)} /></span>
                    <span class="visually-hidden">{ words::points(view.points) }</span>
                </span>
            </header>
            <div class="fg-piles">{ for Zone::ALL.map(pile) }</div>
        </div>
    }
}

/// The callback for taps on cards, and the place of the picked card.
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
    let is_picked = taps.is_some_and(|(_, picked)| picked == Some(spot));
    let (emphasis, mark) = match mark {
        CardMark::Plain if is_picked => (Emphasis::Selected, None),
        CardMark::Plain => (Emphasis::Plain, None),
        CardMark::Acts(Rank::FIVE) => (Emphasis::Lit, Some("is-acting is-five")),
        CardMark::Acts(Rank::SEVEN) => (Emphasis::Lit, Some("is-acting is-seven")),
        CardMark::Acts(_) => (Emphasis::Lit, Some("is-acting is-two")),
        CardMark::Wins => (Emphasis::Lit, Some("is-winning")),
        CardMark::Loses => (Emphasis::Dim, Some("is-losing")),
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
    let more = [value.map(|value| words::counts_as(rank(value))), pile.map(words::goes_to)];
    for more in more.into_iter().flatten() {
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
                turning.class(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_empty_pile_looks_empty() {
        assert_eq!(thickness(0), 0);
        assert!((1..=52).all(|count| (1..=3).contains(&thickness(count))));
    }
}
