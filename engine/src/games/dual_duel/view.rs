use serde::{Deserialize, Serialize};

use crate::game::{Game, Observer, Pending, Turn};
use crate::games::dual_duel::state::{SeatState, Wild};
use crate::games::dual_duel::{
    Action, Card, Cards, DualDuel, DualDuelOptions, Pair, Phase, Rounds,
};
use crate::seat::{BySeat, SeatSet};

/// Everything that one observer knows of a match (DD-23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The match's options.
    pub options: DualDuelOptions,
    /// Duels won, by seat.
    pub won: BySeat<u8>,
    /// The duel, from 1.
    pub duel: u8,
    /// The round, from 1; 0 before the first; bonus rounds are 10 to 12.
    pub round: u8,
    /// The duel's phase.
    pub phase: Phase,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// The duel's finished rounds.
    pub rounds: Rounds,
    /// The seats with a public call in this round.
    pub called: SeatSet,
    /// The number of cards left aside.
    pub aside: u8,
    /// The cards left aside, if the observer sees everything.
    pub aside_known: Option<Cards>,
    /// The seats.
    pub seats: BySeat<SeatView>,
    /// The cards in places that the observer doesn't know.
    pub unseen: Cards,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Cards in hand.
    pub held: u8,
    /// The hand, for its owner.
    pub hand: Option<Cards>,
    /// Cards in hand that everybody knows (DD-18).
    pub hand_seen: Cards,
    /// The wilds' slots.
    pub slots: [Option<SlotView>; 2],
    /// The card of this seat's pair that the opponent gave.
    #[serde(rename = "given")]
    pub received: Option<Card>,
    /// The seat's own card in the pair.
    pub kept: Option<Card>,
    /// Calls in this duel.
    pub calls: u8,
    /// The seat's own choice, while the other seat decides.
    pub chosen: Option<Action>,
}

impl SeatView {
    /// The pair, once complete.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        Some(Pair { received: self.received?, kept: self.kept? })
    }
}

/// An observer's knowledge of a wild.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SlotView {
    /// The card, for its owner or if face-up.
    pub card: Option<Card>,
    /// Whether the wild is face-up.
    pub face_up: bool,
}

pub(super) fn from_game(game: &DualDuel, observer: Observer) -> View {
    let seats = BySeat::from_fn(|seat| game.seats[seat].view(observer.sees(seat)));
    let aside_known = observer.sees_all().then_some(game.aside);
    let located =
        seats.0.iter().map(SeatView::located_cards).fold(game.rounds.discards(), Cards::union);
    View {
        observer,
        options: game.options,
        won: game.duels_won,
        duel: game.duel,
        round: game.round,
        phase: game.phase,
        turn: game.turn(),
        rounds: game.rounds,
        called: game.called,
        aside: game.aside.len(),
        aside_known,
        seats,
        unseen: Cards::ALL.difference(located).difference(aside_known.unwrap_or_default()),
    }
}

impl SeatState {
    fn view(&self, sees_secrets: bool) -> SeatView {
        let slot_view = |wild: Wild| SlotView {
            card: (sees_secrets || wild.face_up).then_some(wild.card),
            face_up: wild.face_up,
        };
        SeatView {
            held: self.hand.len(),
            hand: sees_secrets.then_some(self.hand),
            hand_seen: self.hand_seen,
            slots: self.slots.map(|wild| wild.map(slot_view)),
            received: self.received,
            kept: self.kept,
            calls: self.calls,
            chosen: match self.pending {
                Pending::Made(action) if sees_secrets => Some(action),
                Pending::Made(_) | Pending::Owed | Pending::TimedOut => None,
            },
        }
    }
}

impl SeatView {
    fn located_cards(&self) -> Cards {
        let wilds = self.slots.iter().flatten().filter_map(|slot| slot.card);
        let on_table: Cards = self.received.into_iter().chain(self.kept).chain(wilds).collect();
        on_table.union(self.hand.unwrap_or(self.hand_seen))
    }
}
