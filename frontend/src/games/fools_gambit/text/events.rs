//! Sentences for events, decisions, and the state of the game.

use engine::cards::Rank;
use engine::game::{Ending, Turn};
use engine::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, Phase, Refusal, Swap, SwapShown, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::board::{DUEL_CARD, THIRD_CARD, WAGER_CARD};
use crate::playback::FrameOf;
use crate::words::line::{Line, joined, sentences};
use crate::words::lists::list;
use crate::words::messages::fools_gambit::events as words;
use crate::words::{full_stop, saves, scores};

/// `None` if the event needs no line of its own.
pub fn event_line(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::RoundBegan(round) => words::round_began(round).into(),
        Event::Recycled(seat) => words::recycled(seat),
        Event::Drew(seat, Some(cards)) => words::drew(seat, list(cards)),
        Event::Chose(seat, Some(Choice { duel, wager })) => words::chose(seat, duel, wager),
        // The table marks the seats that have chosen; a later event tells the choice.
        Event::Drew(_, None) | Event::Chose(_, None) | Event::SwapChosen(..) => return None,
        Event::TimedOut(seat) => words::timed_out(seat),
        Event::WagersShown(wagers) => {
            words::wagers_shown(Seat::ONE, wagers[Seat::ONE], Seat::TWO, wagers[Seat::TWO])
        }
        Event::Swapped(seat, SwapShown::Kept) => words::kept(seat),
        Event::Swapped(seat, SwapShown::Duel) => words::swapped_duel(seat),
        Event::Swapped(seat, SwapShown::Wager { out, brought_in }) => {
            words::swapped_wager(seat, brought_in, out)
        }
        Event::DuelsShown(duels) => {
            words::duels_shown(Seat::ONE, duels[Seat::ONE], Seat::TWO, duels[Seat::TWO])
        }
        Event::FivesActed(seats) => match seats.lowest() {
            Some(seat) if seats.len() == 1 => words::five_acted(seat, seat.other()),
            _ => words::FIVES_ACTED.into(),
        },
        Event::Exchanged { seat, out, brought_in } => words::exchanged(seat, brought_in, out),
        Event::TwoTook(seat, rank) => words::two_took(seat, rank),
        Event::SevenReversed(seat) => words::seven_reversed(seat),
        Event::RoundWon { values, reversed, winner } => {
            full_stop(verdict(values, reversed, winner))
        }
        Event::Banked(seat, card, points) => words::banked(seat, card, points),
        Event::Discarded(seat, card) => words::discarded(seat, card),
        Event::WagerReturned(seat, card) => words::wager_returned(seat, card),
        Event::Conceded(seat) => words::conceded(seat),
        Event::Ended(outcome) => match outcome.winner() {
            Some(seat) => words::game_won(seat),
            None => words::GAME_DRAWN.into(),
        },
    })
}

pub fn lines(frames: &[FrameOf<FoolsGambit>], _: SeatSet) -> Vec<Vec<Line>> {
    frames.iter().map(|frame| frame.events.iter().filter_map(event_line).collect()).collect()
}

pub fn narrate(frame: &FrameOf<FoolsGambit>, _: SeatSet) -> Option<Line> {
    frame_line(&frame.events)
}

/// Simultaneous events in one line; `None` if none needs one.
pub fn frame_line(events: &[Event]) -> Option<Line> {
    match *events {
        [Event::Swapped(_, SwapShown::Kept), Event::Swapped(_, SwapShown::Kept)] => {
            Some(words::NEITHER_SWAPS.into())
        }
        [Event::Recycled(_), Event::Recycled(_)] => Some(words::BOTH_SHUFFLE.into()),
        [Event::FivesActed(seats), Event::Exchanged { seat, out, brought_in }]
            if seats.len() == 1 =>
        {
            Some(words::five_exchanged(seat.other(), seat, brought_in, out))
        }
        [Event::FivesActed(_), ref exchanged @ ..] => {
            let both_fives = Line::from(words::BOTH_FIVES);
            sentences([both_fives].into_iter().chain(exchanged.iter().filter_map(event_line)))
        }
        [Event::SevenReversed(_), Event::SevenReversed(_)] => Some(words::SEVENS_CANCEL.into()),
        [Event::RoundWon { values, reversed, winner: Some(winner) }, ref wagers @ ..] => {
            let mut sentence = verdict(values, reversed, Some(winner));
            let mut rest = Vec::new();
            for wager in wagers {
                if let Event::Banked(_, card, points) = *wager {
                    sentence = words::and_banks(sentence, winner, card, points);
                } else {
                    rest.extend(event_line(wager));
                }
            }
            sentences([full_stop(sentence)].into_iter().chain(rest))
        }
        _ => sentences(events.iter().filter_map(event_line)),
    }
}

/// A round's winner and the reason, without a full stop.
fn verdict(values: BySeat<Rank>, reversed: bool, winner: Option<Seat>) -> Line {
    let against = words::against(values[Seat::ONE], values[Seat::TWO]);
    match winner {
        None if reversed => words::tie_kept(against),
        None => words::tie(against),
        Some(seat) if reversed => words::wins_reversed(against, seat),
        Some(seat) => words::wins_round(against, seat),
    }
}

/// An action's label for a button or a question.
pub fn action(_: &View, action: Action) -> Line {
    match action {
        Action::Choose(Choice { duel, wager }) => words::duel_with(duel, wager),
        Action::Swap(Swap::Keep) => words::DONT_SWAP.into(),
        Action::Swap(Swap::Duel) => words::SWAP_WITH_DUEL.into(),
        Action::Swap(Swap::Wager) => words::SWAP_WITH_WAGER.into(),
    }
}

pub fn refusal(refusal: Refusal) -> Line {
    match refusal {
        Refusal::ChooseNow => words::CHOOSE_NOW.into(),
        Refusal::SwapNow => words::SWAP_NOW.into(),
        Refusal::NotInHand(card) => words::not_in_hand(card),
        Refusal::SameCard(card) => words::same_card(card),
    }
}

pub fn chapter(view: &View) -> Line {
    words::round(view.round).into()
}

/// The public state: `Round 4 · Ana: 24 · Ben: 30`.
pub fn standing(view: &View) -> Vec<Line> {
    let score = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, view.seats[seat].points)));
    let progress = match view.turn {
        Turn::Over(_) => words::OVER.into(),
        Turn::Awaiting(_) | Turn::Resolving => words::round(view.round).into(),
    };
    [progress].into_iter().chain(score).collect()
}

pub fn prompt(view: &View, seat: Seat) -> Line {
    let text = match (view.turn, view.phase) {
        (Turn::Over(_), _) => words::GAME_OVER,
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => words::HAVE_CHOSEN,
        (_, Phase::Duel) => words::HAVE_CHOSEN,
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Choose) => words::PICK_TWO,
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Swap) => words::SWAP_OR_KEEP,
    };
    text.into()
}

/// The seat's hand, or its laid-down cards and the third one.
pub fn possessions(view: &View, seat: Seat) -> Vec<Line> {
    let own = &view.seats[seat];
    if let (Some(duel), Some(wager), Some(third)) = (own.duel, own.wager, own.third) {
        let places = [(duel, DUEL_CARD), (wager, WAGER_CARD), (third, THIRD_CARD)];
        return places.map(|(card, place)| words::card_as(card, place)).into();
    }
    own.hand.unwrap_or_default().iter().map(Line::from).collect()
}

pub fn saved_standing(view: &View) -> Line {
    match view.turn {
        Turn::Over(outcome) => saves::over(&outcome, 2),
        Turn::Awaiting(_) | Turn::Resolving => words::to_choose(view.round, view.turn.awaited()),
    }
}

pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let points = |seat: Seat| view.seats[seat].points;
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => words::concedes(seat, seat.other()),
        (Ending::Played, Some(seat)) => words::wins(seat, points(seat), points(seat.other())),
        (Ending::Played, None) => words::draw(points(Seat::ONE)).into(),
    }
}
