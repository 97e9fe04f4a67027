//! What happens.
//!
//! Events are told of persons by their names, so that a sentence is true for whoever reads it. An
//! observer's event holds what that observer may know, and no sentence guesses at the rest.

use engine::game::Outcome;
use engine::games::heads_up_duel::{
    BySide, Closed, Event, HeadsUpDuel, Joker, JokerShows, Lot, Offer, Pack, Scoring, Side,
};
use engine::seat::{Seat, SeatSet};

use super::cards::{NOTHING, backs, cards, exchange, given, marbles, one, pack, tokens};
use super::{reference, trading};
use crate::playback::FrameOf;
use crate::words::count;
use crate::words::one_after_the_other;
use crate::words::players::Players;

/// Why a duel ends that has only just begun.
const NO_ROUND: &str = "One side has no cards, so the duel is over before it begins.";

/// What happened, in a sentence; `None` for what needs no line of its own.
pub fn event(event: &Event, players: &Players) -> Option<String> {
    let name = |seat: Seat| players.name(seat);
    Some(match *event {
        Event::PeriodBegan(period) => format!("Period {period} of the trading begins."),
        Event::Offered(offer) => {
            format!("{} offers {} {}.", name(offer.from), name(offer.to), exchange(&offer.terms))
        }
        Event::Closed(offer, why) => closed(&offer, why, players),
        Event::Traded(offer, paid) => traded(&offer, &paid, players),
        Event::BacksChanged(seat, now) => format!("{} now holds {}.", name(seat), backs(now)),
        Event::TokenSpent(seat) => format!("{} spends half a token on 3 marbles.", name(seat)),
        Event::PackSold(seat, Some(sold)) => format!("{} buys a {}.", name(seat), pack(sold)),
        Event::PackSold(seat, None) => format!("{} buys a pack.", name(seat)),
        Event::Unpacked { seat, pack: sold, cards: inside, joker } => {
            let holds = format!("{} finds {} in the {}.", name(seat), cards(&inside), pack(sold));
            unpacked(holds, sold, joker)
        }
        Event::Finished(seat) => format!("{} has finished for this period.", name(seat)),
        Event::Reopened(seat) => {
            format!("{} has an offer to answer, and may trade again.", name(seat))
        }
        Event::TimedOut(seat) => format!("{}’s time is up: the rules decide.", name(seat)),
        Event::Left(seat) => format!("{} leaves the game.", name(seat)),
        Event::Submitted { seat, marbles: number, halves } => {
            let left = if number == 0 { "no marbles".to_owned() } else { marbles(number) };
            format!("{} hands in the deck and {left}, and keeps {}.", name(seat), tokens(halves))
        }
        Event::Tied(seats) => {
            format!(
                "{} are level in marbles and tokens: each says which of them picks first.",
                players.list(seats)
            )
        }
        Event::Named(seat, Some(other)) if seat == other => {
            format!("{} wants to pick first.", name(seat))
        }
        Event::Named(seat, Some(other)) => {
            format!("{} wants {} to pick first.", name(seat), name(other))
        }
        Event::NameShown(seat, other) if seat == other => {
            format!("{} asks to pick first.", name(seat))
        }
        Event::NameShown(seat, other) => {
            format!("{} names {} to pick first.", name(seat), name(other))
        }
        // That somebody has chosen shows at the table; what was chosen is told when all may know.
        Event::Named(_, None) | Event::Chose(_, None) => return None,
        Event::Picks(seat) => format!("{} is the next to pick an opponent.", name(seat)),
        Event::Picked(seat, other) => format!("{} picks {}.", name(seat), name(other)),
        Event::DuelBegan(duel, BySide([one, two])) => {
            format!("Duel {duel} begins: {} against {}.", name(one), name(two))
        }
        Event::RoundBegan(round, first) => {
            format!("Round {round} begins. After the showdown {} goes first.", name(first))
        }
        Event::Chose(seat, Some(card)) => {
            format!("{} picks {} for the showdown.", name(seat), one(card.kind()))
        }
        Event::Shown(seats, cards) => {
            let [first, second] = Side::BOTH
                .map(|side| format!("{} shows {}", name(seats[side]), one(cards[side].kind())));
            format!("{first}, {second}.")
        }
        Event::Played(seat, card) => format!("{} plays {}.", name(seat), one(card.kind())),
        Event::JokerDoes(seat, shows) => joker_does(name(seat), shows),
        Event::QueenSpent(seat) => {
            format!("{}’s Queen lets the number in, and is discarded.", name(seat))
        }
        Event::Flipped(scoring) => flipped(scoring).to_owned(),
        Event::Swept(seat) => {
            format!("{}’s Jack sweeps the table: every card on it is discarded.", name(seat))
        }
        Event::Ready(seat) => format!("{} is ready.", name(seat)),
        Event::RoundEnded { seats, sums, point, kings } => {
            round_end(seats, sums, point, kings, players)
        }
        Event::DuelEnded { seats, points, winner } => duel_end(seats, points, winner, players),
        Event::Bonus(seats) => bonus(seats, players),
        Event::Conceded(seat) => format!("{} concedes.", name(seat)),
        Event::Ended(outcome) => ended(&outcome, players),
    })
}

fn traded(offer: &Offer, paid: &Lot, players: &Players) -> String {
    let (from, to) = (players.name(offer.from), players.name(offer.to));
    let gives = given(&offer.terms.give, offer.terms.give_marbles);
    let pays = given(paid, offer.terms.want_marbles);
    if pays == NOTHING {
        format!("{to} accepts {from}’s gift of {gives}.")
    } else {
        format!("{to} accepts {from}’s offer: {from} gives {gives}, {to} gives {pays}.")
    }
}

fn closed(offer: &Offer, why: Closed, players: &Players) -> String {
    let (from, to) = (players.name(offer.from), players.name(offer.to));
    let what = exchange(&offer.terms);
    match why {
        Closed::Declined => format!("{to} declines {from}’s offer of {what}."),
        Closed::Withdrawn => format!("{from} takes back the offer to {to} of {what}."),
        Closed::NotKept => format!(
            "{to} accepts {from}’s offer of {what}, but {from} no longer has that: the offer is \
             void, and nothing changes hands."
        ),
        Closed::TradingEnded => {
            format!("The trading is over: {from}’s offer to {to} of {what} is void.")
        }
        Closed::Left => {
            format!("{from}’s offer to {to} of {what} is void: one of the two has left.")
        }
    }
}

fn unpacked(holds: String, sold: Pack, joker: Option<Joker>) -> String {
    match (sold, joker) {
        (Pack::Special, Some(joker)) => format!("{holds} {}", reference::joker(joker)),
        (Pack::Low | Pack::High | Pack::Mystery | Pack::Special, _) => holds,
    }
}

fn joker_does(name: &str, shows: JokerShows) -> String {
    match shows {
        JokerShows::Nothing => format!("{name}’s Joker does nothing."),
        JokerShows::Is(kind) => format!("{name}’s Joker acts as {}.", one(kind)),
        JokerShows::Counts(number) => format!("{name}’s Joker counts as {number}."),
    }
}

/// Which sum gets the point now that an Ace has fallen.
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
    players: &Players,
) -> String {
    let [one, two] = Side::BOTH.map(|side| format!("{} {}", players.name(seats[side]), sums[side]));
    let is_lower =
        |seat: Seat| seats.side_of(seat).is_some_and(|side| sums[side] < sums[side.other()]);
    let verdict = match point {
        Some(seat) if is_lower(seat) => {
            format!("the lower sum gets {} the point", players.name(seat))
        }
        Some(seat) => format!("the point goes to {}", players.name(seat)),
        None => "nobody gets the point".to_owned(),
    };
    let bonus = |side: Side| {
        let points = count(usize::from(kings[side]), "bonus point", "bonus points");
        format!("{} for {}", points, players.name(seats[side]))
    };
    let crowned: Vec<_> =
        Side::BOTH.into_iter().filter(|side| kings[*side] > 0).map(bonus).collect();
    let told = format!("{one}, {two}: {verdict}.");
    if crowned.is_empty() { told } else { format!("{told} Kings: {}.", crowned.join(", ")) }
}

fn duel_end(
    seats: BySide<Seat>,
    points: BySide<u16>,
    winner: Option<Seat>,
    players: &Players,
) -> String {
    let told = |number: u16| count(usize::from(number), "point", "points");
    let [one, two] = points.0;
    let side = winner.and_then(|seat| seats.side_of(seat));
    match side {
        Some(side) if one == two => format!(
            "{} each, but the tie is broken: {} wins the duel.",
            told(one),
            players.name(seats[side])
        ),
        Some(side) => format!(
            "{} wins the duel, {} to {}.",
            players.name(seats[side]),
            told(points[side]),
            points[side.other()]
        ),
        None => format!("{} each: the duel is a draw.", told(one)),
    }
}

fn bonus(seats: SeatSet, players: &Players) -> String {
    let each = if seats.len() > 1 { " for each" } else { "" };
    let have = if seats.len() > 1 { "have" } else { "has" };
    format!("{} {have} scored most in all duels: half a token more{each}.", players.list(seats))
}

fn ended(outcome: &Outcome, players: &Players) -> String {
    match outcome.winner() {
        Some(seat) => format!("The game is over: {} wins.", players.name(seat)),
        None if outcome.winners().len() == players.count() => {
            "The game is over: it is a draw.".to_owned()
        }
        None => format!("The game is over: {} share the win.", players.list(outcome.winners())),
    }
}

/// Whether the sentence of another event in the same breath says it better.
fn is_said_by(event: &Event, others: &[Event]) -> bool {
    match event {
        Event::BacksChanged(seat, _) => others.iter().any(|other| match other {
            Event::Traded(offer, _) => offer.is_between(*seat),
            Event::Unpacked { seat: buyer, .. } => buyer == seat,
            _ => false,
        }),
        Event::PackSold(seat, _) => {
            let opens = |other: &Event| matches!(other, Event::Unpacked { seat: buyer, .. } if buyer == seat);
            others.iter().any(opens)
        }
        _ => false,
    }
}

/// Frames in the sentences of a log, by frame.
pub fn lines(frames: &[FrameOf<HeadsUpDuel>], players: &Players) -> Vec<Vec<String>> {
    let of_frame = |frame: &FrameOf<HeadsUpDuel>| {
        if trading::are_many(&frame.events) {
            return vec![trading::in_one_line(&frame.events, players)];
        }
        frame.events.iter().filter_map(|happened| event(happened, players)).collect()
    };
    frames.iter().map(of_frame).collect()
}

/// A frame in one sentence or a few; `None` for one that needs none.
pub fn narrate(frame: &FrameOf<HeadsUpDuel>, players: &Players) -> Option<String> {
    at_once(&frame.events, players)
}

/// Events that happen at once, as one text.
pub fn at_once(events: &[Event], players: &Players) -> Option<String> {
    if trading::are_many(events) {
        return Some(trading::in_one_line(events, players));
    }
    let mut told: Vec<String> = Vec::new();
    for (at, happened) in events.iter().enumerate() {
        if is_said_by(happened, events) {
            continue;
        }
        told.extend(event(happened, players));
        if let [Event::DuelBegan(..), Event::DuelEnded { .. }, ..] = events[at..] {
            told.push(NO_ROUND.to_owned());
        }
    }
    one_after_the_other(told)
}
