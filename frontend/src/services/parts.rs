//! The parts of the app's program that are loaded when they are needed. Whatever may need one asks for it first, and says
//! in its place that it is not here yet. What calls into one that nobody asked for waits until it is there.

use engine::catalogue::GameId;
use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::boot;
use super::page;

/// A part. What is in it is written in `wasm-parts.json`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The home page, and the deals of the day of which it tells.
    Home,
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
    /// The page on which somebody alone deals a game.
    SetUp,
    /// What several people need: the page on which they are seated, and what leads a device from hand to hand.
    Company,
    /// What packs and unpacks links, files and messages.
    Packing,
    /// The replay and the review of a finished game.
    Review,
    /// Hints.
    Coach,
    /// What a game has for more than two players: trading, the market, and who meets whom.
    Trading,
    /// A game: its rules, its bots and its board.
    Game(GameId),
}

impl Part {
    const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Learn => "learn",
            Self::Evening => "evening",
            Self::More => "more",
            Self::Phones => "phones",
            Self::ByLink => "by-link",
            Self::Later => "later",
            Self::SetUp => "set-up",
            Self::Company => "company",
            Self::Packing => "packing",
            Self::Review => "review",
            Self::Coach => "coach",
            Self::Trading => "trading",
            Self::Game(game) => game.slug(),
        }
    }
}

/// Whether any of these is still to come. A build that isn't split has no parts.
fn lacks(parts: &[Part]) -> bool {
    cfg!(target_arch = "wasm32")
        && boot::call("lacksParts", &names(parts).into()).is_some_and(|lacks| lacks.is_truthy())
}

/// Asks for these; the promise tells whether they have come.
fn ask(parts: &[Part]) -> Option<Promise> {
    boot::call("needParts", &names(parts).into())?.dyn_into().ok()
}

/// The names of parts and of what they call into, as `parts.js` takes them.
pub fn names(parts: &[Part]) -> String {
    let names: Vec<&str> = parts.iter().map(|part| part.name()).collect();
    let is_later = |part: &Part| !matches!(part, Part::SetUp | Part::Trading | Part::Game(_));
    let before = if parts.contains(&Part::Later) {
        "shared home "
    } else if parts.iter().any(is_later) {
        "shared "
    } else {
        ""
    };
    format!("{before}{}", names.join(" "))
}

/// Whether parts of the program are there.
#[derive(Clone, PartialEq, Debug)]
pub enum Parts {
    There,
    /// They are loaded.
    Coming,
    /// They could not be had. This asks for them again.
    Missing(Callback<()>),
}

impl Parts {
    /// Whether all of them are there.
    pub const fn are_there(&self) -> bool {
        matches!(self, Self::There)
    }
}

/// Asks for parts that are not there yet. The component is drawn again once they are, or can't be had; they are asked for
/// again when the network is back.
#[hook]
pub fn use_parts(parts: Vec<Part>) -> Parts {
    let update = use_force_update();
    let tries = use_state_eq(|| 0_u32);
    // What could not be had, at which try.
    let failed = use_state_eq(|| None::<(Vec<Part>, u32)>);
    let lacks = lacks(&parts);
    let wanted = (parts, *tries);
    let is_missing = lacks && failed.as_ref() == Some(&wanted);
    use_effect_with((wanted.clone(), lacks), {
        let failed = failed.setter();
        move |(wanted, lacks)| {
            let coming = lacks.then(|| ask(&wanted.0)).flatten();
            if let Some(coming) = coming {
                let wanted = wanted.clone();
                spawn_local(async move {
                    if JsFuture::from(coming).await.is_ok_and(|loaded| loaded.is_truthy()) {
                        update.force_update();
                    } else {
                        failed.set(Some(wanted));
                    }
                });
            }
        }
    });
    let on_retry = use_callback(*tries, {
        let again = tries.setter();
        move |(), tries| again.set(tries + 1)
    });
    use_effect_with((is_missing, on_retry.clone()), |(is_missing, on_retry)| {
        let window = page::window().filter(|_| *is_missing);
        let on_retry = on_retry.clone();
        let back =
            window.map(|window| EventListener::new(&window, "online", move |_| on_retry.emit(())));
        move || drop(back)
    });
    match (lacks, is_missing) {
        (false, _) => Parts::There,
        (true, false) => Parts::Coming,
        (true, true) => Parts::Missing(on_retry),
    }
}

/// Whether a part is there. A worker, where nobody waits for anything else, loads it at once.
pub fn has(part: Part) -> bool {
    boot::property("hasPart").is_none()
        || boot::call("hasPart", &part.name().into()).is_some_and(|has| has.is_truthy())
}

/// Loads a part at once, by its number: the program has called into it before anybody asked for it.
///
/// # Panics
/// If it can't be loaded.
pub fn load_now(part: u32) {
    assert!(boot::call("loadPart", &part.into()).is_some(), "a part of the program is missing");
}
