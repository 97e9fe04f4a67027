//! What an observer knows (FG-23).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::chance::{Chance, Dice};
use crate::game::{Game, Observer, Turn};
use crate::pile::Pile;
use crate::seat::{BySeat, Seat};
use crate::time::TimeControl;

use super::rules::points;
use super::state::{FoolsGambit, Hand, Laid, Pending, Place, Stage};
use super::{Choice, Deck, Swap};

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Duel cards and wagers are picked (FG-6).
    Choose,
    /// Wagers lie open; third cards may be swapped (FG-8).
    Swap,
}

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// Which cards each seat started with.
    pub deck: Deck,
    /// Whether decisions have time limits.
    pub time: TimeControl,
    /// The round, from 1; once the game is over, the last one.
    pub round: u8,
    /// Where the round stands.
    pub phase: Phase,
    /// What the game waits for.
    pub turn: Turn,
    /// What is known of each seat.
    pub seats: BySeat<SeatView>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards are in the main deck.
    pub main_deck: u8,
    /// How many cards are in the off-hand.
    pub off_hand: u8,
    /// Those cards in the off-hand that everybody saw go there.
    pub off_hand_seen: CardSet,
    /// The whole off-hand, for its owner.
    pub off_hand_known: Option<CardSet>,
    /// The discard pile.
    pub discard: CardSet,
    /// The winning pile.
    pub winning: CardSet,
    /// The points of the winning pile.
    pub points: u16,
    /// How many cards are held: in hand, or face-down on the table as the duel card.
    pub held: u8,
    /// The cards held, for their owner: three to choose from, or the duel card and the third card.
    pub hand: Option<CardSet>,
    /// The wager, once it lies open.
    pub wager: Option<Card>,
    /// The duel card that lies face-down, for its owner.
    pub duel: Option<Card>,
    /// The card left over, for its owner.
    pub third: Option<Card>,
    /// What the seat has picked while the other has not, for itself.
    pub chosen: Option<Choice>,
    /// What the seat has decided about its third card while the other has not, for itself.
    pub swap_chosen: Option<Swap>,
    /// The cards whose place the observer doesn't know: in the main deck, or face-down elsewhere.
    pub unseen: CardSet,
}

/// The observer's view.
pub(super) fn of(game: &FoolsGambit, observer: Observer) -> View {
    View {
        observer,
        deck: game.deck,
        time: game.time,
        round: game.round,
        phase: match game.places[Seat::ONE].hand {
            Hand::Laid(_) => Phase::Swap,
            Hand::Empty | Hand::Drawn(_) => Phase::Choose,
        },
        turn: game.turn(),
        seats: BySeat::from_fn(|seat| {
            let own = observer.sees(seat);
            game.places[seat].view(game.deck.cards_of(seat), own)
        }),
    }
}

impl Place {
    /// The seat as its owner sees it, or as others do.
    fn view(&self, cards: CardSet, own: bool) -> SeatView {
        let laid = match self.hand {
            Hand::Laid(laid) => Some(laid),
            Hand::Empty | Hand::Drawn(_) => None,
        };
        let wager = laid.map(|laid| laid.wager);
        let off_hand_located = if own { self.off_hand } else { self.off_hand_seen };
        let mut hand = self.hand.set();
        if let Some(wager) = wager {
            hand = hand.without(wager);
        }
        let located = self.discard.union(self.winning).union(off_hand_located);
        let located = wager.map_or(located, |wager| located.with(wager));
        let located = if own { located.union(hand) } else { located };
        SeatView {
            main_deck: self.main_deck.len(),
            off_hand: self.off_hand.len(),
            off_hand_seen: self.off_hand_seen,
            off_hand_known: own.then_some(self.off_hand),
            discard: self.discard,
            winning: self.winning,
            points: points(self.winning),
            held: hand.len(),
            hand: own.then_some(hand),
            wager,
            duel: laid.filter(|_| own).map(|laid| laid.duel),
            third: laid.filter(|_| own).map(|laid| laid.third),
            chosen: match self.pending {
                Pending::Chosen(choice) if own => Some(choice),
                _ => None,
            },
            swap_chosen: match self.pending {
                Pending::SwapChosen(swap) if own => Some(swap),
                _ => None,
            },
            unseen: cards.minus(located),
        }
    }
}

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> FoolsGambit {
    let stage = match (view.turn, view.phase) {
        (Turn::Over(outcome), _) => Stage::Over(outcome),
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Choose) => Stage::Choose,
        (Turn::Awaiting(_) | Turn::Resolving, Phase::Swap) => Stage::Swap,
    };
    let awaited = view.turn.awaited();
    let mut game = FoolsGambit {
        deck: view.deck,
        time: view.time,
        round: view.round,
        stage,
        chance: Chance::new(dice.seed()),
        places: BySeat::from_fn(|seat| determinize_place(&view.seats[seat], dice)),
    };
    for seat in Seat::all(2).filter(|seat| !awaited.contains(*seat)) {
        game.places[seat].pending =
            determinize_pending(view, stage, seat, &game.places[seat], dice);
    }
    game
}

/// Deals a seat's cards whose place is not known to the places that they can be in.
fn determinize_place(seat: &SeatView, dice: &mut Dice) -> Place {
    let mut hidden = Pile::<52>::shuffled(seat.unseen, dice);
    let mut deal = || hidden.draw().expect("as many unseen cards as unknown places");
    let hand = match (seat.wager, seat.held) {
        (_, 0) => Hand::Empty,
        (Some(wager), _) => Hand::Laid(Laid {
            duel: seat.duel.unwrap_or_else(&mut deal),
            wager,
            third: seat.third.unwrap_or_else(&mut deal),
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
    Place {
        hand,
        off_hand,
        off_hand_seen: seat.off_hand_seen,
        discard: seat.discard,
        winning: seat.winning,
        ..Place::new(hidden)
    }
}

/// The choice of a seat that owes none: as the observer knows it, or any that it could have made.
fn determinize_pending(
    view: &View,
    stage: Stage,
    seat: Seat,
    place: &Place,
    dice: &mut Dice,
) -> Pending {
    let known = &view.seats[seat];
    if let Some(choice) = known.chosen {
        return Pending::Chosen(choice);
    }
    if let Some(swap) = known.swap_chosen {
        return Pending::SwapChosen(swap);
    }
    let own = view.observer.sees(seat);
    match (stage, place.hand) {
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
