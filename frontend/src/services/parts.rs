//! The parts of the app's program that are loaded when they are needed. What calls into one that isn't there yet waits
//! until it is; whoever knows beforehand asks for it, so that nobody has to.

use engine::catalogue::GameId;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::boot;

/// A part. What is in it is written in `xtask/src/split/plan.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Rules, legends and lessons.
    Learn,
    /// Evenings, seasons and the people of this device.
    Evening,
    /// Pages that are seldom opened, and what is sent and brought in.
    More,
    /// Phones that join a table: their screens, the camera, and what the table tells them.
    Phones,
    /// Games with somebody elsewhere, link by link.
    ByLink,
    /// What a table needs later than its first decisions: the menu's sheets, the log, the end of a game.
    Later,
    /// The pages on which a game is dealt.
    SetUp,
    /// What packs and unpacks links, files and messages.
    Packing,
    /// The replay and the review of a finished game.
    Review,
    /// Hints.
    Coach,
    /// What Heads Up Duel has for more than two players: trading, the market, and who meets whom.
    Trading,
    /// A game: its rules, its bots and its board.
    Game(GameId),
}

impl Part {
    /// Those that any record may need.
    pub fn games() -> impl Iterator<Item = Self> {
        GameId::ALL.into_iter().map(Self::Game).chain([Self::Trading])
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Learn => "learn",
            Self::Evening => "evening",
            Self::More => "more",
            Self::Phones => "phones",
            Self::ByLink => "by-link",
            Self::Later => "later",
            Self::SetUp => "set-up",
            Self::Packing => "packing",
            Self::Review => "review",
            Self::Coach => "coach",
            Self::Trading => "trading",
            Self::Game(game) => game.slug(),
        }
    }
}

/// What is still to come of these; `None` if all is there. A debug build has no parts.
fn missing(parts: &[Part]) -> Option<Promise> {
    let names: Vec<&str> = parts.iter().map(|part| part.name()).collect();
    boot::call("needParts", &names.join(" ").into())?.dyn_into().ok()
}

/// Whether these parts are there. If not, they are loaded, and the component is drawn again then.
#[hook]
pub fn use_parts(parts: Vec<Part>) -> bool {
    let update = use_force_update();
    let missing = missing(&parts);
    let is_there = missing.is_none();
    use_effect_with((parts, is_there), move |_| {
        if let Some(missing) = missing {
            spawn_local(async move {
                // What fails ends in the rescue screen.
                let _ = JsFuture::from(missing).await;
                update.force_update();
            });
        }
    });
    is_there
}

/// Loads a part at once, by its number: the program has called into it before anybody asked for it.
///
/// # Panics
/// If it can't be loaded.
pub fn load_now(part: u32) {
    assert!(boot::call("loadPart", &part.into()).is_some(), "a part of the program is missing");
}
