use std::rc::Rc;

use engine::games::dual_duel::{self, DualDuel, Event, Pair, View};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use crate::games::highlights::{Award, GameEvent, Highlight, HighlightTally, SeatScore};
use crate::words::messages::dual_duel::highlights as words;

/// Awards, and the round of the last duel after which the winner could no longer be overtaken.
pub fn highlights(events: &[GameEvent<'_, DualDuel>]) -> Vec<Highlight> {
    let mut tally = HighlightTally::new([&BEST_PAIR, &WILDEST]);
    // The first duel begins without `DuelBegan`, so a match of one duel has no moment.
    let mut last_duel = None::<Vec<_>>;
    for event in events {
        match event.event {
            Event::DuelBegan(_) => last_duel = Some(Vec::new()),
            Event::RoundWon { pairs, scores, winner: Some(seat) } => {
                let scores = scores.map(dual_duel::Score::points);
                tally.keep_largest(&BEST_PAIR, *seat, scores[*seat].into(), event);
                if let Some(rounds) = &mut last_duel {
                    rounds.push((*seat, event, pairs, scores));
                }
            }
            Event::Called(seats) => seats.iter().for_each(|seat| tally.add(&WILDEST, seat, event)),
            _ => {}
        }
    }
    let last_duel = last_duel.unwrap_or_default();
    for winner in Seat::all(2) {
        let (won, lost): (Vec<_>, Vec<_>) = last_duel.iter().partition(|round| round.0 == winner);
        // One more win than all losses is out of reach.
        let Some((_, event, pairs, scores)) = won.get(lost.len()).or_else(|| won.last()) else {
            continue;
        };
        let other = winner.other();
        let line = words::won(winner, scores[winner], other, scores[other]);
        let cards = vec![card_row(pairs[winner]), card_row(pairs[other])];
        tally.add_moment(winner, 0, event, (words::TITLE, line), cards);
    }
    tally.highlights()
}

fn card_row(pair: Pair) -> Vec<Html> {
    let card = |card| html! { <span class="card">{ picture(card) }</span> };
    pair.cards().map(card).into()
}

/// Duels won, and each round's winner.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let duels_won = |seat: Seat| views.last().map_or(0, |view| view.won[seat].into());
    let lead = |view: &View| {
        let wins = view.rounds.wins();
        i32::from(wins[seat]) - i32::from(wins[seat.other()])
    };
    let rounds = |view: &View| view.rounds.iter().count();
    let ends_round = |pair: &&[Rc<View>]| {
        pair[0].duel == pair[1].duel && rounds(&pair[1]) == rounds(&pair[0]) + 1
    };
    let parts = views.windows(2).filter(ends_round).map(|pair| lead(&pair[1]).cmp(&lead(&pair[0])));
    SeatScore { own: duels_won(seat), other: duels_won(seat.other()), parts: parts.collect() }
}

/// The highest-scoring pair that won its round.
static BEST_PAIR: Award = Award { title: words::BEST_PAIR, deed: words::won_with, minimum: 16 };

/// Called "Wild" most often.
static WILDEST: Award = Award { title: words::WILDEST, deed: words::called_often, minimum: 3 };
