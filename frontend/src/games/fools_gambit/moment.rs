//! The moment that decided a game of Fools Gambit.

use engine::games::fools_gambit::{Event, FoolsGambit};
use engine::seat::Seat;

use super::text::moment as words;
use crate::components::card::face;
use crate::games::Decisive;
use crate::games::feats::Happened;

/// The duel that brought the winner most.
pub fn decisive(happened: &[Happened<'_, FoolsGambit>], winner: Seat) -> Option<Decisive> {
    let (mut duels, mut compared) = (None, None);
    let mut best: Option<(u8, Decisive)> = None;
    for one in happened {
        match one.event {
            Event::DuelsShown(cards) => duels = Some(*cards),
            Event::Exchanged { seat, brought_in, .. } => {
                if let Some(duels) = &mut duels {
                    duels[*seat] = *brought_in;
                }
            }
            Event::RoundWon { reversed, .. } => compared = Some((one, *reversed)),
            Event::Banked(seat, wager, points) if *seat == winner => {
                let (Some(duels), Some((won, reversed))) = (duels, compared) else { continue };
                if best.as_ref().is_some_and(|(most, _)| most > points) {
                    continue;
                }
                let (own, other) = (duels[winner], duels[winner.other()]);
                let line = words::won(winner, own, other, *wager, *points, reversed);
                let cards = vec![vec![face(own), face(*wager)], vec![face(other)]];
                best = Some((*points, Decisive::at(won, words::TITLE, line, cards)));
            }
            _ => {}
        }
    }
    best.map(|(_, moment)| moment)
}
