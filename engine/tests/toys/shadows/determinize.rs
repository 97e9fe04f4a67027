//! From a view to a state that fits it.

use engine::chance::{Chance, Dice};
use engine::game::Turn;
use engine::seat::Seat;

use super::Kind;
use super::state::{DECK, Kinds, Laid, Shadows, Stage};
use super::view::{CardView, HandView, View, unknown};

/// A state that the view's observer can't tell from the real one.
pub(super) fn of(view: &View, dice: &mut Dice) -> Shadows {
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
