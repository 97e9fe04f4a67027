//! The moment that decided a game of Gold Rush Shoot Out.

use engine::games::gold_rush_shoot_out::{Cards, Event, GoldRushShootOut};
use engine::seat::Seat;

use super::icons::of_card;
use super::text::moment as words;
use crate::games::Decisive;
use crate::games::feats::Happened;

/// The round in which the winner took most gold, from its first card on.
pub fn decisive(happened: &[Happened<'_, GoldRushShootOut>], winner: Seat) -> Option<Decisive> {
    let (mut round, mut has) = (0, Cards::NONE);
    let mut rounds: Vec<(u8, u16, usize, Vec<_>)> = Vec::new();
    for (at, one) in happened.iter().enumerate() {
        match one.event {
            Event::RoundBegan(number, _) => round = *number,
            Event::Took(seat, _, card) if *seat == winner => {
                let gold = has.added_by(*card);
                has = has.with(*card);
                match rounds.last_mut().filter(|(of, ..)| *of == round) {
                    Some((_, sum, _, cards)) => {
                        *sum += gold;
                        cards.push(*card);
                    }
                    None => rounds.push((round, gold, at, vec![*card])),
                }
            }
            _ => {}
        }
    }
    let (round, gold, at, cards) = rounds.into_iter().max_by_key(|(_, gold, ..)| *gold)?;
    let line = words::haul(winner, gold, round);
    let cards = vec![cards.into_iter().map(of_card).collect()];
    (gold > 0).then(|| Decisive::at(&happened[at], words::TITLE, line, cards))
}
