//! Words for events, standings, and decisions.

use engine::cards::Rank;
use engine::game::{Ending, Turn};
use engine::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, Phase, Refusal, Swap, SwapShown, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::board::{DUEL_CARD, THIRD_CARD, WAGER_CARD};
use crate::playback::FrameOf;
use crate::words::line::{Line, joined, line, list, sentences};
use crate::words::saves;
use crate::words::scores;

/// An event as a sentence; `None` if it needs no line of its own.
pub fn event(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::RoundBegan(round) => line!("Round {0} begins.", round),
        Event::Recycled(seat) => {
            line!("{0} {0:shuffles|shuffle} the off-hand into the main deck.", seat)
        }
        Event::Drew(seat, Some(cards)) => line!("{0} {0:draws|draw} {1}.", seat, list(cards)),
        Event::Chose(seat, Some(Choice { duel, wager })) => line!(
            "{0} {0:picks|pick} {1} to duel with and {0:wagers|wager} {2}.",
            seat,
            duel,
            wager
        ),
        // The table shows that somebody has chosen; the choice is told once all may know.
        Event::Drew(_, None) | Event::Chose(_, None) | Event::SwapChosen(..) => return None,
        Event::TimedOut(seat) => line!("{0’s} time is up: the rules decide.", seat),
        Event::WagersShown(wagers) => line!(
            "{0} {0:wagers|wager} {1}, {2} {3}.",
            Seat::ONE,
            wagers[Seat::ONE],
            Seat::TWO,
            wagers[Seat::TWO]
        ),
        Event::Swapped(seat, SwapShown::Kept) => line!("{0} {0:doesn’t|don’t} swap.", seat),
        Event::Swapped(seat, SwapShown::Duel) => {
            line!("{0} {0:swaps|swap} the third card with the duel card, face-down.", seat)
        }
        Event::Swapped(seat, SwapShown::Wager { out, brought_in }) => line!(
            "{0} {0:swaps|swap} the third card with the wager: {1} for {2}.",
            seat,
            brought_in,
            out
        ),
        Event::DuelsShown(duels) => line!(
            "{0} {0:duels|duel} with {1}, {2} with {3}.",
            Seat::ONE,
            duels[Seat::ONE],
            Seat::TWO,
            duels[Seat::TWO]
        ),
        Event::FivesActed(seats) => match seats.lowest() {
            Some(seat) if seats.len() == 1 => {
                line!("{0’s} 5 makes {1} exchange the duel card.", seat, seat.other())
            }
            _ => "Both 5s act at once: both players must exchange their duel card.".into(),
        },
        Event::Exchanged { seat, out, brought_in } => {
            line!("{0} {0:has|have} to duel with {1} instead of {2}.", seat, brought_in, out)
        }
        Event::TwoTook(seat, rank) => {
            line!("{0’s} 2 takes the value of the wager: {1}.", seat, rank)
        }
        Event::SevenReversed(seat) => line!("{0’s} 7 reverses the result.", seat),
        Event::RoundWon { values, reversed, winner } => {
            line!("{0}.", verdict(values, reversed, winner))
        }
        Event::Banked(seat, card, points) => {
            line!("{0} {0:banks|bank} {1}: {2} points.", seat, card, points)
        }
        Event::Discarded(seat, card) => line!("{0’s} wager {1} is discarded.", seat, card),
        Event::WagerReturned(seat, card) => {
            line!("{0} {0:takes|take} {1} back into the off-hand.", seat, card)
        }
        Event::Conceded(seat) => line!("{0} {0:concedes|concede}.", seat),
        Event::Ended(outcome) => match outcome.winner() {
            Some(seat) => line!("The game is over: {0} {0:wins|win}.", seat),
            None => "The game is over: a draw.".into(),
        },
    })
}

/// The log's lines of each frame.
pub fn lines(frames: &[FrameOf<FoolsGambit>], _: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| frame.events.iter().filter_map(event).collect()).collect()
}

/// A frame in one line; `None` if it needs none.
pub fn narrate(frame: &FrameOf<FoolsGambit>, _: SeatSet) -> Option<Line> {
    at_once(&frame.events)
}

/// Simultaneous events in one line.
pub fn at_once(events: &[Event]) -> Option<Line> {
    match *events {
        [Event::Swapped(_, SwapShown::Kept), Event::Swapped(_, SwapShown::Kept)] => {
            Some("Neither swaps.".into())
        }
        [Event::Recycled(_), Event::Recycled(_)] => {
            Some("Both shuffle the off-hand into the main deck.".into())
        }
        [Event::FivesActed(seats), Event::Exchanged { seat, out, brought_in }]
            if seats.len() == 1 =>
        {
            Some(line!(
                "{0’s} 5 makes {1} duel with {2} instead of {3}.",
                seat.other(),
                seat,
                brought_in,
                out
            ))
        }
        [Event::FivesActed(_), ref exchanged @ ..] => {
            let both = Line::from("Both 5s act at once.");
            sentences([both].into_iter().chain(exchanged.iter().filter_map(event)))
        }
        [Event::SevenReversed(_), Event::SevenReversed(_)] => {
            Some("Two 7s reverse the result twice, so nothing changes.".into())
        }
        [Event::RoundWon { values, reversed, winner: Some(winner) }, ref wagers @ ..] => {
            let mut sentence = verdict(values, reversed, Some(winner));
            let mut rest = Vec::new();
            for wager in wagers {
                if let Event::Banked(_, card, points) = *wager {
                    sentence = line!(
                        "{0} and {1:banks|bank} {2} ({3} points)",
                        sentence,
                        winner,
                        card,
                        points
                    );
                } else {
                    rest.extend(event(wager));
                }
            }
            sentences([line!("{0}.", sentence)].into_iter().chain(rest))
        }
        _ => sentences(events.iter().filter_map(event)),
    }
}

/// A round's winner and the reason, without a full stop.
fn verdict(values: BySeat<Rank>, reversed: bool, winner: Option<Seat>) -> Line {
    let against = line!("{0} against {1}", values[Seat::ONE], values[Seat::TWO]);
    match winner {
        None if reversed => line!("{0}: a tie, and a 7 doesn’t change a tie", against),
        None => line!("{0}: a tie", against),
        Some(seat) if reversed => {
            line!("{0}, reversed by the 7: {1} {1:wins|win} the round", against, seat)
        }
        Some(seat) => line!("{0}: {1} {1:wins|win} the round", against, seat),
    }
}

/// An action's label for a button or a question.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Choose(Choice { duel, wager }) => {
            line!("duel with {0}, wager {1}", duel, wager)
        }
        Action::Swap(Swap::Keep) => "don’t swap".into(),
        Action::Swap(Swap::Duel) => "swap the third card with the duel card".into(),
        Action::Swap(Swap::Wager) => "swap the third card with the wager".into(),
    }
}

/// A rule's refusal in words.
pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::ChooseNow => "Pick a duel card and a wager now. Swapping comes later.".into(),
        Refusal::SwapNow => "Duel card and wager are down. Now you may swap the third card.".into(),
        Refusal::NotInHand(card) => line!("{0} isn’t in your hand.", card),
        Refusal::SameCard(card) => line!("{0} can’t be duel card and wager at once.", card),
    }
}

/// The round, as a heading of the log.
pub fn chapter(view: &View) -> Line {
    line!("Round {0}", view.round)
}

/// The public standing: `Round 4 · Ana: 24 · Ben: 30`.
pub fn standing(view: &View) -> Vec<Line> {
    let score = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, view.seats[seat].points)));
    let now = match view.turn {
        Turn::Over(_) => "Over".into(),
        Turn::Awaiting(_) | Turn::Resolving => line!("Round {0}", view.round),
    };
    [now].into_iter().chain(score).collect()
}

/// The seat's present task.
pub fn to_do(view: &View, seat: Seat) -> Line {
    let text = match (view.turn, view.phase) {
        (Turn::Over(_), _) => "The game is over",
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => "You have chosen",
        (_, Phase::Duel) => "You have chosen",
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Choose) => {
            "Pick a card to duel with and one to wager"
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Swap) => "Swap the third card, or keep it?",
    };
    text.into()
}

/// The seat's cards: its hand, or the laid-down cards and the third one.
pub fn holds(view: &View, seat: Seat) -> Vec<Line> {
    let own = &view.seats[seat];
    if let (Some(duel), Some(wager), Some(third)) = (own.duel, own.wager, own.third) {
        let places = [(duel, DUEL_CARD), (wager, WAGER_CARD), (third, THIRD_CARD)];
        return places.map(|(card, place)| line!("{0} as {1}", card, place)).into();
    }
    own.hand.unwrap_or_default().iter().map(Line::from).collect()
}

/// The standing in the list of saved games.
pub fn saved_standing(view: &View) -> Line {
    match view.turn {
        Turn::Over(outcome) => saves::over(&outcome, 2),
        Turn::Awaiting(_) | Turn::Resolving => {
            line!("Round {0} · {1} to choose", view.round, view.turn.awaited())
        }
    }
}

/// The result.
pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let points = |seat: Seat| view.seats[seat].points;
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            line!("{0} {0:concedes|concede}: {1} {1:wins|win}", seat, seat.other())
        }
        (Ending::Played, Some(seat)) => {
            line!("{0} {0:wins|win}, {1} to {2}", seat, points(seat), points(seat.other()))
        }
        (Ending::Played, None) => line!("A draw, {0} to {0}", points(Seat::ONE)),
    }
}
