//! The parts that the app's program is taken apart into, and what belongs to each.

use std::sync::LazyLock;

use engine::catalogue::GameId;

/// A part of the program that is loaded by itself.
pub(super) struct Part {
    /// As `frontend/src/services/parts.rs` calls it.
    pub(super) name: &'static str,
    /// Modules, by their paths: all that is in them, and all that is made for what is in them.
    pub(super) modules: Vec<String>,
    /// The game that it is.
    pub(super) game: Option<GameId>,
}

impl Part {
    fn new(name: &'static str, modules: &[&str]) -> Self {
        Self { name, modules: modules.iter().map(|&path| path.to_owned()).collect(), game: None }
    }

    fn of(game: GameId) -> Self {
        let folder = game.slug().replace('-', "_");
        let modules = ["engine", "frontend"].map(|own| format!("{own}::games::{folder}")).to_vec();
        Self { name: game.slug(), modules, game: Some(game) }
    }

    pub(super) const fn is_of_game(&self) -> bool {
        self.game.is_some()
    }

    /// Whether it is the part that others share.
    pub(super) fn is_shared(&self) -> bool {
        self.name == SHARED
    }

    /// Whether it is loaded without the part that others share.
    pub(super) fn is_of_first_game(&self) -> bool {
        self.is_of_game() || FIRST_GAMES.contains(&self.name)
    }

    /// Whether a demangled name mentions anything of it.
    pub(super) fn has_any(&self, name: &str) -> bool {
        paths(name).any(|path| self.modules.iter().any(|module| is_in(path, module)))
    }
}

/// The parts. A function that names modules of several is of the first one.
pub(super) static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| {
    let pages = [
        Part::new(
            "home",
            &["frontend::pages::home", "frontend::services::daily", "frontend::services::files"],
        ),
        Part::new(
            "learn",
            &[
                "frontend::pages::learn",
                "frontend::pages::rules",
                "frontend::games::rules",
                "frontend::games::lesson",
                "frontend::games::lessons",
                "frontend::games::*::text::rules",
                "frontend::games::*::text::lessons",
                "frontend::components::rulebook",
                "frontend::components::legend",
                "frontend::components::pointer",
                "frontend::games::signs::found",
                "frontend::games::signs::Signed",
                "frontend::session::lesson",
            ],
        ),
        Part::new(
            "evening",
            &[
                "frontend::pages::evening",
                "frontend::pages::people",
                "frontend::services::evenings",
            ],
        ),
        Part::new(
            "set-up",
            &["frontend::draft", "frontend::pages::set_up::alone", "frontend::pages::set_up::deal"],
        ),
        Part::new(
            "company",
            &[
                "frontend::components::curtain",
                "frontend::components::hold",
                "frontend::games::gestures",
                "frontend::games::*::gestures",
                "frontend::games::*::hands",
                "frontend::games::*::lots",
                "frontend::games::*::text::hands",
                "frontend::pages::set_up",
                "frontend::pages::table::screens::done",
                "frontend::pages::table::screens::hand_over",
            ],
        ),
        Part::new(
            "more",
            &[
                "engine::puzzle",
                "frontend::games::highlights",
                "frontend::games::*::highlights",
                "frontend::games::*::text::highlights",
                "frontend::pages::table::screens::over::moment",
                "frontend::services::digests",
                "frontend::pages::about",
                "frontend::pages::privacy",
                "frontend::pages::daily",
                "frontend::pages::import",
                "frontend::pages::link",
                "frontend::pages::puzzles",
                "frontend::pages::settings",
                "frontend::pages::stats",
                "frontend::services::import",
                "frontend::services::launch",
                "frontend::services::links",
                "frontend::services::qr",
            ],
        ),
        Part::new(
            "phones",
            &[
                "engine::catalogue::outside",
                "engine::game::inspect",
                "engine::game::outside",
                "engine::games::*::inspect",
                "engine::games::*::outside",
                "frontend::pages::phone",
                "frontend::pages::phones",
                "frontend::pages::table::effects::phones",
                "frontend::pages::table::phones",
                "frontend::pages::table::screens::phones",
                "frontend::pages::table::screens::strip",
                "frontend::pages::table::sheets::phones",
                "frontend::services::camera",
                "frontend::services::phones",
                "frontend::session::phones",
            ],
        ),
        Part::new(
            "by-link",
            &[
                "frontend::components::share",
                "frontend::pages::by_link",
                "frontend::pages::table::screens::before_deal",
                "frontend::pages::table::screens::conflict",
                "frontend::pages::table::screens::paste_link",
                "frontend::pages::table::screens::send_move",
                "frontend::services::by_link",
                "frontend::services::games::by_link",
                "frontend::words::by_link",
            ],
        ),
        Part::new(
            "later",
            &[
                "frontend::components::finale",
                "frontend::components::keys",
                "frontend::components::log",
                "frontend::games::*::finale",
                "frontend::games::log",
                "frontend::pages::table::keeper::note_end",
                "frontend::pages::table::screens::broken",
                "frontend::pages::table::screens::elsewhere",
                "frontend::pages::table::screens::evening",
                "frontend::pages::table::screens::leave",
                "frontend::pages::table::screens::over",
                "frontend::pages::table::sheets::content",
                "frontend::pages::table::sheets::menu",
                "frontend::pages::table::sheets::to_file",
                "frontend::services::games::finish",
                "frontend::services::played",
                "frontend::words::remarks",
            ],
        ),
        Part::new("review", &["frontend::pages::replay", "frontend::pages::review"]),
        Part::new(
            "coach",
            &[
                "engine::bot::analysis",
                "engine::bot::coach",
                "engine::bot::odds",
                "engine::bot::tally",
                "engine::catalogue::coach",
                "engine::games::*::coach",
                "frontend::games::coach",
                "frontend::games::*::text::coach",
                "frontend::services::coach",
                "frontend::words::coach",
            ],
        ),
        Part::new(
            "trading",
            &[
                "frontend::games::*::bracket",
                "frontend::games::*::make",
                "frontend::games::*::market",
                "frontend::games::*::offers",
                "frontend::games::*::others",
                "frontend::games::*::pairing",
                "frontend::games::*::scale",
                "frontend::games::*::text::market",
                "frontend::games::*::text::trading",
                "frontend::games::*::trade",
                "engine::games::*::bot::trading",
            ],
        ),
    ];
    let packing = Part::new("packing", &["base64", "miniz_oxide", "sha2"]);
    let shared = Part::new(SHARED, &[]);
    let games = GameId::ALL.into_iter().map(Part::of);
    [shared].into_iter().chain(pages).chain(games).chain([packing]).collect()
});

/// What several parts need, but no first game alone: they are loaded with it.
const SHARED: &str = "shared";

/// The parts that do without it.
const FIRST_GAMES: [&str; 2] = ["set-up", "trading"];

/// The program notes which parts are there in as many bits.
pub(super) const MOST: usize = 32;

/// What every page may need of any game stays in the main program.
pub(super) const MAIN: [&str; 5] = [
    "engine::games::*::options",
    "frontend::games::*::emblem",
    "frontend::games::dual_duel::face",
    "frontend::pages::table::effects::phones::use_phones",
    "frontend::services::phones::host::Host",
];

/// The paths of our own crates, and of those that are parts, in a demangled name.
pub(super) fn paths(name: &str) -> impl Iterator<Item = &str> {
    let parts =
        name.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':'));
    let crates = ["base64::", "engine::", "frontend::", "miniz_oxide::", "sha2::"];
    parts.filter(move |path| crates.iter().any(|name| path.starts_with(name)))
}

/// Whether a path is in a module; `*` stands for one name.
pub(super) fn is_in(path: &str, module: &str) -> bool {
    let mut names = path.split("::");
    module
        .split("::")
        .all(|wanted| names.next().is_some_and(|name| wanted == "*" || wanted == name))
}
