//! The moment that decided a game of Heads Up Duel.

use engine::catalogue::Listed;
use engine::game::{Game, Observer};
use engine::games::heads_up_duel::{Cards, DuelView, Event, HeadsUpDuel};
use engine::seat::Seat;
use yew::prelude::*;

use super::face::picture;
use super::text::moment as words;
use crate::games::Decisive;
use crate::games::feats::Happened;

/// More cards of a side are not shown.
const MOST_CARDS: usize = 6;

/// The round with which the winner could no longer be overtaken in its last duel, as that went on.
pub fn decisive(happened: &[Happened<'_, HeadsUpDuel>], winner: Seat) -> Option<Decisive> {
    let is_own = |event: &Event| matches!(event, Event::DuelEnded { seats, .. } if seats.side_of(winner).is_some());
    let end = happened.iter().rposition(|one| is_own(one.event))?;
    let Event::DuelEnded { seats, points, .. } = happened[end].event else { return None };
    let side = seats.side_of(winner)?;
    let others = points[side.other()];
    let begin =
        happened[..end].iter().rposition(|one| matches!(one.event, Event::DuelBegan(..)))?;
    let (mut own, mut decisive) = (0, None);
    for (at, one) in happened[begin..end].iter().enumerate() {
        let Event::RoundEnded { point: Some(seat), kings, .. } = one.event else { continue };
        own += kings[side];
        if *seat == winner {
            own += 1;
            decisive = Some(begin + at);
            if own > others {
                break;
            }
        }
    }
    let at = decisive?;
    let one = &happened[at];
    let Event::RoundEnded { sums, .. } = one.event else { return None };
    let duel = duel(one.after)?;
    let line = match swept(&happened[begin..at], winner) {
        Some(sum) => words::swept(winner, seats[side.other()], sum),
        None => {
            words::won(winner, seats[side.other()], sums[side], sums[side.other()], duel.scoring)
        }
    };
    let rows = [side, side.other()].map(|side| row(&duel.sides[side].table));
    let cards: Vec<_> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    (!cards.is_empty()).then(|| Decisive::at(one, words::TITLE, line, cards))
}

/// What lay before a seat's opponent when the seat's Jack swept it in the round that these events end with.
fn swept(before: &[Happened<'_, HeadsUpDuel>], winner: Seat) -> Option<u32> {
    let round = before.iter().rposition(|one| matches!(one.event, Event::RoundBegan(..)))?;
    let sweep = before[round..].iter().rev().find(|one| *one.event == Event::Swept(winner))?;
    let duel = duel(sweep.before)?;
    let side = duel.seats.side_of(winner)?;
    Some(duel.sides[side.other()].sum).filter(|sum| *sum > 0)
}

fn duel(game: &engine::catalogue::AnyGame) -> Option<DuelView> {
    let view = game.view(Observer::Table);
    HeadsUpDuel::own_view(&view)?.duel
}

fn row(cards: &Cards) -> Vec<Html> {
    let card = |kind| html! { <span class="card">{ picture(kind, None) }</span> };
    cards.each().take(MOST_CARDS).map(|one| card(one.kind())).collect()
}
