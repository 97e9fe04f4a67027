//! Dialogs: the cards of a pile, and a seat's unseen cards.

use engine::cards::{Card as Face, CardSet, Rank, Suit};
use engine::games::fools_gambit::{SeatView, View, points_of};
use engine::seat::Seat;
use yew::prelude::*;

use super::row::Zone;
use super::side::Detail;
use crate::components::card::{BackColour, Card, face_picture, grid_cell};
use crate::components::rich_sentence::rich_sentence;
use crate::games::fools_gambit::text::board as words;
use crate::words::cards::{self, spoken};
use crate::words::players::Players;

pub fn details(Detail { seat, zone }: Detail, view: &View, players: &Players) -> (String, Html) {
    let seat_view = &view.seats[seat];
    let title = match zone {
        Zone::MainDeck => words::unseen_title(seat),
        Zone::OffHand | Zone::Discard | Zone::Winning => words::pile_title(seat, zone.names()[1]),
    };
    let content = match zone {
        Zone::MainDeck => unseen(seat_view, view.deck.cards_of(seat)),
        _ if zone.count(seat_view) == 0 => html! { <p>{ words::NOTHING_HERE }</p> },
        Zone::OffHand => off_hand(seat_view, seat),
        Zone::Discard => spread(seat_view.discard, |_| Html::default()),
        Zone::Winning => html! {
            <>
                <p class="fg-look__sum">{ words::points(seat_view.points) }</p>
                { spread(seat_view.winning, points_caption) }
            </>
        },
    };
    (players.sentence(&title).written(), content)
}

/// A pile's cards side by side, highest first, each with its caption.
pub fn spread(cards: CardSet, caption: fn(Face) -> Html) -> Html {
    let mut faces: Vec<Face> = cards.iter().collect();
    faces.reverse();
    html! {
        <ul class="fg-spread" role="list">
            for face in faces {
                <li key={face.index()} class="fg-spread__card">
                    <Card picture={face_picture(face)} label={spoken(face)} />
                    { caption(face) }
                </li>
            }
        </ul>
    }
}

pub fn points_caption(face: Face) -> Html {
    html! {
        <>
            <span class="fg-spread__points" aria-hidden="true">{ points_of(face) }</span>
            <span class="visually-hidden">{ words::points(u16::from(points_of(face))) }</span>
        </>
    }
}

fn off_hand(view: &SeatView, seat: Seat) -> Html {
    let known = view.off_hand_known.unwrap_or(view.off_hand_seen);
    let hidden = view.off_hand - known.len();
    html! {
        <>
            if !known.is_empty() {
                { spread(known, |_| Html::default()) }
                <p>{ rich_sentence(words::off_hand_seen(view.off_hand_seen)) }</p>
            }
            if hidden > 0 {
                <div class="fg-spread is-hidden" aria-hidden="true">
                    for key in 0..hidden {
                        <Card {key} back={BackColour::from_seat(seat)} label="" />
                    }
                </div>
                <p>{ words::off_hand_hidden(hidden, view.off_hand_seen) }</p>
            }
        </>
    }
}

/// The unseen cards by rank and suit (FG-23).
fn unseen(view: &SeatView, deck: CardSet) -> Html {
    let suits = Suit::ALL.into_iter().filter(|suit| deck.contains(Face::new(Rank::TWO, *suit)));
    let face_down = if view.hand.is_some() { 0 } else { view.held - u8::from(view.third_seen) };
    let hidden_off_hand = view.off_hand - view.off_hand_known.unwrap_or(view.off_hand_seen).len();
    let cell = |rank: Rank, suit: Suit| {
        let is_unseen = view.unseen.contains(Face::new(rank, suit));
        grid_cell(rank.order(), is_unseen, [words::UNSEEN_CELL, words::SEEN_CELL])
    };
    html! {
        <>
            <p>
                if view.unseen.is_empty() {
                    { words::ALL_KNOWN }{ " " }
                } else {
                    { words::unseen_number(view.unseen.len()) }{ " " }
                    { words::unseen_places(view.main_deck, face_down, hidden_off_hand) }
                }
            </p>
            <table class="card-grid">
                <thead>
                    <tr>
                        <td />
                        for rank in Rank::all() {
                            <th key={rank.order()} scope="col">{ cards::index(rank) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    for suit in suits {
                        <tr key={suit.letter().to_string()}>
                            <th scope="row">
                                <span aria-hidden="true">{ cards::sign(suit) }</span>
                                <span class="visually-hidden">{ cards::suit(suit) }</span>
                            </th>
                            for rank in Rank::all() {
                                { cell(rank, suit) }
                            }
                        </tr>
                    }
                </tbody>
            </table>
        </>
    }
}
