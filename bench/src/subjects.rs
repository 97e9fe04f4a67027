//! The measured games (*subjects*), with options that change the speed.

use engine::bot::Heuristics;
use engine::catalogue::CatalogueGame;
use engine::chance::Seed;
use engine::game::Game;
use engine::games;
use engine::options::{Options, Values};

/// Passes every measured game to the visitor, once for each line of options. A new game needs a line here.
pub fn visit_all(visitor: &mut impl Visitor) {
    visit::<games::fools_gambit::FoolsGambit>(visitor, 2, &["deck=split", "deck=full"]);
    visit::<games::heads_up_duel::HeadsUpDuel>(visitor, 2, &[""]);
    visit::<games::heads_up_duel::HeadsUpDuel>(visitor, 4, &["", "tournament=on"]);
    visit::<games::heads_up_duel::HeadsUpDuel>(visitor, 8, &[""]);
    for seats in [3, 6, 8] {
        visit::<games::gold_rush_shoot_out::GoldRushShootOut>(visitor, seats, &["ledger=on"]);
    }
    visit::<games::gold_rush_shoot_out::GoldRushShootOut>(visitor, 6, &["ledger=off"]);
    visit::<games::duel_52::Duel52>(visitor, 2, &["", "heroes=on bannermen=on forts=on"]);
    visit::<games::dual_duel::DualDuel>(visitor, 2, &["target=1", "target=2"]);
}

#[must_use]
pub fn names() -> Vec<String> {
    struct Names(Vec<String>);

    impl Visitor for Names {
        fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
            self.0.push(subject.name.clone());
        }
    }

    let mut names = Names(Vec::new());
    visit_all(&mut names);
    names.0
}

/// Code that runs for each measured game, whatever its type.
pub trait Visitor {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>);
}

#[derive(Debug)]
pub struct Subject<G: Game> {
    /// The name in tables: the game, the options as in a record, and the seats where they can differ.
    pub name: String,
    pub options: G::Options,
    pub seats: u8,
}

impl<G: Game> Subject<G> {
    /// # Panics
    /// If [`visit_all`] has impossible options or seats.
    #[must_use]
    pub fn deal(&self, seed: Seed) -> G {
        G::deal(&self.options, self.seats, seed).expect("the list names games that can be dealt")
    }
}

fn visit<G: CatalogueGame>(visitor: &mut impl Visitor, seats: u8, lines: &[&str]) {
    for line in lines {
        visitor.visit(&subject::<G>(seats, line));
    }
}

/// A game for `seats` seats with the options of a record's line.
///
/// # Panics
/// If the game lacks such options.
#[must_use]
pub fn subject<G: CatalogueGame>(seats: u8, line: &str) -> Subject<G> {
    let slug = G::ID.slug();
    let defaults = G::Options::defaults_of(slug).expect("a game knows its own name");
    let values = Values::read(defaults.fields(), line).expect("the list names valid options");
    let mut name = if line.is_empty() { slug.to_owned() } else { format!("{slug} {line}") };
    if defaults.seat_counts().iter().nth(1).is_some() {
        name = format!("{name}, {seats} seats");
    }
    Subject { name, options: defaults.with_values(&values), seats }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    struct Deals;

    impl Visitor for Deals {
        fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
            assert!(subject.deal(Seed(1)).turn().outcome().is_none());
        }
    }

    #[test]
    fn every_game_is_measured_under_names_that_differ() {
        visit_all(&mut Deals);
        let mut names = names();
        for id in GameId::ALL {
            let listed = names.iter().any(|name| name.split(' ').next() == Some(id.slug()));
            assert!(listed, "{} is to be added to the list", id.slug());
        }
        names.sort_unstable();
        assert!(names.is_sorted_by(|one, next| one < next), "{names:?}");
    }
}
