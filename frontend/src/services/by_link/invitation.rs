//! Invitations, and their answers.

use engine::catalogue::{AnyGame, AnyOptions};
use engine::record::{Player, Record};
use engine::seat::Seat;

use super::ByLink;
use super::data::VERSION;
use super::deal::{SeedHalves, half_fingerprint, placeholder_seed};
use super::fingerprint::{Digest, Half, Salt};
use crate::services::people::Seating;
use crate::services::saves::{Save, SaveId, Summary};

/// Invites somebody elsewhere to a game that is saved as `game`. The answer deals the game; until then its record has a
/// placeholder seed, since a save needs a seed.
pub fn invite(
    game: &SaveId,
    options: AnyOptions,
    players: Vec<Player>,
    own: Seat,
    chance: &mut dyn FnMut() -> u64,
) -> (Record<AnyGame>, ByLink) {
    let (salt, half) = (Salt::random(chance), Half::random(chance));
    let deal = SeedHalves {
        by: own.number(),
        commitment: half_fingerprint(game.as_str(), &salt, &half),
        salt: Some(salt),
        half: Some(half),
        answer: None,
    };
    let seed = placeholder_seed(game.as_str());
    let record = Record { options, players, seed, decisions: Vec::new() };
    (record, ByLink::new(VERSION, game.as_str(), own, deal))
}

/// Invites the same player to another game, with seats swapped. Returns `save` with that game, to be stored as `id`.
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

/// Everything that an invited player learns.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    /// The version of the protocol that the invitation asks for.
    pub version: u32,
    pub game: String,
    pub from: Seat,
    /// The game before the deal, with a placeholder seed.
    pub record: Record<AnyGame>,
    pub commitment: Digest,
}

impl Invitation {
    pub(super) fn accepted_save(
        &self,
        summary: Summary,
        chance: &mut dyn FnMut() -> u64,
        now: u64,
    ) -> Save {
        let Self { version, game, from, record, commitment } = self.clone();
        let own = super::other_seat(from);
        let deal = SeedHalves {
            by: from.number(),
            commitment,
            salt: None,
            half: None,
            answer: Some(Half::random(chance)),
        };
        let by_link = Some(ByLink::new(version, &game, own, deal).write());
        let seating = Some(Seating::by_link(own).write());
        Save { summary: Some(summary), by_link, seating, ..Save::new(record.to_string(), now) }
    }
}
