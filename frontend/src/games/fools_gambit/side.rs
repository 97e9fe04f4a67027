//! A seat's name, points and piles.

use engine::cards::Card;
use engine::games::fools_gambit::SeatView;
use engine::seat::Seat;
use yew::prelude::*;

use super::row::{CardRow, Fate, Spot};
use crate::components::card::{Arrival, BackColour};
use crate::components::count_up::CountUp;
use crate::components::pile::Pile;
use crate::components::seat;
use crate::games::fools_gambit::text::board as words;
use crate::words::players::Players;
use crate::words::text::Text;

/// A card's key from one drawing to the next.
pub fn glide(seat: Seat, token: u8) -> String {
    format!("{seat}-{token}")
}

/// The pile in the dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    pub seat: Seat,
    pub zone: Zone,
}

/// One of a seat's four zones for cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    MainDeck,
    OffHand,
    Discard,
    Winning,
}

impl Zone {
    /// All four, as they lie.
    pub const ALL: [Self; 4] = [Self::MainDeck, Self::OffHand, Self::Discard, Self::Winning];

    const fn name(self) -> Text {
        match self {
            Self::MainDeck => words::MAIN_DECK,
            Self::OffHand => words::OFF_HAND,
            Self::Discard => words::DISCARD,
            Self::Winning => words::WINNING,
        }
    }

    /// Its full name within a sentence.
    pub const fn long_name(self) -> Text {
        match self {
            Self::MainDeck => words::MAIN_DECK_LONG,
            Self::OffHand => words::OFF_HAND_LONG,
            Self::Discard => words::DISCARD_LONG,
            Self::Winning => words::WINNING_LONG,
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

/// A wager just put on its pile.
#[derive(Clone, PartialEq, Debug)]
pub struct Gone {
    to: Zone,
    face: Option<Card>,
    arrives: Arrival,
}

impl Gone {
    /// The wager of a seat's row, if it is put away.
    pub fn of(seat: Seat, row: &CardRow) -> Option<Self> {
        let wager = row.at(Spot::Wager)?;
        let (to, face) = match wager.fate? {
            Fate::Banked(_) => (Zone::Winning, wager.face),
            Fate::Discarded => (Zone::Discard, wager.face),
            Fate::OffHand => (Zone::OffHand, None),
        };
        let arrives =
            Arrival { name: format!("{seat}-wager").into(), from: glide(seat, wager.token).into() };
        Some(Self { to, face, arrives })
    }
}

/// A seat's name, points and piles, with its present activity.
pub fn side(
    seat: Seat,
    players: &Players,
    view: &SeatView,
    doing: Option<Text>,
    gone: Option<&Gone>,
    on_look: &Callback<Detail>,
) -> Html {
    html! {
        <div class="strip fg-side">
            <header class="fg-side__head">
                { seat::mark(players, seat) }
                <h2 class="strip__name fg-side__name">{ players.label(seat) }</h2>
                if let Some(doing) = doing {
                    <span class="strip__note fg-side__note">{ doing }</span>
                }
                <span class="fg-side__points">
                    <span aria-hidden="true"><CountUp value={u32::from(view.points)} /></span>
                    <span class="visually-hidden">{ words::points(view.points) }</span>
                </span>
            </header>
            <div class="fg-piles">
                for zone in Zone::ALL {
                    { pile(seat, players, view, zone, gone, on_look) }
                }
            </div>
        </div>
    }
}

fn pile(
    seat: Seat,
    players: &Players,
    view: &SeatView,
    zone: Zone,
    gone: Option<&Gone>,
    on_look: &Callback<Detail>,
) -> Html {
    let count = zone.count(view);
    let gone = gone.filter(|gone| gone.to == zone);
    // A pile is a set here: its best card lies on top, unless one is just arriving.
    let top = match zone {
        _ if gone.is_some() => gone.and_then(|gone| gone.face),
        Zone::MainDeck | Zone::OffHand => None,
        Zone::Discard => view.discard.iter().last(),
        Zone::Winning => view.winning.iter().last(),
    };
    let label = players.sentence(&words::pile(seat, zone.long_name(), count));
    let mut label = label.written();
    if zone == Zone::Winning {
        label = format!("{label}, {}", words::points(view.points));
    }
    if zone == Zone::MainDeck {
        label = format!("{label}. {}", words::UNSEEN);
    }
    html! {
        <Pile
            key={zone.long_name()}
            name={zone.name()}
            count={u32::from(count)}
            {top}
            arrives={gone.map(|gone| gone.arrives.clone())}
            back={BackColour::from_seat(seat)}
            {label}
            class={classes!("fg-pile")}
            on_press={on_look.reform(move |_| Detail { seat, zone })}
        />
    }
}
