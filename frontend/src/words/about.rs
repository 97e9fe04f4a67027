//! The text of the About page.

pub const TITLE: &str = "About";
pub const WHAT: &str = "Facedown is a table for card duels of bluff. You play on one device, passed \
    from hand to hand, or alone against it. Nothing needs to be installed, and once loaded it \
    works without a network.";

pub const PRIVACY: &str = "Privacy";
pub const PRIVACY_TEXT: &str = "Nothing leaves this device but what you send. There is no account, no tracking and no \
    server that knows you.";
pub const PRIVACY_PAGE: &str = "What is kept, and where";

pub const CREDITS: &str = "The games and their makers";
pub const CREDITS_TEXT: &str = "The games were invented by others. The rules here are retold in \
    our own words; if you like a game, look at its maker’s page.";

pub const LICENCE: &str = "Licence";
pub const LICENCE_TEXT: &str =
    "Facedown’s program is free software, under the MIT licence or the Apache licence 2.0.";
pub const CRATES: &str = "What else it is made of, with the licences";
pub const CRATES_ADDRESS: &str = "licences.txt";
pub const FONT_TEXT: &str = "Headings and card numbers are set in Fraunces, by the Fraunces Project \
    Authors, tables and texts in Figtree, by the Figtree Project Authors, suits and signs in Noto, by \
    the Noto Project Authors, all under the ";
pub const FONT_LICENCE: &str = "SIL Open Font License";
pub const FONT_LICENCE_ADDRESS: &str = "fonts/OFL.txt";
pub const NEWS: &str = "What’s new";
pub const NEWS_ADDRESS: &str = "whats-new.html";

pub fn version(build: &str) -> String {
    format!("Version {build}")
}
