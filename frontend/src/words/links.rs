//! Opened links in words.

pub const BAD: &str = "This link can’t be opened";
pub const BAD_WAY_OUT: &str = "Ask for it to be sent again, or for the game as a file.";
pub const REPLAY: &str = "A finished game";
pub const WATCH: &str = "Watch it";
pub const KEEP: &str = "Keep it in my games";
pub const KEPT: &str = "The game is in your list.";
pub const REPLAY_HINT: &str = "Watching it changes nothing on this device.";
pub const SAME_DEAL: &str = "Play the same deal";
pub const NOT_OVER: &str = "This game isn’t over, and a link to it would show everyone’s cards. \
    Move a running game to another device as a file instead.";
