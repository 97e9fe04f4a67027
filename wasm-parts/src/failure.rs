//! Why a program could not be split.

use std::fmt;

/// A sentence: what is wrong with the program, or with its description.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Puts what was being read before the underlying reason.
    pub(crate) fn because(reading: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{reading}: {reason}"))
    }
}

impl From<wasmparser::BinaryReaderError> for Failure {
    fn from(error: wasmparser::BinaryReaderError) -> Self {
        Self::because("a program can't be read", error)
    }
}
