//! The reason why a program could not be split.

use std::fmt;

/// A sentence on the fault of the program, or of its description.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Names the part being read, then the underlying reason.
    pub(crate) fn because(reading: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{reading}: {reason}"))
    }
}

impl From<wasmparser::BinaryReaderError> for Failure {
    fn from(error: wasmparser::BinaryReaderError) -> Self {
        Self::because("a program can't be read", error)
    }
}
