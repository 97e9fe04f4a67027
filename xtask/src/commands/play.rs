//! `cargo xtask play`: from a fresh clone to a page in the browser.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};

use crate::failure::{Done, Failure};
use crate::{project, shell, site};

pub(crate) fn run(port: u16) -> Done {
    let root = project::root()?;
    // A taken port fails at once, not after minutes of compiling.
    drop(listen(port)?);
    // Compiled here, so that an error ends the command; Trunk's server would wait for a change.
    let (tools, shell) = (site::compile_with_tools(&root, site::PLAY)?, shell::open(&root)?);
    println!("\nFacedown is about to be on http://localhost:{port} (Ctrl+C ends it)");
    let (folder, port) = (site::play_folder(&root), port.to_string());
    let serve = site::trunk(&tools, &shell, "serve", site::PLAY);
    let serve = serve.env(project::AS_LINKED, "yes").args(["--dist".as_ref(), folder.as_os_str()]);
    // The content security policy forbids Trunk's reload script.
    shell::hand_over_to(serve.args(["--no-autoreload", "true", "--port", &port]))
}

fn listen(port: u16) -> Result<TcpListener, Failure> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Failure::new(format!(
            "Port {port} is taken by another program. Choose another one: cargo xtask play --port {}",
            free_port_after(port)
        )),
        _ => Failure::because(format!("port {port} can't be opened"), error),
    })
}

fn free_port_after(port: u16) -> u16 {
    (1..=10)
        .filter_map(|step| port.checked_add(step))
        .find(|&next| TcpListener::bind((Ipv4Addr::LOCALHOST, next)).is_ok())
        .unwrap_or(8081)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_told_with_another_that_is_free() {
        let holder = listen(0).unwrap();
        let port = holder.local_addr().unwrap().port();
        let failure = listen(port).unwrap_err().to_string();
        assert!(
            failure.contains(&format!("Port {port} is taken")) && failure.contains("--port "),
            "{failure}"
        );
        assert_ne!(free_port_after(port), port);
    }
}
