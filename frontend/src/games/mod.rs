//! The games on the page: what each of them brings ([`GameUi`]), and ways to whichever is meant.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyEvent, AnyGame, AnyRefusal, AnyView, GameId, Listed};
use engine::course::Course;
use engine::game::Game;
use engine::options::Values;
use engine::seat::{Seat, SeatSet};
use engine::{with_game, with_own};
use yew::prelude::*;

use self::coach::CoachUi;
use self::feats::{Feat, Happened, happened};
use self::implement::game_ui;
use self::lesson::Lesson;
use self::score::Score;
use crate::components::emblem;
use crate::components::finale::FinaleFrame;
use crate::components::legend::Sign;
use crate::playback::{AnyFrame, FrameOf, Playback};
use crate::services::parts::Part;
use crate::words::cards;
use crate::words::line::{self, Line, line};
use crate::words::players::Players;
use crate::words::reason::Reason;

mod about;
mod any;
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
pub mod log;
pub mod score;
pub mod signs;

pub use about::{About, ByGestureProps, Gestures, OptionText, Origin};
pub use any::ViewUi;
pub use judge::{Judge, in_words};

/// All that the page knows of one game.
pub trait GameUi: CoachUi + 'static {
    /// What its board shows at one moment.
    #[cfg(test)]
    type Scene: crate::playback::Scene<Game = Self>;

    const ABOUT: About;
    const ORIGIN: Origin;

    /// How many links a game takes, in a sentence; `None` for one that isn't played by link.
    const LINKS: Option<&'static str>;

    /// What a table of so many seats needs of the program besides the game's own part.
    fn parts(_seats: usize) -> &'static [Part] {
        &[]
    }

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

    /// Frames in the lines of a log, by frame, where these seats are people.
    fn lines(frames: &[FrameOf<Self>], people: SeatSet) -> Vec<Vec<Line>>;

    /// The part of the game that this belongs to, as a heading of the log: `Round 4`.
    fn chapter(view: &Self::View) -> Line;

    /// A frame in one line, for a playback, where these seats are people; `None` for one that needs none.
    fn narrate(frame: &FrameOf<Self>, people: SeatSet) -> Option<Line>;

    /// An action, as something to do, by a seat that knows this.
    fn action(view: &Self::View, action: &Self::Action) -> Line;

    /// An action that the seat can take in front of all, for a button there.
    fn public_action(view: &Self::View, seat: Seat, action: &Self::Action) -> Line {
        line!("{0}: {1}", seat, Self::action(view, action))
    }

    /// The same action by several people at once, for a button in front of all.
    fn public_action_of_all(view: &Self::View, action: &Self::Action) -> Line {
        Self::action(view, action)
    }

    /// What can be shown by gestures now, from what the table sees; `None` where nothing can.
    fn gestures(_: &Self::View) -> Option<Gestures<Self::Action>> {
        None
    }

    /// The screen on which that is entered.
    fn by_gesture(_: ByGestureProps) -> Html {
        Html::default()
    }

    /// A card as the game's texts write it; `None` for what is none.
    fn card_written(text: &str) -> Option<Line> {
        cards::read(text)
    }

    /// What seats did in a finished game that is worth an award.
    fn feats(happened: &[Happened<'_, Self>]) -> Vec<Feat>;

    /// Why a rule refuses an action.
    fn refusal(refusal: Self::Refusal) -> Line;

    /// Where the game stands, from what the table sees, in parts that aren't broken.
    fn standing(view: &Self::View) -> Vec<Line>;

    /// Whether all could see what a seat did last, which saw this before it.
    fn lies_open(_before: &Self::View) -> bool {
        false
    }

    /// Where a saved game stands, from what the table sees.
    fn saved_standing(view: &Self::View) -> Line;

    /// How the game ended.
    fn result(view: &Self::View) -> Line;

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
    pub judge: Callback<G::Action, Option<Reason>>,
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

/// The board of whichever game is played.
#[component]
pub fn Board(props: &AnyBoardProps) -> Html {
    of(&props.view).board(props)
}

/// How a finished game ended.
#[component]
pub fn Finale(props: &AnyFinaleProps) -> Html {
    let own = of(&props.view);
    let winners = props.view.turn().outcome().map(|outcome| outcome.winners().len());
    let has_winner = winners.is_some_and(|winners| winners > 0 && winners < props.players.count());
    html! {
        <FinaleFrame
            emblem={emblem(props.view.game())}
            result={props.players.sentence(&own.result())}
            {has_winner}
            ways={props.children.clone()}
        >
            { own.finale(&props.events, &props.players) }
        </FinaleFrame>
    }
}

/// What the page makes of a view of whichever game.
pub fn of(view: &AnyView) -> &dyn ViewUi {
    with_own!(AnyView, view, own => own)
}

/// A game on the shelf, in words.
pub const fn about(game: GameId) -> About {
    with_game!(game, G => G::ABOUT)
}

/// Where a game comes from.
pub const fn origin(game: GameId) -> Origin {
    with_game!(game, G => G::ORIGIN)
}

/// How many links a game takes.
pub const fn links(game: GameId) -> Option<&'static str> {
    with_game!(game, G => G::LINKS)
}

/// The parts of the program that a table of so many seats needs of its game.
pub fn parts(game: GameId, seats: usize) -> Vec<Part> {
    let more = with_game!(game, G => G::parts(seats));
    [&[Part::Game(game)][..], more].concat()
}

/// The parts of the program that any table may need of its game.
pub fn all_parts() -> Vec<Part> {
    GameId::ALL.map(|game| parts(game, Seat::MOST.into())).concat()
}

/// The lessons of a game, in the order in which they are taken.
pub const fn lessons(game: GameId) -> &'static [Lesson] {
    with_game!(game, G => G::LESSONS)
}

/// The name of a game's first lesson, without all else that lessons hold.
pub const fn first_lesson(game: GameId) -> Option<&'static str> {
    with_game!(game, G => const { lesson::first(G::LESSONS) })
}

/// How a round of a game goes, in a few sentences.
pub const fn round(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => G::ROUND)
}

/// The signs that a game's boards have.
pub const fn legend(game: GameId) -> &'static [Sign] {
    with_game!(game, G => G::LEGEND)
}

/// A game's emblem.
pub fn emblem(game: GameId) -> Html {
    emblem::emblem(with_game!(game, G => G::emblem()))
}

/// The rules of a game.
pub fn rules(game: GameId) -> Html {
    with_game!(game, G => G::rules())
}

/// An option of a game in words.
pub fn option(game: GameId, id: &str) -> Option<OptionText> {
    // By a pointer, so that games' words stay out of what serves all.
    let own: fn(&str) -> Option<OptionText> = with_game!(game, G => G::option);
    own(id)
}

/// What a seat has to know of itself before the deal, where seats differ.
pub fn seat_note(game: GameId, seat: Seat, options: &Values) -> Option<&'static str> {
    let own: fn(Seat, &Values) -> Option<&'static str> = with_game!(game, G => G::seat_note);
    own(seat, options)
}

/// Why a rule refuses an action.
pub fn refusal(refusal: AnyRefusal) -> Line {
    let own: fn(AnyRefusal) -> Line = with_game!(refusal.game(), G => any::refusal::<G>);
    own(refusal)
}

/// A text of a game with its cards in braces, as in lessons.
pub fn with_cards(game: GameId, text: &'static str) -> Line {
    line::with_cards(text, with_game!(game, G => G::card_written))
}

/// Frames in the lines of a log, by frame, where these seats are people.
pub fn lines(frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>> {
    frames.first().map(|first| of(&first.view).lines(frames, people)).unwrap_or_default()
}

/// A frame in one line, where these seats are people; `None` for one that needs none.
pub fn narrate(frame: &AnyFrame, people: SeatSet) -> Option<Line> {
    of(&frame.view).narrate(frame, people)
}

/// What seats did in a finished game that is worth an award.
pub fn feats(course: &Course<AnyGame>) -> Vec<Feat> {
    with_game!(course.end().id(), G => G::feats(&happened::<G>(course)))
}

/// A finished game in numbers; `None` without views.
pub fn score(views: &[AnyView], seat: Seat) -> Option<Score> {
    Some(with_game!(views.first()?.game(), G => {
        let own: Vec<_> = views.iter().filter_map(G::own_view).cloned().collect();
        G::score(&own, seat)
    }))
}
