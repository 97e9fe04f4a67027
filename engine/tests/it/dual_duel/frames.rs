use engine::game::{Decision, Frame, Game, Observer, Sink, Turn};
use engine::games::dual_duel::{Cards, DualDuel, Event, Phase, View};
use engine::seat::{BySeat, Seat, SeatSet};

use crate::dual_duel::table::{Position, Table, card, cards, pair};
use crate::dual_duel::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

/// All observers that an unfinished match has.
const OBSERVERS: [Observer; 3] = [Observer::Table, EYES_OF_ONE, EYES_OF_TWO];

fn frames(table: &Table, seat: Seat, decision: Option<&str>) -> Vec<Frame<DualDuel>> {
    let decision = decision.map_or(Decision::Timeout, |text| Decision::Act(table.read(text)));
    let (mut game, mut frames) = (table.game, Sink::open());
    assert_eq!(game.decide(seat, decision, &mut frames), Ok(()), "{}", table.picture());
    frames.into_frames()
}

/// A word for each event, by frame.
fn emitted(frames: &[Frame<DualDuel>]) -> Vec<Vec<&'static str>> {
    let word = |event: &Event| match event {
        Event::DuelBegan(_) => "duel began",
        Event::Dealt(..) => "dealt",
        Event::Chose(..) => "chose",
        Event::TimedOut(_) => "timed out",
        Event::WildsLaid(..) => "wilds laid",
        Event::RoundBegan(_) => "round began",
        Event::Given(_) => "given",
        Event::Kept(_) => "kept",
        Event::Called(_) => "called",
        Event::Answered(..) => "answered",
        Event::Swapped(..) => "swapped",
        Event::RoundWon { .. } => "round won",
        Event::BonusBegan => "bonus began",
        Event::TookUp { .. } => "took up",
        Event::DuelWon { .. } => "duel won",
        Event::Conceded(_) => "conceded",
        Event::Ended(_) => "ended",
    };
    frames.iter().map(|frame| frame.events.iter().map(word).collect()).collect()
}

fn only_the_last_one_asks(frames: &[Frame<DualDuel>]) {
    let (last, before) = frames.split_last().expect("every decision emits an event");
    for frame in before {
        for eyes in OBSERVERS {
            assert_eq!(frame.state.view(eyes).turn, Turn::Resolving, "{:?}", frame.events);
        }
    }
    assert_ne!(last.state.turn(), Turn::Resolving);
}

fn seen(frame: &Frame<DualDuel>) -> [View; 3] {
    OBSERVERS.map(|eyes| frame.state.view(eyes))
}

#[test]
fn dd_4_the_wilds_lie_before_the_first_round_begins() {
    let mut table = Table::deal(4);
    let picked: Vec<_> = table.hand(ONE).iter().take(2).collect();
    table.time_out(TWO);
    let wilds = format!("wilds {} {}", picked[0], picked[1]);
    let frames = frames(&table, ONE, Some(&wilds));
    let moments: [&[&str]; 4] =
        [&["chose"], &["timed out"], &["wilds laid", "wilds laid"], &["round began"]];
    assert_eq!(emitted(&frames), moments);
    only_the_last_one_asks(&frames);
    for frame in &frames[..2] {
        let own = frame.state.view(EYES_OF_ONE).seats[ONE];
        assert!(own.chosen.is_some(), "it is chosen, and not yet carried out");
        assert_eq!((own.held, own.slots), (22, [None; 2]));
        assert_eq!(frame.state.view(EYES_OF_TWO).seats[ONE].chosen, None);
    }
    for view in seen(&frames[2]) {
        assert_eq!((view.round, view.phase), (0, Phase::Lay));
        for seat in view.seats.0 {
            assert_eq!((seat.held, seat.chosen), (20, None));
            assert!(seat.slots.iter().all(Option::is_some));
        }
    }
    assert_eq!(frames[3].state.view(Observer::Table).round, 1);
}

#[test]
fn dd_5_the_cards_given_are_shown_in_the_frame_that_asks_for_the_next() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.go(TWO, "give 9r");
    let frames = frames(&table, ONE, Some("give 4g"));
    assert_eq!(emitted(&frames), [["chose"], ["given"]]);
    only_the_last_one_asks(&frames);
    assert!(
        seen(&frames[0]).iter().all(|view| view.seats.0.iter().all(|it| it.received.is_none()))
    );
    for view in seen(&frames[1]) {
        let given = BySeat([Some(card("9r")), Some(card("4g"))]);
        assert_eq!(view.seats.map(|seat| seat.received), given);
        assert_eq!((view.phase, view.turn.awaited()), (Phase::Keep, SeatSet::first(2)));
    }
}

#[test]
fn dd_10_the_pairs_lie_until_they_are_scored_and_then_count_as_a_round() {
    let mut table = Position::first("4g 3b", "9r 5y").table();
    table.pairs("4g 3b", "9r 5y").go(ONE, "pass");
    let frames = frames(&table, TWO, Some("pass"));
    assert_eq!(emitted(&frames), [["chose"], ["called"], ["round won"], ["round began"]]);
    only_the_last_one_asks(&frames);
    let pairs = BySeat([pair("9r 3b"), pair("4g 5y")]);
    for view in seen(&frames[1]) {
        assert_eq!(view.seats.map(|seat| seat.pair()), pairs.map(Some));
        assert_eq!((view.called, view.rounds.len()), (SeatSet::EMPTY, 0));
    }
    for view in seen(&frames[2]) {
        assert_eq!(view.seats.map(|seat| seat.pair()), BySeat::default());
        let round = view.rounds.iter().last().expect("the round is over");
        assert_eq!((round.pairs, round.winner(), view.round), (pairs, Some(ONE), 1));
    }
    assert_eq!(frames[3].state.view(Observer::Table).round, 2);
}

#[test]
fn dd_8_swaps_are_shown_at_once_and_lie_before_the_pairs_are_scored() {
    let mut table = Position::first("4g 3b", "9r 5y").wilds("10b 2y", "6g 1b").table();
    table.pairs("4g 3b", "9r 5y").both("wild", "wild").go(TWO, "swap 4g for 6g");
    let frames = frames(&table, ONE, Some("swap 3b for 10b"));
    let moments: [&[&str]; 4] =
        [&["chose"], &["swapped", "swapped"], &["round won"], &["round began"]];
    assert_eq!(emitted(&frames), moments);
    only_the_last_one_asks(&frames);
    for view in seen(&frames[0]) {
        assert_eq!(
            view.seats.map(|seat| seat.pair()),
            BySeat([pair("9r 3b"), pair("4g 5y")]).map(Some)
        );
    }
    for view in seen(&frames[1]) {
        assert_eq!(
            view.seats.map(|seat| seat.pair()),
            BySeat([pair("9r 10b"), pair("6g 5y")]).map(Some)
        );
        assert_eq!((view.called, view.phase), (SeatSet::first(2), Phase::Swap));
        let face_up = |slot: usize, seat: Seat| view.seats[seat].slots[slot].and_then(|it| it.card);
        let out: Cards = [face_up(0, ONE), face_up(0, TWO)].into_iter().flatten().collect();
        assert_eq!(out, cards("3b 4g"), "what was swapped out lies in the wilds' places (DD-9)");
    }
    for view in seen(&frames[2]) {
        let round = view.rounds.iter().last().expect("the round is over");
        assert_eq!((round.swapped, view.called), (SeatSet::first(2), SeatSet::EMPTY));
    }
}

#[test]
fn dd_18_bonus_rounds_are_told_before_the_cards_aside_are_dealt() {
    let position = Position::ninth([4, 4], "6g 4b 9g 7b", "4r 1p 8p 8g");
    let mut table = position.wilds("10b ^2y", "6p 1b").table();
    table.pairs("6g 4b", "4r 1p").go(ONE, "pass");
    let ninth = frames(&table, TWO, Some("pass"));
    let moments: [&[&str]; 5] =
        [&["chose"], &["called"], &["round won"], &["bonus began"], &["dealt", "dealt"]];
    assert_eq!(emitted(&ninth), moments);
    only_the_last_one_asks(&ninth);
    for (frame, held, aside) in [(&ninth[3], 2, 6), (&ninth[4], 5, 0)] {
        for view in seen(frame) {
            assert_eq!((view.phase, view.aside), (Phase::Bonus, aside));
            assert_eq!(view.seats.map(|seat| seat.held), BySeat([held; 2]));
        }
    }

    table.go(TWO, "pass").go(ONE, "take 2y");
    let taken = frames(&table, TWO, None);
    let moments: [&[&str]; 4] =
        [&["chose"], &["timed out"], &["took up", "took up"], &["round began"]];
    assert_eq!(emitted(&taken), moments);
    only_the_last_one_asks(&taken);
    for view in seen(&taken[2]) {
        assert_eq!((view.round, view.phase), (9, Phase::Bonus));
        assert_eq!(view.seats[ONE].hand_seen, cards("2y"), "it lay face-up");
        for seat in view.seats.0 {
            assert_eq!((seat.held, seat.slots.iter().flatten().count()), (6, 1));
        }
    }
}

#[test]
fn dd_17_a_duel_is_won_before_the_next_is_dealt() {
    let mut table = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").table();
    table.pairs("10r 9y", "2b 8p").time_out(TWO);
    let frames = frames(&table, ONE, None);
    // Time runs out for both seats. The duel's end has a frame before the next deal.
    let moments: [&[&str]; 7] = [
        &["chose"],
        &["timed out"],
        &["timed out"],
        &["called"],
        &["round won"],
        &["duel won"],
        &["duel began", "dealt", "dealt"],
    ];
    assert_eq!(emitted(&frames), moments);
    only_the_last_one_asks(&frames);
    for view in seen(&frames[5]) {
        assert_eq!((view.won, view.duel, view.rounds.len()), (BySeat([1, 0]), 1, 9));
        assert_eq!(view.seats.map(|seat| seat.held), BySeat([2; 2]), "two are left (DD-11)");
    }
    assert_eq!(frames[5].state.view(EYES_OF_TWO).seats[ONE].hand, None, "and stay secret");
    assert_eq!(frames[6].state.view(Observer::Table).rounds.len(), 0);
}

#[test]
fn dd_2_the_duel_that_ends_the_match_ends_it_at_once() {
    let last = Position::ninth([5, 3], "10r 9y 4r 3g", "2b 8p 4b 3y").target(1);
    let mut table = last.table();
    table.pairs("10r 9y", "2b 8p").go(ONE, "pass");
    let frames = frames(&table, TWO, Some("pass"));
    let moments: [&[&str]; 4] = [&["chose"], &["called"], &["round won"], &["duel won", "ended"]];
    assert_eq!(emitted(&frames), moments);
    only_the_last_one_asks(&frames);
    assert!(frames[3].state.turn().outcome().is_some());

    let mut conceded = Sink::open();
    let mut game = table.game;
    assert_eq!(game.decide(ONE, Decision::Leave, &mut conceded), Ok(()));
    assert_eq!(emitted(conceded.frames()), [["conceded", "ended"]]);
}
