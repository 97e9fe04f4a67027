use crate::bot::{Effort, Heuristics, Style, Value, best_of};
use crate::chance::Dice;
use crate::game::{Decision, Game, Turn};
use crate::games::duel_52::{Action, Duel52, Lane, Side, View};
use crate::seat::Seat;

/// Turns after which a roll-out ends. After fewer, few cards would have acted.
const ROLLOUT_TURNS: u16 = 12;
/// Weights in the lead that [`Value::from_lead`] takes.
const LANE_WEIGHT: f64 = 1.2;
const CARD_WEIGHT: f64 = 0.12;

/// The current turn and the bot's style.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    turns: u16,
    style: Style,
}

impl Heuristics for Duel52 {
    type Root = Root;

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(79, 330),
        Effort::with_attention(86, 600),
        Effort::with_attention(91, 1_800),
        Effort::new(10_000),
    ];

    /// Expansions make turns longer.
    const MAX_MEAN_DECISIONS: u32 = 50;

    fn root(&self, style: Style) -> Root {
        Root { turns: self.turns, style }
    }

    /// Bold bots flip; careful ones play cards; grudging ones attack in lanes where they were hurt.
    fn suits_style(root: &Root, view: &View, seat: Seat, action: &Action) -> bool {
        match (root.style, action) {
            (Style::Bold, Action::Flip(_)) | (Style::Careful, Action::Play(..)) => true,
            (Style::Grudging, Action::Attack(_, target)) => {
                let lane = view.cards[target.index()].lane;
                lane.is_some_and(|lane| view.side(seat, lane).any(|card| card.damage > 0))
            }
            _ => false,
        }
    }

    /// Attacks the most damaged card, else flips a card, else plays into the emptiest lane.
    fn greedy_action(view: &View, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        let count_in_lane = |lane: Lane| view.side(seat, lane).map(|_| 1).sum::<i32>();
        let rating = |action: &Action| match action {
            Action::Attack(_, target) => {
                let target = &view.cards[target.index()];
                let is_up = i32::from(target.side == Side::Up);
                100 + 2 * i32::from(target.damage) + is_up
            }
            Action::Also(_) => 99,
            Action::Flip(_) => 60,
            Action::Play(_, lane) => 50 - count_in_lane(*lane),
            Action::End | Action::Decline => -1,
            Action::Pair(..)
            | Action::Use(_)
            | Action::Discard(_)
            | Action::Look(_)
            | Action::Move(_)
            | Action::Cast(_)
            | Action::Warrior(_)
            | Action::Banner(_)
            | Action::Fort(..) => 30,
        };
        best_of(dice, actions, rating)
    }

    fn value(&self, root: &Root, seat: Seat) -> Option<Value> {
        match self.turn() {
            Turn::Over(outcome) => Some(Value::from_outcome(&outcome, seat, 2)),
            Turn::Resolving => Some(Value::EVEN),
            Turn::Awaiting(_) if self.turns < root.turns + ROLLOUT_TURNS => None,
            Turn::Awaiting(_) => Some(self.win_estimate(seat)),
        }
    }

    fn rollout_policy(
        &self,
        seat: Seat,
        dice: &mut Dice,
        actions: &mut Vec<Action>,
    ) -> Decision<Action> {
        actions.clear();
        self.legal_actions(seat, actions);
        // The best of three random actions, the last among equals. (`max_by_key` would write pairs
        // of key and action to memory on wasm.)
        let drawn = [(); 3].map(|()| dice.pick(actions).copied());
        let mut best = (0, None);
        for action in drawn.into_iter().flatten() {
            let rating = self.rollout_rating(action);
            if rating >= best.0 {
                best = (rating, Some(action));
            }
        }
        best.1.map_or(Decision::Timeout, Decision::Act)
    }
}

impl Duel52 {
    fn rollout_rating(&self, action: Action) -> u8 {
        match action {
            Action::Attack(_, target) | Action::Also(target) => {
                let is_up = self.board.face_up.contains(target);
                let kills = self.board.damage.get(target) + 1 >= self.hit_points(target);
                3 + u8::from(is_up) + 2 * u8::from(kills)
            }
            Action::Flip(_) | Action::Cast(_) | Action::Use(_) | Action::Move(_) => 3,
            Action::Play(..)
            | Action::Pair(..)
            | Action::Discard(_)
            | Action::Look(_)
            | Action::Warrior(_)
            | Action::Banner(_)
            | Action::Fort(..) => 2,
            Action::Decline => 1,
            Action::End => 0,
        }
    }

    /// The chance to win, by the cards in lanes and in hand.
    fn win_estimate(&self, seat: Seat) -> Value {
        let lanes = Lane::ALL.map(|lane| {
            let strength = |seat| f64::from(self.half_cards(seat, lane)) / 2.0;
            let (own, other) = (strength(seat), strength(seat.other()));
            LANE_WEIGHT * (own - other) / (own + other + 2.0)
        });
        let hand = |seat: Seat| f64::from(self.seats[seat].hand.len());
        let cards = CARD_WEIGHT * (hand(seat) - hand(seat.other()));
        Value::from_lead(lanes.iter().sum::<f64>() + cards)
    }

    /// A seat's strength in a lane, in half cards: one for each hit point left and each face-up card.
    pub(super) fn half_cards(&self, seat: Seat, lane: Lane) -> i32 {
        let cards = self.board.side(seat, lane);
        let half_cards = cards.iter().map(|id| {
            let left = self.hit_points(id).saturating_sub(self.board.damage.get(id));
            i32::from(left + u8::from(self.board.face_up.contains(id)))
        });
        half_cards.sum()
    }
}
