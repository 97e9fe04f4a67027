use engine::games::heads_up_duel::{Phase, Scoring, Side};
use engine::seat::SeatSet;

use crate::heads_up_duel::table::Position;
use crate::heads_up_duel::{ONE, TWO};

#[test]
fn hud_25_and_hud_27_the_first_example() {
    let mut table = Position::duel("", "8p*2,2p", "5p*2,3p").table();
    table.show("8p", "5p").go(ONE, "ready").go(TWO, "play 5p").go(ONE, "play 8p");
    table.go(TWO, "ready").go(ONE, "ready");
    assert_eq!(table.ended(), ([16, 10], Some(ONE), [0, 0]));
}

#[test]
fn hud_31_and_hud_28_the_second_example() {
    let mut table = Position::duel("", "9p*2,Ap,2p", "Ap,Jp,3p").table();
    table.show("9p", "Ap");
    assert_eq!(table.duel().scoring, Scoring::Lowest);
    table.go(ONE, "play Ap");
    assert_eq!(table.duel().scoring, Scoring::Highest);
    table.go(TWO, "play Jp").lies("-", "-");
    table.go(ONE, "play 9p").go(TWO, "ready").go(ONE, "ready");
    assert_eq!(table.ended(), ([9, 0], Some(ONE), [0, 0]));
}

#[test]
fn hud_30_and_hud_27_the_third_example() {
    let mut table = Position::duel("", "Kp,2p", "10p,3p").table();
    table.show("Kp", "10p").go(ONE, "ready").go(TWO, "ready");
    assert_eq!(table.ended(), ([0, 10], Some(TWO), [1, 0]));
    assert_eq!(table.points(), [1, 1]);
}

#[test]
fn hud_29_the_fourth_example() {
    let mut table = Position::duel("", "3p*2,Qp,10p*2", "4p,5p").table();
    table.show("3p", "4p").go(ONE, "play Qp").go(TWO, "ready").go(ONE, "play 10p");
    assert_eq!(table.side(Side::One).sum, 13);
    table.go(TWO, "ready").refuse(ONE, "play 10p", "HUD-24");
    table.go(ONE, "play 3p");
}

#[test]
fn hud_33_the_fifth_example() {
    let mut table = Position::duel("", "6p", "7p*2,3p").table();
    table.show("6p", "7p");
    assert_eq!(table.awaited(), SeatSet::from_item(TWO));
    table.go(TWO, "play 7p").go(TWO, "ready");
    assert_eq!(table.view().phase, Phase::Over);
}
