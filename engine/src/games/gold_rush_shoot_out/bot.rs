use crate::bot::{Effort, Heuristics, Style, Value, best_of, pick_weighted};
use crate::chance::Dice;
use crate::game::{Decision, Game, Outcome, Turn};
use crate::games::gold_rush_shoot_out::state::Stage;
use crate::games::gold_rush_shoot_out::{
    Ability, Action, Ambush, BLANKS, BULLETS, Card, CardCounts, Fate, GoldRushShootOut, Load, Loot,
    Pistol, Play, ROUNDS, Stand, View,
};
use crate::seat::Seat;

/// The share of most gold in a position's value; the shares below make up the rest.
const MOST_GOLD_SHARE: f64 = 0.50;
/// Gold, compared with the best other seat's.
const GOLD_SHARE: f64 = 0.20;
const MOST_ANTIQUES_SHARE: f64 = 0.08;
/// Each half token left.
const HALF_TOKEN_SHARE: f64 = 0.07;
const MAX_COUNTED_HALF_TOKENS: u8 = 2;
const NO_STRIKE_SHARE: f64 = 0.08;

/// The current round and the bot's style.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    round: u8,
    style: Style,
}

impl Heuristics for GoldRushShootOut {
    type Root = Root;

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(18, 60),
        Effort::with_attention(36, 100),
        Effort::with_attention(58, 240),
        Effort::new(5_000),
    ];

    const STYLE_BONUS: i32 = 8;

    /// A round of eight seats has some forty decisions.
    const MAX_MEAN_DECISIONS: u32 = 60;

    fn root(&self, style: Style) -> Root {
        Root { round: self.round, style }
    }

    /// Bold bots fire, stay and turn pistols; careful ones sit out; grudging ones retaliate against
    /// seats that aim at them and, once wounded, load bullets and aim at seats that have fired.
    fn suits_style(root: &Root, view: &View, seat: Seat, action: &Action) -> bool {
        let is_wounded = view.by_seat[seat].wounds > 0;
        let is_bold = match *action {
            Action::Load(load) => Some(load.is_bullet()),
            Action::Stand(stand) => Some(stand == Stand::Stays),
            Action::Ambush(ambush) => Some(ambush == Ambush::Springs),
            Action::Play(play) => Some(new_target(play).is_some()),
            Action::Aim(_) | Action::Pass | Action::Take(_) | Action::TakePriority => None,
        };
        match root.style {
            Style::Even => false,
            Style::Bold => is_bold == Some(true),
            Style::Careful => is_bold == Some(false),
            Style::Grudging => match *action {
                Action::Load(load) => is_wounded && load.is_bullet(),
                Action::Aim(target) => is_wounded && has_fired(view, target),
                Action::Ambush(ambush) => ambush == Ambush::Springs,
                Action::Play(play) => new_target(play).is_some_and(|target| {
                    let mut pistols = view.by_seat[target].pistols.iter().flatten();
                    pistols.any(|aim| aim.at == seat)
                }),
                Action::Pass | Action::Stand(_) | Action::Take(_) | Action::TakePriority => false,
            },
        }
    }

    /// Fires while it has bullets, at the richest seat; plays its cards, stays, springs ambushes,
    /// and takes the most bars, ignoring stamps.
    fn greedy_action(view: &View, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
        let riches =
            |seat: Seat| view.by_seat[seat].put_in.map_or(0, |cards| i32::from(cards.worth()));
        let rating = |action: &Action| match *action {
            Action::Load(load) => i32::from(load.is_bullet()),
            Action::Aim(target) | Action::Play(Play::DualWield { target }) => 2 + riches(target),
            Action::Play(Play::HiredHand { target, .. }) if target == seat => -1,
            Action::Play(_) => 1,
            Action::Stand(stand) => i32::from(stand == Stand::Stays),
            Action::Ambush(ambush) => i32::from(ambush == Ambush::Springs),
            Action::Take(place) => match view.take[usize::from(place) - 1] {
                Some(Card::Loot(Loot::Antique)) | None => 1,
                Some(Card::Loot(loot)) => 2 + i32::from(loot.bars()),
                Some(Card::Ability(_)) => 2,
            },
            Action::Pass | Action::TakePriority => 0,
        };
        best_of(dice, actions, rating)
    }

    /// Drops hired hands that turn a pistol at the own seat, and those that turn another seat's
    /// pistol neither away from the own seat nor at the richest other one.
    fn prune(view: &View, seat: Seat, actions: &mut Vec<Action>) {
        let riches = |seat: Seat| view.by_seat[seat].put_in.map_or(0, CardCounts::worth);
        let others = view.all_seats().filter(|other| *other != seat);
        let richest = others.rev().max_by_key(|other| riches(*other));
        actions.retain(|action| match *action {
            Action::Play(Play::HiredHand { pistol: Pistol { holder, nth }, target }) => {
                let aims_at = view.by_seat[holder].pistols[nth.index()].map(|aim| aim.at);
                let is_useful = holder == seat || aims_at == Some(seat) || richest == Some(target);
                target != seat && is_useful
            }
            _ => true,
        });
    }

    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::Ambush(Ambush::Holds))
    }

    fn clear_others_choices(&mut self, seat: Seat) {
        for other in Seat::all(self.seats) {
            if other != seat && !self.departed.contains(other) {
                self.by_seat[other].this_round.clear_choices();
            }
        }
    }

    /// Roll-outs end with the round.
    fn value(&self, root: &Root, seat: Seat) -> Option<Value> {
        match self.turn() {
            Turn::Over(outcome) => Some(self.result_value(&outcome, seat)),
            Turn::Resolving => Some(Value::EVEN),
            Turn::Awaiting(_) if self.round == root.round => None,
            Turn::Awaiting(_) => Some(self.estimate(seat)),
        }
    }

    fn rollout_policy(
        &self,
        seat: Seat,
        dice: &mut Dice,
        actions: &mut Vec<Action>,
    ) -> Decision<Action> {
        let state = &self.by_seat[seat];
        let action = match self.stage {
            Stage::Load { .. } if state.this_round.load.is_owed() => {
                let loads = Load::ALL.into_iter().map(|load| (load, self.load_count(seat, load)));
                pick_weighted(dice, loads).map(Action::Load)
            }
            Stage::Load { .. } => {
                let riches = |other: Seat| u32::from(self.by_seat[other].put_in.worth());
                let weight = |other| if other == seat { 0 } else { 4 + riches(other) };
                let others = Seat::all(self.seats).map(|other| (other, weight(other)));
                pick_weighted(dice, others).map(Action::Aim)
            }
            Stage::Abilities { .. } => Some(self.rollout_ability(seat, dice, actions)),
            Stage::Standoff => {
                let threats = if state.this_round.ducks { 0 } else { self.count_aims_at(seat) };
                // The chance is 10 %, plus 30 % for each pistol aimed at the seat, at most 70 %.
                let sits_out = dice.below(10) < (1 + 3 * threats).min(7);
                Some(Action::Stand(if sits_out { Stand::SitsOut } else { Stand::Stays }))
            }
            Stage::Ambush => {
                // About as often as bots do: without ambushes, bots would fire too much.
                let springs = dice.below(2) == 0;
                Some(Action::Ambush(if springs { Ambush::Springs } else { Ambush::Holds }))
            }
            Stage::Share { .. } => {
                actions.clear();
                self.list(seat, actions);
                let shares = actions.iter().map(|action| (*action, self.weight(seat, *action)));
                pick_weighted(dice, shares)
            }
            Stage::Shootout | Stage::Shared | Stage::Envelopes { .. } | Stage::Over(_) => None,
        };
        action.map_or(Decision::Timeout, Decision::Act)
    }
}

impl GoldRushShootOut {
    fn result_value(&self, outcome: &Outcome, seat: Seat) -> Value {
        let tally = self.tally(seat, self.prizes());
        let winners = outcome.winners();
        let won = if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        let gold = |seat: Seat| f64::from(self.by_seat[seat].envelope().worth());
        let as_chance = |is_sure: bool| f64::from(u8::from(is_sure));
        self.value_by_chances(
            seat,
            gold,
            [won, as_chance(tally.for_antiques > 0), as_chance(!tally.strike)],
        )
    }

    /// The value of a position by gold and the chances of most gold, most antiques and no strike.
    fn value_by_chances(
        &self,
        seat: Seat,
        gold: impl Fn(Seat) -> f64,
        [most_gold, most_antiques, no_strike]: [f64; 3],
    ) -> Value {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let best = others.map(&gold).fold(0.0, f64::max);
        let gold_share = gold(seat) / (gold(seat) + best).max(1.0);
        let tokens = f64::from(self.by_seat[seat].half_tokens.min(MAX_COUNTED_HALF_TOKENS));
        Value::new(
            MOST_GOLD_SHARE * most_gold
                + GOLD_SHARE * gold_share
                + MOST_ANTIQUES_SHARE * most_antiques
                + HALF_TOKEN_SHARE * tokens
                + NO_STRIKE_SHARE * no_strike,
        )
    }

    /// The value between rounds.
    fn estimate(&self, seat: Seat) -> Value {
        let rounds_left = f64::from(ROUNDS + 1 - self.round);
        // A softmax: less sure with a larger scale.
        let chance_of_most = |amount: &dyn Fn(Seat) -> f64, scale: f64| {
            let own = amount(seat);
            let all = Seat::all(self.seats).map(|other| approx_exp((amount(other) - own) / scale));
            1.0 / all.sum::<f64>()
        };
        let gold = |seat: Seat| self.expected_gold(seat, rounds_left);
        let antiques = |seat: Seat| f64::from(self.by_seat[seat].envelope().loot(Loot::Antique));
        let wounds = |seat: Seat| f64::from(self.by_seat[seat].wounds);
        let scale = 0.4 + 0.2 * rounds_left;
        let most_gold = chance_of_most(&gold, 2.0 + 1.2 * rounds_left);
        self.value_by_chances(
            seat,
            gold,
            [most_gold, chance_of_most(&antiques, scale), 1.0 - chance_of_most(&wounds, scale)],
        )
    }

    /// At the end, without the part that all seats may expect alike.
    fn expected_gold(&self, seat: Seat, rounds_left: f64) -> f64 {
        let state = &self.by_seat[seat];
        let envelope = state.envelope();
        let stamps = f64::from(envelope.loot(Loot::Stamp));
        let stamps_to_come = 2.0 * rounds_left / f64::from(self.seats);
        let abilities =
            Ability::ALL.into_iter().map(|ability| envelope.ability(ability)).sum::<u8>();
        let places_behind = (seat.number() + self.seats - self.first.number()) % self.seats;
        f64::from(envelope.worth())
            + 2.0 * stamps * stamps_to_come
            + 0.7 * f64::from(abilities)
            + 0.5 * f64::from(state.ammo().bullets)
            - 1.5 * f64::from(places_behind) / f64::from(self.seats)
    }

    /// The seat's ammo of this sort; 1 for any number of bullet cards.
    fn load_count(&self, seat: Seat, load: Load) -> u32 {
        let state = &self.by_seat[seat];
        if !state.can_load(load) {
            return 0;
        }
        match load {
            Load::Blank => state.ammo().blanks.min(BLANKS).into(),
            Load::Bullet => state.ammo().bullets.min(BULLETS).into(),
            Load::BulletCard => 1,
        }
    }

    fn count_aims_at(&self, seat: Seat) -> u32 {
        let pistols =
            Seat::all(self.seats).flat_map(|holder| self.by_seat[holder].this_round.pistols);
        pistols.flatten().filter(|aim| aim.at == seat).count() as u32
    }

    /// An ability in a roll-out: none half of the time, a hired hand only to turn a pistol away from
    /// the seat, a duck only while a pistol aims at it.
    fn rollout_ability(&self, seat: Seat, dice: &mut Dice, actions: &mut Vec<Action>) -> Action {
        if dice.below(2) == 0 {
            return Action::Pass;
        }
        actions.clear();
        self.list(seat, actions);
        let aims_at = |Pistol { holder, nth }: Pistol| {
            self.by_seat[holder].this_round.pistols[nth.index()].map(|aim| aim.at)
        };
        let is_aimed_at = self.count_aims_at(seat) > 0;
        actions.retain(|action| match *action {
            Action::Play(Play::HiredHand { pistol, .. }) => aims_at(pistol) == Some(seat),
            Action::Play(Play::DuckAndWeave) => is_aimed_at,
            _ => true,
        });
        dice.pick(actions).copied().unwrap_or(Action::Pass)
    }

    /// The weight, in roll-outs, of taking this card or the first-priority token.
    fn weight(&self, seat: Seat, action: Action) -> u32 {
        let Action::Take(place) = action else { return 6 };
        let Some(card) = self.take[usize::from(place) - 1] else { return 1 };
        match card {
            Card::Loot(Loot::Antique)
            | Card::Ability(Ability::HiredHand | Ability::DualWield | Ability::DuckAndWeave) => 9,
            Card::Loot(Loot::Stamp) => {
                let added = u32::from(self.by_seat[seat].put_in.worth_added_by(card));
                (3 + added).pow(2)
            }
            Card::Loot(loot) => (1 + 2 * u32::from(loot.bars())).pow(2),
            Card::Ability(Ability::Bullet | Ability::Bandage) => 6,
        }
    }
}

const fn new_target(play: Play) -> Option<Seat> {
    match play {
        Play::HiredHand { target, .. } | Play::DualWield { target } => Some(target),
        Play::Bandage | Play::DuckAndWeave => None,
    }
}

fn has_fired(view: &View, seat: Seat) -> bool {
    let fates = view.by_seat[seat].fates;
    fates.iter().any(|fate| matches!(fate, Fate::Revealed(load) if load.is_bullet()))
}

/// Approximates e to the power of `exponent` by operations that give the same on every platform.
fn approx_exp(exponent: f64) -> f64 {
    let part = 1.0 + exponent.clamp(-12.0, 12.0) / 16.0;
    let squared = part * part;
    let fourth = squared * squared;
    let eighth = fourth * fourth;
    eighth * eighth
}
