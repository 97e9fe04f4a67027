use std::rc::Rc;

use engine::games::fools_gambit::{Event, FoolsGambit, View};
use engine::seat::Seat;

use super::text::highlights as words;
use crate::components::card::face;
use crate::games::highlights::{GameEvent, Highlight, HighlightTally, SeatScore};

/// Awards, and the duel that brought the winner most points.
pub fn highlights(events: &[GameEvent<'_, FoolsGambit>]) -> Vec<Highlight> {
    let mut tally =
        HighlightTally::new([&words::LUCKIEST_CARDS, &words::RICHEST_WAGER, &words::TURNED]);
    let (mut duels, mut compared) = (None, None);
    for one in events {
        match one.event {
            Event::Drew(seat, Some(cards)) => {
                let sum = cards.iter().map(|card| u32::from(card.rank().order())).sum();
                tally.keep_largest(&words::LUCKIEST_CARDS, *seat, sum, one);
            }
            Event::DuelsShown(cards) => duels = Some(*cards),
            Event::Exchanged { seat, brought_in, .. } => {
                if let Some(duels) = &mut duels {
                    duels[*seat] = *brought_in;
                }
            }
            Event::RoundWon { winner, reversed, .. } => {
                if let Some(seat) = winner.filter(|_| *reversed) {
                    tally.add(&words::TURNED, seat, one);
                }
                compared = Some((one, *reversed));
            }
            Event::Banked(seat, wager, points) => {
                tally.keep_largest(&words::RICHEST_WAGER, *seat, (*points).into(), one);
                let (Some(duels), Some((won, reversed))) = (duels, compared) else { continue };
                let (own, other) = (duels[*seat], duels[seat.other()]);
                let line = words::won(*seat, [own, other], *wager, *points, reversed);
                let cards = vec![vec![face(own), face(*wager)], vec![face(other)]];
                tally.moment(*seat, (*points).into(), won, (words::TITLE, line), cards);
            }
            _ => {}
        }
    }
    tally.highlights()
}

/// Points, and the seat that gained more in each round.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let points = |view: &View, seat: Seat| view.seats[seat].points.into();
    let points = |view: &Rc<View>| (view.round, points(view, seat), points(view, seat.other()));
    SeatScore::by_round(views.iter().map(points))
}
