//! Highlights of a finished game, from its events: awards, and moments that may have decided it.

use std::cmp::Ordering;

use engine::catalogue::{AnyGame, CatalogueGame};
use engine::replay::ReplayedRecord;
use engine::seat::{BySeat, Seat};
use yew::Html;

use crate::words::line::Line;
use crate::words::text::Text;

/// An award for a deed. Each game defines its awards in its `highlights`.
#[derive(Debug)]
pub struct Award {
    /// Unique among awards.
    pub title: Text,
    /// The deed in words, from its amount: `aimed at 9 times`.
    pub deed: fn(u32) -> String,
    /// The least amount that earns it.
    pub minimum: u32,
}

impl PartialEq for Award {
    fn eq(&self, other: &Self) -> bool {
        self.title == other.title
    }
}

/// A seat's award or moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Highlight {
    pub seat: Seat,
    /// An award's amount: an evening's largest amount wins the award. A moment's weight: the
    /// winner's weightiest moment, the last among equals, decided the game.
    pub weight: u32,
    /// The number of decisions so far, including the one that led to it.
    pub decisions: usize,
    /// The index of its frame among those of the last decision.
    pub frame: usize,
    pub kind: HighlightKind,
}

#[derive(Clone, PartialEq, Debug)]
pub enum HighlightKind {
    Award(&'static Award),
    /// A moment that may have decided the game, if its seat won.
    Moment {
        title: Text,
        line: Line,
        /// The cards, a row for each side, the seat's first.
        cards: Vec<Vec<Html>>,
    },
}

impl Highlight {
    pub const fn award(&self) -> Option<&'static Award> {
        match self.kind {
            HighlightKind::Award(award) => Some(award),
            HighlightKind::Moment { .. } => None,
        }
    }
}

/// An event, its place in the game, and the states around it.
pub struct GameEvent<'a, G: CatalogueGame> {
    /// The number of decisions so far, including the one that led to it.
    pub decisions: usize,
    /// The index of its frame among those of the last decision.
    pub frame: usize,
    pub event: &'a G::Event,
    /// The state before the last decision.
    pub before: &'a AnyGame,
    /// The state after the frame.
    pub after: &'a AnyGame,
}

pub fn game_events<G: CatalogueGame>(replay: &ReplayedRecord<AnyGame>) -> Vec<GameEvent<'_, G>> {
    let mut all = Vec::new();
    for (earlier, frames) in replay.frames_by_decision().iter().enumerate() {
        let before = replay.state_after(earlier);
        for (index, frame) in frames.iter().enumerate() {
            for event in frame.events.iter().filter_map(G::own_event) {
                let after = &frame.state;
                all.push(GameEvent { decisions: earlier + 1, frame: index, event, before, after });
            }
        }
    }
    all
}

/// For each seat, the amount of a deed, and the decision and frame that last raised it.
type DeedCounts = BySeat<(u32, [usize; 2]), { Seat::MOST as usize }>;

pub struct HighlightTally {
    awards: Vec<(&'static Award, DeedCounts)>,
    moments: Vec<Highlight>,
}

impl HighlightTally {
    pub fn new<const N: usize>(awards: [&'static Award; N]) -> Self {
        Self { awards: awards.map(|award| (award, BySeat::default())).into(), moments: Vec::new() }
    }

    /// Adds one to the amount of a seat's deed.
    pub fn add<G: CatalogueGame>(&mut self, award: &Award, seat: Seat, event: &GameEvent<'_, G>) {
        let counts = self.awards.iter().find(|(counted, _)| *counted == award);
        let before = counts.map_or(0, |(_, seats)| seats[seat].0);
        self.keep_largest(award, seat, before + 1, event);
    }

    /// Keeps a seat's largest amount of a deed.
    pub fn keep_largest<G: CatalogueGame>(
        &mut self,
        award: &Award,
        seat: Seat,
        amount: u32,
        event: &GameEvent<'_, G>,
    ) {
        let Some((_, seats)) = self.awards.iter_mut().find(|(counted, _)| *counted == award) else {
            return;
        };
        if amount > seats[seat].0 {
            seats[seat] = (amount, [event.decisions, event.frame]);
        }
    }

    pub fn add_moment<G: CatalogueGame>(
        &mut self,
        seat: Seat,
        weight: u32,
        event: &GameEvent<'_, G>,
        (title, line): (Text, Line),
        cards: Vec<Vec<Html>>,
    ) {
        let kind = HighlightKind::Moment { title, line, cards };
        let &GameEvent { decisions, frame, .. } = event;
        self.moments.push(Highlight { seat, weight, decisions, frame, kind });
    }

    pub fn highlights(self) -> Vec<Highlight> {
        let mut all = self.moments;
        for (award, seats) in self.awards {
            all.extend(Seat::all(Seat::MOST).filter_map(|seat| {
                let (weight, [decisions, frame]) = seats[seat];
                let kind = HighlightKind::Award(award);
                let highlight = Highlight { seat, weight, decisions, frame, kind };
                (weight >= award.minimum).then_some(highlight)
            }));
        }
        all
    }
}

/// A seat's finished game in numbers: the final scores, and the parts of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore {
    pub own: u32,
    /// The best opponent's score.
    pub other: u32,
    /// The result of each part of the game: ahead, level, behind.
    pub parts: Vec<Ordering>,
}

impl SeatScore {
    /// From each view's round, own value, and best opponent's value.
    pub fn by_round(views: impl Iterator<Item = (u8, u32, u32)> + Clone) -> Self {
        let lead =
            |(round, own, other): (u8, u32, u32)| (round, own.cast_signed() - other.cast_signed());
        let (_, own, other) = views.clone().last().unwrap_or_default();
        Self { own, other, parts: round_results(views.map(lead)) }
    }
}

/// Whether each round raised, kept or lowered the lead, from each view's round and lead.
fn round_results(views: impl Iterator<Item = (u8, i32)> + Clone) -> Vec<Ordering> {
    let mut starts: Vec<_> = views.clone().collect();
    starts.dedup_by_key(|(round, _)| *round);
    let change = |(_, before): &(u8, i32), (_, after): &(u8, i32)| after.cmp(before);
    let whole = starts.windows(2).map(|pair| change(&pair[0], &pair[1]));
    // The last round counts only if it changed the lead: players may give up in the middle of it.
    let last = starts.last().zip(views.last()).map(|(start, end)| change(start, &end));
    whole.chain(last.filter(|part| part.is_ne())).collect()
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::{HighlightKind, round_results};
    use crate::games::decisive_moment;
    use crate::testing::{assert_golden, golden_games};
    use crate::words::players::Players;

    /// The golden records are whole games: `decisive.txt` lists each game's decisive moment.
    #[test]
    fn the_moment_that_decided_it_is_told_and_lies_where_it_says() {
        let mut told = Vec::new();
        for (id, replay) in golden_games() {
            let Some(moment) = decisive_moment(&replay) else { continue };
            let frames = &replay.frames_by_decision()[moment.decisions - 1];
            assert!(moment.frame < frames.len(), "{id}");
            let HighlightKind::Moment { title, line, cards } = moment.kind else { panic!("{id}") };
            assert!(!cards.is_empty() && cards.iter().all(|row| !row.is_empty()));
            let players = Players::new(&replay.record().players);
            let line = players.sentence(&line).written();
            told.push(format!("{id}: {title}: {line}\n"));
        }
        assert_golden("src/games/decisive.txt", |_| told.concat());
    }

    #[test]
    fn a_rounds_part_is_the_change_of_the_lead() {
        let views = [(1, 0), (1, 3), (2, 3), (2, 3), (3, 3), (3, -1), (4, -1)];
        let parts = round_results(views.into_iter());
        assert_eq!(parts, [Ordering::Greater, Ordering::Equal, Ordering::Less]);
        assert_eq!(round_results([(1, 0), (2, 5), (2, 6)].into_iter()).len(), 2);
        assert!(round_results(std::iter::empty()).is_empty());
    }
}
