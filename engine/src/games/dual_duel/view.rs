//! What an observer knows (DD-23).

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Dice};
use crate::game::{Game, Observer, Turn};
use crate::seat::{BySeat, Seat, SeatSet};

use super::state::{DualDuel, Pending, Place, Rounds, Wild};
use super::{Action, Card, Deck, DualDuelOptions, Pair};

/// Where a duel stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Wilds are laid aside (DD-4).
    Lay,
    /// Cards are given (DD-5).
    Give,
    /// Cards are kept (DD-6).
    Keep,
    /// Both may call (DD-7).
    Call,
    /// One called; the other may, too (DD-7).
    Answer,
    /// Those who called swap (DD-8).
    Swap,
    /// A wild is taken up for the bonus rounds (DD-18).
    Bonus,
}

impl Phase {
    /// How long a decision takes at the most, as on the show (DD-22).
    #[must_use]
    pub const fn seconds(self) -> u16 {
        match self {
            Self::Lay | Self::Bonus => 120,
            Self::Give | Self::Keep | Self::Swap => 60,
            Self::Call => 10,
            Self::Answer => 5,
        }
    }

    /// The word in the canonical text.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Lay => "lay",
            Self::Give => "give",
            Self::Keep => "keep",
            Self::Call => "call",
            Self::Answer => "answer",
            Self::Swap => "swap",
            Self::Bonus => "bonus",
        }
    }
}

/// All that one observer knows of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What the match was dealt with.
    pub options: DualDuelOptions,
    /// The duels that each seat has won.
    pub won: BySeat<u8>,
    /// The duel, from 1.
    pub duel: u8,
    /// The round, from 1; 0 before the first one. The bonus rounds are 10 to 12.
    pub round: u8,
    /// Where the duel stands.
    pub phase: Phase,
    /// What the match waits for.
    pub turn: Turn,
    /// The duel's rounds that are over.
    pub rounds: Rounds,
    /// Whose call in this round is known to all.
    pub called: SeatSet,
    /// How many cards lie aside.
    pub aside: u8,
    /// Which ones, if everything lies open.
    pub aside_known: Option<Deck>,
    /// What is known of each seat.
    pub seats: BySeat<SeatView>,
    /// The cards whose place the observer doesn't know.
    pub unseen: Deck,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards are in hand.
    pub held: u8,
    /// The hand, for its owner.
    pub hand: Option<Deck>,
    /// Those in hand that everybody knows of (DD-18).
    pub hand_seen: Deck,
    /// The two slots; `None` for an empty one.
    pub slots: [Option<SlotView>; 2],
    /// The card that the opponent gave.
    pub given: Option<Card>,
    /// The card that the seat kept.
    pub kept: Option<Card>,
    /// How often it called in this duel.
    pub calls: u8,
    /// What the seat has decided while the other has not, for itself.
    pub chosen: Option<Action>,
}

impl SeatView {
    /// The pair, once both of its cards lie.
    #[must_use]
    pub fn pair(&self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }
}

/// What an observer knows of a wild.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SlotView {
    /// The card, for its owner or if it lies face-up.
    pub card: Option<Card>,
    /// Whether everybody sees it.
    pub face_up: bool,
}

/// The observer's view.
pub(super) fn of(game: &DualDuel, observer: Observer) -> View {
    let seats = BySeat::from_fn(|seat| {
        let own = observer.sees(seat);
        game.places[seat].view(own)
    });
    let aside_known = observer.sees_all().then_some(game.aside);
    let located = seats.0.iter().map(SeatView::located).fold(game.rounds.discards(), Deck::union);
    View {
        observer,
        options: game.options,
        won: game.won,
        duel: game.duel,
        round: game.round,
        phase: game.phase,
        turn: game.turn(),
        rounds: game.rounds,
        called: game.called,
        aside: game.aside.len(),
        aside_known,
        seats,
        unseen: Deck::WHOLE.minus(located).minus(aside_known.unwrap_or_default()),
    }
}

impl Place {
    /// The seat as its owner sees it, or as others do.
    fn view(&self, own: bool) -> SeatView {
        let slot = |wild: Wild| SlotView {
            card: (own || wild.face_up).then_some(wild.card),
            face_up: wild.face_up,
        };
        SeatView {
            held: self.hand.len(),
            hand: own.then_some(self.hand),
            hand_seen: self.hand_seen,
            slots: self.slots.map(|wild| wild.map(slot)),
            given: self.given,
            kept: self.kept,
            calls: self.calls,
            chosen: match self.pending {
                Pending::Chosen(action) if own => Some(action),
                Pending::Chosen(_) | Pending::Owed | Pending::TimedOut => None,
            },
        }
    }
}

impl SeatView {
    /// The cards of this seat whose place is known.
    fn located(&self) -> Deck {
        let wilds = self.slots.iter().flatten().filter_map(|slot| slot.card);
        let on_table: Deck = self.given.into_iter().chain(self.kept).chain(wilds).collect();
        on_table.union(self.hand.unwrap_or(self.hand_seen))
    }
}

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> DualDuel {
    let mut cards = [None; Card::COUNT as usize];
    for (place, card) in cards.iter_mut().zip(view.unseen) {
        *place = Some(card);
    }
    dice.shuffle(&mut cards[..usize::from(view.unseen.len())]);
    let mut hidden = cards.into_iter().flatten();
    let places = BySeat::from_fn(|seat| determinize_place(&view.seats[seat], &mut hidden));
    let mut game = DualDuel {
        options: view.options,
        won: view.won,
        duel: view.duel,
        round: view.round,
        phase: view.phase,
        over: view.turn.outcome(),
        chance: Chance::new(dice.seed()),
        aside: view.aside_known.unwrap_or_else(|| hidden.collect()),
        rounds: view.rounds,
        called: view.called,
        places,
    };
    for seat in game.asked().minus(view.turn.awaited()).iter() {
        game.places[seat].pending = determinize_pending(view, seat, &game, dice);
    }
    game
}

/// Deals cards whose place is not known to the places of this seat that they can be in.
fn determinize_place(seat: &SeatView, hidden: &mut impl Iterator<Item = Card>) -> Place {
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
    Place {
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
fn determinize_pending(view: &View, seat: Seat, game: &DualDuel, dice: &mut Dice) -> Pending {
    if let Some(action) = view.seats[seat].chosen {
        return Pending::Chosen(action);
    }
    if game.over.is_some() {
        return Pending::Owed;
    }
    // An observer knows its own choice, unless its time ran out.
    if view.observer.sees(seat) {
        return Pending::TimedOut;
    }
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    dice.pick(&actions).copied().map_or(Pending::TimedOut, Pending::Chosen)
}
