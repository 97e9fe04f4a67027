//! Where the game stands, what is to be done, and how it ended.

use engine::game::{Ending, Turn};
use engine::games::duel_52::{Calling, Choice, Duel52Options, Hero, Lanes, Phase, View};
use engine::seat::Seat;

use crate::words::players::Players;
use crate::words::saves;
use crate::words::{count, score};

/// The turn, as a heading of the log: `Turn 4: Ana`.
pub fn chapter(view: &View, players: &Players) -> String {
    match view.phase {
        Phase::Bannermen(_) => "Bannermen".to_owned(),
        Phase::Forts | Phase::Turn => {
            format!("Turn {}: {}", view.turns, players.name(view.mover))
        }
    }
}

/// Where the game stands, for all to see: `Ana’s turn · 2 actions left · 12 cards to draw`.
pub fn standing(view: &View, players: &Players) -> String {
    if view.turn.outcome().is_some() {
        let sides = [Seat::ONE, Seat::TWO].map(|seat| (players.name(seat), won(view, seat)));
        return format!("Over · {}", score(sides));
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

/// How many lanes a seat has won.
fn won(view: &View, seat: Seat) -> usize {
    view.lanes_won(seat).len().into()
}

/// Whether the seat's warrior is still at home.
fn has_warrior(view: &View, seat: Seat) -> bool {
    view.seats[seat].hero.at_home(Calling::Warrior).is_some()
}

/// Where a saved game stands, from what the table sees: `Turn 4 · Ben to play`.
pub fn saved_standing(view: &View, players: &Players) -> String {
    match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => {
            crate::words::sentence::plain(&saves::over(&outcome, 2), players)
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Bannermen(_)) => {
            format!("Bannermen · {} to pick", players.name(view.mover))
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Forts | Phase::Turn) => {
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
        (Phase::Bannermen(_), _) => "Pick a card: its rank gets a bannerman".to_owned(),
        (Phase::Forts, _) => fort_for(view.seats[seat].forts_due),
        (Phase::Turn, Choice::Discard) => "Discard a card, face-down".to_owned(),
        (Phase::Turn, Choice::Look { left, .. }) => match left {
            1 => "Look at a face-down card".to_owned(),
            left => format!("Look at {left} face-down cards"),
        },
        (Phase::Turn, Choice::Move { into, left, from }) => match (left, from) {
            (1, Some(from)) => format!("Move one more from lane {from} to lane {into}?"),
            (1, None) => format!("Move one of your cards to lane {into}?"),
            (left, _) => format!("Move up to {left} cards from one lane to lane {into}"),
        },
        (Phase::Turn, Choice::Also { .. }) => "Hit another card as well?".to_owned(),
        (Phase::Turn, Choice::Nothing) => in_turn(view),
    }
}

fn in_turn(view: &View) -> String {
    if view.cards.iter().any(|card| card.waits > 0) {
        return "Pick the power that works next".to_owned();
    }
    // With neither actions nor anything for the hero to do, a turn ends by itself (D52-18).
    match (view.actions, has_warrior(view, view.mover)) {
        (0, false) => "Cast your spell, or end the turn".to_owned(),
        (0, true) if view.end_phase() => "Play your enraged warrior".to_owned(),
        (0, true) => "Play your warrior, or end the turn".to_owned(),
        (1, _) if view.seats[view.mover].hero == Hero::None => {
            "Last action of your turn".to_owned()
        }
        (actions, _) => format!("{} left", count(usize::from(actions), "action", "actions")),
    }
}

/// Where the forts that are due go.
fn fort_for(due: Lanes) -> String {
    let lanes: Vec<_> = due.iter().map(|lane| format!("lane {lane}")).collect();
    format!("Take a fort for {}", lanes.join(" or "))
}

/// What the end phase changes, point by point, for those who play with these options.
pub fn end_phase(options: Duel52Options) -> Vec<&'static str> {
    let mut changes = vec![
        "Nobody draws any more.",
        "Base cards are normal cards: they can be flipped, attacked, healed and moved. But you may \
         not look at your own before you flip them.",
        "A lane is won when the enemy has no card in it and none left to play. Two lanes win.",
    ];
    if options.heroes {
        changes.push("Mages are exerted: no more spells.");
        changes.push(
            "A warrior still at home is enraged: its owner can’t end a turn without playing it.",
        );
    }
    if options.forts {
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
            let lanes = count(won(view, seat), "lane", "lanes");
            format!("{} wins, {lanes} to {}", players.name(seat), won(view, seat.other()))
        }
        (Ending::Played, None) if won(view, Seat::ONE) >= 2 => {
            "A draw: both hold two lanes".to_owned()
        }
        (Ending::Played, None) => "A draw: nothing happened for twenty turns".to_owned(),
    }
}
