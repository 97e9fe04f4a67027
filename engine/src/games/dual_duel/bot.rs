use std::cmp::Reverse;

use crate::bot::{Effort, Heuristics, Style, Value, pick_weighted};
use crate::chance::Dice;
use crate::game::{Decision, Game, Pending, Turn};
use crate::games::dual_duel::state::SeatState;
use crate::games::dual_duel::{
    Action, Card, Cards, DualDuel, Pair, Phase, Score, Swap, View, Wilds, score,
};
use crate::seat::{BySeat, Seat};

/// The most pairs of wilds to compare by roll-outs.
const MAX_LAYS: usize = 16;

/// The match when the bot began to think, and the bot's style.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    /// Roll-outs stop at the end of this duel.
    duel: u8,
    /// Duels won before the search.
    won: BySeat<u8>,
    style: Style,
}

impl Heuristics for DualDuel {
    type Root = Root;

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(61, 270),
        Effort::with_attention(76, 570),
        Effort::with_attention(91, 1_350),
        Effort::new(2_500),
    ];

    fn root(&self, style: Style) -> Root {
        Root { duel: self.duel, won: self.duels_won, style }
    }

    /// Bold bots call, careful ones pass, grudging ones call once the other seat has.
    fn suits_style(root: &Root, view: &View, _: Seat, action: &Action) -> bool {
        match root.style {
            Style::Even => false,
            Style::Bold => matches!(action, Action::Call),
            Style::Careful => matches!(action, Action::Pass),
            Style::Grudging => view.phase == Phase::Answer && matches!(action, Action::Call),
        }
    }

    /// Gives the lowest card; keeps the one with most points by number alone; calls when behind.
    fn greedy_action(view: &View, seat: Seat, actions: &[Action], _: &mut Dice) -> usize {
        let points = |seat: Seat| view.seats[seat].pair().map_or(0, |pair| score(pair).points());
        let is_behind = points(seat) < points(seat.other());
        let rating = |action: &Action| match action {
            Action::Lay(wilds) => {
                let [low, high] = wilds.cards();
                low.number() + high.number()
            }
            Action::Give(card) => Card::HIGHEST - card.number(),
            Action::Call => u8::from(is_behind),
            Action::Pass => u8::from(!is_behind),
            Action::Swap(swap) => swap.brought_in.number(),
            Action::Keep(card) => {
                view.seats[seat].received.map_or(0, |received| rating_by_numbers(received, *card))
            }
            Action::Take(card) => card.number(),
        };
        // Reversed for the first of equals: `max_by_key` takes the last.
        let best = (0..actions.len()).rev().max_by_key(|index| rating(&actions[*index]));
        best.unwrap_or_default()
    }

    /// Leaves only the pairs of wilds that score most with the cards outside the hand.
    fn prune(view: &View, seat: Seat, actions: &mut Vec<Action>) {
        if view.phase == Phase::Lay && actions.len() > MAX_LAYS {
            let others = Cards::ALL.difference(view.seats[seat].hand.unwrap_or_default());
            let rating = |action: &Action| match action {
                Action::Lay(wilds) => rate_wilds(*wilds, others),
                _ => 0,
            };
            actions.sort_by_cached_key(|action| Reverse(rating(action)));
            actions.truncate(MAX_LAYS);
        }
    }

    fn clear_others_choices(&mut self, seat: Seat) {
        self.seats[seat.other()].pending = Pending::Owed;
    }

    fn value(&self, root: &Root, seat: Seat) -> Option<Value> {
        let is_over = self.duel != root.duel || matches!(self.turn(), Turn::Over(_));
        is_over.then(|| {
            let won = |seat: Seat| self.duels_won[seat] - root.won[seat];
            Value::from_comparison(won(seat).cmp(&won(seat.other())))
        })
    }

    fn rollout_policy(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Decision<Action> {
        let own = &self.seats[seat];
        let action = match self.phase {
            Phase::Lay => random_wilds(own.hand, dice).map(Action::Lay),
            // The one of two random cards that is nearer 4.5, which scores less on average.
            Phase::Give => own.hand.pick(dice).map(|one| {
                let other = own.hand.pick(dice).unwrap_or(one);
                let [one_distance, other_distance] = [one, other].map(doubled_distance_from_4_5);
                Action::Give(if other_distance < one_distance { other } else { one })
            }),
            Phase::Keep => own.received.and_then(|received| {
                let kept = own.hand.iter().map(|kept| (kept, pair_weight(Pair { received, kept })));
                pick_weighted(dice, kept).map(Action::Keep)
            }),
            Phase::Call | Phase::Answer => {
                let tenths = if self.can_overtake(seat) { 7 } else { 1 };
                Some(if dice.below(10) < tenths { Action::Call } else { Action::Pass })
            }
            Phase::Swap => own.pair().and_then(|pair| {
                let swaps = own.swaps().into_iter().flatten();
                let swaps = swaps.map(|swap: Swap| (swap, pair_weight(pair.after_swap(swap))));
                pick_weighted(dice, swaps).map(Action::Swap)
            }),
            Phase::Bonus => random_wild(own, dice).map(Action::Take),
        };
        action.map_or(Decision::Timeout, Decision::Act)
    }
}

impl DualDuel {
    /// Whether the seat isn't ahead, but would be with a wild.
    fn can_overtake(&self, seat: Seat) -> bool {
        let points = |seat: Seat| self.seats[seat].pair().map_or(0, |pair| score(pair).points());
        let own = &self.seats[seat];
        let other = points(seat.other());
        let overtakes = |swap: Swap| {
            let swapped = own.pair().map(|pair| score(pair.after_swap(swap)));
            swapped.is_some_and(|swapped| Score { wild: true, ..swapped }.points() > other)
        };
        points(seat) <= other && own.swaps().into_iter().flatten().any(overtakes)
    }
}

/// The points of equal or consecutive numbers, otherwise the kept card's number; ignores colours.
fn rating_by_numbers(received: Card, kept: Card) -> u8 {
    if received.number().abs_diff(kept.number()) > 1 {
        kept.number()
    } else {
        score(Pair { received, kept }).points()
    }
}

/// Doubled, to stay in integers.
const fn doubled_distance_from_4_5(card: Card) -> u8 {
    (2 * card.number()).abs_diff(9)
}

/// The weight of this pair in a roll-out's choice.
fn pair_weight(pair: Pair) -> u32 {
    let points = u32::from(score(pair).points());
    20 + points.pow(3)
}

/// Sum over the other cards of the points that the better wild makes with each.
fn rate_wilds(wilds: Wilds, others: Cards) -> u32 {
    let best = |received: Card| {
        let points = wilds.cards().map(|kept| score(Pair { received, kept }).points());
        u32::from(points[0].max(points[1]))
    };
    others.iter().map(best).sum()
}

fn random_wilds(cards: Cards, dice: &mut Dice) -> Option<Wilds> {
    let one = cards.pick(dice)?;
    Some(Wilds::new(one, cards.without(one).pick(dice)?))
}

fn random_wild(own: &SeatState, dice: &mut Dice) -> Option<Card> {
    let index = dice.below(own.wilds().count() as u32) as usize;
    own.wilds().nth(index).map(|wild| wild.card)
}
