use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::game::{Game, Observer, Turn};
use crate::games::fools_gambit::state::Stage;
use crate::games::fools_gambit::{Choice, Deck, FoolsGambit, Phase, Swap, points};
use crate::seat::{BySeat, Seat};
use crate::time::TimeControl;

/// Everything that one observer knows of a game (FG-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The cards each seat started with.
    pub deck: Deck,
    /// Time limits.
    pub time: TimeControl,
    /// The round, from 1; after the game, the last round.
    pub round: u8,
    /// The round's phase.
    pub phase: Phase,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// The seats.
    pub seats: BySeat<SeatView>,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Cards in the main deck.
    pub main_deck: u8,
    /// Cards in the off-hand.
    pub off_hand: u8,
    /// Cards in the off-hand that went there openly.
    pub off_hand_seen: CardSet,
    /// The whole off-hand, for its owner.
    pub off_hand_known: Option<CardSet>,
    /// The discard pile.
    pub discard: CardSet,
    /// The winning pile.
    pub winning: CardSet,
    /// The points of the winning pile.
    pub points: u16,
    /// Cards held: in hand, or as a face-down duel card.
    pub held: u8,
    /// The held cards, for their owner: three to choose from, or third and face-down duel card.
    pub hand: Option<CardSet>,
    /// The wager, once it is open.
    pub wager: Option<Card>,
    /// The duel card, for its owner or once turned up.
    pub duel: Option<Card>,
    /// Whether the duel card is turned up (FG-9).
    pub duel_shown: bool,
    /// Whether the duel card took the wager's value (FG-18).
    pub counts_as_wager: bool,
    /// The third card, for its owner, and for everybody once seen.
    pub third: Option<Card>,
    /// Whether everybody has seen the third card (FG-8, 14).
    pub third_seen: bool,
    /// The seat's own choice, while the other seat decides.
    pub chosen: Option<Choice>,
    /// The seat's own swap, while the other seat decides.
    pub swap_chosen: Option<Swap>,
    /// Cards of unknown place: in the main deck or face-down elsewhere.
    pub unseen: CardSet,
}

pub(super) fn from_game(game: &FoolsGambit, observer: Observer) -> View {
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

fn seat_view(game: &FoolsGambit, seat: Seat, sees_secrets: bool) -> SeatView {
    let state = &game.seats[seat];
    let laid = game.stage.laid_cards(seat);
    let duel_shown = laid.is_some_and(|laid| laid.duel_shown);
    let third_seen = laid.is_some_and(|laid| laid.third_seen);
    let wager = laid.map(|laid| laid.wager);
    let duel = laid.filter(|_| sees_secrets || duel_shown).map(|laid| laid.duel);
    let third = laid.filter(|_| sees_secrets || third_seen).map(|laid| laid.third);
    let known_off_hand = if sees_secrets { state.off_hand } else { state.off_hand_seen };
    let on_table = [wager, duel.filter(|_| duel_shown)].into_iter().flatten().collect();
    let hand = game.stage.cards(seat).difference(on_table);
    let located = state.discard.union(state.winning).union(known_off_hand).union(on_table);
    let located = if sees_secrets { located.union(hand) } else { located };
    let located = third.map_or(located, |third| located.with(third));
    let (chosen, swap_chosen) = match game.stage {
        Stage::Choose(drawn) if sees_secrets => (drawn[seat].choice.choice(), None),
        Stage::Swap(laid) if sees_secrets => (None, laid[seat].swap.choice()),
        _ => (None, None),
    };
    SeatView {
        main_deck: state.main_deck.len(),
        off_hand: state.off_hand.len(),
        off_hand_seen: state.off_hand_seen,
        off_hand_known: sees_secrets.then_some(state.off_hand),
        discard: state.discard,
        winning: state.winning,
        points: points(state.winning),
        held: hand.len(),
        hand: sees_secrets.then_some(hand),
        wager,
        duel,
        duel_shown,
        counts_as_wager: laid.is_some_and(|laid| laid.counts_as_wager),
        third,
        third_seen,
        chosen,
        swap_chosen,
        unseen: game.deck.cards_of(seat).difference(located),
    }
}
