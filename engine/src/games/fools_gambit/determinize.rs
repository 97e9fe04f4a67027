use crate::cards::Card;
use crate::chance::{Chance, Dice};
use crate::game::Pending;
use crate::games::fools_gambit::state::{CardsAndSwap, HandAndChoice, LaidCards, SeatState, Stage};
use crate::games::fools_gambit::{Choice, FoolsGambit, Phase, SeatView, Swap, View};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};

pub(super) fn determinize(view: &View, dice: &mut Dice) -> Option<FoolsGambit> {
    let chance = Chance::for_determinization(dice.seed());
    let mut hidden = view.seats.map(|seat| FixedList::<_, 52>::shuffled(seat.unseen, dice));
    let has_cards = view.seats.0.iter().any(|seat| seat.held > 0);
    let stage = match view.phase {
        _ if !has_cards => Stage::Empty,
        Phase::Choose => Stage::Choose(try_by_seat(|seat| {
            fill_hand_and_choice(view, seat, &mut hidden[seat], dice)
        })?),
        Phase::Swap => Stage::Swap(try_by_seat(|seat| {
            fill_cards_and_swap(view, seat, &mut hidden[seat], dice)
        })?),
        Phase::Duel => {
            Stage::Duel(try_by_seat(|seat| fill_laid_cards(&view.seats[seat], &mut hidden[seat]))?)
        }
    };
    let seats = try_by_seat(|seat| {
        let known = &view.seats[seat];
        let off_hand = match known.off_hand_known {
            Some(off_hand) => off_hand,
            // The cards seen to go to the off-hand, filled up with hidden cards.
            None => (known.off_hand_seen.len()..known.off_hand)
                .try_fold(known.off_hand_seen, |cards, _| Some(cards.with(hidden[seat].pop()?)))?,
        };
        Some(SeatState {
            off_hand,
            off_hand_seen: known.off_hand_seen,
            discard: known.discard,
            winning: known.winning,
            ..SeatState::new(hidden[seat])
        })
    })?;
    Some(FoolsGambit {
        deck: view.deck,
        time: view.time,
        round: view.round,
        over: view.turn.outcome(),
        chance,
        stage,
        seats,
    })
}

fn try_by_seat<T>(mut make: impl FnMut(Seat) -> Option<T>) -> Option<BySeat<T>> {
    Some(BySeat([make(Seat::ONE)?, make(Seat::TWO)?]))
}

/// A hand, known or not, and a choice that the seat may have made from it.
fn fill_hand_and_choice(
    view: &View,
    seat: Seat,
    hidden: &mut FixedList<Card, 52>,
    dice: &mut Dice,
) -> Option<HandAndChoice> {
    let mut own = view.seats[seat].hand.unwrap_or_default().iter();
    let mut next_card = || own.next().or_else(|| hidden.pop());
    let mut cards = [next_card()?, next_card()?, next_card()?];
    cards.sort_unstable();
    let choice = determinize_pending(view, seat, view.seats[seat].chosen, || {
        let mut cards = cards;
        dice.shuffle(&mut cards);
        Choice { duel: cards[0], wager: cards[1] }
    });
    Some(HandAndChoice { cards, choice })
}

fn fill_cards_and_swap(
    view: &View,
    seat: Seat,
    hidden: &mut FixedList<Card, 52>,
    dice: &mut Dice,
) -> Option<CardsAndSwap> {
    let cards = fill_laid_cards(&view.seats[seat], hidden)?;
    let swap = determinize_pending(view, seat, view.seats[seat].swap_chosen, || {
        Swap::ALL[dice.below(Swap::ALL.len() as u32) as usize]
    });
    Some(CardsAndSwap { cards, swap })
}

fn fill_laid_cards(known: &SeatView, hidden: &mut FixedList<Card, 52>) -> Option<LaidCards> {
    Some(LaidCards {
        duel: known.duel.or_else(|| hidden.pop())?,
        wager: known.wager?,
        third: known.third.or_else(|| hidden.pop())?,
        duel_shown: known.duel_shown,
        third_seen: known.third_seen,
        counts_as_wager: known.counts_as_wager,
    })
}

/// The seat's choice: the known one, or a `possible` one.
fn determinize_pending<T>(
    view: &View,
    seat: Seat,
    known: Option<T>,
    possible: impl FnOnce() -> T,
) -> Pending<T> {
    match known {
        Some(choice) => Pending::Made(choice),
        None if view.turn.outcome().is_some() || view.turn.awaited().contains(seat) => {
            Pending::Owed
        }
        // An observer knows its own choice, unless its time ran out.
        None if view.observer.sees(seat) => Pending::TimedOut,
        None => Pending::Made(possible()),
    }
}
