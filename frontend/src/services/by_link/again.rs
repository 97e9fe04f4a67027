//! The next game of the same two.

use engine::catalogue::AnyGame;
use engine::record::Record;

use super::{ByLink, invite};
use crate::services::saves::{Save, SaveId};

/// The same two, in each other's seats: a new invitation, to be kept under this name.
pub fn invite_again(
    id: &SaveId,
    (last, record): (&ByLink, &Record<AnyGame>),
    save: Save,
    chance: &mut dyn FnMut() -> u64,
) -> Save {
    let mut players = record.players.clone();
    players.rotate_right(1);
    let (record, next) = invite(id, record.options.clone(), players, last.other(), chance);
    Save { record: record.to_string(), by_link: Some(next.write()), ..save }
}
