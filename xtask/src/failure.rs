//! Errors that stop a command, in words for the person at the terminal.

use std::fmt;

/// A sentence or several: what went wrong, and what to do about it if known.
#[derive(Debug)]
pub(crate) struct Failure(String);

pub(crate) type Done = Result<(), Failure>;

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Names the task, then the underlying reason.
    pub(crate) fn because(doing: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{doing}: {reason}"))
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
