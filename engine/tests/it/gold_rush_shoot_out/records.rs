use std::collections::BTreeMap;

use engine::game::Game;
use engine::games::gold_rush_shoot_out::{Event, GoldRushShootOut, Load, Play};

use crate::golden::golden;

#[test]
fn golden_records_hold_what_is_rare() {
    let mut rare = BTreeMap::new();
    let mut seats = Vec::new();
    for name in ["three-seats", "six-seats-as-on-the-show", "eight-seats-and-time-outs"] {
        let path = format!("gold-rush-shoot-out-{name}.record");
        let record = golden::<GoldRushShootOut>(&path);
        seats.push(record.players.len());
        let end = record.replay(|_, _, emitted| {
            for event in emitted.events() {
                let what = match event {
                    Event::Played(_, Play::HiredHand { .. }) => "a hired hand",
                    Event::Played(_, Play::DualWield { .. }) => "a second pistol",
                    Event::Played(_, Play::Bandage) => "a bandage",
                    Event::Ducked(..) => "bullets that miss",
                    Event::Turned(_) => "a pistol that turns",
                    Event::Revealed(_, Load::BulletCard) => "a bullet card turned up",
                    Event::AmmoDiscarded(_) => "no target",
                    Event::Wounded(_, 2..) => "several wounds at once",
                    Event::TookPriority(_) => "first priority taken",
                    Event::LeftOver(_) => "cards that nobody took",
                    Event::TimedOut(_) => "time that ran out",
                    Event::Left(_) => "a seat that left",
                    _ => continue,
                };
                *rare.entry(what).or_insert(0) += 1;
            }
        });
        assert!(end.is_ok_and(|game| game.turn().outcome().is_some()), "{name} is over");
    }
    assert_eq!(seats, [3, 6, 8]);
    assert_eq!(rare.len(), 12, "{rare:?}");
}
