//! What the page makes of a view of any game: each game's [`GameUi`] as a trait object.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyEvent, AnyView, Listed, Own};
use engine::seat::{Seat, SeatSet};
use engine::with_own;
use yew::prelude::*;

use super::gestures::{AfterLast, ByGestureProps, Gestures};
use super::judge::Judge;
use super::ui::{FinaleProps, GameUi};
#[cfg(test)]
use crate::playback::testing::{self, Moment};
use crate::playback::{AnyFrame, BoardProps, Frame, FrameOf, Playback};
#[cfg(test)]
use crate::services::motion::MotionSpeed;
use crate::words::line::Line;
use crate::words::players::Players;

/// What the board of a game of any kind is given; see [`BoardProps`].
#[derive(Properties, PartialEq, Clone)]
pub struct AnyBoardProps {
    pub view: AnyView,
    pub players: Players,
    #[prop_or_else(|| Rc::new([]))]
    pub frames: Rc<[AnyFrame]>,
    #[prop_or_default]
    pub playback: Playback,
    #[prop_or(true)]
    pub counts: bool,
    #[prop_or_default]
    pub act: Option<Callback<AnyAction>>,
    #[prop_or_default]
    pub judge: Judge,
    #[prop_or_default]
    pub on_rested: Option<Callback<()>>,
    #[prop_or_default]
    pub on_view: Option<Callback<AnyView>>,
    #[prop_or_default]
    pub quick: bool,
}

/// What the page makes of a view, by its game's [`GameUi`].
pub trait ViewUi {
    /// The board.
    fn board(&self, props: &AnyBoardProps) -> Html;

    /// How a finished game ended, below the result.
    fn finale(&self, events: &[AnyEvent], players: &Players) -> Html;

    /// Frames in the sentences of a log, by frame.
    fn lines(&self, frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>>;

    /// The part of the game that this belongs to, as a heading of the log.
    fn chapter(&self) -> Line;

    /// The frame that led to this, in one sentence; `None` for one that needs none.
    fn narrate(&self, frame: &AnyFrame, people: SeatSet) -> Option<Line>;

    /// An action, as something to do, by a seat that knows this.
    fn action(&self, action: &AnyAction) -> Line;

    /// An action that the seat can take in front of all, for a button there.
    fn public_action(&self, seat: Seat, action: &AnyAction) -> Line;

    /// The same action by several people at once, for a button in front of all.
    fn public_action_of_all(&self, action: &AnyAction) -> Line;

    /// What can be shown by gestures now, from what the table sees.
    fn gestures(&self) -> Option<Gestures<AnyAction>>;

    /// What comes once the last of several has chosen, where people show their hands.
    fn after_last(&self) -> AfterLast;

    /// Whether what is to be decided now only completes the choice before it.
    fn completes(&self) -> bool;

    /// Whether a round begins with cards that are laid out in front of all.
    fn lays_out(&self) -> bool;

    /// The screen on which that is entered.
    fn by_gesture(&self, props: ByGestureProps) -> Html;

    /// Where the game stands, from what the table sees, in parts.
    fn standing(&self) -> Vec<Line>;

    /// What a seat that knows this is asked now.
    fn asks(&self, seat: Seat) -> Line;

    /// What it holds, thing by thing.
    fn holds(&self, seat: Seat) -> Vec<Line>;

    /// What it didn't hold before.
    fn gains(&self, before: &AnyView, seat: Seat) -> Vec<Line>;

    /// Whether all could see what a seat did last, which saw this before it.
    fn lies_open(&self) -> bool;

    /// Whether others play on without this seat for a while.
    fn sits_out(&self, seat: Seat) -> bool;

    /// Where a saved game stands, from what the table sees.
    fn saved_standing(&self) -> Line;

    /// Which round or turn it is.
    fn place(&self) -> Line;

    /// How the game ended.
    fn result(&self) -> Line;

    /// Whether a board that is given these frames shows the table as it is now in the end.
    #[cfg(test)]
    fn ends_with_now(&self, frames: &[AnyFrame], playback: Playback, players: &Players) -> bool;

    /// The moments of a playback of these frames.
    #[cfg(test)]
    fn moments(
        &self,
        frames: &[AnyFrame],
        players: &Players,
        speed: MotionSpeed,
    ) -> Vec<Moment<AnyView>>;

    /// The frame that a board which has played these shows in the end.
    #[cfg(test)]
    fn last_shown(&self, frames: &[AnyFrame], players: &Players) -> Option<usize>;
}

/// What the page makes of a view of any game.
pub fn of(view: &AnyView) -> &dyn ViewUi {
    with_own!(AnyView, view, own => own)
}

impl<V> ViewUi for Rc<V>
where
    V: Own<Game: GameUi<View = V>>,
{
    fn board(&self, props: &AnyBoardProps) -> Html {
        html! { <BoardOf<V::Game> ..props.clone() /> }
    }

    fn finale(&self, events: &[AnyEvent], players: &Players) -> Html {
        let events = events.iter().filter_map(V::Game::own_event).cloned().collect();
        V::Game::finale(FinaleProps { view: self.clone(), events, players: players.clone() })
    }

    fn lines(&self, frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>> {
        V::Game::lines(&own_frames::<V::Game>(frames), people)
    }

    fn chapter(&self) -> Line {
        V::Game::chapter(self)
    }

    fn narrate(&self, frame: &AnyFrame, people: SeatSet) -> Option<Line> {
        V::Game::narrate(&own_frame::<V::Game>(frame)?, people)
    }

    fn action(&self, action: &AnyAction) -> Line {
        let own = V::Game::own_action(action);
        own.map(|action| V::Game::action(self, action)).unwrap_or_default()
    }

    fn public_action(&self, seat: Seat, action: &AnyAction) -> Line {
        let own = V::Game::own_action(action);
        own.map(|action| V::Game::public_action(self, seat, action)).unwrap_or_default()
    }

    fn public_action_of_all(&self, action: &AnyAction) -> Line {
        let own = V::Game::own_action(action);
        own.map(|action| V::Game::public_action_of_all(self, action)).unwrap_or_default()
    }

    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        let Gestures { title, hint, choices, bound, bound_to, from, instead } =
            V::Game::gestures(self)?;
        let any = |(action, name)| (V::Game::any_action(action), name);
        let choices = choices.into_iter().map(any).collect();
        Some(Gestures { title, hint, choices, bound, bound_to, from, instead })
    }

    fn after_last(&self) -> AfterLast {
        V::Game::after_last(self)
    }

    fn completes(&self) -> bool {
        V::Game::completes(self)
    }

    fn lays_out(&self) -> bool {
        V::Game::lays_out()
    }

    fn by_gesture(&self, props: ByGestureProps) -> Html {
        V::Game::by_gesture(self, props)
    }

    fn standing(&self) -> Vec<Line> {
        V::Game::standing(self)
    }

    fn asks(&self, seat: Seat) -> Line {
        V::Game::asks(self, seat)
    }

    fn holds(&self, seat: Seat) -> Vec<Line> {
        V::Game::holds(self, seat)
    }

    fn gains(&self, before: &AnyView, seat: Seat) -> Vec<Line> {
        match V::Game::own_view(before) {
            Some(before) => V::Game::gains(self, before, seat),
            None => V::Game::holds(self, seat),
        }
    }

    fn lies_open(&self) -> bool {
        V::Game::lies_open(self)
    }

    fn sits_out(&self, seat: Seat) -> bool {
        V::Game::sits_out(self, seat)
    }

    fn saved_standing(&self) -> Line {
        V::Game::saved_standing(self)
    }

    fn place(&self) -> Line {
        V::Game::place(self)
    }

    fn result(&self) -> Line {
        V::Game::result(self)
    }

    #[cfg(test)]
    fn ends_with_now(&self, frames: &[AnyFrame], playback: Playback, players: &Players) -> bool {
        let frames = own_frames::<V::Game>(frames);
        crate::playback::ends_with_now::<<V::Game as GameUi>::Scene>(
            self, &frames, playback, players,
        )
    }

    #[cfg(test)]
    fn moments(
        &self,
        frames: &[AnyFrame],
        players: &Players,
        speed: MotionSpeed,
    ) -> Vec<Moment<AnyView>> {
        let frames = own_frames::<V::Game>(frames);
        let moments = testing::moments::<<V::Game as GameUi>::Scene>(&frames, players, speed);
        let any = moments.into_iter().map(|Moment { view, stays, is_beat }| Moment {
            view: V::Game::any_view(view),
            stays,
            is_beat,
        });
        any.collect()
    }

    #[cfg(test)]
    fn last_shown(&self, frames: &[AnyFrame], players: &Players) -> Option<usize> {
        let frames = own_frames::<V::Game>(frames);
        testing::last_shown::<<V::Game as GameUi>::Scene>(&frames, players)
    }
}

/// The board of one game, given what any board is given.
#[component]
fn BoardOf<G: GameUi>(props: &AnyBoardProps) -> Html {
    let frames = use_memo(props.frames.clone(), |frames| {
        frames.iter().filter_map(own_frame::<G>).collect::<Rc<[_]>>()
    });
    let judge = use_memo(props.judge.clone(), |judge| {
        let judge = judge.clone();
        Callback::from(move |action| judge.why_not(G::any_action(action)))
    });
    let act = use_memo(props.act.clone(), |act| act.as_ref().map(|act| act.reform(G::any_action)));
    let on_view = use_memo(props.on_view.clone(), |on_view| {
        on_view.as_ref().map(|on_view| on_view.reform(G::any_view))
    });
    let Some(view) = G::own_view(&props.view) else { return Html::default() };
    G::board(BoardProps {
        view: view.clone(),
        players: props.players.clone(),
        frames: (*frames).clone(),
        playback: props.playback,
        counts: props.counts,
        act: (*act).clone(),
        judge: (*judge).clone(),
        on_rested: props.on_rested.clone(),
        on_view: (*on_view).clone(),
        quick: props.quick,
    })
}

/// A frame of this game, if it is one.
fn own_frame<G: Listed>(frame: &AnyFrame) -> Option<FrameOf<G>> {
    Some(Frame {
        before: G::own_view(&frame.before)?.clone(),
        events: frame.events.iter().filter_map(G::own_event).cloned().collect(),
        view: G::own_view(&frame.view)?.clone(),
    })
}

fn own_frames<G: Listed>(frames: &[AnyFrame]) -> Vec<FrameOf<G>> {
    frames.iter().filter_map(own_frame::<G>).collect()
}
