//! The moment that decided a game of Duel 52.

use engine::catalogue::{AnyGame, Listed};
use engine::game::{Game, Observer};
use engine::games::duel_52::{Duel52, Event, Number, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::text::moment as words;
use crate::components::card::{Back, back, face};
use crate::games::Decisive;
use crate::games::feats::Happened;

/// The last card of the loser that fell, and what felled it.
pub fn decisive(happened: &[Happened<'_, Duel52>], winner: Seat) -> Option<Decisive> {
    let is_losers = |one: &&Happened<'_, Duel52>| match one.event {
        Event::Killed(number) | Event::KilledUnseen(number) => {
            with_view(one.after, |view| view.card(*number).map(|card| card.owner))
                == Some(winner.other())
        }
        _ => false,
    };
    let last = happened.iter().rfind(is_losers)?;
    let (Event::Killed(fallen) | Event::KilledUnseen(fallen)) = last.event else { return None };
    let attacks = happened.iter().filter(|one| one.decisions == last.decisions);
    let mut by = attacks.filter_map(|one| match one.event {
        Event::Attacked(seat, by, _) if *seat == winner => Some(*by),
        _ => None,
    });
    let by = by.next_back();
    let line = with_view(last.before, |view| Some(words::fell(view, *fallen, by)))?;
    let card = |number: Number| with_view(last.after, |view| Some(picture(view, number)));
    let rows = [by.and_then(card), card(*fallen)];
    let cards = rows.into_iter().flatten().map(|card| vec![card]).collect();
    Some(Decisive::at(last, words::TITLE, line, cards))
}

/// What the table sees of a game.
fn with_view<T>(game: &AnyGame, of: impl FnOnce(&View) -> Option<T>) -> Option<T> {
    of(Duel52::own_view(&game.view(Observer::Table))?)
}

/// A card as the table sees it; one that it never saw shows its back.
fn picture(view: &View, number: Number) -> Html {
    view.card(number).and_then(|card| card.face).map_or_else(|| back(Back::Cool), face)
}
