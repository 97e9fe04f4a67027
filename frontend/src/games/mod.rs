//! The games on the page: each game ([`GameUi`]), its views ([`ViewUi`]), and dispatch by game.

use std::rc::Rc;

use engine::catalogue::{AnyEvent, AnyGame, AnyView, CatalogueGame, GameId};
use engine::game::{Ending, Game};
use engine::options::Values;
use engine::record::Record;
use engine::replay::ReplayedRecord;
use engine::seat::{Seat, SeatSet};
use engine::with_game;
use yew::prelude::*;

use self::highlights::{Highlight, SeatScore, game_events};
use self::lesson::{Lesson, LessonEntry, LessonError};
use crate::components::finale::FinaleFrame;
use crate::components::icon;
use crate::components::legend::Sign;
use crate::components::rulebook::rulebook;
use crate::playback::AnyFrame;
use crate::services::parts::Part;
use crate::services::texts;
use crate::words::games::{About, Credits};
use crate::words::line::{self, Line};
use crate::words::options::OptionText;
use crate::words::players::Players;
use crate::words::text::Text;

mod acting;
mod any;
pub mod coach;
mod detail_dialog;
pub mod dual_duel;
pub mod duel_52;
pub mod fools_gambit;
mod gestures;
pub mod gold_rush_shoot_out;
#[cfg(test)]
mod golden_hints;
#[cfg(test)]
mod golden_texts;
pub mod heads_up_duel;
pub mod highlights;
mod implement;
pub mod lesson;
pub mod log;
#[cfg(test)]
mod scene_laws;
pub mod signs;
mod summary;
pub mod turn_announcement;
mod turning;
mod ui;

pub use acting::{Acting, Judge, refusal_reason};
#[cfg(test)]
pub use any::own_frames;
pub use any::{AnyBoardProps, ViewUi, ui_of};
pub use detail_dialog::{DetailDialog, use_detail_dialog};
pub use gestures::{AfterChoices, Gestures, GesturesProps, use_hands_countdown};
pub use summary::summary;
pub use turning::Turning;
pub use ui::GameUi;

#[derive(Properties, PartialEq)]
pub struct AnyFinaleProps {
    /// The table's view of the finished game.
    pub view: AnyView,
    /// The events that the table saw.
    pub events: Rc<[AnyEvent]>,
    pub players: Players,
    /// The decisive moment.
    #[prop_or_default]
    pub moment: Html,
    /// The buttons at the end.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn Board(props: &AnyBoardProps) -> Html {
    ui_of(&props.view).board(props)
}

#[component]
pub fn Finale(props: &AnyFinaleProps) -> Html {
    let ui = ui_of(&props.view);
    let winners = props.view.turn().outcome().map(|outcome| outcome.winners());
    let celebrates = winners.is_some_and(|winners| is_celebrated(winners, &props.players));
    html! {
        <FinaleFrame
            emblem={emblem(props.view.game())}
            result={props.players.sentence(&ui.result())}
            {celebrates}
            next_buttons={props.children.clone()}
        >
            { props.moment.clone() }
            { ui.finale(&props.events, &props.players) }
        </FinaleFrame>
    }
}

/// Whether to celebrate: a person has won, and somebody has lost.
fn is_celebrated(winners: SeatSet, players: &Players) -> bool {
    !winners.intersection(players.people()).is_empty() && winners.len() < players.count()
}

pub const fn about(game: GameId) -> About {
    with_game!(game, G => G::ABOUT)
}

/// The game's name; for an unknown slug, the slug itself.
pub fn name_of_slug(slug: &str) -> &str {
    GameId::from_slug(slug).map_or(slug, |game| about(game).name.translate())
}

pub fn name_of(record: &Record<AnyGame>) -> Text {
    about(record.options.game()).name
}

pub const fn origin(game: GameId) -> Credits {
    with_game!(game, G => G::ORIGIN)
}

pub const fn usual_bots(game: GameId) -> Option<u8> {
    with_game!(game, G => G::USUAL_BOTS)
}

pub const fn links(game: GameId) -> Option<Text> {
    with_game!(game, G => G::LINKS)
}

/// The parts of the program that a game needs at a table of `seats` seats.
pub fn parts(game: GameId, seats: usize) -> Vec<Part> {
    let more = with_game!(game, G => G::parts(seats));
    [&[Part::Game(game)][..], more].concat()
}

/// The parts that the tables of all games may need.
pub fn all_parts() -> Vec<Part> {
    GameId::ALL.map(|game| parts(game, Seat::MOST.into())).concat()
}

pub const fn lessons(game: GameId) -> &'static [LessonEntry] {
    with_game!(game, G => G::LESSONS)
}

/// The address of a game's lessons.
pub fn lessons_file(game: GameId) -> String {
    texts::game_path(game.slug(), "lessons.txt")
}

/// Reads the lesson with this id from the text of the game's file.
///
/// # Errors
/// The first error, with its line.
pub fn read_lesson(game: GameId, text: &str, id: &str) -> Result<Lesson, LessonError> {
    lesson::read(text, id, with_game!(game, G => G::TARGETS))
}

/// The id of a game's first lesson. `const` keeps the lessons' other content out of its callers.
pub const fn first_lesson(game: GameId) -> Option<&'static str> {
    with_game!(game, G => const { lesson::first_id(G::LESSONS) })
}

pub fn round(game: GameId, seats: usize) -> &'static [Text] {
    with_game!(game, G => G::round(seats))
}

pub const fn legend(game: GameId) -> &'static [Sign] {
    with_game!(game, G => G::LEGEND)
}

pub fn emblem(game: GameId) -> Html {
    icon::emblem(with_game!(game, G => G::emblem()))
}

pub fn rules(game: GameId) -> Html {
    let drawing: fn(&str) -> Option<Html> = with_game!(game, G => G::drawing);
    rulebook(texts::game_path(game.slug(), "rules.md"), drawing)
}

pub fn option(game: GameId, id: &str) -> Option<OptionText> {
    // A function pointer keeps the games' words out of the shared part.
    let option_of: fn(&str) -> Option<OptionText> = with_game!(game, G => G::option);
    option_of(id)
}

pub fn seat_note(game: GameId, seat: Seat, options: &Values) -> Option<Text> {
    let note_of: fn(Seat, &Values) -> Option<Text> = with_game!(game, G => G::seat_note);
    note_of(seat, options)
}

/// Reads a text with the game's cards in braces, as lessons have.
pub fn with_cards(game: GameId, text: &str) -> Line {
    line::with_cards(text, with_game!(game, G => G::read_card))
}

/// The log's lines of each frame. `people` are the seats that people hold.
pub fn lines(frames: &[AnyFrame], people: SeatSet) -> Vec<Vec<Line>> {
    frames.first().map(|first| ui_of(&first.view).lines(frames, people)).unwrap_or_default()
}

pub fn narrate(frame: &AnyFrame, people: SeatSet) -> Option<Line> {
    ui_of(&frame.view).narrate(frame, people)
}

pub fn highlights(replay: &ReplayedRecord<AnyGame>) -> Vec<Highlight> {
    with_game!(replay.end().id(), G => G::highlights(&game_events::<G>(replay)))
}

/// A finished game's decisive moment; `None` if nobody won by playing, or no moment stands out.
pub fn decisive_moment(replay: &ReplayedRecord<AnyGame>) -> Option<Highlight> {
    let outcome = replay.end().turn().outcome()?;
    let winner = outcome.winner().filter(|_| outcome.ending == Ending::Played)?;
    let moments = highlights(replay).into_iter().filter(|highlight| highlight.award().is_none());
    moments.filter(|moment| moment.seat == winner).max_by_key(|moment| moment.weight)
}

/// See [`GameUi::score`]. `None` without views.
pub fn score(views: &[AnyView], seat: Seat) -> Option<SeatScore> {
    Some(with_game!(views.first()?.game(), G => {
        let views: Vec<_> = views.iter().filter_map(G::own_view).cloned().collect();
        G::score(&views, seat)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_another_build_is_named_by_its_slug() {
        assert_eq!(name_of_slug("war"), "war");
    }

    #[test]
    fn a_person_who_has_won_is_celebrated_and_no_bot() {
        let players = crate::testing::players("Ana | bot:novice Hattie");
        let [person, bot] = [Seat::ONE, Seat::TWO].map(SeatSet::from_item);
        assert!(is_celebrated(person, &players));
        assert!(!is_celebrated(bot, &players), "nobody here has won");
        assert!(!is_celebrated(SeatSet::first(2), &players), "all share it");
        assert!(!is_celebrated(SeatSet::EMPTY, &players), "nobody wins");
    }
}
