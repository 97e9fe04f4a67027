//! `cargo xtask serve`: a debug build, rebuilt and reloaded on every change.

use crate::failure::Done;
use crate::tools::{self, Tools};
use crate::{project, shell};

pub(crate) fn run(port: u16) -> Done {
    let root = project::root()?;
    let tools = Tools::prepare(&root)?;
    tools::fetch_crates(&root)?;
    let shell = shell::open(&root)?;
    let port = port.to_string();
    // Not `dist/`: a debug build must not end up in the release site.
    shell::hand_over_to(tools.trunk(&shell).args(["serve", "--dist", "dist-dev", "--port", &port]))
}
