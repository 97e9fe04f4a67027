use engine::bot::Reason;
use engine::catalogue::{AnyAction, AnyGame, AnyView, CatalogueGame};
use engine::seat::Seat;
use engine::{with_game, with_own};

use super::any::ui_of;
use crate::words::coach::WHOLE_GAME;
use crate::words::line::{Line, sentences};
use crate::words::text::Text;

/// A game's sentences for hints and puzzles.
pub trait CoachUi: CatalogueGame {
    /// The unit of an action's value, which is a share of it: the game, or in some games the duel.
    const STAKE: Text = WHOLE_GAME;

    /// A puzzle's question, by its goal in [`GOALS`](engine::bot::Coach::GOALS).
    const QUESTION: fn(&str) -> Option<Text> = |_| None;

    /// An action with its context; `None` if its usual label is enough.
    fn advice(_: &Self::View, _: &Self::Action) -> Option<Line> {
        None
    }

    /// The action's effect by the rules, if the effect is a reason for the action.
    fn fact(_: &Self::View, _: Seat, _: &Self::Action) -> Option<Line> {
        None
    }

    /// The follow-up that gives the action its point.
    fn plan(_: &Self::View, _: &Self::Action, _then: &Self::Action) -> Option<Line> {
        None
    }

    /// An aspect's two sentences: for an action that is better in this aspect than the alternative,
    /// and for a worse one. `None` if both values read the same, or if the aspect has no sentences.
    fn compare(view: &Self::View, reason: Reason) -> Option<[Line; 2]>;

    /// The range of most outcomes, best and worst, in thousandths of the outcome's unit.
    fn range(range: [i32; 2]) -> Line;

    /// The reason of the greedy action, which a bot takes without a search.
    fn rule_reason(_: &Self::View, _: Seat, _: &Self::Action) -> Option<Line> {
        None
    }
}

/// The sentences for a gain and for a price of this amount: see [`CoachUi::compare`].
pub fn gain_and_price<L: Into<Line>>(
    amount: String,
    gain: impl FnOnce(String) -> L,
    price: impl FnOnce(String) -> L,
) -> [Line; 2] {
    [gain(amount.clone()).into(), price(amount).into()]
}

/// An action compared with its alternative.
#[derive(Debug)]
pub struct Comparison {
    /// The aspect in which the action is better than the alternative, if the game can tell.
    pub reason: Option<Reason>,
    /// The aspect in which the action is worse.
    pub price: Option<Reason>,
    /// The range of most outcomes: see [`CoachUi::range`].
    pub range: Option<[i32; 2]>,
    /// The seat's next action after this one.
    pub then: Option<AnyAction>,
}

/// An action's effect, follow-up, gain and price; without a certain gain, the range of outcomes.
pub fn reasons(view: &AnyView, seat: Seat, action: &AnyAction, compared: &Comparison) -> Vec<Line> {
    with_own!(AnyView, view, own: G => own_reasons::<G>(own, seat, action, compared))
}

fn own_reasons<G: CoachUi>(
    view: &G::View,
    seat: Seat,
    action: &AnyAction,
    Comparison { reason, price, range, then }: &Comparison,
) -> Vec<Line> {
    let own = G::own_action(action);
    let fact = own.and_then(|own| G::fact(view, seat, own));
    let then = then.as_ref().and_then(G::own_action);
    let plan = own.zip(then).and_then(|(own, then)| G::plan(view, own, then));
    let compare = |reason: Option<Reason>| G::compare(view, reason?);
    let gain = compare(*reason).map(|[gain, _]| gain);
    let price = compare(*price).filter(|_| gain.is_some()).map(|[_, price]| price);
    let range = range.filter(|_| gain.is_none()).map(G::range);
    let lines =
        [sentences(fact.into_iter().chain(plan)), sentences(gain.into_iter().chain(price)), range];
    lines.into_iter().flatten().collect()
}

/// A seat's result since a position, in thousandths of the outcome's unit; `None` until it is known.
pub fn outcome(now: &AnyGame, since: &AnyGame, seat: Seat) -> Option<i32> {
    with_game!(now.id(), G => outcome_of::<G>(now, since, seat))
}

fn outcome_of<G: CoachUi>(now: &AnyGame, since: &AnyGame, seat: Seat) -> Option<i32> {
    let (now, since) = (now.downcast_ref::<G>()?, since.downcast_ref::<G>()?);
    let aspects = if now.is_settled(since) { now.aspects(since, seat) } else { None };
    aspects.map(|aspects| aspects[G::OUTCOME_ASPECT])
}

/// See [`CoachUi::advice`].
pub fn advice(view: &AnyView, action: &AnyAction) -> Line {
    let own = with_own!(AnyView, view, own: G => {
        G::own_action(action).and_then(|action| G::advice(own, action))
    });
    own.unwrap_or_else(|| ui_of(view).action(action))
}

/// See [`CoachUi::QUESTION`].
pub fn question(view: &AnyView, goal: &str) -> Text {
    with_own!(AnyView, view, _own: G => (G::QUESTION)(goal)).unwrap_or(Text::NONE)
}

/// See [`CoachUi::STAKE`].
pub fn stake(view: &AnyView) -> Text {
    with_own!(AnyView, view, _own: G => G::STAKE)
}

/// See [`CoachUi::rule_reason`].
pub fn rule_reason(view: &AnyView, seat: Seat, action: &AnyAction) -> Option<Line> {
    with_own!(AnyView, view, own: G => G::rule_reason(own, seat, G::own_action(action)?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::Seed;
    use engine::game::{Game, Observer};

    use super::*;
    use crate::testing::{self, assert_golden};

    fn views() -> impl Iterator<Item = (GameId, AnyView)> {
        GameId::ALL.into_iter().map(|id| {
            let seats = if id == GameId::GoldRushShootOut { 4 } else { 2 };
            let game = AnyGame::deal(&id.options(), seats, Seed(7)).expect("a table");
            (id, game.view(Observer::Seat(Seat::ONE)))
        })
    }

    #[test]
    fn every_goal_is_a_line_and_no_two_are_alike() {
        let goals = |(id, view): (GameId, AnyView)| {
            let lines = id.goals().iter().map(|of| question(&view, of).translate());
            lines.collect::<Vec<_>>()
        };
        let lines: Vec<_> = views().flat_map(goals).collect();
        assert!(lines.iter().all(|line| line.ends_with('?') && line.chars().count() <= 80));
        assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), lines.len());
    }

    /// Pairs of a better value of an aspect and a worse one.
    type Values = [(f64, f64); 2];

    /// More is better.
    const GAIN: Values = [(1000.0, 0.0), (2500.0, 1000.0)];
    /// Less is better: counted as negative.
    const LOSS: Values = [(0.0, -1000.0), (-1000.0, -2500.0)];
    const CHANCE: Values = [(1000.0, 0.0), (640.0, 512.0)];
    /// A seat's own value minus another seat's.
    const LEAD: Values = [(1000.0, 0.0), (500.0, -1500.0)];

    const ASPECTS: [(GameId, &[Values]); 5] = [
        (GameId::FoolsGambit, &[CHANCE, LEAD, GAIN, GAIN, LOSS]),
        (GameId::DualDuel, &[GAIN, LOSS, CHANCE, LEAD, LOSS, CHANCE]),
        (GameId::HeadsUpDuel, &[GAIN, LOSS, LEAD, GAIN, GAIN, CHANCE]),
        (GameId::GoldRushShootOut, &[GAIN, LOSS, GAIN, LEAD, GAIN, LEAD, LEAD, CHANCE]),
        (GameId::Duel52, &[LEAD, LEAD, LEAD, LEAD, LEAD, LOSS, GAIN]),
    ];

    /// In halves of the unit.
    const RANGES: [[i32; 2]; 8] =
        [[6, 6], [2, 2], [0, 0], [-2, -2], [4, -10], [2, 0], [0, -3], [-2, -4]];

    /// People read the golden file line by line.
    #[test]
    fn every_sentence_reads_well_for_none_one_and_more() {
        let players = testing::players("Ana | Ben").read_by(Some(Seat::ONE));
        let mut all = Vec::new();
        for (id, view) in views() {
            let (_, aspects) = ASPECTS.into_iter().find(|(of, _)| *of == id).expect("its aspects");
            let mut tell = |what: String, line: Option<Line>| {
                let said = line.map_or("-".to_owned(), |line| players.sentence(&line).written());
                all.push(format!("{} {what}: {said}", id.slug()));
            };
            for (aspect, values) in aspects.iter().enumerate() {
                for &(more, less) in values {
                    let won = Reason { aspect, best: more, other: less };
                    let lost = Reason { aspect, best: less, other: more };
                    with_own!(AnyView, &view, own: G => {
                        let gain = G::compare(own, won).map(|[gain, _]| gain);
                        let price = G::compare(own, lost).map(|[_, price]| price);
                        tell(format!("{aspect} won"), gain);
                        tell(format!("{aspect} price"), price);
                    });
                }
            }
            for range in RANGES.map(|range| range.map(|halves| halves * 500)) {
                let line = with_own!(AnyView, &view, _own: G => G::range(range));
                tell(format!("{range:?}"), Some(line));
            }
        }
        assert_golden("src/games/reasons.txt", |_| all.join("\n") + "\n");
        for line in &all {
            let (_, sentence) = line.split_once(": ").expect("what is said");
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{line}");
            // Lines with two numbers may be longer.
            let most = if line.contains('[') { 110 } else { 80 };
            assert!(sentence.chars().count() <= most, "{line}");
        }
    }
}
