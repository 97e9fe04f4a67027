//! Sentences for the state of the game, tasks, and results.

use engine::game::{Ending, Turn};
use engine::games::duel_52::{Choice, Duel52Options, Event, Hero, HeroKind, Lanes, Phase, View};
use engine::seat::Seat;

use super::board::lanes;
use crate::words::line::{Line, joined};
use crate::words::lists::either;
use crate::words::messages::duel_52::board::cards_to_draw;
use crate::words::messages::duel_52::{decided, standing as words};
use crate::words::text::Text;
use crate::words::{saves, scores};

/// The turn's name: `Turn 4`.
pub fn turn_name(view: &View) -> Line {
    match view.phase {
        Phase::Bannermen(_) => words::BANNERMEN.into(),
        Phase::Forts | Phase::Turn => words::turn(view.turns).into(),
    }
}

/// The heading of a turn in the log: `Turn 4: Ana`.
pub fn chapter(view: &View) -> Line {
    match view.phase {
        Phase::Bannermen(_) => turn_name(view),
        Phase::Forts | Phase::Turn => words::turn_of(view.turns, view.mover),
    }
}

/// The public state: `Ana’s turn · 2 actions left · 12 cards to draw`.
pub fn standing(view: &View) -> Vec<Line> {
    if view.turn.outcome().is_some() {
        let [one, other] = scores([Seat::ONE, Seat::TWO].map(|seat| (seat, lanes_won(view, seat))));
        return vec![words::OVER.into(), one, other];
    }
    let turn = || words::whose_turn(view.mover);
    match view.phase {
        Phase::Bannermen(done) => {
            vec![words::bannerman_of(done + 1).into(), words::to_pick(view.mover)]
        }
        Phase::Forts => vec![turn(), words::FORT_TO_TAKE.into(), to_draw(view).into()],
        Phase::Turn => vec![turn(), words::actions_left(view.actions).into(), to_draw(view).into()],
    }
}

fn to_draw(view: &View) -> String {
    match view.pile {
        0 => words::END_PHASE.to_string(),
        pile => cards_to_draw(pile),
    }
}

fn lanes_won(view: &View, seat: Seat) -> usize {
    view.lanes_won(seat).len().into()
}

/// A saved game's public state: `Turn 4 · Ben to play`.
pub fn saved_standing(view: &View) -> Line {
    match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => saves::over(&outcome, 2),
        (_, Phase::Bannermen(_)) => words::bannermen_to_pick(view.mover),
        (_, Phase::Forts | Phase::Turn) => words::turn_to_play(view.turns, view.mover),
    }
}

pub fn prompt(view: &View, seat: Seat) -> Line {
    let Turn::Awaiting(now) = view.turn else { return words::GAME_OVER.into() };
    if !now.seats.contains(seat) {
        return words::plays(seat.other());
    }
    match (view.phase, view.choice) {
        (Phase::Bannermen(_), _) => words::PICK_RANK.into(),
        (Phase::Forts, _) => words::take_fort(either(each_lane(view.seats[seat].forts_due))),
        (Phase::Turn, Choice::Discard) => words::DISCARD.into(),
        (Phase::Turn, Choice::Look { left, .. }) => match left {
            1 => words::LOOK_AT_ONE.into(),
            left => words::look_at(left).into(),
        },
        (Phase::Turn, Choice::Move { into, left, from }) => match (left, from) {
            (1, Some(from)) => words::move_one_more(from, into).into(),
            (1, None) => words::move_one(into).into(),
            (left, _) => words::move_several(left, into).into(),
        },
        (Phase::Turn, Choice::Also { .. }) => words::HIT_ANOTHER.into(),
        (Phase::Turn, Choice::Nothing) => turn_task(view),
    }
}

pub fn possessions(view: &View, seat: Seat) -> Vec<Line> {
    view.seats[seat].hand.unwrap_or_default().iter().map(Line::from).collect()
}

fn turn_task(view: &View) -> Line {
    if view.cards.iter().any(|card| card.waits > 0) {
        return words::PICK_POWER.into();
    }
    // Without actions and anything for the hero to do, a turn ends by itself (D52-18).
    let hero = view.seats[view.mover].hero;
    match (view.actions, hero.at_home(HeroKind::Warrior).is_some()) {
        (0, false) => words::CAST_OR_END.into(),
        (0, true) if view.is_end_phase() => words::PLAY_ENRAGED.into(),
        (0, true) => words::PLAY_OR_END.into(),
        (1, _) if hero == Hero::None => words::LAST_ACTION.into(),
        _ => words::actions_left(view.actions).into(),
    }
}

/// A name for each lane, such as `lane 1`.
pub(super) fn each_lane(lanes: Lanes) -> Vec<Line> {
    lanes.iter().map(|lane| words::lane(lane).into()).collect()
}

pub fn end_phase(options: Duel52Options) -> Vec<Text> {
    let mut changes = vec![words::NO_MORE_DRAWS, words::BASE_CARDS_NORMAL, words::LANES_WON];
    if options.heroes {
        changes.push(words::MAGES_EXERTED);
        changes.push(words::WARRIORS_ENRAGED);
    }
    if options.forts {
        changes.push(words::FORTS_STILL_COME);
    }
    changes
}

pub fn result(view: &View) -> Line {
    let Some(outcome) = view.turn.outcome() else { return joined(standing(view), " · ") };
    let won = |seat: Seat| lanes_won(view, seat);
    match (outcome.ending, outcome.winner()) {
        (Ending::Conceded(seat), _) => words::concedes(seat, seat.other()),
        (Ending::Played, Some(seat)) => words::wins(seat, won(seat), won(seat.other())),
        (Ending::Played, None) if won(Seat::ONE) >= 2 => words::DRAW_TWO_LANES.into(),
        (Ending::Played, None) => words::DRAW_NOTHING.into(),
    }
}

/// A sentence on the loser's lost lanes, and whether its own last card cost them; `None` if lanes didn't decide.
pub fn decisive_line(view: &View, events: &[Event]) -> Option<Line> {
    let outcome = view.turn.outcome().filter(|outcome| outcome.ending == Ending::Played)?;
    let winner = outcome.winner()?;
    let lost = Some(view.lanes_won(winner)).filter(|lanes| !lanes.is_empty())?;
    Some(if last_card_spender(events) == Some(winner.other()) {
        decided::lost_by_last_card(winner.other(), lanes(lost))
    } else {
        decided::lost(winner.other(), lanes(lost))
    })
}

/// The seat that spent its last card, unless a card left its lane or the turn changed after that.
fn last_card_spender(events: &[Event]) -> Option<Seat> {
    events.iter().rev().find_map(|event| match *event {
        Event::Played { seat, .. } | Event::WarriorPlayed(seat, ..) | Event::Discarded(seat, _) => {
            Some(Some(seat))
        }
        Event::Killed(_) | Event::KilledUnseen(_) | Event::Moved { .. } | Event::TurnBegan(..) => {
            Some(None)
        }
        _ => None,
    })?
}
