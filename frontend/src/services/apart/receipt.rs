//! What shows that a finished game was dealt and played fairly. Anybody can check it: it names the texts of which
//! the fingerprints are the SHA-256.

use std::fmt::Write as _;

use engine::catalogue::AnyGame;
use engine::record::Record;

use super::Apart;
use super::fingerprint::digest;
use super::send::{seal_of, seal_text};

/// What came of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// It fits.
    Holds,
    /// It doesn't.
    Fails,
    /// It can't be checked here: the game ended before, or another device was shown it.
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
    /// The half that was promised is the one that was dealt with.
    pub promise: Proof,
    /// The seed is that of both halves.
    pub seed: Proof,
    pub seals: Vec<SealProof>,
    /// All of it as text.
    pub text: String,
}

fn proof(holds: bool) -> Proof {
    if holds { Proof::Holds } else { Proof::Fails }
}

impl Receipt {
    /// Checks a game's.
    pub fn of(apart: &Apart, record: &Record<AnyGame>) -> Self {
        let Apart { game, deal, .. } = apart;
        let promise = proof(deal.keeps_promise(game));
        let seed = proof(deal.seed(game, &record.options) == Some(record.seed));
        let mut text = String::from("facedown receipt 1\n");
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
            let made = seal.opened.and_then(|count| record.decisions.get(seal.at..seal.at + count));
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
                proof: holds.unwrap_or(Proof::Missing),
            });
        }
        let _ = write!(text, "\n# The game\n{record}");
        Self { promise, seed, seals, text }
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
