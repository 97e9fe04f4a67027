//! States that an observer can't tell from the real one.

use crate::chance::{Chance, Dice};
use crate::game::{Game, Pending, Turn};
use crate::games::dual_duel::action::Action;
use crate::games::dual_duel::card::{Card, Deck, Pile};
use crate::games::dual_duel::state::{DualDuel, SeatState, Stage, Wild};
use crate::games::dual_duel::view::{SeatView, SlotView, View};
use crate::seat::{BySeat, Seat};

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> DualDuel {
    let hidden = Pile::shuffled(view.unseen, dice);
    let mut hidden = hidden.iter().copied();
    let seats = BySeat::from_fn(|seat| determinize_seat(&view.seats[seat], &mut hidden));
    let mut game = DualDuel {
        options: view.options,
        won: view.won,
        duel: view.duel,
        round: view.round,
        phase: view.phase,
        stage: match view.turn {
            Turn::Awaiting(_) => Stage::Waiting,
            Turn::Resolving => Stage::Resolving,
            Turn::Over(outcome) => Stage::Over(outcome),
        },
        chance: Chance::of_determinization(dice.seed()),
        aside: view.aside_known.unwrap_or_else(|| hidden.collect()),
        rounds: view.rounds,
        called: view.called,
        seats,
    };
    for seat in game.asked().minus(view.turn.awaited()) {
        game.seats[seat].pending = determinize_pending(view, seat, &game, dice);
    }
    game
}

/// Deals cards whose place is not known to the places of this seat that they can be in.
fn determinize_seat(seat: &SeatView, hidden: &mut impl Iterator<Item = Card>) -> SeatState {
    let mut deal = || hidden.next().expect("as many unseen cards as unknown places");
    let slots = seat.slots.map(|slot| {
        slot.map(|SlotView { card, face_up }| Wild {
            card: card.unwrap_or_else(&mut deal),
            face_up,
        })
    });
    let hand = seat.hand.unwrap_or_else(|| {
        let unknown = seat.held - seat.hand_seen.len();
        (0..unknown).map(|_| deal()).fold(seat.hand_seen, Deck::with)
    });
    SeatState {
        hand,
        hand_seen: seat.hand_seen,
        slots,
        given: seat.given,
        kept: seat.kept,
        calls: seat.calls,
        pending: Pending::Owed,
    }
}

/// The choice of a seat that owes none any more: as the observer knows it, or any that it could
/// have made.
fn determinize_pending(
    view: &View,
    seat: Seat,
    game: &DualDuel,
    dice: &mut Dice,
) -> Pending<Action> {
    if let Some(action) = view.seats[seat].chosen {
        return Pending::Made(action);
    }
    // What happens next depends on it no more.
    if game.stage != Stage::Waiting {
        return Pending::Owed;
    }
    // An observer knows its own choice, unless its time ran out.
    if view.observer.sees(seat) {
        return Pending::TimedOut;
    }
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    dice.pick(&actions).copied().map_or(Pending::TimedOut, Pending::Made)
}
