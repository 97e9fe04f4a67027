//! What shows that a finished game was dealt and played fairly. Anybody can check it: it names the texts of which
//! the fingerprints are the SHA-256.

use std::fmt::Write as _;

use engine::catalogue::AnyGame;
use engine::record::Record;

use super::fingerprint::digest;
use super::send::{seal_of, seal_text};
use super::{Agreed, Apart};
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
    /// All of it as text.
    pub text: String,
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

/// The same in the receipt's text.
const fn told(agreed: Agreed) -> &'static str {
    match agreed {
        Agreed::Here => "The deal was agreed on this device.",
        Agreed::Elsewhere => {
            "This device did not see the deal agreed: the game came with a link or a file, or its invitation was \
             answered here before."
        }
        Agreed::NotNoted => {
            "Whether the deal was agreed on this device was not noted: an older version began the game."
        }
    }
}

impl Receipt {
    /// Checks that of the game that is saved under this name.
    pub fn of(apart: &Apart, record: &Record<AnyGame>, id: &SaveId) -> Self {
        let Apart { game, deal, .. } = apart;
        let (agreed, brought) = (apart.agreed(id), apart.brought(id));
        let is_seen = agreed == Agreed::Here;
        let promise = vouched(is_seen, proof(deal.keeps_promise(game)));
        let seed = proof(deal.seed(game, &record.options) == Some(record.seed));
        let mut text = format!("facedown receipt 1\n{}\n", told(agreed));
        if apart.own_by_link {
            let _ = writeln!(text, "Decisions of seat {} came with a link.", apart.seat);
        }
        let mut part = |title: &str, sum: &str, of: Option<&str>| {
            let _ = writeln!(text, "\n# {title}\nsha256 {sum}");
            for line in of.unwrap_or("(not opened)").lines() {
                let _ = writeln!(text, "  {line}");
            }
        };
        let promised = deal.promise_text(game);
        part("The first half of the seed", deal.commitment.as_str(), promised.as_deref());
        let dealt = deal.seed_text(game, &record.options);
        let sum = dealt.as_deref().map(digest);
        let sum = sum.as_ref().map_or("", |sum| sum.as_str());
        part(&format!("The seed {}, the first 16 digits", record.seed), sum, dealt.as_deref());
        let mut seals = Vec::new();
        for seal in &apart.seals {
            let end = seal.opened.and_then(|count| seal.at.checked_add(count));
            let made = end.and_then(|end| record.decisions.get(seal.at..end));
            let shown = seal.salt.as_ref().zip(made);
            let title = format!("Seat {}, sealed before decision {}", seal.seat, seal.at + 1);
            let of = shown.map(|(salt, made)| seal_text(game, seal.seat, seal.at, salt, made));
            part(&title, seal.hash.as_str(), of.as_deref());
            let holds = shown.map(|(salt, made)| {
                proof(seal_of(game, seal.seat, seal.at, salt, made) == seal.hash)
            });
            seals.push(SealProof {
                seat: seal.seat,
                decision: seal.at + 1,
                proof: vouched(seal.at >= brought, holds.unwrap_or(Proof::Missing)),
            });
        }
        let _ = write!(text, "\n# The game\n{record}");
        let answer = vouched(is_seen, seed);
        let has_unseen = apart.own_by_link || brought > 0;
        Self { agreed, promise, answer, seed, seals, has_unseen, text }
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
