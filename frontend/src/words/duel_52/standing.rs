//! Where the game stands, what is to be done, and how it ended.

use engine::game::{Ending, Turn};
use engine::games::duel_52::{Choice, Duel52Options, Lane, Phase, View};
use engine::seat::Seat;

use crate::words::count;
use crate::words::players::Players;
use crate::words::saves;

/// Where the game stands, for all to see: `Ana’s turn · 2 actions left · 12 cards to draw`.
pub fn standing(view: &View, players: &Players) -> String {
    let lanes = |seat: Seat| format!("{} {}", players.name(seat), cleared(view, seat));
    if view.turn.outcome().is_some() {
        return format!(
            "Over · {} : {} {}",
            lanes(Seat::ONE),
            cleared(view, Seat::TWO),
            players.name(Seat::TWO)
        );
    }
    let mover = players.name(view.mover);
    match view.phase {
        Phase::Bannermen(done) => format!("Bannerman {} of 4 · {mover} to pick", done + 1),
        Phase::Forts => format!("{mover}’s turn · a fort to take · {}", to_draw(view)),
        Phase::Turn => {
            let actions = count(usize::from(view.actions), "action", "actions");
            format!("{mover}’s turn · {actions} left · {}", to_draw(view))
        }
    }
}

fn to_draw(view: &View) -> String {
    match view.pile {
        0 => "end phase".to_owned(),
        pile => format!("{} to draw", count(usize::from(pile), "card", "cards")),
    }
}

/// The lanes in which the enemy of a seat has no card.
fn cleared(view: &View, seat: Seat) -> usize {
    let is_empty = |lane: &Lane| view.side(seat.other(), *lane).next().is_none();
    Lane::ALL.iter().filter(|lane| is_empty(lane)).count()
}

/// Where a saved game stands, from what the table sees: `Turn 4 · Ben to play`.
pub fn saved_standing(view: &View, players: &Players) -> String {
    match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => saves::over(&outcome, players),
        (Turn::Awaiting(_), Phase::Bannermen(_)) => {
            format!("Bannermen · {} to pick", players.name(view.mover))
        }
        (Turn::Awaiting(_), Phase::Forts | Phase::Turn) => {
            format!("Turn {} · {} to play", view.turns, players.name(view.mover))
        }
    }
}

/// What the seat is to do now.
pub fn to_do(view: &View, seat: Seat, other: &str) -> String {
    let Turn::Awaiting(now) = view.turn else { return "The game is over".to_owned() };
    if !now.seats.contains(seat) {
        return format!("{other} plays");
    }
    match (view.phase, view.choice) {
        (Phase::Bannermen(_), _) => "Pick a card in hand: its rank gets a bannerman".to_owned(),
        (Phase::Forts, _) => "Take a fort. Only you see what it is".to_owned(),
        (Phase::Turn, Choice::Discard) => "Discard a card, face-down".to_owned(),
        (Phase::Turn, Choice::Look { left, .. }) => match left {
            1 => "Look at a face-down card".to_owned(),
            left => format!("Look at {left} face-down cards, one after the other"),
        },
        (Phase::Turn, Choice::Move { into, left, from }) => match (left, from) {
            (1, Some(from)) => {
                format!("Move one more card from lane {from} to lane {into}, or not")
            }
            (1, None) => format!("Move one of your cards to lane {into}, or none"),
            (left, _) => format!("Move up to {left} of your cards to lane {into}, or none"),
        },
        (Phase::Turn, Choice::Also { .. }) => "Hit another card as well, or not".to_owned(),
        (Phase::Turn, Choice::Nothing) => in_turn(view),
    }
}

fn in_turn(view: &View) -> String {
    if view.cards.iter().any(|card| card.waits > 0) {
        return "Pick which power works next".to_owned();
    }
    match view.actions {
        0 => "No action is left".to_owned(),
        actions => format!("{} left", count(usize::from(actions), "action", "actions")),
    }
}

/// What the end phase changes, point by point, for those who play with these options.
pub fn end_phase(options: Duel52Options) -> Vec<&'static str> {
    let mut changes = vec![
        "Nobody draws any more.",
        "Base cards are normal cards: they can be flipped, attacked, healed and moved. Nobody may \
         look at them before they are flipped.",
        "A lane is won when the enemy has no card in it and none left to play. Two lanes win.",
    ];
    if options.heroes.is_on() {
        changes.push("Mages are exerted: no more spells.");
        changes.push("Warriors still at home are enraged: they have to be played this turn.");
    }
    if options.forts.is_on() {
        changes.push("Forts still come, as normal face-down cards.");
    }
    changes
}

/// How the game ended.
pub fn result(view: &View, players: &Players) -> String {
    let Some(outcome) = view.turn.outcome() else { return standing(view, players) };
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            format!("{} concedes: {} wins", players.name(seat), players.name(seat.other()))
        }
        (Ending::Played, Some(seat)) => {
            let lanes = count(cleared(view, seat), "lane", "lanes");
            format!("{} wins, {lanes} to {}", players.name(seat), cleared(view, seat.other()))
        }
        (Ending::Played, None) if view.quiet > 0 => {
            "A draw: twenty turns went by without anything happening".to_owned()
        }
        (Ending::Played, None) => "A draw: both hold two lanes".to_owned(),
    }
}
