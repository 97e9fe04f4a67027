//! HUD-11 to HUD-16: the black market and its Jokers.

use engine::game::{Event as _, Game};
use engine::games::heads_up_duel::{
    Back, CardCounts, CardKind, Event, Joker, JokerShows, Jokers, Pack, Phase, Scoring, Side,
};
use engine::seat::Seat;

use crate::heads_up_duel::table::{self, Position, Table, cards, deal};
use crate::heads_up_duel::{EYES_OF_ONE, EYES_OF_THREE, EYES_OF_TWO, ONE, TWO};

fn market(line: &str, marbles: &[u16], halves: &[u8]) -> Table {
    Position::trading(line, 4, &[]).period(2).marbles(marbles).halves(halves).table()
}

/// Four seats that spent five tokens each: 132 marbles, most of them at seat 1.
fn rich(line: &str) -> Table {
    market(&format!("tokens=5 {line}"), &[120, 4, 4, 4], &[0; 4])
}

#[test]
fn hud_11_the_market_is_open_in_the_second_and_third_quarter() {
    for periods in [4_u8, 8, 16] {
        let mut table = deal(&format!("periods={periods}"), 4, 1);
        for period in 0..periods {
            let open = period >= periods / 4 && period < periods * 3 / 4;
            assert_eq!(table.view().is_market_open(), open, "period {period} of {periods}");
            if open {
                assert_eq!(table.check(ONE, "buy low"), Ok(()));
            } else {
                table.refuse(ONE, "buy low", "HUD-11");
            }
            for seat in Seat::all(4) {
                table.go(seat, "finish");
            }
        }
    }
}

#[test]
fn hud_11_the_supply_does_not_run_out() {
    let mut table = rich("");
    for _ in 0..30 {
        table.go(ONE, "buy special");
    }
    assert_eq!((table.marbles(ONE), table.deck(ONE).of_kind(CardKind::Joker)), (0, 30));
}

#[test]
fn hud_12_a_low_pack_and_a_high_pack() {
    let mut table = market("", &[3, 3, 3, 3], &[2; 4]);
    let before = table.deck(ONE);
    table.go(ONE, "buy low");
    assert_eq!(table.deck(ONE).minus(&before), cards("2l,3l,4l,5l,6l"));
    table.go(ONE, "buy high");
    assert_eq!(table.deck(ONE).backs().of(Back::High), 5);
    assert!(table.deck(ONE).includes(&cards("6h,7h,8h,9h,10h")));
    assert_eq!(table.marbles(ONE), 0);
    table.refuse(ONE, "buy low", "HUD-12").refuse(ONE, "buy high", "HUD-12");
}

#[test]
fn hud_13_mystery_packs_come_from_one_shuffled_deck() {
    let mut table = rich("");
    let mystery = |table: &Table, seat| {
        let all = table.deck(seat).each().filter(|card| card.back() == Back::Mystery);
        all.collect::<CardCounts>()
    };
    table.go(TWO, "buy mystery");
    for _ in 0..9 {
        table.go(ONE, "buy mystery");
    }
    let both = mystery(&table, ONE).plus(&mystery(&table, TWO));
    assert_eq!(both.count(), 50, "ten packs of one deck");
    assert!(
        CardKind::all().all(|kind| both.of_kind(kind) <= 4 && both.of_kind(CardKind::Joker) == 0)
    );
    // Two cards are left, so a new deck follows.
    for _ in 0..10 {
        table.go(ONE, "buy mystery");
    }
    let both = mystery(&table, ONE).plus(&mystery(&table, TWO));
    assert_eq!(both.count(), 100);
    assert!(CardKind::all().all(|kind| both.of_kind(kind) <= 8));
    assert_eq!(table.marbles(ONE), 120 - 2 * 19);
    market("", &[1, 5, 3, 3], &[2; 4]).refuse(ONE, "buy mystery", "HUD-13");
}

#[test]
fn hud_13_what_comes_in_a_mystery_pack_is_chance() {
    let packs = (0..20).map(|seed| {
        let position = Position::trading("", 4, &[]).period(2).marbles(&[3, 3, 3, 3]);
        let mut table = position.seeded(seed);
        let before = table.deck(ONE);
        table.go(ONE, "buy mystery").deck(ONE).minus(&before).to_string()
    });
    let mut packs: Vec<String> = packs.collect();
    packs.sort();
    packs.dedup();
    assert!(packs.len() > 15, "{packs:?}");
}

#[test]
fn hud_14_a_special_pack() {
    let mut table = market("", &[4, 2, 3, 3], &[2; 4]);
    let before = table.deck(ONE);
    table.refuse(TWO, "buy special", "HUD-14");
    table.go(ONE, "buy special");
    assert_eq!(table.deck(ONE).minus(&before), cards("Js,Qs,Ks,As,Xs"));
    assert_eq!(table.marbles(ONE), 0);
}

#[test]
fn hud_15_others_see_backs_and_the_buyer_the_cards() {
    let mut table = market("", &[3, 3, 3, 3], &[2; 4]);
    table.go(ONE, "buy mystery");
    let seen =
        |eyes| table.emitted.iter().filter_map(|event| event.seen_by(eyes)).collect::<Vec<_>>();
    let backs = table.seen(EYES_OF_TWO, ONE).deck_backs;
    let public = [Event::PackSold(ONE, Some(Pack::Mystery)), Event::BacksChanged(ONE, backs)];
    assert_eq!(seen(EYES_OF_TWO), public);
    assert_eq!(seen(EYES_OF_ONE).len(), 3);
    assert_eq!((backs.of(Back::Mystery), table.seen(EYES_OF_TWO, ONE).deck), (5, None));
    assert_eq!(table.seen(EYES_OF_TWO, ONE).marbles, None);
}

#[test]
fn hud_15_with_one_back_others_cannot_tell_which_pack_it_was() {
    let seen = ["buy low", "buy high", "buy mystery"].map(|action| {
        let mut table = market("one-back=on", &[3, 3, 3, 3], &[2; 4]);
        table.go(ONE, action);
        let seen = table.emitted.iter().filter_map(|event| event.seen_by(EYES_OF_TWO));
        (seen.collect::<Vec<_>>(), table.game.view(EYES_OF_TWO))
    });
    assert!(seen[0] == seen[1] && seen[1] == seen[2]);
    assert_eq!(seen[0].1.by_seat[ONE].packs, 1);
    assert_eq!(seen[0].1.by_seat[ONE].bought, None);
}

/// A duel in which seat 1 has Jokers and acts first.
fn joker(line: &str, one: &str, two: &str) -> Table {
    Position::duel_with_jokers(line, one, two).table()
}

#[test]
fn hud_16_a_blank_joker_does_nothing() {
    let mut table = joker("joker=blank", "7p,Xs", "8p,Kp,2p");
    table.show("7p", "8p").go(ONE, "ready").go(TWO, "play Kp").go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)));
    table.ready();
    assert_eq!(table.ended(), ([7, 8], Some(TWO), [0, 1]));
}

#[test]
fn hud_16_an_echo_is_the_last_special_card_before_it() {
    // After a King, the Joker counts as a King.
    let mut table = joker("joker=echo", "7p,Xs", "8p,Kp,2p");
    table.show("7p", "8p").go(ONE, "ready").go(TWO, "play Kp").go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Is(CardKind::King))));
    table.ready();
    assert_eq!(table.ended(), ([7, 8], Some(TWO), [1, 1]));
    // After a Jack, the Joker sweeps the table.
    let mut table = joker("joker=echo", "7p,Xs,3p", "8p,Jp,8p,2p");
    table.show("7p", "8p").go(ONE, "ready").go(TWO, "play Jp").go(ONE, "ready").go(TWO, "play 8p");
    table.go(ONE, "play Xs").lies("-", "-");
    // After an Ace, the Joker flips the scoring.
    let mut table = joker("joker=echo", "Ap,Xs,3p", "8p,2p");
    table.show("Ap", "8p");
    assert_eq!(table.duel().scoring, Scoring::Lowest);
    table.go(ONE, "play Xs");
    assert_eq!(table.duel().scoring, Scoring::Highest);
    // After a Queen, the Joker lets another number in and is discarded.
    let mut table = joker("joker=echo", "7p,Xs,10p", "Qp,2p");
    table.show("7p", "Qp").refuse(ONE, "play 10p", "HUD-24");
    table.go(ONE, "play Xs").go(TWO, "ready").go(ONE, "play 10p").lies("7p,10p", "Qp");
    assert!(table.has_emitted(&Event::QueenSpent(ONE)));
}

#[test]
fn hud_16_an_echo_without_a_special_card_before_it_does_nothing() {
    let mut table = joker("joker=echo", "7p,Xs*2,3p", "8p,Kp,2p");
    table.show("7p", "8p").go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)));
    table.go(TWO, "ready").go(ONE, "play Xs");
    assert!(
        table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)),
        "a Joker does not count"
    );
    // A special card from an earlier round doesn't count, either.
    let mut table = joker("joker=echo", "7p,Xs,3p,4p", "8p,Kp,2p,3p");
    table.show("7p", "8p").go(ONE, "ready").go(TWO, "play Kp").ready();
    table.show("3p", "2p").go(TWO, "ready").go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)));
}

#[test]
fn hud_16_in_the_showdown_an_echo_comes_after_the_other_card() {
    let mut table = joker("joker=echo", "Xs,3p", "Ap,2p");
    table.show("Xs", "Ap");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Is(CardKind::Ace))));
    assert_eq!(table.duel().scoring, Scoring::Highest, "both flip");
    let mut table = joker("joker=echo", "Xs,3p", "Jp,2p");
    table.show("Xs", "Jp").lies("-", "-");
    let mut table = joker("joker=echo", "Xs,3p", "8p,2p");
    table.show("Xs", "8p");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)));
}

#[test]
fn hud_16_an_echo_stays_what_it_is_while_it_lies_there() {
    let mut table = joker("joker=echo", "7p,Xs,3p", "Kp,Ap,2p");
    table.show("7p", "Kp").go(ONE, "play Xs").go(TWO, "play Ap");
    assert_eq!((table.side(Side::One).kings, table.side(Side::Two).kings), (1, 1));
}

#[test]
fn hud_16_a_wild_joker_counts_as_its_owners_number() {
    let mut table = joker("joker=wild", "7p,Xs*2,3p", "10p,2p");
    table.show("7p", "10p").go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Counts(7))));
    table.go(TWO, "ready").go(ONE, "play Xs").ready();
    assert_eq!(table.ended(), ([21, 10], Some(ONE), [0, 0]));
    // In the showdown the Joker is 0 and not a number.
    let mut table = joker("joker=wild", "Xs*2,3p", "10p,2p");
    table.show("Xs", "10p");
    assert_eq!((table.side(Side::One).sum, table.side(Side::One).number), (0, None));
    table.refuse(ONE, "play 3p", "HUD-24");
    table.go(ONE, "play Xs");
    assert!(table.has_emitted(&Event::JokerDoes(ONE, JokerShows::Nothing)));
    assert_eq!(table.side(Side::One).sum, 0);
}

#[test]
fn hud_16_a_secret_joker_is_told_to_buyers_only() {
    let mut kinds = Vec::new();
    for seed in 0..30 {
        let mut table = deal("joker=secret tokens=5", 4, seed);
        for seat in Seat::all(4) {
            table.go(seat, "finish");
        }
        assert_eq!(table.view().phase, Phase::Trading(1));
        table.go(ONE, "token").go(ONE, "buy special");
        let known = table.game.view(EYES_OF_ONE).joker;
        assert_eq!((known, table.game.view(EYES_OF_TWO).joker), (table.view().joker, None));
        // The receiver of a Joker learns nothing.
        table
            .go(ONE, "offer 3 Xs for -")
            .go(Seat::from_number(3).expect("a seat"), "accept 1 #1 -");
        assert_eq!(table.game.view(EYES_OF_THREE).joker, None);
        if !kinds.contains(&known) {
            kinds.push(known);
        }
    }
    assert_eq!(kinds.len(), 3, "each of the three comes up: {kinds:?}");
    for (line, known) in [("blank", Joker::Blank), ("echo", Joker::Echo), ("wild", Joker::Wild)] {
        let table = deal(&format!("joker={line}"), 4, 1);
        assert_eq!(table.game.view(EYES_OF_TWO).joker, Some(known), "all know the others");
    }
}

#[test]
fn hud_16_what_a_joker_is_seen_to_do_all_know() {
    let view_after = |joker| {
        let mut table = secret_joker(joker);
        table.show("7p", "8p").go(ONE, "ready").go(TWO, "play Kp").go(ONE, "play Xs");
        table.game.view(EYES_OF_TWO)
    };
    let after = [Joker::Blank, Joker::Echo, Joker::Wild].map(view_after);
    assert_eq!(after.map(|view| view.joker), [Joker::Blank, Joker::Echo, Joker::Wild].map(Some));
    // Without an earlier special card, an echo looks blank.
    let mut table = secret_joker(Joker::Echo);
    table.show("7p", "8p").go(ONE, "play Xs");
    let view = table.game.view(EYES_OF_TWO);
    assert_eq!(view.joker, None);
    assert_eq!(view.jokers.iter().collect::<Vec<_>>(), [Joker::Blank, Joker::Echo]);
}

/// A duel with a Joker that secretly has this effect.
fn secret_joker(joker: Joker) -> Table {
    let known = self::joker("joker=blank", "7p,Xs,3p", "8p,Kp,2p");
    let mut view = known.view();
    view.options = table::options("joker=secret");
    view.joker = Some(joker);
    view.jokers = Jokers::ANY;
    Position(view).table()
}

#[test]
fn hud_16_of_two_specials_turned_up_that_of_the_seat_which_acts_second_is_the_later_one() {
    let echo = |is| Event::JokerDoes(ONE, JokerShows::Is(is));
    let mut table = joker("joker=echo", "Kp,Xs,3p", "Ap,2p");
    table.show("Kp", "Ap").go(ONE, "play Xs");
    assert!(table.has_emitted(&echo(CardKind::Ace)), "seat 2 acts second\n{}", table.picture());
    let mut table = joker("joker=echo", "Ap,Xs,3p", "Kp,2p");
    table.show("Ap", "Kp").go(ONE, "play Xs");
    assert!(table.has_emitted(&echo(CardKind::King)), "{}", table.picture());
    // Seat 2 acts first in the next round.
    let mut table = joker("joker=echo", "7p,Kp,Xs,3p", "8p,Ap,2p");
    table.show("7p", "8p").ready().show("Kp", "Ap").go(TWO, "ready").go(ONE, "play Xs");
    assert!(table.has_emitted(&echo(CardKind::King)), "seat 1 acts second\n{}", table.picture());
}

#[test]
fn hud_16_and_hud_29_an_echo_that_is_a_queen_is_used_up() {
    let mut table = joker("joker=echo", "7p,Xs,10p*2,9p", "Qp,2p");
    table.show("7p", "Qp").go(ONE, "play Xs");
    assert_eq!(table.side(Side::One).queens, 1);
    table.go(TWO, "ready").go(ONE, "play 10p").go(TWO, "ready");
    assert_eq!((table.side(Side::One).queens, table.side(Side::One).joker_queens), (0, 0));
    assert!(table.side(Side::One).discard.includes(&cards("Xs")));
    table.refuse(ONE, "play 10p", "HUD-24").refuse(ONE, "play 9p", "HUD-24");
}

#[test]
fn hud_29_a_queen_is_used_up_before_a_joker_that_is_one() {
    let mut table = joker("joker=echo", "7p,Qp,Xs,10p,9p,5p", "8p,2p");
    table.show("7p", "8p").go(ONE, "play Qp").go(TWO, "ready").go(ONE, "play Xs");
    assert_eq!((table.side(Side::One).queens, table.side(Side::One).joker_queens), (2, 1));
    table.go(TWO, "ready").go(ONE, "play 10p").lies("7p,10p,Xs", "8p");
    assert_eq!((table.side(Side::One).queens, table.side(Side::One).joker_queens), (1, 1));
    table.go(TWO, "ready").go(ONE, "play 9p").lies("7p,10p,9p", "8p");
    table.go(TWO, "ready").refuse(ONE, "play 5p", "HUD-24");
}
