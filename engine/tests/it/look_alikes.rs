//! Look-alike deals, which differ only in secrets as long as the seats decide the same. The browser
//! tests show them one by one, and compare the pages to the letter.
//!
//! `tests/records/look-alikes.txt` keeps them: a block for each game, with its name, its seats'
//! decisions and the seeds. If a game deals differently,
//! `FACEDOWN_GOLDEN=new cargo test -p engine-tests --test it look_alikes` finds others.

use std::fs;

use engine::catalogue::{AnyGame, AnyView};
use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::record;

use crate::golden::{folder, text};

const FILE: &str = "look-alikes.txt";

struct LookAlikeDeals {
    game: &'static str,
    options: &'static str,
    /// Legal only if the seats have the cards named.
    decisions: &'static [&'static str],
    first_seed: u64,
    deals: usize,
}

const ALL: [LookAlikeDeals; 3] = [
    LookAlikeDeals {
        game: "fools-gambit",
        options: "deck=split time=off",
        decisions: &["1 duel 9c wager Kc", "2 duel Jh wager 4h", "1 keep", "2 keep"],
        first_seed: 1,
        deals: 20,
    },
    LookAlikeDeals {
        game: "duel-52",
        options: "starts=seat-1 heroes=off bannermen=off forts=off time=off",
        decisions: &["1 play 4h 1", "1 flip 7", "1 look 2"],
        first_seed: 0x0052_0101,
        deals: 12,
    },
    LookAlikeDeals {
        game: "dual-duel",
        options: "target=2 longest=9 time=off",
        // Without wild calls: the swaps after them depend on the wild cards, which differ.
        decisions: &["1 timeout", "2 timeout", "1 give 3r", "2 give 8b", "1 keep 9g", "2 keep 2y"],
        first_seed: 0xd0e1,
        deals: 12,
    },
];

impl LookAlikeDeals {
    /// The table's views after the deal and each decision; `None` if a decision is refused.
    fn views(&self, seed: Seed) -> Option<Vec<AnyView>> {
        let Self { game, options, decisions, .. } = self;
        let head = format!("facedown 1\ngame {game} 1\noptions {options}\nseats Ana | Ben");
        let record = format!("{head}\nseed {seed}\n{}\n", decisions.join("\n"));
        let reading =
            record::read::<AnyGame>(&record).unwrap_or_else(|why| panic!("{game}: {why}"));
        let mut shown = Vec::new();
        let end = reading.record.replay(|_, state, _| shown.push(state.view(Observer::Table)));
        (end.is_ok() && reading.error.is_none()).then_some(shown)
    }

    /// The first look-alike deals, in the file's format.
    fn find_deals(&self) -> String {
        let all = (self.first_seed..).map(Seed).filter_map(|seed| Some((seed, self.views(seed)?)));
        let seeds = all.take(self.deals).map(|(seed, _)| format!("{seed}\n"));
        self.head() + &seeds.collect::<String>()
    }

    fn head(&self) -> String {
        format!("{}\n{}\n", self.game, self.decisions.join("\n"))
    }
}

#[test]
fn the_deals_that_are_kept_look_alike() {
    let file = folder().join(FILE);
    if std::env::var("FACEDOWN_GOLDEN").is_ok_and(|what| what == "new") {
        let found = ALL.iter().map(LookAlikeDeals::find_deals).collect::<Vec<_>>().join("\n");
        fs::write(&file, found).expect("the folder can be written to");
    }
    let kept = text(&file);
    let blocks: Vec<_> = kept.split("\n\n").collect();
    assert_eq!(blocks.len(), ALL.len(), "{FILE}");
    for (alike, block) in ALL.iter().zip(blocks) {
        let seeds = format!("{}\n", block.trim_end());
        let seeds = seeds.strip_prefix(&alike.head()).expect("the game and its decisions");
        let shown: Vec<_> = seeds
            .lines()
            .map(|seed| alike.views(seed.parse().expect("a seed")).ok_or(seed))
            .collect();
        let renew =
            format!("{FILE} isn't what {} deals: FACEDOWN_GOLDEN=new renews it", alike.game);
        assert_eq!(shown.len(), alike.deals, "{renew}");
        assert!(shown.iter().all(|one| one.is_ok() && *one == shown[0]), "{renew}");
    }
}
