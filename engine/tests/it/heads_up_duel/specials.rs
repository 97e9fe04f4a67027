//! HUD-28 to HUD-32: Jacks, Queens, Kings and Aces.

use engine::games::heads_up_duel::{Event, Scoring, Side};

use crate::heads_up_duel::table::{Position, cards};
use crate::heads_up_duel::{ONE, TWO};

#[test]
fn hud_28_a_jack_sweeps_both_sides_and_itself() {
    let mut table = Position::duel("", "7p*3,Kp,3p", "9p*2,Jp,2p").table();
    table.show("7p", "9p").go(ONE, "play Kp").go(TWO, "play 9p").go(ONE, "play 7p");
    table.go(TWO, "play Jp").lies("-", "-");
    assert!(table.has_emitted(&Event::Swept(TWO)));
    assert!(table.side(Side::Two).discard.includes(&cards("9p*2,Jp")));
    assert_eq!(table.side(Side::One).kings, 0);
    // Later cards count.
    table.go(ONE, "play 7p").ready();
    assert_eq!(table.ended(), ([7, 0], Some(ONE), [0, 0]));
}

#[test]
fn hud_28_a_jack_in_the_showdown_sweeps_too() {
    let mut table = Position::duel("", "Jp,3p", "9p*2,2p").table();
    table.show("Jp", "9p").lies("-", "-");
    table.go(ONE, "ready").go(TWO, "play 9p").ready();
    assert_eq!(table.ended(), ([0, 9], Some(TWO), [0, 0]));
}

#[test]
fn hud_29_a_queen_lets_one_other_number_in_and_is_discarded() {
    let mut table = Position::duel("", "3p*2,Qp,10p*2,2p", "9p,4p,2p").table();
    table.show("3p", "9p").refuse(ONE, "play 10p", "HUD-24");
    table.go(ONE, "play Qp").go(TWO, "ready").go(ONE, "play 10p").lies("3p,10p", "9p");
    assert!(table.has_emitted(&Event::QueenSpent(ONE)));
    assert!(table.side(Side::One).discard.includes(&cards("Qp")));
    table.go(TWO, "ready").refuse(ONE, "play 10p", "HUD-24");
    assert_eq!(table.side(Side::One).number, Some(3), "the number stays");
    table.go(ONE, "play 3p").ready();
    assert_eq!(table.ended(), ([16, 9], Some(ONE), [0, 0]));
}

#[test]
fn hud_29_a_matching_number_needs_no_queen() {
    let mut table = Position::duel("", "3p*2,Qp,10p,2p", "9p,4p,2p").table();
    table.show("3p", "9p").go(ONE, "play Qp").go(TWO, "ready").go(ONE, "play 3p");
    table.lies("3p*2,Qp", "9p");
    assert_eq!(table.side(Side::One).queens, 1);
}

#[test]
fn hud_29_without_a_number_a_queen_lets_any_in() {
    let mut table = Position::duel("", "Qp,10p*2,2p", "9p,4p,2p").table();
    table.show("Qp", "9p").go(ONE, "play 10p").lies("10p", "9p");
    table.go(TWO, "ready").refuse(ONE, "play 10p", "HUD-24");
}

#[test]
fn hud_29_each_queen_lets_one_in_and_an_unused_one_does_nothing() {
    let mut table = Position::duel("", "3p,Qp*2,10p,9p,2p", "4p,5p").table();
    table.show("3p", "4p").go(ONE, "play Qp").go(TWO, "ready").go(ONE, "play Qp");
    table.go(TWO, "ready").go(ONE, "play 10p").go(TWO, "ready").go(ONE, "play 9p");
    table.lies("3p,9p,10p", "4p");
    let mut table = Position::duel("", "3p,Qp,10p", "4p,5p").table();
    table.show("3p", "4p").go(ONE, "play Qp").ready();
    assert_eq!(table.ended(), ([3, 4], Some(TWO), [0, 0]));
    // The other side's Queen is no help.
    let mut table = Position::duel("", "3p,10p,2p", "Qp,5p").table();
    table.show("3p", "Qp").refuse(ONE, "play 10p", "HUD-24");
}

#[test]
fn hud_30_each_king_that_lies_there_at_the_end_is_a_bonus_point() {
    let mut table = Position::duel("", "3p,Kp*2,2p", "9p,Kp,2p").table();
    table.show("3p", "9p").go(ONE, "play Kp").go(TWO, "play Kp").go(ONE, "play Kp").ready();
    assert_eq!(table.ended(), ([3, 9], Some(TWO), [2, 1]));
    assert_eq!(table.points(), [2, 2]);
    assert_eq!([table.side(Side::One).bonus, table.side(Side::Two).bonus], [2, 1]);
}

#[test]
fn hud_30_a_king_that_was_swept_away_is_none() {
    let mut table = Position::duel("", "3p,Kp,2p", "9p,Jp,2p").table();
    table.show("3p", "9p").go(ONE, "play Kp").go(TWO, "play Jp").ready();
    assert_eq!(table.ended(), ([0, 0], None, [0, 0]));
}

#[test]
fn hud_31_each_ace_flips_the_scoring() {
    let mut table = Position::duel("", "3p,Ap*2,2p", "9p,Ap,2p").table();
    table.show("3p", "9p").go(ONE, "play Ap");
    assert!(table.has_emitted(&Event::Flipped(Scoring::Lowest)));
    let mut lowest = table.clone();
    lowest.ready();
    assert_eq!(lowest.ended(), ([3, 9], Some(ONE), [0, 0]));
    assert_eq!(lowest.duel().scoring, Scoring::Highest, "for that round only");
    table.go(TWO, "play Ap");
    assert_eq!(table.duel().scoring, Scoring::Highest);
    table.go(ONE, "play Ap").ready();
    assert_eq!(table.ended().1, Some(ONE));
}

#[test]
fn hud_31_the_flip_lasts_though_a_jack_sweeps_the_ace() {
    let mut table = Position::duel("", "3p*2,Ap,2p", "9p*2,Jp,2p").table();
    table.show("3p", "9p").go(ONE, "play Ap").go(TWO, "play Jp");
    assert_eq!(table.duel().scoring, Scoring::Lowest);
    table.go(ONE, "play 3p").ready();
    assert_eq!(table.ended(), ([3, 0], Some(TWO), [0, 0]));
}

#[test]
fn hud_32_two_special_cards_turned_up_act_together() {
    let after = |one: &str, two: &str| {
        let hands = [format!("2p,{one}"), format!("2p,{two}")];
        let mut table = Position::duel("", &hands[0], &hands[1]).table();
        table.show(one, two);
        let [left, right] = table.duel().sides.0.map(|side| side.table.to_string());
        (table.duel().scoring, left, right)
    };
    let all = |scoring, one: &str, two: &str| (scoring, one.to_owned(), two.to_owned());
    assert_eq!(after("Ap", "Ap"), all(Scoring::Highest, "Ap", "Ap"), "twice: nothing changes");
    assert_eq!(after("Jp", "Ap"), all(Scoring::Lowest, "-", "-"), "an Ace still flips");
    assert_eq!(after("Ap", "Jp"), all(Scoring::Lowest, "-", "-"));
    assert_eq!(after("Jp", "Kp"), all(Scoring::Highest, "-", "-"), "a King is swept away");
    assert_eq!(after("Qp", "Jp"), all(Scoring::Highest, "-", "-"), "so is a Queen");
    assert_eq!(after("Jp", "Jp"), all(Scoring::Highest, "-", "-"));
    assert_eq!(after("Kp", "Qp"), all(Scoring::Highest, "Kp", "Qp"));
}

#[test]
fn hud_32_a_queen_that_was_swept_away_lets_nothing_in() {
    let mut table = Position::duel("", "Qp,10p,2p", "Jp,9p").table();
    table.show("Qp", "Jp").refuse(ONE, "play 10p", "HUD-24");
    assert_eq!(table.listed(ONE), ["ready"], "its seat is asked all the same");
}
