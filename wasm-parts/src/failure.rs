use std::fmt;

/// A sentence that says what is wrong with the program or the configuration.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    pub(crate) fn because(problem: impl fmt::Display, reason: impl fmt::Display) -> Self {
        Self(format!("{problem}: {reason}"))
    }
}

impl From<wasmparser::BinaryReaderError> for Failure {
    fn from(error: wasmparser::BinaryReaderError) -> Self {
        Self::because("a program can't be read", error)
    }
}
