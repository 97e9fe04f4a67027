use std::rc::Rc;

use engine::catalogue::CatalogueGame;
use engine::options::Values;
use engine::seat::Seat;
use yew::prelude::*;

use super::highlights::{GameEvent, Highlight, SeatScore};
use super::lesson::{LessonEntry, LessonTarget};
use crate::components::legend::Sign;
use crate::playback::BoardProps;
use crate::services::parts::Part;
use crate::words::cards;
use crate::words::games::{About, Credits};
use crate::words::line::Line;
use crate::words::options::OptionText;
use crate::words::text::Text;

/// A game on the page: its texts, drawings, board and highlights.
pub trait GameUi: CatalogueGame + 'static {
    #[cfg(test)]
    type Scene: crate::playback::Scene<Game = Self>;

    const ABOUT: About;
    const ORIGIN: Credits;

    /// A sentence on how many links a game takes (see `docs/devices.md`); `None` if the game can't be
    /// played by link.
    const LINKS: Option<Text>;

    /// The parts of the program that a table of `seats` seats needs beside the game's own.
    fn parts(_seats: usize) -> &'static [Part] {
        &[]
    }

    const LESSONS: &'static [LessonEntry];

    /// Places that lessons highlight, by name.
    const TARGETS: &'static [LessonTarget];

    /// A round in a few sentences, for a player to read aloud in 20 seconds before the first game.
    const ROUND: &'static [Text];

    /// [`ROUND`](Self::ROUND) for a table of `seats` seats.
    fn round(_seats: usize) -> &'static [Text] {
        Self::ROUND
    }

    /// The content of the emblem, in a box of 64 × 64.
    fn emblem() -> Html;

    /// An option in words, by its id; `None` if the game lacks it.
    fn option(id: &str) -> Option<OptionText>;

    /// The suggested number of bots for a single player; `None` for the fewest.
    const USUAL_BOTS: Option<u8> = None;

    /// A note on a seat before the deal, where seats differ.
    fn seat_note(_: Seat, _: &Values) -> Option<Text> {
        None
    }

    /// A drawing in the rules by its name; `None` for an unknown name.
    fn drawing(name: &str) -> Option<Html>;

    /// The board's signs with their meanings, from its top to the hand.
    const LEGEND: &'static [Sign];

    fn board(props: BoardProps<Self>) -> Html;

    /// A card from the notation of the game's texts; `None` for anything else.
    fn read_card(text: &str) -> Option<Line> {
        cards::read(text).map(Line::from)
    }

    /// A finished game's awards and decisive moments.
    fn highlights(events: &[GameEvent<'_, Self>]) -> Vec<Highlight>;

    fn refusal(refusal: Self::Refusal) -> Line;

    /// A finished game in numbers for a seat, from the view after each frame, with all cards open.
    fn score(views: &[Rc<Self::View>], seat: Seat) -> SeatScore;
}
