//! The parts of the app's program that load on demand. A component requests the parts that it needs, and shows a
//! placeholder until they are loaded. A call into a part that nobody requested blocks until it is loaded.

use engine::catalogue::GameId;
use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::boot;
use super::page;

/// A part. `wasm-parts.json` lists its contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The home page, and its deals of the day.
    Home,
    /// Rules, legends and lessons.
    Learn,
    /// Evenings, seasons and this device's people.
    Evening,
    /// Rarely opened pages, sharing and importing.
    More,
    /// Phones at a table: their screens, the camera, and the protocol.
    Phones,
    ByLink,
    /// A table's needs after its first decisions: the menu's sheets, the log, the end of a game.
    Later,
    /// The page for dealing a single-player game.
    SetUp,
    /// The needs of several people: the page that seats them, and the screens for passing the device on.
    Company,
    /// Packing and unpacking links, files and messages.
    Packing,
    Review,
    Coach,
    /// A game's extras for more than two players: trading, the market, and meetings.
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

/// Whether any of these parts is not loaded. A build that isn't split has no parts.
fn lacks(parts: &[Part]) -> bool {
    cfg!(target_arch = "wasm32")
        && boot::call("lacksParts", &names(parts).into()).is_some_and(|lacks| lacks.is_truthy())
}

/// Requests these parts; the promise tells whether they are loaded.
fn request(parts: &[Part]) -> Option<Promise> {
    boot::call("needParts", &names(parts).into())?.dyn_into().ok()
}

/// The names of parts and of the parts that they call into, as `parts.js` takes them.
pub fn names(parts: &[Part]) -> String {
    let names: Vec<&str> = parts.iter().map(|part| part.name()).collect();
    let needs_shared = |part: &Part| !matches!(part, Part::SetUp | Part::Trading | Part::Game(_));
    let prefix = if parts.contains(&Part::Later) {
        "shared home "
    } else if parts.iter().any(needs_shared) {
        "shared "
    } else {
        ""
    };
    format!("{prefix}{}", names.join(" "))
}

#[derive(Clone, PartialEq, Debug)]
pub enum Parts {
    Loaded,
    Loading,
    /// The callback tries again.
    Failed(Callback<()>),
}

impl Parts {
    pub const fn are_loaded(&self) -> bool {
        matches!(self, Self::Loaded)
    }
}

/// Requests missing parts; draws the component again once they are loaded or have failed, and retries when online.
#[hook]
pub fn use_parts(parts: Vec<Part>) -> Parts {
    let update = use_force_update();
    let tries = use_state_eq(|| 0_u32);
    // The parts that failed, and at which try.
    let failed = use_state_eq(|| None::<(Vec<Part>, u32)>);
    let lacks_parts = lacks(&parts);
    let wanted = (parts, *tries);
    let has_failed = lacks_parts && failed.as_ref() == Some(&wanted);
    use_effect_with((wanted.clone(), lacks_parts), {
        let failed = failed.setter();
        move |(wanted, lacks_parts)| {
            let loading = lacks_parts.then(|| request(&wanted.0)).flatten();
            if let Some(loading) = loading {
                let wanted = wanted.clone();
                spawn_local(async move {
                    if JsFuture::from(loading).await.is_ok_and(|loaded| loaded.is_truthy()) {
                        update.force_update();
                    } else {
                        failed.set(Some(wanted));
                    }
                });
            }
        }
    });
    let on_retry = use_callback(*tries, {
        let set_tries = tries.setter();
        move |(), tries| set_tries.set(tries + 1)
    });
    use_effect_with((has_failed, on_retry.clone()), |(has_failed, on_retry)| {
        let window = page::window().filter(|_| *has_failed);
        let on_retry = on_retry.clone();
        let listener =
            window.map(|window| EventListener::new(&window, "online", move |_| on_retry.emit(())));
        move || drop(listener)
    });
    match (lacks_parts, has_failed) {
        (false, _) => Parts::Loaded,
        (true, false) => Parts::Loading,
        (true, true) => Parts::Failed(on_retry),
    }
}

/// Whether a part is loaded. In a worker this call loads it: blocking is harmless there.
pub fn has(part: Part) -> bool {
    boot::property("hasPart").is_none()
        || boot::call("hasPart", &part.name().into()).is_some_and(|has| has.is_truthy())
}

/// Loads a part synchronously, by its number: the program has called into it before anybody requested it.
///
/// # Panics
/// If it can't be loaded.
pub fn load_now(part: u32) {
    assert!(boot::call("loadPart", &part.into()).is_some(), "a part of the program is missing");
}
