//! GR-1 to GR-6: cards, ammo, envelopes, tokens, breaks.

use engine::chance::Seed;
use engine::game::{Game, Observer, SetupError};
use engine::games::gold_rush_shoot_out::{
    Card, CardCounts, Event, GoldRushShootOut, GoldRushShootOutOptions, Loot, has_break_before,
};
use engine::options::{Options, Values};
use engine::record;
use engine::season::Season;
use engine::seat::Seat;

use crate::gold_rush_shoot_out::table::{Position, Table, card, cards};
use crate::gold_rush_shoot_out::{ONE, TWO, seat};

#[test]
fn gr_1_there_are_33_loot_cards() {
    let loot = CardCounts::ALL.only_loot();
    let counts = ["1", "2", "3", "5", "stamp", "antique"].map(|name| loot.of(card(name)));
    assert_eq!(counts, [5, 5, 5, 1, 10, 7]);
    assert_eq!(loot.count(), 33);
}

#[test]
fn gr_2_there_are_15_ability_cards() {
    let abilities = CardCounts::ALL.only_abilities();
    let counts =
        ["hired", "bullet", "dual", "bandage", "duck"].map(|name| abilities.of(card(name)));
    assert_eq!(counts, [4, 4, 3, 2, 2]);
    assert_eq!(abilities.count(), 15);
}

#[test]
fn gr_3_each_seat_has_four_blanks_and_two_bullets() {
    for seats in 3..=8 {
        let table = Table::deal(seats, 2);
        for seat in Seat::all(seats) {
            let ammo = table.place(seat).ammo.expect("an open view");
            assert_eq!((ammo.blanks, ammo.bullets), (4, 2));
        }
    }
}

#[test]
fn gr_3_one_card_of_ammo_is_used_in_each_round() {
    let mut table = Position::new(3).table();
    table.shoot("B2 b1 b1", &[]).share();
    let ammo = [1, 2, 3].map(|number| table.place(seat(number)).ammo.expect("an open view"));
    assert_eq!((ammo[0].blanks, ammo[0].bullets), (4, 1));
    assert_eq!((ammo[1].blanks, ammo[1].bullets), (3, 2));
    assert_eq!(ammo[2], ammo[1]);
}

#[test]
fn gr_3_what_is_used_up_cannot_be_loaded() {
    let table = Position::new(3).round(5).history(ONE, "b-b-b-b-").table();
    table.refuse(ONE, "load blank", "GR-3");
    let table = Position::new(3).round(3).history(ONE, "B-B!").table();
    table.refuse(ONE, "load bullet", "GR-3");
    assert!(table.can(ONE, "load blank"));
    assert!(!table.can(ONE, "load bullet"));
}

#[test]
fn gr_3_what_is_discarded_unseen_is_used_too() {
    let mut table = Position::new(3).table();
    // Seat 1 sits out; seats 2 and 3 aim at it.
    table.shoot("B2 b1 B1", &[1]).share();
    let ammo = [1, 2, 3].map(|number| table.place(seat(number)).ammo.expect("an open view"));
    assert_eq!(ammo.map(|ammo| (ammo.blanks, ammo.bullets)), [(4, 1), (3, 2), (4, 1)]);
}

#[test]
fn gr_4_what_is_taken_goes_into_an_envelope_that_only_its_owner_opens() {
    let mut table = Position::new(3).take("5 1 - - - duck - -").table();
    table.shoot("b2 b1 b1", &[]).play("1 take 1; 2 take 6");
    assert_eq!(table.place(ONE).envelope, Some(cards("5")));
    assert_eq!(table.place(TWO).envelope, Some(cards("duck")));
    for seat in [ONE, TWO] {
        for observer in [Observer::Table, Observer::Seat(ONE), Observer::Seat(TWO)] {
            let seen = table.seen(observer, seat);
            assert_eq!(seen.envelope.is_some(), observer.is(seat), "{observer:?}");
            assert_eq!(seen.cards, 1, "all have seen that a card went in");
        }
    }
}

#[test]
fn gr_4_a_ledger_lists_what_seats_were_seen_to_take() {
    let mut table = Position::new(3).envelope(TWO, "stamp bullet").table();
    table.shoot("b2 b1 b1", &[]).play("1 take 1; 2 take 3");
    assert_eq!(table.seen(Observer::Table, ONE).put_in, Some(cards("1")));
    assert_eq!(table.seen(Observer::Seat(ONE), TWO).put_in, Some(cards("stamp bullet 3")));
}

#[test]
fn gr_4_without_a_ledger_everybody_has_to_remember() {
    let options = GoldRushShootOutOptions { ledger: false, ..Default::default() };
    let mut table = Position::with(3, options).envelope(TWO, "stamp bullet").table();
    table.shoot("b2 b1 b1", &[]).play("1 take 1; 2 take 3");
    for observer in [Observer::Table, Observer::Seat(ONE)] {
        let seen = table.seen(observer, TWO);
        assert_eq!((seen.put_in, seen.envelope, seen.bullets_before), (None, None, None));
        assert_eq!(seen.cards, 3, "the number of cards is seen");
        assert_eq!(
            table.game.view(observer).cards_in_decks(),
            None,
            "the decks can't be counted either"
        );
    }
    assert_eq!(table.seen(Observer::Seat(TWO), TWO).put_in, Some(cards("stamp bullet 3")));
}

#[test]
fn gr_4_the_ledger_is_kept_unless_the_table_plays_as_on_the_show() {
    let defaults = GoldRushShootOutOptions::default();
    assert!(defaults.ledger);
    let mut values = Values::defaults(defaults.fields());
    let preset = defaults.presets().iter().find(|preset| preset.id == "show").expect("a preset");
    for (id, value) in preset.values {
        values.set(id, *value).expect("a value that can be set");
    }
    assert!(!defaults.with_values(&values).ledger);
    assert_eq!(values.to_string(), "ledger=off starting-tokens=1 time=show");
}

#[test]
fn gr_5_tokens_come_in_halves_and_the_table_says_how_many() {
    assert_eq!(Table::deal(4, 1).halves(), [2; 4], "one token unless told otherwise");
    for starting_tokens in 0..=5 {
        let options = GoldRushShootOutOptions { starting_tokens, ..Default::default() };
        let game = GoldRushShootOut::deal(&options, 3, Seed(1)).expect("a table of three");
        let view = game.view(Observer::Table);
        assert!(view.all_seats().all(|seat| view.by_seat[seat].tokens == 2 * starting_tokens));
    }
    let many = GoldRushShootOutOptions { starting_tokens: 6, ..Default::default() };
    let refused = SetupError::Option("starting-tokens");
    assert_eq!(GoldRushShootOut::deal(&many, 3, Seed(1)), Err(refused));
    let text = "facedown 1\ngame gold-rush-shoot-out 1\noptions starting-tokens=3\n\
        seats A | B | C\nseed 0000000000000003";
    let reading = record::read::<GoldRushShootOut>(text).expect("a record");
    assert_eq!(reading.game.view(Observer::Table).by_seat[ONE].tokens, 6);
}

#[test]
fn gr_5_in_a_season_each_seat_brings_its_own() {
    let text = "facedown 1\ngame gold-rush-shoot-out 1\noptions starting-tokens=2 brought=0,3,10\n\
        seats A | B | C\nseed 0000000000000003";
    let reading = record::read::<GoldRushShootOut>(text).expect("a record");
    let halves = |view: engine::games::gold_rush_shoot_out::View| {
        view.all_seats().map(|seat| view.by_seat[seat].tokens).collect::<Vec<_>>()
    };
    assert_eq!(halves(reading.game.view(Observer::Table)), [0, 3, 10]);
    assert!(
        reading
            .record
            .to_string()
            .contains("\noptions ledger=on starting-tokens=2 brought=0,3,10 time=off\n")
    );
    assert_eq!(reading.game.purse(ONE), None, "the game goes on");
    let refused = Err(SetupError::Option("brought"));
    assert_eq!(GoldRushShootOut::deal(&reading.record.options, 4, Seed(1)), refused);
    let plain = GoldRushShootOutOptions::default().values().to_string();
    assert_eq!(plain, "ledger=on starting-tokens=1 time=off");
}

#[test]
fn gr_6_nothing_can_be_traded() {
    let mut table = Position::new(3).envelope(ONE, "stamp hired").table();
    table.aims("b2 b1 b1");
    for asked in [ONE, TWO, seat(3)] {
        for action in table.lists(asked) {
            let word = action.split(' ').next().expect("a word");
            assert!(["pass", "hire"].contains(&word), "{action}");
        }
    }
    table.pass().sit_out(&[]).ambush(&[]).share();
    assert!(table.place(ONE).put_in.expect("an open view").of(card("stamp")) >= 1);
}

#[test]
fn gr_6_the_table_breaks_before_round_1_and_after_rounds_2_and_4() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(has_break_before), [true, false, true, false, true, false]);
    let mut table = Table::deal(3, 4);
    let mut breaks = Vec::new();
    for round in 1..=6 {
        table.clear_events();
        table.shoot(if round < 5 { "b2 b3 b1" } else { "B2 B3 B1" }, &[]).share();
        let emitted: Vec<_> = table.emitted.iter().collect();
        let began = emitted.iter().position(|event| **event == Event::BreakBegan);
        if let Some(began) = began {
            assert!(matches!(emitted[began + 1], Event::RoundBegan(next, _) if *next == round + 1));
            breaks.push(round);
        }
    }
    assert_eq!(breaks, [2, 4], "rounds after which the table breaks");
}

#[test]
fn gr_6_3_to_8_seats_play() {
    let deal = |seats| GoldRushShootOut::deal(&GoldRushShootOutOptions::default(), seats, Seed(1));
    for seats in 3..=8 {
        assert_eq!(deal(seats).expect("a table").seats(), seats);
    }
    for seats in [0, 1, 2, 9, 255] {
        assert_eq!(deal(seats), Err(SetupError::Seats(seats)));
    }
}

#[test]
fn gr_1_gold_is_worth_what_is_printed() {
    let bars = Loot::ALL.map(|loot| CardCounts::NONE.with(Card::Loot(loot)).worth());
    assert_eq!(bars, [1, 2, 3, 5, 1, 0], "a single stamp is worth one bar");
}
