//! What an observer knows (FG-23).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::game::{Game, Observer, Turn};
use crate::games::fools_gambit::action::{Choice, Swap};
use crate::games::fools_gambit::options::Deck;
use crate::games::fools_gambit::points::points;
use crate::games::fools_gambit::state::{FoolsGambit, Stage};
use crate::seat::{BySeat, Seat};
use crate::time::TimeControl;

/// Where a round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Duel cards and wagers are picked (FG-6).
    Choose,
    /// Wagers lie open; third cards may be swapped (FG-8).
    Swap,
    /// The duel is settled (FG-9 to 19): only in frames before the last one of a decision.
    Duel,
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
    /// The cards held, for their owner: three to choose from, or the third card, and the duel card
    /// as long as it lies face-down.
    pub hand: Option<CardSet>,
    /// The wager, once it lies open.
    pub wager: Option<Card>,
    /// The duel card: for its owner while it lies face-down, for all once it is turned up.
    pub duel: Option<Card>,
    /// Whether the duel card is turned up (FG-9).
    pub duel_shown: bool,
    /// Whether the duel card has taken the value of the wager (FG-18).
    pub counts_as_wager: bool,
    /// The card left over: for its owner, and for all if they have seen it.
    pub third: Option<Card>,
    /// Whether all have seen the card left over (FG-8, 14).
    pub third_seen: bool,
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
        phase: match (game.stage, game.over) {
            (Stage::Choose(_), _) | (Stage::Empty, Some(_)) => Phase::Choose,
            (Stage::Swap(_), _) => Phase::Swap,
            (Stage::Duel(_), _) | (Stage::Empty, None) => Phase::Duel,
        },
        turn: game.turn(),
        seats: BySeat::from_fn(|seat| seat_view(game, seat, observer.sees(seat))),
    }
}

/// The seat as its owner sees it, or as others do.
fn seat_view(game: &FoolsGambit, seat: Seat, own: bool) -> SeatView {
    let state = &game.seats[seat];
    let laid = game.stage.laid(seat);
    let duel_shown = laid.is_some_and(|laid| laid.duel_shown);
    let third_seen = laid.is_some_and(|laid| laid.third_seen);
    let wager = laid.map(|laid| laid.wager);
    let duel = laid.filter(|_| own || duel_shown).map(|laid| laid.duel);
    let third = laid.filter(|_| own || third_seen).map(|laid| laid.third);
    let off_hand_located = if own { state.off_hand } else { state.off_hand_seen };
    let on_table = [wager, duel.filter(|_| duel_shown)].into_iter().flatten().collect();
    let hand = game.stage.cards(seat).minus(on_table);
    let located = state.discard.union(state.winning).union(off_hand_located).union(on_table);
    let located = if own { located.union(hand) } else { located };
    let located = third.map_or(located, |third| located.with(third));
    let (chosen, swap_chosen) = match game.stage {
        Stage::Choose(drawn) if own => (drawn[seat].choice.choice(), None),
        Stage::Swap(laid) if own => (None, laid[seat].swap.choice()),
        _ => (None, None),
    };
    SeatView {
        main_deck: state.main_deck.len(),
        off_hand: state.off_hand.len(),
        off_hand_seen: state.off_hand_seen,
        off_hand_known: own.then_some(state.off_hand),
        discard: state.discard,
        winning: state.winning,
        points: points(state.winning),
        held: hand.len(),
        hand: own.then_some(hand),
        wager,
        duel,
        duel_shown,
        counts_as_wager: laid.is_some_and(|laid| laid.counts_as_wager),
        third,
        third_seen,
        chosen,
        swap_chosen,
        unseen: game.deck.cards_of(seat).minus(located),
    }
}
