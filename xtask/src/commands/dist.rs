//! `cargo xtask dist`: the static site, ready for any host, under any path.

use crate::failure::Done;
use crate::shell::say;
use crate::{project, site};

pub(crate) fn run() -> Done {
    site::build(&project::root()?)?;
    say("the site is in dist/");
    Ok(())
}
