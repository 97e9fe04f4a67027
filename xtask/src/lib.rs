//! Code shared by `xtask` and `finish`.
#![allow(clippy::missing_errors_doc, reason = "a failure says in words what went wrong")]

pub mod failure;
pub mod project;
pub mod shell;
