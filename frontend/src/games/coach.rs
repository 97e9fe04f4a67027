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
    /// The thing an action's value is a share of: the game, or in some games the duel.
    const STAKE: Text = WHOLE_GAME;

    /// A puzzle's question, by its goal in [`GOALS`](engine::bot::Coach::GOALS).
    const QUESTION: fn(&str) -> Option<Text> = |_| None;

    /// An action with its context; `None` if its usual words suffice.
    fn advice(_: &Self::View, _: &Self::Action) -> Option<Line> {
        None
    }

    /// The action's effect by the rules, if that is a reason for it.
    fn fact(_: &Self::View, _: Seat, _: &Self::Action) -> Option<Line> {
        None
    }

    /// The follow-up that gives the action its point.
    fn plan(_: &Self::View, _: &Self::Action, _then: &Self::Action) -> Option<Line> {
        None
    }

    /// An aspect's two sentences: for an action that is better in it than the alternative, and for
    /// one that is worse. `None` if both values read the same, or if it has no sentences.
    fn compare(view: &Self::View, reason: Reason) -> Option<[Line; 2]>;

    /// The range of most outcomes, best and worst, in thousandths of the outcome's unit.
    fn range(range: [i32; 2]) -> Line;

    /// The heuristic's reason, if nothing was searched.
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
#[derive(Clone, Default, Debug)]
pub struct Comparison {
    /// The aspect in which it is better than the alternative, if the game can tell.
    pub reason: Option<Reason>,
    /// The aspect in which it is worse.
    pub price: Option<Reason>,
    /// Of most outcomes: see [`CoachUi::range`].
    pub range: Option<[i32; 2]>,
    /// The seat's next action.
    pub then: Option<AnyAction>,
}

/// Its effect, follow-up, gain and price; without a certain gain, the range of outcomes.
pub fn why(view: &AnyView, seat: Seat, action: &AnyAction, compared: &Comparison) -> Vec<Line> {
    with_own!(AnyView, view, own: G => why_of::<G>(own, seat, action, compared))
}

fn why_of<G: CoachUi>(
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
    use engine::catalogue::{AnyGame, GameId};
    use engine::chance::Seed;
    use engine::game::{Game, Observer};

    use super::*;
    use crate::testing::{self, assert_golden};

    /// A seat's view at the start of each game.
    fn views() -> impl Iterator<Item = (GameId, AnyView)> {
        GameId::ALL.into_iter().map(|id| {
            let seats = if id == GameId::GoldRushShootOut { 4 } else { 2 };
            let game = AnyGame::deal(&id.options(), seats, Seed(7)).expect("a table");
            (id, game.view(Observer::Seat(Seat::ONE)))
        })
    }

    #[test]
    fn every_goal_is_a_line_and_no_two_are_alike() {
        let mut lines: Vec<&str> = Vec::new();
        for (id, view) in views() {
            lines.extend(id.goals().iter().map(|of| question(&view, of).translate()));
        }
        assert!(lines.iter().all(|line| line.ends_with('?') && line.chars().count() <= 80));
        let count = lines.len();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), count);
    }

    #[derive(Clone, Copy)]
    enum AspectKind {
        /// More is better.
        Gain,
        /// Less is better: counted as negative.
        Loss,
        Chance,
        /// One's own minus another's.
        Lead,
    }

    use AspectKind::{Chance, Gain, Lead, Loss};

    const KINDS: [(GameId, &[AspectKind]); 5] = [
        (GameId::FoolsGambit, &[Chance, Lead, Gain, Gain, Loss]),
        (GameId::DualDuel, &[Gain, Loss, Chance, Lead, Loss, Chance]),
        (GameId::HeadsUpDuel, &[Gain, Loss, Lead, Gain, Gain, Chance]),
        (GameId::GoldRushShootOut, &[Gain, Loss, Gain, Lead, Gain, Lead, Lead, Chance]),
        (GameId::Duel52, &[Lead, Lead, Lead, Lead, Lead, Loss, Gain]),
    ];

    const RANGES: [[i32; 2]; 8] = [
        [3000, 3000],
        [1000, 1000],
        [0, 0],
        [-1000, -1000],
        [2000, -5000],
        [1000, 0],
        [0, -1500],
        [-1000, -2000],
    ];

    /// Pairs of a better value and a worse one.
    const fn values(kind: AspectKind) -> [(f64, f64); 2] {
        match kind {
            Gain => [(1000.0, 0.0), (2500.0, 1000.0)],
            Loss => [(0.0, -1000.0), (-1000.0, -2500.0)],
            Chance => [(1000.0, 0.0), (640.0, 512.0)],
            Lead => [(1000.0, 0.0), (500.0, -1500.0)],
        }
    }

    /// People read the golden file line by line.
    #[test]
    fn every_sentence_reads_well_for_none_one_and_more() {
        let players = testing::players("Ana | Ben").read_by(Some(Seat::ONE));
        let mut all = Vec::new();
        for (id, view) in views() {
            let (_, kinds) = KINDS.iter().find(|(of, _)| *of == id).expect("its aspects");
            let mut tell = |what: String, line: Option<Line>| {
                let said = line.map_or("-".to_owned(), |line| players.sentence(&line).written());
                all.push(format!("{} {what}: {said}", id.slug()));
            };
            for (aspect, kind) in kinds.iter().enumerate() {
                for (more, less) in values(*kind) {
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
            for range in RANGES {
                let line = with_own!(AnyView, &view, _own: G => G::range(range));
                tell(format!("{range:?}"), Some(line));
            }
        }
        assert_golden("src/games/reasons.txt", |_| all.join("\n") + "\n");
        for line in &all {
            let (_, sentence) = line.split_once(": ").expect("what is said");
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{line}");
            // Lines with two numbers may be longer.
            assert!(
                sentence.chars().count() <= if line.contains('[') { 110 } else { 80 },
                "{line}"
            );
        }
    }

    #[test]
    fn without_a_sure_gain_the_range_of_outcomes_is_told() {
        for (id, view) in views() {
            let action = AnyAction::FoolsGambit(engine::games::fools_gambit::Action::Swap(
                engine::games::fools_gambit::Swap::Keep,
            ));
            let range = [2000, -5000];
            let comparison = Comparison { range: Some(range), ..Comparison::default() };
            let lines = why(&view, Seat::ONE, &action, &comparison);
            let range = with_own!(AnyView, &view, _own: G => G::range(range));
            assert_eq!(lines, [range], "{id:?}");
        }
    }
}
