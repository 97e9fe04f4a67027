//! Why a program was not taken apart.

use std::fmt;

/// A sentence: what is wrong with the program, or with what is said of it.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Puts what was being read before the reason that something else gave.
    pub(crate) fn because(reading: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{reading}: {reason}"))
    }
}
