//! `cargo xtask soak`: the laws of the games, over as many random games as one likes.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

/// Enough to keep a machine busy over lunch.
pub(crate) const GAMES: u32 = 100_000;

pub(crate) fn run(games: u32) -> Done {
    let shell = shell::at(&project::root()?)?;
    shell::timed(&format!("the laws over {games} games"), || {
        cmd!(shell, "cargo test --profile bench --package engine --test laws -- --nocapture")
            .env("FACEDOWN_GAMES", games.to_string())
            .run()?;
        Ok(())
    })
}
