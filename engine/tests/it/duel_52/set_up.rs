//! D52-1 to 4, 33, 40, 55, 56, 71, 73: before the first turn.

use engine::cards::{Card, CardSet};
use engine::game::{Decision, Observer};
use engine::games::duel_52::{
    Duel52Options, Event, HandCertainty, Hero, Lane, Origin, Phase, Side, Starts,
};
use engine::time::TimeControl;

use crate::duel_52::position::Table;
use crate::duel_52::{EYES_OF_ONE, EYES_OF_TWO, ONE, TWO};

const BASE: Duel52Options = Duel52Options {
    starts: Starts::One,
    heroes: false,
    bannermen: false,
    forts: false,
    time: TimeControl::Off,
};
const BANNERMEN: Duel52Options = Duel52Options { bannermen: true, ..BASE };

/// Picks the first listed bannermen until the game begins.
fn pick_all(table: &mut Table) {
    while matches!(table.view().phase, Phase::Bannermen(_)) {
        let seat = table.mover().expect("somebody picks");
        let action = table.actions(seat)[0];
        table.decide(seat, Decision::Act(action));
    }
}

/// Number of cards set aside: all that are in no other place.
fn aside(table: &Table) -> u8 {
    let view = table.view();
    view.unseen().len() - view.pile
}

#[test]
fn d52_1_there_are_52_cards_and_three_lanes_with_a_side_for_each_seat() {
    let view = Table::dealt(&BASE, 2, 3).view();
    let named: CardSet = view.cards.iter().filter_map(|card| card.face).collect();
    let hands = view.seats[ONE].hand.unwrap().union(view.seats[TWO].hand.unwrap());
    assert_eq!(named.union(hands).union(view.unseen()), CardSet::DECK);
    for lane in Lane::ALL {
        for seat in [ONE, TWO] {
            assert_eq!(view.side(seat, lane).count(), 1, "seat {seat} has a side of lane {lane}");
        }
    }
}

#[test]
fn d52_2_six_base_cards_five_cards_each_ten_aside_26_to_draw() {
    let table = Table::dealt(&BASE, 2, 1);
    let view = table.view();
    assert_eq!(view.cards.len(), 6);
    for card in &view.cards {
        assert_eq!((card.from, card.side), (Origin::Base, Side::Down));
        assert!(card.known_to.is_empty(), "base cards are secret to their owner, too");
    }
    // Seat 1 drew for its first turn.
    assert_eq!((view.seats[ONE].holds, view.seats[TWO].holds), (6, 5));
    assert_eq!((view.pile, aside(&table)), (25, 10));
}

#[test]
fn d52_3_who_starts_is_an_option_and_the_first_turn_has_two_actions() {
    for (starts, first) in [(Starts::One, ONE), (Starts::Two, TWO)] {
        let table = Table::dealt(&Duel52Options { starts, ..BASE }, 2, 7);
        assert_eq!(table.mover(), Some(first));
        assert_eq!(table.actions_left(), 2, "the very first turn");
    }
    let random = Duel52Options { starts: Starts::Random, ..BASE };
    let firsts: Vec<_> =
        (0..40).map(|seed| Table::dealt(&random, 2, seed).mover().unwrap()).collect();
    let ones = firsts.iter().filter(|seat| **seat == ONE).count();
    assert!((8..=32).contains(&ones), "chance decides: {ones} of 40");
    let mut table = Table::dealt(&BASE, 2, 7);
    let hand = table.hand(ONE);
    for card in hand.iter().take(2) {
        table.go(ONE, format!("play {card} 1").as_str());
    }
    assert_eq!((table.mover(), table.actions_left()), (Some(TWO), 3), "every other turn");
}

#[test]
fn d52_33_how_many_cards_are_set_aside() {
    for (heroes, bannermen, expected) in
        [(false, false, 10), (true, false, 8), (false, true, 6), (true, true, 4)]
    {
        for forts in [false, true] {
            let mut table = Table::dealt(&Duel52Options { heroes, bannermen, forts, ..BASE }, 2, 5);
            pick_all(&mut table);
            let laid = table.view().forts.iter().flatten().count() as u8;
            assert_eq!(laid, if forts { 4 } else { 0 });
            assert_eq!(aside(&table) + laid, expected, "forts are four of them");
            assert_eq!(table.view().pile, 25, "the first card is drawn");
        }
    }
}

#[test]
fn d52_33_a_bannerman_that_could_not_be_picked_stays_in_the_draw_pile() {
    // Hands with only one rank to pick are rare.
    let mut found = 0;
    for seed in 0..60_000 {
        let mut table = Table::dealt(&BANNERMEN, 2, seed);
        let hand = table.hand(TWO);
        let of_first = hand.iter().filter(|card| card.rank() == hand.iter().next().unwrap().rank());
        if !(of_first.count() == 4 || has_four_of_last_rank(hand)) {
            continue;
        }
        let lone = hand
            .iter()
            .find(|card| hand.iter().filter(|one| one.rank() == card.rank()).count() == 1);
        let lone = lone.expect("the fifth card");
        if !table.can(TWO, &format!("banner {lone}")) {
            continue;
        }
        table.refuse(TWO, &format!("banner {}", card_of_another_rank(hand, lone)), "D52-55");
        table.go(TWO, format!("banner {lone}").as_str());
        let first = table.actions(ONE)[0];
        table.decide(ONE, Decision::Act(first));
        assert!(table.has_emitted(&Event::NoBannerman(TWO)), "{}", table.picture());
        pick_all(&mut table);
        assert_eq!(table.view().pile, 26, "one more than 25 after the first draw");
        assert_eq!(table.view().seats[TWO].banners[1], None);
        found += 1;
        if found == 2 {
            return;
        }
    }
    panic!("four of a kind come up");
}

fn has_four_of_last_rank(hand: CardSet) -> bool {
    let last = hand.iter().last().expect("a hand");
    hand.iter().filter(|card| card.rank() == last.rank()).count() == 4
}

fn card_of_another_rank(hand: CardSet, lone: Card) -> Card {
    hand.iter().find(|card| card.rank() != lone.rank()).expect("four others")
}

#[test]
fn d52_40_a_hero_is_dealt_face_up_to_each_seat_first_of_all() {
    let table = Table::dealt(&Duel52Options { heroes: true, ..BASE }, 2, 11);
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        let view = table.seen(observer);
        assert!(view.seats.0.iter().all(|seat| matches!(seat.hero, Hero::Home(_))));
        assert_eq!(view.cards.len(), 6, "heroes lie outside the lanes");
    }
    let heroes: CardSet = table.view().seats.0.iter().filter_map(|seat| seat.hero.card()).collect();
    let hands = table.hand(ONE).union(table.hand(TWO));
    assert_eq!(heroes.len(), 2, "two different cards");
    assert!(heroes.intersection(hands).is_empty());
    let ranks_alike = (0..400).any(|seed| {
        let view = Table::dealt(&Duel52Options { heroes: true, ..BASE }, 2, seed).view();
        let [one, two] = view.seats.0.map(|seat| seat.hero.card().unwrap().rank());
        one == two
    });
    assert!(ranks_alike, "both may have the same rank");
}

#[test]
fn d52_55_bannermen_are_picked_in_turn_by_the_seat_that_does_not_start_first() {
    let mut table = Table::dealt(&BANNERMEN, 2, 2);
    let mut order = Vec::new();
    while let Phase::Bannermen(done) = table.view().phase {
        assert_eq!(usize::from(done), order.len());
        let seat = table.mover().unwrap();
        order.push(seat);
        let behind =
            table.hand(seat).iter().find(|card| table.can(seat, &format!("banner {card}")));
        let behind = behind.expect("it can pick");
        let nth = usize::from(done / 2);
        table.go(seat, format!("banner {behind}").as_str());
        let banner = table.seat(seat).banners[nth].expect("it was laid before the seat");
        assert_eq!(banner.card.rank(), behind.rank());
        assert_ne!(banner.card, behind, "it comes out of the deck");
        assert!(table.hand(seat).contains(behind), "the picked card stays in hand");
        for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
            let seen = table.seen(observer).seats[seat];
            assert_eq!(seen.banners[nth], Some(banner), "all see it");
            let is_hidden = seen.hand.is_none();
            assert!(!is_hidden || seen.shown.sure.contains(behind), "and know what is behind it");
        }
    }
    assert_eq!(order, [TWO, ONE, TWO, ONE]);
}

#[test]
fn d52_55_the_first_bannermans_rank_cannot_be_picked_again() {
    for seed in 0..200 {
        let mut table = Table::dealt(&BANNERMEN, 2, seed);
        let hand = table.hand(TWO);
        let twice = hand.iter().find(|card| {
            let alike = |one: &Card| one.rank() == card.rank() && one != card;
            hand.iter().any(|one| alike(&one)) && table.can(TWO, &format!("banner {card}"))
        });
        let Some(card) = twice else { continue };
        table.go(TWO, format!("banner {card}").as_str());
        let first = table.actions(ONE)[0];
        table.decide(ONE, Decision::Act(first));
        if table.mover() == Some(TWO) {
            table.refuse(TWO, &format!("banner {card}"), "D52-55");
        }
        let foreign = CardSet::DECK.difference(hand).iter().next().unwrap();
        table.refuse(table.mover().unwrap(), &format!("banner {foreign}"), "D52-6");
        table.refuse(table.mover().unwrap(), "end", "D52-55");
        return;
    }
    panic!("pairs in hands come up");
}

#[test]
fn d52_55_that_a_rank_is_not_in_the_deck_is_known_to_the_seat_that_could_not_pick_it() {
    let mut found = 0;
    for seed in 0..4_000 {
        let table = Table::dealt(&BANNERMEN, 2, seed);
        let hand = table.hand(TWO);
        let lacking = hand.iter().find(|card| !table.can(TWO, &format!("banner {card}")));
        let Some(card) = lacking else { continue };
        table.refuse(TWO, &format!("banner {card}"), "D52-55");
        let alike: CardSet =
            table.hand(ONE).iter().filter(|other| other.rank() == card.rank()).collect();
        assert_eq!(table.seen(EYES_OF_TWO).seats[ONE].shown.sure, alike, "the other hand has them");
        assert!(table.seen(Observer::Table).seats[ONE].shown.sure.is_empty());
        assert!(table.seen(EYES_OF_ONE).seats[ONE].shown.sure.is_empty(), "it does not know");
        found += 1;
    }
    assert!(found > 5, "{found} such deals");
}

#[test]
fn d52_56_base_cards_come_after_the_bannermen_and_who_picked_second_begins() {
    let mut table = Table::dealt(&BANNERMEN, 2, 9);
    assert!(table.view().cards.is_empty(), "no base cards yet");
    assert_eq!(table.view().turns, 0);
    let last_pick = |table: &Table| table.view().phase == Phase::Bannermen(3);
    while !last_pick(&table) {
        let seat = table.mover().unwrap();
        let action = table.actions(seat)[0];
        table.decide(seat, Decision::Act(action));
    }
    pick_all(&mut table);
    assert!(
        table.has_emitted(&Event::BaseCardsDealt) && table.has_emitted(&Event::TurnBegan(ONE, 2))
    );
    assert_eq!((table.mover(), table.view().cards.len()), (Some(ONE), 6));
}

#[test]
fn d52_71_with_both_heroes_come_before_hands_and_bannermen_before_base_cards() {
    let both = Duel52Options { heroes: true, ..BANNERMEN };
    let mut same = 0;
    for seed in 0..300 {
        let mut table = Table::dealt(&both, 2, seed);
        assert!(table.view().seats.0.iter().all(|seat| seat.hero.card().is_some()));
        assert!(table.view().cards.is_empty());
        // A bannerman may have the hero's rank.
        let hero = table.seat(TWO).hero.card().unwrap();
        let alike = table.hand(TWO).iter().find(|card| card.rank() == hero.rank());
        if let Some(card) = alike.filter(|card| table.can(TWO, &format!("banner {card}"))) {
            table.go(TWO, format!("banner {card}").as_str());
            assert_eq!(table.seat(TWO).banners[0].unwrap().card.rank(), hero.rank());
            same += 1;
        }
        pick_all(&mut table);
        assert_eq!(table.mover(), Some(ONE), "the seat that picked second");
    }
    assert!(same > 10, "{same} bannermen of the hero's rank");
}

#[test]
fn d52_73_four_of_the_cards_set_aside_lie_beside_the_draw_pile() {
    let options = Duel52Options { forts: true, ..BASE };
    let table = Table::dealt(&options, 2, 4);
    for observer in [Observer::Table, EYES_OF_ONE, EYES_OF_TWO] {
        let forts = table.seen(observer).forts;
        assert!(forts.iter().all(|fort| fort.is_some_and(|fort| fort.face.is_none())));
    }
    assert_eq!(aside(&table), 6);
    assert!(Table::dealt(&BASE, 2, 4).view().forts.iter().all(Option::is_none));
}

#[test]
fn d52_55_the_card_behind_a_bannerman_is_sure_until_a_card_leaves_the_hand_face_down() {
    let mut table = Table::dealt(&BANNERMEN, 2, 9);
    pick_all(&mut table);
    let banner = table.seat(ONE).banners[0].unwrap();
    assert_eq!(banner.certainty, HandCertainty::Sure);
    let other = table.hand(ONE).iter().find(|card| *card != banner.behind).unwrap();
    table.go(ONE, format!("play {other} 1").as_str());
    assert_eq!(table.seat(ONE).banners[0].unwrap().certainty, HandCertainty::Doubtful);
}
