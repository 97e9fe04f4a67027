//! Standings, tasks, and results.

use engine::game::{Ending, Turn};
use engine::games::duel_52::{Calling, Choice, Duel52Options, Hero, Lanes, Phase, View};
use engine::seat::Seat;

use crate::words::line::{Line, joined, line};
use crate::words::saves;
use crate::words::{count, scores};

/// The turn: `Turn 4`.
pub fn turn_name(view: &View) -> Line {
    match view.phase {
        Phase::Bannermen(_) => "Bannermen".into(),
        Phase::Forts | Phase::Turn => line!("Turn {0}", view.turns),
    }
}

/// The turn and whose it is, as a heading of the log: `Turn 4: Ana`.
pub fn chapter(view: &View) -> Line {
    match view.phase {
        Phase::Bannermen(_) => turn_name(view),
        Phase::Forts | Phase::Turn => line!("{0}: {1}", turn_name(view), view.mover),
    }
}

/// The public standing: `Ana’s turn · 2 actions left · 12 cards to draw`.
pub fn standing(view: &View) -> Vec<Line> {
    if view.turn.outcome().is_some() {
        let [one, other] = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, won(view, seat))));
        return vec!["Over".into(), one, other];
    }
    let turn = || line!("{0’s} turn", view.mover);
    match view.phase {
        Phase::Bannermen(done) => {
            vec![line!("Bannerman {0} of 4", done + 1), line!("{0} to pick", view.mover)]
        }
        Phase::Forts => vec![turn(), "a fort to take".into(), to_draw(view).into()],
        Phase::Turn => vec![turn(), actions_left(view).into(), to_draw(view).into()],
    }
}

fn actions_left(view: &View) -> String {
    format!("{} left", count(usize::from(view.actions), "action", "actions"))
}

fn to_draw(view: &View) -> String {
    match view.pile {
        0 => "end phase".to_owned(),
        pile => format!("{} to draw", count(usize::from(pile), "card", "cards")),
    }
}

/// The number of lanes that a seat has won.
fn won(view: &View, seat: Seat) -> usize {
    view.lanes_won(seat).len().into()
}

fn has_warrior(view: &View, seat: Seat) -> bool {
    view.seats[seat].hero.at_home(Calling::Warrior).is_some()
}

/// A saved game's public standing: `Turn 4 · Ben to play`.
pub fn saved_standing(view: &View) -> Line {
    match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => saves::over(&outcome, 2),
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Bannermen(_)) => {
            line!("Bannermen · {0} to pick", view.mover)
        }
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Forts | Phase::Turn) => {
            line!("Turn {0} · {1} to play", view.turns, view.mover)
        }
    }
}

/// The seat's present task.
pub fn to_do(view: &View, seat: Seat) -> Line {
    let Turn::Awaiting(now) = view.turn else { return "The game is over".into() };
    if !now.seats.contains(seat) {
        return line!("{0} {0:plays|play}", seat.other());
    }
    match (view.phase, view.choice) {
        (Phase::Bannermen(_), _) => "Pick a rank to upgrade".into(),
        (Phase::Forts, _) => {
            line!("Take a fort for {0}", joined(each_lane(view.seats[seat].forts_due), " or "))
        }
        (Phase::Turn, Choice::Discard) => "Discard a card, face-down".into(),
        (Phase::Turn, Choice::Look { left, .. }) => match left {
            1 => "Look at a face-down card".into(),
            left => line!("Look at {0} face-down cards", left),
        },
        (Phase::Turn, Choice::Move { into, left, from }) => match (left, from) {
            (1, Some(from)) => line!("Move one more from lane {0} to lane {1}?", from, into),
            (1, None) => line!("Move one of your cards to lane {0}?", into),
            (left, _) => line!("Move up to {0} cards from one lane to lane {1}", left, into),
        },
        (Phase::Turn, Choice::Also { .. }) => "Hit another card as well?".into(),
        (Phase::Turn, Choice::Nothing) => in_turn(view),
    }
}

/// The seat's hand.
pub fn holds(view: &View, seat: Seat) -> Vec<Line> {
    view.seats[seat].hand.unwrap_or_default().iter().map(Line::from).collect()
}

fn in_turn(view: &View) -> Line {
    if view.cards.iter().any(|card| card.waits > 0) {
        return "Pick the power that works next".into();
    }
    // With neither actions nor anything for the hero to do, a turn ends by itself (D52-18).
    match (view.actions, has_warrior(view, view.mover)) {
        (0, false) => "Cast your spell, or end the turn".into(),
        (0, true) if view.end_phase() => "Play your enraged warrior".into(),
        (0, true) => "Play your warrior, or end the turn".into(),
        (1, _) if view.seats[view.mover].hero == Hero::None => "Last action of your turn".into(),
        _ => actions_left(view).into(),
    }
}

/// Lanes, one by one: `lane 1`.
pub(super) fn each_lane(lanes: Lanes) -> Vec<Line> {
    lanes.iter().map(|lane| line!("lane {0}", lane)).collect()
}

/// The changes of the end phase, point by point, with these options.
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

/// The result.
pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => {
            line!("{0} {0:concedes|concede}: {1} {1:wins|win}", seat, seat.other())
        }
        (Ending::Played, Some(seat)) => {
            let lanes = count(won(view, seat), "lane", "lanes");
            line!("{0} {0:wins|win}, {1} to {2}", seat, lanes, won(view, seat.other()))
        }
        (Ending::Played, None) if won(view, Seat::ONE) >= 2 => "A draw: both hold two lanes".into(),
        (Ending::Played, None) => "A draw: nothing happened for twenty turns".into(),
    }
}
