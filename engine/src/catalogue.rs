//! The list of games, and the one `match` over them.
//!
//! [`AnyGame`] is a game of any kind: it keeps the same contract by passing every call on, so that
//! code which serves all games (the page, the command line) is written and compiled once.

use std::fmt::{self, Display};
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::bot::{Coach, Effort, Heuristics, Level, Manner, Thinker};
use crate::chance::{Dice, Seed};
use crate::game::{
    self, BadAction, Decision, Event, Flaw, Frame, Game, Identity, Illegal, Inspect, Listing,
    Observer, Outside, Purse, Refusal, SetupError, Sink, Turn,
};
use crate::games;
use crate::options::{Field, Options, Preset, SeatCounts, Values};
use crate::seat::{Seat, SeatSet};

pub mod apart;
mod coach;

type OptionsOf<G> = <G as Game>::Options;

/// Writes the types over all games, and passes the calls on.
macro_rules! games {
    (($d:tt) $($Name:ident => $module:ident;)+) => {
        /// The games that share the table, in the order of the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $(#[doc = concat!("[`games::", stringify!($module), "`]")] $Name,)+
        }

        impl GameId {
            /// All of them.
            pub const ALL: [Self; [$(games::$module::IDENTITY),+].len()] = [$(Self::$Name),+];

            /// The name in records and addresses.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$Name => games::$module::IDENTITY.slug,)+ }
            }

            /// The game of that name.
            #[must_use]
            pub fn of_slug(slug: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|id| id.slug() == slug)
            }

            /// How the game is played unless somebody wishes otherwise.
            #[must_use]
            pub fn options(self) -> AnyOptions {
                match self {
                    $(Self::$Name => {
                        AnyOptions::$Name(OptionsOf::<games::$module::$Name>::default())
                    })+
                }
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
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
        pub enum AnyRefusal {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                #[error(transparent)]
                $Name(games::$module::Refusal),
            )+
        }

        /// An event of any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum AnyEvent {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                #[serde(with = "apart")]
                $Name(games::$module::Event),
            )+
        }

        /// What an observer knows of any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum AnyView {
            $(
                #[doc = concat!("Of [`games::", stringify!($module), "`].")]
                #[serde(with = "apart")]
                $Name(Rc<games::$module::View>),
            )+
        }

        /// A game of any kind: boxed, for the states of some are fifty times as large as others'.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyGame {
            $(
                #[doc = concat!("[`games::", stringify!($module), "`]")]
                $Name(Box<games::$module::$Name>),
            )+
        }

        impl Options for AnyOptions {
            fn defaults_of(slug: &str) -> Option<Self> {
                $(if let Some(options) = OptionsOf::<games::$module::$Name>::defaults_of(slug) {
                    return Some(Self::$Name(options));
                })+
                None
            }

            fn identity(&self) -> Identity {
                match self { $(Self::$Name(options) => options.identity(),)+ }
            }

            fn seat_counts(&self) -> SeatCounts {
                match self { $(Self::$Name(options) => options.seat_counts(),)+ }
            }

            fn fields(&self) -> &'static [Field] {
                match self { $(Self::$Name(options) => options.fields(),)+ }
            }

            fn presets(&self) -> &'static [Preset] {
                match self { $(Self::$Name(options) => options.presets(),)+ }
            }

            fn values(&self) -> Values {
                match self { $(Self::$Name(options) => options.values(),)+ }
            }

            fn with_values(&self, values: &Values) -> Self {
                match self { $(Self::$Name(options) => Self::$Name(apart::of::<games::$module::$Name, _>(|| options.with_values(values))),)+ }
            }
        }

        impl Display for AnyAction {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(Self::$Name(action) => apart::of::<games::$module::$Name, _>(|| action.fmt(f)),)+ }
            }
        }

        impl Refusal for AnyRefusal {
            fn rule(&self) -> &'static str {
                match self { $(Self::$Name(refusal) => refusal.rule(),)+ }
            }
        }

        impl AnyEvent {
            /// Which game it is of.
            #[must_use]
            pub const fn game(&self) -> GameId {
                match self { $(Self::$Name(_) => GameId::$Name,)+ }
            }
        }

        impl Event for AnyEvent {
            fn known_to(&self, seats: u8) -> SeatSet {
                match self { $(Self::$Name(event) => apart::of::<games::$module::$Name, _>(|| event.known_to(seats)),)+ }
            }

            fn seen_by(&self, observer: Observer) -> Option<Self> {
                match self { $(Self::$Name(event) => apart::of::<games::$module::$Name, _>(|| event.seen_by(observer)).map(Self::$Name),)+ }
            }

            fn reveals_to(&self, seats: u8) -> SeatSet {
                match self { $(Self::$Name(event) => apart::of::<games::$module::$Name, _>(|| event.reveals_to(seats)),)+ }
            }
        }

        impl Game for AnyGame {
            type Options = AnyOptions;
            type Action = AnyAction;
            type Refusal = AnyRefusal;
            type Event = AnyEvent;
            type View = AnyView;

            // What every one of them promises.
            const LISTING: Listing = Listing::Sample;

            fn deal(options: &AnyOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
                match options {
                    $(AnyOptions::$Name(options) => {
                        apart::of::<games::$module::$Name, _>(|| games::$module::$Name::deal(options, seats, seed))
                            .map(|game| Self::$Name(Box::new(game)))
                    })+
                }
            }

            fn options(&self) -> AnyOptions {
                match self { $(Self::$Name(game) => AnyOptions::$Name(apart::of::<games::$module::$Name, _>(|| game.options())),)+ }
            }

            fn seats(&self) -> u8 {
                match self { $(Self::$Name(game) => game.seats(),)+ }
            }

            fn turn(&self) -> Turn {
                match self { $(Self::$Name(game) => game.turn(),)+ }
            }

            fn legal_actions(&self, seat: Seat, actions: &mut Vec<AnyAction>) {
                match self {
                    $(Self::$Name(game) => {
                        let mut own = Vec::new();
                        apart::of::<games::$module::$Name, _>(|| game.legal_actions(seat, &mut own));
                        actions.extend(own.into_iter().map(AnyAction::$Name));
                    })+
                }
            }

            fn check(&self, seat: Seat, action: &AnyAction) -> Result<(), Illegal<AnyRefusal>> {
                match (self, action) {
                    $((Self::$Name(game), AnyAction::$Name(action)) => {
                        apart::of::<games::$module::$Name, _>(|| game.check(seat, action)).map_err(|why| widen(why, AnyRefusal::$Name))
                    })+
                    _ => Err(Illegal::OtherGame),
                }
            }

            fn decide(
                &mut self,
                seat: Seat,
                decision: Decision<AnyAction>,
                sink: &mut Sink<Self>,
            ) -> Result<(), Illegal<AnyRefusal>> {
                match self {
                    $(Self::$Name(game) => {
                        let decision = match decision {
                            Decision::Act(AnyAction::$Name(action)) => Decision::Act(action),
                            Decision::Timeout => Decision::Timeout,
                            Decision::Leave => Decision::Leave,
                            Decision::Act(_) => return Err(Illegal::OtherGame),
                        };
                        let mut own = if sink.listens() { Sink::listening() } else { Sink::none() };
                        apart::of::<games::$module::$Name, _>(|| game.decide(seat, decision, &mut own))
                            .map_err(|why| widen(why, AnyRefusal::$Name))?;
                        for Frame { events, state } in own.into_frames() {
                            let events = events.into_iter().map(AnyEvent::$Name).collect();
                            sink.push(Frame { events, state: Self::$Name(Box::new(state)) });
                        }
                        Ok(())
                    })+
                }
            }

            fn view(&self, observer: Observer) -> AnyView {
                match self { $(Self::$Name(game) => AnyView::$Name(Rc::new(apart::of::<games::$module::$Name, _>(|| game.view(observer)))),)+ }
            }

            fn determinize(view: &AnyView, dice: &mut Dice) -> Self {
                match view {
                    $(AnyView::$Name(view) => {
                        Self::$Name(Box::new(apart::of::<games::$module::$Name, _>(|| games::$module::$Name::determinize(view, dice))))
                    })+
                }
            }

            fn is_public(&self, action: &AnyAction) -> bool {
                match (self, action) {
                    $((Self::$Name(game), AnyAction::$Name(action)) => game.is_public(action),)+
                    _ => false,
                }
            }

            fn purse(&self, seat: Seat) -> Option<Purse> {
                match self { $(Self::$Name(game) => game.purse(seat),)+ }
            }

            fn read_action(&self, text: &str) -> Result<AnyAction, BadAction> {
                match self { $(Self::$Name(game) => apart::of::<games::$module::$Name, _>(|| game.read_action(text)).map(AnyAction::$Name),)+ }
            }
        }

        impl Inspect for AnyGame {
            fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
                match self { $(Self::$Name(game) => apart::of::<games::$module::$Name, _>(|| game.write_canonical(to)),)+ }
            }

            fn audit(&self) -> Result<(), Flaw> {
                match self { $(Self::$Name(game) => apart::of::<games::$module::$Name, _>(|| game.audit()),)+ }
            }
        }

        impl Outside for AnyGame {
            fn check_view(view: &AnyView) -> Result<(), Flaw> {
                match view { $(AnyView::$Name(view) => apart::of::<games::$module::$Name, _>(|| games::$module::$Name::check_view(view)),)+ }
            }

            fn check_event(event: &AnyEvent, seats: u8) -> Result<(), Flaw> {
                match event { $(AnyEvent::$Name(event) => apart::of::<games::$module::$Name, _>(|| games::$module::$Name::check_event(event, seats)),)+ }
            }

            fn draw_from(view: &AnyView, dice: &mut Dice) -> Option<Self> {
                match view { $(AnyView::$Name(view) => apart::of::<games::$module::$Name, _>(|| games::$module::$Name::draw_from(view, dice)).map(|game| Self::$Name(Box::new(game))),)+ }
            }
        }

        $(
            impl Listed for games::$module::$Name {
                const ID: GameId = GameId::$Name;

                fn own_view(any: &AnyView) -> Option<&Rc<Self::View>> {
                    if let AnyView::$Name(own) = any { Some(own) } else { None }
                }

                fn own_event(any: &AnyEvent) -> Option<&Self::Event> {
                    if let AnyEvent::$Name(own) = any { Some(own) } else { None }
                }

                fn any_action(own: Self::Action) -> AnyAction {
                    AnyAction::$Name(own)
                }

                fn own_action(any: &AnyAction) -> Option<&Self::Action> {
                    if let AnyAction::$Name(own) = any { Some(own) } else { None }
                }
            }
        )+

        /// Evaluates code with the game inside an [`AnyGame`](crate::catalogue::AnyGame), whichever
        /// it is: `with_any_game!(any, game => game.seats())`.
        #[macro_export]
        macro_rules! with_any_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any { $($crate::catalogue::AnyGame::$Name($d game) => $d body,)+ }
            };
        }

        /// Evaluates code with the view inside an [`AnyView`](crate::catalogue::AnyView), and the
        /// type of its game: `with_any_view!(any, view: Own => Own::ID)`.
        #[macro_export]
        macro_rules! with_any_view {
            ($d any:expr, $d view:ident: $d Own:ident => $d body:expr) => {
                match $d any {
                    $($crate::catalogue::AnyView::$Name($d view) => {
                        type $d Own = $crate::games::$module::$Name;
                        $d body
                    })+
                }
            };
        }

        /// A bot's thoughts about a game of any kind.
        #[derive(Clone, Debug)]
        pub enum AnyThinker {
            $(
                #[doc = concat!("About [`games::", stringify!($module), "`].")]
                $Name(Box<Thinker<games::$module::$Name>>),
            )+
        }

        impl AnyThinker {
            /// A bot of that level and manner that looks at this view; see [`Thinker::new`]. It
            /// makes so many thousandths of the play-outs of its level.
            #[must_use]
            pub fn new(
                view: &AnyView,
                seat: Seat,
                (level, manner): (Level, Manner),
                seed: Seed,
                thousandths: u32,
            ) -> Self {
                match view {
                    $(AnyView::$Name(view) => {
                        let effort = effort::<games::$module::$Name>(level).part(thousandths);
                        let effort = effort.leaning(manner);
                        apart::of::<games::$module::$Name, _>(|| Self::$Name(Box::new(Thinker::new(&**view, seat, seed, effort))))
                    })+
                }
            }

            /// Thinks to the end; see [`Thinker::think`].
            pub fn think(&mut self) {
                match self { $(Self::$Name(thinker) => apart::of::<games::$module::$Name, _>(|| thinker.think()),)+ }
            }

            /// Thinks on for a while; see [`Thinker::step`].
            pub fn step(&mut self, decisions: u32) {
                match self { $(Self::$Name(thinker) => apart::of::<games::$module::$Name, _>(|| thinker.step(decisions)),)+ }
            }

            /// Whether it has thought to the end.
            #[must_use]
            pub fn is_done(&self) -> bool {
                match self { $(Self::$Name(thinker) => thinker.is_done(),)+ }
            }

            /// The best action so far; `None` if there is nothing to do.
            #[must_use]
            pub fn best(&self) -> Option<AnyAction> {
                match self { $(Self::$Name(thinker) => apart::of::<games::$module::$Name, _>(|| thinker.best()).map(AnyAction::$Name),)+ }
            }
        }

        coach::coached! { $($Name => $module;)+ }
    };
}

/// A game of this list: ways between what is its own and what is of any game.
pub trait Listed: Game + Inspect + Outside + Coach {
    /// Its place in the list.
    const ID: GameId;

    /// The view, if it is of this game.
    fn own_view(any: &AnyView) -> Option<&Rc<Self::View>>;

    /// The event, if it is of this game.
    fn own_event(any: &AnyEvent) -> Option<&Self::Event>;

    /// An action of this game as one of any game.
    fn any_action(own: Self::Action) -> AnyAction;

    /// The action, if it is of this game.
    fn own_action(any: &AnyAction) -> Option<&Self::Action>;
}

games! {
    ($)
    FoolsGambit => fools_gambit;
    DualDuel => dual_duel;
    HeadsUpDuel => heads_up_duel;
    GoldRushShootOut => gold_rush_shoot_out;
    Duel52 => duel_52;
}

/// The move in a game of any kind of a bot that leans no way. `None` if the seat has nothing to do.
#[must_use]
pub fn move_of(view: &AnyView, seat: Seat, level: Level, seed: Seed) -> Option<AnyAction> {
    let mut thinker = AnyThinker::new(view, seat, (level, Manner::Even), seed, 1000);
    thinker.think();
    thinker.best()
}

/// How hard a level thinks in a game.
#[must_use]
pub const fn effort<G: Heuristics>(level: Level) -> Effort {
    G::EFFORTS[level as usize]
}

fn widen<R: game::Refusal, A: game::Refusal>(why: Illegal<R>, wrap: impl Fn(R) -> A) -> Illegal<A> {
    match why {
        Illegal::Over => Illegal::Over,
        Illegal::NoSuchSeat => Illegal::NoSuchSeat,
        Illegal::NotAwaited => Illegal::NotAwaited,
        Illegal::HasLeft => Illegal::HasLeft,
        Illegal::OtherGame => Illegal::OtherGame,
        Illegal::Rule(refusal) => Illegal::Rule(wrap(refusal)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for id in GameId::ALL {
            assert_eq!(GameId::of_slug(id.slug()), Some(id));
            assert_eq!(id.options().identity().slug, id.slug());
        }
        assert_eq!(GameId::of_slug("war"), None);
    }
}
