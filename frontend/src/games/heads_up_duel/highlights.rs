use std::cmp::Ordering;
use std::rc::Rc;

use engine::catalogue::{AnyGame, CatalogueGame};
use engine::game::{Game, Observer};
use engine::games::heads_up_duel::{
    Action, CardCounts, DuelView, Event, HeadsUpDuel, Scoring, Side, View, deck_gain,
};
use engine::seat::{BySeat, Seat};
use yew::prelude::*;

use super::face::picture;
use crate::games::highlights::{Award, GameEvent, Highlight, HighlightTally, SeatScore};
use crate::words::line::Line;
use crate::words::messages::heads_up_duel::highlights as words;

type DuelEvent<'game> = GameEvent<'game, HeadsUpDuel>;

/// The indices of the first and the last event of each seat’s last duel.
type LastDuels = BySeat<Option<[usize; 2]>, { Seat::MOST as usize }>;

/// The most cards shown for a side.
const MOST_CARDS: usize = 6;

/// Awards, and the round of the winner's last duel after which the winner could no longer be overtaken.
pub fn highlights(events: &[DuelEvent<'_>]) -> Vec<Highlight> {
    let mut tally = HighlightTally::new([&BEST_TRADE, &BIGGEST_ROUND, &CLEAN_SWEEP]);
    // A duel without `DuelBegan` begins with the deal and is the whole game, so it has no moment.
    let (mut begin, mut duels) = (None, LastDuels::default());
    for (index, event) in events.iter().enumerate() {
        match event.event {
            Event::DuelBegan(..) => begin = Some(index),
            Event::DuelEnded { seats, .. } => {
                seats.0.iter().for_each(|seat| duels[*seat] = begin.map(|begin| [begin, index]));
            }
            Event::Traded(offer, _) => {
                let gain = trade_gain(event, offer.from, &Action::Offer(offer.to, offer.terms));
                tally.keep_largest(&BEST_TRADE, offer.from, gain, event);
            }
            Event::RoundEnded { seats, sums, point: Some(seat), .. } => {
                let side = if seats[Side::One] == *seat { Side::One } else { Side::Two };
                tally.keep_largest(&BIGGEST_ROUND, *seat, sums[side], event);
            }
            Event::Swept(seat) => tally.add(&CLEAN_SWEEP, *seat, event),
            _ => {}
        }
    }
    for winner in Seat::all(Seat::MOST) {
        let Some([begin, end]) = duels[winner] else { continue };
        if let Some((event, line, cards)) = decisive_round(&events[begin..=end], winner) {
            tally.add_moment(winner, 0, event, (words::TITLE, line), cards);
        }
    }
    tally.highlights()
}

/// A trade's gain in the deck's worth, in thousandths of a duel; 0 without a gain.
fn trade_gain(event: &DuelEvent<'_>, seat: Seat, action: &Action) -> u32 {
    let view = event.before.view(Observer::Seat(seat));
    let gain = HeadsUpDuel::own_view(&view).and_then(|view| deck_gain(view, seat, action));
    gain.and_then(|gain| u32::try_from(gain).ok()).unwrap_or_default()
}

/// The event that ended the decisive round of a winner's last duel, a sentence on it, and the cards by side.
fn decisive_round<'a, 'game>(
    events: &'a [DuelEvent<'game>],
    winner: Seat,
) -> Option<(&'a DuelEvent<'game>, Line, Vec<Vec<Html>>)> {
    let (end, before) = events.split_last()?;
    let Event::DuelEnded { seats, points, .. } = end.event else { return None };
    let side = seats.side_of(winner)?;
    let other_points = points[side.other()];
    let (mut own_points, mut decisive) = (0, None);
    for (index, event) in before.iter().enumerate() {
        let Event::RoundEnded { point: Some(seat), kings, .. } = event.event else { continue };
        own_points += kings[side];
        if *seat == winner {
            own_points += 1;
            decisive = Some(index);
            if own_points > other_points {
                break;
            }
        }
    }
    let index = decisive?;
    let event = &before[index];
    let Event::RoundEnded { sums, .. } = event.event else { return None };
    let duel = table_duel(event.after)?;
    let (loser, own, other) = (seats[side.other()], sums[side], sums[side.other()]);
    let line = match (swept_sum(&before[..index], winner), duel.scoring) {
        (Some(sum), _) => words::swept(winner, loser, sum),
        (None, Scoring::Highest) => words::won_higher(winner, own, loser, other),
        (None, Scoring::Lowest) => words::won_lower(winner, own, loser, other),
    };
    let rows = [side, side.other()].map(|side| card_row(&duel.sides[side].table));
    let cards: Vec<_> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    (!cards.is_empty()).then_some((event, line, cards))
}

/// The sum of the opponent's cards that the seat's Jack swept in the last round of these events.
fn swept_sum(before: &[DuelEvent<'_>], winner: Seat) -> Option<u32> {
    let round = before.iter().rposition(|event| matches!(event.event, Event::RoundBegan(..)))?;
    let sweep = before[round..].iter().rev().find(|event| *event.event == Event::Swept(winner))?;
    let duel = table_duel(sweep.before)?;
    let side = duel.seats.side_of(winner)?;
    Some(duel.sides[side.other()].sum).filter(|sum| *sum > 0)
}

fn table_duel(game: &AnyGame) -> Option<DuelView> {
    let view = game.view(Observer::Table);
    HeadsUpDuel::own_view(&view)?.duel
}

fn card_row(cards: &CardCounts) -> Vec<Html> {
    let card = |kind| html! { <span class="card">{ picture(kind, None) }</span> };
    cards.each().take(MOST_CARDS).map(|each| card(each.kind())).collect()
}

/// Points, and the seat's duels.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let Some(view) = views.last() else { return SeatScore { own: 0, other: 0, parts: Vec::new() } };
    let points = |seat: Seat| view.by_seat[seat].standing.points;
    let others = Seat::all(view.seats).filter(|other| *other != seat);
    let parts = view.results.iter().filter_map(|result| {
        let side = result.seats.side_of(seat)?;
        let order = |winner: Side| if winner == side { Ordering::Greater } else { Ordering::Less };
        Some(result.winner.map_or(Ordering::Equal, order))
    });
    SeatScore {
        own: points(seat),
        other: others.map(points).max().unwrap_or_default(),
        parts: parts.collect(),
    }
}

/// The accepted offer that helped its maker's deck most.
static BEST_TRADE: Award = Award {
    title: words::BEST_TRADE,
    // From thousandths to percent.
    deed: |gain| words::best_trade_deed(gain.div_ceil(10)),
    minimum: 20,
};

static BIGGEST_ROUND: Award =
    Award { title: words::BIGGEST_ROUND, deed: words::biggest_round_deed, minimum: 20 };

/// Jacks that swept cards off the table.
static CLEAN_SWEEP: Award =
    Award { title: words::CLEAN_SWEEP, deed: words::clean_sweep_deed, minimum: 1 };
