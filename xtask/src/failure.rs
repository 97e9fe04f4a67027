//! Errors that stop a command, in words for the person at the terminal.

use std::fmt;
use std::process::ExitCode;

/// The problem, and the remedy if known.
#[derive(Debug)]
pub struct Failure(String);

pub type Done = Result<(), Failure>;

impl Failure {
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// A problem with its reason: `problem: reason`.
    pub fn because(problem: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{problem}: {reason}"))
    }
}

/// Prints a failure and returns the exit code.
pub fn exit(result: Done) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

impl From<xshell::Error> for Failure {
    fn from(error: xshell::Error) -> Self {
        Self(error.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
