//! What seats did in finished games that is worth an award: each game finds its own, by what happened.

use engine::catalogue::{AnyGame, Listed};
use engine::course::Course;
use engine::seat::{BySeat, Seat};

/// Something to be awarded for. Each game has its own, in its `text`.
#[derive(Debug)]
pub struct Award {
    /// What it is called; unlike any other.
    pub title: &'static str,
    /// What for, by how much it was: `aimed at 9 times`.
    pub deed: fn(u32) -> String,
    /// The least that is worth it.
    pub least: u32,
}

impl PartialEq for Award {
    fn eq(&self, other: &Self) -> bool {
        self.title == other.title
    }
}

/// What a seat did.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feat {
    pub award: &'static Award,
    pub seat: Seat,
    /// How much; the most gets the award.
    pub much: u32,
    /// How many decisions had been made when it was to be seen.
    pub decisions: usize,
}

/// Something that happened in a finished game.
pub struct Happened<'a, G: Listed> {
    /// How many decisions had been made.
    pub decisions: usize,
    /// Which frame of the last one it was in.
    pub frame: usize,
    pub event: &'a G::Event,
    /// The game before that decision, and after that frame.
    pub before: &'a AnyGame,
    pub after: &'a AnyGame,
}

/// What happened in a game of this kind, from the deal on.
pub fn happened<G: Listed>(course: &Course<AnyGame>) -> Vec<Happened<'_, G>> {
    let mut all = Vec::new();
    for (at, frames) in course.decisions().iter().enumerate() {
        let before = course.state_after(at);
        for (nth, frame) in frames.iter().enumerate() {
            for event in frame.events.iter().filter_map(G::own_event) {
                let after = &frame.state;
                all.push(Happened { decisions: at + 1, frame: nth, event, before, after });
            }
        }
    }
    all
}

/// How much each seat did of something, and where that was last to be seen.
pub struct Counts {
    award: &'static Award,
    counts: BySeat<(u32, usize), { Seat::MOST as usize }>,
}

impl Counts {
    pub fn of(award: &'static Award) -> Self {
        Self { award, counts: BySeat::default() }
    }

    /// So much more.
    pub fn add(&mut self, seat: Seat, much: u32, decisions: usize) {
        let (sum, at) = &mut self.counts[seat];
        if much > 0 {
            *sum += much;
            *at = decisions;
        }
    }

    /// So much at once, if that is more than before.
    pub fn most(&mut self, seat: Seat, much: u32, decisions: usize) {
        if much > self.counts[seat].0 {
            self.counts[seat] = (much, decisions);
        }
    }

    /// What is worth the award.
    pub fn feats(&self) -> impl Iterator<Item = Feat> + '_ {
        Seat::all(Seat::MOST).filter_map(|seat| {
            let (much, decisions) = self.counts[seat];
            (much >= self.award.least).then_some(Feat { award: self.award, seat, much, decisions })
        })
    }
}
