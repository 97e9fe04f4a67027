//! Invitations, and their answers.

use engine::catalogue::{AnyGame, AnyOptions};
use engine::record::{Player, Record};
use engine::seat::Seat;

use super::deal::{Deal, promise, undealt};
use super::fingerprint::{Digest, Half, Salt};
use super::kept::VERSION;
use super::{ByLink, Origin};
use crate::services::saves::SaveId;

/// Invites somebody elsewhere to a game that is saved under its name. There is no game before the answer: until then
/// the record has a seed that no game will be played with, for a save needs one.
pub fn invite(
    game: &SaveId,
    options: AnyOptions,
    players: Vec<Player>,
    own: Seat,
    chance: &mut dyn FnMut() -> u64,
) -> (Record<AnyGame>, ByLink) {
    let (salt, half) = (Salt::fresh(chance), Half::fresh(chance));
    let deal = Deal {
        by: own.number(),
        commitment: promise(game.as_str(), &salt, &half),
        salt: Some(salt),
        half: Some(half),
        answer: None,
    };
    let by_link = ByLink {
        version: VERSION,
        game: game.to_string(),
        seat: own.number(),
        deal,
        sent: None,
        ended_elsewhere: false,
        seals: Vec::new(),
        ahead: None,
        origin: Some(Origin::here(game)),
        own_brought: false,
    };
    let seed = undealt(game.as_str());
    (Record { options, players, seed, decisions: Vec::new() }, by_link)
}

/// What somebody who is invited gets to know.
#[derive(Clone, PartialEq, Debug)]
pub struct Invitation {
    /// The version of the protocol that it asks for.
    pub version: u32,
    /// The name of the game.
    pub game: String,
    /// Who invites.
    pub from: Seat,
    pub options: AnyOptions,
    pub players: Vec<Player>,
    /// The fingerprint of the half of who invites.
    pub commitment: Digest,
}

impl Invitation {
    /// The answer, with a half of one's own.
    pub(super) fn answered(
        &self,
        origin: Origin,
        chance: &mut dyn FnMut() -> u64,
    ) -> (Record<AnyGame>, ByLink) {
        let deal = Deal {
            by: self.from.number(),
            commitment: self.commitment.clone(),
            salt: None,
            half: None,
            answer: Some(Half::fresh(chance)),
        };
        let by_link = ByLink {
            version: self.version,
            game: self.game.clone(),
            seat: super::other(self.from).number(),
            deal,
            sent: None,
            ended_elsewhere: false,
            seals: Vec::new(),
            ahead: None,
            origin: Some(origin),
            own_brought: false,
        };
        let record = Record {
            options: self.options.clone(),
            players: self.players.clone(),
            seed: undealt(&self.game),
            decisions: Vec::new(),
        };
        (record, by_link)
    }
}
