//! Deals that differ only in secrets look the same whenever nobody holds the device.

use crate::services::saves::Local;
use crate::testing::{Table, look_alikes, record};

/// The table's screen in such a game, after it has shown `table` decisions and no seat has seen any.
fn shown(text: &str, table: usize) -> String {
    let seen_by_table = u32::try_from(table).expect("a few decisions");
    Table::open(text, Local { seen_by_table, seen_by_seat: vec![0; 8], ..Local::default() }).html()
}

fn expect_alike(seeds: &[String], decisions: &[&str], text: impl Fn(&str) -> String) {
    for told in [0, decisions.len().min(3), decisions.len()] {
        let first = shown(&text(&seeds[0]), told);
        for seed in seeds {
            assert_eq!(shown(&text(seed), told), first, "{seed} after {decisions:?}, {told} told");
        }
    }
}

#[test]
fn twelve_deals_of_duel_52_show_the_same_between_hands() {
    let (seeds, decisions) = look_alikes("duel-52");
    let decisions: Vec<&str> = decisions.iter().map(String::as_str).collect();
    let options = "starts=seat-1 heroes=off bannermen=off forts=off time=off";
    assert_eq!(seeds.len(), 12);
    for made in [&[], &decisions[..]] {
        let text = |seed: &str| record("duel-52", options, "Ana | Ben", seed, made);
        expect_alike(&seeds, made, text);
    }
}

#[test]
fn twelve_deals_of_heads_up_duel_for_four_show_the_same_between_hands() {
    let seeds: Vec<String> = (1..=12).map(|seed| format!("{seed:016x}")).collect();
    let finishes = ["1 finish", "2 finish", "3 finish", "4 finish"];
    let periods = |count: usize| finishes.repeat(count);
    // The draws that follow a tie are public: different names leave nothing to chance.
    let named = ["1 name 2", "2 name 2", "3 name 2", "4 name 2"];
    for made in [vec![], vec!["1 finish"], periods(3), [periods(4), named.to_vec()].concat()] {
        let seats = "Ana | Ben | Cem | Dee";
        let text = |seed: &str| record("heads-up-duel", "tokens=1", seats, seed, &made);
        expect_alike(&seeds, &made, text);
    }
}
