//! Any game's view behind one trait: its board and its sentences.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyEvent, AnyView, CatalogueGame};
use engine::seat::{Seat, SeatSet};
use engine::with_own;
use yew::prelude::*;

use super::acting::Judge;
use super::gestures::{AfterChoices, Gestures, GesturesProps};
use super::ui::GameUi;
use crate::playback::{AnyFrame, BoardProps, FrameOf, Playback, PlaybackFrame};
use crate::words;
use crate::words::line::Line;
use crate::words::players::Players;
use crate::words::text::Text;

/// Any game's [`BoardProps`].
#[derive(Properties, PartialEq, Clone)]
pub struct AnyBoardProps {
    pub view: AnyView,
    pub players: Players,
    #[prop_or_else(|| Rc::new([]))]
    pub frames: Rc<[AnyFrame]>,
    #[prop_or_default]
    pub playback: Playback,
    #[prop_or(true)]
    pub counts_down: bool,
    #[prop_or_default]
    pub act: Option<Callback<AnyAction>>,
    #[prop_or_default]
    pub judge: Judge,
    #[prop_or_default]
    pub on_playback_end: Option<Callback<()>>,
    #[prop_or_default]
    pub on_view: Option<Callback<AnyView>>,
    #[prop_or_default]
    pub single_tap: bool,
}

/// A view's board and sentences.
pub trait ViewUi {
    fn board(&self, props: &AnyBoardProps) -> Html;

    /// The end of a finished game, below the result.
    fn finale(&self, events: &[AnyEvent], players: &Players) -> Html;

    /// The log's lines of each frame. `people` are the seats that people hold.
    fn lines(&self, frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>>;

    /// The heading of a part of the log: `Round 4`.
    fn chapter(&self) -> Line;

    /// A frame in one line during playback; `None` if it needs none.
    fn narrate(&self, frame: &AnyFrame, people: SeatSet) -> Option<Line>;

    /// An action as an instruction, from the acting seat's view.
    fn action(&self, action: &AnyAction) -> Line;

    /// The button for a seat's action on the open table.
    fn public_action(&self, seat: Seat, action: &AnyAction) -> Line {
        words::does(seat, self.action(action))
    }

    /// The button for an action of several people at once, on the open table.
    fn public_action_of_all(&self, action: &AnyAction) -> Line {
        self.action(action)
    }

    /// The simultaneous choice that people can make by a show of hands now, from the table's view.
    fn gestures(&self) -> Option<Gestures<AnyAction>> {
        None
    }

    /// The screen to enter a show of hands.
    fn gestures_screen(&self, _: GesturesProps) -> Html {
        Html::default()
    }

    /// The step after the last simultaneous choice of several, from the table's view.
    fn after_choices(&self) -> AfterChoices {
        AfterChoices::DeviceInMiddle
    }

    /// Whether the next decision only completes the choice before it, so that a single player sees
    /// their results together; from the table's view.
    fn completes_choice(&self) -> bool {
        false
    }

    /// The open table's hint before people take turns behind the curtain in any order.
    fn hint_before_visits(&self) -> Option<Text> {
        None
    }

    /// Whether the open table shows cards before this choice, for all to look at.
    fn shows_cards_before_choice(&self) -> bool {
        false
    }

    /// The state of the game from the table's view, in parts that don't wrap.
    fn standing(&self) -> Vec<Line>;

    /// The task of `seat`, whose view this is: `Pick a card to give`.
    fn prompt(&self, seat: Seat) -> Line;

    /// The seat's possessions, one by one: usually its hand.
    fn possessions(&self, seat: Seat) -> Vec<Line>;

    /// The possessions that the seat didn't have in the view `before`.
    fn new_possessions(&self, before: &AnyView, seat: Seat) -> Vec<Line> {
        let had = ui_of(before).possessions(seat);
        self.possessions(seat).into_iter().filter(|item| !had.contains(item)).collect()
    }

    /// Whether this is the view of a seat whose turn everybody may watch.
    fn is_open_turn(&self) -> bool {
        false
    }

    /// Whether play goes on without this seat for a while, from the table's view.
    fn sits_out(&self, _: Seat) -> bool {
        false
    }

    /// The current round or turn.
    fn current_round(&self) -> Line {
        self.chapter()
    }

    /// The state of a saved game, from the table's view.
    fn saved_standing(&self) -> Line;

    fn result(&self) -> Line;
}

pub fn ui_of(view: &AnyView) -> &dyn ViewUi {
    with_own!(AnyView, view, own => own)
}

/// The board of `G`, from any game's props.
#[component]
pub fn BoardOf<G: GameUi>(props: &AnyBoardProps) -> Html {
    let frames = use_memo(props.frames.clone(), |frames| Rc::<[_]>::from(own_frames::<G>(frames)));
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
        counts_down: props.counts_down,
        act: (*act).clone(),
        judge: (*judge).clone(),
        on_playback_end: props.on_playback_end.clone(),
        on_view: (*on_view).clone(),
        single_tap: props.single_tap,
    })
}

/// `None` for another game's frame.
pub fn own_frame<G: CatalogueGame>(frame: &AnyFrame) -> Option<FrameOf<G>> {
    Some(PlaybackFrame {
        before: G::own_view(&frame.before)?.clone(),
        events: frame.events.iter().filter_map(G::own_event).cloned().collect(),
        view: G::own_view(&frame.view)?.clone(),
    })
}

pub fn own_frames<G: CatalogueGame>(frames: &[AnyFrame]) -> Vec<FrameOf<G>> {
    frames.iter().filter_map(own_frame::<G>).collect()
}
