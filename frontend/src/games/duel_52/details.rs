//! Dialogs: powers, discards, and the end phase.

use engine::cards::Card as Face;
use engine::games::duel_52::{Side, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::reference::reference;
use super::tile::rank_and_suit;
use crate::games::duel_52::text::{board as words, end_phase};
use crate::words::cards::spoken;
use crate::words::players::Players;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Powers,
    Discards,
    EndPhase,
}

impl Detail {
    /// A page of text needs room.
    pub fn class(self) -> Option<&'static str> {
        (self == Self::Powers).then_some("is-wide")
    }
}

pub fn details(at: Detail, view: &View, players: &Players) -> (Text, Html) {
    match at {
        Detail::Powers => (words::REFERENCE, reference(Some(view), Some(players))),
        Detail::Discards => (words::DISCARDS, discards(view, players)),
        Detail::EndPhase => (words::END_PHASE_TITLE, changes(view)),
    }
}

pub fn changes(view: &View) -> Html {
    html! {
        <ul class="stack-1 d52-changes">
            for (at, change) in end_phase(view.options).into_iter().enumerate() {
                <li key={at}>{ change }</li>
            }
        </ul>
    }
}

fn discards(view: &View, players: &Players) -> Html {
    html! {
        for seat in Seat::all(2) {
            { discards_of(view, seat, players.label(seat)) }
        }
    }
}

fn discards_of(view: &View, seat: Seat, name: &str) -> Html {
    let killed: Vec<_> = view
        .cards
        .iter()
        .filter(|card| card.owner == seat && card.lane.is_none())
        .map(|card| (card.face, card.side))
        .collect();
    let from_hand: Vec<_> = match view.seats[seat].discarded {
        Some(cards) => cards.iter().map(|card| (Some(card), Side::Down)).collect(),
        None => vec![(None, Side::Down); view.seats[seat].discards.into()],
    };
    html! {
        <section key={seat.number()} class="stack-2 d52-discards">
            <h3>{ name }</h3>
            if killed.is_empty() && from_hand.is_empty() {
                <p class="soft d52-hint">{ words::EMPTY_DISCARDS }</p>
            }
            { row(words::KILLED, &killed) }
            { row(words::FROM_HAND, &from_hand) }
        </section>
    }
}

fn row(title: Text, cards: &[(Option<Face>, Side)]) -> Html {
    if cards.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h4>{ title }</h4>
            <ul class="wrap d52-discards__cards" role="list">
                for (at, (face, side)) in cards.iter().enumerate() {
                    <li key={at} class={classes!("inline-row", "d52-chip", (*side == Side::Down).then_some("is-down"))}>
                        <span class="visually-hidden">
                            { face.map_or_else(|| words::UNKNOWN.to_string(), spoken) }
                        </span>
                        <span aria-hidden="true">
                            { match face {
                                Some(face) => rank_and_suit(*face),
                                None => html! { <span class="inline-row d52-index">{ "?" }</span> },
                            } }
                        </span>
                    </li>
                }
            </ul>
        </>
    }
}
