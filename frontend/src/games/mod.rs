//! The boards: one folder a game, and the one `match` over them.

use std::ops::Range;
use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyEvent, AnyRefusal, AnyView};
use engine::game::{Illegal, Refusal as _};
use yew::prelude::*;

use crate::words::play;
use crate::words::players::Players;

pub mod dual_duel;
pub mod duel_52;
pub mod fools_gambit;
pub mod gold_rush_shoot_out;
pub mod heads_up_duel;
mod motion;
mod story;
mod told;

/// Says why an action can't be taken now.
#[derive(Clone, PartialEq, Default)]
pub struct Judge(Option<Callback<AnyAction, Option<Illegal<AnyRefusal>>>>);

impl Judge {
    /// A judge that asks the game.
    pub fn new(check: impl Fn(AnyAction) -> Option<Illegal<AnyRefusal>> + 'static) -> Self {
        Self(Some(Callback::from(check)))
    }

    /// Why not, in a sentence with the rule; `None` if it can be done.
    pub fn why_not(&self, action: AnyAction) -> Option<AttrValue> {
        let why = self.0.as_ref()?.emit(action)?;
        let told = play::why_not(why);
        Some(match why {
            Illegal::Rule(refusal) => format!("{told} ({})", refusal.rule()).into(),
            Illegal::Over
            | Illegal::NoSuchSeat
            | Illegal::NotAwaited
            | Illegal::HasLeft
            | Illegal::OtherGame => told.into(),
        })
    }
}

#[derive(Properties, PartialEq, Clone)]
pub struct BoardProps {
    /// What the observer knows: a seat, the table, or, in the replay of a finished game, everybody.
    pub view: Rc<AnyView>,
    pub players: Players,
    /// What the same observer knew before the news.
    #[prop_or_default]
    pub before: Option<Rc<AnyView>>,
    /// What is to be shown happening, as the observer sees it; empty for nothing new. Without
    /// `before`: what the seat's own last decision led to.
    #[prop_or_default]
    pub news: Rc<[AnyEvent]>,
    /// Shows one moment of the news, at rest, instead of all of it happening.
    #[prop_or_default]
    pub at: Option<usize>,
    /// Lets cards glide to where that moment has them.
    #[prop_or_default]
    pub moves: bool,
    /// The observing seat may decide now, and this is told what.
    #[prop_or_default]
    pub act: Option<Callback<AnyAction>>,
    #[prop_or_default]
    pub judge: Judge,
}

#[derive(Properties, PartialEq)]
pub struct OutcomeProps {
    /// What the table sees of the finished game.
    pub view: Rc<AnyView>,
    pub players: Players,
    /// The ways on.
    #[prop_or_default]
    pub children: Html,
}

/// Finds the board, the finale and the moments of whichever game is played: a line a game.
macro_rules! boards {
    ($($Name:ident => $game:ident;)+) => {
        /// The board of whichever game is played.
        #[component]
        pub fn Board(props: &BoardProps) -> Html {
            match &*props.view {
                $(AnyView::$Name(view) => {
                    let before = props.before.as_deref().and_then(|before| {
                        if let AnyView::$Name(before) = before { Some(before) } else { None }
                    });
                    let judge = props.judge.clone();
                    html! {
                        <$game::Board
                            view={Clone::clone(&**view)}
                            before={before.map(|before| Clone::clone(&**before))}
                            players={props.players.clone()}
                            news={own::$game(&props.news)}
                            at={props.at}
                            moves={props.moves}
                            act={props.act.as_ref().map(|act| act.reform(AnyAction::$Name))}
                            judge={Callback::from(move |action| {
                                judge.why_not(AnyAction::$Name(action))
                            })}
                        />
                    }
                })+
            }
        }

        /// Which of the news make up each moment in which they are shown.
        pub fn moments(news: &[AnyEvent]) -> Vec<Range<usize>> {
            match news.first() {
                None => Vec::new(),
                $(Some(AnyEvent::$Name(_)) => $game::moments_of(&own::$game(news)),)+
            }
        }

        /// How a finished game ended.
        #[component]
        pub fn Outcome(props: &OutcomeProps) -> Html {
            match &*props.view {
                $(AnyView::$Name(view) => html! {
                    <$game::Finale view={Clone::clone(&**view)} players={props.players.clone()}>
                        { props.children.clone() }
                    </$game::Finale>
                },)+
            }
        }

        /// The events of one game, out of those of any.
        pub mod own {
            use std::rc::Rc;

            use engine::catalogue::AnyEvent;
            use engine::games;

            $(
                pub fn $game(events: &[AnyEvent]) -> Rc<[games::$game::Event]> {
                    let own = |event: &AnyEvent| {
                        if let AnyEvent::$Name(event) = event {
                            Some(Clone::clone(event))
                        } else {
                            None
                        }
                    };
                    events.iter().filter_map(own).collect()
                }
            )+
        }
    };
}

boards! {
    FoolsGambit => fools_gambit;
    DualDuel => dual_duel;
    GoldRushShootOut => gold_rush_shoot_out;
    HeadsUpDuel => heads_up_duel;
    Duel52 => duel_52;
}
