use std::rc::Rc;

use engine::cards::Card;
use engine::games::fools_gambit::{Event, FoolsGambit, View};
use engine::seat::Seat;

use crate::components::card::face;
use crate::games::highlights::{Award, GameEvent, Highlight, HighlightTally, SeatScore};
use crate::words::line::Line;
use crate::words::messages::fools_gambit::highlights as words;

/// Awards, and each banked wager as a moment.
pub fn highlights(events: &[GameEvent<'_, FoolsGambit>]) -> Vec<Highlight> {
    let mut tally = HighlightTally::new([&LUCKIEST_CARDS, &RICHEST_WAGER, &REVERSALS]);
    let (mut duels, mut round_end) = (None, None);
    for event in events {
        match event.event {
            Event::Drew(seat, Some(cards)) => {
                let sum = cards.iter().map(|card| u32::from(card.rank().order())).sum();
                tally.keep_largest(&LUCKIEST_CARDS, *seat, sum, event);
            }
            Event::DuelsShown(cards) => duels = Some(*cards),
            Event::Exchanged { seat, brought_in, .. } => {
                if let Some(duels) = &mut duels {
                    duels[*seat] = *brought_in;
                }
            }
            Event::RoundWon { winner, reversed, .. } => {
                if let Some(seat) = winner.filter(|_| *reversed) {
                    tally.add(&REVERSALS, seat, event);
                }
                round_end = Some((event, *reversed));
            }
            Event::Banked(seat, wager, points) => {
                tally.keep_largest(&RICHEST_WAGER, *seat, (*points).into(), event);
                let (Some(duels), Some((end, reversed))) = (duels, round_end) else { continue };
                let (own, other) = (duels[*seat], duels[seat.other()]);
                let line = won_line(*seat, [own, other], *wager, *points, reversed);
                let cards = vec![vec![face(own), face(*wager)], vec![face(other)]];
                tally.add_moment(*seat, (*points).into(), end, (words::TITLE, line), cards);
            }
            _ => {}
        }
    }
    tally.highlights()
}

/// Points, and the seat that gained more in each round.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let points = |view: &View, seat: Seat| view.seats[seat].points.into();
    let round = |view: &Rc<View>| (view.round, points(view, seat), points(view, seat.other()));
    SeatScore::by_round(views.iter().map(round))
}

fn won_line(winner: Seat, [own, other]: [Card; 2], wager: Card, worth: u8, reversed: bool) -> Line {
    if reversed {
        return words::won_reversed(winner, own, winner.other(), other, wager, worth);
    }
    words::won(winner, own, winner.other(), other, wager, worth)
}

/// The highest three cards drawn at once, with aces as 14.
static LUCKIEST_CARDS: Award =
    Award { title: words::LUCKIEST, deed: words::luckiest_deed, minimum: 36 };

static RICHEST_WAGER: Award =
    Award { title: words::RICHEST, deed: words::richest_deed, minimum: 8 };

/// Rounds won because a 7 reversed them.
static REVERSALS: Award = Award { title: words::TURNED, deed: words::turned_deed, minimum: 1 };
