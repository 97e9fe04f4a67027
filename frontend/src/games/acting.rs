use std::rc::Rc;

use engine::game::Game;
use engine::seat::Seat;
use yew::html::IntoPropValue;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::playback::BoardProps;
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Label;

/// A board's deciding seat, with its callbacks.
#[derive(Properties, PartialEq, Clone)]
pub struct Acting<G: Game + 'static> {
    pub seat: Seat,
    pub view: Rc<G::View>,
    pub players: Players,
    pub on_act: Callback<G::Action>,
    /// Why an action is illegal; `None` if it is legal.
    pub judge: Callback<G::Action, Option<RefusalReason>>,
}

impl<G: Game> Acting<G> {
    /// `None` if the board takes no decisions.
    pub fn new(props: &BoardProps<G>, seat: Option<Seat>) -> Option<Self> {
        Some(Self {
            seat: seat?,
            view: props.view.clone(),
            players: props.players.clone(),
            on_act: props.act.clone()?,
            judge: props.judge.clone(),
        })
    }

    /// The button that locks in the draft. `Err` names the missing pick.
    pub fn lock(
        &self,
        label: impl IntoPropValue<Label>,
        draft: Result<Vec<G::Action>, RefusalReason>,
    ) -> Html {
        self.main("lock", label.into_prop_value(), draft)
    }

    /// The same with a class of the game's own.
    pub fn main(
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
        html! { <Button key="lock" weight={Weight::Main} {class} {label} {refusal} {on_press} /> }
    }
}
