//! The native lane of the tests, beside the site and its browsers.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::site;

/// The native lane, in a process of its own. What it says is kept, and told in one piece at its end.
pub(super) struct Beside {
    process: Child,
    said: PathBuf,
}

impl Beside {
    /// Runs this program with these arguments.
    pub(super) fn start(root: &Path, arguments: &[&str]) -> Result<Self, Failure> {
        let said = site::target(root).join("native-lane.txt");
        let kept = || {
            File::create(&said).map_err(|error| {
                Failure::because(format!("{} can't be written", said.display()), error)
            })
        };
        let output = kept()?;
        let errors =
            output.try_clone().map_err(|error| Failure::because("no second handle", error))?;
        let program = std::env::current_exe()
            .map_err(|error| Failure::because("this program can't be found", error))?;
        // The site with its browsers takes longer: it goes first, by a little. Further down, busy programs would starve this lane.
        let mut command = if cfg!(unix) {
            let mut nice = Command::new("nice");
            nice.args(["-n", "3"]).arg(program);
            nice
        } else {
            Command::new(program)
        };
        let process = command
            .args(arguments)
            .current_dir(root)
            .stdin(Stdio::null())
            .stdout(output)
            .stderr(errors)
            .spawn()
            .map_err(|error| Failure::because("the native lane can't be started", error))?;
        say(format!("what runs natively goes on beside this: {}", said.display()));
        Ok(Self { process, said })
    }

    /// Fails if the lane has failed already: the other one need not go on.
    pub(super) fn fail_early(&mut self) -> Done {
        match self.process.try_wait() {
            Ok(Some(status)) if !status.success() => self.end(),
            _ => Ok(()),
        }
    }

    /// Waits for its end, and tells all that it said.
    pub(super) fn end(&mut self) -> Done {
        let status = self.process.wait();
        println!("\n{}", std::fs::read_to_string(&self.said).unwrap_or_default());
        match status {
            Ok(status) if status.success() => Ok(()),
            _ => Err(Failure::new("What runs natively has failed: see above.")),
        }
    }
}

impl Drop for Beside {
    /// Where the other lane fails, nobody waits for this one.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
