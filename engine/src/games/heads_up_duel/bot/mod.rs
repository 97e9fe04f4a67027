mod beginner;
mod belief;
pub(super) mod deck;
mod trading;

use crate::bot::{Effort, Heuristics, Style, Value, best_of};
use crate::chance::Dice;
use crate::game::{Decision, Game, Pending, Turn};
use crate::games::heads_up_duel::determinize::determinize_by;
use crate::games::heads_up_duel::state::{DuelStage, Stage};
use crate::games::heads_up_duel::{Action, BySide, Card, CardKind, HeadsUpDuel, Phase, View};
use crate::seat::Seat;

/// The share of points in a duel's value; winning makes up the rest.
const POINTS_SHARE: f64 = 0.1;
/// The lead in points that is worth half as much as an infinite one.
const HALF_VALUE_LEAD: f64 = 4.0;

/// The number of duels finished so far and the bot's style.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    duels: usize,
    style: Style,
}

impl Heuristics for HeadsUpDuel {
    type Root = Root;

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(40, 60),
        Effort::with_attention(70, 240),
        Effort::with_attention(88, 800),
        Effort::new(4_000),
    ];

    const STYLE_BONUS: i32 = 5;

    /// Duels between full decks are long: at a table of 8, three may precede the seat's own.
    const MAX_MEAN_DECISIONS: u32 = 60;

    fn root(&self, style: Style) -> Root {
        Root { duels: self.results.len().into(), style }
    }

    /// Bold bots play special cards; careful ones keep them; grudging ones play on while behind.
    fn suits_style(root: &Root, view: &View, seat: Seat, action: &Action) -> bool {
        let is_number = |card: Card| card.kind().number().is_some();
        match root.style {
            Style::Even => false,
            Style::Bold => {
                matches!(*action, Action::Show(card) | Action::Play(card) if !is_number(card))
            }
            Style::Careful => {
                *action == Action::Ready || matches!(*action, Action::Show(card) if is_number(card))
            }
            Style::Grudging => matches!(action, Action::Play(_)) && is_behind(view, seat),
        }
    }

    /// Trades by deck values: roll-outs can't tell trades apart. A tied seat names itself.
    fn action_without_search(&self, root: &Root, view: &View, seat: Seat) -> Option<Action> {
        match view.phase {
            Phase::Trading(_) => trading::choose(self, root.style, view, seat),
            Phase::Naming(_) => Some(Action::Name(seat)),
            Phase::Named(_)
            | Phase::Picking
            | Phase::Showdown
            | Phase::Advantage
            | Phase::Resolving
            | Phase::RoundOver
            | Phase::DuelOver
            | Phase::Over => None,
        }
    }

    /// Shows the highest number, plays all matching cards, then is ready.
    fn greedy_action(_: &View, _: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        let strength = |kind: CardKind| kind.number().map_or(1, |number| 1 + number);
        let rating = |action: &Action| match action {
            Action::Show(card) | Action::Play(card) => strength(card.kind()),
            Action::Finish => 1,
            Action::Accept(..) => 2,
            Action::Decline(_) => 3,
            _ => 0,
        };
        best_of(dice, actions, rating)
    }

    fn beginner_action(view: &View, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        match view.phase {
            Phase::Trading(_) => {
                let rating = beginner::rating(view, seat, dice);
                best_of(dice, actions, rating)
            }
            _ => Self::greedy_action(view, seat, actions, dice),
        }
    }

    /// In a duel, prefers hands that explain the cards the opponent played.
    fn determinize_by_belief(view: &View, seat: Seat, dice: &mut Dice) -> Option<Self> {
        determinize_by(view, belief::from_view(view, seat).as_ref(), dice)
    }

    fn clear_others_choices(&mut self, seat: Seat) {
        if let Stage::Naming(tied, names) = &mut self.stage {
            for other in tied.without(seat).difference(self.departed) {
                names[other] = Pending::Owed;
            }
        } else if let Stage::Duel(duel) = &mut self.stage
            && duel.stage == DuelStage::Showdown
            && let Some(side) = duel.seats.side_of(seat)
        {
            duel.sides[side.other()].pending = Pending::Owed;
        }
    }

    /// Roll-outs end with the seat's next duel.
    fn value(&self, root: &Root, seat: Seat) -> Option<Value> {
        let new_results = self.results.as_slice().get(root.duels..).unwrap_or_default();
        let value = new_results.iter().find_map(|result| {
            let side = result.seats.side_of(seat)?;
            Some(duel_value(
                result.winner.map(|winner| winner == side),
                result.points[side],
                result.points[side.other()],
            ))
        });
        value.or_else(|| match self.turn() {
            Turn::Over(outcome) => Some(Value::from_outcome(&outcome, seat, self.seats)),
            Turn::Resolving => Some(Value::EVEN),
            Turn::Awaiting(_) => None,
        })
    }

    fn rollout_policy(
        &self,
        seat: Seat,
        dice: &mut Dice,
        actions: &mut Vec<Action>,
    ) -> Decision<Action> {
        actions.clear();
        self.legal_actions(seat, actions);
        // The better of two random actions.
        let Some(one) = dice.pick(actions).copied() else { return Decision::Timeout };
        let other = dice.pick(actions).copied().unwrap_or(one);
        let is_better = self.rollout_rating(seat, &other) > self.rollout_rating(seat, &one);
        Decision::Act(if is_better { other } else { one })
    }
}

impl HeadsUpDuel {
    /// In duels, prefers to be ready while ahead, to play while behind.
    fn rollout_rating(&self, seat: Seat, action: &Action) -> u8 {
        let Stage::Duel(duel) = &self.stage else { return 0 };
        let sums = BySide(duel.sides.0.map(|side| side.sum(self.joker)));
        let is_ahead = duel.scoring.scoring_side(sums).map(|side| duel.seats[side]) == Some(seat);
        match action {
            Action::Ready => 3 * u8::from(is_ahead),
            Action::Play(card) if card.kind() == CardKind::King => 2,
            Action::Play(_) => 3 * u8::from(!is_ahead),
            _ => 0,
        }
    }
}

fn is_behind(view: &View, seat: Seat) -> bool {
    view.duel.as_ref().is_some_and(|duel| {
        let side = duel.seats.side_of(seat);
        side.is_some_and(|side| duel.sides[side.other()].points > duel.sides[side].points)
    })
}

fn duel_value(won: Option<bool>, own: u16, other: u16) -> Value {
    let result = won.map_or(0.5, |won| if won { 1.0 } else { 0.0 });
    let lead = f64::from(own) - f64::from(other);
    let points = 0.5 + 0.5 * lead / (lead.abs() + HALF_VALUE_LEAD);
    Value::new((1.0 - POINTS_SHARE) * result + POINTS_SHARE * points)
}
