use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::game::{Game, Observer, Turn};
use crate::games::duel_52::{
    Banner, CardId, Choice, Duel52, Duel52Options, Fort, Hero, HeroKind, KnownHand, Lane, Lanes,
    Origin, Phase, Power,
};
use crate::seat::{BySeat, Seat, SeatSet};

/// Everything that one observer knows of a game (D52-85).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The game's options.
    pub options: Duel52Options,
    /// The awaited seats, or the result.
    pub turn: Turn,
    /// The phase.
    pub phase: Phase,
    /// The choice that the mover owes.
    pub choice: Choice,
    /// The seat that has the turn, or picks a bannerman.
    pub mover: Seat,
    /// The seat that went first.
    pub first: Seat,
    /// Actions left in the turn.
    pub actions: u8,
    /// Whether the mover cast its spell in this turn.
    pub spell_used: bool,
    /// Turns so far, this one included.
    pub turns: u16,
    /// Consecutive turns without progress (D52-18).
    #[serde(rename = "quiet")]
    pub turns_without_progress: u8,
    /// Whether this turn made progress, which postpones a draw (D52-18).
    #[serde(rename = "stirred")]
    pub progress_this_turn: bool,
    /// Cards in the draw pile.
    pub pile: u8,
    /// All cards that came to the table, in order of arrival.
    pub cards: Vec<CardView>,
    /// The forts beside the draw pile; `None` for a taken one.
    pub forts: [Option<FortView>; Fort::COUNT as usize],
    /// The seats.
    pub seats: BySeat<SeatView>,
}

/// The side of a card that is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Its back.
    Down,
    /// Its face.
    Up,
}

/// An observer's knowledge of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardView {
    /// Its id.
    #[serde(rename = "number")]
    pub id: CardId,
    /// Its owner, even if killed.
    pub owner: Seat,
    /// Its lane; `None` in the discard pile.
    pub lane: Option<Lane>,
    /// The way it came to the table.
    pub from: Origin,
    /// The side that is up.
    pub side: Side,
    /// Its face, if the observer knows it.
    pub face: Option<Card>,
    /// The seats that saw its face while it lay face-down.
    pub known_to: SeatSet,
    /// Its damage.
    pub damage: u8,
    /// The damage that kills it now.
    pub hit_points: u8,
    /// Whether it is frozen.
    pub frozen: bool,
    /// Its pair's other card.
    pub mate: Option<CardId>,
    /// Attacks in this turn.
    pub attacks: u8,
    /// Possible attacks in this turn.
    pub allowance: u8,
    /// Whether a mage flipped it this turn, so that it can't attack (D52-46).
    pub activated: bool,
    /// Whether a mage rushed it this turn, so that it can't be flipped (D52-44).
    pub rushed: bool,
    /// Waiting uses of its power (D52-32).
    pub waits: u8,
}

/// An observer's knowledge of a fort beside the draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FortView {
    /// Its face, if the observer has seen it.
    pub face: Option<Card>,
    /// The seats that have seen it.
    pub known_to: SeatSet,
}

/// An observer's knowledge of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// Cards in its hand.
    pub holds: u8,
    /// The hand, for its owner.
    pub hand: Option<CardSet>,
    /// Knowledge of the hand: the enemy's, for the enemy; everybody's, for others.
    pub shown: KnownHand,
    /// Cards that it discarded from hand.
    pub discards: u8,
    /// Those cards, for the seat itself.
    pub discarded: Option<CardSet>,
    /// Its hero.
    pub hero: Hero,
    /// Its bannermen, in the order of picking.
    pub banners: [Option<Banner>; 2],
    /// The lanes closed to it in this turn, or its next (D52-62).
    pub stopped: Lanes,
    /// The lanes that got a fort.
    pub fortified: Lanes,
    /// The lanes where a fort is due.
    pub forts_due: Lanes,
}

impl View {
    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: CardId) -> Option<&CardView> {
        self.cards.get(id.index())
    }

    /// A seat's cards in a lane, in order of arrival.
    pub fn side(&self, seat: Seat, lane: Lane) -> impl Iterator<Item = &CardView> {
        self.cards.iter().filter(move |card| card.owner == seat && card.lane == Some(lane))
    }

    /// Whether the draw pile is empty (D52-16).
    #[must_use]
    pub const fn is_end_phase(&self) -> bool {
        self.pile == 0
    }

    /// Whether a bannerman of the seat improves the seat's cards of this card's rank (D52-57).
    #[must_use]
    pub fn improves(&self, seat: Seat, card: Card) -> bool {
        let has_rank = |banner: &Banner| Power::from_card(banner.card) == Power::from_card(card);
        self.seats[seat].banners.iter().flatten().any(has_rank)
    }

    /// Whether a seat has lost a lane: no card there and none to play (D52-17).
    #[must_use]
    pub fn has_lost(&self, seat: Seat, lane: Lane) -> bool {
        let state = &self.seats[seat];
        let has_warrior = state.hero.at_home(HeroKind::Warrior).is_some();
        let can_play = !self.is_end_phase() || state.holds > 0 || has_warrior;
        !can_play && self.side(seat, lane).next().is_none()
    }

    /// The lanes a seat has won: its enemy lost them (D52-17).
    #[must_use]
    pub fn lanes_won(&self, seat: Seat) -> Lanes {
        Lane::ALL.into_iter().filter(|lane| self.has_lost(seat.other(), *lane)).collect()
    }

    /// Cards in places unknown to the observer.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let faces = self.cards.iter().filter_map(|card| card.face);
        let forts = self.forts.iter().flatten().filter_map(|fort| fort.face);
        let mut seen: CardSet = faces.chain(forts).collect();
        for seat in &self.seats.0 {
            let banners = seat.banners.iter().flatten().map(|banner| banner.card);
            banners.chain(seat.hero.card()).for_each(|card| seen.insert(card));
            seen = seen.union(seat.hand.unwrap_or(seat.shown.sure));
            seen = seen.union(seat.discarded.unwrap_or_default());
        }
        CardSet::DECK.difference(seen)
    }
}

pub(super) fn from_game(game: &Duel52, observer: Observer) -> View {
    View {
        observer,
        options: game.options,
        turn: game.turn(),
        phase: game.phase(),
        choice: game.choice,
        mover: game.mover,
        first: game.first,
        actions: game.actions_left,
        spell_used: game.spell_used,
        turns: game.turns,
        turns_without_progress: game.turns_without_progress,
        progress_this_turn: game.progress_this_turn,
        pile: game.pile.len(),
        cards: game.board.all().iter().map(|id| card_view(game, id, observer)).collect(),
        forts: std::array::from_fn(|fort| {
            let known_to = game.forts.known_to[fort];
            let is_known = has_seen(known_to, observer);
            game.forts.cards[fort].map(|face| FortView { face: is_known.then_some(face), known_to })
        }),
        seats: BySeat::from_fn(|seat| seat_view(game, seat, observer)),
    }
}

fn has_seen(known_to: SeatSet, observer: Observer) -> bool {
    observer.sees_all() || observer.seat().is_some_and(|seat| known_to.contains(seat))
}

fn card_view(game: &Duel52, id: CardId, observer: Observer) -> CardView {
    let board = &game.board;
    let owner = board.owner(id);
    let is_up = board.face_up.contains(id);
    let known_to = board.known_to(id);
    let is_known = is_up || has_seen(known_to, observer);
    CardView {
        id,
        owner,
        lane: board.lane(id),
        from: board.origin(id, game.seats[owner].hero.card()),
        side: if is_up { Side::Up } else { Side::Down },
        face: is_known.then(|| board.face(id)),
        known_to,
        damage: board.damage.get(id),
        hit_points: game.hit_points(id),
        frozen: board.frozen.contains(id),
        mate: board.mate(id),
        attacks: board.attacks.get(id),
        allowance: game.allowance(id),
        activated: board.activated.contains(id),
        rushed: board.rushed.contains(id),
        waits: board.waiting.get(id),
    }
}

fn seat_view(game: &Duel52, seat: Seat, observer: Observer) -> SeatView {
    let state = &game.seats[seat];
    let sees = observer.sees(seat);
    let sees_enemy = observer.sees(seat.other());
    SeatView {
        holds: state.hand.len(),
        hand: sees.then_some(state.hand),
        shown: if sees_enemy { state.shown } else { state.public_knowledge() },
        discards: state.discarded.len(),
        discarded: sees.then_some(state.discarded),
        hero: state.hero,
        banners: state.banners,
        stopped: state.stopped,
        fortified: state.fortified,
        forts_due: state.forts_due,
    }
}
