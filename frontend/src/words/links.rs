use crate::services::links::Opened;

pub const BAD: &str = "This link can’t be opened";
pub const BAD_WAY_OUT: &str = "Ask for it to be sent again, or for the game as a file.";
pub const REPLAY: &str = "A finished game";
/// One of several links in a text: its number, and its content.
pub fn one_of(number: usize, opened: &Opened) -> String {
    let held = match opened {
        Opened::Challenge(_) => "a deal",
        Opened::Replay(_) => "a finished game",
        Opened::ByLink(_) => "a game by link",
        Opened::NotOver | Opened::BadRecord(_) | Opened::BadLink(_) => "it can’t be opened",
    };
    format!("Link {number}: {held}")
}

pub const WATCH: &str = "Watch it";
pub const KEEP: &str = "Keep it in my games";
pub const KEPT: &str = "The game is in your list.";
pub const REPLAY_HINT: &str = "Watching it changes nothing on this device.";
pub const SAME_DEAL: &str = "Play the same deal";
pub const NOT_OVER: &str = "This game isn’t over, and a link to it would show everyone’s cards. \
    Move a running game to another device as a file instead.";
