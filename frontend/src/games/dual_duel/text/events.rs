//! Words for events, standings, and decisions.

use engine::game::{Ending, Turn};
use engine::games::dual_duel::{
    Action, Card, DualDuel, DuelEnd, Event, Fits, Pair, Phase, ROUNDS, Refusal, Score, Swap, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use crate::playback::FrameOf;
use crate::words::line::{Line, joined, line, list, sentences};
use crate::words::{count, saves, scores};

/// The largest number of cards named one by one.
const NAMED: u8 = 3;

/// An event as a sentence; `None` if it needs no line of its own.
pub fn event(event: &Event) -> Option<Line> {
    let (one, two) = (Seat::ONE, Seat::TWO);
    Some(match *event {
        Event::DuelBegan(duel) => line!("Duel {0} begins.", duel),
        Event::Dealt(seat, number, Some(cards)) if number <= NAMED => {
            line!("{0} {0:is|are} dealt {1}.", seat, list(cards))
        }
        Event::Dealt(seat, number, Some(_)) => {
            line!("{0} {0:is|are} dealt {1} cards.", seat, number)
        }
        Event::Chose(seat, Some(action)) => chose(seat, action),
        // The table shows that a seat has chosen; the choice is told once all may know.
        Event::Dealt(_, _, None) | Event::Chose(_, None) => return None,
        Event::TimedOut(seat) => line!("{0’s} time is up: the rules decide.", seat),
        Event::WildsLaid(seat, Some(cards)) => {
            line!("{0’s} wild cards are {1}.", seat, list(cards))
        }
        Event::WildsLaid(seat, None) => {
            line!("{0} {0:lays|lay} two wild cards aside, face-down.", seat)
        }
        Event::RoundBegan(round) => line!("{0} begins.", round_name(round)),
        Event::Given(cards) => line!(
            "{0} {0:gives|give} {1}, {2} {2:gives|give} {3}.",
            one,
            cards[two],
            two,
            cards[one]
        ),
        Event::Kept(cards) => line!(
            "{0} {0:keeps|keep} {1}, {2} {2:keeps|keep} {3}.",
            one,
            cards[one],
            two,
            cards[two]
        ),
        Event::Called(seats) => called(seats),
        Event::Answered(seat, true) => line!("{0} {0:calls|call} “Wild”, too.", seat),
        Event::Answered(seat, false) => line!("{0} {0:doesn’t|don’t} call.", seat),
        Event::Swapped(seat, _, Swap { out, brought_in }) => {
            line!("{0} {0:swaps|swap} {1} for {2}.", seat, out, brought_in)
        }
        Event::RoundWon { pairs, scores, winner } => verdict(pairs, scores, winner),
        Event::BonusBegan => {
            "Level after nine rounds: three bonus rounds follow. Both players are \
                              dealt 3 of the cards left aside."
                .into()
        }
        Event::TookUp { seat, card: Some(card), .. } => {
            line!("{0} {0:takes|take} the wild card {1} up.", seat, card)
        }
        Event::TookUp { seat, slot, card: None, .. } => {
            line!("{0} {0:takes|take} up wild card {1}, face-down.", seat, slot.number())
        }
        Event::DuelWon { wins, calls, end } => duel_end(wins, calls, end),
        Event::Conceded(seat) => line!("{0} {0:concedes|concede}.", seat),
        Event::Ended(outcome) => match outcome.winner() {
            Some(seat) => line!("The match is over: {0} {0:wins|win}.", seat),
            None => "The match is over: a draw.".into(),
        },
    })
}

fn chose(seat: Seat, chosen: Action) -> Line {
    match chosen {
        Action::Lay(wilds) => {
            line!("{0} {0:lays|lay} {1} aside as wild cards.", seat, list(wilds.cards()))
        }
        Action::Give(card) => line!("{0} {0:picks|pick} {1} to give.", seat, card),
        Action::Keep(card) => line!("{0} {0:picks|pick} {1} to keep.", seat, card),
        Action::Call => line!("{0} {0:decides|decide} to call “Wild”.", seat),
        Action::Pass => line!("{0} {0:decides|decide} not to call.", seat),
        Action::Swap(Swap { out, brought_in }) => {
            line!("{0} {0:picks|pick} {1} to come in for {2}.", seat, brought_in, out)
        }
        Action::Take(card) => line!("{0} {0:picks|pick} {1} to take up.", seat, card),
    }
}

fn called(seats: SeatSet) -> Line {
    match (seats.len(), seats.lowest()) {
        (1, Some(seat)) => line!("{0} {0:calls|call} “Wild”.", seat),
        (_, Some(_)) => "Both call “Wild”.".into(),
        (_, None) => "Nobody calls “Wild”.".into(),
    }
}

/// A pair's score with its sum, `9 + 10 − 2 = 17`, on one line.
pub fn sum(pair: Pair, score: Score) -> String {
    let [one, two] = pair.cards().map(Card::number);
    let (low, high) = (one.min(two), one.max(two));
    let plain = match score.fits {
        Fits::SameNumber if !score.wild => return score.points().to_string(),
        Fits::SameNumber => "13".to_owned(),
        Fits::Consecutive => format!("{low} + {high}"),
        Fits::SameColour => format!("2 × ({high} − {low})"),
        Fits::Otherwise => format!("14 − {low}"),
    };
    let wild = if score.wild { " − 2" } else { "" };
    format!("{plain}{wild} = {}", score.points()).replace(' ', "\u{a0}")
}

/// A round's winner and the reason.
fn verdict(pairs: BySeat<Pair>, scores: BySeat<Score>, winner: Option<Seat>) -> Line {
    let part = |seat: Seat| line!("{0} {1}", seat, sum(pairs[seat], scores[seat]));
    let (one, two) = (part(Seat::ONE), part(Seat::TWO));
    match winner {
        Some(seat) => line!("{0}, {1}: {2} {2:wins|win} the round.", one, two, seat),
        None => line!("{0}, {1}: nobody wins the round.", one, two),
    }
}

fn duel_end(wins: BySeat<u8>, calls: BySeat<u8>, end: DuelEnd) -> Line {
    let rounds = |seat: Seat| count(usize::from(wins[seat]), "round", "rounds");
    match end {
        DuelEnd::Rounds(seat) => line!(
            "{0} {0:takes|take} the duel, {1} to {2}.",
            seat,
            rounds(seat),
            wins[seat.other()]
        ),
        DuelEnd::Calls(seat) => line!(
            "{0} each: {1} {1:takes|take} the duel, having called less often, {2} to {3}.",
            rounds(seat),
            seat,
            calls[seat],
            calls[seat.other()]
        ),
        DuelEnd::Tied => line!(
            "{0} and {1} each: the duel is tied.",
            rounds(Seat::ONE),
            count(usize::from(calls[Seat::ONE]), "call", "calls")
        ),
    }
}

/// `Round 4`, `Bonus round 2`.
fn round_name(round: u8) -> String {
    match round.checked_sub(ROUNDS) {
        None | Some(0) => format!("Round {round}"),
        Some(bonus) => format!("Bonus round {bonus}"),
    }
}

/// A round within a duel: `Duel 2, round 4`.
fn round_of_duel(view: &View) -> Line {
    match (view.round, view.round.checked_sub(ROUNDS)) {
        (0, _) => line!("Duel {0}, wild cards", view.duel),
        (round, None | Some(0)) => line!("Duel {0}, round {1}", view.duel, round),
        (_, Some(bonus)) => line!("Duel {0}, bonus round {1}", view.duel, bonus),
    }
}

/// The log's lines of each frame.
pub fn lines(frames: &[FrameOf<DualDuel>], _: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| frame.events.iter().filter_map(event).collect()).collect()
}

/// A frame in one line; `None` if it needs none.
pub fn narrate(frame: &FrameOf<DualDuel>, _: SeatSet) -> Option<Line> {
    at_once(&frame.events)
}

/// Simultaneous events in one line.
pub fn at_once(events: &[Event]) -> Option<Line> {
    if let [Event::WildsLaid(_, None), Event::WildsLaid(_, None)] = events {
        return Some("Both lay two wild cards aside, face-down.".into());
    }
    sentences(events.iter().filter_map(event))
}

/// An action's label for a button or a question.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Lay(wilds) => line!("lay {0} aside", list(wilds.cards())),
        Action::Give(card) => line!("give {0}", card),
        Action::Keep(card) => line!("keep {0}", card),
        Action::Call => "call “Wild”".into(),
        Action::Pass => "don’t call".into(),
        Action::Swap(Swap { out, brought_in }) => line!("swap {0} for {1}", out, brought_in),
        Action::Take(card) => line!("take {0} up", card),
    }
}

/// A rule's refusal in words.
pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::LayNow => "Now both players lay two wild cards aside.".into(),
        Refusal::GiveNow => "Now both players give a card to the other’s pair.".into(),
        Refusal::KeepNow => "Now both players add a card to their own pair.".into(),
        Refusal::CallNow => "Now decide whether to call “Wild”.".into(),
        Refusal::SwapNow => "Whoever called must swap a card of their pair now.".into(),
        Refusal::TakeNow => "Now both players take up one of their wild cards.".into(),
        Refusal::NotInHand(card) => line!("{0} isn’t in your hand.", card),
        Refusal::SameCard(card) => line!("{0} can’t fill both wild slots.", card),
        Refusal::NotInPair(card) => line!("{0} isn’t in this pair.", card),
        Refusal::NoWildToSwap(card) | Refusal::NoWildToTake(card) => {
            line!("{0} isn’t one of these wild cards.", card)
        }
    }
}

/// The round, as a heading of the log: `Duel 2, round 4`.
pub fn chapter(view: &View) -> Line {
    round_of_duel(view)
}

/// The public standing: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View) -> Vec<Line> {
    let (now, numbers) = match view.turn {
        Turn::Over(_) => ("Over".into(), view.won),
        Turn::Awaiting(_) | Turn::Resolving => (round_of_duel(view), view.rounds.wins()),
    };
    let score = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, numbers[seat])));
    [now].into_iter().chain(score).collect()
}

/// The seat's present task.
pub fn to_do(view: &View, seat: Seat) -> Line {
    match (view.turn, view.phase) {
        (Turn::Over(_), _) => "The match is over".into(),
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => "You have chosen".into(),
        (Turn::Awaiting(_) | Turn::Resolving, phase) => match phase {
            Phase::Lay => "Lay two cards aside as wild cards".into(),
            Phase::Give => line!("Give a card to {0’s} pair", seat.other()),
            Phase::Keep => "Now complete your own pair".into(),
            Phase::Call => "Call “Wild”?".into(),
            Phase::Answer => line!("{0} called “Wild”. Will you?", seat.other()),
            Phase::Swap => "Swap a card of your pair for a wild card".into(),
            Phase::Bonus => "Take a wild card into your hand".into(),
        },
    }
}

/// The seat's hand.
pub fn holds(view: &View, seat: Seat) -> Vec<Line> {
    view.seats[seat].hand.unwrap_or_default().iter().map(|card| line!("{0}", card)).collect()
}

/// The standing in the list of saved games.
pub fn saved_standing(view: &View) -> Line {
    match view.turn {
        Turn::Over(outcome) => saves::over(&outcome, 2),
        Turn::Awaiting(_) | Turn::Resolving => line!(
            "Duel {0}, round {1} · {2} to choose",
            view.duel,
            view.round.max(1),
            view.turn.awaited()
        ),
    }
}

/// The result.
pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let won = |seat: Seat| view.won[seat];
    let duels = |seat: Seat| count(usize::from(won(seat)), "duel", "duels");
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            line!("{0} {0:concedes|concede}: {1} {1:wins|win}", seat, seat.other())
        }
        (Ending::Played, Some(seat)) => {
            line!("{0} {0:wins|win}, {1} to {2}", seat, duels(seat), won(seat.other()))
        }
        (Ending::Played, None) => line!("A draw, {0} each", duels(Seat::ONE)),
    }
}
