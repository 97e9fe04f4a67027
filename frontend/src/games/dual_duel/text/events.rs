//! What happens, who stands where, what is to be done.
//!
//! Sentences call the players by their names, so that they are true for whoever reads them.

use engine::game::{Ending, Turn};
use engine::games::dual_duel::{
    Action, Card, DualDuel, DuelEnd, Event, Fits, Pair, Phase, ROUNDS, Refusal, Score, Swap, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::cards::{written, written_list};
use crate::playback::FrameOf;
use crate::words::players::Players;
use crate::words::saves;
use crate::words::{count, one_after_the_other, score};

/// So many cards are named one by one.
const NAMED: u8 = 3;

/// What happened, in a sentence; `None` for what needs no line of its own.
pub fn event(event: &Event, players: &Players) -> Option<String> {
    let name = |seat: Seat| players.name(seat);
    let (one, two) = (name(Seat::ONE), name(Seat::TWO));
    Some(match *event {
        Event::DuelBegan(duel) => format!("Duel {duel} begins."),
        Event::Dealt(seat, number, Some(cards)) if number <= NAMED => {
            format!("{} is dealt {}.", name(seat), written_list(cards))
        }
        Event::Dealt(seat, number, Some(_)) => format!("{} is dealt {number} cards.", name(seat)),
        Event::Chose(seat, Some(action)) => chose(name(seat), action),
        // The table shows that a seat has chosen; what it chose is told when all may know.
        Event::Dealt(_, _, None) | Event::Chose(_, None) => return None,
        Event::TimedOut(seat) => format!("{}’s time is up: the rules decide.", name(seat)),
        Event::WildsLaid(seat, Some(cards)) => {
            format!("{}’s wild cards are {}.", name(seat), written_list(cards))
        }
        Event::WildsLaid(seat, None) => {
            format!("{} lays two wild cards aside, face-down.", name(seat))
        }
        Event::RoundBegan(round) => format!("{} begins.", round_name(round)),
        Event::Given(cards) => {
            let [to_one, to_two] = cards.0.map(written);
            format!("{one} gives {to_two}, {two} gives {to_one}.")
        }
        Event::Kept(cards) => {
            let [of_one, of_two] = cards.0.map(written);
            format!("{one} keeps {of_one}, {two} keeps {of_two}.")
        }
        Event::Called(seats) => called(seats, players),
        Event::Answered(seat, true) => format!("{} calls “Wild”, too.", name(seat)),
        Event::Answered(seat, false) => format!("{} doesn’t call.", name(seat)),
        Event::Swapped(seat, _, Swap { out, brought_in }) => {
            format!("{} swaps {} for {}.", name(seat), written(out), written(brought_in))
        }
        Event::RoundWon { pairs, scores, winner } => verdict(pairs, scores, winner, players),
        Event::BonusBegan => {
            "Level after nine rounds: three bonus rounds follow. Both players are \
                              dealt 3 of the cards left aside."
                .to_owned()
        }
        Event::TookUp { seat, card: Some(card), .. } => {
            format!("{} takes the wild card {} up.", name(seat), written(card))
        }
        Event::TookUp { seat, slot, card: None, .. } => {
            format!("{} takes up wild card {}, face-down.", name(seat), slot.number())
        }
        Event::DuelWon { wins, calls, end } => duel_end(wins, calls, end, players),
        Event::Conceded(seat) => format!("{} concedes.", name(seat)),
        Event::Ended(outcome) => match outcome.winner() {
            Some(seat) => format!("The match is over: {} wins.", name(seat)),
            None => "The match is over: a draw.".to_owned(),
        },
    })
}

fn chose(name: &str, chosen: Action) -> String {
    match chosen {
        Action::Lay(wilds) => {
            format!("{name} lays {} aside as wild cards.", written_list(wilds.cards()))
        }
        Action::Give(card) => format!("{name} picks {} to give.", written(card)),
        Action::Keep(card) => format!("{name} picks {} to keep.", written(card)),
        Action::Call => format!("{name} decides to call “Wild”."),
        Action::Pass => format!("{name} decides not to call."),
        Action::Swap(Swap { out, brought_in }) => {
            format!("{name} picks {} to come in for {}.", written(brought_in), written(out))
        }
        Action::Take(card) => format!("{name} picks {} to take up.", written(card)),
    }
}

fn called(seats: SeatSet, players: &Players) -> String {
    match (seats.len(), seats.lowest()) {
        (1, Some(seat)) => format!("{} calls “Wild”.", players.name(seat)),
        (_, Some(_)) => "Both call “Wild”.".to_owned(),
        (_, None) => "Nobody calls “Wild”.".to_owned(),
    }
}

/// How a pair comes by its score, in figures: `9 + 10 − 2`.
pub fn figures(pair: Pair, score: Score) -> String {
    let [one, two] = pair.cards().map(Card::number);
    let (low, high) = (one.min(two), one.max(two));
    let plain = match score.fits {
        Fits::SameNumber => "13".to_owned(),
        Fits::Consecutive => format!("{low} + {high}"),
        Fits::SameColour => format!("2 × ({high} − {low})"),
        Fits::Otherwise => format!("14 − {low}"),
    };
    if score.wild { format!("{plain} − 2") } else { plain }
}

/// Who wins a round and why.
fn verdict(
    pairs: BySeat<Pair>,
    scores: BySeat<Score>,
    winner: Option<Seat>,
    players: &Players,
) -> String {
    let part = |seat: Seat| {
        let (figures, points) = (figures(pairs[seat], scores[seat]), scores[seat].points());
        let equals =
            if figures == points.to_string() { String::new() } else { format!("{figures} = ") };
        format!("{} {equals}{points}", players.name(seat))
    };
    let against = format!("{}, {}", part(Seat::ONE), part(Seat::TWO));
    match winner {
        Some(seat) => format!("{against}: {} wins the round.", players.name(seat)),
        None => format!("{against}: nobody wins the round."),
    }
}

fn duel_end(wins: BySeat<u8>, calls: BySeat<u8>, end: DuelEnd, players: &Players) -> String {
    let rounds = |number: u8| count(usize::from(number), "round", "rounds");
    match end {
        DuelEnd::Rounds(seat) => format!(
            "{} takes the duel, {} to {}.",
            players.name(seat),
            rounds(wins[seat]),
            wins[seat.other()]
        ),
        DuelEnd::Calls(seat) => format!(
            "{} each: {} takes the duel, having called less often, {} to {}.",
            rounds(wins[seat]),
            players.name(seat),
            calls[seat],
            calls[seat.other()]
        ),
        DuelEnd::Tied => format!(
            "{} and {} each: the duel is tied.",
            rounds(wins[Seat::ONE]),
            count(usize::from(calls[Seat::ONE]), "call", "calls")
        ),
    }
}

/// `Round 4`, `Bonus round 2`.
pub fn round_name(round: u8) -> String {
    match round.checked_sub(ROUNDS) {
        None | Some(0) => format!("Round {round}"),
        Some(bonus) => format!("Bonus round {bonus}"),
    }
}

/// Frames in the sentences of a log, by frame.
pub fn lines(frames: &[FrameOf<DualDuel>], players: &Players) -> Vec<Vec<String>> {
    let of_frame = |frame: &FrameOf<DualDuel>| {
        frame.events.iter().filter_map(|happened| event(happened, players)).collect()
    };
    frames.iter().map(of_frame).collect()
}

/// A frame in one sentence or a few; `None` for one that needs none.
pub fn narrate(frame: &FrameOf<DualDuel>, players: &Players) -> Option<String> {
    at_once(&frame.events, players)
}

/// Events that happen at once, in one sentence or several.
pub fn at_once(events: &[Event], players: &Players) -> Option<String> {
    if let [Event::WildsLaid(_, None), Event::WildsLaid(_, None)] = events {
        return Some("Both lay two wild cards aside, face-down.".to_owned());
    }
    one_after_the_other(events.iter().filter_map(|happened| event(happened, players)))
}

/// What an action does, for a button or a question.
pub fn action(_: &View, action: Action, _: &Players) -> String {
    match action {
        Action::Lay(wilds) => format!("lay {} aside", written_list(wilds.cards())),
        Action::Give(card) => format!("give {}", written(card)),
        Action::Keep(card) => format!("keep {}", written(card)),
        Action::Call => "call “Wild”".to_owned(),
        Action::Pass => "don’t call".to_owned(),
        Action::Swap(Swap { out, brought_in }) => {
            format!("swap {} for {}", written(out), written(brought_in))
        }
        Action::Take(card) => format!("take {} up", written(card)),
    }
}

/// Why the rules refuse an action.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::LayNow => "Now both players lay two wild cards aside.".to_owned(),
        Refusal::GiveNow => "Now both players give a card to the other’s pair.".to_owned(),
        Refusal::KeepNow => "Now both players add a card to their own pair.".to_owned(),
        Refusal::CallNow => "Now decide whether to call “Wild”.".to_owned(),
        Refusal::SwapNow => "Whoever called must swap a card of their pair now.".to_owned(),
        Refusal::TakeNow => "Now both players take up one of their wild cards.".to_owned(),
        Refusal::NotInHand(card) => format!("{} isn’t in your hand.", written(card)),
        Refusal::SameCard(card) => {
            format!("{} can’t fill both wild slots.", written(card))
        }
        Refusal::NotInPair(card) => format!("{} isn’t in this pair.", written(card)),
        Refusal::NoWildToSwap(card) | Refusal::NoWildToTake(card) => {
            format!("{} isn’t one of these wild cards.", written(card))
        }
    }
}

/// The round, as a heading of the log: `Duel 2, round 4`.
pub fn chapter(view: &View, _: &Players) -> String {
    match view.round {
        0 => format!("Duel {}, wild cards", view.duel),
        round => format!("Duel {}, {}", view.duel, round_name(round).to_ascii_lowercase()),
    }
}

/// Where the match stands, for all to see: `Duel 2, round 4 · Ana: 3 · Ben: 1`.
pub fn standing(view: &View, players: &Players) -> String {
    let score = |numbers: BySeat<u8>| {
        score([Seat::ONE, Seat::TWO].map(|seat| (players.name(seat), numbers[seat])))
    };
    match view.turn {
        Turn::Over(_) => format!("Over · {}", score(view.won)),
        Turn::Awaiting(_) | Turn::Resolving => {
            let round = match view.round {
                0 => "wild cards".to_owned(),
                round => round_name(round).to_ascii_lowercase(),
            };
            format!("Duel {}, {round} · {}", view.duel, score(view.rounds.wins()))
        }
    }
}

/// What the seat is to do now.
pub fn to_do(view: &View, seat: Seat, other: &str) -> String {
    match (view.turn, view.phase) {
        (Turn::Over(_), _) => "The match is over".to_owned(),
        (Turn::Awaiting(now), _) if !now.seats.contains(seat) => "You have chosen".to_owned(),
        (Turn::Awaiting(_) | Turn::Resolving, phase) => match phase {
            Phase::Lay => "Lay two cards aside as wild cards".to_owned(),
            Phase::Give => format!("Give a card to {other}’s pair"),
            Phase::Keep => "Add a card to your own pair".to_owned(),
            Phase::Call => "Call “Wild”?".to_owned(),
            Phase::Answer => format!("{other} called “Wild”. Will you?"),
            Phase::Swap => "Swap a card of your pair for a wild card".to_owned(),
            Phase::Bonus => "Take a wild card into your hand".to_owned(),
        },
    }
}

/// Where the match stands, among the saved games.
pub fn saved_standing(view: &View, players: &Players) -> String {
    match view.turn {
        Turn::Over(outcome) => crate::words::sentence::plain(&saves::over(&outcome, 2), players),
        Turn::Awaiting(_) | Turn::Resolving => {
            let (duel, round) = (view.duel, view.round.max(1));
            format!("Duel {duel}, round {round} · {} to choose", players.list(view.turn.awaited()))
        }
    }
}

/// How the match ended.
pub fn result(view: &View, players: &Players) -> String {
    let Some(outcome) = view.turn.outcome() else { return standing(view, players) };
    let won = |seat: Seat| view.won[seat];
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            format!("{} concedes: {} wins", players.name(seat), players.name(seat.other()))
        }
        (Ending::Played, Some(seat)) => {
            let duels = count(usize::from(won(seat)), "duel", "duels");
            format!("{} wins, {duels} to {}", players.name(seat), won(seat.other()))
        }
        (Ending::Played, None) => {
            let duels = count(usize::from(won(Seat::ONE)), "duel", "duels");
            format!("A draw, {duels} each")
        }
    }
}
