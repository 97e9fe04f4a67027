//! A seat's strip of piles, and its cards of the round.

use engine::cards::{Card as Face, Rank};
use engine::games::fools_gambit::{SeatView, points_of};
use engine::seat::Seat;
use yew::prelude::*;

use super::row::{CardMark, CardRow, RowCard, RowPlace, Zone};
use super::scene::Scene;
use super::text::board as words;
use crate::components::card::{Arrival, BackColour, Card, Emphasis, face_picture};
use crate::components::count_up::CountUp;
use crate::components::seat;
use crate::words::cards::rank;
use crate::words::players::Players;
use crate::words::text::Text;

/// The name by which playback follows a card from one drawing to the next.
fn animation_name(seat: Seat, animation_key: u8) -> String {
    format!("{seat}-{animation_key}")
}

/// The pile shown in a dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    pub seat: Seat,
    pub zone: Zone,
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

/// The wager that just goes to a pile: the pile, the wager's face if it shows, and its motion.
fn placed_wager(seat: Seat, row: &CardRow) -> Option<(Zone, Option<Face>, Arrival)> {
    let wager = row.at(RowPlace::Wager)?;
    let zone = wager.next_pile?;
    let face = wager.face.filter(|_| zone != Zone::OffHand);
    let name = format!("{seat}-wager").into();
    Some((zone, face, Arrival { name, from: animation_name(seat, wager.animation_key).into() }))
}

/// "Round won", or "locked in" while the other seat still chooses.
fn note(scene: &Scene, seat: Seat) -> Option<Text> {
    if scene.winner == Some(seat) {
        return Some(words::ROUND_WON);
    }
    let awaited = scene.view.turn.awaited();
    let is_locked_in = awaited.contains(seat.other()) && !awaited.contains(seat);
    is_locked_in.then_some(words::LOCKED_IN)
}

/// A seat's name, current activity, points and piles.
pub fn side(
    scene: &Scene,
    seat: Seat,
    players: &Players,
    on_open_detail: &Callback<Detail>,
) -> Html {
    let view = &scene.view.seats[seat];
    let placed = placed_wager(seat, &scene.rows[seat]);
    let pile = |zone: Zone| {
        let arriving = placed.as_ref().filter(|(to, ..)| *to == zone);
        // A view lacks a pile's order: its highest card is on top, or the wager that just arrives.
        let top = match (arriving, zone) {
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
                            key={arriving.map_or("", |(.., arrival)| &arrival.name).to_owned()}
                            picture={top.map(face_picture)}
                            back={BackColour::from_seat(seat)}
                            label=""
                            arrives={arriving.map(|(.., arrival)| arrival.clone())}
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

/// The callback for taps on cards, and the place of the picked card, if any.
pub type Taps<'a> = (&'a Callback<RowPlace>, Option<RowPlace>);

/// The round's three places, or a hand that isn't laid down yet. Without `taps`, the cards are only shown.
pub fn row_view(seat: Seat, players: &Players, row: &CardRow, taps: Option<Taps<'_>>) -> Html {
    let is_held = !row.cards().is_empty() && !row.is_laid();
    let is_hidden = is_held && row.cards().iter().all(|card| card.face.is_none());
    let label =
        is_hidden.then(|| players.sentence(&words::held(seat, row.cards().len())).written());
    html! {
        <div
            class={classes!("fg-lane", is_held.then_some("is-held"))}
            role={is_hidden.then_some("img")}
            aria-label={label}
            data-choice={taps.is_some().then_some("")}
        >
            if row.cards().is_empty() {
                for class in RowPlace::LAID.map(|place| place_ui(place).class) {
                    <span key={class} class={classes!("fg-place", class)} aria-hidden="true" />
                }
            }
            for card in row.cards() {
                { card_view(seat, players, card, taps) }
            }
        </div>
    }
}

pub struct PlaceUi {
    /// The `data-slot` that a drag reports.
    pub drop_name: &'static str,
    pub class: &'static str,
    pub name: Text,
    /// A card there, within a sentence.
    pub card: Text,
}

pub const fn place_ui(place: RowPlace) -> PlaceUi {
    let (drop_name, class, name, card) = match place {
        RowPlace::Hand => ("hand", "is-hand", words::HAND, words::HAND_CARD),
        RowPlace::Duel => ("duel", "is-duel", words::DUEL, words::DUEL_CARD),
        RowPlace::Wager => ("wager", "is-wager", words::WAGER, words::WAGER_CARD),
        RowPlace::Third => ("third", "is-third", words::THIRD, words::THIRD_CARD),
    };
    PlaceUi { drop_name, class, name, card }
}

fn card_view(seat: Seat, players: &Players, card: &RowCard, taps: Option<Taps<'_>>) -> Html {
    let RowCard { animation_key, place, face, seen, mark, turning, value, next_pile } = *card;
    // The owner sees the face, the other seat the back.
    let is_secret = face.is_some() && !seen && place == RowPlace::Duel;
    let is_picked = taps.is_some_and(|(_, picked)| picked == Some(place));
    let (emphasis, mark_class) = match mark {
        CardMark::Plain if is_picked => (Emphasis::Selected, None),
        CardMark::Plain => (Emphasis::Plain, None),
        CardMark::Acts(Rank::FIVE) => (Emphasis::Lit, Some("is-acting is-five")),
        CardMark::Acts(Rank::SEVEN) => (Emphasis::Lit, Some("is-acting is-seven")),
        CardMark::Acts(_) => (Emphasis::Lit, Some("is-acting is-two")),
        CardMark::Wins => (Emphasis::Lit, Some("is-winning")),
        CardMark::Loses => (Emphasis::Dim, Some("is-losing")),
    };
    // The wager moves to its pile at once and leaves a shadow; the other cards stay in sight.
    let leaves_shadow = place == RowPlace::Wager && next_pile.is_some();
    let (tag, tag_class) = match next_pile {
        Some(Zone::Winning) => (face.map(|face| words::banked(points_of(face))), "is-banked"),
        Some(Zone::Discard) => (Some(words::TO_DISCARD.to_string()), "is-discarded"),
        Some(_) => (Some(words::TO_OFF_HAND.to_string()), "is-kept"),
        None => (is_secret.then(|| words::FACE_DOWN.to_string()), "is-covered"),
    };
    let pile = next_pile.map(|pile| pile.names()[1]);
    let label = players.sentence(&words::card_label(seat, place_ui(place).card, face, is_secret));
    let mut label = label.spoken();
    let additions = [value.map(|value| words::counts_as(rank(value))), pile.map(words::goes_to)];
    for addition in additions.into_iter().flatten() {
        label.extend([", ", &addition]);
    }
    html! {
        <div
            key={animation_key}
            class={classes!(
                "fg-laid",
                place_ui(place).class,
                mark_class,
                turning.class(),
                is_secret.then_some("is-covered"),
                leaves_shadow.then_some("is-gone"),
            )}
            data-glide={animation_name(seat, animation_key)}
        >
            <Card
                key={u8::from(face.is_some())}
                picture={face.map(face_picture)}
                back={BackColour::from_seat(seat)}
                {emphasis}
                {label}
                on_press={taps.map(|(on_tap, _)| on_tap.reform(move |_: MouseEvent| place))}
            />
            if let Some(value) = value {
                <span class="fg-laid__value" aria-hidden="true">{ format!("= {value}") }</span>
            }
            if let Some(tag) = tag {
                <span class={classes!("fg-laid__tag", tag_class)} aria-hidden="true">{ tag }</span>
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
