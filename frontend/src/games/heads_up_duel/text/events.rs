//! Events in sentences. An observer's event holds only what that observer may know; no sentence guesses the rest.

use engine::game::Outcome;
use engine::games::heads_up_duel::{
    BySide, CloseReason, Event, JokerShows, Offer, OfferCards, Scoring, Side,
};
use engine::seat::Seat;

use super::cards::{NOTHING, backs, cards, exchange, offered_list, one, pack, tokens};
use super::reference;
use crate::words::line::{Line, joined};
use crate::words::messages::heads_up_duel::events as words;

/// `None` if the event needs no line of its own.
pub fn event_line(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::PeriodBegan(period) => words::period_began(period).into(),
        Event::Offered(offer) => words::offered(offer.from, offer.to, exchange(&offer.terms)),
        Event::Closed(offer, why) => closed_line(&offer, why),
        Event::Traded(offer, paid) => trade_line(&offer, &paid),
        Event::BacksChanged(seat, now) => words::backs_changed(seat, backs(now)),
        Event::TokenSpent(seat) => words::token_spent(seat),
        Event::PackSold(seat, Some(sold)) => words::pack_sold(seat, pack(sold)),
        Event::PackSold(seat, None) => words::a_pack_sold(seat),
        Event::Unpacked { seat, pack: sold, cards: inside, joker } => {
            let unpacked = words::unpacked(seat, cards(&inside), pack(sold));
            let effect = joker.map(|joker| reference::joker(joker).into());
            joined([unpacked].into_iter().chain(effect), " ")
        }
        Event::Finished(seat) => words::finished(seat),
        Event::Reopened(seat) => words::reopened(seat),
        Event::TimedOut(seat) => words::timed_out(seat),
        Event::Left(seat) => words::left(seat),
        Event::Submitted { seat, marbles: 0, halves } => {
            words::ended_trading_without(seat, tokens(halves))
        }
        Event::Submitted { seat, marbles, halves } => {
            words::ended_trading(seat, marbles, tokens(halves))
        }
        Event::Tied(seats) => words::tied(seats),
        Event::Named(seat, Some(other)) if seat == other => words::wants_first(seat),
        Event::Named(seat, Some(other)) => words::wants_other_first(seat, other),
        Event::NameShown(seat, other) if seat == other => words::claims_first(seat),
        Event::NameShown(seat, other) => words::names_first(seat, other),
        // The table marks the seats that have chosen; a later event tells the choice.
        Event::Named(_, None) | Event::Chose(_, None) => return None,
        Event::Picks(seat) => words::picks(seat),
        Event::Picked(seat, other) => words::picked(seat, other),
        Event::DuelBegan(duel, BySide([first, second])) => words::duel_began(duel, first, second),
        Event::RoundBegan(round, first) => words::round_began(round, first),
        Event::Chose(seat, Some(card)) => words::chose(seat, one(card.kind())),
        Event::Shown(BySide([first, second]), BySide([of_first, of_second])) => {
            words::shown(first, one(of_first.kind()), second, one(of_second.kind()))
        }
        Event::Played(seat, card) => words::played(seat, one(card.kind())),
        Event::JokerDoes(seat, JokerShows::Nothing) => words::joker_does_nothing(seat),
        Event::JokerDoes(seat, JokerShows::Is(kind)) => words::joker_is(seat, one(kind)),
        Event::JokerDoes(seat, JokerShows::Counts(number)) => words::joker_counts(seat, number),
        Event::QueenSpent(seat) => words::queen_spent(seat),
        Event::Flipped(Scoring::Highest) => words::FLIPPED_BACK.into(),
        Event::Flipped(Scoring::Lowest) => words::FLIPPED.into(),
        Event::Swept(seat) => words::swept(seat),
        Event::Ready(seat) => words::ready(seat),
        Event::RoundEnded { seats, sums, point, kings } => round_line(seats, sums, point, kings),
        Event::DuelEnded { seats, points, winner } => duel_line(seats, points, winner),
        Event::Bonus(seats) if seats.len() > 1 => words::bonus_for_several(seats),
        Event::Bonus(seats) => words::bonus_for_one(seats),
        Event::Conceded(seat) => words::conceded(seat),
        Event::Ended(outcome) => end_line(&outcome),
    })
}

fn trade_line(Offer { from, to, terms, .. }: &Offer, paid: &OfferCards) -> Line {
    let gives =
        offered_list(&terms.give, terms.give_marbles).unwrap_or_else(|| NOTHING.to_string());
    match offered_list(paid, terms.want_marbles) {
        None => words::gift_accepted(*to, *from, gives),
        Some(pays) => words::accepted(*to, *from, gives, pays),
    }
}

fn closed_line(Offer { from, to, terms, .. }: &Offer, why: CloseReason) -> Line {
    let (from, to, what) = (*from, *to, exchange(terms));
    match why {
        CloseReason::Declined => words::declined(to, from, what),
        CloseReason::Withdrawn => words::withdrawn(from, to, what),
        CloseReason::NotKept => words::not_kept(to, from, what),
        CloseReason::TradingEnded => words::void_as_trading_ended(from, to, what),
        CloseReason::Left => words::void_as_one_left(from, to, what),
    }
}

fn round_line(
    seats: BySide<Seat>,
    sums: BySide<u32>,
    point: Option<Seat>,
    kings: BySide<u16>,
) -> Line {
    let [one, two] = Side::BOTH;
    let sums_of = words::sums(seats[one], sums[one], seats[two], sums[two]);
    let is_lower =
        |seat: Seat| seats.side_of(seat).is_some_and(|side| sums[side] < sums[side.other()]);
    let verdict = match point {
        Some(seat) if is_lower(seat) => words::point_for_lower(sums_of, seat),
        Some(seat) => words::point_for(sums_of, seat),
        None => words::point_for_nobody(sums_of),
    };
    let bonus = |side: Side| words::bonus_for(kings[side], seats[side]);
    let crowned = joined(Side::BOTH.into_iter().filter(|side| kings[*side] > 0).map(bonus), ", ");
    if crowned.is_empty() { verdict } else { words::kings(verdict, crowned) }
}

fn duel_line(seats: BySide<Seat>, points: BySide<u16>, winner: Option<Seat>) -> Line {
    let [one, two] = points.0;
    match winner.and_then(|seat| seats.side_of(seat)) {
        Some(side) if one == two => words::tie_broken(one, seats[side]),
        Some(side) => words::duel_won(seats[side], points[side], points[side.other()]),
        None => words::duel_drawn(one).into(),
    }
}

fn end_line(outcome: &Outcome) -> Line {
    let winners = outcome.winners();
    match outcome.winner() {
        Some(seat) => words::game_won(seat),
        None if outcome.fits_table(winners.len()) => words::GAME_DRAWN.into(),
        None => words::game_shared(winners),
    }
}
