//! The board of Duel 52: view in, actions out.

pub mod reference;
