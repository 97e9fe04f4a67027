//! The list of games, and types that hold any of them.
//!
//! [`AnyGame`] forwards every call to a boxed game, so that code for all games is written and
//! compiled once. The games' data are enums, to match on and serialize.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::bot::{Coach, Effort, Heuristics, Level, Style};
use crate::chance::Seed;
use crate::game::{Game, Inspect, Outside};
use crate::games;
use crate::options::OptionsTable as _;
use crate::season::Season;
use crate::seat::Seat;

type OptionsOf<G> = <G as Game>::Options;

/// Declares the enums of all games' data, and macros that unwrap them (`$d` stands for `$`).
macro_rules! games {
    (($d:tt) $($Name:ident => $module:ident $(+ $Season:ident)?;)+) => {
        /// The games, in the order in which they are shown.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("[`games::", stringify!($module), "`]")] $Name,)+
        }

        impl GameId {
            /// All games.
            pub const ALL: [Self; [$(stringify!($Name)),+].len()] = [$(Self::$Name),+];

            /// The name in records and addresses.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$Name => OptionsOf::<games::$module::$Name>::IDENTITY.slug,)+ }
            }
        }

        /// The options of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyOptions {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                $Name(OptionsOf<games::$module::$Name>),
            )+
        }

        /// An action of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyAction {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                $Name(games::$module::Action),
            )+
        }

        /// A refusal of any game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum AnyRefusal {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                $Name(games::$module::Refusal),
            )+
        }

        /// An event of any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum AnyEvent {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                #[serde(with = "serialized")]
                $Name(games::$module::Event),
            )+
        }

        /// An observer's view of any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum AnyView {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                #[serde(with = "serialized")]
                $Name(Rc<games::$module::View>),
            )+
        }

        $(
            impl GamePart for OptionsOf<games::$module::$Name> {
                type Game = games::$module::$Name;
            }
            impl GamePart for games::$module::Event {
                type Game = games::$module::$Name;
            }
            impl GamePart for games::$module::View {
                type Game = games::$module::$Name;
            }

            impl CatalogueGame for games::$module::$Name {
                const ID: GameId = GameId::$Name;

                fn any_options(own: Self::Options) -> AnyOptions { AnyOptions::$Name(own) }
                fn any_action(own: Self::Action) -> AnyAction { AnyAction::$Name(own) }
                fn any_refusal(own: Self::Refusal) -> AnyRefusal { AnyRefusal::$Name(own) }
                fn any_event(own: Self::Event) -> AnyEvent { AnyEvent::$Name(own) }
                fn any_view(own: Rc<Self::View>) -> AnyView { AnyView::$Name(own) }

                $(fn season(&self) -> Option<&dyn $Season> { Some(self) })?

                fn own_action(any: &AnyAction) -> Option<&Self::Action> {
                    if let AnyAction::$Name(own) = any { Some(own) } else { None }
                }
                fn own_refusal(any: &AnyRefusal) -> Option<&Self::Refusal> {
                    if let AnyRefusal::$Name(own) = any { Some(own) } else { None }
                }
                fn own_event(any: &AnyEvent) -> Option<&Self::Event> {
                    if let AnyEvent::$Name(own) = any { Some(own) } else { None }
                }
                fn own_view(any: &AnyView) -> Option<&Rc<Self::View>> {
                    if let AnyView::$Name(own) = any { Some(own) } else { None }
                }
            }
        )+

        /// Evaluates code with the type of the [`GameId`](crate::catalogue::GameId)'s game:
        /// `with_game!(id, G => G::ID)`.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::catalogue::GameId::$Name => {
                        type $d G = $crate::games::$module::$Name;
                        $d body
                    })+
                }
            };
        }

        /// Unwraps any game's data, with the game's type if named:
        /// `with_own!(AnyView, any, own => own.turn)`, `with_own!(AnyView, any, own: G => G::ID)`.
        #[macro_export]
        macro_rules! with_own {
            ($d Any:ident, $d any:expr, $d own:ident => $d body:expr) => {
                match $d any { $($crate::catalogue::$d Any::$Name($d own) => $d body,)+ }
            };
            ($d Any:ident, $d any:expr, $d own:ident: $d G:ident => $d body:expr) => {
                match $d any {
                    $($crate::catalogue::$d Any::$Name($d own) => {
                        type $d G = $crate::games::$module::$Name;
                        $d body
                    })+
                }
            };
        }
    };
}

/// A listed game, which converts between its own types and those of any game.
pub trait CatalogueGame: Inspect + Outside + Coach + Send + 'static {
    /// Its id.
    const ID: GameId;

    /// Wraps options of this game.
    fn any_options(own: Self::Options) -> AnyOptions;

    /// Wraps an action of this game.
    fn any_action(own: Self::Action) -> AnyAction;

    /// Wraps a refusal of this game.
    fn any_refusal(own: Self::Refusal) -> AnyRefusal;

    /// Wraps an event of this game.
    fn any_event(own: Self::Event) -> AnyEvent;

    /// Wraps a view of this game.
    fn any_view(own: Rc<Self::View>) -> AnyView;

    /// The game as part of a season, if it has tokens and strikes.
    fn season(&self) -> Option<&dyn Season> {
        None
    }

    /// The action, if it is this game's.
    fn own_action(any: &AnyAction) -> Option<&Self::Action>;

    /// The refusal, if it is this game's.
    fn own_refusal(any: &AnyRefusal) -> Option<&Self::Refusal>;

    /// The event, if it is this game's.
    fn own_event(any: &AnyEvent) -> Option<&Self::Event>;

    /// The view, if it is this game's.
    fn own_view(any: &AnyView) -> Option<&Rc<Self::View>>;
}

/// Options, events or views of one game.
pub trait GamePart {
    /// The game.
    type Game: CatalogueGame;
}

games! {
    ($)
    FoolsGambit => fools_gambit;
    DualDuel => dual_duel;
    HeadsUpDuel => heads_up_duel + Season;
    GoldRushShootOut => gold_rush_shoot_out + Season;
    Duel52 => duel_52;
}

// These modules stand below the macros that they use.
mod coach;
mod data;
mod game;
mod outside;
mod serialized;
mod thinking;

pub use coach::{AnyAnalyst, AnyOdds};
pub use game::AnyGame;
pub use thinking::{ALL_ROLLOUTS, AnySearch, Thinking};

impl GameId {
    /// The game with this slug.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.slug() == slug)
    }

    /// All questions its puzzles can ask; see [`Coach::GOALS`].
    #[must_use]
    pub const fn goals(self) -> &'static [&'static str] {
        with_game!(self, G => <G as Coach>::GOALS)
    }

    /// The default options.
    #[must_use]
    pub fn options(self) -> AnyOptions {
        with_game!(self, G => G::any_options(OptionsOf::<G>::default()))
    }
}

/// The action of a bot without a style; `None` if the seat has nothing to do.
#[must_use]
pub fn bot_action(view: &AnyView, seat: Seat, level: Level, seed: Seed) -> Option<AnyAction> {
    let mut search = AnySearch::new(view, seat, (level, Style::Even), seed, ALL_ROLLOUTS);
    search.think();
    search.result()
}

/// A level's effort in a game.
#[must_use]
pub const fn effort<G: Heuristics>(level: Level) -> Effort {
    G::EFFORTS[level as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn every_game_is_found_by_its_name() {
        for id in GameId::ALL {
            assert_eq!(GameId::from_slug(id.slug()), Some(id));
            assert_eq!(id.options().identity().slug, id.slug());
        }
        assert_eq!(GameId::from_slug("war"), None);
    }
}
