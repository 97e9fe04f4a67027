//! Sentences for events, decisions, and the state of the game.

use std::cmp::Ordering;

use crate::words::messages::dual_duel::decided;
pub(crate) use crate::words::messages::dual_duel::events::*;
use engine::game::{Ending, Turn};
use engine::games::dual_duel::{
    Action, Card, DualDuel, DuelEnd, Event, Fits, Pair, Phase, ROUNDS, Refusal, Score, Swap, View,
};
use engine::seat::{Seat, SeatSet};

use crate::playback::FrameOf;
use crate::words::line::{Line, joined, sentences};
use crate::words::lists::list;
use crate::words::{saves, scores};

/// More cards than this are counted, not named.
const MOST_NAMED: u8 = 3;

/// `None` if the event needs no line of its own.
pub fn event_line(event: &Event) -> Option<Line> {
    let (one, two) = (Seat::ONE, Seat::TWO);
    Some(match *event {
        Event::DuelBegan(duel) => duel_began(duel).into(),
        Event::Dealt(seat, number, Some(cards)) if number <= MOST_NAMED => dealt(seat, list(cards)),
        Event::Dealt(seat, number, Some(_)) => dealt_many(seat, number),
        Event::Chose(seat, Some(chosen)) => match chosen {
            Action::Lay(wilds) => chose_lay(seat, list(wilds.cards())),
            Action::Give(card) => chose_give(seat, card),
            Action::Keep(card) => chose_keep(seat, card),
            Action::Call => chose_call(seat),
            Action::Pass => chose_pass(seat),
            Action::Swap(Swap { out, brought_in }) => chose_swap(seat, brought_in, out),
            Action::Take(card) => chose_take(seat, card),
        },
        // The table marks the seats that have chosen; a later event tells the choice.
        Event::Dealt(_, _, None) | Event::Chose(_, None) => return None,
        Event::TimedOut(seat) => timed_out(seat),
        Event::WildsLaid(seat, Some(cards)) => wilds_laid(seat, list(cards)),
        Event::WildsLaid(seat, None) => wilds_hidden(seat),
        Event::RoundBegan(round) if round > ROUNDS => bonus_round_began(round - ROUNDS).into(),
        Event::RoundBegan(round) => round_began(round).into(),
        Event::Given(cards) => given(one, cards[two], two, cards[one]),
        Event::Kept(cards) => kept(one, cards[one], two, cards[two]),
        Event::Called(seats) => match seats.lowest() {
            Some(seat) if seats.len() == 1 => called(seat),
            Some(_) => BOTH_CALLED.into(),
            None => NOBODY_CALLED.into(),
        },
        Event::Answered(seat, true) => called_too(seat),
        Event::Answered(seat, false) => not_called(seat),
        Event::Swapped(seat, _, Swap { out, brought_in }) => swapped(seat, out, brought_in),
        Event::RoundWon { pairs, scores, winner } => {
            let [sum_one, sum_two] = [one, two].map(|seat| sum(pairs[seat], scores[seat]));
            match winner {
                Some(winner) => round_won(one, sum_one, two, sum_two, winner),
                None => round_tied(one, sum_one, two, sum_two),
            }
        }
        Event::BonusBegan => BONUS_BEGAN.into(),
        Event::TookUp { seat, card: Some(card), .. } => took_up(seat, card),
        Event::TookUp { seat, slot, card: None, .. } => took_up_hidden(seat, slot.number()),
        Event::DuelWon { wins, calls, end } => match end {
            DuelEnd::Rounds(seat) => duel_won(seat, wins[seat], wins[seat.other()]),
            DuelEnd::Calls(seat) => {
                duel_won_by_calls(wins[seat], seat, calls[seat], calls[seat.other()])
            }
            DuelEnd::Tied => duel_tied(wins[one], calls[one]).into(),
        },
        Event::Conceded(seat) => conceded(seat),
        Event::Ended(outcome) => outcome.winner().map_or_else(|| MATCH_DRAWN.into(), match_won),
    })
}

/// The sum of a pair's score, `9 + 10 − 2 = 17`, with no-break spaces.
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

pub fn lines(frames: &[FrameOf<DualDuel>], _: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| frame.events.iter().filter_map(event_line).collect()).collect()
}

pub fn narrate(frame: &FrameOf<DualDuel>, _: SeatSet) -> Option<Line> {
    frame_line(&frame.events)
}

/// Simultaneous events in one line; `None` if none needs one.
pub fn frame_line(events: &[Event]) -> Option<Line> {
    if let [Event::WildsLaid(_, None), Event::WildsLaid(_, None)] = events {
        return Some(BOTH_LAID.into());
    }
    sentences(events.iter().filter_map(event_line))
}

/// An action's label for a button or a question.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Lay(wilds) => lay(list(wilds.cards())),
        Action::Give(card) => give(card),
        Action::Keep(card) => keep(card),
        Action::Call => CALL.into(),
        Action::Pass => PASS.into(),
        Action::Swap(Swap { out, brought_in }) => swap(out, brought_in),
        Action::Take(card) => take(card),
    }
}

pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::LayNow => LAY_NOW.into(),
        Refusal::GiveNow => GIVE_NOW.into(),
        Refusal::KeepNow => KEEP_NOW.into(),
        Refusal::CallNow => CALL_NOW.into(),
        Refusal::SwapNow => SWAP_NOW.into(),
        Refusal::TakeNow => TAKE_NOW.into(),
        Refusal::NotInHand(card) => not_in_hand(card),
        Refusal::SameCard(card) => same_card(card),
        Refusal::NotInPair(card) => not_in_pair(card),
        Refusal::NoWildToSwap(card) | Refusal::NoWildToTake(card) => no_such_wild(card),
    }
}

/// The heading of a round in the log: `Duel 2, round 4`.
pub fn chapter(view: &View) -> Line {
    match view.round {
        0 => duel_wilds(view.duel),
        bonus if bonus > ROUNDS => duel_bonus_round(view.duel, bonus - ROUNDS),
        round => duel_round(view.duel, round),
    }
    .into()
}

/// The public state: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View) -> Vec<Line> {
    let (progress, wins) = match view.turn {
        Turn::Over(_) => (OVER.into(), view.won),
        Turn::Awaiting(_) | Turn::Resolving => (chapter(view), view.rounds.wins()),
    };
    let score = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, wins[seat])));
    [progress].into_iter().chain(score).collect()
}

pub fn prompt(view: &View, seat: Seat) -> Line {
    match (view.turn, view.phase) {
        (Turn::Over(_), _) => MATCH_OVER.into(),
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => HAVE_CHOSEN.into(),
        (Turn::Awaiting(_) | Turn::Resolving, phase) => match phase {
            Phase::Lay => ASKS_LAY.into(),
            Phase::Give => asks_give(seat.other()),
            Phase::Keep => ASKS_KEEP.into(),
            Phase::Call => ASKS_CALL.into(),
            Phase::Answer => asks_answer(seat.other()),
            Phase::Swap => ASKS_SWAP.into(),
            Phase::Bonus => ASKS_TAKE.into(),
        },
    }
}

pub fn possessions(view: &View, seat: Seat) -> Vec<Line> {
    view.seats[seat].hand.unwrap_or_default().iter().map(Line::from).collect()
}

pub fn saved_standing(view: &View) -> Line {
    match view.turn {
        Turn::Over(outcome) => saves::over(&outcome, 2),
        Turn::Awaiting(_) | Turn::Resolving => {
            to_choose(view.duel, view.round.max(1), view.turn.awaited())
        }
    }
}

pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => concedes(seat, seat.other()),
        (Ending::Played, Some(seat)) => wins(seat, view.won[seat], view.won[seat.other()]),
        (Ending::Played, None) => draw(view.won[Seat::ONE]).into(),
    }
}

/// A sentence on the last duel's result; `None` if nobody won the match by playing.
pub fn decisive_line(view: &View) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let other = winner.other();
    let wins = view.rounds.wins();
    let calls = view.seats.map(|seat| seat.calls);
    let by_rounds = wins[winner].cmp(&wins[other]);
    let seat = match by_rounds.then(calls[other].cmp(&calls[winner])) {
        Ordering::Greater => winner,
        Ordering::Less => other,
        Ordering::Equal => return Some(decided::nobody(wins[winner]).into()),
    };
    Some(if by_rounds == Ordering::Equal {
        decided::called_less(wins[seat], seat)
    } else {
        decided::took(seat, wins[seat], wins[seat.other()])
    })
}
