//! The seat that decides on a board.

use std::rc::Rc;

use engine::game::Game;
use engine::seat::Seat;
use yew::prelude::*;

use crate::playback::BoardProps;
use crate::words::players::Players;
use crate::words::reason::Reason;

/// A seat that decides, and what it decides with.
#[derive(Properties, PartialEq, Clone)]
pub struct Acting<G: Game + 'static> {
    pub seat: Seat,
    /// Its view.
    pub view: Rc<G::View>,
    pub players: Players,
    /// Takes its decision.
    pub on_act: Callback<G::Action>,
    /// The reason against an action; `None` if it can be taken.
    pub judge: Callback<G::Action, Option<Reason>>,
}

impl<G: Game> Acting<G> {
    /// This seat, if there is one and the board takes decisions.
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
