use engine::game::Game;
use engine::games::heads_up_duel::{CloseReason, Event, HeadsUpDuel};

use crate::golden::golden;

#[test]
fn golden_records_hold_what_is_rare() {
    let emitted = |name: &str| {
        let mut all = Vec::new();
        let end = golden::<HeadsUpDuel>(name)
            .replay(|_, _, emitted| all.extend(emitted.events().copied()));
        assert!(end.is_ok_and(|game| game.turn().outcome().is_some()), "{name} is over");
        all
    };
    let count =
        |all: &[Event], which: fn(&Event) -> bool| all.iter().filter(|one| which(one)).count();
    let two = emitted("heads-up-duel-for-two.record");
    assert!(count(&two, |one| matches!(one, Event::Swept(_))) > 0);
    assert!(count(&two, |one| matches!(one, Event::QueenSpent(_))) > 0);
    let four = emitted("heads-up-duel-four-in-a-tournament.record");
    assert_eq!(count(&four, |one| matches!(one, Event::DuelEnded { .. })), 3);
    for (what, which) in [
        ("trades", (|one| matches!(one, Event::Traded(..))) as fn(&Event) -> bool),
        ("packs", |one| matches!(one, Event::Unpacked { .. })),
        ("void offers", |one| matches!(one, Event::Closed(_, CloseReason::NotKept))),
        ("Jokers", |one| matches!(one, Event::JokerDoes(..))),
    ] {
        assert!(count(&four, which) > 0, "{what}");
    }
    let eight = emitted("heads-up-duel-eight-with-time-outs.record");
    for (what, which) in [
        ("ties", (|one| matches!(one, Event::Tied(_))) as fn(&Event) -> bool),
        ("time-outs", |one| matches!(one, Event::TimedOut(_))),
        ("seats that leave", |one| matches!(one, Event::Left(_))),
    ] {
        assert!(count(&eight, which) > 0, "{what}");
    }
}
