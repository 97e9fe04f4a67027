//! The code that `xtask` and `finish` share.
#![allow(clippy::missing_errors_doc, reason = "a failure says in words what went wrong")]

pub mod failure;
pub mod project;
pub mod shell;
