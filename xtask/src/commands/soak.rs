//! `cargo xtask soak`: the laws of the games, over as many random games as one likes.

use crate::failure::Done;
use crate::project;
use crate::shell;

/// Enough to keep a machine busy over lunch.
pub(crate) const GAMES: u32 = 100_000;

pub(crate) fn run(games: u32) -> Done {
    shell::timed(&format!("the laws over {games} games"), || {
        shell::run(
            shell::cargo(&[
                "test",
                "--profile",
                "bench",
                "--package",
                "engine",
                "--test",
                "laws",
                "--",
                "--nocapture",
            ])
            .env("FACEDOWN_GAMES", games.to_string())
            .current_dir(project::root()?),
        )
    })
}
