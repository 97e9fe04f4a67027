use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Game, Pending, Turn};
use crate::games::dual_duel::card::Pile;
use crate::games::dual_duel::state::{SeatState, Stage, Wild};
use crate::games::dual_duel::{
    Action, BONUS_ROUNDS, Card, DualDuel, ROUNDS, SeatView, SlotView, View,
};
use crate::seat::{BySeat, Seat};

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<DualDuel> {
    check_ranges(view).ok()?;
    let hidden = Pile::shuffled(view.unseen, dice);
    let mut hidden = hidden.iter().copied();
    let [one, two] = &view.seats.0;
    let seats = BySeat([determinize_seat(one, &mut hidden)?, determinize_seat(two, &mut hidden)?]);
    let mut game = DualDuel {
        options: view.options,
        duels_won: view.won,
        duel: view.duel,
        round: view.round,
        phase: view.phase,
        stage: match view.turn {
            Turn::Awaiting(_) => Stage::Waiting,
            Turn::Resolving => Stage::Resolving,
            Turn::Over(outcome) => Stage::Over(outcome),
        },
        chance: Chance::for_determinization(dice.seed()),
        aside: view.aside_known.unwrap_or_else(|| hidden.collect()),
        rounds: view.rounds,
        called: view.called,
        seats,
    };
    // The seats that have already chosen in this phase.
    for seat in game.choosing_seats().difference(view.turn.awaited()) {
        game.seats[seat].pending = determinize_pending(view, seat, &game, dice);
    }
    Some(game)
}

fn determinize_seat(seat: &SeatView, hidden: &mut impl Iterator<Item = Card>) -> Option<SeatState> {
    let mut slots = [None; 2];
    for (slot, known) in slots.iter_mut().zip(seat.slots) {
        if let Some(SlotView { card, face_up }) = known {
            *slot = Some(Wild { card: card.or_else(|| hidden.next())?, face_up });
        }
    }
    let hand = match seat.hand {
        Some(hand) => hand,
        // The hand's known cards, filled up with hidden cards.
        None => (seat.hand_seen.len()..seat.held)
            .try_fold(seat.hand_seen, |hand, _| Some(hand.with(hidden.next()?)))?,
    };
    Some(SeatState {
        hand,
        hand_seen: seat.hand_seen,
        slots,
        received: seat.received,
        kept: seat.kept,
        calls: seat.calls,
        pending: Pending::Owed,
    })
}

/// The choice of a seat that has chosen: the known one, or one that it may have made.
fn determinize_pending(
    view: &View,
    seat: Seat,
    game: &DualDuel,
    dice: &mut Dice,
) -> Pending<Action> {
    if let Some(action) = view.seats[seat].chosen {
        return Pending::Made(action);
    }
    // While resolving, choices have taken effect and `pending` is back at its default.
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

fn check_ranges(view: &View) -> Result<(), Flaw> {
    let is_in_range = view.duel <= view.options.longest && view.round <= ROUNDS + BONUS_ROUNDS;
    Flaw::unless(is_in_range, "there are no more duels and rounds than that")?;
    let seats = view.called.union(view.turn.awaited());
    let seats = view.rounds.iter().fold(seats, |all, round| all.union(round.swapped));
    Flaw::unless(seats.fits_table(2), "only the two seats call, swap or are awaited")?;
    view.seats.0.iter().try_for_each(check_seat)
}

fn check_seat(seat: &SeatView) -> Result<(), Flaw> {
    let has_plausible_hand = seat.held <= Card::COUNT && seat.hand_seen.len() <= seat.held;
    Flaw::unless(has_plausible_hand, "a hand has at least its known cards, and at most all")?;
    Flaw::unless(seat.calls <= ROUNDS + BONUS_ROUNDS, "a seat calls once a round")
}
