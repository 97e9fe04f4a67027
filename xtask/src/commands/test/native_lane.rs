//! The native lane of the checks, in a process of its own.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::failure::{Done, Failure};
use crate::project;
use crate::shell::say;

/// The native lane's process beside the site's lane. Its output is printed in one piece at the end.
pub(super) struct NativeLane {
    process: Child,
    output: PathBuf,
}

impl NativeLane {
    pub(super) fn start(root: &Path, arguments: &[&str]) -> Result<Self, Failure> {
        let output = project::target(root).join("native-lane.txt");
        let file = File::create(&output).map_err(|error| {
            Failure::because(format!("{} can't be written", output.display()), error)
        })?;
        let errors =
            file.try_clone().map_err(|error| Failure::because("no second handle", error))?;
        let program = std::env::current_exe()
            .map_err(|error| Failure::because("this program can't be found", error))?;
        // The site's lane takes longer, so it has precedence; above 3 the native lane would starve.
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
            .stdout(file)
            .stderr(errors)
            .spawn()
            .map_err(|error| Failure::because("the native lane can't be started", error))?;
        say(format!("what runs natively goes on beside this: {}", output.display()));
        Ok(Self { process, output })
    }

    /// Fails if the native lane has failed already, so that the site's lane ends early.
    pub(super) fn fail_early(&mut self) -> Done {
        match self.process.try_wait() {
            Ok(Some(status)) if !status.success() => self.finish(),
            _ => Ok(()),
        }
    }

    pub(super) fn finish(&mut self) -> Done {
        let status = self.process.wait();
        println!("\n{}", std::fs::read_to_string(&self.output).unwrap_or_default());
        match status {
            Ok(status) if status.success() => Ok(()),
            _ => Err(Failure::new("What runs natively has failed: see above.")),
        }
    }
}

impl Drop for NativeLane {
    /// Ends the process at once, for the case that the site's lane fails.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
