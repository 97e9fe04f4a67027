//! The games on the page: what each of them brings ([`GameUi`]), and the one list of them.

use std::rc::Rc;

use engine::catalogue::apart::of as apart;
use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyRefusal, AnyView, GameId, Listed};
use engine::course::Course;
use engine::game::Game;
use engine::options::Values;
use engine::seat::Seat;
use yew::prelude::*;

use self::coach::CoachUi;
use self::feats::{Feat, Happened, happened};
use self::implement::game_ui;
use self::lesson::Lesson;
use self::score::Score;
use crate::components::emblem;
use crate::components::finale::FinaleFrame;
use crate::components::legend::Sign;
use crate::playback::{AnyFrame, Frame, FrameOf, Playback};
use crate::words::cards::OwnCard;
use crate::words::players::Players;

mod about;
pub mod coach;
pub mod dual_duel;
pub mod duel_52;
pub mod feats;
pub mod fools_gambit;
pub mod gold_rush_shoot_out;
pub mod heads_up_duel;
mod implement;
mod judge;
pub mod lesson;
pub mod score;

pub use about::{About, Gestures, OptionText, Origin};
pub use judge::{Judge, in_words};

/// All that the page knows of one game.
pub trait GameUi: CoachUi + 'static {
    /// What its board shows at one moment.
    #[cfg(test)]
    type Scene: crate::playback::Scene<Game = Self>;

    const ABOUT: About;
    const ORIGIN: Origin;

    /// The lessons, in the order in which they are taken.
    const LESSONS: &'static [Lesson];

    /// How a round goes, in a few sentences that take 20 seconds.
    const ROUND: &'static [&'static str];

    /// The content of the game's emblem, drawn in a box of 64 by 64.
    fn emblem() -> Html;

    /// An option in words, by its id; `None` for an option that the game does not have.
    fn option(id: &str) -> Option<OptionText>;

    /// What a seat has to know of itself before the deal, where seats differ.
    fn seat_note(_: Seat, _: &Values) -> Option<&'static str> {
        None
    }

    /// The rules, for their page and for the dialog at the table.
    fn rules() -> Html;

    /// The signs that its boards have, for the legend.
    const LEGEND: &'static [Sign];

    /// The board: a view in, actions out.
    fn board(props: BoardProps<Self>) -> Html;

    /// How a finished game ended, below the result.
    fn finale(props: FinaleProps<Self>) -> Html;

    /// Frames in the sentences of a log, by frame.
    fn lines(frames: &[FrameOf<Self>], players: &Players) -> Vec<Vec<String>>;

    /// The part of the game that this belongs to, as a heading of the log: `Round 4`.
    fn chapter(view: &Self::View, players: &Players) -> String;

    /// A frame in one sentence, for a playback; `None` for one that needs none.
    fn narrate(frame: &FrameOf<Self>, players: &Players) -> Option<String>;

    /// An action, as something to do, by a seat that knows this.
    fn action(view: &Self::View, action: &Self::Action, players: &Players) -> String;

    /// An action that the seat can take in front of all, for a button there.
    fn public_action(
        view: &Self::View,
        seat: Seat,
        action: &Self::Action,
        players: &Players,
    ) -> String {
        format!("{}: {}", players.name(seat), Self::action(view, action, players))
    }

    /// The same action by several people at once, for a button in front of all.
    fn public_action_of_all(view: &Self::View, action: &Self::Action, players: &Players) -> String {
        Self::action(view, action, players)
    }

    /// What can be shown by gestures now, from what the table sees; `None` where nothing can.
    fn gestures(_: &Self::View) -> Option<Gestures<Self::Action>> {
        None
    }

    /// The card of the game's own that a sentence writes with this sign at its end, after a text;
    /// standard cards are known without it.
    fn own_card(_sign: char, _before: &str) -> Option<OwnCard> {
        None
    }

    /// What seats did in a finished game that is worth an award.
    fn feats(happened: &[Happened<'_, Self>]) -> Vec<Feat>;

    /// Why a rule refuses an action, in a sentence.
    fn refusal(refusal: Self::Refusal) -> String;

    /// Where the game stands, from what the table sees.
    fn standing(view: &Self::View, players: &Players) -> String;

    /// Whether all could see what a seat did last, which saw this before it.
    fn lies_open(_before: &Self::View) -> bool {
        false
    }

    /// Where a saved game stands, from what the table sees.
    fn saved_standing(view: &Self::View, players: &Players) -> String;

    /// How the game ended.
    fn result(view: &Self::View, players: &Players) -> String;

    /// A finished game in numbers, for a seat: by the view after each frame, all cards open.
    fn score(views: &[Rc<Self::View>], seat: Seat) -> Score;
}

/// What a board is given.
#[derive(Properties, PartialEq, Clone)]
pub struct BoardProps<G: Game + 'static> {
    /// What the observer knows now: a seat, the table, or, in the replay of a finished game,
    /// everybody.
    pub view: Rc<G::View>,
    pub players: Players,
    /// What the observer saw happen.
    pub frames: Rc<[FrameOf<G>]>,
    pub playback: Playback,
    /// Whether there is a count before what all have chosen at once: they have counted themselves
    /// where they showed it by gestures.
    pub counts: bool,
    /// The observing seat may decide now, and this is told what.
    pub act: Option<Callback<G::Action>>,
    /// Why an action can't be taken; `None` if it can.
    pub judge: Callback<G::Action, Option<AttrValue>>,
    /// What was to be played was played, or there is nothing to play.
    pub on_rested: Option<Callback<()>>,
    /// The seat has a phone of its own, where others wait for it: what one tap can say takes one.
    pub quick: bool,
}

/// What a finale is given.
#[derive(Properties, PartialEq, Clone)]
pub struct FinaleProps<G: Game + 'static> {
    /// What the table sees of the finished game.
    pub view: Rc<G::View>,
    /// All that the table saw happen.
    pub events: Rc<[G::Event]>,
    pub players: Players,
}

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
    pub quick: bool,
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

fn lines_of<G: GameUi>(frames: &[AnyFrame], players: &Players) -> Vec<Vec<String>> {
    let frames: Vec<_> = frames.iter().filter_map(own_frame::<G>).collect();
    players.tell_all(|players| G::lines(&frames, players))
}

fn gestures_of<G: GameUi>(view: &G::View) -> Option<Gestures<AnyAction>> {
    let Gestures { title, hint, choices, bound, bound_to } = G::gestures(view)?;
    Some(Gestures {
        title,
        hint,
        choices: choices.map(|(action, name)| (G::any_action(action), name)),
        bound,
        bound_to,
    })
}

fn score_of<G: GameUi>(views: &[AnyView], seat: Seat) -> Score {
    let own: Vec<_> = views.iter().filter_map(G::own_view).cloned().collect();
    G::score(&own, seat)
}

fn narrate_of<G: GameUi>(frame: &AnyFrame, players: &Players) -> Option<String> {
    let frame = own_frame::<G>(frame)?;
    let told = players.tell(|players| G::narrate(&frame, players).unwrap_or_default());
    (!told.is_empty()).then_some(told)
}

#[derive(Properties, PartialEq)]
pub struct AnyFinaleProps {
    /// What the table sees of the finished game.
    pub view: AnyView,
    /// All that the table saw happen.
    pub events: Rc<[AnyEvent]>,
    pub players: Players,
    /// The ways on.
    #[prop_or_default]
    pub children: Html,
}

/// Finds whichever game is meant: a line a game.
macro_rules! games {
    ($($Name:ident => $game:ident;)+) => {
        /// The board of whichever game is played.
        #[component]
        pub fn Board(props: &AnyBoardProps) -> Html {
            match &props.view {
                $(AnyView::$Name(_) => {
                    html! { <BoardOf<engine::games::$game::$Name> ..props.clone() /> }
                })+
            }
        }

        /// How a finished game ended.
        #[component]
        pub fn Finale(props: &AnyFinaleProps) -> Html {
            let players = props.players.clone();
            let (id, turn, content) = match &props.view {
                $(AnyView::$Name(view) => {
                    let (view, turn) = (view.clone(), view.turn);
                    let own = props.events.iter().filter_map(engine::games::$game::$Name::own_event);
                    let events = own.cloned().collect();
                    (GameId::$Name, turn, apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::finale(FinaleProps { view, events, players })))
                })+
            };
            let winners = turn.outcome().map(|outcome| outcome.winners().len());
            let has_winner = winners.is_some_and(|winners| winners > 0 && winners < props.players.count());
            html! {
                <FinaleFrame
                    emblem={emblem(id)}
                    result={result(&props.view, &props.players)}
                    {has_winner}
                    ways={props.children.clone()}
                >
                    { content }
                </FinaleFrame>
            }
        }

        /// A game on the shelf, in words.
        pub const fn about(game: GameId) -> About {
            match game { $(GameId::$Name => engine::games::$game::$Name::ABOUT,)+ }
        }

        /// Where a game comes from.
        pub const fn origin(game: GameId) -> Origin {
            match game { $(GameId::$Name => engine::games::$game::$Name::ORIGIN,)+ }
        }

        /// The lessons of a game, in the order in which they are taken.
        pub const fn lessons(game: GameId) -> &'static [Lesson] {
            match game { $(GameId::$Name => engine::games::$game::$Name::LESSONS,)+ }
        }

        /// The name of a game's first lesson, without all else that lessons hold.
        pub const fn first_lesson(game: GameId) -> Option<&'static str> {
            match game { $(GameId::$Name => const { lesson::first(engine::games::$game::$Name::LESSONS) },)+ }
        }

        /// How a round of a game goes, in a few sentences.
        pub const fn round(game: GameId) -> &'static [&'static str] {
            match game { $(GameId::$Name => engine::games::$game::$Name::ROUND,)+ }
        }

        /// A game's emblem.
        pub fn emblem(game: GameId) -> Html {
            emblem::emblem(match game { $(GameId::$Name => engine::games::$game::$Name::emblem(),)+ })
        }

        /// An option of a game in words.
        pub fn option(game: GameId, id: &str) -> Option<OptionText> {
            match game { $(GameId::$Name => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::option(id)),)+ }
        }

        /// What a seat has to know of itself before the deal, where seats differ.
        pub fn seat_note(game: GameId, seat: Seat, options: &Values) -> Option<&'static str> {
            match game { $(GameId::$Name => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::seat_note(seat, options)),)+ }
        }

        /// The rules of a game.
        pub fn rules(game: GameId) -> Html {
            match game { $(GameId::$Name => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::rules()),)+ }
        }

        /// The signs that a game's boards have.
        pub const fn legend(game: GameId) -> &'static [Sign] {
            match game { $(GameId::$Name => engine::games::$game::$Name::LEGEND,)+ }
        }

        /// The part of the game that this belongs to, as a heading of the log.
        pub fn chapter(view: &AnyView, players: &Players) -> String {
            match view {
                $(AnyView::$Name(view) => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::chapter(view, players)),)+
            }
        }

        /// Frames in the sentences of a log, by frame.
        pub fn lines(frames: &[AnyFrame], players: &Players) -> Vec<Vec<String>> {
            match frames.first().map(|first| &first.view) {
                $(Some(AnyView::$Name(_)) => apart::<engine::games::$game::$Name, _>(|| lines_of::<engine::games::$game::$Name>(frames, players)),)+
                None => Vec::new(),
            }
        }

        /// A frame in one sentence; `None` for one that needs none.
        pub fn narrate(frame: &AnyFrame, players: &Players) -> Option<String> {
            match &frame.view {
                $(AnyView::$Name(_) => apart::<engine::games::$game::$Name, _>(|| narrate_of::<engine::games::$game::$Name>(frame, players)),)+
            }
        }

        /// An action, as something to do, by a seat that knows this.
        pub fn action(view: &AnyView, action: &AnyAction, players: &Players) -> String {
            match (view, action) {
                $((AnyView::$Name(view), AnyAction::$Name(action)) => {
                    apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::action(view, action, players))
                })+
                _ => String::new(),
            }
        }

        /// An action that the seat can take in front of all, for a button there.
        pub fn public_action(
            view: &AnyView,
            seat: Seat,
            action: &AnyAction,
            players: &Players,
        ) -> String {
            match (view, action) {
                $((AnyView::$Name(view), AnyAction::$Name(action)) => {
                    apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::public_action(view, seat, action, players))
                })+
                _ => String::new(),
            }
        }

        /// The same action by several people at once, for a button in front of all.
        pub fn public_action_of_all(
            view: &AnyView,
            action: &AnyAction,
            players: &Players,
        ) -> String {
            match (view, action) {
                $((AnyView::$Name(view), AnyAction::$Name(action)) => {
                    apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::public_action_of_all(view, action, players))
                })+
                _ => String::new(),
            }
        }

        /// What can be shown by gestures now, from what the table sees.
        pub fn gestures(view: &AnyView) -> Option<Gestures<AnyAction>> {
            match view {
                $(AnyView::$Name(view) => apart::<engine::games::$game::$Name, _>(|| gestures_of::<engine::games::$game::$Name>(view)),)+
            }
        }

        /// The card of some game's own that a sentence writes with this sign, after a text.
        pub fn own_card(sign: char, before: &str) -> Option<OwnCard> {
            None$(.or_else(|| engine::games::$game::$Name::own_card(sign, before)))+
        }

        /// What seats did in a finished game that is worth an award.
        pub fn feats(course: &Course<AnyGame>) -> Vec<Feat> {
            match course.end() {
                $(AnyGame::$Name(_) => {
                    apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::feats(&happened::<engine::games::$game::$Name>(course)))
                })+
            }
        }

        /// Why a rule refuses an action.
        pub fn refusal(refusal: AnyRefusal) -> String {
            match refusal {
                $(AnyRefusal::$Name(refusal) => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::refusal(refusal)),)+
            }
        }

        /// Where the game stands, from what the table sees.
        pub fn standing(view: &AnyView, players: &Players) -> String {
            players.tell(|players| match view {
                $(AnyView::$Name(view) => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::standing(view, players)),)+
            })
        }

        /// Whether all could see what a seat did last, which saw this before it.
        pub fn lies_open(before: &AnyView) -> bool {
            match before {
                $(AnyView::$Name(view) => engine::games::$game::$Name::lies_open(view),)+
            }
        }

        /// Where a saved game stands, from what the table sees.
        pub fn saved_standing(view: &AnyView, players: &Players) -> String {
            match view {
                $(AnyView::$Name(view) => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::saved_standing(view, players)),)+
            }
        }

        /// How the game ended.
        pub fn result(view: &AnyView, players: &Players) -> String {
            players.tell(|players| match view {
                $(AnyView::$Name(view) => apart::<engine::games::$game::$Name, _>(|| engine::games::$game::$Name::result(view, players)),)+
            })
        }

        /// Whether a board that is given these frames shows the table as it is now in the end.
        #[cfg(test)]
        pub fn ends_with_now(view: &AnyView, frames: &[AnyFrame], playback: Playback, players: &Players) -> bool {
            match view {
                $(AnyView::$Name(view) => {
                    let frames: Vec<_> = frames.iter().filter_map(own_frame::<engine::games::$game::$Name>).collect();
                    crate::playback::ends_with_now::<<engine::games::$game::$Name as GameUi>::Scene>(view, &frames, playback, players)
                })+
            }
        }

        /// A finished game in numbers; `None` without views.
        pub fn score(views: &[AnyView], seat: Seat) -> Option<Score> {
            Some(match views.first()? {
                $(AnyView::$Name(_) => apart::<engine::games::$game::$Name, _>(|| score_of::<engine::games::$game::$Name>(views, seat)),)+
            })
        }
    };
}

games! {
    FoolsGambit => fools_gambit;
    DualDuel => dual_duel;
    HeadsUpDuel => heads_up_duel;
    GoldRushShootOut => gold_rush_shoot_out;
    Duel52 => duel_52;
}
