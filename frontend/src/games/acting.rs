use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyRefusal, CatalogueGame};
use engine::game::{Game, Illegal, Refusal as _};
use engine::seat::Seat;
use engine::with_game;
use yew::html::IntoPropValue;
use yew::prelude::*;

use super::ui::GameUi;
use crate::components::button::{Button, Weight};
use crate::playback::BoardProps;
use crate::words::line::Line;
use crate::words::messages::reason;
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::sentence::{Label, Sentence};

/// The seat that decides on a board, with its callbacks.
#[derive(Properties, PartialEq, Clone)]
pub struct Acting<G: Game + 'static> {
    pub seat: Seat,
    pub view: Rc<G::View>,
    pub players: Players,
    pub on_act: Callback<G::Action>,
    /// Why an action is illegal; `None` if it is legal.
    pub judge: Callback<G::Action, Option<RefusalReason>>,
}

impl<G: CatalogueGame> BoardProps<G> {
    /// The seat at the lower edge: the observer's, or else the first.
    pub fn near(&self) -> Seat {
        G::any_view(self.view.clone()).observer().seat().unwrap_or(Seat::ONE)
    }

    /// The seat's controls; `None` if it doesn't decide on this board now.
    pub fn acting(&self, seat: impl Into<Option<Seat>>) -> Option<Acting<G>> {
        let awaited = G::any_view(self.view.clone()).turn().awaited();
        Some(Acting {
            seat: seat.into().filter(|seat| awaited.contains(*seat))?,
            view: self.view.clone(),
            players: self.players.clone(),
            on_act: self.act.clone()?,
            judge: self.judge.clone(),
        })
    }
}

impl<G: Game> Acting<G> {
    /// The button that locks in the draft: see [`main_button`](Self::main_button).
    pub fn lock_button(
        &self,
        label: impl IntoPropValue<Label>,
        draft: Result<Vec<G::Action>, RefusalReason>,
    ) -> Html {
        self.main_button("lock", label.into_prop_value(), draft)
    }

    /// The button that carries out the draft's actions. It refuses an illegal action, and a draft that
    /// lacks a pick (`Err`).
    pub fn main_button(
        &self,
        class: &'static str,
        label: Label,
        draft: Result<Vec<G::Action>, RefusalReason>,
    ) -> Html {
        let refusal = match &draft {
            Ok(actions) => actions.iter().find_map(|action| self.judge.emit(action.clone())),
            Err(missing) => Some(missing.clone()),
        };
        let (actions, on_act) = (draft.unwrap_or_default(), self.on_act.clone());
        let on_press =
            Callback::from(move |_| actions.iter().for_each(|action| on_act.emit(action.clone())));
        html! { <Button key={class} weight={Weight::Main} {class} {label} {refusal} {on_press} /> }
    }
}

/// Refuses actions. The default allows all.
#[derive(Clone, PartialEq, Default)]
pub struct Judge(Option<Callback<AnyAction, Option<RefusalReason>>>);

impl Judge {
    /// Refuses the actions that the game's `check` refuses.
    pub fn new(check: impl Fn(AnyAction) -> Option<Illegal<AnyRefusal>> + 'static) -> Self {
        Self::from_reasons(move |action| check(action).map(refusal_reason))
    }

    /// Refuses with sentences of its own, as lessons do.
    pub fn from_reasons(why_not: impl Fn(AnyAction) -> Option<RefusalReason> + 'static) -> Self {
        Self(Some(Callback::from(why_not)))
    }

    /// `None` if the action is legal.
    pub fn why_not(&self, action: AnyAction) -> Option<RefusalReason> {
        self.0.as_ref()?.emit(action)
    }
}

/// A refusal as a sentence, with its rule.
pub fn refusal_reason(illegal: Illegal<AnyRefusal>) -> RefusalReason {
    let (line, rule) = match illegal {
        Illegal::Over => (reason::OVER.into(), None),
        Illegal::NoSuchSeat | Illegal::OtherGame => (reason::NOT_HERE.into(), None),
        Illegal::NotAwaited => (reason::NOT_AWAITED.into(), None),
        Illegal::HasLeft => (reason::HAS_LEFT.into(), None),
        Illegal::Rule(refusal) => (refusal_line(refusal), Some(refusal.rule())),
    };
    RefusalReason { rule, ..Sentence::from(line).into() }
}

fn refusal_line(refusal: AnyRefusal) -> Line {
    let own: fn(AnyRefusal) -> Line = with_game!(refusal.game(), G => own_refusal_line::<G>);
    own(refusal)
}

/// Empty for another game's refusal.
fn own_refusal_line<G: GameUi>(refusal: AnyRefusal) -> Line {
    G::own_refusal(&refusal).map(|own| <G as GameUi>::refusal(*own)).unwrap_or_default()
}
