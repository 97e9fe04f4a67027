//! HUD-6 to HUD-10 and HUD-17: trading.

use engine::game::{Decision, Event as _, Game, Illegal, Order, Turn};
use engine::games::heads_up_duel::{
    Back, CloseReason, Event, MOST_OFFERS, Offer, OfferCards, OfferRef, Phase,
};
use engine::seat::{Seat, SeatSet};

use crate::heads_up_duel::table::{Position, Table, card, cards, deal};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_THREE, EYES_OF_TWO, FOUR, ONE, THREE, TWO};

/// Four seats in the last period; the first three have five cards each.
fn four() -> Position {
    let decks = ["7p*2,8p,Kp,Jp", "9p*2,7p,Qp,2p", "10p*3,Ap,3p"];
    Position::trading("", 4, &decks).marbles(&[3, 3, 3, 3])
}

fn open_offers(table: &Table) -> usize {
    table.view().offers.len()
}

fn closed(table: &Table) -> Vec<(Offer, CloseReason)> {
    let all = table.emitted.iter();
    all.filter_map(|event| match event {
        Event::Closed(offer, why) => Some((*offer, *why)),
        _ => None,
    })
    .collect()
}

#[test]
fn hud_6_each_seat_finishes_in_each_period_in_any_order() {
    for periods in [4, 8, 16] {
        let mut table = deal(&format!("periods={periods}"), 4, 1);
        for period in 0..periods {
            assert_eq!(table.view().phase, Phase::Trading(period));
            let order =
                if period % 2 == 0 { [THREE, ONE, FOUR, TWO] } else { [TWO, ONE, FOUR, THREE] };
            for seat in order {
                assert!(
                    matches!(table.game.turn(), Turn::Awaiting(all) if all.order == Order::Free)
                );
                table.go(seat, "finish");
                assert!(
                    period + 1 == periods || !table.awaited().contains(seat) || seat == order[3]
                );
            }
        }
        assert!(!matches!(table.view().phase, Phase::Trading(_)));
    }
}

#[test]
fn hud_6_an_offer_makes_its_receiver_unfinished_again() {
    let mut table = four().table();
    table.go(TWO, "finish").go(ONE, "offer 2 7p for 9");
    assert!(table.has_emitted(&Event::Reopened(TWO)));
    assert_eq!(table.awaited(), SeatSet::first(4));
    table.go(TWO, "accept 1 #1 9p").go(TWO, "offer 3 2p for 3").go(TWO, "finish");
    assert_eq!(table.awaited(), SeatSet::first(4).without(TWO));
}

#[test]
fn hud_6_who_runs_out_of_time_has_finished() {
    let mut table = four().table();
    table.time_out(ONE);
    assert!(table.has_emitted(&Event::TimedOut(ONE)) && table.has_emitted(&Event::Finished(ONE)));
    assert_eq!(table.awaited(), SeatSet::first(4).without(ONE));
}

#[test]
fn hud_6_offers_may_be_left_open_for_the_next_period() {
    let mut table = four().period(1).table();
    table.go(ONE, "offer 2 7p for 9");
    for seat in Seat::all(4) {
        table.go(seat, "finish");
    }
    assert_eq!((table.view().phase, open_offers(&table)), (Phase::Trading(1), 1));
    table.go(TWO, "accept 1 #1 9p");
    assert_eq!(table.deck(ONE), cards("7p,8p,9p,Jp,Kp"));
}

#[test]
fn hud_6_now_is_the_time_to_trade() {
    let table = four().table();
    for action in ["show 7p", "play 7p", "ready", "pick 2", "name 2"] {
        table.refuse(ONE, action, "HUD-6");
    }
}

#[test]
fn hud_7_an_offer_is_of_own_things_to_another_seat() {
    let table = four().table();
    table.refuse(ONE, "offer 1 7p for 9", "HUD-7");
    table.refuse(ONE, "offer 5 7p for 9", "HUD-7");
    table.refuse(ONE, "offer 2 - for -", "HUD-7");
    table.refuse(ONE, "offer 2 7p*3 for 9", "HUD-7");
    table.refuse(ONE, "offer 2 7m for 9", "HUD-7");
    table.refuse(ONE, "offer 2 +4 for 9", "HUD-7");
    for legal in
        ["offer 2 7p*2+3 for 9", "offer 3 - for +9", "offer 4 +1 for -", "offer 2 - for X*9"]
    {
        assert_eq!(table.check(ONE, legal), Ok(()), "{legal}");
    }
}

#[test]
fn hud_7_what_the_receiver_lacks_is_no_reason_to_refuse() {
    // Nobody has a Joker or a hundred marbles.
    let table = four().table();
    for seat in [TWO, THREE, FOUR] {
        assert_eq!(table.check(ONE, &format!("offer {seat} 7p for X*3+100")), Ok(()));
    }
}

#[test]
fn hud_7_a_gift_and_all_that_a_seat_has() {
    let mut table = four().table();
    table.go(ONE, "offer 3 7p*2,8p,Jp,Kp+3 for -").go(THREE, "accept 1 #1 -");
    assert_eq!((table.deck(ONE).count(), table.marbles(ONE)), (0, 0));
    assert_eq!(table.deck(THREE), cards("3p,7p*2,8p,10p*3,Jp,Kp,Ap"));
    assert_eq!(table.marbles(THREE), 6);
    // A seat with nothing left can still ask.
    table.refuse(ONE, "offer 2 7p for 9", "HUD-7");
    table.go(ONE, "offer 2 - for 9").go(TWO, "accept 1 #1 9p");
    assert_eq!(table.deck(ONE), cards("9p"));
}

#[test]
fn hud_7_offers_are_secret_between_the_two_and_show_the_cards() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9");
    let offer = table.view().offers[0];
    assert_eq!(offer.terms.give, OfferCards::from_card(card("7p")));
    for eyes in [EYES_OF_ONE, EYES_OF_TWO] {
        assert_eq!(table.game.view(eyes).offers, [offer]);
    }
    for eyes in [EYES_OF_THREE, engine::game::Observer::Table] {
        assert!(table.game.view(eyes).offers.is_empty());
        assert!(table.emitted.iter().all(|event| event.seen_by(eyes).is_none()));
    }
}

#[test]
fn hud_7_offers_are_numbered_for_each_pair_of_seats() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9").go(ONE, "offer 3 7p for 10").go(TWO, "offer 1 9p for 7");
    table.go(ONE, "offer 2 8p for 9");
    let offers = table.view().offers;
    let numbers = offers.iter().map(|offer| (offer.from, offer.to, offer.number));
    let expected = [(ONE, TWO, 1), (ONE, TWO, 2), (ONE, THREE, 1), (TWO, ONE, 1)];
    assert_eq!(numbers.collect::<Vec<_>>(), expected);
}

#[test]
fn hud_8_accepting_moves_everything_at_once() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p*2,Kp+1 for 9*2,Q+2");
    table.go(TWO, "accept 1 #1 9p*2,Qp");
    assert_eq!(table.deck(ONE), cards("8p,9p*2,Jp,Qp"));
    assert_eq!(table.deck(TWO), cards("2p,7p*3,Kp"));
    assert_eq!((table.marbles(ONE), table.marbles(TWO)), (4, 2));
    assert_eq!(open_offers(&table), 0);
}

#[test]
fn hud_8_the_receiver_picks_which_cards_of_a_rank_it_gives() {
    let position = Position::trading("", 4, &["8p", "7p*2"]).period(2).marbles(&[3, 3, 3, 3]);
    let mut table = position.table();
    table.go(TWO, "buy high").go(ONE, "offer 2 8p for 7*2");
    let ways: Vec<String> = table.listed(TWO);
    let ways: Vec<&String> = ways.iter().filter(|way| way.starts_with("accept")).collect();
    assert_eq!(ways, ["accept 1 #1 7p*2", "accept 1 #1 7p,7h"]);
    table.refuse(TWO, "accept 1 #1 7p", "HUD-8");
    table.refuse(TWO, "accept 1 #1 7p,8h", "HUD-8");
    table.refuse(TWO, "accept 1 #1 7p*3", "HUD-8");
    table.refuse(TWO, "accept 1 #1 7h*2", "HUD-7");
    table.go(TWO, "accept 1 #1 7p,7h");
    assert_eq!(table.deck(ONE), cards("7p,7h"));
}

#[test]
fn hud_8_an_offer_that_cannot_be_kept_is_void_and_both_are_told() {
    for (spent, terms) in [("offer 3 7p for -", "7p*2 for 9"), ("offer 3 +3 for -", "+1 for 9")] {
        let mut table = four().table();
        table.go(ONE, &format!("offer 2 {terms}")).go(ONE, spent).go(THREE, "accept 1 #1 -");
        let offer = table.view().offers[0];
        assert_eq!(table.check(TWO, "accept 1 #1 9p"), Ok(()), "the receiver can't know");
        let decks = [table.deck(ONE), table.deck(TWO)];
        table.go(TWO, "accept 1 #1 9p");
        let void = Event::Closed(offer, CloseReason::NotKept);
        assert_eq!(table.emitted, [void]);
        assert_eq!(void.known_to(4), SeatSet::from_item(ONE).with(TWO));
        assert_eq!([table.deck(ONE), table.deck(TWO)], decks, "nothing moves");
        assert_eq!(open_offers(&table), 0);
    }
}

#[test]
fn hud_8_offers_may_cross() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9").go(TWO, "offer 1 9p for 7");
    table.go(ONE, "accept 2 #1 7p").go(TWO, "accept 1 #1 9p");
    assert_eq!(table.deck(ONE), cards("8p,9p*2,Jp,Kp"), "there were two of each");
    // With a single card of each kind, the second offer is void.
    let mut table = Position::trading("", 4, &["8p", "5p"]).table();
    table.go(ONE, "offer 2 8p for 5").go(TWO, "offer 1 5p for 8");
    table.go(ONE, "accept 2 #1 8p");
    table.refuse(TWO, "accept 1 #1 5p", "HUD-7");
    assert_eq!(table.deck(TWO), cards("8p"));
    table.go(TWO, "offer 3 8p for -").go(THREE, "decline 2 #1").go(TWO, "decline 1 #1");
    assert_eq!(closed(&table).len(), 1);
}

#[test]
fn hud_8_declining_and_countering_close_an_offer() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9").go(TWO, "decline 1 #1");
    assert_eq!(closed(&table)[0].1, CloseReason::Declined);
    table.refuse(TWO, "decline 1 #1", "HUD-8").refuse(TWO, "accept 1 #1 9p", "HUD-8");
    table.go(ONE, "offer 2 7p for 9").go(TWO, "counter 1 #2 9p for 7+1");
    assert_eq!(closed(&table)[0].1, CloseReason::Declined);
    table.refuse(TWO, "counter 1 #2 9p for 7+1", "HUD-8");
    table.go(ONE, "accept 2 #1 7p");
    assert_eq!((table.deck(ONE), table.marbles(ONE)), (cards("7p,8p,9p,Jp,Kp"), 2));
}

#[test]
fn hud_8_offers_are_void_when_the_trading_ends() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9").go(THREE, "offer 4 10p for 2");
    for seat in Seat::all(4) {
        table.go(seat, "finish");
    }
    let void = closed(&table);
    assert_eq!(void.len(), 2);
    assert!(void.iter().all(|(_, why)| *why == CloseReason::TradingEnded));
    assert_eq!(open_offers(&table), 0);
}

#[test]
fn hud_9_the_maker_withdraws_an_open_offer() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9");
    table.refuse(ONE, "withdraw 2 #2", "HUD-8").refuse(TWO, "withdraw 1 #1", "HUD-8");
    table.go(ONE, "withdraw 2 #1");
    assert_eq!(closed(&table)[0].1, CloseReason::Withdrawn);
    table.refuse(TWO, "accept 1 #1 9p", "HUD-8");
}

#[test]
fn hud_9_twenty_offers_a_period_counter_offers_included() {
    let mut table = four().period(1).table();
    table.go(TWO, "offer 1 2p for 7");
    for nth in 0..19 {
        table.go(ONE, &format!("offer {} 7p for 9", 2 + nth % 3));
    }
    table.go(ONE, "counter 2 #1 7p for 2");
    assert_eq!(table.view().by_seat[ONE].offers, Some(MOST_OFFERS));
    table.refuse(ONE, "offer 2 7p for 9", "HUD-9");
    table.go(TWO, "offer 1 2p for 8").refuse(ONE, "counter 2 #2 7p for 2", "HUD-9");
    let open_offers =
        |table: &Table| table.view().offers.iter().filter(|offer| offer.from == ONE).count();
    assert_eq!(open_offers(&table), 20, "twenty are open at once");
    // Withdrawn offers still count.
    table.go(ONE, "withdraw 2 #1").refuse(ONE, "offer 2 7p for 9", "HUD-9");
    // Open offers count in the next period.
    while table.view().phase == Phase::Trading(0) {
        let seat = table.awaited().lowest().expect("somebody");
        table.go(seat, "finish");
    }
    assert_eq!(open_offers(&table), 19);
    table.go(ONE, "offer 2 8p for 9").refuse(ONE, "offer 2 7p for 9", "HUD-9");
}

#[test]
fn hud_10_half_a_token_buys_three_marbles_as_often_as_there_are_halves() {
    let mut table = four().table();
    table.go(ONE, "token");
    assert_eq!((table.marbles(ONE), table.view().by_seat[ONE].halves), (6, 1));
    table.go(ONE, "token").refuse(ONE, "token", "HUD-10");
    assert_eq!((table.marbles(ONE), table.view().by_seat[ONE].halves), (9, 0));
    deal("tokens=0", 4, 1).refuse(ONE, "token", "HUD-10");
}

#[test]
fn hud_17_trades_that_leave_too_few_cards_are_refused() {
    let decks = ["7p*2,8p,Kp,Jp,9p", "9p*2,7p,Qp,2p"];
    let mut table = Position::trading("smallest-deck=5", 4, &decks).table();
    table.refuse(ONE, "offer 2 7p*2 for -", "HUD-17");
    table.go(ONE, "offer 2 7p for -").go(ONE, "offer 3 7p for -").go(ONE, "offer 3 8p for -");
    table.go(THREE, "accept 1 #1 -");
    assert_eq!(table.deck(ONE).count(), 5);
    // Everybody knows that the maker has too few now; the offer stays open.
    table.refuse(THREE, "accept 1 #2 -", "HUD-17");
    table.refuse(TWO, "accept 1 #1 -", "HUD-17");
    // The receiver would have too few.
    table.go(ONE, "offer 2 +1 for 9").refuse(TWO, "accept 1 #2 9p", "HUD-17");
    table.go(ONE, "offer 2 8p for 9").go(TWO, "accept 1 #3 9p");
}

#[test]
fn hud_17_the_whole_deck_and_all_marbles_are_submitted() {
    let mut table = four().marbles(&[5, 4, 2, 1]).table();
    let decks = [ONE, TWO, THREE, FOUR].map(|seat| table.deck(seat));
    table.end_trading();
    for (seat, marbles) in [(ONE, 5), (TWO, 4), (THREE, 2), (FOUR, 1)] {
        assert!(table.has_emitted(&Event::Submitted { seat, marbles, halves: 2 }));
    }
    assert_eq!([ONE, TWO, THREE, FOUR].map(|seat| table.deck(seat)), decks);
}

#[test]
fn a_seat_that_leaves_has_no_offers_and_gets_none() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for 9").go(TWO, "offer 1 9p for 7").go(THREE, "offer 4 3p for 2");
    table.decide(TWO, Decision::Leave);
    assert_eq!(closed(&table).len(), 2);
    assert_eq!(open_offers(&table), 1);
    table.refuse(ONE, "offer 2 7p for 9", "HUD-7");
    let named = OfferRef { from: ONE, number: 1 };
    let gone = table.game.check(TWO, &engine::games::heads_up_duel::Action::Decline(named));
    assert_eq!(gone, Err(Illegal::NotAwaited));
}

#[test]
fn the_listed_offers_depend_on_the_own_cards_alone() {
    let mut table = four().table();
    let listed = |table: &Table| -> Vec<String> {
        let all = table.listed(ONE).into_iter();
        all.filter(|action| action.starts_with("offer")).collect()
    };
    let first = listed(&table);
    assert_eq!(
        first,
        ["offer 2 8p for 7", "offer 2 Jp for 7", "offer 2 Kp for 7", "offer 2 +1 for 7"],
        "in the fourth period it begins with the next seat again"
    );
    table.go(TWO, "offer 3 9p for 10").go(THREE, "accept 2 #1 10p").go(FOUR, "token");
    assert_eq!(listed(&table), first);
    table.go(ONE, &first[0]);
    assert!(listed(&table)[0].starts_with("offer 3 "), "then comes the next one");
    table.go(ONE, "offer 2 8p for 9").go(ONE, "offer 2 8p for 9");
    assert!(listed(&table).is_empty(), "three in a period");
    assert_eq!(table.check(ONE, "offer 2 8p for 9"), Ok(()));
    assert_eq!(table.deck(ONE).backs().of(Back::Pack), 5);
}

#[test]
fn hud_8_marbles_that_are_just_enough_are_paid() {
    let mut table = four().table();
    table.go(ONE, "offer 2 7p for +3").go(TWO, "accept 1 #1 -");
    assert_eq!((table.marbles(ONE), table.marbles(TWO)), (6, 0));
    table.go(THREE, "offer 2 10p for +1").refuse(TWO, "accept 3 #1 -", "HUD-7");
}
