//! What happens, who stands where, what is to be done.
//!
//! Events are told of persons by their names, so that a sentence is true for whoever reads it.

use engine::cards::Rank;
use engine::game::{Ending, Turn};
use engine::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, Phase, Refusal, Swap, SwapShown, View,
};
use engine::seat::{BySeat, Seat};

use crate::playback::FrameOf;
use crate::words::cards::{written, written_list};
use crate::words::players::Players;
use crate::words::saves;
use crate::words::{one_after_the_other, score};

/// What happened, in a sentence; `None` for what needs no line of its own.
pub fn event(event: &Event, players: &Players) -> Option<String> {
    let name = |seat: Seat| players.name(seat);
    Some(match *event {
        Event::RoundBegan(round) => format!("Round {round} begins."),
        Event::Recycled(seat) => {
            format!("{} shuffles the off-hand into the main deck.", name(seat))
        }
        Event::Drew(seat, Some(cards)) => format!("{} draws {}.", name(seat), written_list(cards)),
        Event::Chose(seat, Some(Choice { duel, wager })) => {
            let (duel, wager) = (written(duel), written(wager));
            format!("{} picks {duel} to duel with and wagers {wager}.", name(seat))
        }
        Event::SwapChosen(seat, Some(swap)) => match swap {
            Swap::Keep => format!("{} decides not to swap.", name(seat)),
            Swap::Duel => {
                format!("{} decides to swap the third card with the duel card.", name(seat))
            }
            Swap::Wager => format!("{} decides to swap the third card with the wager.", name(seat)),
        },
        // That somebody has chosen shows at the table; what was chosen is told when all may know.
        Event::Drew(_, None) | Event::Chose(_, None) | Event::SwapChosen(_, None) => return None,
        Event::TimedOut(seat) => {
            format!("{}’s time is up: the rules decide.", name(seat))
        }
        Event::WagersShown(wagers) => {
            let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| written(wagers[seat]));
            format!("{} wagers {one}, {} {two}.", name(Seat::ONE), name(Seat::TWO))
        }
        Event::Swapped(seat, SwapShown::Kept) => format!("{} doesn’t swap.", name(seat)),
        Event::Swapped(seat, SwapShown::Duel) => {
            format!("{} swaps the third card with the duel card, face-down.", name(seat))
        }
        Event::Swapped(seat, SwapShown::Wager { out, brought_in }) => format!(
            "{} swaps the third card with the wager: {} for {}.",
            name(seat),
            written(brought_in),
            written(out)
        ),
        Event::DuelsShown(duels) => {
            let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| written(duels[seat]));
            format!("{} duels with {one}, {} with {two}.", name(Seat::ONE), name(Seat::TWO))
        }
        Event::FivesActed(seats) => match seats.lowest() {
            Some(seat) if seats.len() == 1 => {
                let other = name(seat.other());
                format!("{}’s 5 makes {other} exchange the duel card.", name(seat))
            }
            _ => "Both 5s act at once: both players must exchange their duel card.".to_owned(),
        },
        Event::Exchanged { seat, out, brought_in } => {
            format!(
                "{} has to duel with {} instead of {}.",
                name(seat),
                written(brought_in),
                written(out)
            )
        }
        Event::TwoTook(seat, rank) => {
            format!("{}’s 2 takes the value of the wager: {rank}.", name(seat))
        }
        Event::SevenReversed(seat) => format!("{}’s 7 reverses the result.", name(seat)),
        Event::RoundWon { values, reversed, winner } => {
            format!("{}.", verdict(values, reversed, winner, players))
        }
        Event::Banked(seat, card, points) => {
            format!("{} banks {}: {points} points.", name(seat), written(card))
        }
        Event::Discarded(seat, card) => {
            format!("{}’s wager {} is discarded.", name(seat), written(card))
        }
        Event::WagerReturned(seat, card) => {
            format!("{} takes {} back into the off-hand.", name(seat), written(card))
        }
        Event::Conceded(seat) => format!("{} concedes.", name(seat)),
        Event::Ended(outcome) => match outcome.winner() {
            Some(seat) => format!("The game is over: {} wins.", name(seat)),
            None => "The game is over: a draw.".to_owned(),
        },
    })
}

/// Frames in the sentences of a log, by frame.
pub fn lines(frames: &[FrameOf<FoolsGambit>], players: &Players) -> Vec<Vec<String>> {
    let of_frame = |frame: &FrameOf<FoolsGambit>| {
        frame.events.iter().filter_map(|happened| event(happened, players)).collect()
    };
    frames.iter().map(of_frame).collect()
}

/// A frame in one sentence or a few; `None` for one that needs none.
pub fn narrate(frame: &FrameOf<FoolsGambit>, players: &Players) -> Option<String> {
    at_once(&frame.events, players)
}

/// Events that happen at once, in one sentence or a few.
pub fn at_once(events: &[Event], players: &Players) -> Option<String> {
    let name = |seat: Seat| players.name(seat);
    match *events {
        [Event::Swapped(_, SwapShown::Kept), Event::Swapped(_, SwapShown::Kept)] => {
            Some("Neither swaps.".to_owned())
        }
        [Event::Recycled(_), Event::Recycled(_)] => {
            Some("Both shuffle the off-hand into the main deck.".to_owned())
        }
        [Event::FivesActed(seats), Event::Exchanged { seat, out, brought_in }]
            if seats.len() == 1 =>
        {
            let (out, brought_in) = (written(out), written(brought_in));
            let (of, whose) = (name(seat.other()), name(seat));
            Some(format!("{of}’s 5 makes {whose} duel with {brought_in} instead of {out}."))
        }
        [Event::FivesActed(_), ref exchanged @ ..] => {
            let exchanged = joined(exchanged, players).unwrap_or_default();
            Some(format!("Both 5s act at once. {exchanged}").trim_end().to_owned())
        }
        [Event::SevenReversed(_), Event::SevenReversed(_)] => {
            Some("Two 7s reverse the result twice, so nothing changes.".to_owned())
        }
        [Event::RoundWon { values, reversed, winner: Some(winner) }, ref wagers @ ..] => {
            let mut sentence = verdict(values, reversed, Some(winner), players);
            let mut rest = String::new();
            for wager in wagers {
                if let Event::Banked(_, card, points) = *wager {
                    sentence = format!("{sentence} and banks {} ({points} points)", written(card));
                } else if let Some(line) = event(wager, players) {
                    rest.push(' ');
                    rest.push_str(&line);
                }
            }
            Some(format!("{sentence}.{rest}"))
        }
        _ => joined(events, players),
    }
}

/// The sentences of events, one after the other.
fn joined(events: &[Event], players: &Players) -> Option<String> {
    one_after_the_other(events.iter().filter_map(|one| event(one, players)))
}

/// Who wins a round and why, without a full stop.
fn verdict(
    values: BySeat<Rank>,
    reversed: bool,
    winner: Option<Seat>,
    players: &Players,
) -> String {
    let (one, two) = (values[Seat::ONE], values[Seat::TWO]);
    let against = format!("{one} against {two}");
    match winner {
        None if reversed => format!("{against}: a tie, and a 7 doesn’t change a tie"),
        None => format!("{against}: a tie"),
        Some(seat) if reversed => {
            format!("{against}, reversed by the 7: {} wins the round", players.name(seat))
        }
        Some(seat) => format!("{against}: {} wins the round", players.name(seat)),
    }
}

/// What an action does, for a button or a question.
pub fn action(_: &View, action: Action, _: &Players) -> String {
    match action {
        Action::Choose(Choice { duel, wager }) => {
            format!("duel with {}, wager {}", written(duel), written(wager))
        }
        Action::Swap(Swap::Keep) => "don’t swap".to_owned(),
        Action::Swap(Swap::Duel) => "swap the third card with the duel card".to_owned(),
        Action::Swap(Swap::Wager) => "swap the third card with the wager".to_owned(),
    }
}

/// Why the rules refuse an action.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::ChooseNow => "Pick a duel card and a wager now. Swapping comes later.".to_owned(),
        Refusal::SwapNow => {
            "Duel card and wager are down. Now you may swap the third card.".to_owned()
        }
        Refusal::NotInHand(card) => format!("{} isn’t in your hand.", written(card)),
        Refusal::SameCard(card) => {
            format!("{} can’t be duel card and wager at once.", written(card))
        }
    }
}

/// The round, as a heading of the log.
pub fn chapter(view: &View, _: &Players) -> String {
    format!("Round {}", view.round)
}

/// Where the game stands, for all to see: `Round 4 · Ana: 24 · Ben: 30`.
pub fn standing(view: &View, players: &Players) -> String {
    let points = |seat: Seat| view.seats[seat].points;
    let (one, two) = (Seat::ONE, Seat::TWO);
    let score = score([one, two].map(|seat| (players.name(seat), points(seat))));
    match view.turn {
        Turn::Over(_) => format!("Over · {score}"),
        Turn::Awaiting(_) | Turn::Resolving => format!("Round {} · {score}", view.round),
    }
}

/// What the seat is to do now.
pub fn to_do(view: &View, seat: Seat) -> &'static str {
    match (view.turn, view.phase) {
        (Turn::Over(_), _) => "The game is over",
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => "You have chosen",
        (_, Phase::Duel) => "You have chosen",
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Choose) => {
            "Pick a card to duel with and one to wager"
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Swap) => "Swap the third card, or keep it?",
    }
}

/// Where the game stands, among the saved games.
pub fn saved_standing(view: &View, players: &Players) -> String {
    match view.turn {
        Turn::Over(outcome) => saves::over(&outcome, players),
        Turn::Awaiting(_) | Turn::Resolving => {
            format!("Round {} · {} to choose", view.round, players.list(view.turn.awaited()))
        }
    }
}

/// How the game ended.
pub fn result(view: &View, players: &Players) -> String {
    let Some(outcome) = view.turn.outcome() else { return standing(view, players) };
    let points = |seat: Seat| view.seats[seat].points;
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            format!("{} concedes: {} wins", players.name(seat), players.name(seat.other()))
        }
        (Ending::Played, Some(seat)) => {
            format!("{} wins, {} to {}", players.name(seat), points(seat), points(seat.other()))
        }
        (Ending::Played, None) => format!("A draw, {0} to {0}", points(Seat::ONE)),
    }
}
