use std::collections::BTreeSet;

use engine::games::duel_52::{Duel52, Duel52Options};

use crate::golden::{files, record, slug};

#[test]
fn golden_records_have_its_parts_in_many_ways() {
    let mut options = BTreeSet::new();
    for path in files("record").iter().filter(|path| slug(path) == "duel-52") {
        let Duel52Options { heroes, bannermen, forts, .. } = record::<Duel52>(path).options;
        options.insert([heroes, bannermen, forts]);
    }
    assert!(options.len() >= 4, "four combinations of its options, at least");
}
