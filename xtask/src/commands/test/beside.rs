//! Runs the tests' native lane in parallel with the site and its browsers.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::failure::{Done, Failure};
use crate::project;
use crate::shell::say;

/// The native lane's process. Its output is kept, and printed in one piece at the end.
pub(super) struct Beside {
    process: Child,
    said: PathBuf,
}

impl Beside {
    pub(super) fn start(root: &Path, arguments: &[&str]) -> Result<Self, Failure> {
        let said = project::target(root).join("native-lane.txt");
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
        // The browser lane takes longer, so it has a slightly higher priority. A larger difference
        // would starve this lane.
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

    /// Fails if the lane has already failed, to end the other one early.
    pub(super) fn fail_early(&mut self) -> Done {
        match self.process.try_wait() {
            Ok(Some(status)) if !status.success() => self.end(),
            _ => Ok(()),
        }
    }

    /// Waits for its end, and prints its output.
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
    /// Ends this lane at once if the other one fails.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
