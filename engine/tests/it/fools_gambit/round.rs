//! FG-6 to FG-12: a round.

use std::collections::BTreeMap;

use engine::cards::CardSet;
use engine::chance::Seed;
use engine::game::{Decision, Event as _, Game, Illegal, Observer, Sink, Turn};
use engine::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, FoolsGambitOptions, Phase, Swap, SwapShown,
};
use engine::seat::{BySeat, Seat, SeatSet};
use engine::time::TimeControl;

use crate::fools_gambit::table::{Position, Table, card, cards};
use crate::fools_gambit::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};
use crate::harness::{ahead, limit};

const BOTH: [Seat; 2] = [ONE, TWO];

fn plain() -> Table {
    Position::split("9c Kc 3c", "Jh 4h 3h").table()
}

#[test]
fn fg_8_a_swap_can_be_chosen_before_the_wagers_are_seen() {
    let mut table = plain();
    assert_eq!(ahead(&table.game, ONE), []);
    table.go(ONE, "duel 9c wager Kc");
    assert_eq!(ahead(&table.game, ONE), Swap::ALL.map(Action::Swap));
    assert_eq!(ahead(&table.game, TWO), []);
    table.go(TWO, "duel Jh wager 4h").go(ONE, "keep");
    assert_eq!(ahead(&table.game, ONE), [], "the next hand is not drawn yet");
}

#[test]
fn fg_6_a_seat_picks_one_card_to_duel_with_and_another_to_wager() {
    let table = plain();
    let mut picks: Vec<String> = table.actions(ONE).iter().map(ToString::to_string).collect();
    picks.sort();
    let pairs =
        ["3c wager 9c", "3c wager Kc", "9c wager 3c", "9c wager Kc", "Kc wager 3c", "Kc wager 9c"];
    assert_eq!(picks, pairs.map(|pair| format!("duel {pair}")));
    table.refuse(ONE, "duel 9c wager 9c", "FG-6");
}

#[test]
fn fg_6_now_is_the_time_to_pick_and_once_only() {
    let mut table = plain();
    for swap in ["keep", "swap duel", "swap wager"] {
        table.refuse(ONE, swap, "FG-6");
    }
    table.go(ONE, "duel 9c wager Kc");
    let again = Choice { duel: card("Kc"), wager: card("9c") };
    let answer = table.answer(ONE, Decision::Act(Action::Choose(again)));
    assert_eq!(answer, Err(Illegal::NotAwaited), "a pick can't be changed");
    table.not_awaited(ONE);
}

#[test]
fn fg_6_picking_is_simultaneous() {
    for (first, second) in [(ONE, TWO), (TWO, ONE)] {
        let picks = BySeat(["duel 9c wager Kc", "duel Jh wager 4h"]);
        let mut table = plain();
        let before = table.clone();
        table.go(first, picks[first]);
        for stranger in [Observer::Table, Observer::Seat(second)] {
            let (now, then) = (table.game.view(stranger), before.game.view(stranger));
            assert_eq!(now.seats, then.seats, "nothing is shown before both have picked");
        }
        assert_eq!(table.game.turn(), Turn::together(SeatSet::from_item(second)));
        table.go(second, picks[second]);
        let mut other_way = plain();
        other_way.choose("9c Kc", "Jh 4h");
        assert_eq!(table.game, other_way.game, "who picked first makes no difference");
    }
}

#[test]
fn fg_6_the_time_out_choice_is_a_random_legal_pick() {
    let mut picks = BTreeMap::new();
    let games = 1_200;
    for seed in 0..games {
        let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").seeded(seed);
        table.decide(ONE, Decision::Timeout);
        assert_eq!(table.open(ONE).chosen, None, "it is made when both are in");
        table.go(TWO, "duel Jh wager 4h");
        let laid = table.open(ONE);
        assert_eq!(laid.hand.map(|held| held.with(laid.wager.unwrap())), Some(cards("9c Kc 3c")));
        *picks.entry((laid.duel, laid.wager)).or_insert(0) += 1;
    }
    assert_eq!(picks.len(), 6, "each legal pick can come: {picks:?}");
    let fair = games / 6;
    assert!(picks.values().all(|&count| fair * 3 / 4 < count && count < fair * 5 / 4), "{picks:?}");
}

#[test]
fn fg_6_random_picks_are_made_in_seat_order_whoever_runs_out_of_time_first() {
    for seed in 0..50 {
        let position = Position::split("9c Kc 3c", "Jh 4h 3h");
        let (mut one_first, mut two_first) = (position.seeded(seed), position.seeded(seed));
        one_first.decide(ONE, Decision::Timeout).decide(TWO, Decision::Timeout);
        two_first.decide(TWO, Decision::Timeout).decide(ONE, Decision::Timeout);
        assert_eq!(one_first.game, two_first.game);
    }
}

#[test]
fn fg_6_that_time_ran_out_is_told_when_both_are_in() {
    let mut table = plain();
    table.decide(ONE, Decision::Timeout);
    assert!(!table.emitted.contains(&Event::TimedOut(ONE)), "it would tell that nothing is picked");
    table.go(TWO, "duel Jh wager 4h");
    let open = table.open(ONE);
    let choice = Choice { duel: open.duel.unwrap(), wager: open.wager.unwrap() };
    table.emitted_in_order(&[Event::TimedOut(ONE), Event::Chose(ONE, Some(choice))]);
    let hidden = Event::Chose(ONE, Some(choice)).seen_by(EYES_OF_TWO);
    assert_eq!(hidden, Some(Event::Chose(ONE, None)), "the duel card stays secret");
}

#[test]
fn fg_7_wagers_are_turned_up_when_both_have_picked() {
    let mut table = plain();
    table.go(ONE, "duel 9c wager Kc");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).wager, None);
    table.go(TWO, "duel Jh wager 4h");
    table.emitted_in_order(&[Event::WagersShown(BySeat([card("Kc"), card("4h")]))]);
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(table.seen(observer, ONE).wager, Some(card("Kc")));
        assert_eq!(table.seen(observer, TWO).wager, Some(card("4h")));
    }
}

#[test]
fn fg_7_duel_cards_stay_face_down_and_third_cards_in_hand() {
    let mut table = plain();
    table.choose("9c Kc", "Jh 4h");
    let own = table.seen(EYES_OF_ONE, ONE);
    assert_eq!((own.duel, own.third), (Some(card("9c")), Some(card("3c"))));
    assert_eq!(own.hand, Some(cards("9c 3c")));
    for stranger in [Observer::Table, EYES_OF_TWO] {
        let seen = table.seen(stranger, ONE);
        assert_eq!((seen.duel, seen.third, seen.hand, seen.held), (None, None, None, 2));
        assert_eq!(seen.unseen, CardSet::BLACK.without(card("Kc")));
    }
    assert_eq!(table.game.view(Observer::Table).phase, Phase::Swap);
}

#[test]
fn fg_8_a_seat_may_keep_its_third_card() {
    let mut table = plain();
    table.choose("9c Kc", "Jh 4h").swap("keep", "keep").won_by(Some(TWO));
    table.emitted_in_order(&[
        Event::Swapped(ONE, SwapShown::Kept),
        Event::Swapped(TWO, SwapShown::Kept),
        Event::DuelsShown(BySeat([card("9c"), card("Jh")])),
    ]);
    table.piles(ONE, "", "9c Kc").piles(TWO, "4h", "Jh");
}

#[test]
fn fg_8_a_seat_may_exchange_its_third_card_with_its_duel_card() {
    let mut table = Position::split("9c 3c Ac", "Jh 4h 3h").table();
    table.choose("9c 3c", "Jh 4h").swap("swap duel", "keep").won_by(Some(ONE));
    table.emitted_in_order(&[
        Event::Swapped(ONE, SwapShown::Duel),
        Event::DuelsShown(BySeat([card("Ac"), card("Jh")])),
    ]);
    table.piles(ONE, "3c", "Ac");
    assert_eq!(table.off_hand(ONE), cards("9c"), "the card that it replaced");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, CardSet::EMPTY, "nobody saw it");
}

#[test]
fn fg_8_a_seat_may_exchange_its_third_card_with_its_wager() {
    let mut table = Position::split("Qc 3c Ac", "Jh 4h 3h").table();
    table.choose("Qc 3c", "Jh 4h").swap("swap wager", "keep").won_by(Some(ONE));
    let shown = SwapShown::Wager { out: card("3c"), brought_in: card("Ac") };
    table.emitted_in_order(&[Event::Swapped(ONE, shown)]);
    table.piles(ONE, "Ac", "Qc");
    assert_eq!(table.off_hand(ONE), cards("3c"), "the wager that it replaced");
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, cards("3c"), "all have seen it");
}

#[test]
fn fg_8_swapping_is_simultaneous() {
    for swap in ["keep", "swap duel", "swap wager"] {
        let mut table = plain();
        table.choose("9c Kc", "Jh 4h");
        let before = table.clone();
        table.go(ONE, swap);
        for stranger in [Observer::Table, EYES_OF_TWO] {
            assert_eq!(table.game.view(stranger).seats, before.game.view(stranger).seats);
            let emitted: Vec<_> =
                table.emitted.iter().filter_map(|event| event.seen_by(stranger)).collect();
            assert_eq!(emitted, [Event::SwapChosen(ONE, None)], "only that it has decided");
        }
        table.not_awaited(ONE);
        let mut other_way = before.clone();
        other_way.go(TWO, "swap duel").go(ONE, swap);
        table.go(TWO, "swap duel");
        assert_eq!(table.game, other_way.game, "who decides first makes no difference");
    }
}

#[test]
fn fg_8_the_time_out_choice_is_nothing_and_does_not_show_early() {
    let mut kept = plain();
    kept.choose("9c Kc", "Jh 4h");
    let mut timed_out = kept.clone();
    kept.swap("keep", "swap duel");
    timed_out.decide(ONE, Decision::Timeout);
    assert_eq!(timed_out.emitted, [Event::SwapChosen(ONE, None)]);
    timed_out.go(TWO, "swap duel");
    timed_out.emitted_in_order(&[Event::TimedOut(ONE), Event::Swapped(ONE, SwapShown::Kept)]);
    assert_eq!(timed_out.game, kept.game);
}

#[test]
fn fg_8_only_the_third_card_is_decided_about_now() {
    let mut table = plain();
    table.choose("9c Kc", "Jh 4h");
    assert_eq!(table.actions(ONE), Swap::ALL.map(Action::Swap));
    table.refuse(ONE, "duel 9c wager Kc", "FG-8");
    table.refuse(TWO, "duel Jh wager 3h", "FG-8");
    table.go(ONE, "keep");
    let again = table.answer(ONE, Decision::Act(Action::Swap(Swap::Duel)));
    assert_eq!(again, Err(Illegal::NotAwaited), "a swap can't be changed");
}

#[test]
fn fg_9_both_duel_cards_are_turned_up_before_their_effects() {
    let mut table = Position::split("5c Kc 3c", "7h 4h 3h").table();
    table.duel("5c Kc", "7h 4h");
    let position = |wanted: &dyn Fn(&Event) -> bool| table.emitted.iter().position(wanted);
    let shown = position(&|event| matches!(event, Event::DuelsShown(_)));
    let effects = position(&|event| matches!(event, Event::FivesActed(_)));
    let compared = position(&|event| matches!(event, Event::RoundWon { .. }));
    assert!(shown.is_some() && shown < effects && effects < compared, "{}", table.picture());
    table.emitted_in_order(&[Event::DuelsShown(BySeat([card("5c"), card("7h")]))]);
}

#[test]
fn fg_10_the_winner_banks_its_own_wager_and_the_loser_discards_its_own() {
    for (one, two, winner) in [("Kc", "8h", ONE), ("8c", "Kh", TWO)] {
        let hands = (format!("{one} 10c 3c"), format!("{two} 9h 4h"));
        let mut table = Position::split(&hands.0, &hands.1).table();
        table.duel(&format!("{one} 10c"), &format!("{two} 9h")).won_by(Some(winner));
        let (won, lost) = if winner == ONE { ("10c", "9h") } else { ("9h", "10c") };
        let loser = winner.other();
        assert_eq!(table.open(winner).winning, cards(won));
        assert!(table.open(loser).discard.contains(card(lost)));
        assert_eq!(table.open(loser).winning, CardSet::EMPTY);
        let points = if winner == ONE { 10 } else { 9 };
        table.emitted_in_order(&[Event::Banked(winner, card(won), points)]);
        assert!(table.emitted.contains(&Event::Discarded(loser, card(lost))));
    }
}

#[test]
fn fg_11_duel_cards_are_discarded_and_third_cards_put_aside_in_a_win_and_in_a_tie() {
    for (two, winner) in [("Kh", Some(TWO)), ("9h", None), ("3h", Some(ONE))] {
        let mut table = Position::split("9c 8c 6c", &format!("{two} 8h 6h")).table();
        table.duel("9c 8c", &format!("{two} 8h")).won_by(winner);
        assert!(table.open(ONE).discard.contains(card("9c")), "{}", table.picture());
        assert!(table.open(TWO).discard.contains(card(two)), "{}", table.picture());
        assert!(table.off_hand(ONE).contains(card("6c")), "{}", table.picture());
        assert!(table.off_hand(TWO).contains(card("6h")), "{}", table.picture());
        for seat in BOTH {
            assert_eq!(table.open(seat).held, 3, "and new hands are drawn");
        }
    }
}

#[test]
fn fg_12_equal_values_send_each_wager_to_its_owners_off_hand() {
    let mut table = Position::split("9c 8c 6c", "9h Kh 6h").table();
    table.duel("9c 8c", "9h Kh").won_by(None);
    table.piles(ONE, "", "9c").piles(TWO, "", "9h");
    assert_eq!(table.off_hand(ONE), cards("8c 6c"));
    assert_eq!(table.off_hand(TWO), cards("Kh 6h"));
    assert_eq!((table.open(ONE).points, table.open(TWO).points), (0, 0));
    table.emitted_in_order(&[
        Event::WagerReturned(ONE, card("8c")),
        Event::WagerReturned(TWO, card("Kh")),
    ]);
    assert_eq!(table.seen(EYES_OF_TWO, ONE).off_hand_seen, cards("8c"), "all have seen it");
}

#[test]
fn fg_12_two_cards_with_the_same_face_are_equal() {
    let mut table = Position::full("9c 8c 6c", "9c 8c 6c").table();
    table.duel("9c 8c", "9c 6c").won_by(None);
    assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("8c 6c"), cards("8c 6c")));
}

#[test]
fn fg_6_fg_8_against_the_clock_choosing_takes_a_minute_and_swapping_half_of_one() {
    let limits = |game: &FoolsGambit| BOTH.map(|seat| limit(game, seat));
    let deal = |time| {
        let options = FoolsGambitOptions { time, ..FoolsGambitOptions::default() };
        FoolsGambit::deal(&options, 2, Seed(6)).expect("a table of two")
    };
    assert_eq!(limits(&deal(TimeControl::Off)), [None; 2], "not by default");
    assert_eq!(limits(&deal(TimeControl::Double)), [Some(120); 2]);
    let mut game = deal(TimeControl::Show);
    assert_eq!(limits(&game), [Some(60); 2]);
    assert_eq!(game.decide(ONE, Decision::Timeout, &mut Sink::none()), Ok(()));
    assert_eq!(limits(&game), [None, Some(60)], "who has decided has no limit");
    assert_eq!(game.decide(TWO, Decision::Timeout, &mut Sink::none()), Ok(()));
    assert_eq!(limits(&game), [Some(30); 2]);
}
