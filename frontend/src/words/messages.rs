//! The messages of `static/text/en`, as constants and functions: see the crate `messages`.

#![allow(clippy::pedantic, unused_imports)]

use crate::words::line::{Argument, Line, NumberArg, PlayerArg};
use crate::words::text::Text;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
