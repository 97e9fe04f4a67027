//! The text about stored data.

pub(crate) use crate::words::messages::privacy::*;

pub const SENT_TEXT: &[&str] = &[
    "A link carries its game in the part of the address that browsers don’t send to any host. Whoever gets the link can \
     read the game, all cards included.",
    "A file or a picture that you save or share holds what it shows: names, games, results.",
    "Phones at a table talk to it directly, within your network. A phone is told what its seat may know.",
    "The page itself comes from a host, as every web page does. The host sees that somebody loaded it, and nothing of \
     what you play.",
];
