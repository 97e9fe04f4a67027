//! How long the records of random games are, as text and as part of an address.

use engine::chance::Seed;
use engine::game::{Decision, Game, Sink};
use engine::record::{Entry, Player as Name, Record};
use miniz_oxide::deflate::compress_to_vec_zlib;

use crate::player::Player;
use crate::subjects::Subject;
use crate::table::ratio;

/// How hard the page tries to make a link short.
const EFFORT: u8 = 9;

/// The lengths of some games' records.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lengths {
    /// Of the text: a save is little longer.
    pub text: Length,
    /// Of the last part of a link: a byte for its version and the deflated text, in base64url.
    pub link: Length,
}

/// In bytes, all of them ASCII.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// Of the longest.
    pub most: u64,
}

/// Plays so many random games and measures their records.
#[must_use]
pub fn measure<G: Game>(subject: &Subject<G>, games: u32) -> Lengths {
    let mut player = Player::new(0);
    let (texts, links): (Vec<_>, Vec<_>) = (0..games)
        .map(|number| {
            let text = play(subject, Seed(u64::from(number)), &mut player).to_string();
            let deflated = compress_to_vec_zlib(text.as_bytes(), EFFORT);
            (text.len() as u64, ((1 + deflated.len() as u64) * 4).div_ceil(3))
        })
        .unzip();
    Lengths { text: length(&texts), link: length(&links) }
}

/// A random game as a record.
fn play<G: Game>(subject: &Subject<G>, seed: Seed, player: &mut Player<G>) -> Record<G> {
    let names = (1..=subject.seats).map(|number| number.to_string());
    let players = names.map(|name| Name::Person(name.parse().expect("a number is a name")));
    let mut record = Record {
        options: subject.options.clone(),
        players: players.collect(),
        seed,
        decisions: Vec::new(),
    };
    let mut game = subject.deal(seed);
    while let Some((seat, action)) = player.choose(&game) {
        let decision = Decision::Act(action);
        game.decide(seat, decision.clone(), &mut Sink::none()).expect("what is listed is accepted");
        record.decisions.push(Entry { seat, decision });
    }
    record
}

fn length(lengths: &[u64]) -> Length {
    Length {
        mean: ratio(lengths.iter().sum(), lengths.len() as u64),
        most: lengths.iter().copied().max().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subjects::{self, Visitor};

    struct Check;

    impl Visitor for Check {
        fn visit<G: Game>(&mut self, subject: &Subject<G>) {
            let lengths = measure(subject, 5);
            assert_eq!(lengths, measure(subject, 5), "{}", subject.name);
            for length in [lengths.text, lengths.link] {
                assert!(length.mean > 0.0 && length.most > 0);
            }
            assert!(lengths.link.most < lengths.text.most, "{}", subject.name);
            let record = play(subject, Seed(7), &mut Player::new(7));
            let over = record.replay(|_, _, _| {}).expect("what was played can be replayed");
            assert!(over.turn().outcome().is_some(), "{}", subject.name);
        }
    }

    #[test]
    fn records_are_whole_games_and_links_are_shorter() {
        subjects::each(&mut Check);
    }
}
