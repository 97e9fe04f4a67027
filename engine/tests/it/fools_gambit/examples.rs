use engine::games::fools_gambit::Event;
use engine::seat::SeatSet;

use crate::fools_gambit::table::{Position, card, cards};
use crate::fools_gambit::{ONE, TWO};

#[test]
fn fg_10_and_fg_1_example_1_the_jack_beats_the_9() {
    let mut table = Position::split("9c Kc 3c", "Jh 4h 3h").table();
    table.duel("9c Kc", "Jh 4h").won_by(Some(TWO));
    table.piles(ONE, "", "9c Kc").piles(TWO, "4h", "Jh");
    assert_eq!(table.open(TWO).points, 4);
}

#[test]
fn fg_18_example_2_the_2_takes_the_value_of_the_king() {
    let mut table = Position::split("2c Kc 9c", "Qh 3h 8h").table();
    table.duel("2c Kc", "Qh 3h").won_by(Some(ONE));
    table.piles(ONE, "Kc", "2c").piles(TWO, "", "Qh 3h");
    assert_eq!(table.open(ONE).points, 10);
}

#[test]
fn fg_19_example_3_the_7_reverses_and_the_wagered_5_does_nothing() {
    let mut table = Position::split("7c Ac 9c", "10h 5h 8h").table();
    table.duel("7c Ac", "10h 5h").won_by(Some(ONE));
    table.piles(ONE, "Ac", "7c").piles(TWO, "", "10h 5h");
    assert_eq!(table.open(ONE).points, 14);
}

#[test]
fn fg_14_example_4_the_5_sends_the_king_away() {
    let mut table = Position::split("5c 6c 3c", "Kh 9h 4h").table();
    table.duel("5c 6c", "Kh 9h").won_by(Some(ONE));
    table.piles(ONE, "6c", "5c").piles(TWO, "", "9h 4h");
    assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("3c"), cards("Kh")));
    assert_eq!(table.open(ONE).points, 6);
}

#[test]
fn fg_15_example_5_the_2_goes_out_and_the_7_comes_in() {
    let mut table = Position::split("5c 8c 9c", "2h Qh 7h").table();
    table.duel("5c 8c", "2h Qh").won_by(Some(ONE));
    table.piles(ONE, "8c", "5c").piles(TWO, "", "7h Qh");
    assert_eq!(table.off_hand(TWO), cards("2h"));
}

#[test]
fn fg_17_example_6_three_5s_act_once_each() {
    let mut table = Position::split("5c 8c 5s", "5h 9h Qh").table();
    table.duel("5c 8c", "5h 9h").won_by(None);
    table.emitted_in_order(&[
        Event::FivesActed(SeatSet::first(2)),
        Event::Exchanged { seat: ONE, out: card("5c"), brought_in: card("5s") },
        Event::Exchanged { seat: TWO, out: card("5h"), brought_in: card("Qh") },
        Event::FivesActed(SeatSet::from_item(ONE)),
        Event::Exchanged { seat: TWO, out: card("Qh"), brought_in: card("5h") },
    ]);
    let acted = table.emitted.iter().filter(|event| matches!(event, Event::FivesActed(_)));
    assert_eq!(acted.count(), 2, "no 5 acts again\n{}", table.picture());
    table.piles(ONE, "", "5s").piles(TWO, "", "5h");
    assert_eq!((table.off_hand(ONE), table.off_hand(TWO)), (cards("5c 8c"), cards("9h Qh")));
}
