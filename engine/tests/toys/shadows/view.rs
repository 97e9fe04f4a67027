//! What an observer knows.

use engine::chance::{Chance, Dice};
use engine::game::{Game, Observer, Turn};
use engine::seat::{BySeat, Seat, SeatSet};

use super::Kind;
use super::state::{DECK, Kinds, Laid, MOST_SEATS, Shadows, Side, Stage};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Who looks.
    pub(crate) observer: Observer,
    pub(crate) turn: Turn,
    /// How many actions are left of the turn.
    pub(crate) actions: u8,
    pub(crate) left: SeatSet,
    /// How many seats play; hands beyond are empty.
    pub(crate) seats: u8,
    /// How many cards are still to be drawn.
    pub(crate) to_draw: u8,
    pub(crate) hands: BySeat<HandView, MOST_SEATS>,
    /// What came to the table, by number.
    pub(crate) table: [Option<CardView>; DECK],
    /// The cards whose power waits, a bit for each number.
    pub(crate) waiting: u32,
}

/// What an observer knows of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HandView {
    pub(crate) holds: u8,
    /// Which cards, for their owner.
    pub(crate) cards: Option<Kinds>,
}

/// What an observer knows of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CardView {
    pub(crate) owner: Seat,
    /// Its face, if the observer sees it or has seen it.
    pub(crate) kind: Option<Kind>,
    /// Which side is up; everybody knows who looked at a card.
    pub(crate) side: Side,
}

pub(super) fn of(game: &Shadows, observer: Observer) -> View {
    let is = |seat: Seat| observer.sees(seat);
    View {
        observer,
        turn: game.turn(),
        actions: match game.stage {
            Stage::Turn { actions, .. } => actions,
            Stage::Over(_) => 0,
        },
        left: game.left,
        seats: game.seats,
        to_draw: DECK as u8 - game.drawn,
        hands: BySeat::from_fn(|seat| {
            let hand = game.hands[seat];
            HandView { holds: hand.count(), cards: is(seat).then_some(hand) }
        }),
        table: game.table.map(|laid| {
            laid.map(|Laid { owner, kind, side }| {
                let known = match side {
                    Side::Up => true,
                    Side::Down(known_to) => observer.sees_all() || known_to.iter().any(is),
                };
                CardView { owner, kind: known.then_some(kind), side }
            })
        }),
        waiting: game.waiting,
    }
}

/// The cards whose place the view does not tell.
pub(crate) fn unknown(view: &View) -> Kinds {
    let mut unknown = Kinds::ALL;
    for hand in &view.hands.0 {
        hand.cards.unwrap_or_default().each().for_each(|kind| unknown.take(kind));
    }
    let faces = view.table.iter().flatten().filter_map(|card| card.kind);
    faces.for_each(|kind| unknown.take(kind));
    unknown
}

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> Shadows {
    let mut cards: Vec<Kind> = unknown(view).each().collect();
    dice.shuffle(&mut cards);
    let mut next = || cards.pop().expect("as many unknown cards as unknown places");
    let hands = view.hands.map(|HandView { holds, cards }| {
        cards.unwrap_or_else(|| {
            let mut hand = Kinds::default();
            (0..holds).for_each(|_| hand.put(next()));
            hand
        })
    });
    let table = view.table.map(|card| {
        card.map(|CardView { owner, kind, side }| Laid {
            owner,
            kind: kind.unwrap_or_else(&mut next),
            side,
        })
    });
    // The order of the cards that were drawn makes no difference any more.
    let drawn = DECK as u8 - view.to_draw;
    let mut deck = [Kind::Stone; DECK];
    deck[usize::from(drawn)..].fill_with(next);
    Shadows {
        seats: view.seats,
        left: view.left,
        stage: match view.turn {
            Turn::Over(outcome) => Stage::Over(outcome),
            Turn::Awaiting(_) | Turn::Resolving => Stage::Turn {
                seat: view.turn.awaited().lowest().unwrap_or(Seat::ONE),
                actions: view.actions,
            },
        },
        chance: Chance::new(dice.seed()),
        deck,
        drawn,
        hands,
        table,
        waiting: view.waiting,
    }
}
