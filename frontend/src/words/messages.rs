//! What `static/text/en` says, as constants and functions: see the crate `messages`.

#![allow(clippy::pedantic)]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
