//! Nothing of a seat's secrets is in the page while somebody else may look at it.

use crate::services::saves::Kept;
use crate::testing::{Table, look_alikes, record};

/// A deal of Fools Gambit in which seat 1 holds 9c and Kc and seat 2 holds Jh and 4h.
fn fools_gambit(seed: &str, decisions: &[&str], table: u32) -> Table {
    let text = record("fools-gambit", "deck=split", "Ana | Ben", seed, decisions);
    Table::open(&text, Kept { table, ..Kept::default() })
}

#[test]
fn deals_of_fools_gambit_that_differ_in_secrets_show_the_same_between_hands() {
    let (seeds, decisions) = look_alikes("fools-gambit");
    let decisions: Vec<&str> = decisions.iter().map(String::as_str).collect();
    // After so many decisions, of which the table was told so many.
    for (count, told) in [(0, 0), (1, 0), (2, 0), (2, 2), (3, 2), (4, 2), (4, 4)] {
        let pages = seeds.iter().map(|seed| fools_gambit(seed, &decisions[..count], told).html());
        let pages: Vec<String> = pages.collect();
        for (seed, page) in seeds.iter().zip(&pages) {
            assert_eq!(*page, pages[0], "{seed} after {count}, {told} told");
        }
    }
}
