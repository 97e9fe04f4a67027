use engine::game::Game;
use engine::games::dual_duel::{DualDuel, DualDuelOptions, DuelEnd, Event};

use crate::golden::golden;

#[test]
fn golden_records_hold_what_is_rare() {
    let summary = |name: &str| {
        let record = golden::<DualDuel>(name);
        let (mut ends, mut bonus, mut time_outs) = (Vec::new(), 0, 0);
        let end = record.replay(|_, _, emitted| {
            for event in emitted.events() {
                match event {
                    Event::DuelWon { end, .. } => ends.push(*end),
                    Event::BonusBegan => bonus += 1,
                    Event::TimedOut(_) => time_outs += 1,
                    _ => {}
                }
            }
        });
        let outcome = end.ok().and_then(|game| game.turn().outcome()).expect("it is over");
        (record.options, ends, bonus, time_outs, outcome.winner())
    };
    let (options, duels, bonus, _, winner) = summary("dual-duel-match-to-two.record");
    let won = |seat| duels.iter().filter(|end| end.winner() == Some(seat)).count();
    assert_eq!((options, duels.len()), (DualDuelOptions::default(), 3));
    assert!(winner.is_some_and(|winner| won(winner) == 2) && bonus > 0, "{duels:?}");

    let (_, duels, bonus, ..) = summary("dual-duel-fewer-calls.record");
    assert!(matches!(duels[..], [DuelEnd::Calls(_)]) && bonus == 1, "{duels:?}");

    let (_, duels, ..) = summary("dual-duel-tied-duel.record");
    assert!(matches!(duels[..], [DuelEnd::Tied, _]), "{duels:?}");

    let (_, _, bonus, time_outs, _) = summary("dual-duel-time-outs-and-bonus.record");
    assert!(bonus > 0 && time_outs > 9, "{bonus}, {time_outs}");
}
