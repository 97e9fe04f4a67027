//! What shows that a finished game was dealt and played fairly. Anybody can check it: it names the texts of which
//! the fingerprints are the SHA-256.

use engine::catalogue::AnyGame;
use engine::chance::Seed;
use engine::record::Record;

use super::fingerprint::digest;
use super::{Agreed, ByLink};
use crate::services::saves::SaveId;

/// What came of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It fits.
    Holds,
    /// It doesn't.
    Fails,
    /// It can't be checked here: the game ended before, another device was shown it, or this one has not seen how it
    /// came about.
    Missing,
}

/// A sealed choice, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealProof {
    /// Who sealed it.
    pub seat: u8,
    /// The number of its first decision.
    pub decision: usize,
    pub proof: Proof,
}

/// The receipt of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// Where the deal was agreed.
    pub agreed: Agreed,
    /// The half that was promised is the one that was dealt with.
    pub promise: Proof,
    /// The other half is the one that answered the promise.
    pub answer: Proof,
    /// The seed is that of both halves.
    pub seed: Proof,
    pub seals: Vec<SealProof>,
    /// Whether there are sealed choices that this device never saw sealed: they are not among the seals.
    pub has_unseen: bool,
    /// The seat here, if decisions of it came with a link.
    pub came_with_link: Option<u8>,
    /// The texts that were hashed.
    pub hashed: Vec<Hashed>,
    /// The game as text.
    pub record: String,
}

/// A text and its SHA-256, as it was sent before the text itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hashed {
    pub of: HashedOf,
    pub sum: String,
    /// `None` for one that was never opened.
    pub text: Option<String>,
}

/// What a hashed text holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HashedOf {
    /// The half of the seed that was promised.
    FirstHalf,
    /// Both halves: the first 16 digits of the sum are the seed.
    Seed(Seed),
    /// A sealed choice, by its seat and the number of its first decision.
    Sealed { seat: u8, decision: usize },
}

fn proof(holds: bool) -> Proof {
    if holds { Proof::Holds } else { Proof::Fails }
}

/// What this device vouches for, if it has seen it or not.
fn vouched(is_seen: bool, proof: Proof) -> Proof {
    match proof {
        Proof::Holds if is_seen => Proof::Holds,
        Proof::Holds | Proof::Missing => Proof::Missing,
        Proof::Fails => Proof::Fails,
    }
}

impl Receipt {
    /// Checks that of the game that is saved under this name.
    pub fn of(by_link: &ByLink, record: &Record<AnyGame>, id: &SaveId) -> Self {
        let ByLink { game, deal, .. } = by_link;
        let (agreed, brought) = (by_link.agreed(id), by_link.brought(id));
        let is_seen = agreed == Agreed::Here;
        let promise = vouched(is_seen, proof(deal.keeps_promise(game)));
        let seed = proof(deal.seed(game, &record.options) == Some(record.seed));
        let mut hashed = vec![Hashed {
            of: HashedOf::FirstHalf,
            sum: deal.commitment.to_string(),
            text: deal.promise_text(game),
        }];
        let dealt = deal.seed_text(game, &record.options);
        hashed.push(Hashed {
            of: HashedOf::Seed(record.seed),
            sum: dealt.as_deref().map(|text| digest(text).to_string()).unwrap_or_default(),
            text: dealt,
        });
        let mut seals = Vec::new();
        for seal in &by_link.seals {
            let end = seal.opened.and_then(|count| seal.at.checked_add(count));
            let made = end.and_then(|end| record.decisions.get(seal.at..end));
            let shown = seal.salt.as_ref().zip(made);
            let decision = seal.at + 1;
            hashed.push(Hashed {
                of: HashedOf::Sealed { seat: seal.seat, decision },
                sum: seal.hash.to_string(),
                text: shown.map(|(salt, made)| seal.text(game, salt, made)),
            });
            let holds =
                shown.map(|(salt, made)| proof(digest(&seal.text(game, salt, made)) == seal.hash));
            seals.push(SealProof {
                seat: seal.seat,
                decision,
                proof: vouched(seal.at >= brought, holds.unwrap_or(Proof::Missing)),
            });
        }
        let answer = vouched(is_seen, seed);
        let has_unseen = by_link.own_brought || brought > 0;
        let came_with_link = by_link.own_brought.then_some(by_link.seat);
        let record = record.to_string();
        Self { agreed, promise, answer, seed, seals, has_unseen, came_with_link, hashed, record }
    }

    /// Whether all that was sealed was checked.
    pub fn is_whole(&self) -> bool {
        !self.has_unseen && self.checked() == self.seals.len()
    }

    /// Whether nothing in it is wrong.
    pub fn holds(&self) -> bool {
        let seals = self.seals.iter().map(|seal| seal.proof);
        [self.promise, self.seed].into_iter().chain(seals).all(|proof| proof != Proof::Fails)
    }

    /// How many sealed choices were checked.
    pub fn checked(&self) -> usize {
        self.seals.iter().filter(|seal| seal.proof == Proof::Holds).count()
    }
}
