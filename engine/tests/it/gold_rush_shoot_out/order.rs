//! GR-7 to GR-9: priority and the take.

use std::collections::BTreeSet;

use engine::game::{Game, Observer};
use engine::games::gold_rush_shoot_out::{CardCounts, Event, Phase};
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

fn order(table: &Table) -> Vec<u8> {
    table.game.view(Observer::Table).in_priority().map(Seat::number).collect()
}

#[test]
fn gr_7_priority_runs_clockwise_from_the_first_seat() {
    let table = Position::new(5).first(seat(4)).table();
    assert_eq!(order(&table), [4, 5, 1, 2, 3]);
}

#[test]
fn gr_7_the_first_seat_of_the_game_is_drawn() {
    for seats in [3, 6, 8] {
        let first: BTreeSet<Seat> =
            (0..200).map(|seed| Table::deal(seats, seed).view().first).collect();
        assert_eq!(first, Seat::all(seats).collect());
    }
}

#[test]
fn gr_8_if_nobody_takes_the_token_the_last_becomes_first() {
    let mut table = Position::new(4).table();
    let mut firsts = vec![table.view().first.number()];
    // Two rounds without a standing seat, then one in which all share and take cards.
    for out in [&[1, 2, 3, 4][..], &[1, 2, 3, 4], &[]] {
        table.aims("b2 b3 b4 b1");
        if out.is_empty() {
            assert_eq!(table.phase(), Phase::Ambush, "all must stand");
        } else {
            table.sit_out(out);
        }
        table.ambush(&[]).share();
        firsts.push(table.view().first.number());
    }
    assert_eq!(firsts, [1, 4, 3, 2]);
    assert_eq!(order(&table), [2, 3, 4, 1], "the first became second");
}

#[test]
fn gr_8_who_took_the_token_is_first_and_priority_runs_clockwise_from_it() {
    let mut table = Position::new(4).table();
    table.shoot("b2 b3 b4 b1", &[]);
    table.play("1 take 1; 2 take 2; 3 take priority").share();
    assert_eq!(order(&table), [3, 4, 1, 2]);
    assert!(table.has_emitted(&Event::RoundBegan(2, seat(3))));
    assert_eq!(table.view().claimed, None, "the token is back");
}

#[test]
fn gr_9_five_loot_and_three_abilities_are_laid_out_face_up() {
    for seed in 0..20 {
        let table = Table::deal(3, seed);
        let public = table.game.view(Observer::Table);
        let take = public.take.map(|card| card.expect("a card"));
        let loot: CardCounts = take[..5].iter().copied().collect();
        let abilities: CardCounts = take[5..].iter().copied().collect();
        assert_eq!((loot.only_loot().count(), abilities.only_abilities().count()), (5, 3));
    }
}

#[test]
fn gr_9_in_round_6_eight_loot_cards_and_all_cards_have_come_up() {
    for seed in 0..10 {
        let mut table = Table::deal(3, seed);
        let mut came = table.lying();
        for round in 1..6 {
            table.shoot(if round < 5 { "b2 b3 b1" } else { "B2 B3 B1" }, &[]).share();
            came = came.plus(table.lying());
        }
        assert_eq!(table.view().round, 6);
        assert_eq!((table.lying().only_loot().count(), table.lying().count()), (8, 8));
        assert_eq!(came, CardCounts::ALL);
    }
}

#[test]
fn gr_9_both_decks_are_shuffled_for_every_round() {
    let position = Position::new(3);
    let takes: BTreeSet<String> = (0..40)
        .map(|seed| {
            let mut table = position.seeded(seed);
            table.shoot("b2 b3 b1", &[1, 2, 3]);
            format!("{:?}", table.view().take)
        })
        .collect();
    assert!(takes.len() > 35, "{} takes of 40", takes.len());
}

#[test]
fn gr_9_the_take_of_a_round_is_told_when_it_begins() {
    let mut table = Position::new(3).table();
    table.shoot("b2 b3 b1", &[1, 2, 3]);
    let take = table.view().take;
    table.emitted_in_order(&[
        Event::LeftOver(cards("1 2 3 stamp antique hired bullet dual")),
        Event::RoundBegan(2, seat(3)),
        Event::TakeLaid(take),
    ]);
    assert_eq!(table.waits_for(), [1, 2, 3], "everybody loads again");
    assert_eq!((table.place(ONE).pistols, table.place(TWO).stands), ([None; 2], None));
}
