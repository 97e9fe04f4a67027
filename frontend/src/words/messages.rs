//! What `static/text/en` says, as constants and functions: see the crate `messages`.

#![allow(clippy::pedantic, unused_imports)]

use crate::words::letters::isolated;
use crate::words::line::{Given, Line, Number, People};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
