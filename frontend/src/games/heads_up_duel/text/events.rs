//! Events in words.
//!
//! An observer's event holds what that observer may know, and no sentence guesses at the rest.

use engine::game::Outcome;
use engine::games::heads_up_duel::{
    BySide, Closed, Event, Joker, JokerShows, Lot, Offer, Pack, Scoring, Side,
};
use engine::seat::{Seat, SeatSet};

use super::cards::{NOTHING, backs, cards, exchange, given, marbles, one, pack, tokens};
use super::reference;
use crate::words::count;
use crate::words::line::{Line, joined, line};

/// An event as a sentence; `None` if it needs no line of its own.
pub fn event(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::PeriodBegan(period) => line!("Period {0} of the trading begins.", period),
        Event::Offered(Offer { from, to, ref terms, .. }) => {
            line!("{0} {0:offers|offer} {1} {2}.", from, to, exchange(terms))
        }
        Event::Closed(offer, why) => closed(&offer, why),
        Event::Traded(offer, paid) => traded(&offer, &paid),
        Event::BacksChanged(seat, now) => line!("{0} now {0:holds|hold} {1}.", seat, backs(now)),
        Event::TokenSpent(seat) => line!("{0} {0:spends|spend} half a token on 3 marbles.", seat),
        Event::PackSold(seat, Some(sold)) => line!("{0} {0:buys|buy} a {1}.", seat, pack(sold)),
        Event::PackSold(seat, None) => line!("{0} {0:buys|buy} a pack.", seat),
        Event::Unpacked { seat, pack: sold, cards: inside, joker } => {
            let finds =
                line!("{0} {0:finds|find} {1} in the {2}.", seat, cards(&inside), pack(sold));
            unpacked(finds, sold, joker)
        }
        Event::Finished(seat) => line!("{0} {0:has|have} finished for this period.", seat),
        Event::Reopened(seat) => {
            line!("{0} {0:is|are} back to answer an offer.", seat)
        }
        Event::TimedOut(seat) => line!("{0’s} time is up: the rules decide.", seat),
        Event::Left(seat) => line!("{0} {0:leaves|leave} the game.", seat),
        Event::Submitted { seat, marbles, halves } => submitted(seat, marbles, halves),
        Event::Tied(seats) => {
            line!("{0} are level in marbles and tokens, and settle who picks first.", seats)
        }
        Event::Named(seat, Some(other)) if seat == other => {
            line!("{0} {0:wants|want} to pick first.", seat)
        }
        Event::Named(seat, Some(other)) => {
            line!("{0} {0:wants|want} {1} to pick first.", seat, other)
        }
        Event::NameShown(seat, other) if seat == other => {
            line!("{0} {0:claims|claim} first pick.", seat)
        }
        Event::NameShown(seat, other) => {
            line!("{0} {0:names|name} {1} to pick first.", seat, other)
        }
        // The table shows that somebody has chosen; the choice is told once all may know.
        Event::Named(_, None) | Event::Chose(_, None) => return None,
        Event::Picks(seat) => line!("{0} {0:chooses|choose} an opponent next.", seat),
        Event::Picked(seat, other) => line!("{0} {0:picks|pick} {1}.", seat, other),
        Event::DuelBegan(duel, BySide([first, second])) => {
            line!("Duel {0} begins: {1} against {2}.", duel, first, second)
        }
        Event::RoundBegan(round, first) => {
            line!("Round {0} begins. After the showdown {1} {1:goes|go} first.", round, first)
        }
        Event::Chose(seat, Some(card)) => {
            line!("{0} {0:picks|pick} {1} for the showdown.", seat, one(card.kind()))
        }
        Event::Shown(BySide([first, second]), BySide([of_first, of_second])) => line!(
            "{0} {0:shows|show} {1}, {2} {2:shows|show} {3}.",
            first,
            one(of_first.kind()),
            second,
            one(of_second.kind())
        ),
        Event::Played(seat, card) => line!("{0} {0:plays|play} {1}.", seat, one(card.kind())),
        Event::JokerDoes(seat, shows) => joker_does(seat, shows),
        Event::QueenSpent(seat) => {
            line!("{0’s} Queen lets the number in, and is discarded.", seat)
        }
        Event::Flipped(scoring) => flipped(scoring).into(),
        Event::Swept(seat) => {
            line!("{0’s} Jack sweeps the table: every card on it is discarded.", seat)
        }
        Event::Ready(seat) => line!("{0} {0:is|are} ready.", seat),
        Event::RoundEnded { seats, sums, point, kings } => round_end(seats, sums, point, kings),
        Event::DuelEnded { seats, points, winner } => duel_end(seats, points, winner),
        Event::Bonus(seats) => bonus(seats),
        Event::Conceded(seat) => line!("{0} {0:concedes|concede}.", seat),
        Event::Ended(outcome) => ended(&outcome),
    })
}

fn traded(Offer { from, to, terms, .. }: &Offer, paid: &Lot) -> Line {
    let gives = given(&terms.give, terms.give_marbles).unwrap_or_else(|| NOTHING.to_owned());
    match given(paid, terms.want_marbles) {
        None => line!("{0} {0:accepts|accept} {1’s} gift of {2}.", *to, *from, gives),
        Some(pays) => line!(
            "{0} {0:accepts|accept} {1’s} offer: {1} {1:gives|give} {2}, {0} {0:gives|give} {3}.",
            *to,
            *from,
            gives,
            pays
        ),
    }
}

fn closed(Offer { from, to, terms, .. }: &Offer, why: Closed) -> Line {
    let (from, to, what) = (*from, *to, exchange(terms));
    match why {
        Closed::Declined => {
            line!("{0} {0:declines|decline} {1’s} offer of {2}.", to, from, what)
        }
        Closed::Withdrawn => {
            line!("{0} {0:takes|take} back the offer to {1} of {2}.", from, to, what)
        }
        Closed::NotKept => line!(
            "{0} {0:accepts|accept} {1’s} offer of {2}, but {1} no longer {1:has|have} that: the \
             offer is void, and nothing changes hands.",
            to,
            from,
            what
        ),
        Closed::TradingEnded => {
            line!("The trading is over: {0’s} offer to {1} of {2} is void.", from, to, what)
        }
        Closed::Left => {
            line!("{0’s} offer to {1} of {2} is void: one of the two has left.", from, to, what)
        }
    }
}

fn unpacked(finds: Line, sold: Pack, joker: Option<Joker>) -> Line {
    match (sold, joker) {
        (Pack::Special, Some(joker)) => line!("{0} {1}", finds, reference::joker(joker)),
        (Pack::Low | Pack::High | Pack::Mystery | Pack::Special, _) => finds,
    }
}

fn submitted(seat: Seat, number: u16, halves: u8) -> Line {
    let left = if number == 0 { "no marbles".to_owned() } else { marbles(number) };
    line!("{0} {0:ends|end} the trading with {1} and {2}.", seat, left, tokens(halves))
}

fn joker_does(seat: Seat, shows: JokerShows) -> Line {
    match shows {
        JokerShows::Nothing => line!("{0’s} Joker does nothing.", seat),
        JokerShows::Is(kind) => line!("{0’s} Joker acts as {1}.", seat, one(kind)),
        JokerShows::Counts(number) => line!("{0’s} Joker counts as {1}.", seat, number),
    }
}

/// The sum that gets the point after an Ace.
const fn flipped(now: Scoring) -> &'static str {
    match now {
        Scoring::Highest => "The scoring flips back: now the higher sum gets the point.",
        Scoring::Lowest => "The scoring flips: now the lower sum gets the point.",
    }
}

fn round_end(
    seats: BySide<Seat>,
    sums: BySide<u32>,
    point: Option<Seat>,
    kings: BySide<u16>,
) -> Line {
    let of = |side: Side| line!("{0} {1}", seats[side], sums[side]);
    let sums_of = line!("{0}, {1}", of(Side::One), of(Side::Two));
    let is_lower =
        |seat: Seat| seats.side_of(seat).is_some_and(|side| sums[side] < sums[side.other()]);
    let verdict = match point {
        Some(seat) if is_lower(seat) => {
            line!("{0}: the lower sum gets {1} the point.", sums_of, seat)
        }
        Some(seat) => line!("{0}: the point goes to {1}.", sums_of, seat),
        None => line!("{0}: nobody gets the point.", sums_of),
    };
    let bonus = |side: Side| {
        let points = count(usize::from(kings[side]), "bonus point", "bonus points");
        line!("{0} for {1}", points, seats[side])
    };
    let crowned = joined(Side::BOTH.into_iter().filter(|side| kings[*side] > 0).map(bonus), ", ");
    if crowned.is_empty() { verdict } else { line!("{0} Kings: {1}.", verdict, crowned) }
}

fn duel_end(seats: BySide<Seat>, points: BySide<u16>, winner: Option<Seat>) -> Line {
    let of = |number: u16| count(usize::from(number), "point", "points");
    let [one, two] = points.0;
    match winner.and_then(|seat| seats.side_of(seat)) {
        Some(side) if one == two => line!(
            "{0} each, but the tie is broken: {1} {1:wins|win} the duel.",
            of(one),
            seats[side]
        ),
        Some(side) => line!(
            "{0} {0:wins|win} the duel, {1} to {2}.",
            seats[side],
            of(points[side]),
            points[side.other()]
        ),
        None => line!("{0} each: the duel is a draw.", of(one)),
    }
}

fn bonus(seats: SeatSet) -> Line {
    if seats.len() > 1 {
        line!("{0} have scored most in all duels: half a token more for each.", seats)
    } else {
        line!("{0} {0:has|have} scored most in all duels: half a token more.", seats)
    }
}

fn ended(outcome: &Outcome) -> Line {
    let winners = outcome.winners();
    match outcome.winner() {
        Some(seat) => line!("The game is over: {0} {0:wins|win}.", seat),
        None if outcome.is_of(winners.len()) => "The game is over: it is a draw.".into(),
        None => line!("The game is over: {0} share the win.", winners),
    }
}
