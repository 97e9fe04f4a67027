//! What each game brings to the page.

use std::rc::Rc;

use engine::catalogue::Listed;
use engine::game::Game;
use engine::options::Values;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::feats::{Feat, Happened};
use super::gestures::{AfterLast, ByGestureProps, Gestures};
use super::lesson::Lesson;
use super::moment::Decisive;
use super::score::Score;
use crate::components::legend::Sign;
use crate::playback::{BoardProps, FrameOf};
use crate::services::parts::Part;
use crate::words::cards;
use crate::words::games::{About, Origin};
use crate::words::line::{Line, line};
use crate::words::options::OptionText;
use crate::words::players::Players;

/// All that the page knows of one game.
pub trait GameUi: Listed + 'static {
    /// What its board shows at one moment.
    #[cfg(test)]
    type Scene: crate::playback::Scene<Game = Self>;

    const ABOUT: About;
    const ORIGIN: Origin;

    /// How many links a game takes, in a sentence; `None` for one that isn't played by link.
    const LINKS: Option<&'static str>;

    /// What a table of this number of seats needs of the program besides the game's own part.
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

    /// What comes once the last of several has chosen, at a table where people show their hands, from what it sees then.
    fn after_last(_: &Self::View) -> AfterLast {
        AfterLast::Middle
    }

    /// Whether what is to be decided now only completes the choice before it, from what the table sees: who plays alone is
    /// told both without a stop.
    fn completes(_: &Self::View) -> bool {
        false
    }

    /// Whether a round begins with cards that are laid out in front of all, who look at them before anybody decides.
    fn lays_out() -> bool {
        false
    }

    /// The screen on which that is entered.
    fn by_gesture(_: &Rc<Self::View>, _: ByGestureProps) -> Html {
        Html::default()
    }

    /// A card as the game's texts write it; `None` for what is none.
    fn card_written(text: &str) -> Option<Line> {
        cards::read(text).map(Line::from)
    }

    /// What seats did in a finished game that is worth an award.
    fn feats(happened: &[Happened<'_, Self>]) -> Vec<Feat>;

    /// The moment that decided a finished game that this seat has won; `None` where none stands out.
    fn decisive(happened: &[Happened<'_, Self>], winner: Seat) -> Option<Decisive>;

    /// Why a rule refuses an action.
    fn refusal(refusal: Self::Refusal) -> Line;

    /// Where the game stands, from what the table sees, in parts that aren't broken.
    fn standing(view: &Self::View) -> Vec<Line>;

    /// What a seat that knows this is asked now.
    fn asks(view: &Self::View, seat: Seat) -> Line;

    /// What it holds, thing by thing: its hand, as a rule.
    fn holds(view: &Self::View, seat: Seat) -> Vec<Line>;

    /// What it didn't hold before.
    fn gains(view: &Self::View, before: &Self::View, seat: Seat) -> Vec<Line> {
        let had = Self::holds(before, seat);
        Self::holds(view, seat).into_iter().filter(|thing| !had.contains(thing)).collect()
    }

    /// Whether all could see what a seat did last, which saw this before it.
    fn lies_open(_before: &Self::View) -> bool {
        false
    }

    /// Whether others play on without this seat for a while, from what the table sees.
    fn sits_out(_: &Self::View, _: Seat) -> bool {
        false
    }

    /// Which round or turn it is.
    fn place(view: &Self::View) -> Line {
        Self::chapter(view)
    }

    /// Where a saved game stands, from what the table sees.
    fn saved_standing(view: &Self::View) -> Line;

    /// How the game ended.
    fn result(view: &Self::View) -> Line;

    /// A finished game in numbers, for a seat: by the view after each frame, all cards open.
    fn score(views: &[Rc<Self::View>], seat: Seat) -> Score;
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
