//! A running game, as passed to everything drawn at its table.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyView};
use engine::game::Decision;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;
use yew::prelude::*;

use super::autosave::{Autosave, Conflict};
use super::sheet::Sheet;
use crate::games::Judge;
use crate::playback::AnyFrame;
use crate::services::by_link::ByLink;
use crate::services::people::Seating;
use crate::services::saved_games;
use crate::services::saves::{Save, SaveId};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::reason::RefusalReason;
use crate::words::{by_link as text, errors};

#[derive(Clone, PartialEq)]
pub struct OpenedGame {
    pub save: Save,
    pub session: Session,
}

impl OpenedGame {
    /// Reads a game from the store. The error is a sentence for the page.
    pub fn read(id: &SaveId) -> Result<Self, String> {
        let save = saved_games::open(id).map_err(|error| errors::load(&error))?;
        let replay = ReplayedRecord::read(&save.record).map_err(|error| errors::record(&error))?;
        let by_link = ByLink::from_save(&save);
        if save.by_link.is_some() && by_link.is_none() {
            return Err(text::DAMAGED.to_string());
        }
        let places = Seating::from_save(&save).places;
        let session = Session::open_at(replay, &save.local, &places, by_link);
        Ok(Self { save, session })
    }

    pub fn players(&self) -> Players {
        Players::seated(&self.session.record().players, &Seating::from_save(&self.save))
    }

    /// Whether the game is dealt: by link, only once both players have given their halves of the deal.
    pub fn is_dealt(&self) -> bool {
        self.session.by_link().is_none_or(|by_link| by_link.deal.is_complete())
    }
}

#[derive(Properties, PartialEq, Clone)]
pub struct OpenedProps {
    pub id: SaveId,
    pub opened: Rc<OpenedGame>,
    /// Called when another tab has saved something else.
    pub on_conflict: Callback<Conflict>,
}

/// Whether to get a game for this tab if another one has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnterMode {
    /// Only if no other tab has the game.
    IfFree,
    /// Takes the game from any other tab.
    TakeOver,
}

pub type SessionHandle = UseReducerHandle<Session>;

#[derive(Clone, PartialEq)]
pub struct RunningGame {
    pub id: SaveId,
    pub session: SessionHandle,
    /// The players, as the reader of the screen knows them.
    pub players: Players,
    pub autosave: Rc<Autosave>,
    pub evening: Option<SaveId>,
    /// Opens a dialog, or closes the open one.
    pub on_sheet: Callback<Option<Sheet>>,
    /// Takes each view that the board shows.
    pub on_view: Callback<AnyView>,
}

#[derive(Properties, PartialEq)]
pub struct GameProps {
    pub game: RunningGame,
}

#[derive(Properties, PartialEq)]
pub struct SeatProps {
    pub seat: Seat,
    pub game: RunningGame,
}

impl RunningGame {
    /// A button's callback that takes this step.
    pub fn step<IN: 'static>(&self, step: Step) -> Callback<IN> {
        let session = self.session.dispatcher();
        Callback::from(move |_| session.dispatch(step.clone()))
    }

    pub fn opens(&self, sheet: Sheet) -> Callback<MouseEvent> {
        self.on_sheet.reform(move |_| Some(sheet))
    }

    /// By link, only the player with the move can give up.
    pub fn leave_refusal(&self) -> Option<RefusalReason> {
        let by_link = self.session.by_link()?;
        if by_link.is_waiting() {
            return Some(text::not_your_move(self.players.name(by_link.other())).into());
        }
        let is_awaited = self.session.turn().awaited().contains(by_link.own());
        (!is_awaited).then(|| text::NOT_SENT.into())
    }
}

/// The board's props for the seat's decision. They stay the same while the decision does, so that the board isn't drawn
/// again every second.
#[hook]
pub fn use_decision_props(session: &SessionHandle, seat: Seat) -> (Callback<AnyAction>, Judge) {
    let act = use_callback(seat, {
        let session = session.dispatcher();
        move |action, seat: &Seat| session.dispatch(Step::Decide(*seat, Decision::Act(action)))
    });
    let judge = use_memo((seat, session.decisions()), {
        let session = session.clone();
        move |_| Judge::new(move |action| session.why_not(seat, &action))
    });
    (act, (*judge).clone())
}

/// The observer's view, and the given frames. They stay the same until something happens, so that nothing is computed
/// or drawn every second.
#[hook]
pub fn use_view_and_frames(
    session: &SessionHandle,
    frames: fn(&Session) -> Vec<AnyFrame>,
) -> (AnyView, Rc<[AnyFrame]>) {
    let moment = (session.screen(), session.decisions(), session.table_seen());
    let view_and_frames = use_memo(moment, |_| (session.view(), frames(session).into()));
    (*view_and_frames).clone()
}
