//! A state that fits a view.

use crate::cards::CardSet;
use crate::chance::{Chance, Dice};
use crate::game::Turn;
use crate::games::fools_gambit::action::{Choice, Swap};
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Laid, Pending, SeatState, Stage};
use crate::games::fools_gambit::view::{Phase, SeatView, View};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> FoolsGambit {
    let stage = match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => Stage::Over(outcome),
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Choose) => Stage::Choose,
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Swap | Phase::Duel) => Stage::Swap,
    };
    let awaited = view.turn.awaited();
    let mut game = FoolsGambit {
        deck: view.deck,
        time: view.time,
        round: view.round,
        stage,
        chance: Chance::of_determinization(dice.seed()),
        seats: BySeat::from_fn(|seat| seat_state(&view.seats[seat], dice)),
    };
    for seat in Seat::all(2).filter(|seat| !awaited.contains(*seat)) {
        game.seats[seat].pending = pending(view, stage, seat, game.seats[seat].hand, dice);
    }
    game
}

/// Deals a seat's cards whose place is not known to the places that they can be in.
fn seat_state(seat: &SeatView, dice: &mut Dice) -> SeatState {
    let mut hidden = FixedList::<_, 52>::shuffled(seat.unseen, dice);
    let mut deal = || hidden.pop().expect("as many unseen cards as unknown places");
    let hand = match (seat.wager, seat.held) {
        (_, 0) => Hand::Empty,
        (Some(wager), _) => Hand::Laid(Laid {
            duel: seat.duel.unwrap_or_else(&mut deal),
            wager,
            third: seat.third.unwrap_or_else(&mut deal),
            duel_shown: seat.duel_shown,
            third_seen: seat.third_seen,
            counts_as_wager: seat.counts_as_wager,
        }),
        (None, _) => {
            let mut own = seat.hand.map(CardSet::iter);
            let mut next = || own.as_mut().and_then(Iterator::next).unwrap_or_else(&mut deal);
            let mut cards = [(); 3].map(|()| next());
            cards.sort_unstable();
            Hand::Drawn(cards)
        }
    };
    let off_hand = seat.off_hand_known.unwrap_or_else(|| {
        let unknown = seat.off_hand - seat.off_hand_seen.len();
        (0..unknown).map(|_| deal()).fold(seat.off_hand_seen, CardSet::with)
    });
    SeatState {
        hand,
        off_hand,
        off_hand_seen: seat.off_hand_seen,
        discard: seat.discard,
        winning: seat.winning,
        ..SeatState::new(hidden)
    }
}

/// The choice of a seat that owes none: as the observer knows it, or any that it could have made.
fn pending(view: &View, stage: Stage, seat: Seat, hand: Hand, dice: &mut Dice) -> Pending {
    if view.phase == Phase::Duel {
        return Pending::Done;
    }
    let known = &view.seats[seat];
    if let Some(choice) = known.chosen {
        return Pending::Chosen(choice);
    }
    if let Some(swap) = known.swap_chosen {
        return Pending::SwapChosen(swap);
    }
    let own = view.observer.sees(seat);
    match (stage, hand) {
        (Stage::Choose, Hand::Drawn(mut cards)) if !own => {
            dice.shuffle(&mut cards);
            Pending::Chosen(Choice { duel: cards[0], wager: cards[1] })
        }
        (Stage::Swap, _) if !own => {
            Pending::SwapChosen(Swap::ALL[dice.below(Swap::ALL.len() as u32) as usize])
        }
        (Stage::Over(_), _) => Pending::Owed,
        // An observer knows its own choice, unless its time ran out.
        (Stage::Choose | Stage::Swap, _) => Pending::TimedOut,
    }
}
