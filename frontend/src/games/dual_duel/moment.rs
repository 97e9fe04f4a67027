//! The moment that decided a match of Dual Duel.

use engine::games::dual_duel::{DualDuel, Event, Pair, Score};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::text::moment as words;
use crate::games::Decisive;
use crate::games::feats::Happened;

/// The round with which the winner could no longer be overtaken in the last duel, as that went on.
pub fn decisive(happened: &[Happened<'_, DualDuel>], winner: Seat) -> Option<Decisive> {
    let last = happened.iter().rposition(|one| matches!(one.event, Event::DuelBegan(_)))?;
    let won = happened[last..].iter().filter_map(|one| match one.event {
        Event::RoundWon { pairs, scores, winner: Some(seat) } => Some((one, pairs, scores, *seat)),
        _ => None,
    });
    let (own, others): (Vec<_>, Vec<_>) = won.partition(|(.., seat)| *seat == winner);
    let (one, pairs, scores, _) = own.get(others.len()).or_else(|| own.last())?;
    let scores = scores.map(Score::points);
    let line = words::won(winner, scores[winner], scores[winner.other()]);
    let cards = vec![row(pairs[winner]), row(pairs[winner.other()])];
    Some(Decisive::at(one, words::TITLE, line, cards))
}

fn row(pair: Pair) -> Vec<Html> {
    let card = |card| html! { <span class="card">{ picture(card) }</span> };
    pair.cards().map(card).into()
}
