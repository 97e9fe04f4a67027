//! Type-erased analysis and win odds.

use crate::bot::{Analysis, Evaluated};

use super::AnyAction;

/// Writes the types of analysis and win odds over all games, and passes the calls on.
macro_rules! coached {
    ($($Name:ident => $module:ident;)+) => {
        /// An analysis of a position of any game.
        #[derive(Clone, Debug)]
        pub enum AnyAnalyst {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                $Name(Box<$crate::bot::Analyst<games::$module::$Name>>),
            )+
        }

        impl AnyAnalyst {
            /// About all that the seat can do; see [`Analyst::new`](crate::bot::Analyst::new).
            #[must_use]
            pub fn new(view: &AnyView, seat: Seat, seed: Seed, simulations: u32) -> Self {
                match view {
                    $(AnyView::$Name(view) => {
                        Self::$Name(Box::new($crate::bot::Analyst::new(&**view, seat, seed, simulations)))
                    })+
                }
            }

            /// About an action that was taken; see [`Analyst::about`](crate::bot::Analyst::about). `None` if it is one of another
            /// game.
            #[must_use]
            pub fn about(
                view: &AnyView,
                seat: Seat,
                seed: Seed,
                simulations: u32,
                played: &AnyAction,
            ) -> Option<Self> {
                match (view, played) {
                    $((AnyView::$Name(view), AnyAction::$Name(played)) => {
                        let played = played.clone();
                        let analyst = $crate::bot::Analyst::about(&**view, seat, seed, simulations, played);
                        Some(Self::$Name(Box::new(analyst)))
                    })+
                    _ => None,
                }
            }

            /// Thinks on for a while; see [`Analyst::step`](crate::bot::Analyst::step).
            pub fn step(&mut self, decisions: u32) {
                match self { $(Self::$Name(analyst) => apart::of::<games::$module::$Name, _>(|| analyst.step(decisions)),)+ }
            }

            /// Whether it has thought to the end.
            #[must_use]
            pub fn is_done(&self) -> bool {
                match self { $(Self::$Name(analyst) => analyst.is_done(),)+ }
            }

            /// What came of it so far.
            #[must_use]
            pub fn analysis(&self) -> $crate::bot::Analysis<AnyAction> {
                match self {
                    $(Self::$Name(analyst) => coach::widen(analyst.analysis(), AnyAction::$Name),)+
                }
            }
        }

        /// The chance to win from a position of any game.
        #[derive(Clone, Debug)]
        pub enum AnyOdds {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                $Name(Box<$crate::bot::Odds<games::$module::$Name>>),
            )+
        }

        impl AnyOdds {
            /// By what the seat knows; see [`Odds::by_view`](crate::bot::Odds::by_view).
            #[must_use]
            pub fn by_view(view: &AnyView, seat: Seat, seed: Seed, rollouts: u32) -> Self {
                match view {
                    $(AnyView::$Name(view) => {
                        Self::$Name(Box::new($crate::bot::Odds::by_view(&**view, seat, seed, rollouts)))
                    })+
                }
            }

            /// By all cards; see [`Odds::by_state`](crate::bot::Odds::by_state).
            #[must_use]
            pub fn by_state(state: &AnyGame, seat: Seat, seed: Seed, rollouts: u32) -> Self {
                match state {
                    $(AnyGame::$Name(state) => {
                        Self::$Name(Box::new($crate::bot::Odds::by_state(&**state, seat, seed, rollouts)))
                    })+
                }
            }

            /// Goes on for a while; see [`Odds::step`](crate::bot::Odds::step).
            pub fn step(&mut self, decisions: u32) {
                match self { $(Self::$Name(odds) => odds.step(decisions),)+ }
            }

            /// Whether all roll-outs are made.
            #[must_use]
            pub fn is_done(&self) -> bool {
                match self { $(Self::$Name(odds) => odds.is_done(),)+ }
            }

            /// The chance so far, from 0 to 1.
            #[must_use]
            pub fn chance(&self) -> f64 {
                match self { $(Self::$Name(odds) => odds.chance(),)+ }
            }
        }
    };
}
pub(super) use coached;

/// An analysis of one game as one of any game.
pub(super) fn widen<A>(own: Analysis<A>, wrap: impl Fn(A) -> AnyAction) -> Analysis<AnyAction> {
    let Analysis { evaluated, determinizations, is_by_rule, obvious_loss } = own;
    let any = |evaluated: Evaluated<A>| {
        let Evaluated { action, mean, behind, error, reason } = evaluated;
        Evaluated { action: wrap(action), mean, behind, error, reason }
    };
    Analysis {
        evaluated: evaluated.into_iter().map(any).collect(),
        determinizations,
        is_by_rule,
        obvious_loss,
    }
}
