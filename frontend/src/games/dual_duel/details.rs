//! Details: a duel's rounds, and the unseen and discarded cards.

use engine::games::dual_duel::{Card as Face, Cards, Colour, ROUNDS, Round, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::sign;
use crate::components::card::grid_cell;
use crate::components::rich_sentence::rich_sentence;
use crate::games::dual_duel::text::{board as words, cards as said};
use crate::words::line::{Line, joined};
use crate::words::players::Players;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Rounds,
    Cards,
}

pub fn details(detail: Detail, view: &View, players: &Players) -> (Text, Html) {
    match detail {
        Detail::Rounds => (words::ROUNDS, rounds(view, players)),
        Detail::Cards => (words::CARDS_SEEN, cards_seen(view)),
    }
}

/// The finished rounds with pairs and scores: up to nine, and up to three bonus rounds.
pub fn rounds(view: &View, players: &Players) -> Html {
    if view.rounds.is_empty() {
        return html! { <p class="note">{ words::NO_ROUNDS }</p> };
    }
    let wins = view.rounds.wins();
    html! {
        <table class="dd-rounds">
            { table_head(words::ROUND.translate(), players) }
            <tbody>
                { for (1..).zip(view.rounds.iter()).map(|(number, round)| round_row(number, *round)) }
            </tbody>
            <tfoot>
                <tr>
                    <td />
                    for seat in Seat::all(2) {
                        <td key={seat.number()} class="note">{ words::rounds_won(wins[seat]) }</td>
                    }
                </tr>
            </tfoot>
        </table>
    }
}

/// A column for each seat after the first one, whose name is for screen readers.
pub fn table_head(first_column: &'static str, players: &Players) -> Html {
    html! {
        <thead>
            <tr>
                <th scope="col"><span class="visually-hidden">{ first_column }</span></th>
                for seat in Seat::all(2) {
                    <th key={seat.number()} scope="col">{ players.label(seat) }</th>
                }
            </tr>
        </thead>
    }
}

fn round_row(number: u8, round: Round) -> Html {
    let scores = round.scores();
    let winner = round.winner();
    let bonus = number.checked_sub(ROUNDS).filter(|bonus| *bonus > 0);
    let name = bonus.map_or_else(|| number.to_string(), |bonus| format!("+{bonus}"));
    html! {
        <tr key={number} class={classes!((bonus == Some(1)).then_some("is-first-bonus"))}>
            <th scope="row">{ name }</th>
            for seat in Seat::all(2) {
                <td key={seat.number()} class={classes!((winner == Some(seat)).then_some("is-won"))}>
                    { rich_sentence(joined(round.pairs[seat].cards().map(Line::from), " ")) }
                    <span class="strong dd-rounds__score">
                        { scores[seat].points() }
                        if scores[seat].wild {
                            <small class="caption strong dd-rounds__wild">{ words::WITH_WILD }</small>
                        }
                    </span>
                    if winner == Some(seat) {
                        <span class="caption strong dd-rounds__mark" aria-hidden="true">{ "✓" }</span>
                        <span class="visually-hidden">{ words::ROUND_WON }</span>
                    } else if winner.is_none() {
                        <span class="caption strong dd-rounds__mark">{ words::TIE }</span>
                    }
                </td>
            }
        </tr>
    }
}

/// The unseen and the discarded cards by colour and number.
pub fn cards_seen(view: &View) -> Html {
    let hidden_hands = view.seats.0.iter().filter(|seat| seat.hand.is_none());
    let in_hands: u8 = hidden_hands.map(|seat| seat.held - seat.hand_seen.len()).sum();
    let wilds = view.seats.0.iter().flat_map(|seat| seat.slots.iter().flatten());
    let hidden_wilds = wilds.filter(|slot| slot.card.is_none()).count();
    let aside = if view.aside_known.is_some() { 0 } else { view.aside };
    let discards = view.rounds.discards();
    html! {
        <>
            <section>
                <h3>{ words::unseen_count(view.unseen.len()) }</h3>
                <p class="note">
                    { words::unseen_places(in_hands, u8::try_from(hidden_wilds).unwrap_or_default(), aside) }
                </p>
                { grid(view.unseen) }
            </section>
            <section>
                <h3>{ words::discarded_count(discards.len()) }</h3>
                if !discards.is_empty() {
                    { grid(discards) }
                }
            </section>
        </>
    }
}

fn grid(cards: Cards) -> Html {
    let has = |card: Option<Face>| card.is_some_and(|card| cards.contains(card));
    let count = |wanted: &dyn Fn(Face) -> bool| cards.iter().filter(|card| wanted(*card)).count();
    html! {
        <table class="card-grid">
            <thead>
                <tr>
                    <td />
                    for number in 1..=Face::HIGHEST {
                        <th key={number} scope="col">{ number }</th>
                    }
                    <th scope="col">{ words::ALL }</th>
                </tr>
            </thead>
            <tbody>
                for colour in Colour::ALL {
                    <tr key={said::colour(colour)}>
                        <th scope="row">
                            { sign(colour) }
                            <span class="visually-hidden">{ said::colour(colour) }</span>
                        </th>
                        for number in 1..=Face::HIGHEST {
                            { grid_cell(number, has(Face::new(number, colour)), [words::THERE, words::NOT_THERE]) }
                        }
                        <td class="note">{ count(&|card| card.colour() == colour) }</td>
                    </tr>
                }
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ words::ALL }</th>
                    for number in 1..=Face::HIGHEST {
                        <td key={number} class="note">{ count(&|card| card.number() == number) }</td>
                    }
                    <td class="note">{ cards.len() }</td>
                </tr>
            </tfoot>
        </table>
    }
}
