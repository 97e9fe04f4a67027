//! The seat that decides on a board.

use std::rc::Rc;

use engine::game::Game;
use engine::seat::Seat;
use yew::prelude::*;

use crate::playback::BoardProps;
use crate::words::players::Players;
use crate::words::reason::Reason;

/// A deciding seat and its callbacks.
#[derive(Properties, PartialEq, Clone)]
pub struct Acting<G: Game + 'static> {
    pub seat: Seat,
    pub view: Rc<G::View>,
    pub players: Players,
    /// Carries out its decision.
    pub on_act: Callback<G::Action>,
    /// The refusal of an action; `None` if it is legal.
    pub judge: Callback<G::Action, Option<Reason>>,
}

impl<G: Game> Acting<G> {
    /// The deciding seat, if the board takes decisions.
    pub fn new(props: &BoardProps<G>, seat: Option<Seat>) -> Option<Self> {
        Some(Self {
            seat: seat?,
            view: props.view.clone(),
            players: props.players.clone(),
            on_act: props.act.clone()?,
            judge: props.judge.clone(),
        })
    }
}
