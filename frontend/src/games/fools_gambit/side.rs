use engine::cards::Card;
use engine::games::fools_gambit::SeatView;
use engine::seat::Seat;
use yew::prelude::*;

use super::row::{CardRow, NextPile, RowPlace};
use super::scene::Scene;
use crate::components::card::{Arrival, BackColour};
use crate::components::count_up::CountUp;
use crate::components::pile::Pile;
use crate::components::seat;
use crate::games::fools_gambit::text::board as words;
use crate::words::players::Players;
use crate::words::text::Text;

/// Identifies a card from one drawing to the next.
pub fn glide(seat: Seat, token: u8) -> String {
    format!("{seat}-{token}")
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

    fn count(self, seat: &SeatView) -> u8 {
        match self {
            Self::MainDeck => seat.main_deck,
            Self::OffHand => seat.off_hand,
            Self::Discard => seat.discard.len(),
            Self::Winning => seat.winning.len(),
        }
    }
}

/// The wager just put on a pile: the pile, its face if it shows, and its way there.
fn placed_wager(seat: Seat, row: &CardRow) -> Option<(Zone, Option<Card>, Arrival)> {
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
            <Pile
                key={long_name}
                {name}
                count={u32::from(count)}
                {top}
                arrives={gone.map(|(.., arrives)| arrives.clone())}
                back={BackColour::from_seat(seat)}
                {label}
                class="fg-pile"
                on_press={on_open_detail.reform(move |_| Detail { seat, zone })}
            />
        }
    };
    html! {
        <div class="strip fg-side">
            <header class="fg-side__head">
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
